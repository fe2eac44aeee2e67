### «Чемпионы Мидгарда». Как названы переменные, сказано в speech.py.

## Вещи

midgard-good-food = еда
    .acc = еду
    .gen = еды
midgard-good-wood = дерево
    .acc = дерево
    .gen = дерева
midgard-good-coin = монета
    .acc = монету
    .gen = монеты
midgard-good-favour = милость
    .acc = милость
    .gen = милости

# Сколько одного ресурса; из нескольких получается список.
midgard-goods-food =
    { $number } { $number ->
        [one] еда
       *[other] еды
    }
    .acc =
        { $number } { $number ->
            [one] еду
           *[other] еды
        }
midgard-goods-wood =
    { $number } { $number ->
        [one] дерево
       *[other] дерева
    }
midgard-goods-coin =
    { $number } { $number ->
        [one] монета
        [few] монеты
       *[many] монет
    }
    .acc =
        { $number } { $number ->
            [one] монету
            [few] монеты
           *[many] монет
        }
midgard-goods-favour =
    { $number } { $number ->
        [one] милость
        [few] милости
       *[many] милостей
    }
midgard-goods-none = ничего

midgard-die-sword = Мечник
    .acc = мечника
    .gen = мечника
midgard-die-spear = Копейщик
    .acc = копейщика
    .gen = копейщика
midgard-die-axe = Топорщик
    .acc = топорщика
    .gen = топорщика

midgard-dice-sword =
    { $number } { $number ->
        [one] мечник
        [few] мечника
       *[many] мечников
    }
    .acc =
        { $number } { $number ->
            [one] мечника
            [few] мечников
           *[many] мечников
        }
midgard-dice-spear =
    { $number } { $number ->
        [one] копейщик
        [few] копейщика
       *[many] копейщиков
    }
    .acc =
        { $number } { $number ->
            [one] копейщика
            [few] копейщиков
           *[many] копейщиков
        }
midgard-dice-axe =
    { $number } { $number ->
        [one] топорщик
        [few] топорщика
       *[many] топорщиков
    }
    .acc =
        { $number } { $number ->
            [one] топорщика
            [few] топорщиков
           *[many] топорщиков
        }
midgard-dice-none = без викингов

# Что можно потерять: викинга или еду
midgard-cargo-sword = мечник
    .acc = мечника
midgard-cargo-spear = копейщик
    .acc = копейщика
midgard-cargo-axe = топорщик
    .acc = топорщика
midgard-cargo-food = 1 еда
    .acc = 1 еду

# Грани кубиков и весь бросок: мечники (2× удар, щит), топорщики (двойной удар)
midgard-face-blank = пусто
midgard-face-hit = удар
midgard-face-double = двойной удар
midgard-face-shield = щит
midgard-roll-sword = мечники ({ $faces })
midgard-roll-spear = копейщики ({ $faces })
midgard-roll-axe = топорщики ({ $faces })
midgard-roll-face = { $number }× { $face }
midgard-roll-none = ни одного кубика

# Кубик броска по номеру и, если известно, по грани
midgard-rolled = { $number }
midgard-rolled-shown = { $number } ({ $die }, { $face })
midgard-tenths = { $whole },{ $tenth }
midgard-percent = { $number } %

midgard-phase-setup = Подготовка к игре
midgard-phase-round = Подготовка раунда
midgard-phase-placement = Размещение рабочих
midgard-phase-assignment = Отправка викингов на задание
midgard-phase-combat = Ведение боя
midgard-phase-cleanup = Очистка
midgard-phase-end = Конец игры

## Вожди

midgard-leader-asmundr = Асмунд Благочестивый
midgard-leader-asmundr-text = 2 славы сразу за каждую милость, потраченную на переброс в бою или на охоте.
midgard-leader-dagrun = Дагрун Избранная
midgard-leader-dagrun-text = В доме провидца берёт на одну карту судьбы больше; оставляет всё равно одну, остальные уходят под колоду.
midgard-leader-gylfir = Гилви-мореход
midgard-leader-gylfir-text = Пользуется торговым кораблём, не платя монету.
midgard-leader-svanhildr = Сванхильд-мечница
midgard-leader-svanhildr-text = Удар её мечника считается за 2, двойной удар — за 3, в бою и на охоте.
midgard-leader-ullr = Уль-берсерк
midgard-leader-ullr-text = 1 слава за каждый раунд боя, в котором итоговый бросок показывает двойной удар.

## Куда можно поставить рабочего

