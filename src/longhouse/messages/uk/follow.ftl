### How far the table is shown, when the others' moves are shown one after another

follow-title = Показ ходів
follow-step = врівень
follow-all = усе показано
follow-behind =
    { $n ->
        [one] відстаєте на { $n } хід
        [few] відстаєте на { $n } ходи
       *[many] відстаєте на { $n } ходів
    }
follow-pause = Пауза
follow-catch = Наздогнати
follow-skip = До мого ходу
follow-next = Далі
follow-space = Пробіл

follow-grace = Після кроку, який можна скасувати
follow-grace-none = Боти відповідають одразу
follow-grace-wait = Боти чекають 3 с
follow-grace-confirm = Спершу спитати
