"""What a learner's messages to the coach do: go on, back, skip a step, leave the lesson for the game.

Each names the step it is about: one that is sent again, or comes too late, is acknowledged and does nothing.
"""

from longhouse.lessons.course import Course
from longhouse.server.table.client import Client
from longhouse.server.table.lessons import Wish
from longhouse.server.table.record import Record
from longhouse.server.table.room import NotKept, Room
from longhouse.server.wire import said
from longhouse.server.wire.wire import DoneMsg


async def go_on(room: Room, client: Client, message: said.LessonNextIn) -> None:
    found = lesson_of(room, client, message)
    if found is not None:
        record, course = found
        course.go_on(record.history.table)
        await answer(room, client, message)


async def go_back(room: Room, client: Client, message: said.LessonBackIn) -> None:
    """The journal keeps what is taken back."""
    found = lesson_of(room, client, message)
    if found is None:
        return
    record, course = found
    if course.can_go_back():
        picks = course.go_back()
        if picks < record.seq and not await kept(room, client, message, record.go_back(picks)):
            return
        room.teller.tell_change(record, [], course.lesson.learner)
    await answer(room, client, message)


async def skip(room: Room, client: Client, message: said.LessonSkipIn) -> None:
    """The lesson makes its own picks."""
    found = lesson_of(room, client, message)
    if found is None:
        return
    record, course = found
    course.skip()
    number, seat = course.place.step, course.lesson.learner
    while course.place.step == number and not course.place.done and not course.go_on(record.history.table):
        option = course.own_pick(record.history.table)
        if option is None:
            course.pass_over()
        else:
            line = record.play(option, seat, room.coach.luck(record, option, seat))
            if not await kept(room, client, message, line):
                return
            course.follow(record.history)
            room.teller.tell_change(record, record.latest(), seat)
    await answer(room, client, message)


async def leave(room: Room, client: Client, message: said.LessonLeaveIn) -> None:
    """The same table goes on as an ordinary game."""
    found = lesson_of(room, client, message)
    if found is not None:
        found[1].leave()
        await answer(room, client, message)


def lesson_of(room: Room, client: Client, message: Wish) -> tuple[Record, Course] | None:
    """The game and the course, if the message is about the step that is taught now."""
    record, course = room.record, room.coach.course
    if record is None or course is None:
        client.complain("no-lesson", "room-no-lesson", message.id)
    elif course.lesson.learner not in room.crowd.seats_of(client):
        client.complain("seat", "room-not-your-seat", message.id)
    elif room.store.database.fault:
        client.complain("not-kept", "room-database-lost", message.id)
    elif message.step != room.coach.number():
        client.send(DoneMsg(message.id, record.numbers_for(client.viewer)[0]))
    else:
        return record, course
    return None


async def kept(room: Room, client: Client, message: Wish, line: str) -> bool:
    """Whether the line is in the journal; if not, the room is back at what its journal says."""
    course = room.coach.course
    assert course is not None
    try:
        await room.keep(line, course.lesson.learner, client.person_id)
    except NotKept as problem:
        if not problem.unsure:
            client.complain("not-kept", problem.why, message.id)
        return False
    return True


async def answer(room: Room, client: Client, message: Wish) -> None:
    """Everything is done: keep where the learner is, and go on."""
    record = room.record
    assert record is not None
    room.coach.follow(record)
    await room.tell_lesson()
    client.send(DoneMsg(message.id, record.numbers_for(client.viewer)[0]))
    room.drive()
