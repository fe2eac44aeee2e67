"""`longhouse games`: what can be played, by how many, with which settings."""

import json
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from longhouse import Choice, Game, find_game, game_names
from longhouse.cli.screen import open_screen
from longhouse.messages.catalog import Catalog


def games(as_json: Annotated[bool, typer.Option("--json", help="Print one JSON list instead.")] = False) -> None:
    """List the games, their player counts and their settings."""
    found = [find_game(name) for name in game_names()]
    if as_json:
        print(json.dumps([describe(game) for game in found], ensure_ascii=False, indent=2))
        return
    for game in found:
        show(game)


def title_of(game: Game, language: str = "en") -> str:
    return Catalog(language).text(f"{game.name}-name")


def describe(game: Game) -> dict[str, object]:
    return {
        "name": game.name,
        "title": title_of(game),
        "rules_version": game.version,
        "players": list(game.players),
        "settings": [describe_choice(choice) for choice in game.choices],
    }


def describe_choice(choice: Choice) -> dict[str, object]:
    described: dict[str, object] = {"name": choice.name, "default": choice.default}
    if choice.values:
        return described | {"values": choice.values, "several": choice.several}
    return described | {"low": choice.low, "high": choice.high}


def show(game: Game) -> None:
    console = open_screen()
    players = f"{min(game.players)}-{max(game.players)} players"
    console.print(Text.assemble((game.name, "bold cyan"), f"  {title_of(game)}"), soft_wrap=True)
    console.print(
        f"  {players}, rules version {game.version}. Settings, each given as --setting NAME=VALUE:", soft_wrap=True
    )
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for heading in ("  setting", "default", "may be"):
        table.add_column(heading)
    for choice in game.choices:
        table.add_row(Text(f"  {choice.name}", style="cyan"), choice.default or "-", choice.allowed())
    console.print(table)
