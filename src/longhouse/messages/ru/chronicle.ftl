### Летопись стола, поле в прежний миг и то, что случилось с прошлого хода читателя.

chronicle-now = сейчас
chronicle-you = вы
chronicle-not-begun = В этом ходу пока ничего не случилось.
chronicle-click = Нажмите строку: поле в тот миг
chronicle-every = Все строки
chronicle-then = Так было: { $turn }
chronicle-return = Вернуться
# чего стоил бросок: 5 из 3
chronicle-of = { $number } из { $all }
chronicle-winner = Победа
# одна вещь, в кратком пересказе
chronicle-thing = { $thing }

recap-title = С вашего прошлого хода
recap-strip = С вашего хода
recap-time =
    Прошло: { $time }, { $number ->
        [one] { $number } ход
        [few] { $number } хода
       *[many] { $number } ходов
    }.
recap-days =
    { $number ->
        [one] { $number } день
        [few] { $number } дня
       *[many] { $number } дней
    }
recap-hours =
    { $number ->
        [one] { $number } час
        [few] { $number } часа
       *[many] { $number } часов
    }
recap-minutes =
    { $number ->
        [one] { $number } минута
        [few] { $number } минуты
       *[many] { $number } минут
    }
recap-open = Показать
recap-more = Ещё { $number }
recap-show = показать
recap-show-turn = Показать: { $turn }
recap-changed = Что изменилось
recap-gains = У вас:
recap-points = Очки
recap-order = Показать по порядку
recap-go = К ходу
recap-when = Такая карточка встречает вас, если прошло больше часа или вас не было за столом.
