"""What commands are given as text: settings, seeds, languages, bots, seats."""

import secrets
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final

import typer

from longhouse import Game
from longhouse.bots import Bot, bot_seed, make_bot
from longhouse.bots.failing import made
from longhouse.bots.saved import Content, plain
from longhouse.cli.problems import Problem, system_language
from longhouse.kernel.content import did_you_mean
from longhouse.kernel.packs.pack import read_pack
from longhouse.kernel.registry import find_game
from longhouse.messages.catalog import Catalog

LANGUAGES: Final = ("en", "ru", "uk")
SEED_LENGTH: Final = 64
NAME_LENGTH: Final = 20
NUMBER_LENGTH: Final = 9

Language = Annotated[str, typer.Option("--lang", metavar="en|ru|uk", help="Language; by default that of the system.")]
Settings = Annotated[
    list[str] | None,
    typer.Option(
        "--setting", "-s", "--option", "-o", metavar="NAME=VALUE", help="A setting of the game; see `longhouse games`."
    ),
]


def read_settings(given: list[str] | None) -> dict[str, str]:
    """`board=classic19` as name and value; the game checks them."""
    settings: dict[str, str] = {}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise Problem(f"--setting {text}: write it as NAME=VALUE, such as turn_phases=combined")
        if name in settings:
            raise Problem(f"--setting {name} is given twice")
        settings[name] = value
    return settings


def read_seed(given: str | None) -> str:
    """A seed is one word, because it is one line of the journal. Without one, a new seed is drawn."""
    if given is None:
        return str(secrets.randbelow(10**9))
    if not given or len(given) > SEED_LENGTH or not given.isprintable() or given.split() != [given]:
        raise Problem(f"--seed '{given[:SEED_LENGTH]}': a seed is one word or number of at most {SEED_LENGTH} letters")
    return given


def read_language(given: str) -> str:
    """The language asked for; by default that of the system, if it is one of ours."""
    if not given:
        return system_language()
    if given not in LANGUAGES:
        raise Problem(f"--lang {given}: there is {', '.join(LANGUAGES)}")
    return given


def read_players(game: Game, given: int | None) -> int:
    """By default as many as the box is for; the game checks the number."""
    return max(game.players) if given is None else given


def plain_content(game: str, path: Path | None) -> Content | None:
    """A pack as plain data, for other processes, wherever they run."""
    return None if path is None else plain(read_pack(find_game(game), path))


def read_bots(given: str, seats: int) -> list[str]:
    """One name per seat; fewer names than seats are used in turn. SettingError if there is no such bot."""
    names = given.split(",")
    if len(names) > max(seats, 1):
        raise Problem(f"--bots {given}: {len(names)} bots for {seats} seats")
    known = known_bots(given)
    return [known[i % len(known)] for i in range(seats)]


def known_bots(given: str) -> list[str]:
    """Names of bots, each tried once. SettingError if there is no such bot."""
    names = bot_names(given)
    if "" not in sys.path:
        sys.path.append("")  # a custom bot (module:Class) may be in the working directory
    for name in names:
        made(name, "")
    return names


def bot_names(given: str) -> list[str]:
    return [name.strip() for name in given.split(",")]


def make_bots(given: str, seats: Sequence[int], seed: str) -> dict[int, Bot]:
    """The bots of these seats, each with its own seed."""
    names = read_bots(given, len(seats))
    return {seat: make_bot(name, bot_seed(seed, seat)) for seat, name in zip(seats, names, strict=True)}


def read_names(given: list[str], people: int, seats: int, catalog: Catalog, sitting: list[int]) -> list[str]:
    """Names for all seats: those given for people, then our own, none of them twice. People sit in these seats, by
    default the first."""
    if len(given) > people:
        raise Problem(f"{len(given)} names for {people} {'person' if people == 1 else 'people'}")
    for name in given:
        if not name.isprintable() or " ".join(name.split()) != name or not 0 < len(name) <= NAME_LENGTH:
            raise Problem(
                f"--name '{name[:NAME_LENGTH]}': a name is 1 to {NAME_LENGTH} letters, without a blank at its ends"
            )
    names = list(given)
    if people == 1 and not names:
        names.append(catalog.text("terminal-name-you"))
    free = [own for own in catalog.text("terminal-names").split() if own not in names]
    names += free[: seats - len(names)]
    if len(set(names)) < len(names):
        raise Problem("two people cannot have the same --name")
    others = iter(names[len(sitting) :])
    return [names[sitting.index(seat)] if seat in sitting else next(others) for seat in range(seats)]


def read_number(given: str) -> int | None:
    """A number as typed; None if it is not a number, or is too long."""
    return int(given) if given.isascii() and given.isdigit() and len(given) <= NUMBER_LENGTH else None


def read_seat(given: str, seats: int) -> int:
    """A seat by its number, counted from 0 as in journals."""
    seat = read_number(given)
    if seat is not None and seat < seats:
        return seat
    numbers = [str(seat) for seat in range(seats)]
    raise Problem(f"seat '{given}'{did_you_mean(given, numbers)}: this journal has the seats {', '.join(numbers)}")
