### Northgard: Uncharted Lands. Why something cannot be done.

northgard-why-not-now = This is not what is asked now; answer the open question first.
northgard-why-game-over = The game is over, so nothing more can be done in it.
northgard-why-not-asked = Wait a little: { $seat } has the move.
northgard-why-not-on-map = There is no such territory on the map.
northgard-why-not-its-name = This region belongs to a larger territory, which goes by its oldest region.
northgard-why-not-yours = You do not control this territory.
northgard-why-card-not-held = You do not have this card in hand: { $card }.
northgard-why-not-enough = Missing { $missing } { $resource }; you have { $have }.
northgard-why-place-taken = A tile lies there already.
northgard-why-no-tile-beside = A tile must touch another one along a whole side.
northgard-why-no-turn-fits = However it is turned, the tile does not fit there.
northgard-why-border-broken-off = A border would break off there.
northgard-why-joins-players = This would join territories of different players.
northgard-why-joins-valkyrie = This would join figures with a Fallen Valkyrie.
northgard-why-border-inside = At this table one territory may not lie on both sides of a border.
northgard-why-no-neutral-on-tile = There the tile would have no neutral territory for your group.
northgard-why-not-at-start = Your first tile must touch a starting tile.
northgard-why-not-from-own-land = The tile must touch an open territory of yours.
northgard-why-not-from-bear = Nobody explores from a territory with a Brown Bear.
northgard-why-tile-not-held = You do not have this tile: { $tile }.
northgard-why-tile-not-drawn = This tile has not been drawn: { $tile }.
northgard-why-tile-does-not-fit = This tile fits nowhere now: { $tile }.
northgard-why-setup-tile-does-not-fit = There is no place now where this tile may lie and leave you a neutral territory: { $tile }.
northgard-why-a-tile-fits = One of your tiles fits, so none goes under the pile.
northgard-why-pile-empty = There are no tiles left.
northgard-why-no-open-land = There is no open territory to explore from.
northgard-why-no-redraw = The tile cannot be exchanged for another one now.
northgard-why-clan-taken = Somebody else leads it: { $clan }.
northgard-why-not-on-tile = The group goes into a territory on the tile just placed.
northgard-why-not-neutral = This territory is not neutral.
northgard-why-valkyrie-there = A Fallen Valkyrie is there, who shares with nobody.
northgard-why-come-back-not-neutral = You come back to a neutral territory without a Fallen Valkyrie.
northgard-why-come-back-not-on-tile = You come back to a territory on the tile just placed.
northgard-why-come-back-no-room = There the tile would have no neutral territory to which you could come back.
northgard-why-trade-too-few =
    { $missing ->
        [one] Missing { $missing } resource for a trade; you have { $have }.
       *[other] Missing { $missing } resources for a trade; you have { $have }.
    }
northgard-why-trade-not-held =
    { $have ->
        [0] Missing 1 to give; you have 0: { $resource }.
       *[other] All you have of this is given already, { $have } in all: { $resource }.
    }
