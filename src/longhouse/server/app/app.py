"""The application: only wiring."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final

from fastapi import FastAPI
from sqlalchemy.exc import SQLAlchemyError
from starlette.middleware.gzip import GZipMiddleware

import longhouse
from longhouse.messages.speech import nouns_of
from longhouse.server.app.openapi import Api
from longhouse.server.base import health
from longhouse.server.base.drops import Drops
from longhouse.server.base.limits import Limits
from longhouse.server.base.settings import Settings, client_folder
from longhouse.server.people.accounts import Accounts
from longhouse.server.people.people import People
from longhouse.server.rest import (
    analyses,
    branches,
    catalogue,
    entrance,
    goals,
    journals,
    lessons,
    lobby,
    packs,
    proofs,
    rules,
)
from longhouse.server.rest.guard import Guard
from longhouse.server.rest.lobby import Lobby
from longhouse.server.rest.packs import Packs
from longhouse.server.rest.pages import Pages
from longhouse.server.rest.problems import register_problems
from longhouse.server.store.database import Database
from longhouse.server.store.rates import Rates
from longhouse.server.store.store import Store
from longhouse.server.store.workers import Workers
from longhouse.server.table.lookout import Lookout
from longhouse.server.table.rooms import Rooms
from longhouse.server.table.sockets import Sockets
from longhouse.server.thought.analysts import Analysts
from longhouse.server.thought.driver import Driver

RETOLD_AT_ONCE: Final = 2  # replays and uploads at the same time
PARTS: Final = (health, catalogue, packs, rules, goals, entrance, lobby, branches, lessons, journals, proofs, analyses)


def make_app(settings: Settings, database: Database) -> FastAPI:
    """The application on top of an open database, which it closes when it ends."""
    app = Api(
        title="Longhouse",
        version=longhouse.__version__,
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    state = app.state
    state.settings = settings
    state.database = database
    state.store = Store(database)
    state.workers = Workers(database)
    state.driver = Driver(settings, state.workers)
    state.analysts = Analysts(settings.analysts, state.workers)
    state.rooms = Rooms(state.store, state.driver)
    state.limits = Limits(settings.limits, book=Rates(state.workers))
    state.lookout = Lookout(state.workers, state.rooms, state.limits)
    state.lobby = Lobby(state.store, state.rooms)
    state.packs = Packs(settings.packs, state.store, state.driver)
    state.retelling = asyncio.Semaphore(RETOLD_AT_ONCE)
    state.drops = Drops()
    state.people = People(database)
    state.accounts = Accounts(database)
    state.claimed = state.rooms.refresh_all
    for part in PARTS:
        app.include_router(part.router)
    register_problems(app)
    app.router.default = Pages(client_folder(settings))  # a mount would hide that only the method is wrong (405)
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)
    app.add_middleware(Sockets)
    app.add_middleware(Guard, settings=settings, drops=state.drops)
    return app


def load_games() -> None:
    """Load everything about every game, so that no table has to wait while another game is first opened."""
    for name in longhouse.game_names():
        game = longhouse.find_game(name)
        game.face()
        nouns_of(name)
        if game.open_mind is not None:
            game.mind()


@asynccontextmanager
async def lifespan(app: FastAPI) -> AsyncIterator[None]:
    state = app.state
    beside = []
    if state.settings.warm_up:  # first of all, since these processes get ready while we do
        beside.append(asyncio.create_task(state.driver.thinkers.warm_up(state.settings.warm_up), name="warm-up"))
    await asyncio.to_thread(load_games)
    await state.people.open()
    await state.accounts.open()
    await state.workers.arrive()
    state.rooms.start()
    beside.append(asyncio.create_task(state.lookout.run(), name="lookout"))
    beside.append(asyncio.create_task(state.analysts.run(), name="analysts"))
    yield
    for task in beside:
        task.cancel()
    await asyncio.wait(beside)  # the thread of a query that is given up must not outlive the loop
    await state.rooms.close()
    await state.driver.close()
    await state.analysts.close()
    with suppress(SQLAlchemyError):  # then the other processes find out by themselves
        await state.workers.leave()
    await state.database.close()
