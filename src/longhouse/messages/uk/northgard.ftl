### «Нортґард. Незвідані землі». Як названо змінні, сказано у speech.py.

## Речі

northgard-resource-food = їжа
    .acc = їжу
    .gen = їжі
northgard-resource-wood = дерево
    .acc = дерево
    .gen = дерева
northgard-resource-lore = знання
    .acc = знання
    .gen = знань

# Скільки одного ресурсу; з кількох виходить перелік.
northgard-goods-food =
    { $number ->
        [one] { $number } їжа
       *[other] { $number } їжі
    }
    .acc =
        { $number ->
            [one] { $number } їжу
           *[other] { $number } їжі
        }
northgard-goods-wood =
    { $number ->
        [one] { $number } дерево
       *[other] { $number } дерева
    }
northgard-goods-lore =
    { $number ->
        [one] { $number } знання
        [few] { $number } знання
       *[many] { $number } знань
    }
northgard-goods-none = нічого

northgard-clan-bear = Клан Ведмедя
    .gen = клану Ведмедя
northgard-clan-bear-power = Ви маєте броньовану ведмедицю Каю: фігуру з 2 очками бою. Її наймають як воїна, узимку вона нічого не коштує й не заходить на ворожі території.
northgard-clan-boar = Клан Кабана
    .gen = клану Кабана
northgard-clan-boar-power = Якщо ваше дослідження не закрило жодної території, ви отримуєте 1 знання.
northgard-clan-goat = Клан Кози
    .gen = клану Кози
northgard-clan-goat-power = За кожну збудовану вами малу споруду ви отримуєте 1 їжу, за велику — 2 їжі.
northgard-clan-raven = Клан Крука
    .gen = клану Крука
northgard-clan-raven-power = Коли ваше дослідження закриває ваші території, ви одразу збираєте з них усі ресурси.
northgard-clan-snake = Клан Змії
    .gen = клану Змії
northgard-clan-snake-power = Перед ефектом карти клану можна покласти жетон «Випалена земля» поруч зі своєю землею: у боях там ви маєте +1 очко бою, і 1 ресурс її врожаю може стати вашим.
northgard-clan-stag = Клан Оленя
    .gen = клану Оленя
northgard-clan-stag-power = Ви здобуваєте 1 славу за кожну територію, відбиту у ворога в бою, і ще 1 за кожну свою територію, закриту вашим дослідженням.
northgard-clan-wolf = Клан Вовка
    .gen = клану Вовка
northgard-clan-wolf-power = Ви отримуєте 1 їжу за кожен бій, виграний у нападі, зокрема й проти істот.

northgard-building-food_silo = Комора
    .acc = Комору
northgard-building-food_silo-text = 1 їжа під час збирання врожаю.
northgard-building-woodcutters_lodge = Лісопильня
    .acc = Лісопильню
northgard-building-woodcutters_lodge-text = 1 дерево під час збирання врожаю.
northgard-building-defense_tower = Захисна вежа
    .acc = Захисну вежу
northgard-building-defense_tower-text = Оборонець цієї території в кожному бою вбиває ще 1 воїна.
northgard-building-training_camp = Тренувальний табір
northgard-building-training_camp-text = Ще 1 воїн, раз за дію, коли на цій території наймають воїнів.
northgard-building-carved_stone = Рунічний камінь
northgard-building-carved_stone-text = 1 знання під час збирання врожаю. Стоїть лише на рунічній комірці.
northgard-building-fortress = Фортеця
    .acc = Фортецю
northgard-building-fortress-text = Оборонець цієї території в кожному бою має на 2 очки бою більше.
northgard-building-forge = Кузня
    .acc = Кузню
northgard-building-forge-text = Ще 1 карта на початку року.
northgard-building-altar_of_kings = Вівтар королів
northgard-building-altar_of_kings-text = 3 слави під час збирання врожаю.

northgard-creature-wolf_beige = Вовк (бежевий)
    .acc = вовка (бежевого)
    .gen = вовка (бежевого)
northgard-creature-wolf_brown = Вовк (коричневий)
    .acc = вовка (коричневого)
    .gen = вовка (коричневого)
northgard-creature-wolf_dark_brown = Вовк (темно-коричневий)
    .acc = вовка (темно-коричневого)
    .gen = вовка (темно-коричневого)
northgard-creature-brown_bear_beige = Бурий ведмідь (бежевий)
    .acc = бурого ведмедя (бежевого)
    .gen = бурого ведмедя (бежевого)
northgard-creature-brown_bear_brown = Бурий ведмідь (коричневий)
    .acc = бурого ведмедя (коричневого)
    .gen = бурого ведмедя (коричневого)
northgard-creature-draugr_beige = Драуґр (бежевий)
    .acc = драуґра (бежевого)
    .gen = драуґра (бежевого)
northgard-creature-draugr_brown = Драуґр (коричневий)
    .acc = драуґра (коричневого)
    .gen = драуґра (коричневого)
northgard-creature-fallen_valkyrie_beige = Проклята валькірія (бежева)
    .acc = прокляту валькірію (бежеву)
    .gen = проклятої валькірії (бежевої)
northgard-creature-fallen_valkyrie_brown = Проклята валькірія (коричнева)
    .acc = прокляту валькірію (коричневу)
    .gen = проклятої валькірії (коричневої)
northgard-creature-wolf_beige-text = Під час збирання врожаю ця територія не дає ні слави за закритість, ні ресурсів із плиток; споруди дають своє.
northgard-creature-wolf_brown-text = Під час збирання врожаю ця територія не дає ні слави за закритість, ні ресурсів із плиток; споруди дають своє.
northgard-creature-wolf_dark_brown-text = Під час збирання врожаю ця територія не дає ні слави за закритість, ні ресурсів із плиток; споруди дають своє.
northgard-creature-brown_bear_beige-text = На території з ним ніхто не будує й не наймає воїнів; з неї не можна ні досліджувати, ні виходити.
northgard-creature-brown_bear_brown-text = На території з ним ніхто не будує й не наймає воїнів; з неї не можна ні досліджувати, ні виходити.
northgard-creature-draugr_beige-text = Коли він з’являється на чиїйсь території або приходить на неї, власник втрачає там 1 фігуру.
northgard-creature-draugr_brown-text = Коли він з’являється на чиїйсь території або приходить на неї, власник втрачає там 1 фігуру.
northgard-creature-fallen_valkyrie_beige-text = Не терпить сусідства: нападає на власника, коли з’являється чи приходить, і кожен, хто увійшов, мусить із нею битися.
northgard-creature-fallen_valkyrie_brown-text = Не терпить сусідства: нападає на власника, коли з’являється чи приходить, і кожен, хто увійшов, мусить із нею битися.

northgard-slot-small = мала комірка
    .acc = малу комірку
