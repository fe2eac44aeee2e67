"""What a client's messages do in its room. Every refusal gives a reason, in the words of the rules where they apply.

All of this runs in the room's own task, one message after the other.
"""

from collections.abc import Awaitable, Callable
from typing import Any, Final

from longhouse import IllegalPick, Table
from longhouse.kernel.decision import NO_OPTION, NOTHING_ASKED
from longhouse.kernel.table import NOT_ASKED
from longhouse.messages.phrase import Phrase
from longhouse.server.base import health
from longhouse.server.store.database import FAILURES
from longhouse.server.store.facts import SeatInfo
from longhouse.server.store.store import Taken
from longhouse.server.table import coaching, story, talk
from longhouse.server.table.advising import advise
from longhouse.server.table.client import Client
from longhouse.server.table.hinting import hint
from longhouse.server.table.record import Record
from longhouse.server.table.room import NotKept, Room, why_not_kept
from longhouse.server.wire import said
from longhouse.server.wire.wire import DoneMsg, LessonMsg, PongMsg, RefusedMsg

NO_WORD: Final = "room-unknown-option"
STAND_IN: Final = "greedy"  # the bot that plays for a person who left


# --- hello


async def hello(room: Room, client: Client, message: said.HelloIn) -> None:
    """Greet a client that comes, comes back, or changes to another seat on a shared screen.

    `seen` counts what the viewer it had until now was shown, so a client that changes seats gets the whole state.
    """
    eyes = client.viewer if client.greeted or len(room.crowd.seats_of(client)) < 2 else message.seat
    client.patches = message.patches
    client.grace = message.grace
    client.shown = -1  # it says so anew when it has shown what it is sent now
    if message.seat is not None:
        client.wanted = message.seat
    room.teller.look(room.record, client)
    anew = client.viewer != eyes
    missed = None if room.record is None or anew else room.record.since(client.viewer, message.seen)
    if room.record is None or missed is None:
        client.catch_up(room.teller.state(room.record, client))
    else:
        client.send(room.teller.missed(room.record, client.viewer, missed))
        client.send(room.crowd.presence())
        if room.table.lesson:
            client.send(LessonMsg(room.coach.out(room.record)))
        talk.tell_missed(room, client, message.chat)
        room.crowd.tell_own_formalities(client)
    if not client.greeted:
        client.greeted = True
        room.crowd.tell_presence()
        room.drive()  # the bots may have paused because nobody was here


# --- picks


async def make_pick(room: Room, client: Client, message: said.PickIn) -> None:
    """Play the pick, save it, and only then acknowledge it; or refuse it with the reason."""
    record = open_to(room, client, message)
    if record is None:
        return
    seat, table = message.seat, record.history.table
    option = table.read(message.option) or NO_OPTION
    answer = room.coach.answer(record, option, seat)
    if answer is not None:
        refuse(room, client, message, "lesson", Phrase(answer.key, {}), answer.rule)
        return
    if message.careful and warn(room, client, message, table.view(seat)):
        return
    try:
        line = record.play(option, seat, room.coach.luck(record, option, seat))
        await room.keep(line, seat, client.person_id, message.id)
    except IllegalPick:
        why = story.reason(table.view(seat), seat, message.option, message.id, room.crowd.names)
        refuse(room, client, message, "illegal", why.why or Phrase("room-late", {}), why.rule)
        return
    except NotKept as problem:
        if (
            problem.late
            and room.record is not None
            and room.record.may_pick(option, seat, message.seq, message.version)
        ):
            await make_pick(room, client, message)  # another process was quicker, but with a pick of another seat
        else:
            not_kept(room, client, message, problem)
        return
    await was_picked(room, client, message, record)


def warn(room: Room, client: Client, message: said.PickIn, view: Table) -> bool:
    """Instead of a pick that the rules warn of, send the preview that says so."""
    told = story.preview(view, message.seat, message.option, message.id, room.crowd.names)
    if any(told.warns):
        client.send(told)
    return any(told.warns)


async def was_picked(room: Room, client: Client, message: said.PickIn, record: Record) -> None:
    """The pick is in the journal. In a lesson nobody waits before the others answer it: there is a way back anyway."""
    if client.grace and room.coach.course is None:
        room.patience.begin(record, message.seat)
    else:
        room.patience.end()
    client.send(DoneMsg(message.id, record.numbers_for(message.seat)[0]))
    room.teller.tell_change(record, record.latest(), message.seat)
    await room.follow_lesson(record)
    room.drive()


