### Стіл «Чемпіонів Мідгарда» у браузері: що каже дошка понад слова самої гри.

## Усюди

midgard-web-nothing = нічого
midgard-web-board = Порт і береги
midgard-web-glory = Слава
midgard-web-blame = Ганьба
midgard-web-warriors = Вікінги
midgard-web-worker = Робітник
midgard-web-ship = Корабель
midgard-web-first = Перший гравець
midgard-web-first-here = Має жетон першого гравця.
midgard-web-supply = У запасі

## Карти

midgard-web-kind-rune = Руна
midgard-web-kind-destiny = Доля
midgard-web-kind-journey = Похід
midgard-web-kind-troll = Троль
midgard-web-kind-draugr = Драугр
midgard-web-kind-monster = Чудовисько
midgard-web-kind-kraken = Кракен
midgard-web-rune-used = використана
midgard-web-attack = Атака
midgard-web-defence = Захист
midgard-web-reward = Нагорода
midgard-web-coins-on-it = Монет на ньому
midgard-web-colour = Колір
midgard-web-colour-red = червоний
midgard-web-colour-blue = синій
midgard-web-colour-yellow = жовтий
midgard-web-ban = Не можуть битися
midgard-web-banned = Не може битися: { $die }

## Місто

midgard-web-all = усі
midgard-web-cost = Ціна
midgard-web-gain = Дає
midgard-web-here = Робітники тут
midgard-web-lies-here = Лежить тут
midgard-web-hunt = Полювання
midgard-web-capacity = Місткість
midgard-web-ships-left = Залишилося кораблів
midgard-web-no-enemy = немає ворога
midgard-web-fight-of = Бій гравця { $name }
midgard-web-rune-deck = Колода рун: { $number }
midgard-web-round = Раунд { $round } з { $last }
midgard-web-round-word = Раунд
midgard-web-turn = Раунд { $turn }
midgard-web-round-explain = Після останнього раунду рахують долі, набори, руни, кораблі, милість, монети й ганьбу.

## Береги

midgard-web-feeds =
    { $number ->
        [one] 1 їжа годує { $number } вікінга
        [few] 1 їжа годує { $number } вікінгів
       *[other] 1 їжа годує { $number } вікінгів
    }
midgard-web-journey-unknown = долілиць
midgard-web-seen-by = Бачили
midgard-web-harbour-free = вільно
midgard-web-owner = Чий

## Що обирають

midgard-web-aim-place = Оберіть, куди піде ваш робітник.
midgard-web-aim-sail = Оберіть вільний берег.
midgard-web-aim-peek = Оберіть похід, який подивитеся.

## Стіл словами

midgard-web-tell-now = Раунд
midgard-web-tell-enemies = Вороги
midgard-web-tell-town = Місто
midgard-web-tell-runes = Відкриті руни
midgard-web-tell-own-runes = Руни
midgard-web-tell-destinies = Таємні долі
midgard-web-tell-revealed = Розкриті долі
midgard-web-tell-warriors = Вікінгів: { $number }; удома: { $home }
midgard-web-tell-workers = Робітників не виставлено: { $number }
midgard-web-fighter = Б’ється

# --- Планшет, призначення, вікна

## Свій планшет

midgard-web-tray = Ваш планшет вождя
midgard-web-first-answer = Спершу оберіть
midgard-web-waits = Чекаємо: { $name }
midgard-web-waits-any = Чекаємо
midgard-web-cards = Долі та руни
midgard-web-no-cards = Карт поки немає
midgard-web-revealed = відкрита
midgard-web-destiny-secret = Цю карту бачите лише ви.
midgard-web-destiny-open = Вона лежить відкрито й наприкінці принесе славу знову.
midgard-web-workers = Робітники
midgard-web-workers-note = Не виставлено робітників: { $left } з { $crew }.
midgard-web-glory-note = На лічильнику. Долі, набори, руни, корабель, милість, монети й ганьбу рахують наприкінці.
midgard-web-food-note = Годує вікінгів у дорозі до берегів.
midgard-web-wood-note = На руни та кораблі.
midgard-web-coin-note = Наприкінці кожні 3 монети — 1 слава.
midgard-web-favour-note = Перекидає кістки; кожна милість, що лишиться, наприкінці — 2 слави.
midgard-web-longhouse = Довгий дім
midgard-web-longhouse-full = Довгий дім · { $number } із { $most }
midgard-web-longhouse-note = Вікінгів не буває більше { $most }. Відправлених показано блідо.
midgard-web-bed-home = { $die }, удома
midgard-web-bed-sent = { $die }, відправлений: { $target }
midgard-web-blame-now = Жетонів ганьби: { $blame }. Наприкінці: { $glory } слави.
midgard-web-trophies = Трофеї та корабель
midgard-web-trophies-trolls = Тролі
midgard-web-sets = Наборів трьох кольорів: { $sets }, слави: { $glory }
midgard-web-no-ship = Свого корабля немає
midgard-web-ship-facts = місць { $capacity } · слави { $glory }

