"""Who a visitor is. A guest is a name and a signed cookie, nothing else; an account is optional."""

import secrets
import time
from dataclasses import dataclass
from typing import Final, final

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from starlette.requests import HTTPConnection

from longhouse.server.base.refusal import refuse
from longhouse.server.people.cookies import COOKIE, DAY, Cookie, Guest, Nothing, Session, Signer, hide
from longhouse.server.store.database import Database
from longhouse.server.store.people_rows import AccountRow, KeyRow, SessionRow

KEY: Final = "cookies"
KEY_BYTES: Final = 32
SESSION_FOR: Final = 90 * DAY
RENEW_BEFORE: Final = 60 * DAY


@final
@dataclass(frozen=True, slots=True)
class Person:
    """A person who can sit at a table. The name of a guest who has not chosen one yet is empty."""

    id: str
    name: str
    guest: bool


def id_of(person: Person | None) -> str:
    """The empty string is nobody's id."""
    return "" if person is None else person.id


@final
@dataclass(frozen=True, slots=True)
class Visit:
    """A request and who it comes from. Without a person, `lost` says what happened to the cookie."""

    cookie: Cookie
    person: Person | None
    lost: str = ""  # none, forged, expired, over
    expires: float = 0.0  # of a session


@final
class People:
    """Recognises people by their cookies."""

    def __init__(self, database: Database) -> None:
        self.database: Final = database
        self.signer = Signer(secrets.token_bytes(KEY_BYTES))  # until ours is read from the database

    async def open(self) -> None:
        """Read the key from the database; create it on the first start. Two processes that start together get the same
        key."""
        try:
            async with self.database.writing() as session:
                await session.execute(insert(KeyRow).values(name=KEY, value=secrets.token_bytes(KEY_BYTES)))
        except IntegrityError:
            pass  # it is there already
        async with self.database.reading() as session:
            self.signer = Signer((await session.get_one(KeyRow, KEY)).value)

    async def visit(self, connection: HTTPConnection) -> Visit:
        cookie = self.signer.read(connection.cookies.get(COOKIE, ""))
        match cookie:
            case Guest():
                return await self.visit_of_guest(cookie)
            case Session():
                return await self.visit_of_session(cookie)
            case Nothing():
                return Visit(cookie, None, cookie.why)

    async def visit_of_guest(self, guest: Guest) -> Visit:
        """An account keeps the id of the guest who created it, so the old guest cookie must no longer be enough."""
        async with self.database.reading() as session:
            if await session.get(AccountRow, guest.id) is not None:
                return Visit(guest, None, "over")
        return Visit(guest, Person(guest.id, guest.name, True))

    async def visit_of_session(self, cookie: Session) -> Visit:
        query = (
            select(AccountRow.id, AccountRow.name, SessionRow.expires)
            .join(SessionRow, SessionRow.account == AccountRow.id)
            .where(SessionRow.token == hide(cookie), SessionRow.expires > time.time())
        )
        async with self.database.reading() as session:
            row = (await session.execute(query)).one_or_none()
        if row is None:
            return Visit(cookie, None, "over")
        return Visit(cookie, Person(row[0], row[1], False), expires=row[2])

    # --- sessions

    async def begin_session(self, cookie: Session, account: str) -> None:
        now = time.time()
        async with self.database.writing() as session:
            await session.execute(delete(SessionRow).where(SessionRow.expires < now))
            row = SessionRow(token=hide(cookie), account=account, expires=now + SESSION_FOR)
            session.add(row)

    async def renew_session(self, cookie: Session) -> None:
        change = update(SessionRow).where(SessionRow.token == hide(cookie))
        async with self.database.writing() as session:
            await session.execute(change.values(expires=time.time() + SESSION_FOR))

    async def end_session(self, cookie: Session) -> None:
        async with self.database.writing() as session:
            await session.execute(delete(SessionRow).where(SessionRow.token == hide(cookie)))

    async def end_sessions(self, account: str) -> None:
        """Sign out everywhere."""
        async with self.database.writing() as session:
            await session.execute(delete(SessionRow).where(SessionRow.account == account))


def people_of(connection: HTTPConnection) -> People:
    people = connection.app.state.people
    assert isinstance(people, People)
    return people


async def person_of(connection: HTTPConnection) -> Person | None:
    """Who sent this request or opened this socket; None without a valid cookie."""
    return (await people_of(connection).visit(connection)).person


LOST: Final = {
    "none": "server-cookie-none",
    "forged": "server-cookie-forged",
    "expired": "server-cookie-expired",
    "over": "server-session-over",
}


async def somebody(connection: HTTPConnection) -> Person:
    """The person, who must be known and have a name because others will see it; raises Refusal."""
    visit = await people_of(connection).visit(connection)
    if visit.person is None:
        raise refuse(401, LOST[visit.lost])
    if not visit.person.name:
        raise refuse(409, "server-name-needed", field="name")
    return visit.person
