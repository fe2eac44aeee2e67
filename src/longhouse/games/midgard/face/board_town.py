"""The town and the shores of Champions of Midgard as tables: mark, name, workers, and what is there."""

from textwrap import wrap
from typing import Final

from longhouse.boards.canvas import Canvas
from longhouse.boards.styles import BOLD, FAINT, MARK
from longhouse.games.midgard.face.board_seats import seat_style, ship_text
from longhouse.games.midgard.face.names import listed
from longhouse.games.midgard.face.picture import huts_price, sees
from longhouse.games.midgard.state import words as w
from longhouse.games.midgard.state.steps import Step
from longhouse.games.midgard.state.table import Midgard
from longhouse.kernel.decision import NOBODY, Option, Seat
from longhouse.kernel.zone import FACE_DOWN
from longhouse.messages.catalog import Catalog

APART: Final = " · "
GIVES: Final = " → "
UNBROKEN: Final = "\u00a0"  # a space inside text that stays on one line
SHORT: Final = 24  # the most columns of such text
NAME: Final = 4  # the column where names begin, after the marks
ENEMY_STYLE: Final = {w.RED: "38;5;167", w.BLUE: "38;5;68", w.YELLOW: "38;5;178"}


class Row:
    """One line of a table: the label of the move, a name, whose workers are there, and the facts."""

    def __init__(self, mark: str, name: str, workers: list[Seat], facts: str, style: str = "") -> None:
        self.mark: Final = mark
        self.name: Final = name
        self.workers: Final = workers
        self.facts: Final = facts
        self.style: Final = style


def draw_rows(view: Midgard, letters: list[str], rows: list[Row], width: int) -> Canvas:
    """Names and facts are aligned; what does not fit continues below."""
    canvas = Canvas()
    at = NAME + max(len(row.name) for row in rows) + 1
    facts_at = at + max(1, *[len(row.workers) for row in rows]) + 1
    for row in rows:
        y = canvas.height
        canvas.put(0, y, " ")
        canvas.end_at(NAME - 2, y, row.mark, MARK)
        canvas.put(NAME, y, row.name, row.style)
        for n, seat in enumerate(row.workers):
            canvas.put(at + n, y, letters[seat], seat_style(view, seat))
        for n, line in enumerate(wrap(row.facts, width - facts_at)):
            canvas.put(facts_at, y + n, line.replace(UNBROKEN, " "), FAINT if n else "")
    return canvas


# --- the town


def town(view: Midgard, catalog: Catalog, letters: list[str], marks: dict[Option, str], width: int) -> Canvas:
    """Every place that is in play; card spaces are listed with their enemies."""
    rows: list[Row] = []
    for number, place in enumerate(view.box.places):
        if is_in_play(view, number):
            mark = marks.get(Option(w.PLACE, number), "")
            name = catalog.term(view, "place", number, [])
            style = BOLD if place.kind == w.STALL else ""
            rows.append(Row(mark, name, workers_there(view, number), place_facts(view, catalog, number), style))
    return draw_rows(view, letters, rows, width)


def is_in_play(view: Midgard, number: int) -> bool:
    """CM-4.2"""
    place = view.box.places[number]
    if place.kind == w.STALL:
        return number in view.stalls
    if place.kind == w.LONGSHIP:
        return view.box.ship_of_place(number) in view.ship_of
    return all(step.target == w.NONE for step in place.steps)


def workers_there(view: Midgard, number: int) -> list[Seat]:
    return [view.placed[at + 1] for at in range(0, len(view.placed), 2) if view.placed[at] == number]


def place_facts(view: Midgard, catalog: Catalog, number: int) -> str:
    """1 coin → 1 swordsman, 1 axeman"""
    place = view.box.places[number]
    if place.kind == w.LONGSHIP:
        return catalog.text("board-midgard-ship", number=view.box.ships[view.box.ship_of_place(number)].capacity)
    gains = [text for step in place.steps if (text := step_text(view, catalog, step))]
    cost = goods_text(catalog, place.cost)
    text = GIVES.join([part for part in (cost, ", ".join(gains)) if part])
    return f"{text} (×{place.repeat_max})" if place.repeat_max > 1 else text


def step_text(view: Midgard, catalog: Catalog, step: Step) -> str:
    """What one verb of the data gives, CM-5.27."""
    verb = step.verb
    if verb == w.DO_COLLECT_STOCK:
        return stock_text(view, catalog, step.stock)
    if verb == w.DO_SAIL:
        return catalog.text("board-midgard-ship", number=view.box.ships[view.box.ship_names.index(step.ship)].capacity)
    if verb == w.DO_GAIN_CARD:
        return merchant_text(view, catalog)
    if verb == w.DO_HIRE_WORKER:
        return catalog.text("board-midgard-hire", number=huts_price(view))
    if verb == w.DO_BUY_FAVOUR:
        rows = zip(step.row_coins, step.row_favour, strict=True)
        return catalog.text("board-midgard-pray", table=", ".join(f"{coins}{GIVES}{favour}" for coins, favour in rows))
    if verb == w.DO_BLAME:
        return catalog.text("board-midgard-blame", number=step.n)
    key = f"board-midgard-do-{w.EFFECT_IDS[verb]}"
    gains = [goods_text(catalog, step.goods), dice_text(catalog, step.dice)]
    gains += [catalog.text("board-midgard-gain-glory", number=step.glory)] if step.glory else []
    return catalog.text(key) if catalog.bundle.has(key) else ", ".join(part for part in gains if part)