northgard-slot-rune = рунічна комірка
    .acc = рунічну комірку
northgard-slot-large = велика комірка
    .acc = велику комірку
northgard-slot-none = без комірки

northgard-lair = лігво

northgard-phase-setup = Приготування
northgard-phase-start = Початок року
northgard-phase-actions = Дії
northgard-phase-creatures = Фаза істот
northgard-phase-harvest = Збирання врожаю
northgard-phase-winter = Зимування
northgard-phase-end = Кінець року

# Грані кістки бою
northgard-face-p2 = 2 очки бою
northgard-face-p3 = 3 очки бою
northgard-face-p2k1 = 2 очки бою та 1 убитий
northgard-face-k2 = 2 убиті
northgard-face-p1k1 = 1 очко бою та 1 убитий
northgard-face-p1_or_k1 = 1 очко бою або 1 убитий
northgard-face = бою: { $power }, убитих: { $kills }

## Місця

# C (t05.n)
northgard-territory = { $letter } ({ $region })
    .seen = { $letter }

# C · 2 їжі, мала комірка (t05.n)
northgard-territory-shown = { $letter } · { $shown } ({ $region })
    .seen = { $letter } · { $shown }

northgard-tile = { $shown } ({ $tile })
    .seen = { $shown }

northgard-plain = порожня земля

northgard-spot = { $building }, { $territory }
northgard-spot-empty = { $slot }, { $territory }
northgard-spot-loose = споруда без комірки, номер { $number }

# Де ляже плитка
northgard-place = ({ $at })

## Що дають варіанти карти

northgard-choice = Варіант { $number }
northgard-choice-recruit = Наймання: { $number }
northgard-choice-move = Переміщення: { $number }
northgard-choice-explore = Дослідження
northgard-choice-build = Будівництво
northgard-choice-draw =
    { $number ->
        [one] Узяти { $number } карту
        [few] Узяти { $number } карти
       *[many] Узяти { $number } карт
    }
northgard-choice-take = Узяти карту зі свого скиду
northgard-choice-discard_enemy = Суперник скидає карту

## Карти

