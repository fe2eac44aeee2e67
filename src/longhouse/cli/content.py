"""`longhouse content GAME`: every card, tile and number of a game, with its source: book, public or house."""

from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from longhouse import Game, content_of, find_game
from longhouse.cli.problems import Problem, blamed_on
from longhouse.cli.screen import open_screen
from longhouse.cli.settings import Language, read_language
from longhouse.kernel.content import ContentFile, read_text
from longhouse.kernel.packs.faults import deals_of, faults_of
from longhouse.kernel.packs.provenance import count_sources, value_sources
from longhouse.messages.catalog import Catalog

SOURCE_STYLES: Final = {"book": "green", "public": "yellow", "house": "magenta"}
OWN_COLUMNS: Final = ("id", "name", "label", "source", "prov", "ref", "note", "text")
LONG: Final = 20  # a longer list is left out
HEAD: Final = """# A pack: your own values for {game}. Change what you like; this checks it:
# longhouse content {game} --content FILE
# `name` is shown at the table. With `extends = true` you may delete all that you do not change.
pack = {{ name = "My {game}", game = "{game}", extends = false }}

"""


def content(
    game: Annotated[str, typer.Argument(help="A game; see `longhouse games`.")],
    file: Annotated[Path | None, typer.Option("--content", help="Your own content file, checked and shown.")] = None,
    export: Annotated[Path | None, typer.Option(help="Write all values to this file, for you to change.")] = None,
    lang: Language = "",
) -> None:
    """List the content of a game: what is printed in the book, found in public, or designed by us (house)."""
    language = read_language(lang)
    found = find_game(game)
    if export is not None:
        print(write_pack(found, export))
        return
    if file is not None:
        check_pack(found, file, Catalog(language))
    screen = open_screen()
    refs: list[str] = []
    for key, value in content_of(found, file).root.data.items():
        entries = value if isinstance(value, list) else [value]
        show_entries(screen, key, [entry for entry in entries if isinstance(entry, dict)], language, refs)
    screen.print(counted(found, content_of(found, file), language))
    for number, ref in enumerate(refs, 1):
        screen.print(Text.assemble((f"[{number}] ", "dim"), ref))
    if file is not None:
        screen.print(
            Text(f"ok: {file} can be played (tried with {len(deals_of(found))} settings)", style="green"),
            soft_wrap=True,
        )


def counted(game: Game, content: ContentFile, language: str) -> str:
    """How much of it is printed, public, ours, and from a pack."""
    catalog, counts = Catalog(language), count_sources(content, game.content())
    pack = counts.pop("pack")
    said = catalog.text("sources-counted", all=sum(counts.values()) + pack, **counts)
    return f"{said} {catalog.text('sources-pack', pack=pack, title=content.title)}" if pack else said


def write_pack(game: Game, path: Path) -> str:
    """All values with their comments, as a pack that is played as it is."""
    text = HEAD.format(game=game.name) + (game.folder / "content.toml").read_text(encoding="utf-8")
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError as problem:
        raise Problem(f"--export {path}: there is a file already; name another") from problem
    except OSError as problem:
        raise Problem(f"--export {path}: cannot be written ({problem.strerror})") from problem
    return f"{path}: change what you like, then `longhouse play {game.name} --content {path}`"


def check_pack(game: Game, file: Path, catalog: Catalog) -> None:
    """Say everything that is wrong with a pack, line by line."""
    with blamed_on(file):
        faults = faults_of(game, read_text(file), file.name)
    if len(faults) == 1:
        raise Problem(f"{file}: {catalog.fault(faults[0])}")
    for fault in faults:
        print(f"{file}: {catalog.fault(fault)}")
    if faults:
        raise Problem(f"{file}: {catalog.text('server-pack-faulty', faults=len(faults))}")


def show_entries(screen: Console, key: str, entries: list[dict[str, object]], language: str, refs: list[str]) -> None:
    if not entries:
        return
    screen.print(Text(f"{key} ({len(entries)})", style="bold"))
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_header=False, width=min(screen.width, 120))
    table.add_column(style="cyan", no_wrap=True, min_width=18)
    table.add_column(ratio=1)
    table.add_column(no_wrap=True, min_width=12)
    for entry in entries:
        table.add_row(f"  {entry.get('id', key)}", describe(entry, language), source_of(entry, refs))
    screen.print(table)
    screen.print()


def source_of(entry: dict[str, object], refs: list[str]) -> Text:
    """The sources of its values, with the number of its reference below the list."""
    sources = set(value_sources(entry).values()) or {str(entry["source"])} if "source" in entry else set()
    known = [source for source in SOURCE_STYLES if source in sources] or ["-"]
    text = Text(" + ").join([Text(source, style=SOURCE_STYLES.get(source, "")) for source in known])
    if "ref" in entry:
        ref = str(entry["ref"])
        if ref not in refs:
            refs.append(ref)
        text.append(f" [{refs.index(ref) + 1}]", style="dim")
    return text


def describe(entry: dict[str, object], language: str) -> Text:
    """Its printed name, its text, and its numbers."""
    text = Text()
    name = entry.get("name")
    if isinstance(name, dict):
        text.append(f"{name.get(language, name.get('en', ''))}", style="bold")
    elif "label" in entry:
        text.append(str(entry["label"]), style="bold")
    fields = [
        f"{key} {spell(value)}"
        for key, value in entry.items()
        if key not in OWN_COLUMNS and (isinstance(value, dict) or is_plain(value))
    ]
    parts = [", ".join(fields), *[str(entry[key]) for key in ("text", "note") if key in entry]]
    for part in parts:
        if part:
            text.append(("  " if text else "") + part)
    return text


def is_plain(value: object) -> bool:
    """Numbers, words and short lists of them; nested values (effects, hexes) are shown by texts or pictures."""
    items = value if isinstance(value, list) else [value]
    return len(items) <= LONG and not any(isinstance(item, list | dict) for item in items)


def spell(value: object) -> str:
    """A value as people write it: `1 brick + 1 lumber`, `base full`, `yes`."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return " ".join(str(item) for item in value)
    if isinstance(value, dict):
        return " + ".join(f"{spell(number)} {name}" for name, number in value.items() if is_plain(number))
    return str(value) if value != "" else "-"