midgard-place-blacksmith = Кузница
midgard-place-blacksmith-text = Возьмите всех топорщиков, которые здесь ждут.
midgard-place-hafter = Литейная
midgard-place-hafter-text = Возьмите всех копейщиков, которые здесь ждут.
midgard-place-swordsmith = Оружейная
midgard-place-swordsmith-text = Возьмите всех мечников, которые здесь ждут.
midgard-place-smokehouse = Коптильня
midgard-place-smokehouse-text = Заберите всю еду, которая здесь лежит.
midgard-place-troll = Место тролля
midgard-place-troll-text = Бой с троллем этого раунда — ваш. Победитель сбрасывает 1 позор и отдаёт 1 кому-нибудь; если тролль уцелел, позор берут все.
midgard-place-draugr_1 = Место драугра 1
midgard-place-draugr_1-text = Бой с левым драугром — ваш.
midgard-place-draugr_2 = Место драугра 2
midgard-place-draugr_2-text = Бой с правым драугром — ваш.
midgard-place-hunting_grounds = Охотничьи угодья
midgard-place-hunting_grounds-text = Ваши викинги без задания перед боями охотятся: 1 еда за удар, не больше 6. Места хватает всем.
midgard-place-jarls_longhouse = Длинный дом ярла
midgard-place-jarls_longhouse-text = Получите 1 мечника и возьмите жетон первого игрока; если он уже у вас, отдайте его игроку слева.
midgard-place-sages_house = Дом провидца
midgard-place-sages_house-text = Посмотрите одну закрытую карту похода, затем возьмите карту судьбы.
midgard-place-large_longship = Большой драккар общины
midgard-place-large_longship-text = Заплатите 1 монету и отправьте этот корабль к свободному берегу. Он берёт 10 викингов и еды.
midgard-place-small_longship = Малый драккар общины
midgard-place-small_longship-text = Отправьте этот корабль к свободному берегу. Он берёт 5 викингов и еды.
midgard-place-shipwright = Верфь
midgard-place-shipwright-text = Купите один из оставшихся военных кораблей за дерево и монеты; один за всю игру. В конце он приносит славу.
midgard-place-market = Рынок
midgard-place-market-text = Меняйте еду, дерево и монеты один к одному сколько угодно раз.
midgard-place-merchant_ship = Торговый корабль
midgard-place-merchant_ship-text = Заплатите 1 монету и получите всё с открытой карты торгового корабля.
midgard-place-runesmith = Толкователь рун
midgard-place-runesmith-text = Заплатите 1 дерево и возьмите открытую руну или верхнюю из колоды, не глядя.
midgard-place-stave_church = Деревянный храм
midgard-place-stave_church-text = Заплатите 1, 3, 6 или 10 монет за 1, 2, 3 или 4 милости.
midgard-place-worker_huts = Хижина рабочих
midgard-place-worker_huts-text = Заплатите нынешнюю цену и получите запасного рабочего навсегда; один раз для каждого игрока.
midgard-place-beg = Мольба
midgard-place-beg-text = Получите 1 еду и 1 позор. Можно всегда.
midgard-place-beggar = Нищий
midgard-place-beggar-text = Отдайте 1 еду за 1 милость, до 3 раз.
midgard-place-skald = Скальд
midgard-place-skald-text = Получите 2 славы.
midgard-place-generous_merchant = Щедрый купец
midgard-place-generous_merchant-text = Получите 1 еду и 1 дерево.
midgard-place-benefactor = Благодетель
midgard-place-benefactor-text = Получите 2 монеты.
midgard-place-militia = Ополченцы
midgard-place-militia-text = Отдайте 1 еду, получите 2 мечников.
midgard-place-raiders = Налётчики
midgard-place-raiders-text = Отдайте 1 дерево, получите 2 копейщиков.
midgard-place-jomsvikings = Йомсвикинги
midgard-place-jomsvikings-text = Заплатите 2 монеты, получите 1 мечника и 1 топорщика.
midgard-place-varangians = Варяги
midgard-place-varangians-text = Заплатите 1 монету, получите 1 мечника и 1 копейщика.
midgard-place-karvi = Карви
midgard-place-karvi-text = Ваш военный корабль: отправьте его к свободному берегу бесплатно.
midgard-place-snekkja = Снеккья
midgard-place-snekkja-text = { midgard-place-karvi-text }
midgard-place-skeid = Скейд
midgard-place-skeid-text = { midgard-place-karvi-text }
midgard-place-drakkar = Драккар
midgard-place-drakkar-text = { midgard-place-karvi-text }

midgard-ship-large = { midgard-place-large_longship }
midgard-ship-small = { midgard-place-small_longship }
midgard-ship-karvi = { midgard-place-karvi }
midgard-ship-snekkja = { midgard-place-snekkja }
midgard-ship-skeid = { midgard-place-skeid }
midgard-ship-drakkar = { midgard-place-drakkar }

midgard-shore-shore_1 = Дальний берег 1
    .acc = дальний берег 1
    .gen = дальнего берега 1
midgard-shore-shore_2 = Дальний берег 2
    .acc = дальний берег 2
    .gen = дальнего берега 2
midgard-shore-shore_3 = Дальний берег 3
    .acc = дальний берег 3
    .gen = дальнего берега 3
midgard-shore-shore_4 = Дальний берег 4
    .acc = дальний берег 4
    .gen = дальнего берега 4

# Где может быть бой
midgard-target-troll = тролль
    .acc = тролля
    .gen = тролля
midgard-target-draugr_1 = драугр 1
    .acc = драугра 1
    .gen = драугра 1
midgard-target-draugr_2 = драугр 2
    .acc = драугра 2
    .gen = драугра 2
midgard-target-shore_1 = дальний берег 1
    .gen = дальнего берега 1
midgard-target-shore_2 = дальний берег 2
    .gen = дальнего берега 2
midgard-target-shore_3 = дальний берег 3
    .gen = дальнего берега 3
midgard-target-shore_4 = дальний берег 4
    .gen = дальнего берега 4

# С врагом, который там: дальний берег 2 · Хульдра (красная)
midgard-foe = { $target } · { $enemy }

## Руны

midgard-rune-gifts = Дары
midgard-rune-gifts-text = В любой момент: получите 4 ресурса — дерево, еду и монеты в любом сочетании.
midgard-rune-glory = Слава
midgard-rune-glory-text = Победив врага: ещё половина его славы, с округлением вниз.
midgard-rune-healing = Исцеление
midgard-rune-healing-text = В бою: в этом раунде боя вы никого не теряете.
midgard-rune-journey = Поход
midgard-rune-journey-text = Когда открыт поход вашего корабля: сбросьте его, вместо него откройте следующий.
midgard-rune-knowledge = Знание
midgard-rune-knowledge-text = В любой момент: посмотрите все закрытые карты походов на берегах.
midgard-rune-potential = Возможность
midgard-rune-potential-text = После броска: перебросьте любые кубики с пустой гранью.
midgard-rune-reaction = Ответный удар
midgard-rune-reaction-text = После броска: каждый щит считается ещё и ударом.
midgard-rune-success = Успех
midgard-rune-success-text = В любой момент: откройте свою карту судьбы и получите за неё славу; в конце она принесёт славу снова.
midgard-rune-true_vision = Проницательность
midgard-rune-true_vision-text = В доме провидца: возьмите ещё 2 карты судьбы, из всех оставьте одну.
midgard-rune-wealth = Богатство
midgard-rune-wealth-text = В любой момент: удвойте свои монеты; так получают не больше 5.

## Судьбы

