### Стол «Чемпионов Мидгарда» в браузере: что говорит доска сверх слов самой игры.

## Везде

midgard-web-nothing = ничего
midgard-web-board = Порт и берега
midgard-web-glory = Слава
midgard-web-blame = Позор
midgard-web-warriors = Викинги
midgard-web-worker = Рабочий
midgard-web-ship = Корабль
midgard-web-first = Первый игрок
midgard-web-first-here = Жетон первого игрока здесь.
midgard-web-supply = В запасе

## Карты

midgard-web-kind-rune = Руна
midgard-web-kind-destiny = Судьба
midgard-web-kind-journey = Поход
midgard-web-kind-troll = Тролль
midgard-web-kind-draugr = Драугр
midgard-web-kind-monster = Чудовище
midgard-web-kind-kraken = Кракен
midgard-web-rune-used = использована
midgard-web-attack = Атака
midgard-web-defence = Защита
midgard-web-reward = Награда
midgard-web-coins-on-it = Монет на нём
midgard-web-colour = Цвет
midgard-web-colour-red = красный
midgard-web-colour-blue = синий
midgard-web-colour-yellow = жёлтый
midgard-web-ban = Не могут биться
midgard-web-banned = Не может биться: { $die }

## Город

midgard-web-all = все
midgard-web-cost = Цена
midgard-web-gain = Даёт
midgard-web-here = Рабочие здесь
midgard-web-lies-here = Лежит здесь
midgard-web-hunt = Охота
midgard-web-capacity = Вместимость
midgard-web-ships-left = Осталось кораблей
midgard-web-no-enemy = нет врага
midgard-web-fight-of = Бой игрока { $name }
midgard-web-rune-deck = Колода рун: { $number }
midgard-web-round = Раунд { $round } из { $last }
midgard-web-round-word = Раунд
midgard-web-turn = Раунд { $turn }
midgard-web-round-explain = После последнего раунда считают судьбы, наборы, руны, корабли, милость, монеты и позор.

## Берега

midgard-web-feeds =
    { $number ->
        [one] 1 еда кормит { $number } викинга
        [few] 1 еда кормит { $number } викингов
       *[other] 1 еда кормит { $number } викингов
    }
midgard-web-journey-unknown = лицом вниз
midgard-web-seen-by = Видели
midgard-web-harbour-free = свободно
midgard-web-owner = Чей

## Что выбирают

midgard-web-aim-place = Выберите, куда пойдёт ваш рабочий.
midgard-web-aim-sail = Выберите свободный берег.
midgard-web-aim-peek = Выберите поход, который посмотрите.

## Стол словами

midgard-web-tell-now = Раунд
midgard-web-tell-enemies = Враги
midgard-web-tell-town = Город
midgard-web-tell-runes = Открытые руны
midgard-web-tell-own-runes = Руны
midgard-web-tell-destinies = Тайные судьбы
midgard-web-tell-revealed = Раскрытые судьбы
midgard-web-tell-warriors = Викингов: { $number }; дома: { $home }
midgard-web-tell-workers = Рабочих не выставлено: { $number }
midgard-web-fighter = Бьётся

# --- Планшет, отправка, окна

## Свой планшет

midgard-web-tray = Ваш планшет вождя
midgard-web-first-answer = Сначала выберите
midgard-web-waits = Ждём: { $name }
midgard-web-waits-any = Ждём
midgard-web-cards = Судьбы и руны
midgard-web-no-cards = Карт пока нет
midgard-web-revealed = открыта
midgard-web-destiny-secret = Эту карту видите только вы.
midgard-web-destiny-open = Она лежит открыто и в конце принесёт славу снова.
midgard-web-workers = Рабочие
midgard-web-workers-note = Не выставлено рабочих: { $left } из { $crew }.
midgard-web-glory-note = На счётчике. Судьбы, наборы, руны, корабль, милость, монеты и позор считают в конце.
midgard-web-food-note = Кормит викингов в пути к берегам.
midgard-web-wood-note = На руны и корабли.
midgard-web-coin-note = В конце каждые 3 монеты — 1 слава.
midgard-web-favour-note = Перебрасывает кубики; каждая оставшаяся в конце — 2 славы.
midgard-web-longhouse = Длинный дом
midgard-web-longhouse-full = Длинный дом · { $number } из { $most }
midgard-web-longhouse-note = Викингов не бывает больше { $most }. Отправленные показаны бледно.
midgard-web-bed-home = { $die }, дома
midgard-web-bed-sent = { $die }, отправлен: { $target }
midgard-web-blame-now = Жетонов позора: { $blame }. В конце: { $glory } славы.
midgard-web-trophies = Трофеи и корабль
midgard-web-trophies-trolls = Тролли
midgard-web-sets = Наборов трёх цветов: { $sets }, славы: { $glory }
midgard-web-no-ship = Своего корабля нет
midgard-web-ship-facts = мест { $capacity } · славы { $glory }

