"""What a golden game is: a name, and what it is played with."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent
NAMES: Final = ("Ada", "Bo", "Cy", "Dag", "Eir")

Settings = dict[str, str | int | bool | list[str]]


@dataclass(frozen=True)
class Golden:
    """One whole game: the name of its file, its settings, its players (`players.py`) and its version of the rules."""

    game: str
    name: str
    players: int
    seed: int
    settings: Settings
    player: str = "uniform"
    version: int = 1

    @property
    def path(self) -> Path:
        return FOLDER / self.game / f"{self.name}.journal"

    @property
    def seats(self) -> list[str]:
        return list(NAMES[: self.players])
