"""Actions are numbers: the places of the options in the vocabulary of a table."""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from longhouse.kernel.content import did_you_mean
from longhouse.kernel.decision import Option
from longhouse.kernel.game import SettingError
from longhouse.kernel.table import Table

Mask = NDArray[np.int8]


class Actions:
    """All options that are possible with these settings, in the fixed order of the vocabulary."""

    def __init__(self, table: Table) -> None:
        self.options: Final = table.vocabulary()
        self.texts: Final = [table.spell(option) for option in self.options]
        self.numbers: Final = {option: n for n, option in enumerate(self.options)}
        self.number_of: Final = {text: n for n, text in enumerate(self.texts)}

    def __len__(self) -> int:
        return len(self.options)

    def text(self, number: int) -> str:
        """`road/3,-1,E`. SettingError if there is no such action."""
        return self.texts[self.checked(number)]

    def number(self, text: str) -> int:
        """SettingError if there is no such option."""
        if text not in self.number_of:
            raise SettingError(f"there is no action '{text}'{did_you_mean(text, self.texts)}")
        return self.number_of[text]

    def checked(self, action: Any) -> int:
        """An action as a plain number, whatever kind of whole number it came as."""
        if isinstance(action, np.ndarray) and action.shape == ():  # as the policies of Stable-Baselines3 answer
            action = action[()]
        if not isinstance(action, (int, np.integer)) or isinstance(action, bool):
            raise SettingError(f"an action is a number from 0 to {len(self) - 1}, not {action!r}")
        if not 0 <= action < len(self):
            raise SettingError(f"there is no action {action}; there are 0 to {len(self) - 1}")
        return int(action)

    def legal(self, options: list[Option]) -> list[int]:
        numbers = self.numbers
        return [numbers[option] for option in options]

    def mask(self, options: list[Option]) -> Mask:
        mask = np.zeros(len(self.options), np.int8)
        mask[self.legal(options)] = 1
        return mask
