### Vikings Gone Wild. Why something cannot be done.

wild-why-not-now = This is not the question now: answer the one that is asked.
wild-why-game-over = The game is over; nothing more can be done in it.
wild-why-not-asked = Wait a moment: { $seat } decides now.
wild-why-card-not-held = You do not have this card in your hand: { $card }.
wild-why-too-dear = You cannot pay for this: missing { $short }; you have { $held }.
wild-why-listed-once = This is the same as another one on the list: choose that.
wild-why-pile-empty = This pile is empty: { $card }.
wild-why-buildings-gone = None of these is left in the supply: { $building }.
wild-why-not-for-sale = This card is in no pile for sale: { $card }.
wild-why-undead-not-sold = The undead are fought, never bought ({ $path }).
wild-why-no-card-there = No card lies there: { $path }.
wild-why-town-full =
    { $have ->
        [one] Your town hall allows { $have } building, and you have it: { $building }.
       *[other] Your town hall allows { $have } buildings, and you have them: { $building }.
    }
wild-why-enough-alike = A settlement may have { $have } of these, and you have them: { $building }.
wild-why-hall-highest = Your town hall has the highest level.
wild-why-hall-unfinished = Your town hall is still under construction this round.
wild-why-hall-stays = The town hall cannot be dismantled.
wild-why-dismantled-already = You have dismantled a building this round.
wild-why-not-built = You have no such building: { $own }.
wild-why-always-automatic = At this table everything is paid automatically.
wild-why-no-choice-of-sources = There is nothing to choose here: you need all you have, or it all comes from one source.
wild-why-pool-empty = There is none of it in your pool.
wild-why-no-loot = No such token lies on your town hall.
wild-why-no-token-on-it = No such token lies there: { $purse }.
wild-why-not-plain = This card cannot be played for a payment: { $card }.
wild-why-other-resource = This card gives another resource: { $card }.
wild-why-only-tokens = A mission swap is paid with a gold token only.
wild-why-exchange-short = Missing { $missing } { $resource } for the exchange; you have { $have }.
wild-why-pay-first = First finish the payment.
wild-why-store-first-say = First say how you store: automatically or by hand.
wild-why-nothing-to-store = There are not so many tokens to store here: { $number }; at most { $have }.
wild-why-not-thrown-away = With only { $number } here, tokens of your storages would be thrown away.
wild-why-not-in-own-turn = { $card } is played only when you are attacked.
wild-why-only-in-attack = This upgrade is played only together with an attack: { $card }.
wild-why-nothing-to-copy = You have played nothing this turn that could be copied: { $card }.
wild-why-not-played-now = You have not played this card this turn: { $card }.
wild-why-cannot-copy = This card cannot be copied: { $card }.
wild-why-no-step-left = The card has no such effect left.
wild-why-not-discarded = This card is not in your discard pile: { $card }.
wild-why-cannot-recover = This card cannot be taken back with this effect: { $card }.
wild-why-not-from-there = This card cannot be destroyed from there: { $card }.
wild-why-must-destroy = You have to destroy a card.
wild-why-own-tokens = You take tokens from your opponents, not from yourself.
wild-why-one-victim = All tokens of this effect come from one opponent, not from { $seat } too.
wild-why-nothing-to-steal = No such token lies there: { $hoard }.
wild-why-producers-together = The producers of { $seat } count as one source: choose that.
wild-why-no-storage = This is no storage for such a token: { $own }.
wild-why-storage-unfinished = This storage is still under construction: { $own }.
wild-why-no-room = This storage is full, it holds { $have }: { $own }.
wild-why-one-opponent = You attack another opponent this turn, so { $seat } is safe from you.
wild-why-own-building = You do not attack your own buildings.
wild-why-attacked-already = Somebody has already attacked { $seat } this round.
wild-why-no-building = There is no such building: { $lot }.
wild-why-under-construction = A building under construction cannot be attacked: { $lot }.
wild-why-damaged-already = A building with a damage token cannot be attacked: { $lot }.
wild-why-no-attacker = You have no fighter or hero to attack with.
wild-why-too-weak = All your cards together are too weak for it ({ $lot }): missing { $missing } strength; you have { $have }.
wild-why-too-weak-for-it = All your cards together are too weak for it: missing { $missing } strength; you have { $have }.
wild-why-no-undead = No undead lies there: { $path }.
wild-why-dragon-once = You have fought the dragon this round.
wild-why-no-tokens = The supply has no token for whoever beats the dragon.
wild-why-no-token-left = The supply has none of these tokens: { $resource }.
wild-why-nobody-attacks = Nobody attacks yet: add a fighter or hero.
wild-why-not-strong-enough = The attack is not strong enough yet: missing { $missing } strength; you have { $have }.
wild-why-no-fighter-or-hero = Only fighters and heroes attack, and this is neither: { $card }.
wild-why-not-committed = This card is not committed to attacks: { $card }.
wild-why-needs-fighter = This upgrade needs a fighter in the attack: { $card }.
wild-why-in-the-attack = This card is in the attack already: { $card }.
wild-why-not-ready = This card is not ready to attack: { $card }.
wild-why-cannot-succeed = With this card the attack could no longer be strong enough ({ $card }): missing { $missing } strength.
wild-why-no-response = This card does not answer an attack: { $card }.
wild-why-nobody-to-take-out = Nobody in this attack can be taken out with it: { $card }.
wild-why-cannot-take-out = This card cannot be taken out of the attack: { $card }.
wild-why-take-out-first = First choose whom you take out of the attack.
wild-why-defence-only = When you defend, this card is of no use: { $card }.
wild-why-mission-not-yours = This is none of your current missions: { $mission }.
wild-why-mission-unfulfilled = The condition is not met yet ({ $mission }): missing { $missing }; you have { $have }.
wild-why-mission-once = You have completed a mission this round.
wild-why-swap-once = You have swapped a mission this turn.
wild-why-no-missions-left = The mission deck is empty.
wild-why-no-gold-token =
    { $missing ->
        [one] Missing { $missing } gold token to pay for the swap; you have { $have }.
       *[other] Missing { $missing } gold tokens to pay for the swap; you have { $have }.
    }
wild-why-asgard-not-open = This card does not lie open in Asgard: { $card }.
wild-why-asgard-compulsory = Whoever reaches a threshold has to take a card.
wild-why-asgard-first-say = First say whether you take an Asgard card; then choose one ({ $card }).
wild-why-asgard-not-sold = Asgard cards cannot be bought ({ $card }): one comes with each threshold, or for damaging a town hall III.