## Отправка викингов

midgard-web-assign = Отправка викингов
midgard-web-assign-final = После подтверждения ничего не сдвинуть.
midgard-web-left = есть { $number }
midgard-web-more = Ещё один: { $name }
midgard-web-less = На один меньше: { $name }
midgard-web-ban-here = { $die }: с этим врагом не сражается
midgard-web-ban-ashore = { $die }: плыть может, но погибнет до боя с этим чудовищем
midgard-web-hold = { $ship }: { $laden } из { $capacity }
midgard-web-hungry =
    { $number ->
        [one] { $number } останется голодным
        [few] { $number } останутся голодными
       *[many] { $number } останутся голодными
    }
midgard-web-quiet = при затишье: { $percent }
midgard-web-known-journey = вы знаете: { $journey }
midgard-web-nobody = Никто не отправлен: боя не будет.
midgard-web-odds = Шанс победы
midgard-web-odds-exact = Шансы точные, без перебросов. Под − и + — какими они станут.
midgard-web-hunt-who = кто дома
midgard-web-hunt-rule = 1 еда за удар, не больше { $most }
midgard-web-average = в среднем
midgard-web-reset = Сбросить
midgard-web-confirm = Подтвердить
midgard-web-fold = Свернуть и посмотреть на доску
midgard-web-unfold = Развернуть отправку
midgard-web-confirmed = Подтвердили:
midgard-web-nobody-yet = пока никто
midgard-web-sealed = Другие ещё втайне отправляют викингов.

## Бои, охота, плавания

midgard-web-fight = Бой: { $enemy }
midgard-web-fight-show = Бой игрока { $name }
midgard-web-fight-step-roll = Бросок
midgard-web-fight-step-again = Переброс
midgard-web-fight-step-damage = Ранения
midgard-web-fight-step-losses = Потери
midgard-web-fight-round = Раунд боя { $round }
midgard-web-fight-odds = Шанс победы при таком броске
midgard-web-fight-won = Победа!
midgard-web-fight-decides = Решает { $name }.
midgard-web-fight-no-way-back = Бой нельзя прервать.
midgard-web-dice = Кубики броска
midgard-web-hits = Удары
midgard-web-shields = Щиты
midgard-web-losses = Потери
midgard-web-lost = потерян
midgard-web-damage = Ранения
midgard-web-damage-sum = было { $before } + сейчас { $hits }
midgard-web-losses-sum = атака { $attack } − щиты { $shields }
midgard-web-hunt-food = Еда
midgard-web-hunt-hits = ударов { $hits }, еды не больше { $most }
midgard-web-mark-dice = Нажмите на кубики, которые перебросите.
midgard-web-lose-dice = Нажмите на кубики, которые отдаёте: ещё { $number }.
midgard-web-lose-one = Потерять: { $name } (на борту: { $number })
midgard-web-reaction = Ответный удар: щиты тоже бьют
midgard-web-reroll = Переброс (милость: { $favour })
midgard-web-results = Ваши бои
midgard-web-end-defeated = победа
midgard-web-end-beaten = поражение
midgard-web-end-hunted = охота удалась
midgard-web-go-on = Дальше
midgard-web-voyage = Плавание: { $shore }
midgard-web-aboard = На борту
midgard-web-sail-on = Плыть дальше

## Что выбирают

midgard-web-leaders = Вожди
midgard-web-leader-taken = занят: { $name }
midgard-web-keep = Какую судьбу оставить?
midgard-web-reveal = Какую судьбу открыть?
midgard-web-prayer = Милость: { $favour }, цена в монетах: { $coin }
midgard-web-give = Отдать
midgard-web-for = { $good }
midgard-web-may-give = можно отдать: { $number }
midgard-web-swap = Обмен: { $give } → { $take }
midgard-web-market-note = Полученное здесь отдать уже нельзя.
midgard-web-pick-recruit = Кого взять в длинный дом?
midgard-web-pick-gifts = Дары
midgard-web-pick-again = Ещё раз?
midgard-web-pick-runes = Можно использовать руну