midgard-destiny-crusher_of_ice = Крушитель льда
midgard-destiny-crusher_of_ice-text = Больше всех синих врагов.
midgard-destiny-earth_smasher = Сокрушитель земли
midgard-destiny-earth_smasher-text = Больше всех жёлтых врагов.
midgard-destiny-master_of_flames = Повелитель пламени
midgard-destiny-master_of_flames-text = Больше всех красных врагов.
midgard-destiny-craftsman = Ремесленник
midgard-destiny-craftsman-text = Больше всех дерева.
midgard-destiny-leader_of_armies = Предводитель войск
midgard-destiny-leader_of_armies-text = Больше всех викингов.
midgard-destiny-odins_favored = Любимец Одина
midgard-destiny-odins_favored-text = Больше всех милости.
midgard-destiny-prepared = Запасливый
midgard-destiny-prepared-text = Больше всех еды.
midgard-destiny-prosperous = Преуспевающий
midgard-destiny-prosperous-text = Больше всех монет.
midgard-destiny-runemaster = Мастер рун
midgard-destiny-runemaster-text = Больше всех рун, использованных или нет.
midgard-destiny-monster_hunter = Охотник на чудовищ
midgard-destiny-monster_hunter-text = Больше всех чудовищ.
midgard-destiny-slayer_of_the_undead = Истребитель нежити
midgard-destiny-slayer_of_the_undead-text = Больше всех драугров.
midgard-destiny-troll_slayer = Убийца троллей
midgard-destiny-troll_slayer-text = Больше всех троллей.

## Походы

midgard-journey-all_quiet = Затишье
midgard-journey-all_quiet-text = Ничего не происходит.
midgard-journey-kraken = Кракен
midgard-journey-kraken-text = Сразитесь с кракеном всеми, кто на борту; за него дают 3 славы, выжившие плывут дальше.
midgard-journey-lost = Потерянные
midgard-journey-lost-text = Корабль теряет 2 единицы: еду, викингов или по одному.
midgard-journey-no_wind = Штиль
midgard-journey-no_wind-text = Корабль теряет 1 еду.
midgard-journey-storm = Буря
midgard-journey-storm-text = Корабль теряет 1 еду или 1 викинга.
midgard-journey-whirlpool = Водоворот
midgard-journey-whirlpool-text = Корабль теряет 1 викинга.

## Торговые корабли

midgard-merchant-ms_provisions = Провиант
midgard-merchant-ms_provisions-text = 4 еды и 1 дерево.
midgard-merchant-ms_timber = Строевой лес
midgard-merchant-ms_timber-text = 3 дерева и 2 еды.
midgard-merchant-ms_farmhands = Вооружённые батраки
midgard-merchant-ms_farmhands-text = 2 мечника и 2 еды.
midgard-merchant-ms_whalers = Китобои
midgard-merchant-ms_whalers-text = 2 копейщика и 1 еда.
midgard-merchant-ms_headsman = Странствующий топорщик
midgard-merchant-ms_headsman-text = 1 топорщик и 2 еды.
midgard-merchant-ms_free_company = Вольный отряд
midgard-merchant-ms_free_company-text = 1 мечник, 1 копейщик, 1 еда и 1 дерево.
midgard-merchant-ms_foresters = Лесовики
midgard-merchant-ms_foresters-text = 1 копейщик, 2 дерева и 1 еда.
midgard-merchant-ms_shipwrights_sons = Сыновья корабела
midgard-merchant-ms_shipwrights_sons-text = 2 мечника и 2 дерева.

## Враги

midgard-enemy-moss_troll_1 = Моховой тролль
    .acc = мохового тролля
    .gen = мохового тролля
midgard-enemy-moss_troll_2 = Моховой тролль
    .acc = мохового тролля
    .gen = мохового тролля
midgard-enemy-bridge_troll_1 = Мостовой тролль
    .acc = мостового тролля
    .gen = мостового тролля
midgard-enemy-bridge_troll_2 = Мостовой тролль
    .acc = мостового тролля
    .gen = мостового тролля
midgard-enemy-cave_troll_1 = Пещерный тролль
    .acc = пещерного тролля
    .gen = пещерного тролля
midgard-enemy-cave_troll_2 = Пещерный тролль
    .acc = пещерного тролля
    .gen = пещерного тролля
midgard-enemy-hill_troll_1 = Холмовой тролль
    .acc = холмового тролля
    .gen = холмового тролля
midgard-enemy-hill_troll_2 = Холмовой тролль
    .acc = холмового тролля
    .gen = холмового тролля
midgard-enemy-river_troll_1 = Речной тролль
    .acc = речного тролля
    .gen = речного тролля
midgard-enemy-river_troll_2 = Речной тролль
    .acc = речного тролля
    .gen = речного тролля
midgard-enemy-forest_troll_1 = Лесной тролль
    .acc = лесного тролля
    .gen = лесного тролля
midgard-enemy-forest_troll_2 = Лесной тролль
    .acc = лесного тролля
    .gen = лесного тролля
midgard-enemy-two_headed_troll_1 = Двухголовый тролль
    .acc = двухголового тролля
    .gen = двухголового тролля
midgard-enemy-two_headed_troll_2 = Двухголовый тролль
    .acc = двухголового тролля
    .gen = двухголового тролля
midgard-enemy-mountain_troll_1 = Горный тролль
    .acc = горного тролля
    .gen = горного тролля
midgard-enemy-mountain_troll_2 = Горный тролль
    .acc = горного тролля
    .gen = горного тролля
midgard-enemy-barrow_wretch_red = Курганный отверженный (красный)
    .acc = курганного отверженного (красного)
    .gen = курганного отверженного (красного)
midgard-enemy-barrow_wretch_blue = Курганный отверженный (синий)
    .acc = курганного отверженного (синего)
    .gen = курганного отверженного (синего)
midgard-enemy-barrow_wretch_yellow = Курганный отверженный (жёлтый)
    .acc = курганного отверженного (жёлтого)
    .gen = курганного отверженного (жёлтого)
midgard-enemy-risen_thrall_red = Восставший трэль (красный)
    .acc = восставшего трэля (красного)
    .gen = восставшего трэля (красного)
midgard-enemy-risen_thrall_blue = Восставший трэль (синий)
    .acc = восставшего трэля (синего)
    .gen = восставшего трэля (синего)
