### Стіл «Нортґарду» в браузері: що кажуть рука, краї мапи й вікна, крім слів самої гри.

## Усюди

northgard-web-nothing = нічого
northgard-web-territory = Територія { $letter }
northgard-web-fame = Слава
    .explain = Ваші жетони лежать долілиць: до кінця гри інші не бачать, скільки їх.
northgard-web-fame-of = Слава: { $fame }
northgard-web-power = Очки бою
northgard-web-kills = Убиті вороги
northgard-web-instant = Миттєва
northgard-web-fewer = Менше на одну
northgard-web-more = Більше на одну
northgard-web-have = у вас { $number }

## Карти

northgard-web-kind-start = початкова
northgard-web-kind-clan = клан
northgard-web-kind-early = рання
northgard-web-kind-advanced = пізня
northgard-web-kind-achievement = досягнення
northgard-web-kind-unrest = безлад

## Рука

northgard-web-tray = Ваші карти й запаси
northgard-web-hand = Ваша рука
northgard-web-hand-empty = На руці немає карт
northgard-web-deck = колода
northgard-web-discard = скид
northgard-web-active = активна
northgard-web-reserve = запас
northgard-web-winter = Зимування
    .explain = Сплачується наприкінці року за кількістю ваших воїнів на мапі. Хто не може сплатити все, отримує карту безладу.
northgard-web-winter-units =
    { $units ->
        [one] { $units } воїн
        [few] { $units } воїни
       *[many] { $units } воїнів
    }
northgard-web-winter-enough = вистачить
northgard-web-winter-short = не вистачить
northgard-web-winter-of = Зимування гравця { $name }
northgard-web-winter-due = Піде взимку
northgard-web-winter-has = У запасі
northgard-web-way-play = Зіграти
    .explain = Виконати її ефект
northgard-web-way-wait = Почекати
    .explain = Викласти без ефекту
northgard-web-way-replace = Замінити
    .explain = Викласти й узяти 1 карту
northgard-web-way-remove = Вилучити
    .explain = Прибрати з гри й узяти 2 карти
northgard-web-upgrade = Поліпшити клан
northgard-web-upgrade-how = Карта «{ $card }» прийде на руку. Що буде з цією картою?
northgard-web-upgrade-lay = Викласти в активну зону
northgard-web-upgrade-remove = Вилучити з гри
northgard-web-upgrades = Поліпшення клану
northgard-web-upgrades-none = Обидві карти взято.
northgard-web-main-pass = Спасувати
northgard-web-main-end-turn = Завершити хід
northgard-web-waits = Ходить { $name }
northgard-web-waits-any = Чекаємо на відповідь
northgard-web-first-answer = Спершу оберіть
northgard-web-piles = Карти на столі
northgard-web-zone-active = Активна зона
northgard-web-zone-discard = Скид
northgard-web-zone-upgrades = Невзяті поліпшення клану
northgard-web-zone-removed = Поза грою
northgard-web-hand-and-deck = На руці: { $hand }; у колоді: { $deck }

## Поруч із мапою

northgard-web-year = Рік { $year } з { $last }
northgard-web-offer = На вибір
northgard-web-achievements = Досягнення { $year }-го року
northgard-web-creatures = Істоти
northgard-web-creatures-none = Поки немає
northgard-web-creature-reward = Слава за перемогу
northgard-web-creature-where = Де
northgard-web-pile-tiles = Плиток у стосі
northgard-web-pile-cards = Лишилося карт розвитку
northgard-web-pile-unrest = Лишилося карт безладу
northgard-web-number-hand = Карт на руці
northgard-web-number-units = Воїнів на мапі
northgard-web-number-large = Закриті території з великою спорудою
northgard-web-passed = Цього року спасував.

## Запитання

northgard-web-choose = Оберіть
northgard-web-clans = Клани
northgard-web-clan-taken = зайнятий: { $name }
northgard-web-clan-base = від початку
northgard-web-clan-upgrade = поліпшення
northgard-web-tiles-tile = Оберіть плитку
northgard-web-tiles-under = Плитка піде під стос
northgard-web-slots =
    { $slots ->
        [one] { $slots } комірка
        [few] { $slots } комірки
       *[many] { $slots } комірок
    }
