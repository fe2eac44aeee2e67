### Записи партій: те, що з’являється трохи пізніше за поле.

web-replay-link = Посилання на цей крок
web-replay-stop-at = Спинятися
web-replay-stop-mine = мої ходи
web-replay-stop-lead = зміна лідера
web-replay-stop-fights = бої
web-replay-stop-battles = бої
web-replay-stop-breaches = вторгнення
web-replay-stop-luck = везіння
web-replay-chances = Шанси на перемогу
web-replay-chances-sure = зі 100, ± { $margin },
web-replay-chances-by = на думку search/{ $simulations }
web-replay-to-win = Шанси
web-replay-moments = Моменти
web-replay-no-moments = Поки жодного.
web-replay-turning = Злам { $number }
web-replay-mistake = Помилка
web-replay-lucky = Везіння
web-replay-unlucky = Невезіння
web-replay-at = крок { $move }
web-replay-moves = кроки { $from }–{ $until }
web-replay-whose = Чия рука
web-replay-hand-of = Рука: { $name }
web-replay-others = Що мали інші
web-replay-knew = Що { $name } знає про інших
web-replay-cards =
    { $cards ->
        [0] немає карт
        [one] { $cards } карта
        [few] { $cards } карти
       *[many] { $cards } карт
    }
web-replay-no-chances = Цю партію ще не розібрали.
web-replay-analyse = Розібрати
web-replay-another = Відкрити журнал
web-share-move = Цей крок
web-share-turn = Цей хід
web-share-game = Уся партія
web-share-opens = Відкрити як
web-share-copy = Скопіювати
web-share-note = Дивитися може кожен, хто має посилання, і без запису. Чат не показано.
