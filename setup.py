"""Compiles the rules (kernel and games) with mypyc, all of them or none: docs/adr/0001.

LONGHOUSE_PURE=1 never compiles; LONGHOUSE_PURE=0 fails where it cannot; unset, it falls back to pure Python.
LONGHOUSE_OPT=0 to 3 is how hard the C compiler tries: tests need it quick, players and benchmarks want it fast (3).
LONGHOUSE_SCRATCH=FOLDER is where C files are written (build).
LONGHOUSE_OBJECTS=FOLDER keeps compiled objects there: what has not changed since is not compiled again.

A wheel and an sdist hold the web client, which is built where there is node; without it they are not made.
LONGHOUSE_PAGE=0 makes a wheel for bots and learners, without a page.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

PACKAGE = Path("src/longhouse")
RULES = ("kernel", "games")
BUILDS = {"bdist_wheel", "build", "build_ext", "install"}  # the commands that need the extensions
PACKS = {"bdist_wheel", "build", "install", "sdist"}  # those that need the web client
WITH_PAGE = os.environ.get("LONGHOUSE_PAGE") != "0"


DIGESTS = Path("docs/rules")
CLIENT = Path("web/dist")  # made by `make web`
CLIENT_STEPS = (("ci", "--silent"), ("run", "--silent", "build", "--", "--logLevel", "warn"))
NO_CLIENT = (
    "there is no web client in web/dist, and no npm to build it with: install node 20 or newer, "
    "or set LONGHOUSE_PAGE=0 for a library without a page"
)


def make_client() -> None:
    """A server without a page answers every visitor with an error, so nothing is packed that would be one."""
    if (CLIENT / "index.html").exists():
        return
    npm = shutil.which("npm")
    if npm is None or not (CLIENT.parent / "package.json").exists():
        sys.exit(f"longhouse: {NO_CLIENT}")
    for step in CLIENT_STEPS:
        if subprocess.run([npm, "--no-update-notifier", *step], cwd=CLIENT.parent, check=False).returncode:
            sys.exit(f"longhouse: the web client cannot be built: `npm {step[0]}` failed, see above")


class BuildWhole(build_py):
    """The rules digests lie in docs/, where readers look for them, the web client in web/dist, where it is built.

    An installed package has them in longhouse/rules and longhouse/web.
    """

    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            package = Path(self.build_lib) / "longhouse"
            for digest in (*DIGESTS.glob("*/*.md"), DIGESTS / "examples.toml"):
                copy = package / "rules" / digest.relative_to(DIGESTS)
                copy.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(digest, copy)
            shutil.rmtree(package / "web", ignore_errors=True)  # the files of an older build have other names
            if WITH_PAGE:
                shutil.copytree(CLIENT, package / "web")


class BuildAtOnce(build_ext):
    """As many C files at once as there are processors, and none that was compiled before: that saves minutes."""

    def build_extensions(self) -> None:
        compile_some = self.compiler.compile
        shelf = Shelf(os.environ["LONGHOUSE_OBJECTS"]) if "LONGHOUSE_OBJECTS" in os.environ else None
        made: dict[str, list[str]] = {}

        def compile_one(source: str, *args: object, **named: object) -> None:
            if shelf is None:
                made[source] = compile_some([source], *args, **named)
                return
            kept = shelf.place_of(source, named)
            (target,) = self.compiler.object_filenames([source], output_dir=named["output_dir"])
            if kept.exists():
                Path(target).parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(kept, target)
                made[source] = [target]
            else:
                made[source] = compile_some([source], *args, **named)
                shutil.copyfile(target, kept)

        def compile_all(sources: list[str], *args: object, **named: object) -> list[str]:
            missing = [source for source in sources if source not in made]
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                list(pool.map(lambda source: compile_one(source, *args, **named), missing))
            return [name for source in sources for name in made[source]]

        self.compiler.compile = compile_all
        super().build_extensions()
        if shelf is not None:
            shelf.clear()


class Shelf:
    """Objects of the last build, each under a hash of all that it was made of."""

    def __init__(self, folder: str) -> None:
        self.folder = Path(folder)
        self.folder.mkdir(parents=True, exist_ok=True)
        self.used: set[str] = set()
        self.texts: dict[Path, bytes] = {}
        command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
        said = subprocess.run([*command, "--version"], capture_output=True, text=True, check=False).stdout
        from mypy.version import __version__ as mypy  # noqa: PLC0415  (brings the headers that are not ours)

        self.tools = f"{sys.version} {mypy} {said}"

    def place_of(self, source: str, named: dict[str, object]) -> Path:
        told = hashlib.sha256(f"{self.tools} {sorted(named.items(), key=str)}".encode())
        waiting, seen = [Path(source)], set()
        while waiting:
            path = waiting.pop()
            if path not in seen and path.exists():
                seen.add(path)
                told.update(self.text_of(path))
                waiting += [path.parent / name.decode() for name in re.findall(rb'#include "(.+)"', self.text_of(path))]
        self.used.add(told.hexdigest())
        return self.folder / told.hexdigest()

    def text_of(self, path: Path) -> bytes:
        if path not in self.texts:
            self.texts[path] = path.read_bytes()
        return self.texts[path]

    def clear(self) -> None:
        """What this build did not need is of an older one."""
        for path in self.folder.iterdir():
            if path.name not in self.used:
                path.unlink()


COMMANDS = {"build_py": BuildWhole, "build_ext": BuildAtOnce}


class CannotCompileError(Exception):
    """Something that compiling needs is missing."""


def need_a_c_compiler() -> None:
    """Looks before mypyc spends its seconds. Where Python names no compiler (Windows), trying is the test."""
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "").split()
    if command and shutil.which(command[0]) is None:
        raise CannotCompileError(f"no C compiler ({command[0]})")


def compiled(path: Path) -> bool:
    """Not what needs more than the standard library."""
    settings = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))
    return not any(path.match(pattern) for pattern in settings["tool"]["longhouse"]["interpreted"])


def extensions() -> list[Extension]:
    if sys.implementation.name != "cpython":
        raise CannotCompileError(f"mypyc does not compile for {sys.implementation.name}")
    need_a_c_compiler()
    try:
        from mypyc.build import mypycify  # noqa: PLC0415  (may be missing, then we do without)
    except ImportError:
        raise CannotCompileError("mypyc is not installed") from None
    sources = sorted(str(path) for folder in RULES for path in (PACKAGE / folder).rglob("*.py") if compiled(path))
    if not sources:
        raise CannotCompileError("no rules found")
    effort = os.environ.get("LONGHOUSE_OPT", "3")
    scratch = os.environ.get("LONGHOUSE_SCRATCH", "build")
    made = mypycify(
        sources, opt_level=effort, debug_level="0", group_name="longhouse", multi_file=True, target_dir=scratch
    )
    for extension in made:
        extension.extra_compile_args.append("-w")  # looking for warnings in generated C takes minutes
        if sys.platform != "win32":
            # nobody but these modules calls these functions, so the calls need not go through the linker's table
            extension.extra_compile_args.append("-fvisibility=hidden")
    if effort == "0" and sys.platform != "win32":
        gather(made)
    return made


def gather(made: list[Extension]) -> None:
    """For a quick build: a C file for each folder of modules, because headers take longer than what follows them."""
    library, *doors = made
    rooms: dict[str, list[str]] = {}
    for source in library.sources:
        room, _, module = Path(source).stem.rpartition("___")
        rooms.setdefault(room if module and room else source, []).append(source)
    library.sources = [
        sources[0] if room == sources[0] else write_room(Path(sources[0]).with_name(f"room{room}.c"), sources)
        for room, sources in rooms.items()
    ]
    library.sources.sort(key=lambda source: -sum(Path(name).stat().st_size for name in rooms.get(source, [source])))
    # each module's init function is found by its last name: as many files as modules share a name
    names: dict[str, int] = {}
    shared: dict[int, list[Extension]] = {}
    for door in doors:
        name = door.name.removesuffix(".__init__").rpartition(".")[2]
        names[name] = names.get(name, 0) + 1
        shared.setdefault(names[name], []).append(door)
    for number, alike in shared.items():
        path = write_room(Path(library.sources[-1]).with_name(f"doors{number}.c"), [door.sources[0] for door in alike])
        for door in alike:
            door.sources = [path]


def write_room(path: Path, sources: list[str]) -> str:
    """A C file that includes others."""
    lines = [
        f'#define PyInit___init__ unused{number}\n#include "{Path(source).resolve()}"\n#undef PyInit___init__\n'
        for number, source in enumerate(sources)
    ]
    path.write_text("".join(lines))
    return str(path)


def pure(reason: str) -> None:
    print(f"longhouse: pure Python build: {reason}", file=sys.stderr, flush=True)
    setup(cmdclass=COMMANDS)


def main() -> None:
    wish = os.environ.get("LONGHOUSE_PURE", "")
    if WITH_PAGE and PACKS & set(sys.argv):
        make_client()
    if "editable_wheel" in sys.argv:
        pure("an editable install would keep a stale binary after an edit")
    elif not BUILDS & set(sys.argv):
        setup(cmdclass=COMMANDS)
    elif wish == "1":
        pure("LONGHOUSE_PURE=1")
    else:
        try:
            setup(cmdclass=COMMANDS, ext_modules=extensions())
        except (Exception, SystemExit) as problem:  # mypyc and setuptools both end in SystemExit
            if wish == "0":
                raise
            pure(str(problem) if isinstance(problem, CannotCompileError) else "compiling failed, see above")


main()
