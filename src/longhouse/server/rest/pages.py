"""The built web client: its files as they are, and its single page for every other address."""

from pathlib import Path
from typing import Final, final

from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocketClose

FOREVER: Final = "public, max-age=31536000, immutable"  # the names of assets change with their content
NOT_BUILT: Final = "The web client is not built yet: run `make web`. The server itself is running.\n"
NOT_PAGES: Final = ("api/", "ws/")


@final
class Pages(StaticFiles):
    def __init__(self, folder: Path) -> None:
        self.page: Final = folder / "index.html"
        super().__init__(directory=folder, check_dir=False)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await WebSocketClose()(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)

    async def get_response(self, path: str, scope: Scope) -> Response:
        if f"{path}/".startswith(NOT_PAGES):
            raise HTTPException(404)
        if not self.page.is_file():
            return PlainTextResponse(NOT_BUILT, 503)
        try:
            response = await super().get_response(path, scope)
        except HTTPException as problem:
            if problem.status_code != 404 or path.startswith("assets/"):
                raise
            response = FileResponse(self.page)
        response.headers["cache-control"] = FOREVER if path.startswith("assets/") else "no-cache"
        return response
