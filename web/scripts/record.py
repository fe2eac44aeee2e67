"""Writes src/testing/watch.json, watch-full.json, northgard-moments.json, midgard-moments.json and wild-moments.json:
moments of real games as the server sends them, for the tests; and flow.json: what picks of real games changed.

In the base game of the Watch all of them are seat 0's; in the other files each is seen from the seat that is asked.

.venv/bin/python web/scripts/record.py
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from longhouse import Decision, Table, new_table
from longhouse.bots import ask, make_bot
from longhouse.server.table import story

Told = dict[str, object]

NAMES: Final = ["Ingrid", "Olaf", "Helga", "Gunnar"]
BASE: Final = {
    "roll": "roll",
    "build": "settlement",
    "tormund": "tormund",
    "discard": "discard",
    "answer": "decline",
    "trade": "propose",
    "supply": "give",
    "answers": "withdraw",
}
EVENTS: Final = 60  # the last ones
FULL: Final = (
    "roll",
    "guard",
    "wildling",
    "hero",
    "take-hero",
    "keep-hero",
    "name",
    "ask",
    "hand",
    "look",
    "seize",
    "give",
    "gain",
    "leave-out",
    "substitute",
    "keep-card",
    "lift",
)
# what the client shows as a move of a wildling or a guard
WAYS: Final = ("camp", "advance", "crossed", "removed", "guard", "guard-home", "rolled-three")
FIVE: Final = [*NAMES, "Freydis"]
NORTHGARD: Final = ("place", "turn", "to", "fight")
NORTHGARD_SEED: Final = "d"
MIDGARD: Final = (
    "leader",
    "place",
    "sail",
    "peek",
    "keep",
    "take",
    "pray",
    "again",
    "swap",
    "buy",
    "recruit",
    "use",
    "gain",
    "send",
    "lose",
    "reroll",
    "mark",
    "blame",
    "decline",
)
WILD: Final = (
    "play",
    "buy",
    "attack",
    "dragon",
    "undead",
    "dismantle",
    "declare",
    "commit",
    "pay",
    "pay-with",
    "respond",
    "pass",
    "take-out",
    "step",
    "gain",
    "token",
    "destroy-hand",
    "destroy-discard",
    "recover",
    "copy",
    "steal",
    "store",
    "take",
    "asgard",
    "automatic",
    "hold",
    "keep",
)
FOLDER: Final = Path(__file__).parents[1] / "src" / "testing"


def moment(table: Table, seat: int, names: list[str]) -> Told:
    view = table.seen_from(seat)
    decisions = [decision for decision in story.decisions(view, names) if decision.options]
    return {"picture": story.picture(view), "decisions": msgspec.to_builtins(decisions)}


def played(seed: str, names: list[str], mode: str) -> Iterator[tuple[Table, Decision]]:
    return questions(new_table("watch", players=len(names), seed=seed, settings={"mode": mode}), "greedy")


def questions(table: Table, bot: str) -> Iterator[tuple[Table, Decision]]:
    """A game of bots, at every question before it is answered."""
    table.record_events()
    bots = [make_bot(bot, f"b{seat}") for seat in range(table.seats)]
    while not table.over:
        for decision in table.decisions:
            yield table, decision
        decision = table.decision
        table.pick(ask(bots[decision.seat], table, decision), decision.seat)


def record_base() -> Told:
    names = NAMES[:3]
    told: Told = {"names": names}
    log: story.Log = []
    for table, decision in played("story", names, "base"):
        told.setdefault("scenery", story.scenery(table.seen_from(0)))
        if decision is table.decision:
            log += [(len(log), event) for event in table.events]
        for name, verb in BASE.items():
            if decision.seat == 0 and verb in verbs_of(table, decision) and name not in told:
                told[name] = moment(table, 0, names)
    log += [(len(log), event) for event in table.events]
    told["events"] = msgspec.to_builtins(story.events(table.seen_from(0), log[-EVENTS:], names))
    told["over"] = msgspec.to_builtins(story.score("watch", table.result))
    return told


def record_full() -> Told:
    """One game rarely has all questions of the heroes: as many games as needed, on the same board."""
    moments: Told = {}
    events: Told = {}
    told: Told = {"names": NAMES, "moments": moments, "events": events}
    for game in range(40):
        for table, decision in played(f"full {game}", NAMES, "full"):
            told.setdefault("scenery", story.scenery(table.seen_from(0)))
            note_events(table, events)
            for verb in FULL:
                if verb not in moments and wanted(verb, table, decision):
                    moments[verb] = moment(table, decision.seat, NAMES)
        if len(moments) == len(FULL) and len(events) == len(WAYS):
            break
    return told


def wanted(verb: str, table: Table, decision: Decision) -> bool:
    """Giving to the supply is a hero's question only if there is nothing else to do."""
    verbs = verbs_of(table, decision)
    return verb in verbs and (verb != "give" or verbs == {"give"})