northgard-why-trade-not-three = At this table a trade takes three equal resources: missing { $missing } { $resource }; you have { $have }.
northgard-why-trade-give-first = First choose all that you give.
northgard-why-no-partner = You have no partner at this table.
northgard-why-swap-not-held = Missing 1 to give; you have 0: { $resource }.
northgard-why-swap-partner-lacks = Your partner has 0 of what you ask for.
northgard-why-swap-declined = Your partner has declined this swap already.
northgard-why-swap-undoes = This would undo a swap you have just made.
northgard-why-no-such-symbol = There is no such symbol in that territory: { $resource }.
northgard-why-wolf-keeps = A Wolf keeps this from everybody; only what a building gives can be taken: { $resource }.
northgard-why-food-not-held = Missing { $missing } food; you have { $have }.
northgard-why-more-food-than-figures = In a battle each figure takes at most 1 food; you have { $have } figures there.
northgard-why-not-so-many-figures = There are not so many figures there, only { $have }.
northgard-why-kaija-stays-out = Kaija does not enter enemy territories this year.
northgard-why-retreat-not-beside = Figures retreat to a territory next to the battle.
northgard-why-retreat-over-rough = Nobody retreats over a rough border.
northgard-why-retreat-to-others = Figures retreat only to neutral territories and their own.
northgard-why-retreat-to-valkyrie = Nobody retreats to a Fallen Valkyrie.
northgard-why-fight-waits-there = A battle is still to be fought there.
northgard-why-territory-first = Choose the territory first.
northgard-why-territory-chosen = The territory is chosen; now choose the figures.
northgard-why-push-not-beside = A defender is pushed to a territory next to it that is neutral or the defender’s own, without a battle or a Fallen Valkyrie.
northgard-why-creature-not-on-map = It is not on the map: { $creature }.
northgard-why-creature-not-here = You attack only creatures in territories that hold your figures and nobody else’s: { $creature }.
northgard-why-creature-named = One creature of this territory has been named already.
northgard-why-valkyrie-comes-first = Where a Fallen Valkyrie is, she is the one to fight.
northgard-why-valkyrie-must-be-named = You share a territory with a Fallen Valkyrie and must fight her.
northgard-why-no-fight-there = There is nothing to fight there.
northgard-why-creature-not-beside = A creature moves to a territory next to it.
northgard-why-creature-there = There is a creature there already.
northgard-why-creature-prefers = By its card the creature prefers another territory.
northgard-why-call-creature-there = A creature is called to a territory that has none.
northgard-why-lair-first = As long as a lair is free, a creature appears there.
northgard-why-scorch-not-own = You do not scorch your own land.
northgard-why-scorch-not-partner = You do not scorch your partner’s land.
northgard-why-scorch-not-beside = The token goes to a territory next to one of yours.
northgard-why-scorch-must-move = The token lies there already.
northgard-why-reserve-empty = All your { $have } units are on the map.
northgard-why-nowhere-to-recruit = There is no territory where you could recruit.
northgard-why-recruit-not-last = These recruits go to the same territory as those before.
northgard-why-recruit-not-neutral = This card recruits in neutral territories.
northgard-why-recruit-among-others = Recruits do not enter territories of other players.
northgard-why-recruit-not-own = Recruits go to territories that you control.
northgard-why-no-enemy-beside = This card recruits next to enemy territories.
northgard-why-closed-without-wood = This card recruits in territories that are open or have a wood symbol on a tile.
northgard-why-bear-bars-recruits = A Brown Bear lets nobody be recruited there.
northgard-why-valkyrie-bars-recruits = A Fallen Valkyrie lets nobody be recruited there.
northgard-why-recruit-together = All these recruits go to one territory.
northgard-why-no-more-territories = This card reaches no more territories.
northgard-why-no-more-there = No more recruits may go there now.
northgard-why-nothing-to-build = There is nothing that you could build now.
northgard-why-bear-bars-building = A Brown Bear lets nobody build there.
northgard-why-nothing-fits-here = No building fits there now.
northgard-why-wood-for-none = For the cheapest building that fits there: missing { $missing } wood; you have { $have }.
northgard-why-building-used-up = All tokens of this building are on the map: { $building }.
northgard-why-no-more-large = This card builds no more large buildings.
northgard-why-building-there = There is one of these in the territory already: { $building }.
northgard-why-no-free-slot = There is no free slot for it in the territory: { $building }.
northgard-why-wood-too-little = { $building }: missing { $missing } wood; you have { $have }.
northgard-why-step-compulsory = This part of the card must be carried out.
northgard-why-slot-not-free = There is none of these free: { $slot }.
northgard-why-collected-already = You have collected here already.
northgard-why-nothing-to-collect = There is nothing to collect here.
northgard-why-nothing-to-exchange = You have no building that could be exchanged.
northgard-why-no-building-there = There is no building there.
northgard-why-not-its-like = A building is exchanged for another one of the same size: { $building }.
northgard-why-no-rune-slot = It stands only on a rune slot: { $building }.
northgard-why-nobody-to-move = You have no figures on the map to move.
northgard-why-not-beside = That territory is not next to this one.
northgard-why-too-few-points =
    { $missing ->
        [one] Missing { $missing } movement point; you have { $have } left. A rough border costs 2.
       *[other] Missing { $missing } movement points; you have { $have } left. A rough border costs 2.
    }
