"""Longhouse: every number of every setup, as one line of JSON."""

import argparse
import json
import platform
import sys
from importlib.metadata import version

import longhouse.kernel.table
from bench import clone, dice, options, random_game, save, view
from bench.halfway import halfway_tables
from bench.setups import SETUPS, Setup


def build() -> str:
    """Which build this environment really has, whatever it is called."""
    source = longhouse.kernel.table.__file__ or ""
    return "pure" if source.endswith(".py") else "compiled"


def require(wanted: str) -> None:
    """Stop before measuring the wrong thing: a fallback or a stale binary."""
    if build() != wanted:
        sys.exit(
            f"bench: {sys.prefix} holds the {build()} build, not the {wanted} one; "
            "remove it and run 'make setup' (pure) or 'make compiled-env' (compiled)"
        )


def figures(setup: Setup, seconds: float) -> dict[str, float]:
    """All that is measured of one setup."""
    tables = halfway_tables(setup)
    return {
        **random_game.measure(setup, seconds),
        "clone_us": clone.measure(tables),
        "save_us": save.measure(tables),
        "view_us": view.measure(tables, setup.players),
        "options_us": options.measure(tables),
        "options": options.mean_number(setup),
        "dice_us": dice.measure(setup),
    }


def main() -> None:
    """Print the line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="of random games")
    parser.add_argument("--setup", help="measure only this one")
    parser.add_argument("--build", help="pure or compiled: stop if it is the other")
    arguments = parser.parse_args()
    require(arguments.build or build())
    line = {
        "build": build(),
        "version": version("longhouse"),
        "python": platform.python_version(),
        "setups": {
            setup.name: figures(setup, arguments.seconds) for setup in SETUPS if arguments.setup in (None, setup.name)
        },
    }
    print(json.dumps(line))


if __name__ == "__main__":
    main()