northgard-card-start_recruit = Наймання
northgard-card-start_recruit-text = Наймання: 1 воїн.
northgard-card-start_move = Переміщення
northgard-card-start_move-text = Переміщення: 1 очко.
northgard-card-start_explore = Дослідження
northgard-card-start_explore-text = Дослідження: 1 плитка.
northgard-card-start_build = Будівництво
northgard-card-start_build-text = Будівництво: 1 споруда.
northgard-card-start_feast = Бенкет
northgard-card-start_feast-text = Одна з дій: наймання 1, переміщення 1, дослідження, будівництво.
northgard-card-bear_clan = Клан Ведмедя
northgard-card-bear_clan-text = Переміщення: 1 очко. Якщо переміщується Кая, спершу зберіть усю їжу й дерево території, з якої вона йде.
northgard-card-the_bear_awakens = Пробудження звіра
northgard-card-the_bear_awakens-text = Наймання: 2 воїни. До кінця року Кая може входити на ворожі території.
northgard-card-protector_of_the_land = Захисник землі
northgard-card-protector_of_the_land-text = Візьміть по 1 карті за кожну свою закриту територію щонайменше з 3 плиток.
northgard-card-boar_clan = Клан Кабана
northgard-card-boar_clan-text = Будівництво на 1 дерево дешевше.
northgard-card-osmosis = Єднання
northgard-card-osmosis-text = Найміть по 1 воїну на кожній зі своїх територій, але не більше ніж на 3, якщо територія відкрита або на її плитці є дерево.
northgard-card-lay_of_the_land = Знання місцевості
northgard-card-lay_of_the_land-text = Дослідження: оберіть 1 із 3 плиток і спершу візьміть усі ресурси, зображені на ній.
northgard-card-goat_clan = Клан Кози
northgard-card-goat_clan-text = Будівництво; така сама споруда вже може стояти на цій території.
northgard-card-teamwork = Спільна праця
northgard-card-teamwork-text = Дві різні дії в будь-якому порядку: наймання 1, переміщення 1, дослідження, будівництво.
northgard-card-resourceful_people = Винахідливий народ
northgard-card-resourceful_people-text = Візьміть 2 карти. Можна віддати будь-які 3 ресурси, щоб узяти ще 1.
northgard-card-raven_clan = Клан Крука
northgard-card-raven_clan-text = Дослідження: оберіть 1 із 2 плиток.
northgard-card-raiding_party = Набіг
northgard-card-raiding_party-text = Приберіть 1 ворожого воїна з будь-якої території та візьміть 1 ресурс із тих, що на ній є.
northgard-card-raven_mercenaries = Найманці Крука
northgard-card-raven_mercenaries-text = Найміть 2 воїнів на одній нейтральній території. Можна віддати будь-які 2 ресурси за ще 1 воїна там само.
northgard-card-snake_clan = Клан Змії
northgard-card-snake_clan-text = Переміщення: 1 очко. Після нього можна ще раз покласти жетон «Випалена земля».
northgard-card-rapacious_exploitation = Хижацький визиск
northgard-card-rapacious_exploitation-text = Погляньте на руку суперника й назвіть карту: він скине її або віддасть вам 2 ресурси на свій вибір.
northgard-card-stolen_lore = Украдені знання
northgard-card-stolen_lore-text = Скопіюйте карту з активної зони суперника, якому належить територія з жетоном «Випалена земля».
northgard-card-stag_clan = Клан Оленя
northgard-card-stag_clan-text = Наймання: 1 воїн. Потім можна привести туди 1 свою фігуру із суміжної території, хай і через важкопрохідну межу.
northgard-card-glory_of_the_clan = Слава клану
northgard-card-glory_of_the_clan-text = Будівництво. До або після нього можна зібрати ресурси цієї території, як під час збирання врожаю.
northgard-card-annexation = Приєднання земель
northgard-card-annexation-text = Переміщення: 1 очко. До або після нього можна провести дослідження.
northgard-card-wolf_clan = Клан Вовка
northgard-card-wolf_clan-text = Переміщення: 1 очко. Важкопрохідні межі вважаються звичайними, зокрема й під час відступу.
northgard-card-plunder = Пограбування
northgard-card-plunder-text = Приберіть 1 воїна із суміжної ворожої території та візьміть 1 карту.
northgard-card-call_to_war = Заклик до війни
northgard-card-call_to_war-text = Найміть по 1 воїну на кожній своїй території, суміжній із ворожою.
northgard-card-negotiation = Перемовини
northgard-card-negotiation-text = Візьміть будь-яку карту зі свого скиду або 1 карту з колоди.
northgard-card-scouts = Розвідники
northgard-card-scouts-text = Дослідження: 1 плитка.
northgard-card-town_hall = Ратуша
northgard-card-town_hall-text = Наймання: 1 воїн.
northgard-card-merchant = Торговець
northgard-card-merchant-text = Візьміть 3 карти: 1 залиште, 2 скиньте.
northgard-card-militia = Ополчення
northgard-card-militia-text = Переміщення: 2 очки.
northgard-card-improved_villager_tools = Поліпшені знаряддя
northgard-card-improved_villager_tools-text = Будівництво: 1 споруда.
northgard-card-recruitment = Вербування
northgard-card-recruitment-text = Найміть 2 воїнів на одній території.
northgard-card-market_place = Ринок
northgard-card-market_place-text = Візьміть 2 карти.
northgard-card-mercenary = Найманець
northgard-card-mercenary-text = Наймання: 1 воїн; підійде й нейтральна територія.
northgard-card-intimidate = Залякування
northgard-card-intimidate-text = Переміщення: 2 очки. Перед кожним боєм можна витіснити 1 фігуру оборонця на суміжну територію: нейтральну або його власну.
northgard-card-dev_feast = Бенкет
northgard-card-dev_feast-text = Одна з дій: наймання 1, переміщення 1, дослідження, будівництво.
northgard-card-scout_camp = Табір розвідників
northgard-card-scout_camp-text = Дослідження; один раз можна покласти взяту плитку під стос і взяти іншу.
northgard-card-shieldbearers = Щитоносці
northgard-card-shieldbearers-text = Переміщення: 2 очки. У кожному бою не зараховується 1 ваш убитий.
northgard-card-bodyguard = Охоронець
northgard-card-bodyguard-text = Переміщення: 1 очко; у кожному бою +1 очко бою.
northgard-card-simple_living = Просте життя
northgard-card-simple_living-text = Будівництво на 1 дерево дешевше.
northgard-card-future_sight = Погляд у майбутнє
northgard-card-future_sight-text = Візьміть одну з викладених карт зараз і покладіть на верх своєї колоди. Спасувавши цього року, ви не візьмете нічого.
northgard-card-spy = Шпигун
northgard-card-spy-text = Погляньте на руку суперника й скиньте з неї 1 карту. Візьміть 1 карту.
northgard-card-fishing = Рибальство
northgard-card-fishing-text = Отримайте 3 їжі.
northgard-card-axe_throwers = Метальники сокир
northgard-card-axe_throwers-text = Переміщення: 2 очки. У кожному бою +1 очко бою або +1 убитий ворог: оберіть після свого кидка.
northgard-card-lore_mastery = Знавець знань
northgard-card-lore_mastery-text = Отримайте 2 знання.
northgard-card-industrious_villagers = Працьовиті селяни
northgard-card-industrious_villagers-text = Будівництво. Після цього будівництва можна безплатно замінити одну свою споруду іншою того самого розміру.
northgard-card-industrious_villagers-text-v1 = Будівництво. Потім можна безплатно замінити одну свою споруду іншою того самого розміру.
northgard-card-defensive_strategy = Оборонна стратегія
northgard-card-defensive_strategy-text = Відповідь: карта, щойно зіграна суперником, не діє і йде у скид; він може обрати іншу дію.
northgard-card-enemy_secrets = Таємниці ворога
northgard-card-enemy_secrets-text = Оберіть суміжну ворожу територію та скопіюйте карту з активної зони її власника.
northgard-card-hunters = Мисливці
northgard-card-hunters-text = На кожній своїй території найміть по 1 воїну за кожну їжу на ній, зокрема й від споруд.
northgard-card-outpost = Застава
northgard-card-outpost-text = Найміть 2 воїнів на одній своїй або нейтральній території.
northgard-card-hidden_ways = Потаємні стежки
northgard-card-hidden_ways-text = Перемістіть будь-яку кількість фігур з однієї своєї території на будь-яку іншу відкриту, хай і ворожу.
northgard-card-carpentry_mastery = Майстри-теслі
northgard-card-carpentry_mastery-text = Два будівництва; великою може бути щонайбільше одна споруда.
northgard-card-conqueror = Завойовник
northgard-card-conqueror-text = До кінця року захисні вежі та фортеці проти вас не діють.
northgard-card-huginn_and_muninn = Гуґін і Мунін
northgard-card-huginn_and_muninn-text = Дослідження від будь-якої відкритої території на мапі.
northgard-card-upgraded_market_place = Облаштований ринок
northgard-card-upgraded_market_place-text = Візьміть 2 карти.
northgard-card-grizzled_warriors = Загартовані воїни
northgard-card-grizzled_warriors-text = Переміщення: 2 очки; у кожному бою +2 очки бою.
northgard-card-upgraded_trading_post = Облаштована факторія
northgard-card-upgraded_trading_post-text = Візьміть 3 карти: 2 залиште, 1 скиньте.
northgard-card-ancestral_curse = Прокляття предків
northgard-card-ancestral_curse-text = Кожен суперник скидає 1 карту на свій вибір. Візьміть 1 карту.
northgard-card-veiled_threats = Приховані погрози
northgard-card-veiled_threats-text = Суперник скидає 1 випадкову карту, або ви берете 1 карту.
northgard-card-rangers = Слідопити
northgard-card-rangers-text = Дослідження, потім можна провести ще одне.
northgard-card-upgraded_scout_camp = Облаштований табір розвідників
northgard-card-upgraded_scout_camp-text = Дослідження: оберіть 1 із 2 плиток.
northgard-card-greater_trade_routes = Великі торгові шляхи
northgard-card-greater_trade_routes-text = Візьміть 3 карти: 2 залиште, 1 поверніть на верх колоди.
northgard-card-woodcutters = Лісоруби
northgard-card-woodcutters-text = На кожній своїй території найміть по 1 воїну за кожне дерево на ній, зокрема й від споруд.
northgard-card-infiltration = Проникнення
northgard-card-infiltration-text = Переміщення: 3 очки. Ворожі території не зупиняють ваших фігур; бій буде там, де вони залишаться.
northgard-card-upgraded_town_hall = Облаштована ратуша
northgard-card-upgraded_town_hall-text = Наймання: 2 воїни.
northgard-card-amenities = Благоустрій
northgard-card-amenities-text = Будівництво; малій споруді, навіть рунічному каменю, комірка не потрібна.
northgard-card-wood_monopoly = Монополія на дерево
northgard-card-wood_monopoly-text = Отримайте 3 дерева.
northgard-card-bribery = Підкуп
northgard-card-bribery-text = Перемістіть до 2 фігур ворога з однієї території на суміжну, хай і через важкопрохідну межу; може статися бій.
northgard-card-incursion = Вторгнення
northgard-card-incursion-text = Переміщення: 4 очки.
northgard-card-heroic_charge = Героїчний натиск
northgard-card-heroic_charge-text = Переміщення: 3 очки; у кожному бою +1 очко бою.
northgard-card-trading_post = Факторія
northgard-card-trading_post-text = Візьміть 3 карти: 1 залиште, 1 скиньте, 1 поверніть на верх колоди.
northgard-card-legendary_heroes = Легендарні герої
northgard-card-legendary_heroes-text = Повторіть ефект карти, яку ви зіграли цього року.
northgard-card-allies_from_the_wild = Союзники з диких земель
northgard-card-allies_from_the_wild-text = Наймання: 3 воїни, лише на нейтральних територіях.
northgard-card-loremasters = Хранителі знань
northgard-card-loremasters-text = На кожній своїй території найміть по 1 воїну за кожне знання на ній, зокрема й від споруд.
northgard-card-warriors = Воїни
northgard-card-warriors-text = Переміщення: 2 очки; у кожному бою +1 очко бою.
northgard-card-cunning_merchant = Хитрий торговець
northgard-card-cunning_merchant-text = Візьміть 3 карти: 1 залиште, 2 поверніть на верх колоди.
northgard-card-capture = Полонення
northgard-card-capture-text = Приберіть 1 воїна із суміжної ворожої території та додайте 1 свого воїна на свою територію.
northgard-card-builder = Будівничий
northgard-card-builder-text = Наприкінці гри: 1 слава за кожну малу й 3 за кожну велику споруду на ваших територіях.
northgard-card-explorer = Першопрохідець
northgard-card-explorer-text = Наприкінці гри: 1 слава за кожну порожню малу й 3 за кожну порожню велику комірку на ваших територіях.
northgard-card-food_trader = Торговець їжею
northgard-card-food_trader-text = Наприкінці гри: 2 слави за кожну їжу на ваших територіях, зокрема й від споруд.
northgard-card-scholar = Учений
northgard-card-scholar-text = Наприкінці гри: 2 слави за кожне знання на ваших територіях, зокрема й від споруд.
northgard-card-trapper = Звіролов
northgard-card-trapper-text = Наприкінці гри: 3 слави за кожне лігво на ваших територіях.
northgard-card-warlord = Воєвода
northgard-card-warlord-text = Наприкінці гри: 1 слава за кожну вашу фігуру на мапі.
northgard-card-wood_trader = Торговець деревом
northgard-card-wood_trader-text = Наприкінці гри: 2 слави за кожне дерево на ваших територіях, зокрема й від споруд.
northgard-card-unrest = Безлад
northgard-card-unrest-text = Не діє і не вилучається з колоди; наприкінці гри забирає 5 слави.

