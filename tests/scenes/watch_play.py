"""Playing at a table of the Watch in the words of the game: picks by text, colours for seats, events as lines."""

from collections.abc import Mapping
from pathlib import Path
from typing import Self

import longhouse
from longhouse.games.watch.sites import road_sites, settlement_sites
from longhouse.games.watch.table import Watch
from longhouse.games.watch.tiles import road_length
from longhouse.games.watch.vocabulary import EVENTS, REASONS, SOURCES
from longhouse.games.watch.words import PIECES, RESOURCES, STREAMS, TILE_IDS
from longhouse.kernel.chance import seeded
from longhouse.kernel.decision import NOBODY, SPECTATOR, Decision, IllegalPick, Option
from longhouse.kernel.event import Event
from longhouse.kernel.zone import FACE_DOWN
from tests.scenes.watch_facts import (
    FACTS,
    check_north,
    colours,
    corner_name,
    deck_order,
    hexes,
    path_name,
    pieces_on_board,
    rates,
    row,
)

ASK = "watch-ask-"
EVENT = "watch-event-"
WHY = "watch-why-"
OF_A_SEAT = ("rob", "close", "ask", "look")  # picks that name a player


def deal(
    players: int,
    options: Mapping[str, longhouse.OptionValue],
    seed: str,
    content: Path | None,
    luck: dict[str, list[int]],
) -> Watch:
    """A table that has been listened to from its first event on, with some of its luck agreed beforehand."""
    game = longhouse.find_game("watch")
    settings = game.settle_settings(players, longhouse.plain_options(options))
    chance = seeded(seed, game.stream_names())
    for number, stream in enumerate(STREAMS):
        chance.load(number, [outcome - stream.first for outcome in luck.get(stream.name, [])])
    table = game.deal(players, settings, longhouse.content_of(game, content), chance)
    assert isinstance(table, Watch)
    table.listening = True
    table.events = []
    table.settle()
    return table


