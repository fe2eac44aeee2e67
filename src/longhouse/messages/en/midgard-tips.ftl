### First tips at a table of Champions of Midgard: each is said once to a player.

midgard-tip-free-troll = Nobody has taken the fight with the troll: if it lives, every player takes 1 blame, and you will have { $number }.
midgard-tip-hungry-sea =
    { $number ->
        [one] At your shore 1 food feeds 1 warrior: load food too, the unfed are lost.
       *[other] At your shore 1 food feeds { $number } warriors: load food too, the unfed are lost.
    }
midgard-tip-favour = One favour rerolls any of these dice. You have { $number }; each one left is worth { $number2 } glory at the end.
midgard-tip-blame = You have { $number } blame: at the end that costs { $number2 } glory, and every token costs more than the last. Beat a troll to give one away.
midgard-tip-longhouse = Your longhouse is full with { $number } warriors: nobody can join before somebody falls.
midgard-tip-last-round = This is the last round: spend what scores nothing. Only { $number } coins make 1 glory, favour more.
midgard-tip-destiny =
    { $number ->
        [one] A destiny scores at the end for whoever has most of what it names. Yours is secret.
       *[other] Destinies score at the end for whoever has most of what they name. Your { $number } are secret.
    }