## Що може зробити гравець

northgard-option-clan = Очолити: { $clan }
northgard-option-tile = Узяти плитку: { $tile }
northgard-option-place = Місце { $place }
    .seen = Покласти плитку сюди
northgard-option-turn =
    { $number ->
        [0] Не повертати плитку
        [one] Повернути на { $number } чверть за годинниковою стрілкою
        [few] Повернути на { $number } чверті за годинниковою стрілкою
       *[many] Повернути на { $number } чвертей за годинниковою стрілкою
    }
northgard-option-under = Покласти під стос: { $tile }
northgard-option-redraw = Покласти плитку під стос і взяти іншу
northgard-option-group = Зайняти територію { $land }
northgard-option-unit = Воїн
northgard-option-kaija = Кая
northgard-option-play = Зіграти карту «{ $card }»
northgard-option-wait = Почекати: викласти карту «{ $card }»
northgard-option-replace = Замінити карту «{ $card }»
northgard-option-remove = Вилучити з гри карту «{ $card }»
northgard-option-upgrade = Поліпшити клан: «{ $card }»
northgard-option-lay = Викласти в активну зону карту «{ $card }»
northgard-option-pass = Спасувати
northgard-option-take = Узяти карту «{ $card }»
northgard-option-end-turn = Завершити хід
northgard-option-recruit = Найняти на території { $land }
northgard-option-done =
    { $about ->
        [collect] Не збирати
        [site-more] Більше не будувати
        [exchange] Залишити споруди як є
        [name-creature] Більше ні на кого не нападати
        [move] Завершити переміщення
        [recruit] Більше не наймати
        [recruit-each] Більше не наймати
        [relocate] Нікого не переводити
        [trade] Більше не міняти
       *[other] На цьому все
    }
northgard-option-yes =
    { $about ->
        [second-chance] Повернутися
        [swap] Погодитися
       *[other] Так
    }
northgard-option-no =
    { $about ->
        [pay] Не платити
        [scorch] Не чіпати жетона
        [call] Не викликати
        [scorched] Нічого не брати
        [reaction] Не скасовувати
        [push] Нікого не витісняти
        [second-chance] Не повертатися
        [swap] Відмовитися
       *[other] Ні
    }
northgard-option-from = З території { $land }
northgard-option-figures =
    { $number2 ->
        [0] { $number ->
            [one] { $number } воїн
            [few] { $number } воїни
           *[many] { $number } воїнів
        }
       *[other] { $number ->
            [0] Сама Кая
            [one] { $number } воїн і Кая
            [few] { $number } воїни і Кая
           *[many] { $number } воїнів і Кая
        }
    }
northgard-option-to = На територію { $land }
northgard-option-attack = Напасти: { $creature }
northgard-option-fight = Бій на території { $land }
northgard-option-food =
    { $number ->
        [0] Не витрачати їжі
       *[other] Витратити їжі: { $number }
    }
northgard-option-power = 1 очко бою
northgard-option-kill = 1 убитий ворог
northgard-option-retreat = Відступити на територію { $land }
northgard-option-site = Будувати на території { $land }
northgard-option-build = Збудувати: { $building }
northgard-option-slot = Де: { $slot }
northgard-option-collect = Зібрати ресурси цієї території зараз
northgard-option-discard = Скинути карту «{ $card }»
northgard-option-return = Повернути на верх колоди карту «{ $card }»
northgard-option-choose = { $choice }
northgard-option-pay = Віддати 1 { $resource-acc }
northgard-option-copy = Скопіювати карту «{ $card }»
northgard-option-rival = Суперник: { $seat }
northgard-option-name = Назвати карту «{ $card }»
northgard-option-strike = Прибрати воїна з території { $land }
northgard-option-gain = Узяти 1 { $resource-acc }
northgard-option-exchange = Замінити: { $spot }
northgard-option-scorch = Випалити територію { $land }
northgard-option-counter = Скасувати цю карту
northgard-option-call = Викликати істоту на територію { $land }
northgard-option-go = Істота йде на територію { $land }
northgard-option-give = Віддати в запас 1 { $resource-acc }
northgard-option-swap = Запропонувати партнерові 1 { $resource-acc } за 1 { $resource2-acc }

