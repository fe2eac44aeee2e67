"""Compiles the rules (kernel and games) with mypyc, all of them or none: docs/adr/0001.

LONGHOUSE_PURE=1 never compiles; LONGHOUSE_PURE=0 fails where it cannot; unset, it falls back to pure Python.
LONGHOUSE_OPT=0 to 3 is how hard the C compiler tries: tests need it quick, players and benchmarks want it fast (3).
"""

import os
import shutil
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


DIGESTS = Path("docs/rules")
CLIENT = Path("web/dist")  # made by `make web`; without it the server says how to make it


class BuildWhole(build_py):
    """The rules digests lie in docs/, where readers look for them, the web client in web/dist, where it is built.

    An installed package has them in longhouse/rules and longhouse/web.
    """

    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            package = Path(self.build_lib) / "longhouse"
            shutil.copytree(DIGESTS, package / "rules", ignore=but_digests, dirs_exist_ok=True)
            if CLIENT.is_dir():
                shutil.rmtree(package / "web", ignore_errors=True)  # the files of an older build have other names
                shutil.copytree(CLIENT, package / "web")


def but_digests(_: str, names: list[str]) -> list[str]:
    return [name for name in names if not name.endswith(".md")]


class BuildAtOnce(build_ext):
    """A C file for each module, and as many of them at once as there are processors: that saves minutes."""

    def build_extensions(self) -> None:
        compile_some = self.compiler.compile

        def compile_all(sources: list[str], *args: object, **named: object) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                made = pool.map(lambda source: compile_some([source], *args, **named), sources)
                return [name for names in made for name in names]

        self.compiler.compile = compile_all
        super().build_extensions()


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
    made = mypycify(sources, opt_level=effort, debug_level="0", group_name="longhouse", multi_file=True)
    for extension in made:
        extension.extra_compile_args.append("-w")  # looking for warnings in generated C takes minutes
        if sys.platform != "win32":
            # nobody but these modules calls these functions, so the calls need not go through the linker's table
            extension.extra_compile_args.append("-fvisibility=hidden")
    return made


def pure(reason: str) -> None:
    print(f"longhouse: pure Python build: {reason}", file=sys.stderr, flush=True)
    setup(cmdclass=COMMANDS)


def main() -> None:
    wish = os.environ.get("LONGHOUSE_PURE", "")
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
