"""The bots by name, and custom bots by the path of their class."""

import importlib
from typing import Final

from longhouse.bots.bot import Bot, ask, bot_seed
from longhouse.bots.greedy import Greedy
from longhouse.bots.levels import LEVELS, Careless
from longhouse.bots.search import Search, read_budget
from longhouse.bots.uniform import Uniform
from longhouse.kernel.content import did_you_mean
from longhouse.kernel.game import SettingError

__all__ = ["LEVELS", "NAMES", "Bot", "ask", "bot_seed", "find_bot", "make_bot"]

BOTS: Final[dict[str, type[Bot]]] = {"uniform": Uniform, "greedy": Greedy}
NAMES: Final = tuple(BOTS)
KNOWN: Final = (*NAMES, "search", *LEVELS)


def make_bot(name: str, seed: str) -> Bot:
    """A new bot by its name (`greedy`, `hard`), its budget (`search/400`, `search/0.5s`) or its class
    (`mypackage.mybot:MyBot`); raises SettingError in one line.

    A class is code that is run: a name that comes over a network must be one of NAMES or LEVELS.
    """
    if name in LEVELS:
        return make_level(name, seed)
    if name in BOTS:
        return BOTS[name](seed)
    if name == "search" or name.startswith("search/"):
        return Search(seed, read_budget(name))
    return import_bot(name)(seed)


find_bot: Final = make_bot  # its name in version 0.1; it will be removed in 0.3


def make_level(name: str, seed: str) -> Bot:
    level = LEVELS[name]
    bot = make_bot(level.bot, seed)
    if level.by_lot:
        bot = Careless(bot, level.by_lot)
    bot.name = name
    return bot


def import_bot(path: str) -> type[Bot]:
    """The class of a custom bot, from any module that Python finds."""
    module_name, colon, class_name = path.partition(":")
    if not colon:
        known = f"there is {', '.join(KNOWN)}, or module:Class for one of your own"
        raise SettingError(f"there is no bot '{path}'{did_you_mean(path, list(KNOWN))}; {known}")
    try:
        module = importlib.import_module(module_name)
    except Exception as problem:
        what = f"{type(problem).__name__}: {problem}".splitlines()[0]
        raise SettingError(f"bot '{path}': module '{module_name}' cannot be imported ({what})") from problem
    found = getattr(module, class_name, None)
    if found is None:
        hint = did_you_mean(class_name, bots_in(vars(module)))
        raise SettingError(f"bot '{path}': module '{module_name}' has no class '{class_name}'{hint}")
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise SettingError(f"bot '{path}': '{class_name}' is no class made from longhouse.bots.Bot")
    return found


def bots_in(names: dict[str, object]) -> list[str]:
    return [name for name, found in names.items() if isinstance(found, type) and issubclass(found, Bot)]
