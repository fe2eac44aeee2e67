### Стол «Нордгарда» в браузере: что говорят рука, края карты и окна, кроме слов самой игры.

## Везде

northgard-web-nothing = ничего
northgard-web-territory = Область { $letter }
northgard-web-fame = Слава
    .explain = Ваши жетоны лежат лицом вниз: до конца игры другие не видят, сколько их.
northgard-web-fame-of = Слава: { $fame }
northgard-web-power = Очки силы
northgard-web-kills = Убитые враги
northgard-web-instant = Мгновенная
northgard-web-fewer = Меньше на одну
northgard-web-more = Больше на одну
northgard-web-have = у вас { $number }

## Карты

northgard-web-kind-start = начальная
northgard-web-kind-clan = клан
northgard-web-kind-early = ранняя
northgard-web-kind-advanced = поздняя
northgard-web-kind-achievement = достижение
northgard-web-kind-unrest = Беспорядки

## Рука

northgard-web-tray = Ваши карты и запасы
northgard-web-hand = Ваша рука
northgard-web-hand-empty = В руке нет карт
northgard-web-deck = колода
northgard-web-discard = сброс
northgard-web-active = активная
northgard-web-reserve = запас
northgard-web-winter = Зима
    .explain = Платится в конце года по числу ваших воинов на карте. Кто не может заплатить всё, получает карту беспорядков.
northgard-web-winter-units =
    { $units ->
        [one] { $units } воин
        [few] { $units } воина
       *[many] { $units } воинов
    }
northgard-web-winter-enough = хватит
northgard-web-winter-short = не хватит
northgard-web-winter-of = Зима игрока { $name }
northgard-web-winter-due = Уйдёт зимой
northgard-web-winter-has = В запасе
northgard-web-way-play = Сыграть
    .explain = Выполнить её действие
northgard-web-way-wait = Выждать
    .explain = Выложить без действия
northgard-web-way-replace = Заменить
    .explain = Выложить и взять 1 карту
northgard-web-way-remove = Удалить
    .explain = Убрать из игры и взять 2 карты
northgard-web-upgrade = Усилить клан
northgard-web-upgrade-how = Карта «{ $card }» придёт в руку. Что будет с этой картой?
northgard-web-upgrade-lay = Выложить в активную зону
northgard-web-upgrade-remove = Удалить из игры
northgard-web-upgrades = Усиления клана
northgard-web-upgrades-none = Обе карты взяты.
northgard-web-main-pass = Пас
northgard-web-main-end-turn = Завершить ход
northgard-web-waits = Ходит { $name }
northgard-web-waits-any = Ждём ответа
northgard-web-first-answer = Сначала выберите
northgard-web-piles = Карты на столе
northgard-web-zone-active = Активная зона
northgard-web-zone-discard = Сброс
northgard-web-zone-upgrades = Невзятые усиления клана
northgard-web-zone-removed = Вне игры
northgard-web-hand-and-deck = В руке: { $hand }; в колоде: { $deck }

## Рядом с картой

northgard-web-year = Год { $year } из { $last }
northgard-web-offer = На выбор
northgard-web-achievements = Достижения { $year }-го года
northgard-web-creatures = Существа
northgard-web-creatures-none = Пока нет
northgard-web-creature-reward = Слава за победу
northgard-web-creature-where = Где
northgard-web-pile-tiles = Тайлов в стопке
northgard-web-pile-cards = Осталось карт развития
northgard-web-pile-unrest = Осталось карт беспорядков
northgard-web-number-hand = Карт в руке
northgard-web-number-units = Воинов на карте
northgard-web-number-large = Закрытые области с большим зданием
northgard-web-passed = В этом году пас.

## Вопросы

northgard-web-choose = Выберите
northgard-web-clans = Кланы
northgard-web-clan-taken = занят: { $name }
northgard-web-clan-base = с начала
northgard-web-clan-upgrade = усиление
northgard-web-tiles-tile = Выберите тайл
northgard-web-tiles-under = Тайл уйдёт под стопку
northgard-web-slots =
    { $slots ->
        [one] { $slots } ячейка
        [few] { $slots } ячейки
       *[many] { $slots } ячеек
    }