class Play:
    """A table, whoever sits at it known by colour. Every check fails with what the table shows instead."""

    def __init__(self, table: Watch) -> None:
        self.table = table
        self.colours = colours(table)

    def seat(self, colour: str) -> int:
        return SPECTATOR if colour == "spectator" else self.colours.index(colour)

    def load(self, stream: str, *outcomes: int) -> Self:
        """These come next in this stream of luck, counted as the players count them."""
        number = [known.name for known in STREAMS].index(stream)
        self.table.chance.load(number, [outcome - STREAMS[number].first for outcome in outcomes])
        return self

    def dice(self, one: int, two: int, trail: int = 0) -> Self:
        """What the next roll shows; in the full game the third die too."""
        self.load("dice", one, two)
        return self.load("trail", trail) if trail else self

    # --- picking

    def pick(self, colour: str, *texts: str) -> Self:
        for text in texts:
            self.options(colour)
            try:
                self.table.pick(self.option(text), self.seat(colour))
            except IllegalPick as problem:
                may = ", ".join(self.options(colour))
                raise AssertionError(
                    f"{colour} cannot pick {text} ({problem.reason}); {colour} may: {may}"
                ) from problem
            self.sound(f"after {colour} picked {text}")
        return self

    def sound(self, when: str) -> None:
        """Nothing is lost or made (GW-2.1), and a table that remembers nothing asks the same questions."""
        table = self.table
        for resource, total in enumerate(table.box.stock_of):
            assert sum(table.hands.counts[resource::RESOURCES]) == total, f"cards lost or made {when}"
        for kind, card in enumerate(table.box.cards):
            held = sum(table.cards.counts[kind :: table.cards.width]) + table.deck.cards.count(kind)
            held += table.looked.cards.count(kind) + table.discarded.cards.count(kind)
            assert held == card.count, f"{card.name} lost or made {when}"
        for seat in range(table.seats):
            placed = pieces_on_board(table, seat)
            left = table.stock[seat * PIECES : (seat + 1) * PIECES]
            assert [a + b for a, b in zip(placed, left, strict=True)] == table.box.pieces, f"pieces lost {when}"
        if table.box.full:
            check_north(table, when)
        if table.heroes and NOBODY not in table.heroes:
            assert len({*table.heroes, *table.display}) == table.seats + len(table.display), f"a hero twice {when}"
        fresh = table.clone()
        fresh.refresh()
        fresh.reask()
        assert fresh.rates == table.rates, f"stale trade rates {when}"
        for seat in range(table.seats):  # asking also makes the table remember, so that the next pick has to keep it up
            assert road_sites(table, seat) == road_sites(fresh, seat), f"stale paths {when}"
            assert settlement_sites(table, seat) == settlement_sites(fresh, seat), f"stale intersections {when}"
        assert table.lengths == [road_length(table, seat) for seat in range(table.seats)], f"stale lengths {when}"
        told = [(d.seat, d.ask, d.args, d.options) for d in table.decisions]
        assert told == [(d.seat, d.ask, d.args, d.options) for d in fresh.decisions], f"a stale question {when}"

    def twin(self) -> "Play":
        """The same table once more, to be played differently."""
        table = self.table.clone()
        table.listening = True
        table.events = []
        return Play(table)

    def position(self) -> list[object]:
        """Everything that the table holds, to compare."""
        return longhouse.save(self.table)

    def view(self, to: str) -> list[object]:
        """Everything that somebody sees of the table, to compare."""
        return [longhouse.save(self.seen(to)), self.heard(to)]

    # --- what may be picked

    def decision(self, colour: str) -> Decision:
        for decision in self.table.decisions:
            if decision.seat == self.seat(colour):
                return decision
        asked = ", ".join(self.questions()) or "nobody"
        raise AssertionError(f"{colour} is not asked anything; asked: {asked}")

    def options(self, colour: str) -> list[str]:
        return [self.spell(option) for option in self.decision(colour).options]

    def withheld(self, colour: str, *viewers: str) -> Self:
        """What this colour may do, it alone can see."""
        for viewer in viewers:
            told = self.seen(viewer).asked(self.seat(colour)).options
            assert not told, f"{viewer} sees what {colour} may do: {[self.spell(option) for option in told]}"
        told = self.seen(colour).asked(self.seat(colour)).options
        assert [self.spell(option) for option in told] == self.options(colour), f"{colour} does not see its options"
        return self

    def offers(self, colour: str, *texts: str) -> Self:
        """These and no others, in this order."""
        wanted = [self.proper(text) for text in texts]
        assert self.options(colour) == wanted, f"{colour} may {self.options(colour)}, not {wanted}"
        return self

    def only(self, colour: str, *texts: str) -> Self:
        """These and no others; the digest does not fix their order."""
        may, wanted = set(self.options(colour)), {self.proper(text) for text in texts}
        assert may == wanted, f"{colour} may also {sorted(may - wanted)}, may not {sorted(wanted - may)}"
        return self

    def may(self, colour: str, *texts: str) -> Self:
        for text in texts:
            may = self.options(colour)
            assert self.proper(text) in may, f"{colour} may not {text} (see {self.why(colour, text)}), but {may}"
        return self

    def may_not(self, colour: str, *texts: str) -> Self:
        for text in texts:
            assert self.proper(text) not in self.options(colour), f"{colour} may {text}"
        return self

    def refuses(self, colour: str, text: str, rule: str, why: str) -> Self:
        """It is not offered, the reason is told, and whoever picks it all the same changes nothing."""
        seat, option = self.seat(colour), self.option(text)
        reason = self.table.why_not(seat, option)
        assert reason is not None, f"{colour} may {text}, though {rule} should forbid it ({why})"
        found = (reason.rule, reason.key.removeprefix(WHY))
        assert found == (rule, why), f"{colour} may not {text} by {found}, not by {(rule, why)}"
        (kinds,) = [kinds for _, key, kinds in REASONS.values() if key == reason.key]
        assert len(reason.args) == sum(RESOURCES if kind == "cards" else 1 for kind in kinds), f"{reason} is no {kinds}"
        before = self.position()
        try:
            self.table.pick(option, seat)
        except IllegalPick as problem:
            assert problem.reason.rule == rule, f"{text} was refused by {problem.reason}, not by {rule}"
            assert self.position() == before, f"{text} was refused, but it changed the table"
            return self
        raise AssertionError(f"{colour} picked {text}, though {rule} forbids it ({why})")

    def why(self, colour: str, text: str) -> str:
        """The rule that forbids it, or nothing."""
        reason = self.table.why_not(self.seat(colour), self.option(text))
        return reason.rule if reason is not None else ""

    def asks(self, *questions: str) -> Self:
        """The open questions in their order: `red roll`, `blue discard 4`."""
        assert self.questions() == list(questions), f"asked: {self.questions()}, not {list(questions)}"
        return self

    def questions(self, to: str = "table") -> list[str]:
        decisions = self.seen(to).decisions
        return [" ".join([self.colours[d.seat], d.ask.removeprefix(ASK), *[str(n) for n in d.args]]) for d in decisions]

    # --- words

    def option(self, text: str) -> Option:
        """What a text says; a path or an intersection by any of its names (GW-1.3), a seat by its colour."""
        verb, _, noun = self.proper(text).partition("/")
        if verb in OF_A_SEAT:
            noun = str(self.seat(noun))
        option = longhouse.read_option(self.table, f"{verb}/{noun}" if noun else verb)
        assert option is not None, f"'{text}' is nothing that can be said at this table"
        return option

    def spell(self, option: Option) -> str:
        text = self.table.spell(option)
        verb, _, noun = text.partition("/")
        return f"{verb}/{self.colours[int(noun)]}" if verb in OF_A_SEAT else text

    @staticmethod
    def proper(text: str) -> str:
        verb, _, noun = text.partition("/")
        if verb in ("road", "lift"):
            return f"{verb}/{path_name(noun)}"
        if verb in ("settlement", "keep"):
            return f"{verb}/{corner_name(noun)}"
        return text

    # --- what the table shows, and what was told

    def seen(self, to: str) -> Watch:
        return self.table if to == "table" else self.table.seen_from(self.seat(to))

    def shows(self, to: str = "table", **expected: object) -> Self:
        """Facts of the table, or of what somebody sees of it; of a list by colour or resource only what is named."""
        table = self.seen(to)
        for name, value in expected.items():
            found = FACTS[name](table)
            if isinstance(found, dict) and isinstance(value, dict):
                found = {key: found[key] for key in value}
            assert found == value, f"{name} is {found}, not {value}"
        return self

    def hexes(self) -> list[str]:
        """Terrain and number of every hex, in the order of the board."""
        return list(hexes(self.table).values())

    def holds(self, colour: str) -> dict[str, int]:
        return row(self.table.hands, self.seat(colour), self.table.box.resources)

    def deck_order(self) -> list[str]:
        return deck_order(self.table)

    def rates(self, colour: str) -> dict[str, int]:
        return rates(self.table, self.seat(colour))

    def pick_names(self, verb: str) -> list[str]:
        """Every place that this verb can name on this board."""
        texts = [self.table.spell(option) for option in self.table.vocabulary()]
        return [text.partition("/")[2] for text in texts if text.startswith(f"{verb}/")]

    def vocabulary(self) -> list[str]:
        """Everything that can ever be said at this table."""
        return [self.spell(option) for option in self.table.vocabulary()]

    def ends(self, path: str) -> list[str]:
        """The two intersections of a path."""
        box = self.table.box
        return [box.spell_noun("intersection", end) for end in box.board.map.side_ends[self.option(f"road/{path}").a]]

    def heard(self, to: str = "table") -> list[str]:
        """What the last pick brought about, as somebody saw it: `GW-6.3 red robbed blue ?`."""
        return [self.tell(event) for event in self.seen(to).events]

    def hears(self, to: str, *lines: str) -> Self:
        """These and no others, in this order."""
        assert self.heard(to) == list(lines), f"{to} hears {self.heard(to)}, not {list(lines)}"
        return self

    def hears_last(self, to: str, line: str) -> Self:
        """The last thing that happened."""
        assert self.heard(to)[-1:] == [line], f"{to} hears {self.heard(to)}, not {line} at last"
        return self

    def tell(self, event: Event) -> str:
        who = self.colours[event.seat] if event.seat != NOBODY else "nobody"
        words = [event.rule, who, event.kind.removeprefix(EVENT)]
        args = list(event.args)
        for kind in EVENTS[event.kind]:
            width = RESOURCES if kind == "cards" else 1
            words.append(self.noun(kind, args[:width]))
            del args[:width]
        assert not args, f"{event} has more arguments than its vocabulary says"
        return " ".join(words)

    def noun(self, kind: str, args: list[int]) -> str:
        box = self.table.box
        if FACE_DOWN in args:
            return "?"
        if kind == "cards":
            return "+".join([f"{n} {box.resources[i]}" for i, n in enumerate(args) if n])
        if kind == "seat":
            return self.colours[args[0]]
        if kind == "tile":
            return TILE_IDS[args[0]]
        return str(args[0]) if kind == "number" else box.spell_noun(kind, args[0])

    def fell(self, winner: str, ending: str, tie: str) -> Self:
        """GW-15.3: the Wall has fallen; `nobody` wins where everybody loses."""
        result = self.table.result
        assert result is not None, f"the game is not over; asked: {self.questions()}"
        found = ([self.colours[seat] for seat in result.winners], result.ending, result.tie, result.rule)
        winners = [] if winner == "nobody" else [winner]
        wanted = (winners, f"watch-ending-{ending}", f"watch-tie-{tie}", "GW-15.3")
        assert found == wanted, f"{found}, not {wanted}"
        return self

    def won(self, colour: str, points: int) -> Self:
        result = self.table.result
        assert result is not None, f"the game is not over; asked: {self.questions()}"
        assert [self.colours[seat] for seat in result.winners] == [colour], f"{result.winners} won, not {colour}"
        assert result.points[self.seat(colour)] == points, f"{colour} has {result.points}, not {points}"
        return self

    def sources(self, colour: str) -> dict[str, int]:
        """The points of a finished game by their source."""
        result = self.table.result
        assert result is not None, "the game is not over"
        names = [name.removeprefix("watch-source-") for name in SOURCES]
        return dict(zip(names, result.sources[self.seat(colour)], strict=True))

    def not_over(self) -> Self:
        assert not self.table.over, f"the game is over: {self.heard()}"
        return self
