"""What can be played: the games with their settings, their content with its sources, a preview of the board."""

import re
from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Path, Query
from pydantic import Field
from starlette.responses import PlainTextResponse

from longhouse import Choice, Game, find_game, game_names
from longhouse.bots import LEVELS
from longhouse.kernel.chance import seeded
from longhouse.kernel.decision import SPECTATOR
from longhouse.messages.bundle import files_of
from longhouse.messages.rulebook import rulebook_of
from longhouse.server.base.refusal import Shape, may_refuse, refuse
from longhouse.server.rest.packs import SourcesOut, sources_out
from longhouse.server.rest.seating import MOST_SEATS, MOST_SETTINGS, complete_settings
from longhouse.server.table import story
from longhouse.server.wire.schema import wire_schema

router: Final = APIRouter(prefix="/api", tags=["games"])

Id = Annotated[str, Path(min_length=1, max_length=64)]
SOURCES: Final = ("id", "name", "label", "source", "ref", "note")


class ChoiceOut(Shape):
    """A setting of a game: one of `values`, several of them, or a number from `low` to `high`."""

    name: str
    values: list[str]
    several: bool
    low: int
    high: int
    default: str
    rule: Annotated[str | None, Field(description="The rule that mentions it, if there is one")]


class GameOut(Shape):
    """A game. Its words are messages: `<game>-name`, `<game>-setting-<choice>`, with `.explain`."""

    name: str
    players: list[int]
    version: Annotated[int, Field(description="Of the rules")]
    choices: list[ChoiceOut]
    bots: Annotated[list[str], Field(description="The weakest first; those of a table may also be greedy or uniform")]
    sources: SourcesOut


class EntryOut(Shape):
    """A card, a tile or a number from the box, and its source: the rule book, public material, or our own."""

    id: str
    names: Annotated[dict[str, str], Field(description="As printed, by language; empty for what has no name")]
    source: str
    ref: str
    note: str
    values: dict[str, Any]


class GroupOut(Shape):
    """Entries of one kind."""

    name: str
    entries: list[EntryOut]


class ContentOut(Shape):
    """Everything in the box of a game."""

    game: str
    groups: list[GroupOut]


class PreviewOut(Shape):
    """A table before its first pick, as a spectator sees it."""

    scenery: Annotated[Mapping[str, Any], Field(description="What stays as it is for the whole game")]
    picture: Mapping[str, Any]
    shuffled: Annotated[bool, Field(description="The scenery is random: at the table it will be different")]


@router.get("/games")
async def games() -> list[GameOut]:
    """Every game, with all the settings that can be chosen before it begins."""
    return [described(find_game(name)) for name in game_names()]


@router.get("/games/{game}/content", responses=may_refuse(404, 422))
async def content(game: Id) -> ContentOut:
    """Every card, tile and number of a game, with its source."""
    if game not in game_names():
        raise refuse(404, "setting-game-unknown", games=", ".join(game_names()))
    return box_of(game)


@router.get("/games/{game}/words/{language}", response_class=PlainTextResponse, responses=may_refuse(404, 422))
async def words(game: Id, language: Literal["en", "ru", "uk"]) -> str:
    """All messages of a game in one language, as a Fluent file: for a client that was built without this game."""
    if game not in game_names():
        raise refuse(404, "setting-game-unknown", games=", ".join(game_names()))
    return "\n".join(path.read_text(encoding="utf-8") for path in files_of(game, language))


Setting = Annotated[str, Field(max_length=130)]


@router.get("/games/{game}/preview", responses=may_refuse(404, 422))
async def preview(
    game: Id,
    players: Annotated[int, Query(ge=1, le=MOST_SEATS)],
    setting: Annotated[list[Setting] | None, Query(max_length=MOST_SETTINGS, examples=[["layout=random"]])] = None,
) -> PreviewOut:
    """What a table with these settings looks like before the first pick; each setting as `name=value`."""
    if game not in game_names():
        raise refuse(404, "setting-game-unknown", games=", ".join(game_names()))
    given = {name: value for name, _, value in (each.partition("=") for each in setting or [])}
    settings = complete_settings(find_game(game), players, given)
    return dealt(game, players, tuple(settings.items()))


@router.get("/schema.json")
async def schema() -> dict[str, Any]:
    """The wire as JSON Schema: what is sent over a table's socket in both directions, replays, and what is shown of
    each game."""
    return wire_schema()


# --- games


@cache
def described(game: Game) -> GameOut:
    choices = [choice_out(game.name, choice) for choice in game.choices]
    return GameOut(
        name=game.name,
        players=list(game.players),
        version=game.version,
        choices=choices,
        bots=list(LEVELS),
        sources=sources_out(game, game.content()),
    )


def choice_out(game: str, choice: Choice) -> ChoiceOut:
    return ChoiceOut(
        name=choice.name,
        values=choice.values,
        several=choice.several,
        low=choice.low,
        high=choice.high,
        default=choice.default,
        rule=rule_about(game, choice.name),
    )


def rule_about(game: str, setting: str) -> str | None:
    """The rule or section that the digest's table of settings cites for it; failing that, the first rule that names
    it."""
    book, name = rulebook_of(game), re.escape(setting)
    cited = re.compile(rf"\| `?{name}`? \|.*?(?:({book.prefix}-[A-Z]*[\d.]*\d)|section (\d+))")
    for line in next((section.lines for section in book.sections if section.title == "Options"), []):
        if row := cited.match(line):
            return row[1] or f"{book.prefix}-{row[2]}"
    rules = [rule for section in book.sections for rule in section.rules().items()]
    return next((id for id, text in rules if re.search(rf"`{name}\b", text)), None)


# --- boards


@lru_cache(64)
def dealt(name: str, players: int, settings: tuple[tuple[str, str], ...]) -> PreviewOut:
    """Two tables are dealt from different seeds: if their scenery differs, it is random."""
    game = find_game(name)
    tables = [game.deal(players, dict(settings), game.content(), seeded(seed, game.stream_names())) for seed in "12"]
    for table in tables:
        table.settle()
    one, other = [table.view(SPECTATOR) for table in tables]
    scenery = story.scenery(one)
    return PreviewOut(scenery=scenery, picture=story.picture(one), shuffled=scenery != story.scenery(other))


# --- content


@cache
def box_of(game: str) -> ContentOut:
    groups = []
    for name, value in find_game(game).content().root.data.items():
        entries = value if isinstance(value, list) else [value]
        groups.append(
            GroupOut(name=name, entries=[entry_out(name, entry) for entry in entries if isinstance(entry, dict)])
        )
    return ContentOut(game=game, groups=groups)


def entry_out(group: str, entry: dict[str, Any]) -> EntryOut:
    name = entry.get("name", entry.get("label", {}))
    return EntryOut(
        id=str(entry.get("id", group)),
        names={lang: str(text) for lang, text in name.items()} if isinstance(name, dict) else {"en": str(name)},
        source=str(entry.get("source", "")),
        ref=str(entry.get("ref", "")),
        note=str(entry.get("note", "")),
        values={key: value for key, value in entry.items() if key not in SOURCES},
    )