def stock_text(view: Midgard, catalog: Catalog, stock: int) -> str:
    n = view.stock[stock]
    if not n:
        return catalog.text("board-midgard-empty")
    key = "midgard-goods-food" if stock == w.STOCK_FOOD else f"midgard-dice-{w.DIE_IDS[stock]}"
    return catalog.text(key, number=n)


def merchant_text(view: Midgard, catalog: Catalog) -> str:
    """CM-3.7: Whalers: 2 spearmen, 1 food"""
    if not view.merchants:
        return ""
    merchant = view.box.merchants[view.merchants[-1]]
    gains = [dice_text(catalog, merchant.dice), goods_text(catalog, merchant.goods)]
    return f"{catalog.term(view, 'merchant', view.merchants[-1], [])}: {', '.join(part for part in gains if part)}"


def goods_text(catalog: Catalog, goods: list[int]) -> str:
    noun = listed("goods", w.GOOD_IDS, goods)
    return catalog.forms(noun)[""] if noun is not None else ""


def dice_text(catalog: Catalog, dice: list[int]) -> str:
    noun = listed("dice", w.DIE_IDS, dice)
    return catalog.forms(noun)[""] if noun is not None else ""


# --- enemies and shores


def targets(view: Midgard, catalog: Catalog, letters: list[str], marks: dict[Option, str], width: int) -> Canvas:
    """The card spaces of the town, then the shores, once cards have been laid there."""
    rows: list[Row] = []
    if view.round == 0:
        return Canvas()
    for target in range(w.SHORE_1 + view.box.shores_used):
        enemy = view.enemies[target]
        style = ENEMY_STYLE.get(view.box.enemies[enemy].colour, BOLD) if enemy != w.NONE else ""
        holder = [view.holder[target]] if view.holder[target] != NOBODY else []
        mark = target_mark(view, marks, target)
        facts = target_facts(view, catalog, letters, target)
        rows.append(Row(mark, target_name(view, catalog, target), holder, facts, style))
    return draw_rows(view, letters, rows, width)


def target_mark(view: Midgard, marks: dict[Option, str], target: int) -> str:
    """A worker for the fight, or a ship or a look for the shore."""
    for number, place in enumerate(view.box.places):
        if any(step.target == target for step in place.steps) and Option(w.PLACE, number) in marks:
            return marks[Option(w.PLACE, number)]
    shore = target - w.SHORE_1
    return marks.get(Option(w.SAIL, shore), "") or marks.get(Option(w.PEEK, shore), "")


def target_name(view: Midgard, catalog: Catalog, target: int) -> str:
    """In town the enemy, elsewhere the number of the shore and the enemy: 2 Huldra (red)."""
    enemy = view.enemies[target]
    name = catalog.term(view, "enemy", enemy, []) if enemy != w.NONE else catalog.text("board-midgard-empty")
    return name if target < w.SHORE_1 else f"{target - w.SHORE_1 + 1} {name}"


def target_facts(view: Midgard, catalog: Catalog, letters: list[str], target: int) -> str:
    enemy = view.enemies[target]
    facts = enemy_facts(view, catalog, enemy) if enemy != w.NONE else []
    if view.coins[target]:
        facts.append(catalog.text("board-midgard-coins", number=view.coins[target]))
    if target >= w.SHORE_1:
        facts.append(journey_text(view, catalog, letters, target - w.SHORE_1))
        facts.append(catalog.text("board-midgard-feeds", number=view.box.warriors_per_food(target)))
    if view.ship_at[target] != w.NONE:
        facts.append(ship_text(view, catalog, view.ship_at[target]))
    there = [dice_text(catalog, view.sent[target * w.DICE : (target + 1) * w.DICE])]
    there += [catalog.text("midgard-goods-food", number=view.laden[target])] if view.laden[target] else []
    facts.append(", ".join(part for part in there if part))
    return APART.join(part.replace(" ", UNBROKEN) if len(part) <= SHORT else part for part in facts if part)


def enemy_facts(view: Midgard, catalog: Catalog, number: int) -> list[str]:
    """CM-5.32: attack and defence, the reward, the types that it bans."""
    enemy = view.box.enemies[number]
    parts = [catalog.text("board-midgard-enemy", attack=enemy.attack, defence=enemy.defence)]
    reward = [catalog.text("board-midgard-gain-glory", number=enemy.glory), goods_text(catalog, enemy.reward)]
    parts.append(", ".join(part for part in reward if part))
    banned = [catalog.text(f"midgard-die-{name}") for die, name in enumerate(w.DIE_IDS) if enemy.ban[die]]
    return [*parts, catalog.text("board-midgard-ban", dice=", ".join(banned))] if banned else parts


def journey_text(view: Midgard, catalog: Catalog, letters: list[str], shore: int) -> str:
    """CM-H4, CM-H8: the card for those who have looked at it; who has looked for everybody."""
    zone = view.journeys[shore]
    if not zone.cards:
        return ""
    known = zone.cards[0] != FACE_DOWN and sees(view, zone.seen_by)
    text = catalog.text("board-midgard-journey", journey=journey_name(view, catalog, zone.cards[0]) if known else "?")
    eyes = [letters[seat] for seat in range(view.seats) if zone.seen_by >> seat & 1]
    return f"{text} ({catalog.text('board-midgard-seen', letters=', '.join(eyes))})" if eyes else text


def journey_name(view: Midgard, catalog: Catalog, journey: int) -> str:
    return catalog.term(view, "journey", journey, [])
