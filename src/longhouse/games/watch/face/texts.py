"""What cards say at a table where they mean something else: by the key of a text, the key of the one to show."""

from typing import Final

from longhouse.games.watch.state.table import Watch

PATROL: Final = {"watch-card-ranger_patrol.explain": "watch-card-ranger_patrol.explain-no-gain"}
FIRST: Final = {"watch-hero-melisandre.explain": "watch-hero-melisandre.explain-v1"}


def texts(t: Watch) -> dict[str, str]:
    """GW-RU11: a patrol may bring no card; GW-RU27: in version 1 of the rules Melisandre's replacement was optional."""
    found: dict[str, str] = {}
    if t.box.settings["patrol_gain"] == "false":
        found.update(PATROL)
    if t.origin.version == 1:
        found.update(FIRST)
    return found
