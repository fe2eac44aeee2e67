### Champions of Midgard. Why something cannot be done.

midgard-why-not-now = This is not what is asked now; answer the open question first.
midgard-why-game-over = The game is over, so nothing more can be done in it.
midgard-why-not-asked = Wait a little: { $seat } has the move.
midgard-why-not-your-rune = You do not have this rune: “{ $rune }”.
midgard-why-rune-used = This rune is used already: “{ $rune }”.
midgard-why-rune-not-here = This rune is meant for another moment: “{ $rune }”.
midgard-why-rune-no-effect = This rune would do nothing now: “{ $rune }”.
midgard-why-leader-taken = Somebody else has chosen this leader: { $leader }.
midgard-why-destiny-not-yours = You do not hold this destiny: “{ $destiny }”.
midgard-why-destiny-revealed = This destiny is open already: “{ $destiny }”.
midgard-why-rune-after-rune = First finish the rune you are using, then use the next one: “{ $rune }”.
midgard-why-place-taken = There is no free space for a worker there: { $place }.
midgard-why-stall-not-out = This stall is not in the game: { $place }.
midgard-why-not-your-longship = This longship is not yours: { $place }.
midgard-why-place-too-dear = { $place }: missing { $short }; you have { $held }.
midgard-why-no-shore-free = There is a ship at every shore, so this one has nowhere to go: { $place }.
midgard-why-longship-owned = You have a longship of your own; nobody buys a second one ({ $place }).
midgard-why-longships-too-dear = For the cheapest longship left ({ $place }): missing { $short }; you have { $held }.
midgard-why-no-rune-left = There is no rune left to take ({ $place }).
midgard-why-favour-too-dear =
    { $missing ->
        [one] Favour: missing { $missing } coin; you have { $have } ({ $place }).
       *[other] Favour: missing { $missing } coins; you have { $have } ({ $place }).
    }
midgard-why-spare-hired = Your spare worker is already yours ({ $place }).
midgard-why-hire-too-dear =
    { $missing ->
        [one] At the present price of a worker: missing { $missing } coin; you have { $have } ({ $place }).
       *[other] At the present price of a worker: missing { $missing } coins; you have { $have } ({ $place }).
    }
midgard-why-no-passing = Nobody passes: place a worker, or beg.
midgard-why-worker-placed = You have placed your worker for this turn; the next one comes later ({ $place }).
midgard-why-visit-first = First carry out what your worker has begun; then others can be placed ({ $place }).
midgard-why-rune-after-effect = First carry out what your worker has begun, then use the rune: “{ $rune }”.
midgard-why-effect-mandatory = What a place does must be carried out.
midgard-why-die-not-offered = There is no such warrior to take: { $die }.
midgard-why-shore-taken = A ship is there already: { $shore }.
midgard-why-no-journey-there = There is no face-down journey card there: { $shore }.
midgard-why-destiny-not-drawn = This destiny is not among those you have drawn: “{ $destiny }”.
midgard-why-rune-not-open = This rune does not lie open: “{ $rune }”.
midgard-why-rune-deck-empty = The deck of runes is empty.
midgard-why-prayer-too-dear =
    { $missing ->
        [one] For so much favour: missing { $missing } coin; you have { $have }.
       *[other] For so much favour: missing { $missing } coins; you have { $have }.
    }
midgard-why-longship-not-sold = This longship cannot be bought at this table: { $ship }.
midgard-why-longship-sold = Somebody has bought this longship already: { $ship }.
midgard-why-longship-too-dear = { $ship }: missing { $short }; you have { $held }.
midgard-why-swap-not-held = To give for 1 { $good2 }: missing 1; you have 0: { $good }.
midgard-why-swap-received = What you have received in this visit is not given away again, not for 1 { $good2 } either: { $good }.
midgard-why-not-your-fight = This fight is not yours: { $target }.
midgard-why-no-die-left =
    { $have ->
        [0] You have 0 of these to send ({ $target }): { $die }.
       *[other] All you have of these are sent already, { $have } in all ({ $target }): { $die }.
    }
midgard-why-die-banned = This enemy cannot be fought with these ({ $target }): { $die }.
midgard-why-ship-full = The ship is full: it carries { $have } in all, warriors and food together ({ $target }).
midgard-why-die-not-sent = There is none of these to take back ({ $target }): { $die }.
midgard-why-no-ship = Food is loaded on ships only ({ $target }).
midgard-why-no-food-left =
    { $have ->
        [0] Missing 1 food to load; you have 0 ({ $target }).
       *[other] All your food is loaded already, { $have } in all ({ $target }).
    }
midgard-why-no-food-aboard = There is no food aboard to unload ({ $target }).
midgard-why-confirmed = You have confirmed; nothing can be moved any more.
midgard-why-nothing-to-assign = You have neither a fight nor a ship in this round.
midgard-why-not-sealed = The warriors are being assigned in turn order already.
midgard-why-reroll-first = First say that you want to reroll, then mark dice.
midgard-why-finish-reroll = First roll the marked dice, or cancel the reroll.
midgard-why-die-not-rolled = There is no such die in the roll: { $rolled }.
midgard-why-die-marked = This die is marked already: { $rolled }.
midgard-why-die-not-marked = This die is not marked: { $rolled }.
midgard-why-face-stays = This rune rerolls blanks only: { $rolled }.
midgard-why-nothing-marked = Mark at least one die first.
midgard-why-none-to-lose = There is none of this to lose: { $cargo }.
midgard-why-only-warriors = An enemy takes warriors only.
midgard-why-only-warriors-sea = This journey takes warriors only.
midgard-why-only-warriors-hunger = Hunger takes warriors only.
midgard-why-blame-yourself = Somebody else must take the blame.
midgard-why-no-favour = A reroll costs favour: missing { $missing }; you have { $have }.
