### A Game of Thrones Catan: Brotherhood of the Watch. Why something cannot be done.

watch-why-not-now = This is not what is asked now; answer the open question first.
watch-why-game-over = The game is over, so nothing more can be done in it.
watch-why-not-asked = Wait a little: { $seat } has the move.
watch-why-roll-first = Roll the dice first.
watch-why-already-rolled = You have already rolled the dice this turn.
watch-why-trade-step-over = Your trading is over for this turn; you can trade again on your next one.
watch-why-trade-step-open = Finish trading first; building and the end of the turn come after it.
watch-why-cannot-pay = This costs { $cards }: missing { $short }; you have { $held }.
watch-why-no-piece = You have no piece of this kind left ({ $piece }); a settlement comes back when a keep replaces it, a guard when it leaves the Wall.
watch-why-path-taken = There is a road on this path already; choose an empty one.
watch-why-not-connected = A road must begin at one of your own roads or buildings.
watch-why-behind-rival = An opponent’s building blocks the way from your road to this path.
watch-why-corner-taken = There is a building on this intersection already; choose an empty one.
watch-why-too-close = There is a building on the next intersection; at least one must stay empty in between.
watch-why-no-road-there = One of your own roads must lead to this intersection.
watch-why-not-your-settlement = A keep can only replace one of your own settlements.
watch-why-deck-empty = There are no development cards left to buy.
watch-why-card-played = You have already played a development card this turn, and one a turn is all.
watch-why-card-fresh = You bought this card this turn; you can play it from your next turn on.
watch-why-card-not-held = You do not have this card in hand.
watch-why-card-is-victory = This card is not played: it counts by itself as soon as it makes you the winner.
watch-why-card-no-effect = The supply is empty: this card would bring nothing now.
watch-why-no-free-road = You have no road piece left, or no path where it could go.
watch-why-not-to-discard = You have no more { $resource } to discard.
watch-why-tormund-stays = Tormund stands here already; he must move to another hex.
watch-why-tormund-friendly = At this table Tormund keeps away from players with fewer than 3 public victory points.
watch-why-nothing-to-rob = Only an opponent with a building at Tormund’s hex and at least 1 card can be robbed.
watch-why-rate = One trade with the supply takes { $number } { $resource }: missing { $missing }; you have { $have }.
watch-why-out-of-stock = There is no { $resource } left in the supply.
watch-why-nothing-to-take = The supply has no other resource left to take.
watch-why-same-resource = Take a resource other than the one you give.
watch-why-no-proposals =
    { $have ->
        [one] You have made your proposal for this turn; { $have } is all.
       *[other] You have no proposals left this turn; { $have } a turn are all.
    }
watch-why-no-cards = You have no resource card to trade.
watch-why-not-these-cards = You do not hold the cards for this: missing { $short }; you have { $held }.
watch-why-no-partner = None of your opponents has a card to trade.
watch-why-side-full =
    { $have ->
        [one] This side of the trade is full: { $have } card is the most.
       *[other] This side of the trade is full: { $have } cards are the most.
    }
watch-why-out-of-order = Cards go in in this order: lumber, brick, wool, grain, ore. To change an earlier one, drop the offer and begin again.
watch-why-not-held = You have no more { $resource } in hand.
watch-why-fifth-kind = If you gave all five resources, there would be none left to ask for.
watch-why-both-sides = You give this resource already; ask for another one.
watch-why-side-empty = Add at least 1 card first.
watch-why-already-sent = You have made exactly this proposal this turn already; change something in it.
watch-why-mirror = This is the very trade you were offered: accept it, or ask for something else.
watch-why-counters-off = Counter-offers are turned off at this table; accept or decline.
watch-why-counter-too-dear = This counter-offer asks for more than you have: missing { $short }; you have { $held }.
watch-why-no-deal = This player has neither accepted nor made a counter-offer.
watch-why-proposal-gone = This proposal needs no answer any more: it was withdrawn, or everybody has answered.
watch-why-not-beside-settlement = This road must touch the settlement you have just placed.
watch-why-choice-no-effect = This choice would have no effect now; take the other one.
watch-why-not-in-mode = The base game has no guards and no Wall to guard.
watch-why-no-post = All posts of this section are taken; choose another section.
watch-why-guard-too-dear = A guard costs { $cards }: missing { $short }; you have { $held }.
watch-why-no-guard-left = All your guards are on the Wall; one comes back when it leaves its post.
watch-why-wall-fell = The Wall has fallen and the game is over, so nothing more can be done in it.
watch-why-no-free-guard = You have no guard left, or no post on the Wall is free.
watch-why-no-wildling = There is no wildling to send back.
watch-why-not-in-reach = Wildlings there are out of reach for this.
watch-why-no-sending-back = A wildling is sent back only by a patrol or a hero.
watch-why-tormund-waits = Tormund moves only when a 7 is rolled or a card sends him.
watch-why-not-on-display = Only a hero on display can be removed from the game.
watch-why-hero-not-yours = You do not have this hero.
watch-why-hero-not-now = This hero serves at another moment of the turn.
watch-why-hero-fresh = You took this hero this turn; it can serve you from the next turn on.
watch-why-hero-used = You have already used this hero this turn.
watch-why-hero-returned = You have just given this hero back; take another one.
watch-why-hero-not-shown = This hero is not on display.
watch-why-must-replace = Side B was used, so this hero goes back to the display; take another one.
watch-why-no-swap = You have no card to swap, or the supply has no other resource.
watch-why-swap-not-held = Missing { $missing } { $resource } to swap; you have { $have }.
watch-why-nobody-to-ask = None of your opponents has a card.
watch-why-not-to-ask = Only an opponent with at least 1 card can be asked, each of them once.
watch-why-no-one-named = Ask at least one opponent.
watch-why-hand-not-held = You have no { $resource } to give back.
watch-why-nobody-ahead = No opponent with cards has more public victory points than you.
watch-why-not-ahead = Only an opponent with more public victory points than you and at least 1 card can be chosen.
watch-why-seize-nothing = There is no { $resource } in this hand.
watch-why-card-not-there = This card is not among those you are looking at.
watch-why-not-your-road = There is no road of yours on this path.
watch-why-not-open-ended = This road has pieces of yours at both ends; only a road with one open end can be taken up.
watch-why-nowhere-else = There is no other path where this road could go.
watch-why-no-road-to-move = None of your roads has an open end and another path to go to.
watch-why-same-path = The road was taken up from here; rebuild it on another path.
watch-why-not-in-cost = The cost has no { $resource } in it.
watch-why-same-as-left-out = Pay with a resource other than the one you replace.
watch-why-no-substitute = You do not hold the cards that this would cost: missing { $missing }; you have { $have } of them.
watch-why-no-patrol = You have no face-up patrol to discard.
watch-why-tormund-at-home = Tormund is in his camp already.
watch-why-hero-no-guard = This hero needs a guard in your stock and a free post on the Wall.
watch-why-hero-no-wildling = Nowhere in this hero’s reach is there a wildling.
watch-why-use-hero-first = You choose whether to keep your hero or take another one after using yours.
watch-why-roads-stay = Roads are moved only by a hero.
