"""What the socket of a page received."""

import json
from typing import Any, Final

from playwright.sync_api import Page, WebSocket

from longhouse.server.wire.patch import apply

Frame = dict[str, Any]


class Seen:
    """The frames that a page received, and the state that they add up to."""

    def __init__(self, page: Page, offers: tuple[str, ...] = ()) -> None:
        self.offers: Final = offers
        self.frames: Final[list[Frame]] = []
        self.state: Frame = {}
        self.done = 0  # picks of ours that are done and whose results have arrived
        self.acknowledged = 0
        self.happened = 0  # events that we have received; viewers at the same moment have as many
        page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self.hear)

    def hear(self, text: str | bytes) -> None:
        self.take(json.loads(text))

    def take(self, frame: Frame) -> None:
        if frame["type"] in ("update", "patch") and frame["version"] <= self.version:
            return  # we know it from another line
        if frame["type"] == "patch":
            frame = {**frame, "picture": apply(self.state["picture"], frame["changes"])}
        self.frames.append(frame)
        if frame["type"] in ("state", "update", "patch"):
            self.state = {**self.state, **frame}
            self.happened = len(frame["events"]) + (0 if frame["type"] == "state" else self.happened)
            self.done = self.acknowledged
        elif frame["type"] == "done":
            self.acknowledged += 1

    def of_type(self, kind: str) -> list[Frame]:
        return [frame for frame in self.frames if frame["type"] == kind]

    @property
    def version(self) -> int:
        return int(self.state.get("version", -1))

    @property
    def over(self) -> bool:
        return self.state.get("over") is not None

    @property
    def options(self) -> list[str]:
        """What we are asked; without offers, which last only until somebody else has picked."""
        viewer, mine = self.state.get("viewer"), self.state.get("me", [])
        asked = [decision for decision in self.state.get("decisions", []) if not decision["offer"]]
        found = [decision for decision in asked if decision["seat"] == viewer in mine]
        texts = [option["text"] for decision in found for option in decision["options"]]
        return [text for text in texts if text not in self.offers]