midgard-enemy-risen_thrall_yellow = Восставший трэль (жёлтый)
    .acc = восставшего трэля (жёлтого)
    .gen = восставшего трэля (жёлтого)
midgard-enemy-mist_haunter_red = Туманный бродяга (красный)
    .acc = туманного бродягу (красного)
    .gen = туманного бродяги (красного)
midgard-enemy-mist_haunter_blue = Туманный бродяга (синий)
    .acc = туманного бродягу (синего)
    .gen = туманного бродяги (синего)
midgard-enemy-mist_haunter_yellow = Туманный бродяга (жёлтый)
    .acc = туманного бродягу (жёлтого)
    .gen = туманного бродяги (жёлтого)
midgard-enemy-grave_warrior_red = Могильный воин (красный)
    .acc = могильного воина (красного)
    .gen = могильного воина (красного)
midgard-enemy-grave_warrior_blue = Могильный воин (синий)
    .acc = могильного воина (синего)
    .gen = могильного воина (синего)
midgard-enemy-grave_warrior_yellow = Могильный воин (жёлтый)
    .acc = могильного воина (жёлтого)
    .gen = могильного воина (жёлтого)
midgard-enemy-haugbui_red = Хаугбуи (красный)
    .acc = хаугбуи (красного)
    .gen = хаугбуи (красного)
midgard-enemy-haugbui_blue = Хаугбуи (синий)
    .acc = хаугбуи (синего)
    .gen = хаугбуи (синего)
midgard-enemy-haugbui_yellow = Хаугбуи (жёлтый)
    .acc = хаугбуи (жёлтого)
    .gen = хаугбуи (жёлтого)
midgard-enemy-cursed_huscarl_red = Проклятый хускарл (красный)
    .acc = проклятого хускарла (красного)
    .gen = проклятого хускарла (красного)
midgard-enemy-cursed_huscarl_blue = Проклятый хускарл (синий)
    .acc = проклятого хускарла (синего)
    .gen = проклятого хускарла (синего)
midgard-enemy-cursed_huscarl_yellow = Проклятый хускарл (жёлтый)
    .acc = проклятого хускарла (жёлтого)
    .gen = проклятого хускарла (жёлтого)
midgard-enemy-draugr_lord_red = Повелитель драугров (красный)
    .acc = повелителя драугров (красного)
    .gen = повелителя драугров (красного)
midgard-enemy-draugr_lord_blue = Повелитель драугров (синий)
    .acc = повелителя драугров (синего)
    .gen = повелителя драугров (синего)
midgard-enemy-draugr_lord_yellow = Повелитель драугров (жёлтый)
    .acc = повелителя драугров (жёлтого)
    .gen = повелителя драугров (жёлтого)
midgard-enemy-nykr_red = Нюкр (красный)
    .acc = нюкра (красного)
    .gen = нюкра (красного)
midgard-enemy-nykr_blue = Нюкр (синий)
    .acc = нюкра (синего)
    .gen = нюкра (синего)
midgard-enemy-nykr_yellow = Нюкр (жёлтый)
    .acc = нюкра (жёлтого)
    .gen = нюкра (жёлтого)
midgard-enemy-marmennill_red = Марменниль (красный)
    .acc = марменниля (красного)
    .gen = марменниля (красного)
midgard-enemy-marmennill_blue = Марменниль (синий)
    .acc = марменниля (синего)
    .gen = марменниля (синего)
midgard-enemy-marmennill_yellow = Марменниль (жёлтый)
    .acc = марменниля (жёлтого)
    .gen = марменниля (жёлтого)
midgard-enemy-huldra_red = Хульдра (красная)
    .acc = хульдру (красную)
    .gen = хульдры (красной)
midgard-enemy-huldra_blue = Хульдра (синяя)
    .acc = хульдру (синюю)
    .gen = хульдры (синей)
midgard-enemy-huldra_yellow = Хульдра (жёлтая)
    .acc = хульдру (жёлтую)
    .gen = хульдры (жёлтой)
midgard-enemy-fenris_cub_red = Детёныш Фенрира (красный)
    .acc = детёныша Фенрира (красного)
    .gen = детёныша Фенрира (красного)
midgard-enemy-fenris_cub_blue = Детёныш Фенрира (синий)
    .acc = детёныша Фенрира (синего)
    .gen = детёныша Фенрира (синего)
midgard-enemy-fenris_cub_yellow = Детёныш Фенрира (жёлтый)
    .acc = детёныша Фенрира (жёлтого)
    .gen = детёныша Фенрира (жёлтого)
midgard-enemy-lyndwurm_red = Линдворм (красный)
    .acc = линдворма (красного)
    .gen = линдворма (красного)
midgard-enemy-lyndwurm_blue = Линдворм (синий)
    .acc = линдворма (синего)
    .gen = линдворма (синего)
midgard-enemy-lyndwurm_yellow = Линдворм (жёлтый)
    .acc = линдворма (жёлтого)
    .gen = линдворма (жёлтого)
midgard-enemy-mara_red = Мара (красная)
    .acc = мару (красную)
    .gen = мары (красной)
midgard-enemy-mara_blue = Мара (синяя)
    .acc = мару (синюю)
    .gen = мары (синей)
midgard-enemy-mara_yellow = Мара (жёлтая)
    .acc = мару (жёлтую)
    .gen = мары (жёлтой)
midgard-enemy-hel_hound_red = Пёс Хель (красный)
    .acc = пса Хель (красного)
    .gen = пса Хель (красного)
midgard-enemy-hel_hound_blue = Пёс Хель (синий)
    .acc = пса Хель (синего)
    .gen = пса Хель (синего)
midgard-enemy-hel_hound_yellow = Пёс Хель (жёлтый)
    .acc = пса Хель (жёлтого)
    .gen = пса Хель (жёлтого)
midgard-enemy-frost_giant_red = Ледяной великан (красный)
    .acc = ледяного великана (красного)
    .gen = ледяного великана (красного)
midgard-enemy-frost_giant_blue = Ледяной великан (синий)
    .acc = ледяного великана (синего)
    .gen = ледяного великана (синего)
midgard-enemy-frost_giant_yellow = Ледяной великан (жёлтый)
    .acc = ледяного великана (жёлтого)
    .gen = ледяного великана (жёлтого)