## Питання; .others — що кажуть іншим гравцям

northgard-ask-clan = Оберіть клан, який очолите.
    .others = { $who } обирає клан.
northgard-ask-setup-tile = Оберіть плитку, яку покладете в колі { $number } приготувань.
    .others = { $who } обирає плитку для кола { $number } приготувань.
northgard-ask-explore-tile = Оберіть плитку, яку покладете, або візьміть іншу, якщо карта дозволяє.
    .others = { $who } обирає плитку.
northgard-ask-place = Оберіть місце для плитки: { $tile }.
    .others = { $who } обирає місце для плитки.
northgard-ask-turn-tile = Оберіть, як ляже плитка на місці { $place }: { $tile }.
    .others = { $who } повертає плитку.
    .seen = Оберіть, як ляже плитка: { $tile }.
northgard-ask-group = Оберіть нейтральну територію для свого загону.
    .others = { $who } обирає територію для загону.
northgard-ask-group-kaija = Вирішіть, чи увійде Кая до загону на території { $territory }.
    .others = { $who } вирішує, хто увійде до загону.
northgard-ask-second-chance = На мапі немає ваших фігур. Повернутися із загоном із запасу?
    .others = { $who } вирішує, чи повертатися.
northgard-ask-scorched = Оберіть ресурс, який заберете в гравця { $seat } на території { $territory }, або відмовтеся.
    .others = { $who } може забрати ресурс із випаленої землі гравця { $seat }, територія { $territory }.
northgard-ask-trade = Обміняйте ресурси або продовжуйте.
    .others = { $who } може міняти ресурси.
northgard-ask-trade-give = Оберіть, що ще віддаєте для обміну. Віддано: { $goods }.
    .others = { $who } міняє ресурси. Віддано: { $goods }.
northgard-ask-trade-gain = Оберіть, що візьмете за { $goods-acc }.
    .others = { $who } міняє { $goods-acc }.
northgard-ask-swap = { $seat } пропонує вам 1 { $resource-acc } за 1 { $resource2-acc }. Згодні?
    .others = { $who } обдумує обмін: { $seat } пропонує 1 { $resource-acc } за 1 { $resource2-acc }.
northgard-ask-choose =
    { $number ->
        [one] Оберіть дію карти.
        [few] Оберіть дію карти; лишилося обрати { $number }.
       *[many] Оберіть дію карти; лишилося обрати { $number }.
    }
    .others = { $who } обирає дію карти.
northgard-ask-losses =
    { $number ->
        [one] Оберіть фігуру, яку втрачаєте на території { $territory }.
        [few] Оберіть фігури, які втрачаєте на території { $territory }; лишилося обрати { $number }.
       *[many] Оберіть фігури, які втрачаєте на території { $territory }; лишилося обрати { $number }.
    }
    .others = { $who } обирає, кого втратити на території { $territory }.
northgard-ask-driven =
    { $number ->
        [one] Оберіть фігуру, яку витісняють із території { $territory }.
        [few] Оберіть фігури, які витісняють із території { $territory }; лишилося обрати { $number }.
       *[many] Оберіть фігури, які витісняють із території { $territory }; лишилося обрати { $number }.
    }
    .others = { $who } обирає, кого витіснять із території { $territory }.
northgard-ask-retreat =
    { $number ->
        [one] Оберіть, куди відступить ваша фігура з території { $territory }.
        [few] Оберіть, куди відступлять ваші фігури з території { $territory }; лишилося { $number }.
       *[many] Оберіть, куди відступлять ваші фігури з території { $territory }; лишилося { $number }.
    }
    .others = { $who } відступає з території { $territory }.
northgard-ask-retreat-figures = Оберіть, скільки фігур відступить на територію { $territory }.
    .others = { $who } відступає на територію { $territory }.
northgard-ask-push =
    { $number ->
        [one] До бою на території { $territory }: витіснити { $number } фігуру гравця { $seat } і куди?
        [few] До бою на території { $territory }: витіснити до { $number } фігур гравця { $seat } і куди?
       *[many] До бою на території { $territory }: витіснити до { $number } фігур гравця { $seat } і куди?
    }
    .others = { $who } вирішує, чи витісняти оборонця на території { $territory }.
northgard-ask-battle-food = Бій на території { $territory }, { $number } проти { $number2 }. Оберіть, скільки їжі витратите: по +1 очку бою за кожну.
    .others = { $who } вирішує, скільки їжі витратити на бій на території { $territory }.
northgard-ask-face = Бій на території { $territory }, { $number } проти { $number2 }. Кістка дає вам вибір: очко бою або вбитий ворог.
    .others = { $who } обирає, що дасть кістка в бою на території { $territory }.
northgard-ask-power-or-kill = Бій на території { $territory }, { $number } проти { $number2 }. Карта дає вам вибір: очко бою або вбитий ворог.
    .others = { $who } обирає, що дасть карта в бою на території { $territory }.
northgard-ask-name-creature = Оберіть істоту, на яку нападете, або продовжуйте.
    .others = { $who } обирає істот для нападу.
northgard-ask-fight = Оберіть, де битися далі.
    .others = { $who } обирає наступний бій.
northgard-ask-creature = Оберіть, куди вона піде: карта цього не вирішує. Істота: { $creature }.
    .others = { $who } обирає, куди піде істота: { $creature }.
northgard-ask-call = Викликати істоту? Оберіть, де вона з’явиться, або відмовтеся.
    .others = { $who } вирішує, чи викликати істоту.
northgard-ask-scorch = Оберіть територію для жетона «Випалена земля».
    .others = { $who } вирішує, куди покласти жетон «Випалена земля».
northgard-ask-recruit =
    { $number ->
        [one] Оберіть територію для наймання (лишився { $number } воїн) або завершіть.
        [few] Оберіть територію для наступного наймання (лишилося { $number } воїни) або завершіть.
       *[many] Оберіть територію для наступного наймання (лишилося { $number } воїнів) або завершіть.
    }
    .others = { $who } наймає воїнів.
northgard-ask-recruit-each = Оберіть територію для наступного наймання або завершіть.
    .others = { $who } наймає воїнів.
northgard-ask-recruit-figure = Оберіть, хто прийде на територію { $territory }: воїн чи Кая.
    .others = { $who } наймає на території { $territory }.
northgard-ask-camp-figure = Оберіть, кого додасть тренувальний табір на території { $territory }: воїна чи Каю.
    .others = { $who } обирає, кого додасть тренувальний табір на території { $territory }.
northgard-ask-site = Оберіть територію, на якій будуєте.
    .others = { $who } обирає, де будувати.
northgard-ask-site-more = Оберіть територію, на якій збудуєте ще, або завершіть.
    .others = { $who } обирає, де збудувати ще.
