### Записи партий: то, что появляется чуть позже поля.

web-replay-link = Ссылка на этот шаг
web-replay-stop-at = Останавливаться
web-replay-stop-mine = мои ходы
web-replay-stop-lead = смена лидера
web-replay-stop-fights = бои
web-replay-stop-battles = битвы
web-replay-stop-breaches = вторжения
web-replay-stop-luck = везение
web-replay-chances = Шансы на победу
web-replay-chances-sure = из 100, ± { $margin },
web-replay-chances-by = по мнению search/{ $simulations }
web-replay-to-win = Шансы
web-replay-moments = Моменты
web-replay-no-moments = Пока ни одного.
web-replay-turning = Перелом { $number }
web-replay-mistake = Ошибка
web-replay-lucky = Везение
web-replay-unlucky = Невезение
web-replay-at = шаг { $move }
web-replay-moves = шаги { $from }–{ $until }
web-replay-whose = Чья рука
web-replay-hand-of = Рука: { $name }
web-replay-others = Что было у других
web-replay-knew = Что { $name } знает о других
web-replay-cards =
    { $cards ->
        [0] нет карт
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    }
web-replay-no-chances = Эту партию ещё не разобрали.
web-replay-analyse = Разобрать
web-replay-another = Открыть журнал
web-share-move = Этот шаг
web-share-turn = Этот ход
web-share-game = Вся партия
web-share-opens = Открыть как
web-share-copy = Скопировать
web-share-note = Смотреть может всякий, у кого есть ссылка, и без учётной записи. Чат не показывается.
