"""The application: wiring only."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware

import longhouse
from longhouse.server import catalogue, entrance, health, journals, lobby, sockets
from longhouse.server.accounts import Accounts
from longhouse.server.database import Database
from longhouse.server.driver import Driver
from longhouse.server.guard import Guard
from longhouse.server.limits import Limits
from longhouse.server.lobby import Lobby
from longhouse.server.openapi import Api
from longhouse.server.pages import Pages
from longhouse.server.people import People
from longhouse.server.problems import register_problems
from longhouse.server.rooms import Rooms
from longhouse.server.settings import Settings, client_folder
from longhouse.server.store import Store

RETOLD_AT_ONCE: Final = 2  # replays and uploads


def make_app(settings: Settings, database: Database) -> FastAPI:
    """The application over a database that is open. It closes it when it ends."""
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
    state.driver = Driver(settings)
    state.rooms = Rooms(state.store, state.driver)
    state.lobby = Lobby(state.store, state.rooms)
    state.retelling = asyncio.Semaphore(RETOLD_AT_ONCE)
    state.limits = Limits(settings.limits)
    state.people = People(database)
    state.accounts = Accounts(database)
    state.lobby = lobby.Lobby(state.store, state.rooms)
    state.claimed = state.rooms.refresh_all
    for router in (health.router, catalogue.router, entrance.router, lobby.router, journals.router, sockets.router):
        app.include_router(router)
    register_problems(app)
    app.router.default = Pages(client_folder(settings))  # a mount would hide that only a method is wrong
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)
    app.add_middleware(Guard, origins=settings.origins.split(","))
    return app


@asynccontextmanager
async def lifespan(app: FastAPI) -> AsyncIterator[None]:
    state = app.state
    await state.people.open()
    state.rooms.start()
    yield
    await state.rooms.close()
    state.driver.close()
    await state.database.close()
