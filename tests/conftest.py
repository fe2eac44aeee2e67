"""Says which build of the rules is under test, and refuses a mixed one or the wrong one."""

import gc
import os
import pkgutil
from collections.abc import Iterator
from importlib.util import find_spec

import pytest
from hypothesis import settings

import longhouse.games
import longhouse.kernel
from tests.examples.guest import welcome
from tests.server import postgres
from tests.sources import INTERPRETED, module_name

# A slow machine is not a failure. On CI the rest comes from hypothesis's own profile for CI: no random examples.
settings.register_profile("longhouse", settings(), deadline=None)
settings.load_profile("longhouse")


WITHOUT_BROWSER = find_spec("playwright") is None
collect_ignore = ["browser"] if WITHOUT_BROWSER else []


def origins() -> dict[str, str]:
    """Every module of the rules that can be compiled, and the file it is loaded from."""
    names = ["longhouse.kernel", "longhouse.games"]
    for package in (longhouse.kernel, longhouse.games):
        names += [module.name for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}.")]
    never = {module_name(path) for path in INTERPRETED}
    specs = {name: find_spec(name) for name in names if name not in never}
    return {name: spec.origin or "" for name, spec in specs.items() if spec is not None}


def build_under_test() -> str:
    pure = sorted(name for name, origin in origins().items() if origin.endswith(".py"))
    if not pure:
        return "compiled"
    if len(pure) == len(origins()):
        return "pure"
    raise pytest.UsageError(f"a mixed build, these modules are not compiled: {', '.join(pure)}")


def pytest_configure() -> None:
    gc.disable()  # until everything is collected
    wanted = os.environ.get("LONGHOUSE_BUILD")
    build = build_under_test()
    if wanted is not None and wanted != build:
        raise pytest.UsageError(f"the {wanted} build should be tested, but {longhouse.__file__} is {build}")


def pytest_collection_finish() -> None:
    """What was imported and collected stays in memory: scanning it again and again would take a tenth of the time."""
    gc.enable()
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 20, 20)


def pytest_report_header() -> list[str]:
    lines = [f"longhouse: {build_under_test()} build from {longhouse.__path__[0]}"]
    if WITHOUT_BROWSER:
        lines.append("NO BROWSER TESTS: playwright is not installed, which the extra dev-full brings")
    if postgres.why_not():
        lines.append(f"NO TESTS ON POSTGRESQL: {postgres.why_not()}")
    return lines


@pytest.fixture(scope="module")
def hnefatafl() -> Iterator[None]:
    """The game in examples/ can be played as if it were installed beside Longhouse."""
    yield from welcome()
