"""A browser, a server with the built client, and visitors whose pages may not complain about anything.

Each process that runs tests starts a server and Chromium once. Chromium is closed with the last test of this folder,
not of the session: while Playwright is open, nothing else in this thread can run an event loop, and other tests do.
"""

import fcntl
import functools
import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final, TypeVar

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, ViewportSize, expect, sync_playwright

from tests.browser.table import UNSEEN, Player
from tests.server.outside import OPEN, REPOSITORY, Served, served

CLIENT: Final = REPOSITORY / "web" / "dist" / "index.html"
ARGUMENTS: Final = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-dev-shm-usage",
    "--disable-gpu",
    "--no-first-run",
    "--no-sandbox",
]
NAMES: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
DESKTOP: Final = ViewportSize(width=1440, height=900)
PHONE: Final = ViewportSize(width=390, height=844)
SVELTE: Final = "svelte.dev/e/"  # in a warning of the library, which names a page about it
REFUSABLE: Final = ("/preview?", "/packs")  # ask whether a table that is about to be made can be played
# unless a test says otherwise, what happens is shown at once, and no tip moves the board: nobody looks
AT_ONCE: Final = "localStorage['longhouse.settings'] ??= JSON.stringify({ speed: 0, goalFirst: false, tips: false })"
PATIENCE: Final = 60_000  # milliseconds that a busy machine may take; a fast one does not wait
expect.set_options(timeout=PATIENCE)

# the client is the same for both builds of the rules: once is enough
if os.environ.get("LONGHOUSE_BUILD") == "compiled":
    collect_ignore_glob = ["*"]


def find_chromium() -> str | None:
    return os.environ.get("CHROMIUM") or next((path for name in NAMES if (path := shutil.which(name))), None)


