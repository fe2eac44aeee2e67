### A game thought about again: mistakes and luck, in a terminal, in a report and in its charts.

# $ended is one of the three messages below it, $game the name of the game.
analysis-headline =
    { $game }, { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, { $picks ->
        [one] { $picks } pick
       *[other] { $picks } picks
    }, { $ended }
analysis-unfinished = not finished
analysis-won = won by { $names }
analysis-won-by-nobody = won by nobody
analysis-as-seen = points of 100 chances to win, as { $bot } sees them
# who has no name is called by the number of the seat
analysis-seat = seat { $seat }
analysis-progress = analysis
analysis-report = Report: { $file }

## Headings of columns

analysis-player = player
analysis-decided = decided
analysis-agreed = agreed
analysis-mistakes = mistakes
analysis-lost = lost
analysis-luck = luck
analysis-rolls = rolls
analysis-draws = draws
analysis-usual = usual
analysis-luckier = as lucky
analysis-chance = chance
analysis-pick = pick
analysis-turn = turn
analysis-picked = picked
analysis-better = better
analysis-after = after
analysis-luck-of = luck of
analysis-what = what
analysis-times = times
analysis-came = came
analysis-expected = expected
# in the column of players: the whole table
analysis-all = all

## Parts of the report

analysis-explained =
    All numbers are points of 100 chances to win, as the bot sees them: it thought about every decision up to { $simulations ->
        [one] once
       *[other] { $simulations } times
    }, from what its player saw, and played every pick that luck followed again in up to { $worlds ->
        [one] { $worlds } world
       *[other] { $worlds } worlds
    } with other luck. It *{ analysis-agreed }* with so many decisions; *{ analysis-usual }* is how far luck commonly goes in such a game, *{ analysis-luckier }* in how many such games it is as good or better. The decisions that cost most were compared again in other worlds, and played on for longer.
analysis-title-mistakes = The biggest mistakes
analysis-title-strokes = The biggest strokes of luck
analysis-title-rolls = Rolls against expectation
analysis-title-draws = Draws
analysis-why = Pick { $pick }, better: { $better }. { $why }
analysis-no-mistakes = None that is sure.
analysis-no-strokes = There was none.
analysis-files = All decisions are in `{ $csv }` and `{ $parquet }`, all numbers in `{ $json }`.

## Charts

analysis-chart-chances = Chances to win, pick by pick
analysis-chart-chances-note = The biggest mistakes and strokes of luck with the number of their pick
analysis-chart-picks = picks
analysis-chart-mistake = mistake
analysis-chart-good-luck = good luck
analysis-chart-bad-luck = bad luck
analysis-chart-causes = Luck and mistakes
analysis-chart-causes-note = What each player’s chances won or lost by them, in sum
analysis-chart-points = points of 100 chances to win
analysis-chart-rolls = rolls
analysis-chart-draws = draws
analysis-chart-mistakes = mistakes
