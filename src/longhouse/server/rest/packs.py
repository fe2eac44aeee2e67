"""Packs: an owner's own values for a game, from the folder of the host or from a guest's file."""

import asyncio
from pathlib import Path
from typing import Annotated, Final, final

import structlog
from fastapi import APIRouter, Request
from fastapi import Path as InPath
from fastapi.responses import JSONResponse
from pydantic import Field, StringConstraints

from longhouse import ContentError, Game, SettingError, find_game, game_names
from longhouse.kernel.content import ContentFile, Entry, Facts, parse_toml, read_text
from longhouse.kernel.game import one_line
from longhouse.kernel.packs.faults import Fault, faults_of, list_faults
from longhouse.kernel.packs.pack import HEAD, is_visible, open_pack
from longhouse.kernel.packs.provenance import count_sources
from longhouse.messages import Catalog, fault_phrase
from longhouse.server.base.limits import check_rate
from longhouse.server.base.refusal import PhraseOut, RefusalOut, Shape, language_of, may_refuse, refuse
from longhouse.server.people.people import Person, somebody
from longhouse.server.store.facts import TableInfo
from longhouse.server.store.store import Store
from longhouse.server.thought.driver import Driver

router: Final = APIRouter(prefix="/api", tags=["games"])

MOST_LETTERS: Final = 200_000
NAMELESS: Final = "pack.toml"
CHECKED_KEPT: Final = 64
LOG: Final = structlog.get_logger("longhouse.packs")

Id = Annotated[str, InPath(min_length=1, max_length=64)]
Found = tuple[int, str, str, str, Facts]  # a fault on its way between processes


class SourcesOut(Shape):
    """How many values of a game are printed in its book, known from public sources, our own, or from a pack."""

    book: int
    public: int
    house: int
    pack: int


class PackOut(Shape):
    """A pack that can be played: its name, and the fingerprint by which a table asks for it."""

    title: str
    fingerprint: str
    sources: SourcesOut


class FaultOut(Shape):
    """One thing that is wrong with a pack; line 0 if it is about no line in particular."""

    line: int
    field: Annotated[str, Field(examples=["dice.sword.faces"])]
    why: Annotated[PhraseOut, Field(description="A sentence for people")]
    text: Annotated[str, Field(description="The same in the language of the request")]


class FaultyOut(RefusalOut):
    """The answer to a pack that cannot be played: everything that is wrong with it."""

    faults: Annotated[list[FaultOut], Field(default_factory=list)]


class PackFile(Shape):
    """A content file of your own."""

    name: Annotated[str, StringConstraints(max_length=100), Field(examples=["steel-dice.toml"])] = NAMELESS
    text: Annotated[str, Field(description="At most 200,000 letters")]


class PackWish(Shape):
    """The values of a table: a pack of this host by its fingerprint, or else a file of your own."""

    fingerprint: Annotated[str, StringConstraints(max_length=16)] = ""
    file: PackFile | None = None


class Faulty(Exception):
    """This pack cannot be played."""

    def __init__(self, faults: list[Found]) -> None:
        super().__init__("a pack that cannot be played")
        self.faults: Final = faults


CAN_BE_FAULTY: Final = {**may_refuse(400, 401, 403, 404, 409, 413, 422), 422: {"model": FaultyOut}}


@router.get("/games/{game}/packs", responses=may_refuse(404, 422))
async def packs(request: Request, game: Id) -> list[PackOut]:
    """The packs of this host for a game."""
    found = known_game(game)
    return [pack_out(found, pack) for pack in packs_of(request).of_host(found)]


@router.post("/games/{game}/packs", responses=CAN_BE_FAULTY)
async def check(request: Request, game: Id, file: PackFile) -> PackOut:
    """Check a file of your own. Nothing is kept of it: bring it again when you make the table."""
    person = await somebody(request)
    found = known_game(game)
    return pack_out(found, await packs_of(request).read(request, found, file, person))


async def answer_faulty(request: Request, problem: Exception) -> JSONResponse:
    assert isinstance(problem, Faulty)
    refusal = refuse(422, "server-pack-faulty", field="pack", faults=len(problem.faults))
    catalog = Catalog(language_of(request))
    faults = [fault_out(Fault(*found), catalog) for found in problem.faults]
    return JSONResponse({**refusal.to_json(), "faults": faults}, refusal.status_code)


def fault_out(fault: Fault, catalog: Catalog) -> dict[str, object]:
    why = fault_phrase(fault)
    return {"line": fault.line, "field": fault.field, "why": why.to_json(), "text": catalog.render(why)}


def known_game(name: str) -> Game:
    if name not in game_names():
        raise refuse(404, "setting-game-unknown", games=", ".join(game_names()))
    return find_game(name)


