"""What luck did: other worlds differ only in what nobody knew; rolls are counted against what they bring on average."""

import math
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

import longhouse
from longhouse.arena.dice import Count, counted
from longhouse.arena.luck import fortune, is_rolled, redealt, used
from longhouse.bots import ask, make_bot
from longhouse.games.midgard.face.fortune import warriors
from longhouse.games.midgard.state.table import Midgard
from longhouse.games.watch.state.table import Watch
from longhouse.games.watch.state.words import RESOURCES
from longhouse.kernel.decision import EVERYBODY, NOBODY, Option
from longhouse.kernel.event import Event
from longhouse.kernel.face import Rolled
from longhouse.kernel.history import History, replay_pick
from longhouse.kernel.journal import Pick, read_journal
from longhouse.kernel.playout import play_out
from longhouse.kernel.table import Table
from tests.cli import played

GOLDEN = Path(__file__).parents[1] / "golden"


def told(journal: str) -> Iterator[tuple[History, Table, Pick, Option]]:
    """A journal pick by pick: the table before, the pick, and the history with its result."""
    history = longhouse.replay(journal, upto=0)
    for number, pick in enumerate(read_journal(history.game, journal).picks, 1):
        past = history.table.clone()
        option = past.read(pick.option)
        assert option is not None
        replay_pick(history, number, pick)
        yield history, past, pick, option


# --- worlds with other luck


@pytest.mark.parametrize("game", longhouse.GAMES)
def test_nobody_sees_a_difference_but_luck_is_another(game: str) -> None:
    differ = 0
    for number in range(6):
        table = longhouse.new_table(game, players=3, seed=number)
        play_out(table, random.Random(number), 12 * number)
        world = redealt(table, "w")
        assert longhouse.save(world) != longhouse.save(table)
        for seat in range(table.seats):
            assert longhouse.save(world.view(seat)) == longhouse.save(table.view(seat))
        assert [tally.counts for tally in world.tallies()] == [tally.counts for tally in table.tallies()]
        hands = [(zone.cards, zone.seen_by) for zone in table.zones() if zone.seen_by]
        assert [(zone.cards, zone.seen_by) for zone in world.zones() if zone.seen_by] == hands
        piles = [(sorted(zone.cards), zone.cards) for zone in table.zones()]
        differ += [(sorted(zone.cards), zone.cards) for zone in world.zones()] != piles
        assert longhouse.save(redealt(table, "w")) == longhouse.save(world) != longhouse.save(redealt(table, "v"))
    assert differ > 3  # the piles


def test_without_luck_there_is_none() -> None:
    """A pick that draws nothing has the same result in all worlds."""
    quiet = 0
    evaluate = longhouse.find_game("watch").mind().evaluate
    for history, past, pick, option in told(played.journal()):
        if past.barriers() == history.table.barriers():
            came = evaluate(history.table)
            assert fortune(past, option, pick.seat, came, evaluate, 2, "x")[:2] == ([0.0, 0.0], [0.0, 0.0])
            quiet += 1
        if quiet == 40:
            return
    pytest.fail("so short a game")


def test_the_luck_of_a_roll_is_what_it_brought_less_the_mean_of_all_36() -> None:
    """Uses cards in hand instead of chances: their mean over 36 rolls is known."""
    worlds, off, noise = 60, 0.0, 0.0
    rolls = 0
    for history, past, pick, option in told(played.journal()):
        found = history.game.face().rolled(past, option, pick.seat, history.table.events)
        cards = [one for one in found if one.key == "watch-rolls-cards"]
        if cards and history.table.decision.ask != "watch-ask-discard":
            luck, spread, _ = fortune(past, option, pick.seat, held(history.table), held, worlds, f"{rolls}")
            off += luck[0] - (cards[0].came - cards[0].expected)
            noise += spread[0] ** 2 / worlds
            rolls += 1
    assert rolls > 20 and noise > 0
    assert abs(off) < 3 * math.sqrt(noise)


def held(table: Table) -> list[float]:
    assert isinstance(table, Watch)
    return [float(table.hands.size(seat)) for seat in range(table.seats)]


def test_luck_evens_out_over_many_games() -> None:
    """Whatever the evaluation, results are on average what was expected."""
    total = variance = 0.0
    evaluate = longhouse.find_game("midgard").mind().evaluate
    for game in range(12):
        history = longhouse.new_game("midgard", seats=["A", "B"], seed=f"even {game}")
        bots = [make_bot("uniform", f"{game}/{seat}") for seat in range(2)]
        while not history.table.over:
            past, decision = history.table.clone(), history.table.decision
            option = ask(bots[decision.seat], history.table, decision)
            pick = history.pick(option, decision.seat)
            if is_rolled(history.game, pick.luck):
                came = evaluate(history.table)
                luck, spread, _ = fortune(
                    past, option, decision.seat, came, evaluate, 6, f"{len(history.journal.picks)}"
                )
                assert sum(luck) == pytest.approx(0)
                total += luck[0]
                variance += spread[0] ** 2 * (1 + 1 / 6)
    assert variance > 0.01
    assert abs(total) < 3 * math.sqrt(variance)


def test_a_draw_is_worth_what_is_made_of_it() -> None:
    """Northgard's evaluation does not count a tile in hand, only a placed one."""
    evaluate = longhouse.find_game("northgard").mind().evaluate
    journal = (GOLDEN / "northgard" / "wolf-3.journal").read_text(encoding="utf-8")
    blind = seeing = 0
    for history, past, pick, option in told(journal):
        if past.barriers() != history.table.barriers() and not is_rolled(history.game, pick.luck):
            blind += any(fortune(past, option, pick.seat, evaluate(history.table), evaluate, 4, "x")[1])
            seeing += any(fortune(past, option, pick.seat, used(history.table), used, 4, "x")[1])
            if seeing > blind + 2:
                return
    pytest.fail("no draw was ever of use")


