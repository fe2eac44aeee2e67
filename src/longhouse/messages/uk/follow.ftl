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
follow-sounds-off = Немає
follow-sounds-alerts = Напади й мій хід
follow-sounds-all = Усі
follow-tips = Підказки, коли щось важливо вперше

## Що роблять клавіші

web-key-tab = Наступне доступне місце, із заходу на схід
web-key-enter = Обрати його
web-key-esc = Закрити те, що відкрито останнім
web-key-main = Головна кнопка: кидок, далі, кінець ходу
web-key-undo = Скасувати
web-key-aside = Відкласти питання або показати його знову
web-key-hint = Підказка, якщо ви граєте лише з ботами
web-key-build = Дорога, поселення, фортеця, картка
web-key-trade = Обмін із гравцями
web-key-seats = Усе, що відомо про гравця
web-key-word = Наступне слово з поясненням, Enter його відкриє
web-key-view = Поле словами
web-key-zoom = Далі, ближче, усе поле
web-key-pan = Зсунути поле, поки фокус на ньому
web-key-head = Наступна подія або мій хід, якщо він чекає; пауза; наздогнати; до мого ходу
