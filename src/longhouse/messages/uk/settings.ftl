### Чому стіл не може бути таким, як його хочуть. $option і $value названо як у списку налаштувань.

setting-game-unknown = Такої гри немає. Є: { $games }.
setting-players =
    { $players ->
        [one] { $players } гравець
        [few] { $players } гравці
       *[other] { $players } гравців
    } — не для цієї гри. Можлива кількість гравців: { $allowed }.
setting-option-unknown =
    У цієї гри немає налаштування «{ $option }».{ $near ->
        [none] { "" }
       *[other] { " " }Можливо, «{ $near }»?
    }
setting-option-value =
    { $option }: значення «{ $value }» немає.{ $near ->
        [none] { "" }
       *[other] { " " }Можливо, «{ $near }»?
    } Можливі: { $values }.
setting-option-twice = { $option }: «{ $value }» вказано двічі.
setting-option-number = { $option }: число від { $low } до { $high }.
