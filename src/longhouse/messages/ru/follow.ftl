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