northgard-ask-build = Оберіть споруду для території { $territory }.
    .others = { $who } обирає споруду для території { $territory }.
northgard-ask-slot = Оберіть на території { $territory } комірку для споруди: { $building }.
    .others = { $who } обирає на території { $territory } комірку для споруди: { $building }.
northgard-ask-collect = Зібрати ресурси території { $territory } зараз?
    .others = { $who } вирішує, чи збирати ресурси території { $territory }.
northgard-ask-exchange = Оберіть споруду, яку заміните, або залиште всі.
    .others = { $who } може замінити споруду.
northgard-ask-exchange-for = Оберіть, що стане замість споруди: { $building }.
    .others = { $who } обирає, що стане замість споруди: { $building }.
northgard-ask-move = Оберіть, звідки перемістити фігури (лишилося очок: { $number }), або завершіть переміщення.
    .others = { $who } переміщує фігури.
northgard-ask-move-figures = Оберіть, скільки фігур піде з території { $territory }.
    .others = { $who } переміщує фігури з території { $territory }.
northgard-ask-move-to = Оберіть, куди підуть фігури з території { $territory } (лишилося очок: { $number }).
    .others = { $who } переміщує фігури з території { $territory }.
northgard-ask-relocate = Оберіть територію, фігури якої переведете.
    .others = { $who } обирає, кого перевести.
northgard-ask-relocate-enemy = Оберіть територію, фігури якої переманите.
    .others = { $who } обирає, кого переманити.
northgard-ask-relocate-figures = Оберіть, скільки фігур піде з території { $territory }.
    .others = { $who } обирає, скільки фігур піде з території { $territory }.
northgard-ask-relocate-to = Оберіть, куди підуть фігури з території { $territory }.
    .others = { $who } обирає, куди підуть фігури з території { $territory }.
northgard-ask-strike = Оберіть ворожу територію, яка втратить воїна.
    .others = { $who } обирає, по кому завдати удару.
northgard-ask-spoils = Оберіть ресурс, який візьмете на території { $territory }.
    .others = { $who } обирає здобич на території { $territory }.
northgard-ask-act = Зіграйте карту, почекайте, замініть чи вилучіть карту, поліпшіть клан або спасуйте.
    .others = Ходить { $who }.
northgard-ask-play-on = Зіграйте ще карту або завершіть хід.
    .others = { $who } може зіграти ще карту.
northgard-ask-upgrade-with = Оберіть карту, якою пожертвуєте заради карти «{ $card }»: в активну зону чи з гри.
    .others = { $who } поліпшує клан картою «{ $card }».
northgard-ask-take = Оберіть із викладених карту, яка ляже на верх вашої колоди.
    .others = { $who } обирає карту з викладених.
northgard-ask-take-discard = Оберіть карту, яку повернете зі свого скиду.
    .others = { $who } обирає карту зі скиду.
northgard-ask-take-display = Оберіть із викладених карту, яку візьмете зараз.
    .others = { $who } обирає карту з викладених.
northgard-ask-pay = Заплатити за додаткову дію? Лишилося віддати ресурсів: { $number }; оберіть який.
    .others = { $who } може заплатити за додаткову дію.
northgard-ask-copy = Оберіть карту, ефект якої повторите.
    .others = { $who } обирає, яку карту скопіювати.
northgard-ask-optional =
    { $step ->
        [explore] Провести ще й дослідження?
       *[other] Виконати наступну частину карти?
    }
    .others = { $who } вирішує, чи виконувати карту далі.
northgard-ask-discard-drawn =
    { $number ->
        [one] Оберіть із узятих карту для скидання.
        [few] Оберіть із узятих карти для скидання; лишилося обрати { $number }.
       *[many] Оберіть із узятих карти для скидання; лишилося обрати { $number }.
    }
    .others = { $who } обирає серед узятих карт.
northgard-ask-return =
    { $number ->
        [one] Оберіть карту, яка повернеться на верх колоди.
        [few] Оберіть карти, які повернуться на верх колоди, починаючи з нижньої; лишилося обрати { $number }.
       *[many] Оберіть карти, які повернуться на верх колоди, починаючи з нижньої; лишилося обрати { $number }.
    }
    .others = { $who } повертає карти на колоду.
northgard-ask-rival = Оберіть суперника.
    .others = { $who } обирає суперника.
northgard-ask-discard = Оберіть карту, яку скинете.
    .others = { $who } обирає карту для скидання.
northgard-ask-name = Оберіть карту на руці гравця { $seat }.
    .others = { $who } дивиться карти гравця { $seat }.
northgard-ask-ransom = Скиньте названу карту або віддайте ресурси гравцеві { $seat } (лишилося { $number }): оберіть.
    .others = { $who } вирішує, скинути карту чи віддати ресурси гравцеві { $seat } (лишилося { $number }).
northgard-ask-reaction = { $seat } розігрує карту «{ $card }». Скасувати її?
northgard-ask-reaction-others = Суперники можуть відповісти на карту.

## Що сталося

northgard-event-gained = { $who } отримує { $goods-acc }.
northgard-event-paid = { $who } віддає { $goods-acc }.
northgard-event-fame =
    { $number ->
        [one] { $who } здобуває { $number } очко слави.
        [few] { $who } здобуває { $number } очки слави.
       *[many] { $who } здобуває { $number } очок слави.
    }
northgard-event-fame-lost =
    { $number ->
        [0] { $who } не втрачає слави: втрачати нічого.
        [one] { $who } втрачає { $number } очко слави.
        [few] { $who } втрачає { $number } очки слави.
       *[many] { $who } втрачає { $number } очок слави.
    }
northgard-event-placed-unit =
    { $number ->
        [one] { $who } виставляє { $number } воїна на територію { $territory }.
        [few] { $who } виставляє { $number } воїнів на територію { $territory }.
       *[many] { $who } виставляє { $number } воїнів на територію { $territory }.
    }
northgard-event-placed-kaija = { $who } виставляє Каю на територію { $territory }.
northgard-event-fell =
    { $number ->
        [one] { $who } втрачає { $number } воїна на території { $territory }.
        [few] { $who } втрачає { $number } воїнів на території { $territory }.
       *[many] { $who } втрачає { $number } воїнів на території { $territory }.
    }
northgard-event-kaija-fell = { $who } втрачає Каю на території { $territory }.
northgard-event-built = { $who } будує на території { $territory }: { $building }.
northgard-event-tile =
    { $number ->
        [0] На місце { $place } лягає плитка: { $tile }.
        [one] На місце { $place } з поворотом на { $number } чверть лягає плитка: { $tile }.
        [few] На місце { $place } з поворотом на { $number } чверті лягає плитка: { $tile }.
       *[many] На місце { $place } з поворотом на { $number } чвертей лягає плитка: { $tile }.
    }
    .seen = Викладено плитку: { $tile }.
