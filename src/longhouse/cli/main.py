"""The command `longhouse`: wiring only."""

import sys
from typing import Annotated

import typer

from longhouse import __version__
from longhouse.cli.analyse import analyse
from longhouse.cli.content import content
from longhouse.cli.games import games
from longhouse.cli.hint import hint
from longhouse.cli.play import play
from longhouse.cli.problems import BAD_INPUT, end, guarded, prepare_streams
from longhouse.cli.replay import replay
from longhouse.cli.rules import rules
from longhouse.cli.serve import serve
from longhouse.cli.simulate import simulate
from longhouse.cli.tournament import tournament
from longhouse.cli.verify import verify

app = typer.Typer(
    name="longhouse",
    help="A digital table for Norse board games, each played by its printed rules.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
for command in (play, serve, games, rules, content, replay, hint, verify, simulate, tournament, analyse):
    app.command()(guarded(command))


def show_version(wanted: bool) -> None:
    if wanted:
        print(f"longhouse {__version__}")
        raise typer.Exit


@app.callback()
def longhouse(
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Show the version.")
    ] = False,
) -> None:
    """A digital table for Norse board games, each played by its printed rules."""


def main() -> None:
    """A command that is misspelt is told in one line, like all that goes wrong inside it."""
    prepare_streams()
    try:
        sys.exit(app(standalone_mode=False))
    except typer.TyperException as problem:
        end(BAD_INPUT, problem.format_message())
