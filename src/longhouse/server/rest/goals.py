"""A game on one page, with the numbers of its settings and its pack."""

import asyncio
from functools import lru_cache
from typing import Annotated, Final

from fastapi import APIRouter, Query, Request
from pydantic import Field

from longhouse import find_game, game_names
from longhouse.kernel.goal import Amount, Goal, Line, Part, Piece
from longhouse.server.base.refusal import Shape, may_refuse, refuse
from longhouse.server.people.people import person_of
from longhouse.server.rest.catalogue import Id, Setting
from longhouse.server.rest.lobby import watched
from longhouse.server.rest.packs import packs_of
from longhouse.server.rest.seating import MOST_SEATS, MOST_SETTINGS, complete_settings

router: Final = APIRouter(prefix="/api", tags=["games"])


class AmountOut(Shape):
    """So many of something; `key` is the message that names it."""

    icon: str
    count: int
    key: str


class LineOut(Shape):
    """An icon and a message, which may have a second sentence `key.text`; what it scores or costs."""

    icon: str
    key: str
    args: dict[str, int]
    points: list[int]
    price: list[AmountOut]
    mark: Annotated[str, Field(description="yours, bad, range (points from … to), or nothing")]


class PartOut(Shape):
    """A part of the page: its rule, the message that is its title, its lines."""

    rule: str
    key: str
    lines: list[LineOut]


class PieceOut(Shape):
    """A thing in the drawing of the example: a card, a thing, a die or a sign."""

    kind: str
    icon: str
    key: str
    number: int
    tone: str


class GoalOut(Shape):
    """The whole page. All texts are messages of `goal` and `<game>-goal`."""

    number: Annotated[int, Field(description="Beside the aim; `unit` says what it counts")]
    unit: str
    aim: LineOut
    scores: PartOut
    turn: PartOut
    deeds: PartOut
    example: list[PieceOut]
    told: LineOut
    end: PartOut
    icons: list[LineOut]


@router.get("/games/{game}/goal", responses=may_refuse(404, 422))
async def of_game(
    game: Id,
    players: Annotated[int, Query(ge=1, le=MOST_SEATS)],
    setting: Annotated[list[Setting] | None, Query(max_length=MOST_SETTINGS, examples=[["mode=base"]])] = None,
) -> GoalOut:
    """The aim, a turn and the icons of a game with these settings; each setting as `name=value`."""
    if game not in game_names():
        raise refuse(404, "setting-game-unknown", games=", ".join(game_names()))
    given = {name: value for name, _, value in (each.partition("=") for each in setting or [])}
    settings = complete_settings(find_game(game), players, given)
    return standard(game, players, tuple(settings.items()))


@router.get("/tables/{id}/goal", responses=may_refuse(403, 404, 422))
async def of_table(request: Request, id: Id) -> GoalOut:
    """The same for a table, with the values of its pack."""
    table = await watched(request, id, await person_of(request))
    content = await packs_of(request).content(table)
    game = find_game(table.game)
    box = await asyncio.to_thread(game.box_for, content, {**table.settings}, len(table.seats))
    return made(table.game, box)


@lru_cache(64)
def standard(name: str, players: int, settings: tuple[tuple[str, str], ...]) -> GoalOut:
    game = find_game(name)
    return made(name, game.box_for(game.content(), dict(settings), players))


def made(name: str, box: object) -> GoalOut:
    goal = find_game(name).face().goal
    if goal is None:
        raise refuse(404, "server-no-goal")
    return goal_out(goal(box))


def goal_out(goal: Goal) -> GoalOut:
    return GoalOut(
        number=goal.number,
        unit=goal.unit,
        aim=line_out(goal.aim),
        scores=part_out(goal.scores),
        turn=part_out(goal.turn),
        deeds=part_out(goal.deeds),
        example=[piece_out(piece) for piece in goal.example],
        told=line_out(goal.told),
        end=part_out(goal.end),
        icons=[line_out(line) for line in goal.icons],
    )


def part_out(part: Part) -> PartOut:
    return PartOut(rule=part.rule, key=part.key, lines=[line_out(line) for line in part.lines])


def line_out(line: Line) -> LineOut:
    price = [amount_out(amount) for amount in line.price]
    return LineOut(icon=line.icon, key=line.key, args=line.args, points=line.points, price=price, mark=line.mark)


def amount_out(amount: Amount) -> AmountOut:
    return AmountOut(icon=amount.icon, count=amount.count, key=amount.key)


def piece_out(piece: Piece) -> PieceOut:
    return PieceOut(kind=piece.kind, icon=piece.icon, key=piece.key, number=piece.number, tone=piece.tone)
