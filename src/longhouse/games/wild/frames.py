"""Every frame of the game by its name, as saves know it."""

from typing import Final

from longhouse.games.wild.asgard import OfferAsgard, ReceiveAsgard
from longhouse.games.wild.attack import Attack
from longhouse.games.wild.by_hand import PayByHand
from longhouse.games.wild.composing import Compose
from longhouse.games.wild.destroying import Destroy
from longhouse.games.wild.gaining import GainAny
from longhouse.games.wild.keeping import RoundEnd
from longhouse.games.wild.loot import PlaceLoot
from longhouse.games.wild.playing import Perform
from longhouse.games.wild.recovering import Recover
from longhouse.games.wild.responses import TakeOut
from longhouse.games.wild.rounds import Round
from longhouse.games.wild.setup import SetUp
from longhouse.games.wild.stealing import Steal
from longhouse.games.wild.storage import Storage, StoreByHand
from longhouse.games.wild.turn import Menu, Turn
from longhouse.games.wild.undead import Fight
from longhouse.kernel.apart import Apart
from longhouse.kernel.table import Frame

FRAMES: Final[dict[str, type[Frame]]] = {
    "Apart": Apart,
    "SetUp": SetUp,
    "Round": Round,
    "Storage": Storage,
    "StoreByHand": StoreByHand,
    "RoundEnd": RoundEnd,
    "Turn": Turn,
    "Menu": Menu,
    "PayByHand": PayByHand,
    "Perform": Perform,
    "GainAny": GainAny,
    "Destroy": Destroy,
    "Recover": Recover,
    "Steal": Steal,
    "PlaceLoot": PlaceLoot,
    "Compose": Compose,
    "Attack": Attack,
    "TakeOut": TakeOut,
    "Fight": Fight,
    "ReceiveAsgard": ReceiveAsgard,
    "OfferAsgard": OfferAsgard,
}
