"""The command `longhouse`: wiring only."""

import sys
from collections.abc import Iterable
from importlib import import_module
from typing import Annotated, Final

import typer

from longhouse import __version__
from longhouse.cli.problems import BAD_INPUT, INTERRUPTED, end, guarded, prepare_streams

COMMANDS: Final = (
    *("play", "learn", "serve", "games", "rules", "content", "replay", "hint", "verify"),
    *("simulate", "tournament", "analyse"),
)


def show_version(wanted: bool) -> None:
    if wanted:
        print(f"longhouse {__version__}")
        raise typer.Exit


def longhouse(
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Show the version.")
    ] = False,
) -> None:
    """A digital table for Norse board games, each played exactly by its rules."""


def app_of(commands: Iterable[str]) -> typer.Typer:
    """Each command is a function in a module of the same name."""
    app = typer.Typer(
        name="longhouse",
        help="A digital table for Norse board games, each played exactly by its rules.",
        no_args_is_help=True,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    app.callback()(longhouse)
    for command in commands:
        app.command()(guarded(getattr(import_module(f"longhouse.cli.{command}"), command)))
    return app


def main() -> None:
    """Only the command that is named is loaded. A misspelt command is reported in one line, like any other error."""
    prepare_streams()
    named = [command for command in COMMANDS if sys.argv[1:2] == [command]]
    try:
        sys.exit(app_of(named or COMMANDS)(standalone_mode=False))
    except typer.TyperException as problem:
        end(BAD_INPUT, problem.format_message())
    except KeyboardInterrupt:  # while it was loaded
        end(INTERRUPTED, "stopped")
