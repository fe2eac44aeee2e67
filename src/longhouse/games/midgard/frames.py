"""Every frame of the game by its name, as saves know it."""

from typing import Final

from longhouse.games.midgard.assignment import Assign, Assignment, Seal
from longhouse.games.midgard.combat import Combat
from longhouse.games.midgard.fight import Fight
from longhouse.games.midgard.hunt import Hunt
from longhouse.games.midgard.losses import Losses
from longhouse.games.midgard.market import Trade
from longhouse.games.midgard.placement import Placement
from longhouse.games.midgard.recruiting import PickWarriors
from longhouse.games.midgard.rounds import Round
from longhouse.games.midgard.runes import Gifts, Success
from longhouse.games.midgard.sage import Keep, Peek, Vision
from longhouse.games.midgard.sailing import Sail
from longhouse.games.midgard.setup import SetUp
from longhouse.games.midgard.shops import BuyLongship, Pray, TakeRune
from longhouse.games.midgard.victory import Victory
from longhouse.games.midgard.visits import Visit
from longhouse.games.midgard.voyage import Voyage
from longhouse.kernel.apart import Apart
from longhouse.kernel.table import Frame

FRAMES: Final[dict[str, type[Frame]]] = {
    "Apart": Apart,
    "Assign": Assign,
    "Assignment": Assignment,
    "BuyLongship": BuyLongship,
    "Combat": Combat,
    "Fight": Fight,
    "Gifts": Gifts,
    "Hunt": Hunt,
    "Keep": Keep,
    "Losses": Losses,
    "Peek": Peek,
    "PickWarriors": PickWarriors,
    "Placement": Placement,
    "Pray": Pray,
    "Round": Round,
    "Sail": Sail,
    "Seal": Seal,
    "SetUp": SetUp,
    "Success": Success,
    "TakeRune": TakeRune,
    "Trade": Trade,
    "Victory": Victory,
    "Vision": Vision,
    "Visit": Visit,
    "Voyage": Voyage,
}
