"""Each viewer's numbers always count only what it was shown: what is picked in secret, and taken back, leaves no trace
in any message to the others. A scene sets the position of the game."""

import json
import random

import pytest

import longhouse
from longhouse import SPECTATOR, Table
from longhouse.server.store.facts import Entry, SeatInfo, TableInfo
from longhouse.server.table import telling
from longhouse.server.table.record import Record, begin, open_record
from longhouse.server.table.telling import Scene
from tests.games.midgard.rules.test_sealed import sealed
from tests.scenes.wild import scene as wild
from tests.server.house import Frame, House, Talker
from tests.server.table.test_sync import propose

UNDO = "undo"
NAMES = ["Ada", "Bo", "Cy", "Di"]
RED, BLUE, GREEN = 0, 1, 2
Said = list[tuple[int, str]]  # by seat: an option, its verb where that is enough, or UNDO


# --- at every moment of a game


def new_record(game: str, seats: int, **settings: str) -> Record:
    found = longhouse.find_game(game)
    sitting = [SeatInfo(seat, "person", NAMES[seat], f"person {seat}") for seat in range(seats)]
    settled = found.complete_settings(seats, settings)
    table = TableInfo("id", game, found.version, settled, "7", "all", "person 0", sitting)
    return open_record(table, [Entry("id", 1, begin(table))])


def shown(record: Record, viewers: list[int]) -> dict[int, Scene]:
    return {viewer: telling.scene(record, record.history.table.view(viewer), NAMES) for viewer in viewers}


def step(record: Record, luck: random.Random) -> None:
    if record.history.before and luck.random() < 0.3:
        record.undo()
        return
    decision = luck.choice(record.history.table.decisions)
    record.play(luck.choice(decision.options), decision.seat)


@pytest.mark.parametrize(
    ("game", "settings"),
    [
        ("watch", {"mode": "base"}),
        ("watch", {"mode": "full"}),
        ("midgard", {"assign": "simultaneous"}),
        ("northgard", {}),
        ("wild", {}),
    ],
)
def test_a_number_goes_on_by_one_with_what_is_shown_and_only_with_that(game: str, settings: dict[str, str]) -> None:
    record, luck = new_record(game, 3, **settings), random.Random(5)
    viewers = [0, 1, 2, SPECTATOR]
    before = shown(record, viewers)
    secrets = 0
    for _ in range(300):
        if record.history.table.over:
            break
        standing, told = record.seq, {viewer: record.numbers_for(viewer) for viewer in viewers}
        step(record, luck)
        after = shown(record, viewers)
        for viewer in viewers:
            is_told = viewer == record.mover or after[viewer] != before[viewer] or bool(record.latest())
            seq, version = told[viewer]
            assert record.numbers_for(viewer) == (seq + is_told * (record.seq - standing), version + is_told)
            secrets += not is_told
        before = after
    assert secrets > 0 or game == "northgard"


# --- on the wire


class Party:
    """People at a table, the last of them as a spectator. The first seat that picks something does so in secret."""

    def __init__(self, home: House, game: str, seats: int, **settings: str) -> None:
        self.home = home
        self.people = [home.visitor(name) for name in (*NAMES[:seats], "Vi")]
        self.table = home.table(*self.people[:seats], game=game, **settings)
        self.talkers = [person.join(self.table) for person in self.people]

    def put(self, scene: Table) -> "Party":
        """Put the game into the position of the scene; everybody receives it."""

        async def set_up() -> None:
            room = self.home.app.state.rooms.live[self.table]
            room.record.history.table = scene
            room.record.history.record_events()
            room.record.log = []
            room.record.note_asked([], -1)
            room.teller.tell_all_anew(room.record)

        self.home.run(set_up())
        return self

    def heard(self, unseen: Said, seen: Said) -> list[list[Frame]]:
        """What all but the first receive: those who stay, who come in between, and who come back at the end."""
        others = [number for number in range(len(self.people)) if number != unseen[0][0]]
        for talker in self.talkers:
            talker.until_quiet()
            talker.frames.clear()
        self.say(unseen)
        guests = [self.people[number].join(self.table) for number in others]
        self.say(seen)
        versions = [guest.frames[0]["version"] for guest in guests]
        back = [self.people[number].join(self.table, seen=seen) for number, seen in zip(others, versions, strict=True)]
        listeners = [*[self.talkers[number] for number in others], *guests, *back]
        return [self.frames_of(talker) for talker in listeners]

    def say(self, said: Said) -> None:
        for seat, option in said:
            talker = self.talkers[seat]
            talker.until_quiet()
            found = [text for text in talker.options(seat) if option in (text, text.partition("/")[0])]
            assert found or option == UNDO, f"{option} is none of {talker.options(seat)}"
            talker.ids += 1
            answer = talker.undo(seat) if option == UNDO else talker.pick(found[0], seat, id=f"{seat} {talker.ids}")
            assert answer["type"] == "done", answer

    def frames_of(self, talker: Talker) -> list[Frame]:
        """Without presence, and without when and by whom the table was created."""
        talker.until_quiet()
        frames = [frame for frame in talker.frames if frame["type"] not in ("presence", "pong")]
        plain: list[Frame] = json.loads(json.dumps(frames).replace(self.table, "table"))
        for frame in plain:
            if frame["type"] == "state":
                frame["speaker"], frame["table"]["created"] = "", 0
        return plain