northgard-event-clan = { $who } на чолі { $clan-gen }.
northgard-event-rolled-first = { $who } кидає кістки за право першого ходу: { $face }; { $face2 }.
northgard-event-first = Жетон першого гравця отримує { $who }.
northgard-event-achievement = Відкрито досягнення «{ $card }».
northgard-event-chose-tile = { $who } обирає плитку: { $tile }.
northgard-event-tile-under =
    { $tile ->
        [hidden] { $who } кладе плитку під стос.
       *[other] { $who } кладе плитку під стос: { $tile }.
    }
northgard-event-drew-tile =
    { $tile ->
        [hidden] { $who } бере плитку.
       *[other] { $who } бере плитку: { $tile }.
    }
northgard-event-no-tile = Для гравця { $who } не знайшлося плитки, що підійшла б.
northgard-event-closed =
    { $number ->
        [one] Територію { $territory } закрито: { $number } плитка.
        [few] Територію { $territory } закрито: { $number } плитки.
       *[many] Територію { $territory } закрито: { $number } плиток.
    }
northgard-event-tiles-back = Решту плиток замішано у стос ({ $number }).
northgard-event-second-chance = { $who } повертається із загоном із запасу.
northgard-event-second-chance-declined = { $who } цього року не повертається.
northgard-event-swapped = { $who } віддає гравцеві { $seat } 1 { $resource-acc } за 1 { $resource2-acc }.
northgard-event-swap-declined = { $who } відхиляє обмін із гравцем { $seat }: 1 { $resource } за 1 { $resource2-acc }.
northgard-event-unrest = { $who } не може заплатити за зимування і кладе на колоду карту «Безлад».
northgard-event-total = { $who }: усього слави { $score }.
northgard-event-won =
    { $score ->
        [one] { $who } перемагає: { $score } очко слави.
        [few] { $who } перемагає: { $score } очки слави.
       *[many] { $who } перемагає: { $score } очок слави.
    }
northgard-event-won-territories = { $who } перемагає: закритих територій із великою спорудою — { $number }.
northgard-event-battle = { $who } нападає на гравця { $seat } на території { $territory }.
northgard-event-creature-fight = { $who } нападає на { $creature-acc } на території { $territory }.
northgard-event-creature-attacks = { $creature } нападає на гравця { $who } на території { $territory }.
northgard-event-dealt-tile =
    { $tile ->
        [hidden] { $who } бере плитку для приготувань.
       *[other] { $who } бере плитку для приготувань: { $tile }.
    }
northgard-event-driven =
    { $number2 ->
        [0] { $who } відходить під натиском з території { $territory } на територію { $territory2 }: { $number ->
            [one] { $number } воїн
            [few] { $number } воїни
           *[many] { $number } воїнів
        }.
       *[other] { $who } відходить під натиском з території { $territory } на територію { $territory2 }: { $number ->
            [0] Кая
            [one] { $number } воїн і Кая
            [few] { $number } воїни і Кая
           *[many] { $number } воїнів і Кая
        }.
    }
northgard-event-retreated =
    { $number2 ->
        [0] { $who } відступає з території { $territory } на територію { $territory2 }: { $number ->
            [one] { $number } воїн
            [few] { $number } воїни
           *[many] { $number } воїнів
        }.
       *[other] { $who } відступає з території { $territory } на територію { $territory2 }: { $number ->
            [0] Кая
            [one] { $number } воїн і Кая
            [few] { $number } воїни і Кая
           *[many] { $number } воїнів і Кая
        }.
    }
northgard-event-battle-food =
    { $number ->
        [0] { $who } не витрачає їжі.
       *[other] { $who } витрачає їжу ({ $number }) і отримує стільки ж очок бою.
    }
northgard-event-rolled = { $who } кидає кістку: { $face }.
northgard-event-creature-rolled = { $who } кидає кістку за { $creature-acc }: { $face }.
northgard-event-chose-power = { $who } бере очки бою: { $number }.
northgard-event-chose-kill = { $who } бере вбитих ворогів: { $number }.
northgard-event-battle-won = { $who } перемагає в бою на території { $territory }, { $number } проти { $number2 }.
northgard-event-battle-no-winner = Після бою на території { $territory } нікого не лишилося, { $number } проти { $number2 }.
northgard-event-creature-won = { $creature } перемагає на території { $territory }, { $number } проти { $number2 }; { $who } програє.
northgard-event-conquered = { $who } захоплює територію { $territory } гравця { $seat }.
northgard-event-creature-beaten = { $who } перемагає істоту: { $creature }.
northgard-event-creature-named = { $who } нападе на { $creature-acc }.
northgard-event-creature-appeared = { $creature } з’являється на території { $territory }.
northgard-event-creature-moved = { $creature } йде з території { $territory } на територію { $territory2 }.
northgard-event-scorched = { $who } кладе жетон «Випалена земля» на територію { $territory }.
northgard-event-moved =
    { $number2 ->
        [0] { $who } переміщується з території { $territory } на територію { $territory2 }: { $number ->
            [one] { $number } воїн
            [few] { $number } воїни
           *[many] { $number } воїнів
        }.
       *[other] { $who } переміщується з території { $territory } на територію { $territory2 }: { $number ->
            [0] Кая
            [one] { $number } воїн і Кая
            [few] { $number } воїни і Кая
           *[many] { $number } воїнів і Кая
        }.
    }
northgard-event-exchanged = { $who } замінює споруду на території { $territory }: { $building } → { $building2 }.
northgard-event-relocated =
    { $number2 ->
        [0] { $who }: { $territory } → { $territory2 }, { $number ->
            [one] { $number } воїн
            [few] { $number } воїни
           *[many] { $number } воїнів
        }.
       *[other] { $who }: { $territory } → { $territory2 }, { $number ->
            [0] Кая
            [one] { $number } воїн і Кая
            [few] { $number } воїни і Кая
           *[many] { $number } воїнів і Кая
        }.
    }
northgard-event-struck = { $who } завдає удару гравцеві { $seat } на території { $territory }.
northgard-event-year = Починається рік { $number }.
northgard-event-displayed = Викладено карту «{ $card }».
northgard-event-display-gone = Карту «{ $card }» ніхто не взяв; вона покидає гру.
northgard-event-shuffled = { $who } замішує скид у нову колоду ({ $number }).
northgard-event-drew =
    { $card ->
        [hidden] { $who } бере карту.
       *[other] { $who } бере карту «{ $card }».
    }
northgard-event-returned =
    { $card ->
        [hidden] { $who } повертає карту на колоду.
       *[other] { $who } повертає на колоду карту «{ $card }».
    }
