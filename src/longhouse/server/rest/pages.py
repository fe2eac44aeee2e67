"""The built web client: its files as they are, and its single page for every other address. What shrinks is compressed
once, when it is first asked for, and kept: all of it takes about a megabyte."""

import asyncio
import gzip
import os
from pathlib import Path
from typing import Final, final

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocketClose

FOREVER: Final = "public, max-age=31536000, immutable"  # the names of assets change with their content
NOT_BUILT: Final = "The web client is not built yet: run `make web`. The server itself is running.\n"
NOT_PAGES: Final = ("api/", "ws/")
SHRINKS: Final = ("text/", "application/javascript", "application/json", "application/manifest", "image/svg")
LEAST: Final = 1000  # bytes; less is sent as it is


@final
class Pages(StaticFiles):
    def __init__(self, folder: Path) -> None:
        self.page: Final = folder / "index.html"
        self.kept: Final[dict[str, tuple[int, bytes]]] = {}  # by file: when it was written, and its content, compressed
        self.ready: Final[dict[str, Response]] = {}  # by path: assets, which never change, so that nobody looks again
        self.turn: Final = asyncio.Lock()
        super().__init__(directory=folder, check_dir=False)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await WebSocketClose()(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)

    async def get_response(self, path: str, scope: Scope) -> Response:
        asked = Headers(scope=scope)
        ready = self.ready.get(path)
        if ready is not None and wants_gzip(asked) and scope["method"] in ("GET", "HEAD"):
            return NotModifiedResponse(ready.headers) if self.is_not_modified(ready.headers, asked) else ready
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
        forever = path.startswith("assets/")
        response.headers["cache-control"] = FOREVER if forever else "no-cache"
        if isinstance(response, FileResponse) and wants_gzip(asked):
            response = await self.shrunk(response)
            if forever and "content-encoding" in response.headers:
                self.ready[path] = response
        return response

    async def shrunk(self, response: FileResponse) -> Response:
        file = str(response.path)
        async with self.turn:  # a hundred who ask for the same file at once wait for one of them
            stat = await asyncio.to_thread(os.stat, file)
            if stat.st_size < LEAST or not response.headers.get("content-type", "").startswith(SHRINKS):
                return response
            if file not in self.kept or self.kept[file][0] != stat.st_mtime_ns:
                self.kept[file] = stat.st_mtime_ns, await asyncio.to_thread(shrink, file)
        headers = {name: value for name, value in response.headers.items() if name != "content-length"}
        headers |= {"content-encoding": "gzip", "vary": "Accept-Encoding"}
        return Response(self.kept[file][1], response.status_code, headers)


def wants_gzip(asked: Headers) -> bool:
    return "gzip" in asked.get("accept-encoding", "") and "range" not in asked


def shrink(file: str) -> bytes:
    return gzip.compress(Path(file).read_bytes())
