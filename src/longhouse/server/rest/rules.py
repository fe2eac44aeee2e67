"""The rules: one by its id, the contents of all digests, a whole digest; each in the reader's language."""

import difflib
from functools import cache
from typing import Annotated, Final, Literal

from fastapi import APIRouter, Path
from pydantic import Field

from longhouse import game_names
from longhouse.messages.rulebook import RULE, Section, rulebook_of, shown_by
from longhouse.server.base.refusal import Shape, may_refuse, refuse, shown

router: Final = APIRouter(prefix="/api", tags=["rules"])

LONGEST_ID: Final = 20
Id = Annotated[str, Path(min_length=1, max_length=64)]
Language = Literal["en", "ru", "uk"]


class RuleOut(Shape):
    """A rule or a section of the rules, and its neighbours."""

    id: str
    game: str
    title: Annotated[str, Field(description="Of the section")]
    text: Annotated[str, Field(description="One line for each rule")]
    neighbours: list[str]
    language: Annotated[Language, Field(description="Of the text: English, if some of it is not translated")]


class SectionOut(Shape):
    """A section of the rules, by its id."""

    id: str
    title: str


class BookOut(Shape):
    """The contents of the rules of a game."""

    game: str
    sections: list[SectionOut]


class LineOut(Shape):
    """A rule, or a line of other text: prose, a row of a table, an item of a list."""

    id: Annotated[str, Field(description="Empty if it is no rule")]
    text: Annotated[str, Field(description="In Markdown; of a rule, what follows its id")]
    english: Annotated[bool, Field(description="It is not translated")]
    shows: Annotated[list[str], Field(description="Of a worked example, the rules that it shows")]


class ChapterOut(Shape):
    """A section of the rules with all its lines."""

    id: str
    title: str
    lines: list[LineOut]


class DigestOut(Shape):
    """The whole rules of a game in one language."""

    game: str
    title: str
    chapters: list[ChapterOut]


@router.get("/games/{game}/rules", responses=may_refuse(404, 422))
async def digest(game: Id, language: Language = "en") -> DigestOut:
    """All rules of a game; what is not translated is in English."""
    if game not in game_names():
        raise refuse(404, "setting-game-unknown", games=", ".join(game_names()))
    return digest_of(game, language)


@router.get("/rules", responses=may_refuse(422))
async def contents(language: Language = "en") -> list[BookOut]:
    """The contents of the rule digests: every section that has rules, game by game."""
    return [contents_of(name, language) for name in game_names()]


@router.get("/rules/{id}", responses=may_refuse(404, 422))
async def rule(id: Id, language: Language = "en") -> RuleOut:
    """A rule (`GW-4.3`) or a section (`GW-4`) of the digests."""
    wanted = id.strip().upper()[:LONGEST_ID]
    found = rules(language).get(wanted)
    if found is None:
        raise refuse(404, "server-rule-unknown", rule=shown(wanted), near=", ".join(near(wanted)))
    return found


@cache
def contents_of(game: str, language: Language) -> BookOut:
    listed = [section for section in rulebook_of(game, language).sections if section.rules()]
    return BookOut(game=game, sections=[SectionOut(id=section.name, title=section.title) for section in listed])


@cache
def digest_of(game: str, language: Language) -> DigestOut:
    book = rulebook_of(game, language)
    chapters = [
        ChapterOut(
            id=section.name,
            title=section.title,
            lines=[line_out(section, place) for place in range(len(section.lines))],
        )
        for section in book.sections
    ]
    return DigestOut(game=game, title=book.title, chapters=chapters)


def line_out(section: Section, place: int) -> LineOut:
    line = section.lines[place]
    rule = RULE.match(line)
    id, text = ("", line) if rule is None else (rule[1], rule[4])
    return LineOut(id=id, text=text, english=place in section.english, shows=shown_by().get(id, []))


@cache
def sections(language: Language) -> list[tuple[str, Section]]:
    """All of them, each with its game."""
    return [(game, section) for game in game_names() for section in rulebook_of(game, language).sections]


@cache
def rules(language: Language) -> dict[str, RuleOut]:
    """All rules and sections, by id in capital letters."""
    found: dict[str, RuleOut] = {}
    names = [section.name for _, section in sections(language)]
    for number, (game, section) in enumerate(sections(language)):
        text = "\n".join(line.removeprefix("- ") for line in section.lines)
        own: Language = "en" if section.english else language
        found[section.name.upper()] = RuleOut(
            id=section.name, game=game, title=section.title, text=text, neighbours=beside(names, number), language=own
        )
        lines = [line for line in (line_out(section, place) for place in range(len(section.lines))) if line.id]
        ids = [line.id for line in lines]
        for place, line in enumerate(lines):
            around = [section.name, *beside(ids, place)]
            own = "en" if line.english else language
            found[line.id.upper()] = RuleOut(
                id=line.id, game=game, title=section.title, text=line.text, neighbours=around, language=own
            )
    return found


def near(wanted: str) -> list[str]:
    """Ids similar to this one; if there are none, the first numbered sections."""
    known = rules("en")
    close = difflib.get_close_matches(wanted, list(known), 4, 0.5)
    numbered = [section.name for _, section in sections("en") if section.name[-1].isdigit()]
    return [known[id].id for id in close] or numbered[:3]


def beside(names: list[str], place: int) -> list[str]:
    """The one before and the one after."""
    return [*names[max(0, place - 1) : place], *names[place + 1 : place + 2]]
