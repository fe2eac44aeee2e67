"""Checks the dice of a finished game: its journal is replayed from its seed alone."""

import asyncio
from typing import Annotated, Final, Literal

from fastapi import APIRouter, Request
from pydantic import Field

import longhouse
from longhouse import JournalError, SettingError
from longhouse.kernel.history import content_of_journal
from longhouse.kernel.journal import played_game, read_journal
from longhouse.kernel.verify import RIGHT, WRONG, Draws, Finding, draws_of
from longhouse.messages import Phrase
from longhouse.server.base.refusal import PhraseOut, Shape, may_refuse, refuse
from longhouse.server.rest.journals import open_table, store_of, written
from longhouse.server.store.facts import Entry, TableInfo

router: Final = APIRouter(prefix="/api", tags=["journals"])

Verdict = Literal["right", "wrong", "none"]


class ProofOut(Shape):
    """The result. Without a commitment nothing is proved, though the outcomes may still be those of the seed."""

    verdict: Verdict
    finding: Annotated[PhraseOut, Field(description="What is right, or exactly what is not")]
    commitment: Annotated[str | None, Field(description="Shown before the first pick: the SHA-256 of the secret")]
    secret: str | None
    promises: Annotated[list[str], Field(description="By seat: the SHA-256 of its word; empty if it promised none")]
    words: Annotated[list[str], Field(description="By seat: its word; the promise itself if it was not revealed")]
    seed: str
    generator: Annotated[
        str, Field(description="`blake2b`; `counter` if older or the seed was chosen", examples=["blake2b"])
    ]
    draws: Annotated[
        dict[str, list[tuple[int, int]]],
        Field(description="By stream: out of how many, and the outcome from 0. docs/dice.md says how to compute them"),
    ]


@router.get("/tables/{table_id}/proof", responses=may_refuse(403, 404, 409))
async def proof(request: Request, table_id: str) -> ProofOut:
    """Whether the random outcomes of a finished game were fixed before its first pick. The same as `longhouse verify
    JOURNAL`."""
    table, _ = await open_table(request, table_id)
    if not table.is_past:
        raise refuse(409, "room-not-over")
    entries = await store_of(request).entries(table_id)
    try:
        async with request.app.state.retelling:  # it replays a whole game
            return await asyncio.to_thread(check, table, entries)
    except (JournalError, SettingError) as problem:
        raise refuse(409, "room-unreadable-table") from problem


def check(table: TableInfo, entries: list[Entry]) -> ProofOut:
    """Checks the journal as it can be downloaded, so that both count the picks alike."""
    text = written(table, entries)
    finding = longhouse.verify(text)
    game = played_game(text)
    journal = read_journal(game, text)
    draws = draws_of(game, journal, content_of_journal(game, journal)) if finding.verdict == RIGHT else {}
    return proof_out(table, finding, journal.generator, draws)


def proof_out(table: TableInfo, finding: Finding, generator: str, draws: Draws) -> ProofOut:
    """For an uploaded journal nobody saw the commitment before the game, whatever the journal itself says."""
    shown = table.commitment
    if finding.verdict == RIGHT and shown is None and finding.key in ("proof-right", "proof-unrevealed"):
        finding = Finding(RIGHT, "proof-brought", finding.args)
    elif finding.verdict == RIGHT and shown is None and finding.key in ("proof-right-on", "proof-unrevealed-on"):
        finding = Finding(RIGHT, "proof-brought-on", finding.args)
    verdict: Verdict = "wrong" if finding.verdict == WRONG else "none" if shown is None else "right"
    return ProofOut(
        verdict=verdict,
        finding=PhraseOut.model_validate(Phrase(finding.key, finding.args).to_json()),
        commitment=table.commitment,
        secret=table.secret or None,
        promises=[seat.promise for seat in table.seats],
        words=[seat.word for seat in table.seats],
        seed=table.seed,
        generator=generator,
        draws=draws,
    )
