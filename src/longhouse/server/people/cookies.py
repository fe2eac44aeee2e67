"""The cookie: a guest's holds their identity and is signed, an account's is a key to a row in the database.

Both kinds have a CSRF token, which only this server can make from the cookie: a page of another site can send our
cookie, but cannot read it, and so cannot send the token.
"""

import base64
import binascii
import hashlib
import secrets
import time
from typing import Final, TypeAlias, final

import itsdangerous
import msgspec
from starlette.requests import HTTPConnection
from starlette.responses import Response

COOKIE: Final = "longhouse"
DAY: Final = 24 * 3600
GUEST_FOR: Final = 400 * DAY  # as long as browsers keep a cookie
RENEW_AFTER: Final = 30 * DAY
ID_BYTES: Final = 12
TOKEN_BYTES: Final = 32
LONGEST: Final = 400


@final
class Guest(msgspec.Struct, frozen=True, array_like=True):
    """The identity of a guest, and since when."""

    id: str
    name: str
    since: int


@final
class Session(msgspec.Struct, frozen=True):
    """The token of a signed-in person; only the database knows whether it is still valid."""

    token: str


@final
class Nothing(msgspec.Struct, frozen=True):
    """No usable cookie, and why: `none`, `forged` or `expired`."""

    why: str


Cookie: TypeAlias = Guest | Session | Nothing


@final
class Signer:
    """Writes and reads cookies with the key of this server. What is signed names its purpose, so the key needs no salt
    and the cookies of older versions stay valid (ADR 0047)."""

    def __init__(self, key: bytes) -> None:
        self.signer: Final = itsdangerous.Signer(key, key_derivation="none", digest_method=hashlib.sha256)

    def mac(self, purpose: str, text: str) -> str:
        return self.signer.get_signature(f"{purpose}:{text}").decode()

    def write(self, guest: Guest) -> str:
        payload = base64.urlsafe_b64encode(msgspec.json.encode(guest)).decode().rstrip("=")
        return f"g.{payload}.{self.mac('guest', payload)}"

    def read(self, text: str) -> Cookie:
        if not text:
            return Nothing("none")
        kind, _, rest = text.partition(".")
        if len(text) > LONGEST or not text.isascii() or kind not in ("g", "s"):
            return Nothing("forged")
        return self.read_guest(rest) if kind == "g" else read_session(rest)

    def read_guest(self, text: str) -> Cookie:
        payload, _, mac = text.partition(".")
        if not self.signer.verify_signature(f"guest:{payload}", mac):
            return Nothing("forged")
        try:
            guest = msgspec.json.decode(base64.urlsafe_b64decode(payload + "=" * (-len(payload) % 4)), type=Guest)
        except (binascii.Error, msgspec.DecodeError):
            return Nothing("forged")
        # One from the future is ours, too: it was written before the clock of this machine was set back.
        return guest if time.time() - guest.since < GUEST_FOR else Nothing("expired")

    def csrf(self, cookie: Guest | Session) -> str:
        """The token for this guest, whatever their name, or for this session."""
        return self.mac("csrf", f"g.{cookie.id}" if isinstance(cookie, Guest) else f"s.{cookie.token}")


def read_session(token: str) -> Cookie:
    return Session(token) if len(token) == len(new_session().token) else Nothing("forged")


def new_guest(name: str = "") -> Guest:
    return Guest(secrets.token_urlsafe(ID_BYTES), name, int(time.time()))


def new_session() -> Session:
    return Session(secrets.token_urlsafe(TOKEN_BYTES))


def hide(session: Session) -> str:
    """What the database keeps of a token: enough to recognise it, not enough to use it."""
    return hashlib.sha256(session.token.encode()).hexdigest()


def set_cookie(connection: HTTPConnection, response: Response, value: str, seconds: int) -> None:
    """Scripts cannot read it, and browsers do not send it with requests that other sites' pages make."""
    secure = connection.url.scheme in ("https", "wss")
    response.set_cookie(COOKIE, value, max_age=seconds, path="/", secure=secure, httponly=True, samesite="lax")
