### What the terminal says to a player besides the words of the game itself.

## Who plays

terminal-name-you = Player
# Names for the other seats; their initials must differ, also from the one above.
terminal-names = Astrid Bjorn Dagny Einar Freya

## At the start

terminal-greeting = You are { $name }. Against you: { $names } (bot: { $bots }).
terminal-greeting-hotseat = At this keyboard: { $names }.
terminal-pack = Values: { $pack }
terminal-how-to = Type the number of an option and press Enter; ? shows what else you can type.
terminal-played-on = Played on from move { $move } of { $file }. All cards lie where they lay then; what is rolled and drawn from here on is new.
terminal-resumed =
    The game goes on after { $picks ->
        [one] { $picks } pick
       *[other] { $picks } picks
    }.
terminal-cut-short = The last line of the file was cut short; that pick was never made.
terminal-take-over = { $name }, it is your move. Press Enter when nobody else is looking.
terminal-meanwhile = { $name } may do something now too: x hands over the keyboard.

## What can be typed

# $why and $rule are examples of what to type, as wide as the other words of the list.
terminal-help =
    Type the number of an option, or its text form such as { $example }. You can also type:
      ?                this help
      b                the board and the options again
      o                all options in words
      i                what the cards do; i and a word: what this word stands for
      u                take your last pick back
      h                a hint: what a searching bot would do here
      l                the log; l 50 shows its last 50 lines
      { $why }  why this cannot be done now; w { $verb } asks for all places at once
      { $rule }  read a rule; r and a word finds the rules that have it
      x                hand the keyboard to a player who may do something meanwhile, such as withdraw a proposal
      q                leave the table
# after the first words that many options have in common
terminal-on-board = the numbers are on the board; o lists them in words
terminal-not-understood = There is no option “{ $text }”: type a number from 1 to { $count }, or ? for help.
terminal-hint-others = A hint is only given where nobody else plays: it would be unfair to the others.
terminal-undone = Taken back: { $option }.
terminal-no-undo = There is nothing to take back: your last pick rolled dice or showed something, or somebody has picked since.
terminal-no-rule = There is no rule “{ $text }”. Try: { $near }.
terminal-no-words = There is no rule with “{ $text }” in it. Words like it: { $near }.
terminal-no-such-words = There is no rule with “{ $text }” in it. { $command } lists the sections of all rules.
terminal-rules-english = These rules are not translated yet: you read them in English.
terminal-more-rules =
    { $number ->
        [one] … and { $number } more rule. Add a word to find fewer.
       *[other] … and { $number } more rules. Add a word to find fewer.
    }
terminal-why-unknown = Nothing here is called “{ $text }”. Try: { $near }.
terminal-why-may = “{ $text }” can be done now, as option { $numbers }.
terminal-why-rule = Type r { $rule } to read the rule.

## At the end

terminal-over = The game is over.
terminal-total = Total
terminal-winner = { $winners ->
    [one] { $name } wins!
   *[other] { $name } win!
}
terminal-nobody-won = Nobody wins.
terminal-length =
    { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }, { $picks ->
        [one] { $picks } pick
       *[other] { $picks } picks
    }, seed { $seed }.
terminal-not-saved = The game was not saved (--save FILE keeps it).
terminal-saved = The game is saved. Go on with: { $command }
terminal-kept = The journal is in { $file }. See it again with: { $command }

## Lessons

terminal-lesson-facts =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }, { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }.
terminal-lesson-step = step { $n } of { $all }
terminal-lesson-did = Done: { $what }.
terminal-lesson-lit = Lit: { $options }
terminal-lesson-how-to = Enter goes on; p is one step back, s skips this step, x leaves the lesson for the game, q leaves the table.
terminal-lesson-play-on = Press Enter to play on from here; q leaves the table.
terminal-lesson-skipped = { $topic }: skipped
terminal-lesson-over = The lesson is finished.
terminal-lesson-left = You are at step { $n } of { $all }. Go on with: { $command }