# --- rolls against expectation


def test_cards_from_rolls() -> None:
    """GW-3.4: the average of a roll is the sum of the ways, out of 36, to roll the numbers of the player's hexes."""
    first = True
    came = [0, 0]
    numbers = []
    for history, past, pick, option in told(played.journal()):
        found = history.game.face().rolled(past, option, pick.seat, history.table.events)
        if found:
            assert isinstance(past, Watch)
            numbers += [one.args[0] for one in found if one.seat == NOBODY and one.came]
            cards = [one for one in found if one.key == "watch-rolls-cards"]
            for one in cards:
                came[one.seat] += int(one.came)
                if first:
                    assert one.expected == pytest.approx(by_hand(past, one.seat))
            first = False
    dice = [pick.luck for _, _, pick, _ in told(played.journal()) if is_rolled(history.game, pick.luck)]
    assert numbers == [luck[1] + luck[3] + 2 for luck in dice]
    assert all(came) and not first


def by_hand(t: Watch, seat: int) -> float:
    total = 0.0
    for one in range(1, 7):
        for two in range(1, 7):
            if one + two != 7:
                mine = [n for place, slot, n in t.yields[one + two] if slot // RESOURCES == seat and place != t.tormund]
                total += sum(mine) / 36
    return total


def test_warrior_dice() -> None:
    """CM-1.6, CM-8.16: a swordsman has 3 blanks, a hit, a double and a shield; an axeman 6 hits on 6 faces."""
    table = longhouse.new_table("midgard", players=2)
    assert isinstance(table, Midgard)
    sword, axe, double, shield, blank = 0, 2, 2, 3, 0
    told = [die * 4 + face + 1 for die, face in ((sword, double), (sword, shield), (axe, blank))]
    sums = [
        (count.key, *count.args, count.times, count.came, round(6 * count.expected, 9))
        for count in summed(warriors(table, 1, [*told, 0, 0, 0, 0, 0], -1))
    ]
    assert sums == [
        ("midgard-rolls-hits", sword, 2, 2, 6),
        ("midgard-rolls-shields", sword, 2, 1, 2),
        ("midgard-rolls-hits", axe, 1, 0, 6),
    ]
    (again,) = summed(warriors(table, 1, told, 0b100))
    assert (again.seat, again.key, again.args, again.times) == (1, "midgard-rolls-hits", (axe,), 1)


def summed(rolls: list[Rolled]) -> list[Count]:
    return counted(rolls, lambda roll: roll.key)


@pytest.mark.parametrize(
    ("path", "key"),
    [("midgard/plain-2.journal", "midgard-rolls-hits"), ("northgard/wolf-3.journal", "northgard-rolls-battle")],
)
def test_every_die_of_a_game_is_counted_once(path: str, key: str) -> None:
    """CM-8.15, CM-8.16, NG-12.5: as many as the journal has outcomes of dice, except those for the first player."""
    dice = times = 0
    for history, past, pick, option in told((GOLDEN / path).read_text(encoding="utf-8")):
        stream = history.game.stream_names().index("dice")
        dice += pick.luck[::2].count(stream)
        dice -= 2 * [event.kind for event in history.table.events].count("northgard-event-rolled-first")
        found = history.game.face().rolled(past, option, pick.seat, history.table.events)
        times += sum(count.times for count in summed(found) if count.key == key)
    assert times == dice > 10


def test_the_battle_die() -> None:
    """NG-12.6: 2, 3, 2 + 1, 2 kills, 1 + 1, and 1 of either: 13 on 6 faces."""
    table = longhouse.new_table("northgard", players=2)
    events = [Event("northgard-event-rolled", "NG-12.5", 0, [face], 1, EVERYBODY) for face in range(6)]
    (count,) = summed(longhouse.find_game("northgard").face().rolled(table, Option(0), 0, events))
    assert (count.times, count.came) == (6, 13) and count.expected == pytest.approx(13)


def test_sums_seat_by_seat_and_the_table_last() -> None:
    rolls = [
        Rolled(NOBODY, "n", [6], 1, [0, 0, 0, 1]),
        Rolled(1, "a", [], 2, [1, 2]),
        Rolled(0, "b", [], 3, [1, 3]),
        Rolled(0, "a", [], 0, [0, 2]),
        Rolled(NOBODY, "n", [5], 0, [0, 1]),
        Rolled(1, "a", [], 1, [1, 2]),
    ]
    assert counted(rolls, lambda roll: f"{roll.key} of {roll.args}") == [
        Count(0, "a", (), "a of []", 1, 0, 1.0, 0.5),
        Count(0, "b", (), "b of []", 1, 3, 2.0, 0.5),
        Count(1, "a", (), "a of []", 2, 3, 3.0, 0.75),
        Count(NOBODY, "n", (6,), "n of [6]", 1, 1, 0.25, 0.25),
        Count(NOBODY, "n", (5,), "n of [5]", 1, 0, 0.5, 0.5),
    ]


def test_a_game_without_dice() -> None:
    game = longhouse.find_game("wild")
    assert game.face().rolled(longhouse.new_table("wild", players=2), Option(0), 0, []) == []
    assert not any(stream.rolled for stream in game.streams)