def build_client() -> None:
    """If there is none yet; `make test` has made it before. One of the test processes builds it."""
    with (Path(tempfile.gettempdir()) / "longhouse-web.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not CLIENT.is_file():
            subprocess.run(["make", "web"], cwd=REPOSITORY, check=True, capture_output=True, timeout=300)


@pytest.fixture(scope="package")
def browsers() -> Iterator["Browsers"]:
    path = find_chromium()
    if path is None:
        pytest.skip("NO BROWSER TESTS: there is no Chromium here; install it, or name it in $CHROMIUM")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield Browsers(browser)
        browser.close()


@pytest.fixture(scope="session")
def client(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A copy of the built client, so that a rebuild meanwhile does not disturb us."""
    if not CLIENT.is_file():
        if shutil.which("npm") is None:
            pytest.skip("NO BROWSER TESTS: the web client is not built, and there is no npm to build it")
        build_client()
    return str(shutil.copytree(CLIENT.parent, tmp_path_factory.mktemp("client") / "dist"))


@pytest.fixture(scope="session")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Of the server; a test may put a recorded position there."""
    return tmp_path_factory.mktemp("browser") / "test.db"


@pytest.fixture(scope="session")
def server(client: str, database: Path) -> Iterator[Served]:
    """A vote on the seat of a player who has left may begin at once."""
    changes = {"LIMITS": "3", "LEAVE_GRACE": "0", "SYNC": "normal", "WEB": client}
    settings = {f"LONGHOUSE_{name}": value for name, value in changes.items()}
    with served(database.parent, database, **settings) as made:
        yield made


P = TypeVar("P", bound=Player)


class Visit:
    """Somebody's browser: `page` is the first of its tabs. What its pages complain about is kept."""

    def __init__(self, context: BrowserContext, address: str, complaints: list[str]) -> None:
        self.context: Final = context
        self.address: Final = address
        self.complaints: Final = complaints
        self.page: Final = self.new_page()
        self.forget_settings()

    def forget_settings(self) -> None:
        """Clears what the previous visitor left."""
        session = self.context.new_cdp_session(self.page)
        session.send("Storage.clearDataForOrigin", {"origin": self.address, "storageTypes": "local_storage"})
        session.detach()

    def new_page(self) -> Page:
        page = self.context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda problem: self.complaints.append(f"{page.url}: {problem}"))
        page.on("console", self.listen)
        return page

    def listen(self, said: ConsoleMessage) -> None:
        """Errors, and what Svelte warns of: something of ours that a part of the page reads after it is gone.

        Options that do not go together have no picture, and a pack may have faults: the browser calls these answers
        errors, the page does not.
        """
        if any(part in said.location["url"] for part in REFUSABLE) and "422" in said.text:
            return
        if said.type == "error" or (said.type == "warning" and SVELTE in said.text):
            self.complaints.append(f"{said.location['url']}: {said.text}")

    def player(self) -> Player:
        return Player(self.page)

    def make_table(self, *seats: dict[str, str], name: str = "Ada", **wish: Any) -> str:
        """Creates a table with us at it, without the create page, of the base game by default, and returns its id. The
        seed is fixed, unless others may join: then nobody can choose it.
        """
        luck = {} if OPEN in seats else {"seed": "browser"}
        wish = {"game": "watch", "seats": seats, **luck, **wish}
        if wish["game"] == "watch":
            wish["settings"] = {"mode": "base", **wish.get("settings", {})}
        request = self.context.request
        token = {"x-csrf-token": request.get("/api/me").json()["csrf"]}
        assert request.post("/api/me", data={"name": name}, headers=token).ok
        made = request.post("/api/tables", data=wish, headers=token)
        assert made.ok, made.text()
        return str(made.json()["id"])

    def sit_down(self, *seats: dict[str, str], ahead: Callable[[Player], bool] | None = None, **wish: Any) -> Player:
        """At a new table whose game has begun."""
        return self.sit_down_as(Player, *seats, ahead=ahead, **wish)

    def sit_down_as(
        self,
        kind: type[P],
        *seats: dict[str, str],
        wishes: Iterable[str] = (),
        ahead: Callable[[P], bool] | None = None,
        **wish: Any,
    ) -> P:
        """With the hands that the game needs. What comes before the part that a test is about is played ahead."""
        table, player = self.make_table(*seats, **{"game": kind.GAME, **wish}), kind(self.page)
        player.wishes += wishes
        if ahead is not None:
            player.play_ahead(f"{self.address}/table/{table}", functools.partial(ahead, player), "the page is opened")
        self.page.goto(f"/table/{table}")
        player.wait_for_question()
        self.page.locator(".tray").wait_for()
        return player


class Browsers:
    """A browser for every visitor. A reused one has the client in its cache, but no cookies."""

    def __init__(self, chromium: Browser) -> None:
        self.chromium: Final = chromium
        self.left: Final[dict[tuple[object, ...], list[BrowserContext]]] = {}

    @contextmanager
    def lend(self, address: str, phone: bool, language: str, theme: str) -> Iterator[BrowserContext]:
        left = self.left.setdefault((address, phone, language, theme), [])
        context = left.pop() if left else self.open(address, phone, language, theme)
        yield context
        for page in context.pages:
            page.close()
        context.clear_cookies()
        left.append(context)

    def open(self, address: str, phone: bool, language: str, theme: str) -> BrowserContext:
        context = self.chromium.new_context(
            base_url=address,
            viewport=PHONE if phone else DESKTOP,
            has_touch=phone,
            is_mobile=phone,
            locale=language,
            color_scheme="light" if theme == "light" else "dark",
            reduced_motion="reduce",
        )
        context.add_init_script(UNSEEN)
        context.add_init_script(AT_ONCE)
        return context


Visiting = Callable[..., Visit]


@pytest.fixture
def visit(browsers: Browsers, server: Served) -> Iterator[Visiting]:
    yield from visiting(browsers, server.address)


def visiting(browsers: Browsers, address: str, forgiven: tuple[str, ...] = ()) -> Iterator[Visiting]:
    """Every visitor has a separate browser. At the end no page may have complained."""
    complaints: list[str] = []
    with ExitStack() as lent:

        def come(phone: bool = False, language: str = "en", theme: str = "dark") -> Visit:
            context = lent.enter_context(browsers.lend(address, phone, language, theme))
            return Visit(context, address, complaints)

        yield come
    assert [said for said in complaints if not any(word in said for word in forgiven)] == []
