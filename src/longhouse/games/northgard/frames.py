"""Every frame of the game by its name, as saves know it."""

from typing import Final

from longhouse.games.northgard.rules.battle import Battle
from longhouse.games.northgard.rules.build import Build
from longhouse.games.northgard.rules.cards.draws import SortDrawn
from longhouse.games.northgard.rules.cards.effects import Perform
from longhouse.games.northgard.rules.cards.exchange import ReplaceBuilding
from longhouse.games.northgard.rules.cards.play import PlayCard, Reaction
from longhouse.games.northgard.rules.cards.push import PushDefender
from longhouse.games.northgard.rules.cards.relocate import Relocate
from longhouse.games.northgard.rules.cards.rivals import AllDiscard, Discard, NameCard, PickRival, Ransom
from longhouse.games.northgard.rules.cards.strikes import RemoveUnit
from longhouse.games.northgard.rules.clans import Scorch
from longhouse.games.northgard.rules.creature_phase import CreaturePhase
from longhouse.games.northgard.rules.creatures import MoreCreatures
from longhouse.games.northgard.rules.explore import Explore
from longhouse.games.northgard.rules.fights import Fights
from longhouse.games.northgard.rules.groups import PlaceGroup
from longhouse.games.northgard.rules.harvest import Harvest
from longhouse.games.northgard.rules.move import Move
from longhouse.games.northgard.rules.placing import PlaceTile
from longhouse.games.northgard.rules.recruit import Camps, Recruit
from longhouse.games.northgard.rules.retreat import Losses, Retreat
from longhouse.games.northgard.rules.second_chance import SecondChance
from longhouse.games.northgard.rules.setup import SetUp
from longhouse.games.northgard.rules.trade import Barter, SwapOffer, TradeStep
from longhouse.games.northgard.rules.turn import Pass, Turn, UpgradeWith
from longhouse.games.northgard.rules.winter import Winter
from longhouse.games.northgard.rules.year import Year
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