northgard-web-figures = Скільки фігур
northgard-web-figures-of = з { $most }
northgard-web-with-kaija = з Каєю
northgard-web-build = Що збудувати
northgard-web-build-wood = дерево: { $wood }
northgard-web-size-small = мала
northgard-web-size-large = велика
northgard-web-cards-take = Візьміть карту
northgard-web-cards-copy = Яку карту повторити
northgard-web-cards-name = Назвіть карту цієї руки
northgard-web-cards-discard = Яку карту скинути
northgard-web-cards-return = Яку карту повернути
northgard-web-cards-order = Карта, повернута останньою, ляже зверху.
northgard-web-trade = Обмін урожаю
northgard-web-trade-explain = Віддайте ресурси ({ $price }) й візьміть 1 на вибір, скільки завгодно разів.
northgard-web-trade-give = Що віддаєте
northgard-web-trade-take = узяти
northgard-web-trade-less = На один менше: { $resource }, зараз { $number }
northgard-web-trade-more = На один більше: { $resource }, зараз { $number }
northgard-web-trade-left = Ще віддати: { $left }
northgard-web-trade-send = Обміняти
northgard-web-trade-done = Більше не міняти
northgard-web-swaps = Запропонувати обмін партнерові
northgard-web-aim-recruit = Оберіть територію для воїна.
northgard-web-aim-from = Оберіть, звідки вирушать фігури.
northgard-web-aim-to = Оберіть, куди вони підуть.
northgard-web-aim-site = Оберіть територію для будівництва.
northgard-web-aim-retreat = Оберіть, куди відступити.
northgard-web-aim-place = Оберіть місце для плитки.
northgard-web-aim-group = Оберіть територію для загону.
northgard-web-aim-strike = Оберіть, звідки прибрати воїна.
northgard-web-aim-scorch = Оберіть територію для жетона.
northgard-web-aim-exchange = Оберіть споруду, яку замінити.

## Бій

northgard-web-battle = Бій: { $territory }
northgard-web-battle-step-units = Фігури
northgard-web-battle-step-bonuses = Надбавки
northgard-web-battle-step-food = Їжа
northgard-web-battle-step-dice = Кістки
northgard-web-battle-step-result = Підсумок
northgard-web-battle-step-losses = Втрати й відступ
northgard-web-battle-attacker = нападник
northgard-web-battle-defender = оборонець
northgard-web-battle-figures =
    { $figures ->
        [one] { $figures } фігура в бою
        [few] { $figures } фігури в бою
       *[many] { $figures } фігур у бою
    }
northgard-web-battle-feed = Нагодуйте воїнів
northgard-web-battle-feed-explain = Від 0 до { $most }; за кожну +1 очко бою, їжа витрачається в будь-якому разі
northgard-web-battle-with-food = З їжею: { $food }
northgard-web-battle-pay = Витратити їжу: { $food }
northgard-web-battle-decides = Вирішує { $name }
northgard-web-battle-lost =
    { $lost ->
        [0] без втрат
        [one] втрачено { $lost } фігуру
        [few] втрачено { $lost } фігури
       *[many] втрачено { $lost } фігур
    }
northgard-web-battle-no-way-back = До кидка не відступають
northgard-web-battle-look = Глянути на мапу
northgard-web-battle-show = Показати бій
northgard-web-battle-won = Перемога: { $name }
northgard-web-battle-nobody = ніхто
northgard-web-battle-go-on = Далі
northgard-web-ledger-units = фігури в бою
northgard-web-ledger-bonuses = карта, клан, фортеця
northgard-web-ledger-food = їжа, до 1 на фігуру
northgard-web-ledger-die = кістка
northgard-web-ledger-kills = убиті вороги

## Мапа словами

northgard-web-tell-now = Рік і все, що поруч із мапою
northgard-web-tell-land = Території, починаючи з найстарішої
northgard-web-tell-near = сусіди: { $near }
northgard-web-tell-rough = { $letter } (важкопрохідна межа)
northgard-web-tell-first = Перший гравець: { $name }
northgard-web-tell-figures = Воїнів на мапі: { $units }; у запасі: { $reserve }
northgard-web-tell-territories = Території: { $all }; закриті: { $closed }; закриті з великою спорудою: { $large }