def note_events(table: Table, events: Told) -> None:
    for way in WAYS:
        kind = f"watch-event-{way}"
        found = [event for event in table.events if event.kind == kind]
        if found and way not in events:
            view = table.seen_from(0)
            told = msgspec.to_builtins(story.event_out(view, 1, found[-1], NAMES))
            picture = story.picture(view) or {}
            events[way] = {"event": told, "picture": {"tormund": picture["tormund"], "north": picture["north"]}}


def record_northgard() -> Told:
    """The last moment of each kind in a game of five with creatures: by then there is much on the map."""
    moments: Told = {}
    table = new_table("northgard", players=len(FIVE), seed=NORTHGARD_SEED, settings={"creatures": True})
    told: Told = {"names": FIVE, "moments": moments}
    for now, decision in questions(table, "uniform"):
        for verb in verbs_of(now, decision) & set(NORTHGARD):
            moments[verb] = {"seat": decision.seat, **moment(now, decision.seat, FIVE)}
    told["scenery"] = story.scenery(table.seen_from(0))
    return told


def record_midgard() -> Told:
    """The last moment of each kind in a game of four, and in as many games as needed to have every kind."""
    moments: Told = {}
    told: Told = {"names": NAMES, "moments": moments}
    for game in range(40):
        table = new_table("midgard", players=len(NAMES), seed=f"midgard {game}")
        told.setdefault("scenery", story.scenery(table.seen_from(0)))
        missing = set(MIDGARD) - set(moments)
        if not missing:
            break
        for now, decision in questions(table, "uniform"):
            for verb in verbs_of(now, decision) & missing:
                moments[verb] = {"seat": decision.seat, **moment(now, decision.seat, NAMES)}
    return told


def record_wild() -> Told:
    """As with Midgard; and the result of the last game."""
    moments: Told = {}
    told: Told = {"names": NAMES, "moments": moments}
    for game in range(100):
        table = new_table("wild", players=len(NAMES), seed=f"wild {game}", settings={"round_limit": 40})
        told.setdefault("scenery", story.scenery(table.seen_from(0)))
        missing = set(WILD) - set(moments)
        if not missing:
            break
        for now, decision in questions(table, "uniform"):
            for verb in verbs_of(now, decision) & missing:
                moments[verb] = {"seat": decision.seat, **moment(now, decision.seat, NAMES)}
        told["over"] = story.picture(table.seen_from(0))
    return told


def numbers_of(game: str, seat: Any) -> dict[str, int]:
    """Public numbers of a seat, by their names in the client, that grow only when something is gained."""
    match game:
        case "watch":
            return {"hand": seat["hand"]["size"]}
        case "midgard":
            goods = dict(zip(("food", "wood", "coin", "favour"), seat["goods"], strict=True))
            return {**goods, "blame": seat["blame"], "points": seat["glory"], "warriors": seat["warriors"]}
        case "northgard":
            return dict(zip(("food", "wood", "lore"), seat["goods"], strict=True))
        case _:
            return {"points": seat["vp"], "hand": seat["handSize"]}


def record_flow(game: str, settings: dict[str, object], games: int) -> list[Told]:
    """What grew with a pick, and the events that say so: one pick of each combination of kinds of events."""
    told: dict[frozenset[str], Told] = {}
    for number in range(games):
        table = new_table(game, players=len(NAMES), seed=f"flow {number}", settings=settings)
        before: list[dict[str, int]] = []
        for now, decision in questions(table, "uniform" if number else "greedy"):
            if decision is not now.decision:
                continue
            view = now.seen_from(0)
            picture: Any = story.picture(view)
            numbers = [numbers_of(game, seat) for seat in picture["seats"]]
            grown = [
                [seat, name, n - before[seat][name]]
                for seat, each in enumerate(numbers if before else [])
                for name, n in each.items()
                if n > before[seat][name]
            ]
            events = [story.event_out(view, 1, event, NAMES) for event in now.events]
            key = frozenset(event.kind for event in events)
            if grown and key not in told:
                facts = [[event.kind, event.rule, event.seat, event.args] for event in events]
                told[key] = {"grown": grown, "events": facts}
            before = numbers
    return list(told.values())


def verbs_of(table: Table, decision: Decision) -> set[str]:
    return {table.spell(option).split("/")[0] for option in decision.options}


def write(name: str, told: Told) -> None:
    text = json.dumps(told, ensure_ascii=False, separators=(",", ":")) + "\n"
    (FOLDER / name).write_text(text, encoding="utf-8")


def main() -> None:
    write("watch.json", record_base())
    write("watch-full.json", record_full())
    write("northgard-moments.json", record_northgard())
    write("midgard-moments.json", record_midgard())
    write("wild-moments.json", record_wild())
    flow = {
        "watch": record_flow("watch", {"mode": "full"}, 2),
        "midgard": record_flow("midgard", {}, 2),
        "northgard": record_flow("northgard", {"creatures": True}, 2),
        "wild": record_flow("wild", {"round_limit": 20}, 2),
    }
    write("flow.json", flow)


if __name__ == "__main__":
    main()
