### Стіл «Дикінгів» у браузері: що каже поле, крім слів самої гри.

## Поле

wild-web-board = Поселення та ринок
wild-web-points = Переможні очки
wild-web-hand = Карт у руці
wild-web-deck = Карт у колоді
wild-web-buildings = Споруди
wild-web-turn = Раунд { $turn }
wild-web-last-round = Останній раунд
wild-web-round-note = Раунд, у якому хтось набере { $number } ПО, стане останнім.
wild-web-round-limit = За домовленістю останнім буде щонайпізніше раунд { $number }.
wild-web-ahead = { $name } наприкінці ходу: { $number } ПО
wild-web-threshold = { $number } ПО: карта Асгарду
wild-web-goal = { $number } ПО: останній раунд
wild-web-own = Ваше поселення
wild-web-tab-foes = Суперники
wild-web-tab-towns = Поселення
wild-web-tab-path = Шлях Одіна
wild-web-tab-market = Ринок
wild-web-tab-own = Поселення
wild-web-aimed-at = ціль атаки
wild-web-attacked-short = атаковано
wild-web-limit = споруд: { $number } із { $limit }
wild-web-no-limit = споруд: { $number }
wild-web-safe-one = не цього ходу: лише один суперник
wild-web-safe-attacked = уже атакував інший
wild-web-state = Стан
wild-web-cost = Ціна
wild-web-reward = Нагорода
wild-web-any = 1 пиво або 1 золото
wild-web-left-in-pile = Лишилося в стосі
wild-web-path = Шлях Одіна
wild-web-path-note = наприкінці раунду карта { $number } зникає
wild-web-path-deck = Колода Шляху Одіна: { $number }
wild-web-discarded = У скиді
wild-web-asgard = Асгард
wild-web-asgard-deck = Колода Асгарду: { $number }
wild-web-asgard-note = Не продаються: їх дають за { $points } ПО і за пошкоджену ратушу 3-го рівня.
wild-web-dragon = Дракон
wild-web-dragon-note = Раз на раунд кожен може здолати його бійцями та героями. Він лишається.
wild-web-dragon-fought = здоланий цього раунду
wild-web-market = Ринок
wild-web-achievements = Досягнення
wild-web-achievements-note = { $number } ПО наприкінці
wild-web-nobody = ніхто
wild-web-parts = Частини поля

## Карти і планшет

wild-web-strength = Сила
wild-web-defence = Захист
wild-web-vp = { $number } ПО
wild-web-deck-path = Шлях Одіна
wild-web-deck-asgard = Асгард
wild-web-copy-of = Копія карти «{ $card }»
wild-web-mission = Завдання
wild-web-mission-met = Умову виконано
wild-web-held = { $resource }: { $number } з { $room }
wild-web-damaged = Завдано збитків
wild-web-construction = Будується
wild-web-if-damaged = Тому, хто завдасть збитків
wild-web-forts = Укріплення на споруді
wild-web-tray = Ваші карти, завдання й ресурси
wild-web-missions = Завдання
wild-web-missions-none = Завдань більше немає
wild-web-missions-done = виконано: { $number }
wild-web-mission-how = Виконайте його у свій хід, коли умову дотримано; за раунд — одне завдання.
wild-web-mission-far = Уже зроблено
wild-web-swap = Змінити
wild-web-own-hand = Рука
wild-web-hand-empty = У руці немає карт
wild-web-chosen = обрано: { $number }
wild-web-in-attack = в атаці
wild-web-in-defence = у захисті
wild-web-ready = Напоготові
wild-web-ready-explain = Зіграні й можуть один раз атакувати цього ходу.
wild-web-played-now = Зіграно цього ходу
wild-web-played-now-explain = Ці карти лежать перед вами до кінця раунду.
wild-web-resources = Ресурси
wild-web-pool = Тимчасові
wild-web-pool-explain = Тимчасові ресурси від зіграних карт і обмінів. Що лишиться наприкінці ходу, пропаде.
wild-web-in-cards = Карти
wild-web-in-cards-explain = Карти ресурсів у руці. Під час оплати розігрується стільки, скільки треба.
wild-web-tokens = Фішки
wild-web-tokens-explain = На ваших броварнях, плавильнях, сховищах і ратуші.
wild-web-to-spend = Разом
wild-web-to-spend-explain = Усе, що можна витратити зараз без обміну.
wild-web-exchange = Обмін
wild-web-by-hand = Обрати, чим платити
wild-web-dismantle = Розібрати споруду
wild-web-dismantle-explain = Раз на раунд одна ваша споруда повертається до стосу, натомість ви нічого не отримуєте. Фішки з неї пропадають.
wild-web-dismantle-none = У вас немає споруд
wild-web-piles = Карти гравців
wild-web-zone-deck = Колода
wild-web-zone-discard = Скид
wild-web-zone-played = Зіграні карти
wild-web-zone-completed = Виконані завдання
wild-web-zone-hidden = долілиць: { $number }
wild-web-nothing-there = порожньо
wild-web-in-hand-and-deck = У руці: { $hand }; у колоді: { $deck }
wild-web-discard = Скид
wild-web-attacked = Атакований цього раунду
wild-web-attacked-explain = До наступного раунду цього гравця не може атакувати ніхто інший, хіба що атаковано всіх решту.
wild-web-first = Перший гравець
wild-web-first-here = Жетон першого гравця тут.
wild-web-left-mission = завдання «{ $mission }»
wild-web-left-card = «{ $card }»
wild-web-left-attack = атака
wild-web-left-buy = покупка, на яку вистачає
wild-web-first-answer = Спершу дайте відповідь
wild-web-waits = Чекаємо: { $name }
wild-web-waits-any = Зачекайте