def raid(home: House, second: str, in_deck: str) -> Party:
    """Red has two cards in hand, and another on top of the deck."""
    scene = wild.Scene("red", "blue", "green").hand("red", "viking_warrior", second).deck("red", in_deck)
    return Party(home, "wild", 3).put(scene.hand("blue", "beer").town("blue", "smelter").turn("red").table)


def test_two_hands_that_show_the_same_sound_the_same(home: House) -> None:
    """VW-19.2: a player with one fighter is not asked which to send; one with two is, and may take it back."""
    then = [(RED, "declare"), (BLUE, "pass"), (RED, "end-turn")]
    chosen = [(RED, "attack/1,1"), (RED, "add/viking_warrior")]
    forced = raid(home, "beer", "elf_archer").heard(chosen[:1], then)
    assert [frame["version"] for frame in forced[1] if frame["type"] == "update"] == [2, 3, 4]
    assert raid(home, "elf_archer", "beer").heard(chosen, then) == forced
    assert raid(home, "elf_archer", "beer").heard([*chosen, (RED, UNDO), chosen[1]], then) == forced


def test_sealed_orders_that_come_to_the_same_sound_the_same(home: House) -> None:
    """CM-7.3: red takes something back before the last has confirmed."""
    told = []
    send, recall = (RED, "send/troll,sword"), (RED, "recall/troll,sword")
    for unseen in ([send], [send, recall, (RED, "load/shore_1"), (RED, "unload/shore_1"), send]):
        party = Party(home, "midgard", 4, assign="simultaneous").put(sealed().table)
        told.append(party.heard(unseen, [(BLUE, "confirm"), (RED, "confirm"), (GREEN, "confirm")]))
    assert told[0] == told[1]


def test_a_counter_offer_that_is_dropped_sounds_like_no(home: House) -> None:
    """GW-4.9: nor does a proposal reveal how it was put together."""
    told = []
    for unseen in ([(BLUE, "decline")], [(BLUE, "counter"), (BLUE, "add"), (BLUE, "drop")]):
        party = Party(home, "watch", 3, first_player="seat")
        propose(party.talkers)
        told.append(party.heard(unseen, [(GREEN, "decline"), (RED, "go-on"), (RED, "end-turn")]))
    assert told[0] == told[1]


def test_who_plays_two_seats_at_one_screen_has_seen_what_one_of_them_saw(home: House) -> None:
    """A version means something else to another seat; a hello that does not say whose it is gets the whole state."""
    ada, bo = home.visitor("Ada"), home.visitor("Bo")
    table = home.table(ada, ada, bo, first_player="seat")
    talkers = [ada.join(table, seat=0), ada.join(table, seat=1), bo.join(table)]
    propose(talkers)
    versions = [talker.state["version"] for talker in talkers]
    assert versions[0] > versions[1] == versions[2]
    kinds = []
    for seat, seen in ((1, versions[1]), (None, versions[0]), (1, versions[0])):
        back = ada.call(table)
        back.hello(seat, seen)
        kinds.append(back.hear("state", "update")["type"])
    assert kinds == ["update", "state", "state"]
