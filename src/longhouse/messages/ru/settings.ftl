### Почему стол не может быть таким, как его хотят. $option и $value названы как в списке настроек.

setting-game-unknown = Такой игры нет. Есть: { $games }.
setting-players =
    { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
       *[other] { $players } игроков
    } — не для этой игры. Возможное число игроков: { $allowed }.
setting-option-unknown =
    У этой игры нет настройки «{ $option }».{ $near ->
        [none] { "" }
       *[other] { " " }Может быть, «{ $near }»?
    }
setting-option-value =
    { $option }: значения «{ $value }» нет.{ $near ->
        [none] { "" }
       *[other] { " " }Может быть, «{ $near }»?
    } Возможны: { $values }.
setting-option-twice = { $option }: «{ $value }» указано дважды.
setting-option-number = { $option }: число от { $low } до { $high }.