async def undo(room: Room, client: Client, message: said.UndoIn) -> None:
    record = open_to(room, client, message)
    if record is None:
        return
    if message.seq != record.numbers_for(message.seat)[0] or not record.history.can_undo(message.seat):
        refuse(room, client, message, "undo", Phrase("room-undo-nothing", {}))
        return
    try:
        await room.keep(record.undo(), message.seat, client.person_id, message.id)
    except NotKept as problem:
        not_kept(room, client, message, problem)
        return
    room.patience.end()
    client.send(DoneMsg(message.id, record.numbers_for(message.seat)[0]))
    room.teller.tell_change(record, [], message.seat)
    await room.follow_lesson(record)


def open_to(room: Room, client: Client, message: said.PickIn | said.UndoIn) -> Record | None:
    """The game, if this client may move now; otherwise None, and the client has had its answer.

    A request that was already carried out is acknowledged again, but not repeated.
    """
    record = room.record
    known = None if record is None else record.said.get((client.person_id, message.id))
    if known is not None:
        client.send(DoneMsg(message.id, known))
    elif record is None:
        refuse(room, client, message, "not-begun", Phrase("room-not-begun", {}))
    elif message.seat not in room.crowd.seats_of(client):
        refuse(room, client, message, "seat", Phrase("room-not-your-seat", {}))
    elif room.table.status == "given_up":
        refuse(room, client, message, "given-up", Phrase("room-given-up", {}))
    elif room.table.seats[message.seat].stand_in:
        refuse(room, client, message, "stand-in", Phrase("room-stand-in", {}))
    elif not record.in_time(message.seat, message.seq, message.version):
        refuse(room, client, message, "late", *why_late(room, record, message))
    elif room.store.database.fault:  # it may not even be readable, so do not play what would have to be taken back
        refuse(room, client, message, "not-kept", Phrase("room-database-lost", {}))
    else:
        return record
    return None


def why_late(room: Room, record: Record, message: said.PickIn | said.UndoIn) -> tuple[Phrase, str]:
    """The rules may have a word for what became of the question, and the rule of it."""
    late, table, seat = Phrase("room-late", {}), record.history.table, message.seat
    if isinstance(message, said.UndoIn) or table.decision_for(seat) is not NOTHING_ASKED:
        return late, ""
    told = story.reason(table.view(seat), seat, message.option, message.id, room.crowd.names)
    known = told.why is not None and told.why.key not in (NO_WORD, table.reason(NOT_ASKED, NO_OPTION, seat).key)
    return (told.why or late, told.rule) if known else (late, "")


def refuse(
    room: Room, client: Client, message: said.PickIn | said.UndoIn, what: str, why: Phrase, rule: str = ""
) -> None:
    """Nothing has changed; send the client the reason and the current state, unless the table cannot be read."""
    health.REFUSED.labels(what).inc()
    client.send(RefusedMsg(message.id, message.seq if room.lost else seq_for(room, client), why, rule))
    if not room.lost:
        client.send(room.teller.state(room.record, client))


def seq_for(room: Room, client: Client) -> int:
    return 0 if room.record is None else room.record.numbers_for(client.viewer)[0]


def not_kept(room: Room, client: Client, message: said.PickIn | said.UndoIn, problem: NotKept) -> None:
    """Everybody has been sent the state again. If the entry is in the journal after all, acknowledge it. If nobody
    knows, say neither: the client sends it again when it comes back."""
    if problem.unsure:
        return
    record = room.record
    known = None if record is None else record.said.get((client.person_id, message.id))
    if known is not None:
        client.send(DoneMsg(message.id, known))
    else:
        refuse(room, client, message, "not-kept", Phrase(problem.why, {}))


# --- questions


async def explain(room: Room, client: Client, message: said.WhyIn | said.PreviewIn) -> None:
    """Say why an option is not allowed, from the seat's own view alone."""
    record = room.record
    if record is None:
        client.complain("not-begun", "room-not-begun", message.id)
    elif message.seat not in room.crowd.seats_of(client):
        client.complain("seat", "room-not-your-seat", message.id)
    else:
        tell = story.reason if isinstance(message, said.WhyIn) else story.preview
        view = record.history.table.view(message.seat)
        client.send(tell(view, message.seat, message.option, message.id, room.crowd.names))


async def draw(room: Room, client: Client, message: said.BoardIn) -> None:
    """The table as text, as this client sees it."""
    if room.record is None:
        client.complain("not-begun", "room-not-begun", message.id)
    else:
        view = room.record.history.table.view(client.viewer)
        client.send(story.board(view, message.language, message.id, room.crowd.names))