midgard-enemy-sea_serpent_red = Морской змей (красный)
    .acc = морского змея (красного)
    .gen = морского змея (красного)
midgard-enemy-sea_serpent_blue = Морской змей (синий)
    .acc = морского змея (синего)
    .gen = морского змея (синего)
midgard-enemy-sea_serpent_yellow = Морской змей (жёлтый)
    .acc = морского змея (жёлтого)
    .gen = морского змея (жёлтого)
midgard-enemy-fire_giant_red = Огненный великан (красный)
    .acc = огненного великана (красного)
    .gen = огненного великана (красного)
midgard-enemy-fire_giant_blue = Огненный великан (синий)
    .acc = огненного великана (синего)
    .gen = огненного великана (синего)
midgard-enemy-fire_giant_yellow = Огненный великан (жёлтый)
    .acc = огненного великана (жёлтого)
    .gen = огненного великана (жёлтого)
midgard-enemy-nidhogg_brood_red = Отродье Нидхёгга (красное)
    .acc = отродье Нидхёгга (красное)
    .gen = отродья Нидхёгга (красного)
midgard-enemy-nidhogg_brood_blue = Отродье Нидхёгга (синее)
    .acc = отродье Нидхёгга (синее)
    .gen = отродья Нидхёгга (синего)
midgard-enemy-nidhogg_brood_yellow = Отродье Нидхёгга (жёлтое)
    .acc = отродье Нидхёгга (жёлтое)
    .gen = отродья Нидхёгга (жёлтого)
midgard-enemy-hafgufa_red = Хафгуфа (красная)
    .acc = хафгуфу (красную)
    .gen = хафгуфы (красной)
midgard-enemy-hafgufa_blue = Хафгуфа (синяя)
    .acc = хафгуфу (синюю)
    .gen = хафгуфы (синей)
midgard-enemy-hafgufa_yellow = Хафгуфа (жёлтая)
    .acc = хафгуфу (жёлтую)
    .gen = хафгуфы (жёлтой)
midgard-enemy-kraken = Кракен
    .acc = кракена
    .gen = кракена

## Что может сделать игрок

midgard-option-leader = Вождь: { $leader }
midgard-option-place = { $place }
midgard-option-sail = Плыть: { $foe }
midgard-option-peek = Посмотреть поход: { $foe }
midgard-option-keep = Оставить карту «{ $destiny }»
midgard-option-take = Взять руну «{ $rune }»
midgard-option-draw = Взять верхнюю руну колоды, не глядя
midgard-option-pray = { $goods2-acc } за { $goods-acc }
midgard-option-again = Ещё раз
midgard-option-swap = Отдать 1 { $good-acc } за 1 { $good2-acc }
midgard-option-buy = Купить корабль «{ $ship }» за { $goods-acc }
midgard-option-recruit = Взять { $die-acc }
midgard-option-use = Использовать руну «{ $rune }»
midgard-option-gain = Взять 1 { $good-acc }
midgard-option-reveal = Открыть карту «{ $destiny }»
midgard-option-demand = Потребовать порядка хода
midgard-option-send = { $die } → { $foe }
midgard-option-recall = { $die } ← { $foe }
midgard-option-load = 1 еда → { $foe }
midgard-option-unload = 1 еда ← { $foe }
midgard-option-confirm = Подтвердить отправку
midgard-option-lose = Потерять { $cargo-acc }
midgard-option-reroll = Потратить 1 милость на переброс
midgard-option-mark = Отметить кубик { $rolled }
midgard-option-unmark = Не трогать кубик { $rolled }
midgard-option-roll = Перебросить отмеченные кубики
midgard-option-cancel = Не перебрасывать
midgard-option-blame = Позор игроку { $seat }
midgard-option-done =
    { $about ->
        [again] Больше не отдавать
        [swap] Больше не менять
        [hunt] Оставить бросок
        [fight] Оставить бросок
       *[other] На этом всё
    }
midgard-option-decline = Обойтись без этого

## Вопросы; .others — что говорится остальным игрокам

midgard-ask-leader = Выберите вождя.
    .others = { $who } выбирает вождя.
midgard-ask-gifts = Выберите, что получите (осталось: { $number }).
    .others = { $who } выбирает дары.
midgard-ask-success = Выберите карту судьбы, которую откроете, чтобы получить за неё славу.
    .others = { $who } выбирает карту судьбы, чтобы открыть её.
midgard-ask-last-runes = Последний раунд окончен. Использовать руну до подсчёта?
    .others = { $who } ещё может использовать руну до подсчёта.
midgard-ask-any-moment = Вы можете использовать руну в любой момент.
    .others = { $who } может использовать руну в любой момент.
midgard-ask-place = Выберите, куда поставить рабочего.
    .others = { $who } ставит рабочего.
midgard-ask-after-placing = Используйте руну или завершите ход.
    .others = { $who } может использовать руну.
midgard-ask-again = «{ $place }»: ещё раз? Можно ещё: { $number }.
    .others = { $who } может ещё раз использовать «{ $place }» (не больше { $number }).
midgard-ask-recruit = Всем в вашем длинном доме не хватит места. Выберите, кого возьмёте (ещё { $number }).
    .others = { $who } выбирает, кого взять в длинный дом.
midgard-ask-sail = Выберите берег для корабля: { $ship }.
    .others = { $who } выбирает берег для корабля: { $ship }.
midgard-ask-peek = Выберите карту похода, которую посмотрите.
    .others = { $who } выбирает, какую карту похода посмотреть.
midgard-ask-draw-more =
    Вы берёте { $number } { $number ->
        [one] карту
        [few] карты
       *[many] карт
    } судьбы. Использовать руну «{ $rune }», чтобы взять больше?
    .others =
        { $who } берёт { $number } { $number ->
            [one] карту
            [few] карты
           *[many] карт
        } судьбы и может взять больше руной «{ $rune }».
midgard-ask-keep = Выберите карту судьбы, которую оставите (всего оставить: { $number }); остальные уйдут под колоду.
    .others = { $who } выбирает карту судьбы (всего оставить: { $number }).
