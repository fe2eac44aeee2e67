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
follow-sounds-off = Нет
follow-sounds-alerts = Нападения и мой ход
follow-sounds-all = Все
follow-tips = Подсказки, когда что-то важно впервые

## Что делают клавиши

web-key-tab = Следующее доступное место, с запада на восток
web-key-enter = Выбрать его
web-key-esc = Закрыть то, что открыто последним
web-key-main = Главная кнопка: бросок, дальше, конец хода
web-key-undo = Отмена
web-key-aside = Отложить вопрос или показать его снова
web-key-hint = Подсказка, если вы играете только с ботами
web-key-build = Дорога, поселение, крепость, карта
web-key-trade = Обмен с игроками
web-key-seats = Всё, что известно об игроке
web-key-word = Следующее слово с пояснением, Enter его откроет
web-key-view = Поле словами
web-key-zoom = Дальше, ближе, всё поле
web-key-pan = Сдвинуть поле, пока фокус на нём
web-key-head = Следующее событие или мой ход, если он ждёт; пауза; догнать; к моему ходу
