### First tips at a table of the Watch: each is said once to a player.

watch-tip-seven = You hold { $number } cards: with more than { $number2 }, anybody’s seven costs you half. Build or trade in time.
watch-tip-section = The next trail die may break the Wall ({ $number } of { $number2 }): { $section }. A guard more can hold it.
watch-tip-gift = { $number } wildlings are in the Gift: with more than { $number2 } the Wall has fallen. A patrol sends one home.
watch-tip-rush = The camps of a clan are full. The next newcomer there sends two wildlings down to the Wall at once. Clans like that: { $number }.
watch-tip-nearly-won = Somebody shows { $number } of the { $number2 } points that win: trade with them no more, and look what you can block.
watch-tip-tormund = Tormund stands on your land and stops its cards: { $hex }. A seven or a patrol card moves him.
watch-tip-longest = One road more makes { $number } in a line: that takes the Longest Road, { $number2 } points.
watch-tip-fresh-card =
    { $number ->
        [one] A card bought in this turn can be played from your next turn on.
       *[other] The { $number } cards bought in this turn can be played from your next turn on.
    }
watch-tip-supply = The supply always trades, for you { $number } equal cards for 1. Trade routes at the coast make it cheaper.