northgard-web-figures = Сколько фигур
northgard-web-figures-of = из { $most }
northgard-web-with-kaija = с Кайей
northgard-web-build = Что построить
northgard-web-build-wood = лес: { $wood }
northgard-web-size-small = маленькое
northgard-web-size-large = большое
northgard-web-cards-take = Возьмите карту
northgard-web-cards-copy = Какую карту повторить
northgard-web-cards-name = Назовите карту этой руки
northgard-web-cards-discard = Какую карту сбросить
northgard-web-cards-return = Какую карту вернуть
northgard-web-cards-order = Карта, возвращённая последней, ляжет сверху.
northgard-web-trade = Обмен урожая
northgard-web-trade-explain = Отдайте ресурсы ({ $price }) и возьмите 1 на выбор, сколько угодно раз.
northgard-web-trade-give = Что отдаёте
northgard-web-trade-take = взять
northgard-web-trade-less = На один меньше: { $resource }, сейчас { $number }
northgard-web-trade-more = На один больше: { $resource }, сейчас { $number }
northgard-web-trade-left = Ещё отдать: { $left }
northgard-web-trade-send = Обменять
northgard-web-trade-done = Больше не менять
northgard-web-swaps = Предложить обмен партнёру
northgard-web-aim-recruit = Выберите область для воина.
northgard-web-aim-from = Выберите, откуда выйдут фигуры.
northgard-web-aim-to = Выберите, куда они пойдут.
northgard-web-aim-site = Выберите область для строительства.
northgard-web-aim-retreat = Выберите, куда отступить.
northgard-web-aim-place = Выберите место для тайла.
northgard-web-aim-group = Выберите область для отряда.
northgard-web-aim-strike = Выберите, откуда убрать воина.
northgard-web-aim-scorch = Выберите область для жетона.
northgard-web-aim-exchange = Выберите здание, которое заменить.

## Битва

northgard-web-battle = Битва: { $territory }
northgard-web-battle-step-units = Фигуры
northgard-web-battle-step-bonuses = Прибавки
northgard-web-battle-step-food = Еда
northgard-web-battle-step-dice = Кубики
northgard-web-battle-step-result = Исход
northgard-web-battle-step-losses = Потери и отступление
northgard-web-battle-attacker = нападает
northgard-web-battle-defender = защищается
northgard-web-battle-figures =
    { $figures ->
        [one] { $figures } фигура в битве
        [few] { $figures } фигуры в битве
       *[many] { $figures } фигур в битве
    }
northgard-web-battle-feed = Накормите воинов
northgard-web-battle-feed-explain = От 0 до { $most }; за каждую +1 очко силы, еда тратится в любом случае
northgard-web-battle-with-food = С едой: { $food }
northgard-web-battle-pay = Потратить еду: { $food }
northgard-web-battle-decides = Решает { $name }
northgard-web-battle-lost =
    { $lost ->
        [0] без потерь
        [one] потеряна { $lost } фигура
        [few] потеряно { $lost } фигуры
       *[many] потеряно { $lost } фигур
    }
northgard-web-battle-no-way-back = До броска не отступают
northgard-web-battle-look = Взглянуть на карту
northgard-web-battle-show = Показать битву
northgard-web-battle-won = Победа: { $name }
northgard-web-battle-nobody = никто
northgard-web-battle-go-on = Дальше
northgard-web-ledger-units = фигуры в битве
northgard-web-ledger-bonuses = карта, клан, форт
northgard-web-ledger-food = еда, до 1 на фигуру
northgard-web-ledger-die = кубик
northgard-web-ledger-kills = убитые враги

## Карта словами

northgard-web-tell-now = Год и всё, что рядом с картой
northgard-web-tell-land = Области, начиная со старейшей
northgard-web-tell-near = соседи: { $near }
northgard-web-tell-rough = { $letter } (трудная граница)
northgard-web-tell-first = Первый игрок: { $name }
northgard-web-tell-figures = Воинов на карте: { $units }; в запасе: { $reserve }
northgard-web-tell-territories = Области: { $all }; закрытые: { $closed }; закрытые с большим зданием: { $large }