northgard-event-discarded = { $who } скидає карту «{ $card }».
northgard-event-played = { $who } розігрує карту «{ $card }».
northgard-event-countered = { $who } відповідає картою «{ $card }»: карта «{ $card2 }» гравця { $seat } не діє.
northgard-event-laid = { $who } викладає в активну зону карту «{ $card }».
northgard-event-removed = { $who } вилучає з гри карту «{ $card }».
northgard-event-upgraded = { $who } поліпшує клан: «{ $card }».
northgard-event-passed = { $who } пасує.
northgard-event-first-marker = Жетон першого гравця бере { $who }.
northgard-event-took = { $who } кладе на верх колоди карту «{ $card }».
northgard-event-took-back = { $who } повертає зі скиду карту «{ $card }».
northgard-event-copied = { $who } копіює карту «{ $card }».
northgard-event-kaija-may-attack = { $who }: цього року Кая може входити на ворожі території.
northgard-event-ignores-defences = { $who }: цього року ворожі захисні вежі та фортеці не діють.
northgard-event-looked-at-hand = { $who } дивиться карти на руці гравця { $seat }.
northgard-event-named =
    { $card ->
        [hidden] { $who } називає карту гравця { $seat }.
       *[other] { $who } називає карту гравця { $seat }: «{ $card }».
    }
northgard-event-ransom = { $who } → { $seat }: { $resource }, { $number }.
northgard-event-turn = Хід { $number }: { $who }.

## Кінець партії

northgard-ending-territories = Перемогу принесли закриті території з великою спорудою на кожній.
    .title =
        { $winners ->
            [one] { $names } перемагає за територіями
            [few] { $names } перемагають за територіями
           *[many] { $names } перемагають за територіями
        }
northgard-ending-fame = Перемогу принесла слава: після останнього року її найбільше.
northgard-tie-fame = Серед тих, хто має досить таких територій, переможець має найбільше слави.
northgard-tie-territories = Серед рівних переможець контролює найбільше територій.
northgard-tie-units = Територій теж порівну; переможець має найбільше воїнів на мапі.
northgard-tie-buildings = Територій і воїнів теж порівну; переможець має найбільше споруд.
northgard-tie-shared = Усе порівну, тому перемога спільна.
northgard-source-tokens = Жетони слави
northgard-source-resources = Набори з 3 ресурсів
northgard-source-cards = Карти розвитку
northgard-source-achievements = Досягнення
northgard-source-unrest = Безлад

## Чого коштує хід і що він принесе

northgard-preview-cost = Ціна: { $goods }
northgard-preview-gain = Ви отримаєте: { $goods-acc }
northgard-preview-fame =
    { $number ->
        [one] Ви здобудете { $number } очко слави
        [few] Ви здобудете { $number } очки слави
       *[many] Ви здобудете { $number } очок слави
    }
northgard-preview-fame-most = Там до { $number } слави, залежно від повороту плитки
northgard-preview-draw =
    { $number ->
        [one] Ви візьмете { $number } карту
        [few] Ви візьмете { $number } карти
       *[many] Ви візьмете { $number } карт
    }
northgard-preview-discard-hand =
    { $number ->
        [one] Ви скинете з руки { $number } карту
        [few] Ви скинете з руки { $number } карти
       *[many] Ви скинете з руки { $number } карт
    }
northgard-preview-first = Ви отримаєте жетон першого гравця
northgard-preview-card-fame =
    { $number ->
        [one] Наприкінці гри карта варта { $number } очко слави
        [few] Наприкінці гри карта варта { $number } очки слави
       *[many] Наприкінці гри карта варта { $number } очок слави
    }
northgard-preview-card-fame-lost =
    { $number ->
        [one] Наприкінці гри ви не отримаєте за карту { $number } очко слави
        [few] Наприкінці гри ви не отримаєте за карту { $number } очки слави
       *[many] Наприкінці гри ви не отримаєте за карту { $number } очок слави
    }
northgard-preview-achievement =
    { $number ->
        [one] Зараз досягнення варте { $number } очко слави
        [few] Зараз досягнення варте { $number } очки слави
       *[many] Зараз досягнення варте { $number } очок слави
    }
northgard-preview-tile-symbols = На плитці: { $goods }
northgard-preview-turns = Скількома способами можна повернути: { $number }
northgard-preview-close =
    { $number ->
        [one] Закриє територію { $territory }: { $number } плитка
        [few] Закриє територію { $territory }: { $number } плитки
       *[many] Закриє територію { $territory }: { $number } плиток
    }
northgard-preview-closes-theirs = Закриється територія гравця { $seat }: йому слава { $number } кожен урожай, вам нічого
northgard-preview-creature-appears = На території { $territory } з’явиться істота
northgard-preview-takes = Територія { $territory } стане вашою
northgard-preview-leaves = Територія { $territory } перестане бути вашою
northgard-preview-abandons = На порожній території споруди нікому не служать: { $number }; слави за кожен урожай поменшає на { $number2 }
northgard-preview-camps =
    { $number ->
        [one] Тренувальні табори додадуть { $number } воїна
        [few] Тренувальні табори додадуть { $number } воїнів
       *[many] Тренувальні табори додадуть { $number } воїнів
    }
northgard-preview-winter = Зимування: { $goods } → { $goods2 }
northgard-preview-winter-short = Узимку, навіть після врожаю, бракуватиме: { $goods }. За це дають карту «Безлад»
northgard-preview-large = Закритих територій із великою спорудою: { $number } із { $number2 }
northgard-preview-harvest = Кожен урожай: { $goods }
northgard-preview-harvest-fame =
    { $number ->
        [one] Кожен урожай: { $number } очко слави
        [few] Кожен урожай: { $number } очки слави
       *[many] Кожен урожай: { $number } очок слави
    }
northgard-preview-points = Очок переміщення: { $number }, лишиться { $number2 }
northgard-preview-battle = Бій із гравцем { $seat } до їжі та кісток: { $number } проти { $number2 }
northgard-preview-creature = Бій з істотою до їжі та кісток: { $number } проти { $number2 }, { $creature }
northgard-preview-odds = Ви переможете в { $number } із { $number2 } кидків, якщо ніхто не витратить більше їжі
northgard-preview-food-wasted = Шанси ті самі й без цієї їжі: { $number }
northgard-preview-odds-hold = Ви вистоїте в { $number } із { $number2 } кидків, якщо ніхто не витратить більше їжі
northgard-preview-reward =
    { $number ->
        [one] За перемогу: { $number } очко слави
        [few] За перемогу: { $number } очки слави
       *[many] За перемогу: { $number } очок слави
    }

## Що приносить кістка бою, разом за всю гру

northgard-rolls-battle = очки бою та вбиті на кістці бою
northgard-draws-tiles = розвідані плитки
northgard-draws-creatures = істоти
northgard-draws-display = викладені карти
northgard-draws-cards = карти з колоди