midgard-ask-take-rune = Выберите руну, которую возьмёте.
    .others = { $who } выбирает руну.
midgard-ask-pray = Выберите, сколько милости купите.
    .others = { $who } покупает милость богов.
midgard-ask-buy-longship = Выберите военный корабль, который купите.
    .others = { $who } покупает военный корабль.
midgard-ask-swap = Меняйте один к одному или закончите обмен.
    .others = { $who } меняет товары на рынке.
midgard-ask-assign = Отправьте викингов в свои бои и на корабли, погрузите еду и подтвердите.
    .others = { $who } отправляет викингов на задание.
midgard-ask-seal = Втайне: отправьте викингов в свои бои и на корабли, погрузите еду и подтвердите.
    .others = { $who } втайне отправляет викингов на задание.
midgard-ask-demand = Другие втайне отправляют викингов на задание. Вы можете потребовать порядка хода.
    .others = { $who } может потребовать порядка хода.
midgard-ask-assign-others = Игроки втайне отправляют викингов на задание.
midgard-ask-hunt =
    Охота: { $number } { $number ->
        [one] удар
        [few] удара
       *[many] ударов
    }. Перебросить, использовать руну или оставить бросок?
    .others =
        { $who } охотится: { $number } { $number ->
            [one] удар
            [few] удара
           *[many] ударов
        }.
midgard-ask-fight = { $enemy }: ранения { $number } из { $number2 }, потери { $number3 } при таком броске. Перебросить, использовать руну или оставить бросок?
    .others = { $who } сражается. { $enemy }: ранения { $number } из { $number2 }, потери { $number3 } при таком броске.
midgard-ask-mark = Отметьте кубики, которые перебросите, и бросайте.
    .others = { $who } выбирает кубики для переброса.
midgard-ask-healing =
    Вы вот-вот потеряете { $number } { $number ->
        [one] викинга
        [few] викингов
       *[many] викингов
    }. Использовать руну и не потерять никого?
    .others = { $who } может отменить потери руной ({ $number }).
midgard-ask-lose-combat = Выберите, кого теряете в бою (осталось: { $number }).
    .others = { $who } выбирает, кого потерять (осталось: { $number }).
midgard-ask-lose-sea = Выберите, что ваш корабль теряет в море (осталось: { $number }).
    .others = { $who } выбирает, что потерять в море (осталось: { $number }).
midgard-ask-starve = Еды не хватает. Выберите, кто останется голодным и уйдёт (осталось: { $number }).
    .others = { $who } выбирает, кто останется голодным (осталось: { $number }).
midgard-ask-journey = Выпал поход «{ $journey }». Заменить его руной?
    .others = { $who } может заменить поход «{ $journey }».
midgard-ask-glory =
    { $enemy }: победа. Использовать руну и получить ещё { $number } { $number ->
        [one] славу
        [few] славы
       *[many] славы
    }?
    .others =
        { $who } может получить руной ещё { $number } { $number ->
            [one] славу
            [few] славы
           *[many] славы
        }.
midgard-ask-blame = Тролль убит. Выберите, кто получит жетон позора.
    .others = { $who } выбирает, кто получит жетон позора.

## Что случилось

midgard-event-gained = { $who } получает { $goods-acc }.
midgard-event-paid = { $who } отдаёт { $goods-acc }.
midgard-event-glory =
    { $who } получает { $number } { $number ->
        [one] славу
        [few] славы
       *[many] славы
    }.
midgard-event-blame =
    { $who } берёт { $number } { $number ->
        [one] жетон
        [few] жетона
       *[many] жетонов
    } позора.
midgard-event-blame-gone =
    { $who } сбрасывает { $number } { $number ->
        [one] жетон
        [few] жетона
       *[many] жетонов
    } позора.
midgard-event-recruited = { $who } набирает: { $dice }.
midgard-event-lost-warrior = { $who } теряет { $die-acc } ({ $target }).
midgard-event-lost-food =
    { $who } теряет { $number } { $number ->
        [one] еду
        [few] еды
       *[many] еды
    } ({ $target }).
midgard-event-rune = { $who } использует руну «{ $rune }».
midgard-event-looked =
    { $journey ->
        [hidden] { $who } смотрит поход { $shore-gen }.
       *[other] { $who } смотрит поход { $shore-gen }: { $journey }.
    }
midgard-event-stall = Поставлена палатка: { $place }.
midgard-event-first = Жетон первого игрока получает { $who }.
midgard-event-leader = { $who } выбирает вождя: { $leader }.
midgard-event-destiny =
    { $destiny ->
        [hidden] { $who } получает карту судьбы.
       *[other] { $who } получает карту судьбы «{ $destiny }».
    }
midgard-event-destiny-under =
    { $destiny ->
        [hidden] { $who } кладёт карту судьбы под колоду.
       *[other] { $who } кладёт под колоду карту судьбы «{ $destiny }».
    }
midgard-event-revealed = { $who } открывает карту судьбы «{ $destiny }».
midgard-event-round = Начинается раунд { $number }.
midgard-event-enemy = Появляется враг ({ $target }): { $enemy }.
midgard-event-journey-laid = Карта похода положена рубашкой вверх: { $shore-acc }.
midgard-event-rune-laid = Открыта руна «{ $rune }».
midgard-event-merchant = Прибывает торговый корабль: { $merchant }.
midgard-event-stocked = Пополнены кузница, литейная, оружейная и коптильня: { $dice }, еды: { $number }.
midgard-event-workers-home = Все рабочие и корабли возвращаются домой.
midgard-event-enemy-gone = Враг никем не побеждён и уходит ({ $target }): { $enemy }.
midgard-event-monster-coin = На чудовище у { $target-gen } ложится монета (теперь: { $number }).
midgard-event-scored-destiny =
    { $number ->
        [0] { $who } ничего не получает за карту судьбы «{ $destiny }».
        [one] { $who } получает { $number } славу за карту судьбы «{ $destiny }».
        [few] { $who } получает { $number } славы за карту судьбы «{ $destiny }».
       *[many] { $who } получает { $number } славы за карту судьбы «{ $destiny }».
    }
