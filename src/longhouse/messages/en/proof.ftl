### Whether the random outcomes of a game were fixed before its first pick: `longhouse verify` and the end screen.

proof-right =
    { $picks ->
        [one] All is right: the random outcomes of the deal and of { $picks } pick come from the players’ words and from the secret with the hash { $commitment }. It should be the hash that was shown before the game.
       *[other] All is right: the random outcomes of the deal and of { $picks } picks come from the players’ words and from the secret with the hash { $commitment }. It should be the hash that was shown before the game.
    }
proof-unrevealed = { proof-right } Not revealed in time: the word of { $seats }; the hash of that word, which everybody had been shown, was used instead.
proof-brought =
    { $picks ->
        [one] The random outcomes of the deal and of { $picks } pick come from the secret with the hash { $commitment }. But this game was brought here as a file: nobody here was shown that hash before the first pick.
       *[other] The random outcomes of the deal and of { $picks } picks come from the secret with the hash { $commitment }. But this game was brought here as a file: nobody here was shown that hash before the first pick.
    }
proof-seed-only =
    { $picks ->
        [one] There is no proof: no hash of a secret was shown before this game. But the random outcomes of the deal and of { $picks } pick do come from the seed { $seed }.
       *[other] There is no proof: no hash of a secret was shown before this game. But the random outcomes of the deal and of { $picks } picks do come from the seed { $seed }.
    }
proof-nothing = There is no proof in this journal: it holds neither a secret nor a seed.
proof-commitment = Wrong: the secret does not have the hash { $commitment }.
proof-seed = Wrong: the seed { $seed } does not come from the secret and the players’ words.
proof-word = Wrong: the word of { $name } is not the one that was promised.
proof-deal = Wrong: the seed gives another deal.
proof-pick = Wrong: pick { $number } ({ $pick }) is not possible there.
proof-luck = Wrong: at pick { $number } ({ $pick }) the journal has { $recorded }, but the seed gives { $drawn }.
proof-right-on = All is right from move { $inherited } on: all random outcomes since then come from the players’ words and from the secret with the hash { $commitment }. It should be the hash that was shown before this game. Everything up to that move was taken over from another game; of that, this journal proves only that it can have happened. The fingerprint of the other game is { $parent }.
proof-unrevealed-on = { proof-right-on } Not revealed in time: the word of { $seats }; the hash of that word, which everybody had been shown, was used instead.
proof-brought-on = The random outcomes since move { $inherited } come from the secret with the hash { $commitment }. But this game was brought here as a file: nobody here was shown that hash before it. Everything up to that move was taken over from another game; of that, this journal proves only that it can have happened. The fingerprint of the other game is { $parent }.
proof-seed-only-on = There is no proof: no hash of a secret was shown before this game. But the random outcomes since move { $inherited } do come from the seed { $seed }. Everything up to that move was taken over from another game; of that, this journal proves only that it can have happened. The fingerprint of the other game is { $parent }.
proof-taken =
    { $number ->
        [0] Wrong: what this game took over from another one cannot have happened, from the deal on.
       *[other] Wrong: what this game took over from another one cannot have happened: pick { $number } is not possible.
    }
proof-parent-right = This game was played on from { $file }.
proof-no-parent = Wrong: this game was not played on from another one.
proof-other-parent = Wrong: this game was not played on from that one, or its moves up to { $inherited } are not the same.