## Призначення вікінгів

midgard-web-assign = Призначення вікінгів
midgard-web-assign-final = Після підтвердження нічого не пересунути.
midgard-web-left = є { $number }
midgard-web-more = Ще один: { $name }
midgard-web-less = На один менше: { $name }
midgard-web-ban-here = { $die }: із цим ворогом не б’ється
midgard-web-ban-ashore = { $die }: плисти може, але загине до бою з цим чудовиськом
midgard-web-hold = { $ship }: { $laden } із { $capacity }
midgard-web-hungry =
    { $number ->
        [one] { $number } лишиться голодним
        [few] { $number } лишаться голодними
       *[many] { $number } лишаться голодними
    }
midgard-web-quiet = за затишшя: { $percent }
midgard-web-known-journey = ви знаєте: { $journey }
midgard-web-nobody = Нікого не відправлено: бою не буде.
midgard-web-odds = Шанс перемоги
midgard-web-odds-exact = Шанси точні, без перекидань. Під − і + — якими вони стануть.
midgard-web-hunt-who = хто вдома
midgard-web-hunt-rule = 1 їжа за удар, не більше { $most }
midgard-web-average = у середньому
midgard-web-reset = Скинути
midgard-web-confirm = Підтвердити
midgard-web-fold = Згорнути й подивитися на дошку
midgard-web-unfold = Розгорнути призначення
midgard-web-confirmed = Підтвердили:
midgard-web-nobody-yet = поки ніхто
midgard-web-sealed = Інші ще таємно призначають вікінгів.

## Бої, полювання, плавання

midgard-web-fight = Бій: { $enemy }
midgard-web-fight-show = Бій гравця { $name }
midgard-web-fight-step-roll = Кидок
midgard-web-fight-step-again = Перекидання
midgard-web-fight-step-damage = Рани
midgard-web-fight-step-losses = Втрати
midgard-web-fight-round = Раунд бою { $round }
midgard-web-fight-odds = Шанс перемоги за такого кидка
midgard-web-fight-won = Перемога!
midgard-web-fight-decides = Вирішує { $name }.
midgard-web-fight-no-way-back = Бій не можна перервати.
midgard-web-dice = Кістки кидка
midgard-web-hits = Удари
midgard-web-shields = Щити
midgard-web-losses = Втрати
midgard-web-lost = втрачений
midgard-web-damage = Рани
midgard-web-damage-sum = було { $before } + зараз { $hits }
midgard-web-losses-sum = атака { $attack } − щити { $shields }
midgard-web-hunt-food = Їжа
midgard-web-hunt-hits = ударів { $hits }, їжі не більше { $most }
midgard-web-mark-dice = Натисніть на кістки, які перекинете.
midgard-web-lose-dice = Натисніть на кістки, які віддаєте: ще { $number }.
midgard-web-lose-one = Втратити: { $name } (на борту: { $number })
midgard-web-reaction = Удар у відповідь: щити теж б’ють
midgard-web-reroll = Перекинути (милість: { $favour })
midgard-web-results = Ваші бої
midgard-web-end-defeated = перемога
midgard-web-end-beaten = поразка
midgard-web-end-hunted = полювання вдалося
midgard-web-go-on = Далі
midgard-web-voyage = Плавання: { $shore }
midgard-web-aboard = На борту
midgard-web-sail-on = Плисти далі

## Що обирають

midgard-web-leaders = Вожді
midgard-web-leader-taken = зайнятий: { $name }
midgard-web-keep = Яку долю залишити?
midgard-web-reveal = Яку долю відкрити?
midgard-web-prayer = Милість: { $favour }, ціна в монетах: { $coin }
midgard-web-give = Віддати
midgard-web-for = { $good }
midgard-web-may-give = можна віддати: { $number }
midgard-web-swap = Обмін: { $give } → { $take }
midgard-web-market-note = Отримане тут віддати вже не можна.
midgard-web-pick-recruit = Кого взяти до довгого дому?
midgard-web-pick-gifts = Дари
midgard-web-pick-again = Ще раз?
midgard-web-pick-runes = Можна використати руну
