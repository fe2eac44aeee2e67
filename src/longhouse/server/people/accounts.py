"""Accounts, for those who want one: a name and a password. A guest who creates one keeps all their games."""

import asyncio
import secrets
import time
from base64 import b64encode
from contextlib import suppress
from typing import Final, final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import ColumnElement, or_, select, update
from sqlalchemy.exc import IntegrityError

from longhouse.kernel.game import one_line
from longhouse.server.base.refusal import refuse
from longhouse.server.people.names import outline
from longhouse.server.people.people import Person
from longhouse.server.store.database import Database
from longhouse.server.store.models import SeatRow, TableRow
from longhouse.server.store.people_rows import AccountRow, KeyRow
from longhouse.server.wire.said import MAX_PASSWORD

SHORTEST: Final = 8
LONGEST: Final = MAX_PASSWORD
OUTLINES: Final = "outlines 3"  # a key that says that they are written as this version does
WITH_ID: Final = 20  # letters of an outline that has an id after it
AT_ONCE: Final = 2  # a hash takes 64 MiB on purpose, so only this many are computed at a time


@final
class Accounts:
    """Passwords are hashed in a thread: it is slow on purpose."""

    def __init__(self, database: Database) -> None:
        self.database: Final = database
        self.hasher: Final = PasswordHasher()
        self.turn: Final = asyncio.Semaphore(AT_ONCE)
        self.nobodys: Final = nobodys_hash(self.hasher)

    async def open(self) -> None:
        """Write the outlines of all names as this version does; older ones knew fewer letters that look alike.

        Where two names are alike only now, both people keep theirs: the younger account has its id after the outline.
        """
        with suppress(IntegrityError):  # then another process has just done it
            async with self.database.writing() as session:
                if await session.get(KeyRow, OUTLINES) is not None:
                    return
                session.add(KeyRow(name=OUTLINES, value=b""))
                rows = list(await session.scalars(select(AccountRow).order_by(AccountRow.created)))
                for row in rows:
                    row.outline = f" {row.id}"  # so that no new one meets an old one
                await session.flush()
                taken: set[str] = set()
                for row in rows:
                    form = outline(row.name)
                    row.outline = f"{form[:WITH_ID]} {row.id}" if form in taken else form
                    taken.add(form)

    async def register(self, id: str, name: str, password: str) -> Person:
        """A new account for the guest with this id; raises Refusal if the name is taken."""
        if await self.is_taken(name):
            raise refuse(409, "server-account-taken", field="name", name=name)
        hashed = await self.hash(password)
        row = AccountRow(id=id, name=name, outline=outline(name), password=hashed, created=time.time())
        try:
            async with self.database.writing() as session:
                session.add(row)
        except IntegrityError:
            raise refuse(409, "server-account-taken", field="name", name=name) from None
        return Person(id, name, False)

    async def find(self, name: str, password: str) -> Person | None:
        """The person with this name and password."""
        query = select(AccountRow).where(looks_like(outline(name))).order_by(AccountRow.created)
        async with self.database.reading() as session:
            rows = list(await session.scalars(query))
        row = next((row for row in rows if row.name == one_line(name)), rows[0] if rows else None)
        known = await self.verify(self.nobodys if row is None else row.password, password)
        if row is None or not known:
            return None
        if self.hasher.check_needs_rehash(row.password):
            await self.change(row.id, password=await self.hash(password))
        return Person(row.id, row.name, False)

    async def rename(self, account: str, name: str) -> None:
        try:
            await self.change(account, name=name, outline=outline(name))
        except IntegrityError:
            raise refuse(409, "server-account-taken", field="name", name=name) from None

    async def is_taken(self, name: str, but_by: str = "") -> bool:
        """Whether an account has this name, or one that looks like it."""
        query = select(AccountRow.id).where(looks_like(outline(name)), AccountRow.id != but_by)
        async with self.database.reading() as session:
            return (await session.scalars(query)).first() is not None

    async def claim(self, guest: str, account: str) -> list[str]:
        """Give an account what its owner played as a guest before signing in, except where they would then play against
        themselves. Returns the tables concerned."""
        sits = select(SeatRow.table_id).where(SeatRow.person == account)
        theirs = update(SeatRow).where(SeatRow.person == guest, SeatRow.table_id.not_in(sits))
        seats = theirs.values(person=account).returning(SeatRow.table_id)
        tables = update(TableRow).where(TableRow.host == guest).values(host=account).returning(TableRow.id)
        async with self.database.writing() as session:
            moved = [*(await session.scalars(seats)), *(await session.scalars(tables))]
            news = update(TableRow).where(TableRow.id.in_(moved)).values(seating=TableRow.seating + 1)
            await session.execute(news)  # for the other processes
        return sorted(set(moved))

    # --- details

    async def change(self, account: str, **values: str) -> None:
        async with self.database.writing() as session:
            await session.execute(update(AccountRow).where(AccountRow.id == account).values(**values))

    async def hash(self, password: str) -> str:
        async with self.turn:
            return await asyncio.to_thread(self.hasher.hash, password)

    async def verify(self, hashed: str, password: str) -> bool:
        async with self.turn:
            try:
                return await asyncio.to_thread(self.hasher.verify, hashed, password)
            except (VerificationError, InvalidHashError):
                return False


def looks_like(form: str) -> ColumnElement[bool]:
    return or_(AccountRow.outline == form, AccountRow.outline.startswith(f"{form[:WITH_ID]} ", autoescape=True))


def nobodys_hash(hasher: PasswordHasher) -> str:
    """A hash that no password matches, so that refusing an unknown name takes as long as refusing a wrong password.
    Computing a real one would add a quarter of a second to every start."""
    costs = f"m={hasher.memory_cost},t={hasher.time_cost},p={hasher.parallelism}"
    salt, digest = (b64(secrets.token_bytes(length)) for length in (hasher.salt_len, hasher.hash_len))
    return f"$argon2id$v=19${costs}${salt}${digest}"


def b64(data: bytes) -> str:
    return b64encode(data).decode().rstrip("=")