midgard-event-scored-sets =
    { $who } получает за наборы трёх цветов ({ $number }) { $number2 } { $number2 ->
        [one] славу
        [few] славы
       *[many] славы
    }.
midgard-event-scored-runes =
    { $who } получает за руны ({ $number }) { $number2 } { $number2 ->
        [one] славу
        [few] славы
       *[many] славы
    }.
midgard-event-scored-longship =
    { $who } получает за корабль «{ $ship }» { $number } { $number ->
        [one] славу
        [few] славы
       *[many] славы
    }.
midgard-event-scored-favour =
    { $who } получает за милость ({ $number }) { $number2 } { $number2 ->
        [one] славу
        [few] славы
       *[many] славы
    }.
midgard-event-scored-coins =
    { $who } получает за монеты ({ $number }) { $number2 } { $number2 ->
        [one] славу
        [few] славы
       *[many] славы
    }.
midgard-event-scored-blame = { $who }: позор ({ $number }) меняет славу на { $score }.
midgard-event-total = { $who }: всего славы { $score }.
midgard-event-won = { $who } — чемпион Мидгарда: славы { $score }.
midgard-event-placed = { $who } ставит рабочего: { $place }.
midgard-event-begged = { $who } молит богов.
midgard-event-surplus = { $who }: в длинном доме не хватило места ({ $dice }).
midgard-event-supply-short = { $who }: в запасе не хватило кубиков ({ $dice }).
midgard-event-sailed = { $who } отправляет корабль: { $ship } → { $shore-acc }.
midgard-event-token-taken = { $who } берёт жетон первого игрока.
midgard-event-token-given = { $who } отдаёт жетон первого игрока: { $seat }.
midgard-event-destinies-drawn =
    { $who } берёт { $number } { $number ->
        [one] карту
        [few] карты
       *[many] карт
    } судьбы.
midgard-event-rune-taken = { $who } берёт руну «{ $rune }».
midgard-event-rune-drawn = { $who } берёт верхнюю руну колоды: «{ $rune }».
midgard-event-longship = { $who } покупает военный корабль: { $ship }.
midgard-event-hired = { $who } нанимает запасного рабочего.
midgard-event-swapped = { $who } меняет 1 { $good-acc } на 1 { $good2-acc }.
midgard-event-demanded = { $who } требует порядка хода; все тайные задания отменяются.
midgard-event-sent = { $who } готовит бой ({ $target }): { $dice }.
midgard-event-loaded = { $who } снаряжает корабль ({ $target }): { $dice }; еды: { $number }.
midgard-event-rolled = { $who } бросает кубики: { $roll }.
midgard-event-rerolled = { $who } перебрасывает кубики: { $roll }.
midgard-event-hunted =
    { $who } на охоте: { $number } { $number ->
        [one] удар
        [few] удара
       *[many] ударов
    }.
midgard-event-fight = { $who } вступает в бой ({ $target }): { $enemy }. В бою: { $dice }.
midgard-event-no-fight = { $who } никого не отправляет, боя нет ({ $target }).
midgard-event-strike =
    { $number ->
        [0] { $who } не наносит ранений: { $enemy }, { $number2 } из { $number3 }.
       *[other] { $who } наносит ранения ({ $number }): { $enemy }, { $number2 } из { $number3 }.
    }
midgard-event-losses =
    { $number3 ->
        [0] { $who } никого не теряет (атака { $number }, щитов { $number2 }).
       *[other] { $who } теряет викингов: { $number3 } (атака { $number }, щитов { $number2 }).
    }
midgard-event-healed = { $who } никого не теряет в этом раунде боя (спасено: { $number }).
midgard-event-defeated = { $who } побеждает { $enemy-acc }.
midgard-event-beaten = { $who } терпит поражение; враг уцелел: { $enemy }.
midgard-event-blames = { $who } выбирает, кому достанется позор: { $seat }.
midgard-event-journey = { $who } плывёт на { $shore-acc }. Поход «{ $journey }».
midgard-event-journeys-shuffled = Сброшенные походы перемешаны в новую колоду.
midgard-event-fed =
    { $who } кормит { $number2 } { $number2 ->
        [one] викинга
        [few] викингов
       *[many] викингов
    }, еды потрачено: { $number } ({ $shore-acc }).
midgard-event-starving =
    { $who } не может накормить { $number } { $number ->
        [one] викинга
        [few] викингов
       *[many] викингов
    } ({ $shore-acc }).
midgard-event-banned = { $who } теряет ещё до боя, враг — { $enemy }: { $dice }.
midgard-event-voyage-over = { $who }: сражаться некому, поход окончен ({ $shore-acc }).

## Конец партии

midgard-ending-glory = Победу принесла слава: после последнего раунда её больше всего.
midgard-tie-enemies = Среди равных победитель одолел больше всех врагов.
midgard-tie-shared = Врагов тоже поровну, поэтому победа общая.
midgard-source-trolls = Тролли
midgard-source-draugr = Драугры
midgard-source-monsters = Чудовища
midgard-source-deeds = Другие подвиги
midgard-source-destinies = Карты судьбы
midgard-source-sets = Наборы трёх цветов
midgard-source-runes = Руны
midgard-source-longship = Военный корабль
midgard-source-favour = Милость
midgard-source-coins = Монеты
midgard-source-blame = Позор

## Чего стоит и что приносит выбор

midgard-preview-cost = Цена: { $goods }
midgard-preview-gain = Вы получите: { $goods-acc }
midgard-preview-turn-order = Все тайные задания отменятся; в этом раунде викингов отправят в порядке хода
midgard-preview-odds = { $enemy }: шанс победы { $percent }
midgard-preview-survivors = Выживших в среднем: { $tenths }
midgard-preview-voyage = { $enemy }: шанс победы { $percent }, при затишье { $percent2 }
midgard-preview-room = Свободных мест на борту: { $number }
midgard-preview-hungry = Викингов без еды: { $number }
midgard-preview-unfed =
    { $number ->
        [one] { $number } викинг на борту умрёт от голода
        [few] { $number } викинга на борту умрут от голода
       *[many] { $number } викингов на борту умрут от голода
    }: там 1 еда кормит { $number2 ->
        [one] только { $number2 } викинга
        [few] { $number2 } викингов
       *[many] { $number2 } викингов
    }
