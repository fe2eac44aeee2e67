### Почему стол не может быть таким, как его хотят. $setting и $value названы как в списке настроек.

setting-seed-old = Зерно { $seed } — той партии, которую продолжают: назовите другое.
setting-game-unknown = Такой игры нет. Есть: { $games }.
setting-players =
    { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
       *[other] { $players } игроков
    } — не для этой игры. Возможное число игроков: { $allowed }.
setting-unknown =
    У этой игры нет настройки «{ $setting }».{ $near ->
        [none] { "" }
       *[other] { " " }Может быть, «{ $near }»?
    }
setting-value =
    { $setting }: значения «{ $value }» нет.{ $near ->
        [none] { "" }
       *[other] { " " }Может быть, «{ $near }»?
    } Возможны: { $values }.
setting-twice = { $setting }: «{ $value }» указано дважды.
setting-number = { $setting }: число от { $low } до { $high }.

## Почему журнал нельзя прочесть или сыграть заново. Ход 0 — раздача.

journal-not-text = Это не текст в UTF-8.
journal-parent = «parent { $text }» не читается: после него идут отпечаток из { $digits } знаков и число.
journal-cut = Он обрывается после решения { $picks }, а из другой партии взято { $taken }.
journal-beyond = В нём нет шага { $picks }: есть шаги от 0 (раздача) до { $last }.
journal-ended = После шага { $picks } партия окончена: продолжайте с более раннего.
journal-unfinished = Эта партия не окончена, и продолжение показало бы то, что в ней ещё скрыто: играйте дальше с --resume или добавьте --unfinished.
journal-none = Это не журнал: его первая строка — не «{ $first }».
journal-long = Ходов в нём больше { $most }.
journal-no-game = Игра не названа: нет строки «game».
journal-no-deal = Он обрывается в заголовке: нет строки «deal».
journal-head = Строка { $line }: «{ $text }» в заголовке журнала быть не может.
journal-generator = В нём указан генератор «{ $text }», которого здесь нет (есть: { $known }): воспроизведите его более новой версией.
journal-other-game = Это журнал игры «{ $given }», а не { $game }.
journal-rules =
    Игра шла по { $given ->
        [none] неизвестной версии правил
       *[other] версии { $given } правил
    }, а здесь версия { $version }: возьмите выпуск Longhouse с той версией.
journal-content = Играли со своим файлом содержимого, которого здесь нет.
journal-pack = С его значениями играть нельзя: { $problem }
journal-pack-other = Значения в нём — не те, с которыми играли.
journal-word = «{ $name } { $text }» не читается: нужны «{ $name }», место и текст, число мест: { $seats }.
journal-pick = Строка { $line }: «{ $text }» — не ход: нужны место, выбор и случай, число мест: { $seats }.
journal-luck = Строка { $line }: «{ $text }» — не случай. Бывают: { $streams }.
journal-outcome = Строка { $line }: «{ $text }» не может выпасть в { $stream }.
journal-deal = Такой раздачи быть не могло.
journal-after-end = Ход { $number } ({ $pick }): игра уже была окончена.
journal-option = Ход { $number }: ничего похожего на «{ $pick }» в этой игре нет.
journal-illegal = Ход { $number }: место { $seat } не могло тогда выбрать «{ $pick }».
journal-impossible = Ход { $number } ({ $pick }): записанный случай выпасть не мог.
journal-luck-more =
    { $number ->
        [0] Раздача
       *[other] Ход { $number } ({ $pick })
    }: случая записано больше, чем было.
journal-luck-less =
    { $number ->
        [0] Раздача
       *[other] Ход { $number } ({ $pick })
    }: случая записано меньше, чем было.
journal-luck-other =
    { $number ->
        [0] Раздача
       *[other] Ход { $number } ({ $pick })
    }: записан не тот случай ({ $recorded }), который был.
