### How far the table is shown, when the others' moves are shown one after another

follow-title = Показ ходов
follow-step = вровень
follow-all = всё показано
follow-behind =
    { $n ->
        [one] отстаёте на { $n } ход
        [few] отстаёте на { $n } хода
       *[many] отстаёте на { $n } ходов
    }
follow-pause = Пауза
follow-catch = Догнать
follow-skip = К моему ходу
follow-next = Дальше
follow-space = Пробел

follow-grace = После шага, который можно отменить
follow-grace-none = Боты отвечают сразу
follow-grace-wait = Боты ждут 3 с
follow-grace-confirm = Сначала спросить