def pack_out(game: Game, pack: ContentFile) -> PackOut:
    return PackOut(title=pack.title, fingerprint=pack.fingerprint, sources=sources_out(game, pack))


def sources_out(game: Game, content: ContentFile) -> SourcesOut:
    return SourcesOut(**count_sources(content, game.content()))


def packs_of(request: Request) -> "Packs":
    packs = request.app.state.packs
    assert isinstance(packs, Packs)
    return packs


@final
class Packs:
    """The packs of the host, and those of guests that were found good a moment ago."""

    def __init__(self, folder: str, store: Store, driver: Driver) -> None:
        self.store: Final = store
        self.driver: Final = driver
        self.hosts: Final = read_folder(folder)
        self.checked: Final[set[tuple[str, str]]] = set()  # game and text

    def of_host(self, game: Game) -> list[ContentFile]:
        return [pack for name, pack in self.hosts if name == game.name]

    async def give(self, request: Request, table: TableInfo, wish: PackWish, person: Person) -> None:
        """Have a table played with a pack. Raises Refusal or Faulty."""
        game = find_game(table.game)
        if wish.file is not None:
            pack = await self.read(request, game, wish.file, person)
        else:
            found = [pack for pack in self.of_host(game) if pack.fingerprint == wish.fingerprint]
            if not found:
                raise refuse(422, "server-pack-unknown", field="pack.fingerprint")
            pack = found[0]
        if pack.fingerprint == game.content().fingerprint:
            return  # as it comes, under another name
        try:
            await asyncio.to_thread(game.box_for, pack, {**table.settings}, len(table.seats))
        except (ContentError, SettingError) as problem:
            raise Faulty([(0, "", str(problem), problem.key, problem.facts)]) from problem
        await self.store.keep_pack(pack.fingerprint, pack.text)
        table.pack, table.pack_title = pack.fingerprint, pack.title

    async def sources(self, table: TableInfo) -> SourcesOut:
        """Where the values of a table come from."""
        return await asyncio.to_thread(sources_out, find_game(table.game), await self.content(table))

    async def content(self, table: TableInfo) -> ContentFile:
        """What a table is played with."""
        game = find_game(table.game)
        if not table.pack:
            return game.content()
        text = await self.store.pack(table.pack)
        return await asyncio.to_thread(open_pack, game, text, table.pack_title)

    async def read(self, request: Request, game: Game, file: PackFile, person: Person) -> ContentFile:
        """Check a guest's file in another process, so that no table has to wait for it."""
        await check_rate(request, "pack", person.id)
        if len(file.text) > MOST_LETTERS:
            raise refuse(422, "server-field-long", field="text", name="text")
        if (game.name, file.text) not in self.checked:
            try:
                async with self.driver.thinkers.turn(f"packs of {person.id}", True):
                    faults = await self.driver.thinkers.send(list_faults, game.name, file.text, file.name)
            except Exception as problem:  # whatever a file can do to a reader, it is no fault of the other tables
                LOG.error("a pack could not be checked", game=game.name, problem=repr(problem)[:200])
                faults = [(0, "", "it cannot be played", "fault-unplayable", {})]
            if faults:
                raise Faulty(faults)
            if len(self.checked) >= CHECKED_KEPT:
                self.checked.clear()
            self.checked.add((game.name, file.text))
        try:
            return await asyncio.to_thread(open_pack, game, file.text, title_of(file.name))
        except ContentError as problem:
            raise Faulty([(0, "", str(problem), problem.key, problem.facts)]) from problem


def title_of(file: str) -> str:
    """A file whose name cannot be seen must not hide that a table has other values."""
    name = one_line(file)
    return name if is_visible(name.removesuffix(".toml")) else NAMELESS


# --- the folder of the host


def read_folder(folder: str) -> list[tuple[str, ContentFile]]:
    """The packs in a folder, or one file, each with its game. One that cannot be played is logged and left out."""
    if not folder:
        return []
    found: list[tuple[str, ContentFile]] = []
    paths = [Path(folder)] if Path(folder).is_file() else sorted(Path(folder).glob("*.toml"))
    if not paths:
        LOG.warning("there are no packs in this folder", folder=folder)
    for path in paths:
        try:
            found.append(read_own(path))
        except (ContentError, SettingError) as problem:
            LOG.warning("a pack is left out", file=path.name, problem=str(problem)[:300])
    return found


def read_own(path: Path) -> tuple[str, ContentFile]:
    """A pack of the host must say for which game it is."""
    text = read_text(path)
    head = Entry(parse_toml(text, path.name), path.name).entry(HEAD)
    game = find_game(head.text("game"))
    faults: list[Fault] = faults_of(game, text, path.name)
    if faults:
        raise ContentError(f"{path.name}: {faults[0]}" + (f" (and {len(faults) - 1} more)" if faults[1:] else ""))
    return game.name, open_pack(game, text, path.name)