## Атаки й питання

wild-web-attack = Атака
wild-web-attack-empty = Додайте першого бійця або героя.
wild-web-attack-join = Можуть приєднатися
wild-web-attackers = Карти атаки
wild-web-together = Що карти дають одна одній
wild-web-versus = проти
wild-web-stands-wins = поки що атака вдається
wild-web-stands-fails = поки що бракує сили
wild-web-stands-repelled = поки що атаку відбито
wild-web-reserve = Запас { $number }: поодинці атаку не відіб’ють { $cards }.
wild-web-reserve-none = Запас { $number }: атаку відіб’є будь-яке укріплення.
wild-web-attacked-you = { $name } атакує вас
wild-web-attack-of = { $name } атакує: { $other }
wild-web-attack-show = Атака: { $name }
wild-web-may-answer =
    { $name } може відповісти (у руці { $number } { $number ->
        [one] карта
        [few] карти
       *[many] карт
    }).
wild-web-settling = Атака розігрується.
wild-web-no-answer = Жодна ваша карта не підходить. Цього ніхто не бачить: ви просто пасуєте.
wild-web-taken-out = виведено з атаки
wild-web-take-out-hint = Натисніть на карту, яку виводите з атаки.
wild-web-outcome = Чим скінчилося
wild-web-end-damaged = збитків завдано
wild-web-end-repelled = відбито
wild-web-take-back = Повернути останню карту
wild-web-look-hint = Наведіть або торкніться, щоб побачити, що це дасть.
wild-web-just-revealed = щойно відкрито
wild-web-zone-hand = Рука
wild-web-pick-destroy = Знищити карту
wild-web-pick-recover = Зі скиду
wild-web-pick-copy = Скопіювати карту
wild-web-pick-asgard = Карта Асгарду
wild-web-pick-keep = Лишити на наступний раунд
wild-web-pick-step = Який ефект спершу?
wild-web-pick-gain = Пиво чи золото?
wild-web-pick-token = Скарб дракона
wild-web-pick-take-asgard = Скарб ратуші
wild-web-pick-storage = Фаза зберігання
wild-web-pick-steal = Забрати фішку
wild-web-pick-store = До якого сховища?
wild-web-pick-hold = Зберігання вручну
wild-web-pick-pay = Оплата вручну
wild-web-nothing-to-take = забрати нічого
wild-web-left-to-place =
    Лишилося розкласти { $number } { $number ->
        [one] фішку
        [few] фішки
       *[many] фішок
    }
wild-web-hold-here = Фішки в цьому сховищі
wild-web-hold-hint = Скажіть, скільки фішок буде в цьому сховищі. Що не розмістили, повернеться до запасу.
wild-web-pay-units = Ціна по одиницях
wild-web-pay-hint = Натисніть, звідки взяти наступну одиницю. Поки не сплачено останню, нічого не сталося.
wild-web-pay-cancel = Не платити
wild-web-exchange-into = Обмін: { $resource }
wild-web-ending = Очки й досягнення
wild-web-total = Разом
wild-web-tie = Нічию вирішували: { $achievements }.
wild-web-tell-now = Що на столі
wild-web-tell-market = Ринок
wild-web-tell-plan = Ваша атака
wild-web-tell-score = { $name }: { $number } з { $target } ПО
wild-web-tell-town = Поселення
wild-web-tell-building = { $site } ({ $slot }), захист { $number }
wild-web-tell-hall = { $site }, захист { $number }
wild-web-tell-tokens = фішок: { $number }
wild-web-tell-ready = Готові до атаки
wild-web-tell-played = Зіграно цього ходу
wild-web-tell-pool = Тимчасові ресурси: { $pool }
wild-web-tell-spend = Можна витратити: { $pair }
wild-web-tell-loot = на ратуші: { $pair }
wild-web-tell-sums = Сила { $number } проти захисту { $number2 }
wild-web-tell-mission = { $mission } ({ $vp } ПО): { $text } { $number } з { $need }
wild-web-tell-leads = { $achievement } ({ $text }): { $names }
