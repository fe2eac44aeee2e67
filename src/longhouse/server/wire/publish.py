"""The files that are generated from the wire and from the games' shapes: `python -m longhouse.server.wire.publish`."""

from pathlib import Path

from longhouse.server.wire import schema, shapes, typescript

ROOT = Path(__file__).parents[4]


def published() -> dict[str, str]:
    """Their texts, by path in the repository."""
    pages = {f"web/src/games/{game}/shapes.ts": shapes.typescript(game) for game in shapes.games_shown()}
    return {"docs/wire.schema.json": schema.schema_text(), "web/src/protocol.ts": typescript.protocol(), **pages}


if __name__ == "__main__":
    for place, text in published().items():
        (ROOT / place).write_text(text, encoding="utf-8")
