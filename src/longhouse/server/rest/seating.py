"""From a request to a table that can be played: settings, seats, names. Anything impossible is refused."""

from typing import Annotated, Final, Literal

from pydantic import Field, StringConstraints

from longhouse import Game, SettingError, find_game, game_names
from longhouse.bots import LEVELS, NAMES
from longhouse.kernel.game import one_line
from longhouse.messages import Phrase, setting_phrase
from longhouse.server.base.refusal import Refusal, Shape, refuse, shown
from longhouse.server.people.bot_names import name_bots
from longhouse.server.people.names import LONGEST_RAW, outline, read_name, read_own_name
from longhouse.server.people.people import Person
from longhouse.server.rest.packs import PackWish
from longhouse.server.store.facts import SeatInfo, TableInfo, new_id, new_secret
from longhouse.server.wire.parts import WatchRule

BOTS: Final = (*LEVELS, *NAMES)
MOST_SEATS: Final = 8
MOST_SETTINGS: Final = 64
OUR_LISTS: Final = ("allowed", "games", "streams", "values")  # arguments of refusals that we wrote ourselves

NameText = Annotated[str, StringConstraints(min_length=1, max_length=LONGEST_RAW)]
Word = Annotated[str, StringConstraints(max_length=100)]
Promise = Annotated[
    str,
    StringConstraints(pattern="^[0-9a-f]{64}$"),
    Field(description="The SHA-256 of a random word, which you reveal at `word` once the game is starting"),
]


KINDS: Final = ("me", "open", "hotseat", "bot")


class Me(Shape):
    """Your own seat."""

    kind: Literal["me"]


class Open(Shape):
    """A seat for anyone who comes."""

    kind: Literal["open"]


class OnScreen(Shape):
    """A person who plays on the same screen as you."""

    kind: Literal["hotseat"]
    name: NameText


class BotSeat(Shape):
    """A bot; without a name it is given one."""

    kind: Literal["bot"]
    bot: Annotated[str, StringConstraints(max_length=32), Field(examples=["greedy"])]
    name: NameText | None = None


SeatWish = Annotated[Me | Open | OnScreen | BotSeat, Field(discriminator="kind")]


class TableWish(Shape):
    """A table to create. Settings that are not named are as in the rule book."""

    game: Annotated[str, StringConstraints(max_length=32), Field(examples=["watch"])]
    settings: Annotated[dict[Word, Word], Field(max_length=MOST_SETTINGS, default_factory=dict)]
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=MOST_SEATS)]
    watch: WatchRule = "link"
    seed: Annotated[str | None, StringConstraints(min_length=1, max_length=60)] = None
    promise: Promise | None = None
    pack: PackWish | None = None


def agree(wish: TableWish, host: Person, language: str) -> TableInfo:
    """The table that was asked for; raises Refusal."""
    if wish.game not in game_names():
        raise refuse(422, "setting-game-unknown", field="game", games=", ".join(game_names()))
    game = find_game(wish.game)
    settings = complete_settings(game, len(wish.seats), wish.settings)
    seats = take_seats(wish.seats, host, language)
    table = TableInfo(new_id(), game.name, game.version, settings, "", wish.watch, host.id, seats)
    if wish.seed is None:
        table.secret = new_secret()
        table.promise(host.id, wish.promise or "")
    else:
        table.seed = read_seed(wish.seed, seats)
    return table


# --- settings


def complete_settings(game: Game, players: int, given: dict[str, str]) -> dict[str, str]:
    """Every setting with its value; raises a Refusal that names the wrong field and says what is allowed."""
    try:
        return game.check_settings(players, given)  # not complete_settings, which would remember what anybody asks for
    except SettingError as problem:
        raise Refusal(422, setting_reason(problem, game.name), field_of(problem, game)) from None


def setting_reason(problem: SettingError, game: str = "") -> Phrase:
    """In the reader's language."""
    return short(setting_phrase(problem, game))


def short(phrase: Phrase) -> Phrase:
    """What the client sent is repeated as one short line; our own lists are given in full."""
    typed = {name: arg for name, arg in phrase.args.items() if isinstance(arg, str) and name not in OUR_LISTS}
    return Phrase(phrase.key, dict(phrase.args) | {name: shown(arg) for name, arg in typed.items()})


def field_of(problem: SettingError, game: Game) -> str:
    setting = problem.facts.get("setting")
    if setting is None:
        return "seats"
    return f"settings.{setting}" if setting in [choice.name for choice in game.choices] else "settings"


def read_seed(given: str, seats: list[SeatInfo]) -> str:
    """Anyone who knows the seed knows every card, so nobody may choose it if others will play."""
    if any(seat.kind == "open" for seat in seats):
        raise refuse(422, "server-seed-open", field="seed")
    seed = one_line(given)
    if not seed or not seed.isprintable():
        raise refuse(422, "server-seed", field="seed")
    return seed


# --- seats


def take_seats(wishes: list[SeatWish], host: Person, language: str) -> list[SeatInfo]:
    """No two names at a table are alike; bots without a name take one that is free."""
    if sum(1 for wish in wishes if isinstance(wish, Me)) > 1:
        raise refuse(422, "server-seats-me", field="seats")
    seats = [seat_for(number, wish, host) for number, wish in enumerate(wishes)]
    taken: set[str] = set()
    for seat in seats:
        if seat.name and outline(seat.name) in taken:
            raise refuse(422, "server-name-twice", field=f"seats.{seat.seat}.name", name=seat.name)
        taken.add(outline(seat.name))
    name_bots([seat for seat in seats if seat.kind == "bot" and not seat.name], taken, language)
    return seats


def seat_for(number: int, wish: SeatWish, host: Person) -> SeatInfo:
    field = f"seats.{number}"
    match wish:
        case Me():
            return SeatInfo(number, "person", host.name, host.id)
        case Open():
            return SeatInfo(number, "open", "")
        case OnScreen():
            return SeatInfo(number, "hotseat", read_own_name(wish.name, f"{field}.name"), host.id)
        case BotSeat():
            name = "" if wish.name is None else read_name(wish.name, f"{field}.name")
            return SeatInfo(number, "bot", name, None, known_bot(wish.bot, f"{field}.bot"))


def known_bot(bot: str, field: str) -> str:
    """One of the levels for people, or of the bots behind them; never a class path, which would run arbitrary code."""
    if bot not in BOTS:
        raise refuse(422, "server-bot-unknown", field=field, bot=shown(bot), bots=", ".join(BOTS))
    return bot
