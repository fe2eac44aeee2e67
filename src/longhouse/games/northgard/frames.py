"""Every frame of the game by its name, as saves know it."""

from typing import Final

from longhouse.games.northgard.battle import Battle
from longhouse.games.northgard.build import Build
from longhouse.games.northgard.clans import Scorch
from longhouse.games.northgard.creature_phase import CreaturePhase
from longhouse.games.northgard.creatures import MoreCreatures
from longhouse.games.northgard.draws import SortDrawn
from longhouse.games.northgard.effects import Perform
from longhouse.games.northgard.exchange import ReplaceBuilding
from longhouse.games.northgard.explore import Explore
from longhouse.games.northgard.fights import Fights
from longhouse.games.northgard.groups import PlaceGroup
from longhouse.games.northgard.harvest import Harvest
from longhouse.games.northgard.move import Move
from longhouse.games.northgard.placing import PlaceTile
from longhouse.games.northgard.play import PlayCard, Reaction
from longhouse.games.northgard.push import PushDefender
from longhouse.games.northgard.recruit import Camps, Recruit
from longhouse.games.northgard.relocate import Relocate
from longhouse.games.northgard.retreat import Losses, Retreat
from longhouse.games.northgard.rivals import AllDiscard, Discard, NameCard, PickRival, Ransom
from longhouse.games.northgard.second_chance import SecondChance
from longhouse.games.northgard.setup import SetUp
from longhouse.games.northgard.strikes import RemoveUnit
from longhouse.games.northgard.trade import Barter, SwapOffer, TradeStep
from longhouse.games.northgard.turn import Pass, Turn, UpgradeWith
from longhouse.games.northgard.winter import Winter
from longhouse.games.northgard.year import Year
from longhouse.kernel.table import Frame

FRAMES: Final[dict[str, type[Frame]]] = {
    "AllDiscard": AllDiscard,
    "Barter": Barter,
    "Battle": Battle,
    "Build": Build,
    "Camps": Camps,
    "CreaturePhase": CreaturePhase,
    "Discard": Discard,
    "Explore": Explore,
    "Fights": Fights,
    "Harvest": Harvest,
    "Losses": Losses,
    "MoreCreatures": MoreCreatures,
    "Move": Move,
    "NameCard": NameCard,
    "Pass": Pass,
    "Perform": Perform,
    "PickRival": PickRival,
    "PlaceGroup": PlaceGroup,
    "PlaceTile": PlaceTile,
    "PlayCard": PlayCard,
    "PushDefender": PushDefender,
    "Ransom": Ransom,
    "Reaction": Reaction,
    "Recruit": Recruit,
    "Relocate": Relocate,
    "RemoveUnit": RemoveUnit,
    "ReplaceBuilding": ReplaceBuilding,
    "Retreat": Retreat,
    "Scorch": Scorch,
    "SecondChance": SecondChance,
    "SetUp": SetUp,
    "SortDrawn": SortDrawn,
    "SwapOffer": SwapOffer,
    "TradeStep": TradeStep,
    "Turn": Turn,
    "UpgradeWith": UpgradeWith,
    "Winter": Winter,
    "Year": Year,
}