midgard-preview-banned = Погибнут до боя, враг — { $enemy }: { $dice }
midgard-preview-hunt =
    На охоте: { $number } { $number ->
        [one] викинг
        [few] викинга
       *[many] викингов
    }, еды в среднем: { $tenths }
midgard-preview-nobody-sent = Никто не отправлен, боя не будет: { $target }
midgard-preview-stay = Остаются дома: { $dice }
midgard-preview-food-left = Еды останется дома: { $number }
midgard-preview-glory =
    Вы получите { $number } { $number ->
        [one] славу
        [few] славы
       *[many] славы
    }
midgard-preview-glory-most =
    Насколько видно, вы получите не больше { $number } { $number ->
        [one] славы
        [few] славы
       *[many] славы
    }
midgard-preview-glory-end =
    В конце игры принесёт { $number } { $number ->
        [one] славу
        [few] славы
       *[many] славы
    }
midgard-preview-times =
    За визит можно сделать это до { $number } { $number ->
        [one] раза
        [few] раз
       *[many] раз
    }
midgard-preview-empty = Там ничего нет; место просто будет занято
midgard-preview-recruits = Вы набираете: { $dice }
midgard-preview-no-room = Не поместятся в длинном доме: { $number }
midgard-preview-supply-short = В запасе не хватает кубиков: { $dice }
midgard-preview-blame = Позора у вас: { $number }; в конце это изменит славу на { $score }
midgard-preview-blames = Позора у игрока { $seat }: { $number }; в конце это изменит славу на { $score }
midgard-preview-enemy = { $enemy }: атака { $number }, защита { $number2 }
midgard-preview-prize = За победу: слава { $number }; { $goods }
midgard-preview-troll = Победитель тролля сбрасывает 1 жетон позора и отдаёт 1 другому игроку
midgard-preview-odds-all = Со всеми, кто дома и может сражаться ({ $dice }), шанс победы { $percent }
midgard-preview-hunts-already = Вы уже охотитесь; ещё один рабочий там ничего не изменит
midgard-preview-capacity = Вместимость, викинги и еда вместе: { $number }
midgard-preview-shores = Свободных берегов: { $number }
midgard-preview-look =
    Вы посмотрите { $number } { $number ->
        [one] карту
        [few] карты
       *[many] карт
    } похода
midgard-preview-destinies = Карты судьбы: взять { $number }, оставить { $number2 }
midgard-preview-token-given = Жетон первого игрока получит { $seat }
midgard-preview-token-taken = Вы возьмёте жетон первого игрока
midgard-preview-runes = Руны: открыто { $number }, в колоде { $number2 }
midgard-preview-longships = Кораблей, на которые хватает: { $number }
midgard-preview-prayer =
    { $number } { $number ->
        [one] милость
        [few] милости
       *[many] милостей
    } за { $number2 } { $number2 ->
        [one] монету
        [few] монеты
       *[many] монет
    }
midgard-preview-worker = У вас станет на одного рабочего больше, отныне в каждом раунде
midgard-preview-once-worker =
    { $number ->
        [one] Только раз за игру: запасной рабочий у вас один, и он послужит { $number } раунд, считая этот
        [few] Только раз за игру: запасной рабочий у вас один, и он послужит { $number } раунда, считая этот
       *[many] Только раз за игру: запасной рабочий у вас один, и он послужит { $number } раундов, считая этот
    }
midgard-preview-once-ship = Только раз за игру: своих кораблей больше { $number } не бывает, и вернуть его нельзя
midgard-preview-swaps = Обменов не больше: { $number }
midgard-preview-feeds =
    Там 1 еда кормит { $number } { $number ->
        [one] викинга
        [few] викингов
       *[many] викингов
    }
midgard-preview-voyage-all = На борту: { $dice }, еды { $number }; шанс победы { $percent }, при затишье { $percent2 }
midgard-preview-journey = Там лежит поход: { $journey }
midgard-preview-quiet = Шанс на затишье: { $percent }
midgard-preview-leader = { $leader_does }
midgard-preview-rune = { $rune_does }
midgard-preview-unseen = Рун в колоде: { $number }
midgard-preview-destiny = В конце в одиночку впереди всех: слава { $number }; при равенстве: { $number2 }
midgard-preview-destiny-own = У вас: { $number }; сколько у других — тайна
midgard-preview-destiny-now = У вас { $number }, у лучшего из других { $number2 }: сейчас это слава { $number3 }
midgard-preview-gifts =
    Вы получите { $number } { $number ->
        [one] ресурс
        [few] ресурса
       *[many] ресурсов
    }: еду, дерево, монеты на выбор
midgard-preview-brings-nothing = Руна принесла бы вам { $number } и была бы использована
midgard-preview-calm-already = «{ $journey }» и так не вредит, а следующий поход может навредить
midgard-preview-nothing-spent = Пока ничего не потрачено
midgard-preview-flips = Руна «{ $rune }» будет использована
midgard-preview-damage = { $enemy }: ранения { $number } из { $number2 }
midgard-preview-losses =
    Вы потеряете { $number } { $number ->
        [one] викинга
        [few] викингов
       *[many] викингов
    }
midgard-preview-food-again = Еды сейчас: { $tenths }; с перебросом в среднем: { $tenths2 }
midgard-preview-round-odds = Победа в этом раунде: сейчас { $percent }, с перебросом { $percent2 }
midgard-preview-fight-odds = Победа в бою: сейчас { $percent }, потом { $percent2 }
midgard-preview-more-hits =
    Ещё { $number } { $number ->
        [one] удар
        [few] удара
       *[many] ударов
    }
midgard-preview-saved = Спасено викингов: { $number }
midgard-preview-come-home = Вернётся домой викингов: { $number }

## Что приносят кубики, в сумме за всю игру

midgard-rolls-hits = удары { $die-gen }
midgard-rolls-shields = щиты { $die-gen }
midgard-draws-runes = руны
midgard-draws-destinies = судьбы
midgard-draws-journeys = походы
midgard-draws-enemies = появление врагов