northgard-why-no-way-out = Through a partner’s territory one must be able to go on, and there is no way out of it.
northgard-why-two-valkyries = Two Fallen Valkyries are there; nobody may enter.
northgard-why-raiders-stop = Figures that have entered an enemy territory stay until the battle.
northgard-why-no-way-on = From there they cannot go anywhere.
northgard-why-valkyrie-holds = A Fallen Valkyrie lets nobody leave.
northgard-why-bear-holds = A Brown Bear lets nobody leave.
northgard-why-not-so-many = Not so many figures can go from there, only { $have }.
northgard-why-must-go-on = Your figures cannot stay in your partner’s territory; move them on first.
northgard-why-nowhere-to-relocate = There is nobody to bring elsewhere, or nowhere to go.
northgard-why-no-enemy-there = There is no enemy there.
northgard-why-not-beside-recruits = They come from a territory next to the recruits.
northgard-why-not-other-open = They go to another territory, and an open one.
northgard-why-valkyrie-alone-there = A Fallen Valkyrie is there; nobody can be brought to her.
northgard-why-not-beside-yours = That territory is not next to one of yours.
northgard-why-no-spoils-there = There is nothing of this to take there: { $resource }.
northgard-why-others-there = Figures of somebody else stand there.
northgard-why-relocate-not-so-many = The card does not bring so many figures away from there, only { $have }.
northgard-why-owner-chooses = Which figures go is for their owner to choose.
northgard-why-nobody-to-strike = There is no enemy unit within reach.
northgard-why-card-without-effect = This card is not played; it only counts at the end of the game.
northgard-why-card-no-use = This card would do nothing now.
northgard-why-only-reaction = This card is played only in answer to an opponent’s card.
northgard-why-main-card-played = You have played your main card; only instant cards can follow.
northgard-why-too-few-cards =
    { $missing ->
        [one] The card draws more than you have: missing { $missing } card; your deck and discard pile have { $have }.
       *[other] The card draws more than you have: missing { $missing } cards; your deck and discard pile have { $have }.
    }
northgard-why-nothing-to-count = You have no closed territory of at least 3 tiles.
northgard-why-nothing-to-draw = Your deck and discard pile are empty.
northgard-why-replace-too-dear = To replace a card: missing { $missing } lore; you have { $have }.
northgard-why-remove-too-dear = To remove a card: missing { $missing } lore; you have { $have }.
northgard-why-upgrade-too-dear = To upgrade the clan: missing { $missing } lore; you have { $have }.
northgard-why-never-removed = This card can never be removed from the game.
northgard-why-no-such-upgrade = Your clan has no such upgrade left.
northgard-why-play-turn = You are playing cards this turn; play on or end the turn.
northgard-why-nothing-played = You have not played a card this turn.
northgard-why-not-in-display = This card is not on display: { $card }.
northgard-why-not-in-discard = This card is not in your discard pile: { $card }.
northgard-why-nothing-to-take = There is no card to take.
northgard-why-foresaw-already = You have taken this year’s card already.
northgard-why-not-drawn = This card is not among those you have drawn: { $card }.
northgard-why-no-such-choice = The card has no such choice.
northgard-why-choice-made = You have chosen this already; choose another.
northgard-why-choice-no-use = This would do nothing now; choose another.
northgard-why-price-too-high =
    { $missing ->
        [one] Missing { $missing } resource to pay for it; you have { $have }.
       *[other] Missing { $missing } resources to pay for it; you have { $have }.
    }
northgard-why-paying-begun = You have begun to pay; pay the rest.
northgard-why-nothing-to-copy = There is no card to copy now.
northgard-why-not-there-to-copy = This card does not lie where you may copy from.
northgard-why-never-copied = Cards that copy or cancel others are never copied: { $card }.
northgard-why-for-another-clan = This is meant for another clan.
northgard-why-no-opponent = This player is not your opponent.
northgard-why-hand-empty = { $seat } has no card in hand.
northgard-why-no-hand-to-rob = No opponent has a card in hand.
northgard-why-not-in-that-hand = This card is not in that hand.
northgard-why-another-card-named = Another card has been named.
northgard-why-ransom-begun = You have begun to pay the ransom; pay the rest.
northgard-why-somebody-asked = Wait a little: the opponents may answer the card.
