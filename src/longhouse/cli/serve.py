"""`longhouse serve`: the table in the browser, for one machine or a whole club."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from longhouse.cli.problems import Problem
from longhouse.extras import need


def serve(
    host: Annotated[
        str | None, typer.Option(help="The address to listen on; 0.0.0.0 for everybody on the network.")
    ] = None,
    port: Annotated[int | None, typer.Option(help="The port; 0 takes a free one.")] = None,
    db: Annotated[str | None, typer.Option(metavar="URL", help="A file for SQLite, or postgresql://...")] = None,
    content: Annotated[
        Path | None, typer.Option(help="A pack (or a folder of packs) that tables may choose; see `longhouse content`.")
    ] = None,
    show: Annotated[bool, typer.Option("--open", help="Open it in the browser.")] = False,
) -> None:
    """Serve tables to browsers: play with others and against bots."""
    need("uvicorn", "server")
    from longhouse.server.app.serving import PortProblem
    from longhouse.server.app.serving import serve as run
    from longhouse.server.base.logs import set_up_logs
    from longhouse.server.base.settings import SettingProblem, Settings, from_environment
    from longhouse.server.store.database import DatabaseProblem

    try:
        found = from_environment(Settings())
        settings = replace(
            found,
            host=found.host if host is None else host,
            port=found.port if port is None else port,
            database=found.database if db is None else db,
            packs=found.packs if content is None else checked_packs(content),
        )
        set_up_logs(settings.logs)
        asyncio.run(run(settings, show))
    except (DatabaseProblem, PortProblem, SettingProblem) as problem:
        raise Problem(str(problem)) from problem


def checked_packs(path: Path) -> str:
    """A pack that is named here must be playable, whereas one of a whole folder may be left out."""
    from longhouse import ContentError
    from longhouse.server.rest.packs import read_own

    if not path.exists():
        raise Problem(f"--content {path}: there is no such file or folder")
    if path.is_file():
        try:
            read_own(path)
        except ContentError as problem:
            raise Problem(f"--content {problem}") from problem
    return str(path)
