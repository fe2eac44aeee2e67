"""Refusals: which code, why in the reader's language, and about which field. All refusals of the server have this
shape."""

from typing import Annotated, Any, Final, TypeAlias, final

from fastapi import HTTPException, Request
from pydantic import BaseModel, ConfigDict, Field

from longhouse.kernel.game import one_line
from longhouse.messages.bundle import LANGUAGES
from longhouse.messages.phrase import Arg, Phrase

SHOWN: Final = 40  # letters


class Shape(BaseModel):
    """A part of the REST interface; unknown fields are refused."""

    model_config = ConfigDict(extra="forbid")


class PhraseOut(Shape):
    """A message and its arguments, rendered by the client in the reader's language."""

    key: str
    args: "dict[str, ArgOut]"


class JoinOut(Shape):
    """Several nouns as one."""

    join: "list[NounOut]"
    by: str


class TextOut(Shape):
    """A name that is the same in every language."""

    text: str


class NamesOut(Shape):
    """A name by language."""

    names: dict[str, str]


NounOut: TypeAlias = PhraseOut | JoinOut | TextOut | NamesOut
ArgOut: TypeAlias = int | str | NounOut

PhraseOut.model_rebuild()
JoinOut.model_rebuild()


class RefusalOut(Shape):
    """The answer when a request is refused."""

    code: Annotated[str, Field(description="A word for programs", examples=["table-full"])]
    why: Annotated[PhraseOut, Field(description="A sentence for people")]
    field: Annotated[str | None, Field(description="The part of the request that is wrong, such as `settings.board`")]


@final
class Refusal(HTTPException):
    """Raised when a request cannot be granted. Its code is its message without `server-`, `room-` or `setting-`."""

    def __init__(
        self, status: int, why: Phrase, field: str | None = None, headers: dict[str, str] | None = None
    ) -> None:
        super().__init__(status, why.key, headers)
        self.why: Final = why
        self.field: Final = field

    @property
    def code(self) -> str:
        return self.why.key.removeprefix("server-").removeprefix("room-").removeprefix("setting-")

    def to_json(self) -> dict[str, object]:
        return {"code": self.code, "why": self.why.to_json(), "field": self.field}


def refuse(status: int, key: str, *, field: str | None = None, **args: Arg) -> Refusal:
    return Refusal(status, Phrase(key, args), field)


def shown(words: str) -> str:
    """What a client sent, as far as a refusal repeats it."""
    kept = "".join(letter if letter.isprintable() else " " for letter in words[: 2 * SHOWN])
    return one_line(kept)[:SHOWN]


def may_refuse(*codes: int) -> dict[int | str, dict[str, Any]]:
    """For the OpenAPI of a route: with which codes it refuses. Every route may refuse too many requests."""
    return {code: {"model": RefusalOut, "description": MEANING[code]} for code in sorted({*codes, 429})}


MEANING: Final = {
    400: "The request cannot be read",
    401: "The cookie is no longer good; ask GET /api/me for a new one",
    403: "You may not",
    404: "There is no such thing",
    409: "Not as things are now",
    413: "Too big",
    422: "Something in the request is wrong; `field` says what",
    429: "Too many requests; the header Retry-After says when to come back",
}


def language_of(request: Request) -> str:
    """The first language of its Accept-Language header that we have."""
    accepted = request.headers.get("accept-language", "")
    wanted = [part.split(";")[0].strip().lower()[:2] for part in accepted[:100].split(",")]
    return next((language for language in wanted if language in LANGUAGES), LANGUAGES[0])