# --- seats


async def vote(room: Room, client: Client, message: said.VoteIn) -> None:
    """The others who are online decide what happens to the seat of a person who is not."""
    crowd, seat = room.crowd, message.seat
    why = no_vote(room, client, seat)
    if why:
        client.complain("vote", why, message.id)
        return
    try:
        said = await room.store.vote(room.table.id, seat, client.person_id, message.choice)
    except FAILURES as problem:
        client.complain("vote", why_not_kept(problem), message.id)
        return
    client.send(DoneMsg(message.id, seq_for(room, client)))
    crowd.take_votes(said)
    if crowd.votes.wants_bot(seat, crowd.voters(seat)):
        room.close_votes(crowd.forget_votes([seat]))
        await stand_in(room, client, room.table.seats[seat], STAND_IN)


def no_vote(room: Room, client: Client, seat: int) -> str:
    """Why this cannot be voted on now; empty if it can."""
    if room.record is None or room.table.status != "playing":
        return "room-not-begun"
    if seat >= len(room.table.seats) or room.table.seats[seat].person is None or room.table.seats[seat].stand_in:
        return "room-vote-nobody"
    if client.person_id not in room.crowd.voters(seat):
        return "room-vote-not-yours"
    if room.crowd.online(seat):
        return "room-vote-here"
    return "room-vote-soon" if room.crowd.wait(seat) else ""


async def take_back(room: Room, client: Client, message: said.TakebackSeatIn) -> None:
    if message.seat not in room.crowd.seats_of(client):
        client.complain("seat", "room-not-your-seat")
    elif room.table.seats[message.seat].stand_in:
        await stand_in(room, client, room.table.seats[message.seat], "")


async def formalities(room: Room, client: Client, message: said.FormalitiesIn) -> None:
    """Only the person in that seat learns of it, on all their screens."""
    if room.record is None:
        client.complain("not-begun", "room-not-begun")
    elif message.seat not in room.crowd.seats_of(client):
        client.complain("seat", "room-not-your-seat")
    elif not room.record.game.formalities:
        client.complain("formalities", "room-unknown-option", option="formalities")
    else:
        await room.store.answer_formalities(room.table.id, message.seat, message.on)
        room.table.seats[message.seat].formalities = message.on
        room.crowd.tell_formalities([message.seat])
        room.drive()


async def stand_in(room: Room, client: Client, seat: SeatInfo, bot: str) -> None:
    """Have a bot play this seat from now on; with an empty name, stop it."""
    before, seat.stand_in = seat.stand_in, bot
    try:
        await room.store.change_seat(room.table.id, seat, seat.kind)
    except (Taken, *FAILURES) as problem:
        seat.stand_in = before
        client.complain("seat", why_not_kept(problem))
        return
    room.log.info("stand-in", seat=seat.seat, bot=bot)
    room.crowd.tell_presence()
    room.drive()


async def show(room: Room, client: Client, message: said.ShownIn) -> None:
    """Bots go on when the screens of all who are looking have come to the present."""
    room.patience.shown(client, message.version)


async def grant(room: Room, client: Client, message: said.GraceIn) -> None:
    """Whoever waives the grace does not want to wait for the current one either."""
    client.grace = message.on
    if not message.on and room.patience.mover in room.crowd.seats_of(client):
        room.patience.end()


async def answer_ping(room: Room, client: Client, message: said.PingIn) -> None:
    client.send(PongMsg())


HANDLERS: Final[dict[type[said.ClientMessage], Callable[[Room, Client, Any], Awaitable[None]]]] = {
    said.HelloIn: hello,
    said.PickIn: make_pick,
    said.UndoIn: undo,
    said.WhyIn: explain,
    said.PreviewIn: explain,
    said.BoardIn: draw,
    said.HintIn: hint,
    said.AdviseIn: advise,
    said.ChatIn: talk.say,
    said.MuteIn: talk.mute,
    said.VoteIn: vote,
    said.TakebackSeatIn: take_back,
    said.FormalitiesIn: formalities,
    said.ShownIn: show,
    said.GraceIn: grant,
    said.LessonNextIn: coaching.go_on,
    said.LessonBackIn: coaching.go_back,
    said.LessonSkipIn: coaching.skip,
    said.LessonLeaveIn: coaching.leave,
    said.PingIn: answer_ping,
}
