"""The steps from the first database that there was to what the models say, on both kinds of database."""

import asyncio
import time
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, text

from longhouse.server.store.database import MIGRATIONS, Database
from longhouse.server.store.models import Base
from tests.server.house import Talker, house

FIRST: Final = "0001"
OLD: Final = Path(__file__).parents[2] / "kernel" / "format1" / "watch.journal"  # as the first server wrote them
PLAYED: Final = 40  # picks
HEAD: Final = 10  # lines


def on(name: str, work: Any) -> Any:
    async def run() -> Any:
        database = Database(name)
        try:
            async with database.writer.begin() as connection:
                return await connection.run_sync(work)
        finally:
            await database.close()

    return asyncio.run(run())


def differences(connection: Connection) -> list[Any]:
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    return list(compare_metadata(context, Base.metadata))


def opened(name: str) -> None:
    async def run() -> None:
        database = Database(name)
        await database.open()
        await database.close()

    asyncio.run(run())


def test_the_steps_lead_to_what_the_models_say(database: str) -> None:
    opened(database)
    opened(database)  # nothing is left to do
    assert on(database, differences) == []
    assert {"tables", "entries", "accounts", "leases"} <= set(Base.metadata.tables)


def upgrade(connection: Connection, revision: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def typed_words(connection: Connection) -> list[str]:
    """Two tables with words that players typed, one before its game and one in it; then the words can be promised."""
    upgrade(connection, "0007")
    for status in ("open", "playing"):
        connection.execute(
            text(
                "INSERT INTO tables (id, game, rules, options, seed, watch, status, host, created, changed)"
                " VALUES (:status, 'watch', 1, '{}', '', 'all', :status, 'ada', 0, 0)"
            ),
            {"status": status},
        )
        connection.execute(
            text(
                "INSERT INTO seats (table_id, seat, kind, person, bot, name, stand_in, word)"
                " VALUES (:status, 0, 'person', 'ada', '', 'Ada', '', 'raven')"
            ),
            {"status": status},
        )
    upgrade(connection, "0008")
    return list(connection.execute(text("SELECT word FROM seats ORDER BY table_id")).scalars())


def test_a_word_that_was_typed_counts_only_where_the_game_has_begun(database: str) -> None:
    assert on(database, typed_words) == ["", "raven"]


def old_game(connection: Connection) -> None:
    """A table of the first version, in the middle of its game."""
    upgrade(connection, FIRST)
    lines = OLD.read_text().splitlines(keepends=True)
    entries = ["".join(lines[:HEAD]), *lines[HEAD : HEAD + PLAYED]]
    connection.execute(
        text(
            "INSERT INTO tables (id, game, rules, options, seed, watch, status, host, created, changed)"
            " VALUES ('old', 'watch', 1, '{}', '286', 'all', 'playing', 'ada', :now, :now)"
        ),
        {"now": time.time()},
    )
    for seat, name in enumerate(("Ada", "Bo", "Cy")):
        connection.execute(
            text(
                "INSERT INTO seats (table_id, seat, kind, person, bot, name, stand_in)"
                " VALUES ('old', :seat, 'bot', NULL, 'uniform', :name, '')"
            ),
            {"seat": seat, "name": name},
        )
    for version, line in enumerate(entries, 1):
        connection.execute(
            text("INSERT INTO entries (table_id, version, line, at) VALUES ('old', :version, :line, 0)"),
            {"version": version, "line": line},
        )


def lines_of(connection: Connection) -> list[str]:
    return list(connection.execute(text("SELECT line FROM entries ORDER BY version")).scalars())


def test_a_game_of_the_first_version_is_played_on(database: str, tmp_path: Path) -> None:
    on(database, old_game)
    before = on(database, lines_of)
    with house(tmp_path, database=database, bot_pause=0.01) as home:
        watcher = Talker(home.port, "old")
        watcher.hello()
        watcher.until(len(before) + 3)  # the bots have picked
        watcher.close()
    after = on(database, lines_of)
    assert after[: len(before)] == before
    assert len(after) >= len(before) + 3
    assert on(database, differences) == []
