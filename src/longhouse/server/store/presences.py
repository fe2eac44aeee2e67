"""Who is at which table through the other processes. A lone process writes and reads nothing of it."""

import json
from typing import Final, final

from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError

from longhouse.server.store.facts import NOBODY, Presence
from longhouse.server.store.worker_rows import PresenceRow
from longhouse.server.store.workers import Workers


@final
class Presences:
    """What this process shows the others, and what it reads of them."""

    def __init__(self, workers: Workers) -> None:
        self.workers: Final = workers

    async def show(self, here: dict[str, Presence]) -> None:
        """Write what has changed since the last time, in one transaction; nothing, if nothing has."""
        known = self.workers.shown
        changed = [name for name in {*known, *here} if here.get(name, NOBODY) != known.get(name, NOBODY)]
        if not changed:
            return
        try:
            await self.write(changed, here)
        except IntegrityError:
            return  # a table was removed just now: the next time we shall know
        for name in changed:
            known[name] = here.get(name, NOBODY)
            if known[name] == NOBODY:
                del known[name]

    async def write(self, changed: list[str], here: dict[str, Presence]) -> None:
        me = self.workers.id
        rows = [presence_row(me, name, here[name]) for name in changed if here.get(name, NOBODY) != NOBODY]
        async with self.workers.database.writing() as session:
            mine = (PresenceRow.worker == me, PresenceRow.table_id.in_(changed))
            await session.execute(delete(PresenceRow).where(*mine))
            if rows:
                await session.execute(insert(PresenceRow), rows)

    async def elsewhere(self, table_ids: list[str]) -> dict[str, Presence]:
        """Who is at these tables through other processes."""
        columns = (PresenceRow.table_id, PresenceRow.people, PresenceRow.watching)
        query = select(*columns).where(PresenceRow.worker != self.workers.id, PresenceRow.table_id.in_(table_ids))
        found: dict[str, Presence] = {}
        if self.workers.alone or not table_ids:
            return found
        async with self.workers.database.reading() as session:
            for table_id, people, watching in await session.execute(query):
                before = found.get(table_id, NOBODY)
                found[table_id] = Presence(before.people | set(json.loads(people)), before.watching + watching)
        return found


def presence_row(worker: str, table_id: str, here: Presence) -> dict[str, object]:
    people = json.dumps(sorted(here.people))
    return {"worker": worker, "table_id": table_id, "people": people, "watching": here.watching}
