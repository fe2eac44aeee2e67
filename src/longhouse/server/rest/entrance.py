"""/api/me and what belongs to it: who you are, your name, an account, signing in and out."""

import time
from typing import Annotated, Final

from fastapi import APIRouter, Request, Response
from pydantic import Field, StringConstraints

from longhouse.messages.phrase import Phrase
from longhouse.server.base.limits import address_of, check_rate, slow_down
from longhouse.server.base.refusal import PhraseOut, Shape, may_refuse, refuse
from longhouse.server.people import cookies
from longhouse.server.people.accounts import LONGEST, SHORTEST, Accounts
from longhouse.server.people.names import LONGEST_RAW, outline, read_own_name
from longhouse.server.people.passwords import is_easy
from longhouse.server.people.people import LOST, RENEW_BEFORE, SESSION_FOR, People, Person, Visit, people_of
from longhouse.server.table.client import RESTART

router: Final = APIRouter(prefix="/api", tags=["people"])

NameText = Annotated[str, StringConstraints(min_length=1, max_length=LONGEST_RAW), Field(examples=["Ingrid"])]
Password = Annotated[str, StringConstraints(min_length=SHORTEST, max_length=LONGEST)]
TriedPassword = Annotated[str, StringConstraints(max_length=LONGEST)]  # one that is too short is simply wrong


class Me(Shape):
    """Who you are here."""

    name: Annotated[str, Field(description="Empty until you have chosen one")]
    guest: bool
    csrf: Annotated[str, Field(description="To be sent as X-CSRF-Token with every request that changes something")]
    notice: Annotated[PhraseOut | None, Field(description="Why you are no longer who you were before, if that is so")]


class Naming(Shape):
    """What you want to be called."""

    name: NameText


class NewAccount(Shape):
    """A name that is not taken yet, and a password."""

    name: NameText
    password: Password


class Credentials(Shape):
    """The name and the password of an account."""

    name: NameText
    password: TriedPassword


@router.get("/me", responses=may_refuse())
async def who_am_i(request: Request, response: Response) -> Me:
    """Who you are; without a valid cookie you become a new guest."""
    people = people_of(request)
    visit = await people.visit(request)
    if visit.person is None:
        notice = None if visit.lost == "none" else LOST[visit.lost]
        return welcome(request, response, cookies.new_guest(), notice)
    await keep_fresh(request, response, people, visit)
    return me_out(people, visit.cookie, visit.person)


@router.post("/me", responses=may_refuse(400, 401, 403, 409, 413, 422))
async def name_yourself(request: Request, response: Response, wish: Naming) -> Me:
    """Take a name, or change it. At tables where you already sit you keep the old one."""
    people = people_of(request)
    visit, person = await known(request)
    await check_rate(request, "name", person.id)
    name = read_own_name(wish.name)
    accounts = accounts_of(request)
    if await accounts.is_taken(name, but_by=person.id):
        raise refuse(409, "server-account-taken", field="name", name=name)
    if isinstance(visit.cookie, cookies.Guest):
        return welcome(request, response, cookies.Guest(person.id, name, int(time.time())))
    await accounts.rename(person.id, name)
    return me_out(people, visit.cookie, Person(person.id, name, False))


@router.post("/accounts", status_code=201, responses=may_refuse(400, 401, 403, 409, 413, 422))
async def make_account(request: Request, response: Response, wish: NewAccount) -> Me:
    """Turn yourself from a guest into an account; all your games remain yours."""
    _, person = await known(request)
    await check_rate(request, "account", person.id)
    if not person.guest:
        raise refuse(409, "server-account-already", name=person.name)
    name = read_own_name(wish.name)
    if is_easy(wish.password, name):
        raise refuse(422, "server-password-easy", field="password")
    account = await accounts_of(request).register(person.id, name, wish.password)
    return await let_in(request, response, account)


@router.post("/login", responses=may_refuse(400, 401, 403, 413, 422))
async def sign_in(request: Request, response: Response, wish: Credentials) -> Me:
    """Sign in; games you started as a guest come with you."""
    visit, person = await known(request)
    name = outline(wish.name)
    await check_rate(request, "login", f"{name} {address_of(request)}")  # nobody else can shut the owner out
    await slow_down(request, "login-name", name)
    accounts = accounts_of(request)
    account = await accounts.find(wish.name, wish.password)
    if account is None:
        raise refuse(403, "server-login-wrong", field="password")
    if isinstance(visit.cookie, cookies.Session):
        await people_of(request).end_session(visit.cookie)
    elif person.id != account.id:
        await request.app.state.claimed(await accounts.claim(person.id, account.id))
        hang_up(request, person)
    return await let_in(request, response, account)


@router.post("/logout", responses=may_refuse(401, 403, 422))
async def sign_out(request: Request, response: Response, everywhere: bool = False) -> Me:
    """Sign out, in this browser or everywhere. You are then a new guest."""
    people = people_of(request)
    visit, person = await known(request)
    if everywhere and not person.guest:
        await people.end_sessions(person.id)
    elif isinstance(visit.cookie, cookies.Session):
        await people.end_session(visit.cookie)
    hang_up(request, person)
    return welcome(request, response, cookies.new_guest())


# --- details


def hang_up(request: Request, person: Person) -> None:
    """Close the sockets of a person whose identity has changed; they reconnect with their new cookie."""
    for room in request.app.state.rooms.live.values():
        for client in room.crowd.clients:
            if client.person_id == person.id:
                client.close(RESTART, "who are you now?")


def accounts_of(request: Request) -> Accounts:
    accounts = request.app.state.accounts
    assert isinstance(accounts, Accounts)
    return accounts


async def known(request: Request) -> tuple[Visit, Person]:
    visit = await people_of(request).visit(request)
    if visit.person is None:
        raise refuse(401, LOST[visit.lost])
    return visit, visit.person


def welcome(request: Request, response: Response, guest: cookies.Guest, notice: str | None = None) -> Me:
    """A guest exists only as a cookie."""
    people = people_of(request)
    cookies.set_cookie(request, response, people.signer.write(guest), cookies.GUEST_FOR)
    return me_out(people, guest, Person(guest.id, guest.name, True), notice)


async def let_in(request: Request, response: Response, account: Person) -> Me:
    people = people_of(request)
    session = cookies.new_session()
    await people.begin_session(session, account.id)
    cookies.set_cookie(request, response, f"s.{session.token}", SESSION_FOR)
    return me_out(people, session, account)


async def keep_fresh(request: Request, response: Response, people: People, visit: Visit) -> None:
    """Renew cookies and sessions, so that regular visitors never lose theirs."""
    if isinstance(visit.cookie, cookies.Guest) and time.time() - visit.cookie.since > cookies.RENEW_AFTER:
        guest = cookies.Guest(visit.cookie.id, visit.cookie.name, int(time.time()))
        cookies.set_cookie(request, response, people.signer.write(guest), cookies.GUEST_FOR)
    elif isinstance(visit.cookie, cookies.Session) and visit.expires - time.time() < RENEW_BEFORE:
        await people.renew_session(visit.cookie)
        cookies.set_cookie(request, response, f"s.{visit.cookie.token}", SESSION_FOR)


def me_out(people: People, cookie: cookies.Cookie, person: Person, notice: str | None = None) -> Me:
    assert isinstance(cookie, cookies.Guest | cookies.Session)
    why = None if notice is None else PhraseOut.model_validate(Phrase(notice, {}).to_json())
    return Me(name=person.name, guest=person.guest, csrf=people.signer.csrf(cookie), notice=why)
