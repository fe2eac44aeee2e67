### What is around a lesson. What is taught is with the words of its game: watch-lesson-catan.ftl.

lesson-coach = Halla
lesson-end = You can play { $game }
lesson-unknown = There is no lesson “{ $lesson }”; there is { $known }.

## On the page of a table

lesson-step = Step { $n } of { $all }
lesson-back = Back
lesson-next = Next
lesson-skip = Skip this step
lesson-skip-short = Skip
lesson-leave = Leave lesson
lesson-leave-short = Leave
lesson-did = Done: { $what }
lesson-watch = Watch what happens now.
lesson-do-it = Shall I do it for you?
lesson-do-it-yes = Yes, please
lesson-leave-ask = Leave the lesson? I remember this step: you can go on whenever you like.
lesson-stay = Stay
lesson-renewed = The lesson has changed; we go on from here.
lesson-wait = One moment…
lesson-finished = Well done: now you can play it yourself
lesson-learned = What you have learned
lesson-skipped = { $topic }: skipped
lesson-play-on = Play on from here
lesson-play-on-text = The table stays as it is. { $count ->
        [one] { $name } remains an easy bot.
       *[other] { $name } remain easy bots.
    }
lesson-new = A new game
lesson-new-text = You against bots, from the beginning
lesson-goal-text = Aim, turn, end and icons
lesson-keep = Still tell me when something is new to me.
lesson-hall = Back to the hall
