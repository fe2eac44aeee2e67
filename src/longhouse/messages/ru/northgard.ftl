### «Нордгард: Новые земли». Как названы переменные, сказано в speech.py.

## Вещи

northgard-resource-food = еда
    .acc = еду
    .gen = еды
northgard-resource-wood = лес
    .acc = лес
    .gen = леса
northgard-resource-lore = предание
    .acc = предание
    .gen = преданий

# Сколько одного ресурса; из нескольких получается список.
northgard-goods-food =
    { $number ->
        [one] { $number } еда
       *[other] { $number } еды
    }
    .acc =
        { $number ->
            [one] { $number } еду
           *[other] { $number } еды
        }
northgard-goods-wood =
    { $number ->
        [one] { $number } лес
       *[other] { $number } леса
    }
northgard-goods-lore =
    { $number ->
        [one] { $number } предание
        [few] { $number } предания
       *[many] { $number } преданий
    }
northgard-goods-none = ничего

northgard-clan-bear = Клан медведя
    .gen = клана медведя
northgard-clan-bear-power = У вас есть боевой медведь Кайя: фигура с 2 очками силы. Её призывают как воина, зимой она ничего не стоит и не заходит во вражеские области.
northgard-clan-boar = Клан вепря
    .gen = клана вепря
northgard-clan-boar-power = Если ваша разведка не закрыла ни одной области, вы получаете 1 предание.
northgard-clan-goat = Клан козы
    .gen = клана козы
northgard-clan-goat-power = За каждое построенное вами маленькое здание вы получаете 1 еду, за большое — 2 еды.
northgard-clan-raven = Клан ворона
    .gen = клана ворона
northgard-clan-raven-power = Когда ваша разведка закрывает ваши области, вы сразу собираете с них все ресурсы.
northgard-clan-snake = Клан змеи
    .gen = клана змеи
northgard-clan-snake-power = Перед действием карты клана можно положить жетон «Выжженная земля» рядом со своей землёй: в битвах там у вас +1 очко силы, и 1 ресурс её урожая может стать вашим.
northgard-clan-stag = Клан оленя
    .gen = клана оленя
northgard-clan-stag-power = Вы получаете 1 славу за каждую область, отбитую у врага в битве, и ещё 1 за каждую свою область, закрытую вашей разведкой.
northgard-clan-wolf = Клан волка
    .gen = клана волка
northgard-clan-wolf-power = Вы получаете 1 еду за каждую битву, выигранную в нападении, в том числе против существ.

northgard-building-food_silo = Склад
northgard-building-food_silo-text = 1 еда при сборе урожая.
northgard-building-woodcutters_lodge = Дом лесоруба
northgard-building-woodcutters_lodge-text = 1 лес при сборе урожая.
northgard-building-defense_tower = Защитная башня
    .acc = Защитную башню
northgard-building-defense_tower-text = Защитник этой области в каждой битве убивает ещё 1 воина.
northgard-building-training_camp = Учебный лагерь
northgard-building-training_camp-text = Ещё 1 воин, раз за действие, когда в этой области призывают воинов.
northgard-building-carved_stone = Рунный камень
northgard-building-carved_stone-text = 1 предание при сборе урожая. Стоит только в рунной ячейке.
northgard-building-fortress = Форт
northgard-building-fortress-text = У защитника этой области в каждой битве на 2 очка силы больше.
northgard-building-forge = Кузница
    .acc = Кузницу
northgard-building-forge-text = Ещё 1 карта в начале года.
northgard-building-altar_of_kings = Алтарь конунгов
northgard-building-altar_of_kings-text = 3 славы при сборе урожая.

northgard-creature-wolf_beige = Волк (бежевый)
    .acc = волка (бежевого)
    .gen = волка (бежевого)
northgard-creature-wolf_brown = Волк (коричневый)
    .acc = волка (коричневого)
    .gen = волка (коричневого)
northgard-creature-wolf_dark_brown = Волк (тёмно-коричневый)
    .acc = волка (тёмно-коричневого)
    .gen = волка (тёмно-коричневого)
northgard-creature-brown_bear_beige = Бурый медведь (бежевый)
    .acc = бурого медведя (бежевого)
    .gen = бурого медведя (бежевого)
northgard-creature-brown_bear_brown = Бурый медведь (коричневый)
    .acc = бурого медведя (коричневого)
    .gen = бурого медведя (коричневого)
northgard-creature-draugr_beige = Драугр (бежевый)
    .acc = драугра (бежевого)
    .gen = драугра (бежевого)
northgard-creature-draugr_brown = Драугр (коричневый)
    .acc = драугра (коричневого)
    .gen = драугра (коричневого)
northgard-creature-fallen_valkyrie_beige = Падшая валькирия (бежевая)
    .acc = падшую валькирию (бежевую)
    .gen = падшей валькирии (бежевой)
northgard-creature-fallen_valkyrie_brown = Падшая валькирия (коричневая)
    .acc = падшую валькирию (коричневую)
    .gen = падшей валькирии (коричневой)
northgard-creature-wolf_beige-text = При сборе урожая его область не приносит ни славы за закрытость, ни ресурсов с тайлов; здания дают своё.
northgard-creature-wolf_brown-text = При сборе урожая его область не приносит ни славы за закрытость, ни ресурсов с тайлов; здания дают своё.
northgard-creature-wolf_dark_brown-text = При сборе урожая его область не приносит ни славы за закрытость, ни ресурсов с тайлов; здания дают своё.
northgard-creature-brown_bear_beige-text = В области с ним никто не строит и не призывает воинов; из неё нельзя ни проводить разведку, ни уходить.
northgard-creature-brown_bear_brown-text = В области с ним никто не строит и не призывает воинов; из неё нельзя ни проводить разведку, ни уходить.
northgard-creature-draugr_beige-text = Когда он появляется в чьей-то области или приходит в неё, владелец теряет там 1 фигуру.
northgard-creature-draugr_brown-text = Когда он появляется в чьей-то области или приходит в неё, владелец теряет там 1 фигуру.
northgard-creature-fallen_valkyrie_beige-text = Не терпит соседства: нападает на владельца, когда появляется или приходит, и каждый вошедший должен с ней сразиться.
northgard-creature-fallen_valkyrie_brown-text = Не терпит соседства: нападает на владельца, когда появляется или приходит, и каждый вошедший должен с ней сразиться.

northgard-slot-small = маленькая ячейка
    .acc = маленькую ячейку
northgard-slot-rune = рунная ячейка
    .acc = рунную ячейку
northgard-slot-large = большая ячейка
    .acc = большую ячейку
northgard-slot-none = без ячейки

northgard-lair = логово

northgard-phase-setup = Подготовка
northgard-phase-start = Начало года
northgard-phase-actions = Действия
northgard-phase-creatures = Активация существ
northgard-phase-harvest = Сбор урожая
northgard-phase-winter = Зима
northgard-phase-end = Конец года

# Грани кубика битвы
northgard-face-p2 = 2 очка силы
northgard-face-p3 = 3 очка силы
northgard-face-p2k1 = 2 очка силы и 1 убитый
northgard-face-k2 = 2 убитых
northgard-face-p1k1 = 1 очко силы и 1 убитый
northgard-face-p1_or_k1 = 1 очко силы или 1 убитый
northgard-face = силы: { $power }, убитых: { $kills }

## Места

# C (t05.n)
northgard-territory = { $letter } ({ $region })
    .seen = { $letter }

# C · 2 еды, маленькая ячейка (t05.n)
northgard-territory-shown = { $letter } · { $shown } ({ $region })
    .seen = { $letter } · { $shown }

northgard-tile = { $shown } ({ $tile })
    .seen = { $shown }

northgard-plain = пустая земля

northgard-spot = { $building }, { $territory }
northgard-spot-empty = { $slot }, { $territory }
northgard-spot-loose = здание без ячейки, номер { $number }

# Где ляжет тайл
northgard-place = ({ $at })

## Что дают варианты карты

northgard-choice = Вариант { $number }
northgard-choice-recruit = Призыв: { $number }
northgard-choice-move = Перемещение: { $number }
northgard-choice-explore = Разведка
northgard-choice-build = Строительство
northgard-choice-draw =
    { $number ->
        [one] Взять { $number } карту
        [few] Взять { $number } карты
       *[many] Взять { $number } карт
    }
northgard-choice-take = Взять карту из своего сброса
northgard-choice-discard_enemy = Соперник сбрасывает карту

## Карты

northgard-card-start_recruit = Призыв
northgard-card-start_recruit-text = Призыв: 1 воин.
northgard-card-start_move = Перемещение
northgard-card-start_move-text = Перемещение: 1 очко.
northgard-card-start_explore = Разведка
northgard-card-start_explore-text = Разведка: 1 тайл.
northgard-card-start_build = Строительство
northgard-card-start_build-text = Строительство: 1 здание.
northgard-card-start_feast = Пир
northgard-card-start_feast-text = Одно из действий: призыв 1, перемещение 1, разведка, строительство.
northgard-card-bear_clan = Клан медведя
northgard-card-bear_clan-text = Перемещение: 1 очко. Если перемещается Кайя, сначала соберите всю еду и весь лес области, из которой она уходит.
northgard-card-the_bear_awakens = Пробуждение зверя
northgard-card-the_bear_awakens-text = Призыв: 2 воина. До конца года Кайя может входить во вражеские области.
northgard-card-protector_of_the_land = Защитник земли
northgard-card-protector_of_the_land-text = Возьмите по 1 карте за каждую свою закрытую область из 3 и более тайлов.
northgard-card-boar_clan = Клан вепря
northgard-card-boar_clan-text = Строительство на 1 лес дешевле.
northgard-card-osmosis = Единение
northgard-card-osmosis-text = Призовите по 1 воину в каждую из своих областей, но не больше чем в 3, если область открыта или на её тайле есть лес.
northgard-card-lay_of_the_land = Знание местности
northgard-card-lay_of_the_land-text = Разведка: выберите 1 из 3 тайлов и сначала возьмите все ресурсы, изображённые на нём.
northgard-card-goat_clan = Клан козы
northgard-card-goat_clan-text = Строительство; такое же здание уже может стоять в этой области.
northgard-card-teamwork = Общий труд
northgard-card-teamwork-text = Два разных действия в любом порядке: призыв 1, перемещение 1, разведка, строительство.
northgard-card-resourceful_people = Находчивый народ
northgard-card-resourceful_people-text = Возьмите 2 карты. Можно отдать любые 3 ресурса, чтобы взять ещё 1.
northgard-card-raven_clan = Клан ворона
northgard-card-raven_clan-text = Разведка: выберите 1 из 2 тайлов.
northgard-card-raiding_party = Набег
northgard-card-raiding_party-text = Уберите 1 вражеского воина из любой области и возьмите 1 ресурс из тех, что в ней есть.
northgard-card-raven_mercenaries = Наёмники ворона
northgard-card-raven_mercenaries-text = Призовите 2 воинов в одну нейтральную область. Можно отдать любые 2 ресурса за ещё 1 воина там же.
northgard-card-snake_clan = Клан змеи
northgard-card-snake_clan-text = Перемещение: 1 очко. После него можно ещё раз положить жетон «Выжженная земля».
northgard-card-rapacious_exploitation = Хищнический грабёж
northgard-card-rapacious_exploitation-text = Посмотрите руку соперника и назовите карту: он сбросит её или отдаст вам 2 ресурса на свой выбор.
northgard-card-stolen_lore = Украденные предания
northgard-card-stolen_lore-text = Повторите карту из активной зоны соперника, которому принадлежит область с жетоном «Выжженная земля».
northgard-card-stag_clan = Клан оленя
northgard-card-stag_clan-text = Призыв: 1 воин. Затем можно привести туда 1 свою фигуру из соседней области, хотя бы и через трудную границу.
northgard-card-glory_of_the_clan = Слава клана
northgard-card-glory_of_the_clan-text = Строительство. До или после него можно собрать ресурсы этой области, как при сборе урожая.
northgard-card-annexation = Присоединение земель
northgard-card-annexation-text = Перемещение: 1 очко. До или после него можно провести разведку.
northgard-card-wolf_clan = Клан волка
northgard-card-wolf_clan-text = Перемещение: 1 очко. Трудные границы считаются обычными, в том числе при отступлении.
northgard-card-plunder = Разграбление
northgard-card-plunder-text = Уберите 1 воина из соседней вражеской области и возьмите 1 карту.
northgard-card-call_to_war = Призыв к войне
northgard-card-call_to_war-text = Призовите по 1 воину в каждую свою область, соседнюю с вражеской.
northgard-card-negotiation = Переговоры
northgard-card-negotiation-text = Возьмите любую карту из своего сброса либо 1 карту из колоды.
northgard-card-scouts = Разведчики
northgard-card-scouts-text = Разведка: 1 тайл.
northgard-card-town_hall = Ратуша
northgard-card-town_hall-text = Призыв: 1 воин.
northgard-card-merchant = Торговец
northgard-card-merchant-text = Возьмите 3 карты: 1 оставьте, 2 сбросьте.
northgard-card-militia = Ополчение
northgard-card-militia-text = Перемещение: 2 очка.
northgard-card-improved_villager_tools = Улучшенные инструменты
northgard-card-improved_villager_tools-text = Строительство: 1 здание.
northgard-card-recruitment = Набор воинов
northgard-card-recruitment-text = Призовите 2 воинов в одну область.
northgard-card-market_place = Рынок
northgard-card-market_place-text = Возьмите 2 карты.
northgard-card-mercenary = Наёмник
northgard-card-mercenary-text = Призыв: 1 воин; подойдёт и нейтральная область.
northgard-card-intimidate = Устрашение
northgard-card-intimidate-text = Перемещение: 2 очка. Перед каждой битвой можно вытеснить 1 фигуру защитника в соседнюю область: нейтральную или его собственную.
northgard-card-dev_feast = Пир
northgard-card-dev_feast-text = Одно из действий: призыв 1, перемещение 1, разведка, строительство.
northgard-card-scout_camp = Лагерь разведчиков
northgard-card-scout_camp-text = Разведка; один раз можно положить взятый тайл под стопку и взять другой.
northgard-card-shieldbearers = Щитоносцы
northgard-card-shieldbearers-text = Перемещение: 2 очка. В каждой битве не засчитывается 1 ваш убитый.
northgard-card-bodyguard = Телохранитель
northgard-card-bodyguard-text = Перемещение: 1 очко; в каждой битве +1 очко силы.
northgard-card-simple_living = Простая жизнь
northgard-card-simple_living-text = Строительство на 1 лес дешевле.
northgard-card-future_sight = Взгляд в будущее
northgard-card-future_sight-text = Возьмите одну из выложенных карт сейчас и положите на верх своей колоды. Спасовав в этом году, вы не возьмёте ничего.
northgard-card-spy = Шпион
northgard-card-spy-text = Посмотрите руку соперника и сбросьте из неё 1 карту. Возьмите 1 карту.
northgard-card-fishing = Рыбалка
northgard-card-fishing-text = Получите 3 еды.
northgard-card-axe_throwers = Метатели топоров
northgard-card-axe_throwers-text = Перемещение: 2 очка. В каждой битве +1 очко силы или +1 убитый враг: выберите после своего броска.
northgard-card-lore_mastery = Знаток преданий
northgard-card-lore_mastery-text = Получите 2 предания.
northgard-card-industrious_villagers = Трудолюбивые жители
northgard-card-industrious_villagers-text = Строительство. После этого строительства можно бесплатно заменить одно своё здание другим того же размера.
northgard-card-industrious_villagers-text-v1 = Строительство. Затем можно бесплатно заменить одно своё здание другим того же размера.
northgard-card-defensive_strategy = Оборонная тактика
northgard-card-defensive_strategy-text = Ответ: карта, только что сыгранная соперником, не действует и уходит в сброс; он может выбрать другое действие.
northgard-card-enemy_secrets = Тайны врага
northgard-card-enemy_secrets-text = Выберите соседнюю вражескую область и повторите карту из активной зоны её владельца.
northgard-card-hunters = Охотники
northgard-card-hunters-text = В каждой своей области призовите по 1 воину за каждую еду в ней, включая здания.
northgard-card-outpost = Застава
northgard-card-outpost-text = Призовите 2 воинов в одну свою или нейтральную область.
northgard-card-hidden_ways = Тайные тропы
northgard-card-hidden_ways-text = Переместите любое число фигур из одной своей области в любую другую открытую, хотя бы и вражескую.
northgard-card-carpentry_mastery = Мастера-плотники
northgard-card-carpentry_mastery-text = Два строительства; большим может быть не больше чем одно здание.
northgard-card-conqueror = Завоеватель
northgard-card-conqueror-text = До конца года защитные башни и форты против вас не действуют.
northgard-card-huginn_and_muninn = Хугин и Мунин
northgard-card-huginn_and_muninn-text = Разведка от любой открытой области на поле.
northgard-card-upgraded_market_place = Обустроенный рынок
northgard-card-upgraded_market_place-text = Возьмите 2 карты.
northgard-card-grizzled_warriors = Бывалые воины
northgard-card-grizzled_warriors-text = Перемещение: 2 очка; в каждой битве +2 очка силы.
northgard-card-upgraded_trading_post = Обустроенная фактория
northgard-card-upgraded_trading_post-text = Возьмите 3 карты: 2 оставьте, 1 сбросьте.
northgard-card-ancestral_curse = Проклятие предков
northgard-card-ancestral_curse-text = Каждый соперник сбрасывает 1 карту на свой выбор. Возьмите 1 карту.
northgard-card-veiled_threats = Скрытые угрозы
northgard-card-veiled_threats-text = Соперник сбрасывает 1 случайную карту, либо вы берёте 1 карту.
northgard-card-rangers = Следопыты
northgard-card-rangers-text = Разведка, затем можно провести ещё одну.
northgard-card-upgraded_scout_camp = Обустроенный лагерь разведчиков
northgard-card-upgraded_scout_camp-text = Разведка: выберите 1 из 2 тайлов.
northgard-card-greater_trade_routes = Великие торговые пути
northgard-card-greater_trade_routes-text = Возьмите 3 карты: 2 оставьте, 1 верните на верх колоды.
northgard-card-woodcutters = Лесорубы
northgard-card-woodcutters-text = В каждой своей области призовите по 1 воину за каждый лес в ней, включая здания.
northgard-card-infiltration = Проникновение
northgard-card-infiltration-text = Перемещение: 3 очка. Вражеские области не останавливают ваши фигуры; битва будет там, где они останутся.
northgard-card-upgraded_town_hall = Обустроенная ратуша
northgard-card-upgraded_town_hall-text = Призыв: 2 воина.
northgard-card-amenities = Благоустройство
northgard-card-amenities-text = Строительство; маленькому зданию, даже рунному камню, ячейка не нужна.
northgard-card-wood_monopoly = Лесная монополия
northgard-card-wood_monopoly-text = Получите 3 леса.
northgard-card-bribery = Подкуп
northgard-card-bribery-text = Переместите до 2 фигур врага из одной области в соседнюю, хотя бы и через трудную границу; может случиться битва.
northgard-card-incursion = Вторжение
northgard-card-incursion-text = Перемещение: 4 очка.
northgard-card-heroic_charge = Героический натиск
northgard-card-heroic_charge-text = Перемещение: 3 очка; в каждой битве +1 очко силы.
northgard-card-trading_post = Фактория
northgard-card-trading_post-text = Возьмите 3 карты: 1 оставьте, 1 сбросьте, 1 верните на верх колоды.
northgard-card-legendary_heroes = Легендарные герои
northgard-card-legendary_heroes-text = Повторите действие карты, которую вы сыграли в этом году.
northgard-card-allies_from_the_wild = Союзники из диких земель
northgard-card-allies_from_the_wild-text = Призыв: 3 воина, только в нейтральные области.
northgard-card-loremasters = Хранители преданий
northgard-card-loremasters-text = В каждой своей области призовите по 1 воину за каждое предание в ней, включая здания.
northgard-card-warriors = Воины
northgard-card-warriors-text = Перемещение: 2 очка; в каждой битве +1 очко силы.
northgard-card-cunning_merchant = Хитрый торговец
northgard-card-cunning_merchant-text = Возьмите 3 карты: 1 оставьте, 2 верните на верх колоды.
northgard-card-capture = Пленение
northgard-card-capture-text = Уберите 1 воина из соседней вражеской области и добавьте 1 своего воина в свою область.
northgard-card-builder = Строитель
northgard-card-builder-text = В конце игры: 1 слава за каждое маленькое и 3 за каждое большое здание в ваших областях.
northgard-card-explorer = Первопроходец
northgard-card-explorer-text = В конце игры: 1 слава за каждую пустую маленькую и 3 за каждую пустую большую ячейку в ваших областях.
northgard-card-food_trader = Торговец едой
northgard-card-food_trader-text = В конце игры: 2 славы за каждую еду в ваших областях, включая здания.
northgard-card-scholar = Учёный
northgard-card-scholar-text = В конце игры: 2 славы за каждое предание в ваших областях, включая здания.
northgard-card-trapper = Зверолов
northgard-card-trapper-text = В конце игры: 3 славы за каждое логово в ваших областях.
northgard-card-warlord = Военачальник
northgard-card-warlord-text = В конце игры: 1 слава за каждую вашу фигуру на поле.
northgard-card-wood_trader = Торговец лесом
northgard-card-wood_trader-text = В конце игры: 2 славы за каждый лес в ваших областях, включая здания.
northgard-card-unrest = Беспорядки
northgard-card-unrest-text = Не действует и не удаляется из колоды; в конце игры отнимает 5 славы.

## Что может сделать игрок

northgard-option-clan = Возглавить: { $clan }
northgard-option-tile = Взять тайл: { $tile }
northgard-option-place = Место { $place }
    .seen = Положить тайл сюда
northgard-option-turn =
    { $number ->
        [0] Не поворачивать тайл
        [one] Повернуть на { $number } четверть по часовой стрелке
        [few] Повернуть на { $number } четверти по часовой стрелке
       *[many] Повернуть на { $number } четвертей по часовой стрелке
    }
northgard-option-under = Положить под стопку: { $tile }
northgard-option-redraw = Положить тайл под стопку и взять другой
northgard-option-group = Занять область { $land }
northgard-option-unit = Воин
northgard-option-kaija = Кайя
northgard-option-play = Сыграть карту «{ $card }»
northgard-option-wait = Выждать: выложить карту «{ $card }»
northgard-option-replace = Заменить карту «{ $card }»
northgard-option-remove = Удалить из игры карту «{ $card }»
northgard-option-upgrade = Усилить клан: «{ $card }»
northgard-option-lay = Выложить в активную зону карту «{ $card }»
northgard-option-pass = Пас
northgard-option-take = Взять карту «{ $card }»
northgard-option-end-turn = Завершить ход
northgard-option-recruit = Призвать в область { $land }
northgard-option-done =
    { $about ->
        [collect] Не собирать
        [site-more] Больше не строить
        [exchange] Оставить здания как есть
        [name-creature] Больше ни на кого не нападать
        [move] Закончить перемещения
        [recruit] Больше не призывать
        [recruit-each] Больше не призывать
        [relocate] Никого не переводить
        [trade] Больше не менять
       *[other] На этом всё
    }
northgard-option-yes =
    { $about ->
        [second-chance] Вернуться
        [swap] Согласиться
       *[other] Да
    }
northgard-option-no =
    { $about ->
        [pay] Не платить
        [scorch] Не трогать жетон
        [call] Не вызывать
        [scorched] Ничего не брать
        [reaction] Не отменять
        [push] Никого не вытеснять
        [second-chance] Не возвращаться
        [swap] Отказаться
       *[other] Нет
    }
northgard-option-from = Из области { $land }
northgard-option-figures =
    { $number2 ->
        [0] { $number ->
            [one] { $number } воин
            [few] { $number } воина
           *[many] { $number } воинов
        }
       *[other] { $number ->
            [0] Только Кайя
            [one] { $number } воин и Кайя
            [few] { $number } воина и Кайя
           *[many] { $number } воинов и Кайя
        }
    }
northgard-option-to = В область { $land }
northgard-option-attack = Напасть: { $creature }
northgard-option-fight = Битва в области { $land }
northgard-option-food =
    { $number ->
        [0] Не тратить еду
       *[other] Потратить еды: { $number }
    }
northgard-option-power = 1 очко силы
northgard-option-kill = 1 убитый враг
northgard-option-retreat = Отступить в область { $land }
northgard-option-site = Строить в области { $land }
northgard-option-build = Построить: { $building }
northgard-option-slot = Где: { $slot }
northgard-option-collect = Собрать ресурсы этой области сейчас
northgard-option-discard = Сбросить карту «{ $card }»
northgard-option-return = Вернуть на верх колоды карту «{ $card }»
northgard-option-choose = { $choice }
northgard-option-pay = Отдать 1 { $resource-acc }
northgard-option-copy = Повторить карту «{ $card }»
northgard-option-rival = Соперник: { $seat }
northgard-option-name = Назвать карту «{ $card }»
northgard-option-strike = Убрать воина из области { $land }
northgard-option-gain = Взять 1 { $resource-acc }
northgard-option-exchange = Заменить: { $spot }
northgard-option-scorch = Выжечь область { $land }
northgard-option-counter = Отменить эту карту
northgard-option-call = Призвать существо в область { $land }
northgard-option-go = Существо идёт в область { $land }
northgard-option-give = Отдать в запас 1 { $resource-acc }
northgard-option-swap = Предложить партнёру 1 { $resource-acc } за 1 { $resource2-acc }

## Вопросы; .others — что говорится остальным игрокам

northgard-ask-clan = Выберите клан, который возглавите.
    .others = { $who } выбирает клан.
northgard-ask-setup-tile = Выберите тайл, который положите в круге { $number } подготовки.
    .others = { $who } выбирает тайл для круга { $number } подготовки.
northgard-ask-explore-tile = Выберите тайл, который положите, либо возьмите другой, если карта позволяет.
    .others = { $who } выбирает тайл.
northgard-ask-place = Выберите место для тайла: { $tile }.
    .others = { $who } выбирает место для тайла.
northgard-ask-turn-tile = Выберите, как ляжет тайл на месте { $place }: { $tile }.
    .others = { $who } поворачивает тайл.
    .seen = Выберите, как ляжет тайл: { $tile }.
northgard-ask-group = Выберите нейтральную область для своего отряда.
    .others = { $who } выбирает область для отряда.
northgard-ask-group-kaija = Решите, войдёт ли Кайя в отряд в области { $territory }.
    .others = { $who } решает, кто войдёт в отряд.
northgard-ask-second-chance = На поле нет ваших фигур. Вернуться с отрядом из запаса?
    .others = { $who } решает, возвращаться ли.
northgard-ask-scorched = Выберите ресурс, который заберёте у игрока { $seat } в области { $territory }, или откажитесь.
    .others = { $who } может забрать ресурс с выжженной земли игрока { $seat }, область { $territory }.
northgard-ask-trade = Обменяйте ресурсы или продолжайте.
    .others = { $who } может менять ресурсы.
northgard-ask-trade-give = Выберите, что ещё отдаёте для обмена. Отдано: { $goods }.
    .others = { $who } меняет ресурсы. Отдано: { $goods }.
northgard-ask-trade-gain = Выберите, что возьмёте за { $goods-acc }.
    .others = { $who } меняет { $goods-acc }.
northgard-ask-swap = { $seat } предлагает вам 1 { $resource-acc } за 1 { $resource2-acc }. Согласны?
    .others = { $who } обдумывает обмен: { $seat } предлагает 1 { $resource-acc } за 1 { $resource2-acc }.
northgard-ask-choose =
    { $number ->
        [one] Выберите действие карты.
        [few] Выберите действие карты; осталось выбрать { $number }.
       *[many] Выберите действие карты; осталось выбрать { $number }.
    }
    .others = { $who } выбирает действие карты.
northgard-ask-losses =
    { $number ->
        [one] Выберите фигуру, которую теряете в области { $territory }.
        [few] Выберите фигуры, которые теряете в области { $territory }; осталось выбрать { $number }.
       *[many] Выберите фигуры, которые теряете в области { $territory }; осталось выбрать { $number }.
    }
    .others = { $who } выбирает, кого потерять в области { $territory }.
northgard-ask-driven =
    { $number ->
        [one] Выберите фигуру, которую вытесняют из области { $territory }.
        [few] Выберите фигуры, которые вытесняют из области { $territory }; осталось выбрать { $number }.
       *[many] Выберите фигуры, которые вытесняют из области { $territory }; осталось выбрать { $number }.
    }
    .others = { $who } выбирает, кого вытеснят из области { $territory }.
northgard-ask-retreat =
    { $number ->
        [one] Выберите, куда отступит ваша фигура из области { $territory }.
        [few] Выберите, куда отступят ваши фигуры из области { $territory }; осталось { $number }.
       *[many] Выберите, куда отступят ваши фигуры из области { $territory }; осталось { $number }.
    }
    .others = { $who } отступает из области { $territory }.
northgard-ask-retreat-figures = Выберите, сколько фигур отступит в область { $territory }.
    .others = { $who } отступает в область { $territory }.
northgard-ask-push =
    { $number ->
        [one] До битвы в области { $territory }: вытеснить { $number } фигуру игрока { $seat } и куда?
        [few] До битвы в области { $territory }: вытеснить до { $number } фигур игрока { $seat } и куда?
       *[many] До битвы в области { $territory }: вытеснить до { $number } фигур игрока { $seat } и куда?
    }
    .others = { $who } решает, вытеснять ли защитника в области { $territory }.
northgard-ask-battle-food = Битва в области { $territory }, { $number } против { $number2 }. Выберите, сколько еды потратите: по +1 очку силы за каждую.
    .others = { $who } решает, сколько еды потратить на битву в области { $territory }.
northgard-ask-face = Битва в области { $territory }, { $number } против { $number2 }. Кубик даёт вам выбор: очко силы или убитый враг.
    .others = { $who } выбирает, что даст кубик в битве в области { $territory }.
northgard-ask-power-or-kill = Битва в области { $territory }, { $number } против { $number2 }. Карта даёт вам выбор: очко силы или убитый враг.
    .others = { $who } выбирает, что даст карта в битве в области { $territory }.
northgard-ask-name-creature = Выберите существо, на которое нападёте, или продолжайте.
    .others = { $who } выбирает существ для нападения.
northgard-ask-fight = Выберите, где биться дальше.
    .others = { $who } выбирает следующую битву.
northgard-ask-creature = Выберите, куда оно пойдёт: карта этого не решает. Существо: { $creature }.
    .others = { $who } выбирает, куда пойдёт существо: { $creature }.
northgard-ask-call = Вызвать существо? Выберите, где оно появится, или откажитесь.
    .others = { $who } решает, вызывать ли существо.
northgard-ask-scorch = Выберите область для жетона «Выжженная земля».
    .others = { $who } решает, куда положить жетон «Выжженная земля».
northgard-ask-recruit =
    { $number ->
        [one] Выберите область для призыва (остался { $number } воин) или закончите.
        [few] Выберите область для следующего призыва (осталось { $number } воина) или закончите.
       *[many] Выберите область для следующего призыва (осталось { $number } воинов) или закончите.
    }
    .others = { $who } призывает воинов.
northgard-ask-recruit-each = Выберите область для следующего призыва или закончите.
    .others = { $who } призывает воинов.
northgard-ask-recruit-figure = Выберите, кто придёт в область { $territory }: воин или Кайя.
    .others = { $who } призывает в область { $territory }.
northgard-ask-camp-figure = Выберите, кого добавит учебный лагерь в области { $territory }: воина или Кайю.
    .others = { $who } выбирает, кого добавит учебный лагерь в области { $territory }.
northgard-ask-site = Выберите область, в которой строите.
    .others = { $who } выбирает, где строить.
northgard-ask-site-more = Выберите область, в которой построите ещё, или закончите.
    .others = { $who } выбирает, где построить ещё.
northgard-ask-build = Выберите здание для области { $territory }.
    .others = { $who } выбирает здание для области { $territory }.
northgard-ask-slot = Выберите в области { $territory } ячейку для здания: { $building }.
    .others = { $who } выбирает в области { $territory } ячейку для здания: { $building }.
northgard-ask-collect = Собрать ресурсы области { $territory } сейчас?
    .others = { $who } решает, собирать ли ресурсы области { $territory }.
northgard-ask-exchange = Выберите здание, которое замените, или оставьте все.
    .others = { $who } может заменить здание.
northgard-ask-exchange-for = Выберите, что встанет вместо здания: { $building }.
    .others = { $who } выбирает, что встанет вместо здания: { $building }.
northgard-ask-move = Выберите, откуда переместить фигуры (осталось очков: { $number }), или закончите перемещения.
    .others = { $who } перемещает фигуры.
northgard-ask-move-figures = Выберите, сколько фигур уйдёт из области { $territory }.
    .others = { $who } перемещает фигуры из области { $territory }.
northgard-ask-move-to = Выберите, куда пойдут фигуры из области { $territory } (осталось очков: { $number }).
    .others = { $who } перемещает фигуры из области { $territory }.
northgard-ask-relocate = Выберите область, фигуры которой переведёте.
    .others = { $who } выбирает, кого перевести.
northgard-ask-relocate-enemy = Выберите область, фигуры которой переманите.
    .others = { $who } выбирает, кого переманить.
northgard-ask-relocate-figures = Выберите, сколько фигур уйдёт из области { $territory }.
    .others = { $who } выбирает, сколько фигур уйдёт из области { $territory }.
northgard-ask-relocate-to = Выберите, куда пойдут фигуры из области { $territory }.
    .others = { $who } выбирает, куда пойдут фигуры из области { $territory }.
northgard-ask-strike = Выберите вражескую область, которая потеряет воина.
    .others = { $who } выбирает, по кому нанести удар.
northgard-ask-spoils = Выберите ресурс, который возьмёте в области { $territory }.
    .others = { $who } выбирает добычу в области { $territory }.
northgard-ask-act = Сыграйте карту, выждите, замените или удалите карту, усильте клан либо спасуйте.
    .others = Ходит { $who }.
northgard-ask-play-on = Сыграйте ещё карту или завершите ход.
    .others = { $who } может сыграть ещё карту.
northgard-ask-upgrade-with = Выберите карту, которой пожертвуете ради карты «{ $card }»: в активную зону или из игры.
    .others = { $who } усиливает клан картой «{ $card }».
northgard-ask-take = Выберите из выложенных карту, которая ляжет на верх вашей колоды.
    .others = { $who } выбирает карту из выложенных.
northgard-ask-take-discard = Выберите карту, которую вернёте из своего сброса.
    .others = { $who } выбирает карту из сброса.
northgard-ask-take-display = Выберите из выложенных карту, которую возьмёте сейчас.
    .others = { $who } выбирает карту из выложенных.
northgard-ask-pay = Заплатить за дополнительное действие? Осталось отдать ресурсов: { $number }; выберите какой.
    .others = { $who } может заплатить за дополнительное действие.
northgard-ask-copy = Выберите карту, действие которой повторите.
    .others = { $who } выбирает, какую карту повторить.
northgard-ask-optional =
    { $step ->
        [explore] Провести ещё и разведку?
       *[other] Выполнить следующую часть карты?
    }
    .others = { $who } решает, выполнять ли карту дальше.
northgard-ask-discard-drawn =
    { $number ->
        [one] Выберите из взятых карту для сброса.
        [few] Выберите из взятых карты для сброса; осталось выбрать { $number }.
       *[many] Выберите из взятых карты для сброса; осталось выбрать { $number }.
    }
    .others = { $who } выбирает среди взятых карт.
northgard-ask-return =
    { $number ->
        [one] Выберите карту, которая вернётся на верх колоды.
        [few] Выберите карты, которые вернутся на верх колоды, начиная с нижней; осталось выбрать { $number }.
       *[many] Выберите карты, которые вернутся на верх колоды, начиная с нижней; осталось выбрать { $number }.
    }
    .others = { $who } возвращает карты на колоду.
northgard-ask-rival = Выберите соперника.
    .others = { $who } выбирает соперника.
northgard-ask-discard = Выберите карту, которую сбросите.
    .others = { $who } выбирает карту для сброса.
northgard-ask-name = Выберите карту на руке игрока { $seat }.
    .others = { $who } смотрит карты игрока { $seat }.
northgard-ask-ransom = Сбросьте названную карту или отдайте ресурсы игроку { $seat } (осталось { $number }): выберите.
    .others = { $who } решает, сбросить карту или отдать ресурсы игроку { $seat } (осталось { $number }).
northgard-ask-reaction = { $seat } разыгрывает карту «{ $card }». Отменить её?
northgard-ask-reaction-others = Соперники могут ответить на карту.

## Что случилось

northgard-event-gained = { $who } получает { $goods-acc }.
northgard-event-paid = { $who } отдаёт { $goods-acc }.
northgard-event-fame =
    { $number ->
        [one] { $who } получает { $number } очко славы.
        [few] { $who } получает { $number } очка славы.
       *[many] { $who } получает { $number } очков славы.
    }
northgard-event-fame-lost =
    { $number ->
        [0] { $who } не теряет славы: терять нечего.
        [one] { $who } теряет { $number } очко славы.
        [few] { $who } теряет { $number } очка славы.
       *[many] { $who } теряет { $number } очков славы.
    }
northgard-event-placed-unit =
    { $number ->
        [one] { $who } выставляет { $number } воина в область { $territory }.
        [few] { $who } выставляет { $number } воинов в область { $territory }.
       *[many] { $who } выставляет { $number } воинов в область { $territory }.
    }
northgard-event-placed-kaija = { $who } выставляет Кайю в область { $territory }.
northgard-event-fell =
    { $number ->
        [one] { $who } теряет { $number } воина в области { $territory }.
        [few] { $who } теряет { $number } воинов в области { $territory }.
       *[many] { $who } теряет { $number } воинов в области { $territory }.
    }
northgard-event-kaija-fell = { $who } теряет Кайю в области { $territory }.
northgard-event-built = { $who } строит в области { $territory }: { $building }.
northgard-event-tile =
    { $number ->
        [0] На место { $place } ложится тайл: { $tile }.
        [one] На место { $place } с поворотом на { $number } четверть ложится тайл: { $tile }.
        [few] На место { $place } с поворотом на { $number } четверти ложится тайл: { $tile }.
       *[many] На место { $place } с поворотом на { $number } четвертей ложится тайл: { $tile }.
    }
    .seen = Выложен тайл: { $tile }.
northgard-event-clan = { $who } во главе { $clan-gen }.
northgard-event-rolled-first = { $who } бросает кубики за право первого хода: { $face }; { $face2 }.
northgard-event-first = Маркер первого игрока получает { $who }.
northgard-event-achievement = Открыто достижение «{ $card }».
northgard-event-chose-tile = { $who } выбирает тайл: { $tile }.
northgard-event-tile-under =
    { $tile ->
        [hidden] { $who } кладёт тайл под стопку.
       *[other] { $who } кладёт тайл под стопку: { $tile }.
    }
northgard-event-drew-tile =
    { $tile ->
        [hidden] { $who } берёт тайл.
       *[other] { $who } берёт тайл: { $tile }.
    }
northgard-event-no-tile = Для игрока { $who } не нашлось подходящего тайла.
northgard-event-closed =
    { $number ->
        [one] Область { $territory } закрыта: { $number } тайл.
        [few] Область { $territory } закрыта: { $number } тайла.
       *[many] Область { $territory } закрыта: { $number } тайлов.
    }
northgard-event-tiles-back = Остальные тайлы замешаны в стопку ({ $number }).
northgard-event-second-chance = { $who } возвращается с отрядом из запаса.
northgard-event-second-chance-declined = { $who } в этом году не возвращается.
northgard-event-swapped = { $who } отдаёт игроку { $seat } 1 { $resource-acc } за 1 { $resource2-acc }.
northgard-event-swap-declined = { $who } отклоняет обмен с игроком { $seat }: 1 { $resource } за 1 { $resource2-acc }.
northgard-event-unrest = { $who } не может заплатить за зиму и кладёт на колоду карту «Беспорядки».
northgard-event-total = { $who }: всего славы { $score }.
northgard-event-won =
    { $score ->
        [one] { $who } побеждает: { $score } очко славы.
        [few] { $who } побеждает: { $score } очка славы.
       *[many] { $who } побеждает: { $score } очков славы.
    }
northgard-event-won-territories = { $who } побеждает: закрытых областей с большим зданием — { $number }.
northgard-event-battle = { $who } нападает на игрока { $seat } в области { $territory }.
northgard-event-creature-fight = { $who } нападает на { $creature-acc } в области { $territory }.
northgard-event-creature-attacks = { $creature } нападает на игрока { $who } в области { $territory }.
northgard-event-dealt-tile =
    { $tile ->
        [hidden] { $who } берёт тайл для подготовки.
       *[other] { $who } берёт тайл для подготовки: { $tile }.
    }
northgard-event-driven =
    { $number2 ->
        [0] { $who } уходит под натиском из области { $territory } в область { $territory2 }: { $number ->
            [one] { $number } воин
            [few] { $number } воина
           *[many] { $number } воинов
        }.
       *[other] { $who } уходит под натиском из области { $territory } в область { $territory2 }: { $number ->
            [0] Кайя
            [one] { $number } воин и Кайя
            [few] { $number } воина и Кайя
           *[many] { $number } воинов и Кайя
        }.
    }
northgard-event-retreated =
    { $number2 ->
        [0] { $who } отступает из области { $territory } в область { $territory2 }: { $number ->
            [one] { $number } воин
            [few] { $number } воина
           *[many] { $number } воинов
        }.
       *[other] { $who } отступает из области { $territory } в область { $territory2 }: { $number ->
            [0] Кайя
            [one] { $number } воин и Кайя
            [few] { $number } воина и Кайя
           *[many] { $number } воинов и Кайя
        }.
    }
northgard-event-battle-food =
    { $number ->
        [0] { $who } не тратит еду.
       *[other] { $who } тратит еду ({ $number }) и получает столько же очков силы.
    }
northgard-event-rolled = { $who } бросает кубик: { $face }.
northgard-event-creature-rolled = { $who } бросает кубик за { $creature-acc }: { $face }.
northgard-event-chose-power = { $who } берёт очки силы: { $number }.
northgard-event-chose-kill = { $who } берёт убитых врагов: { $number }.
northgard-event-battle-won = { $who } побеждает в битве в области { $territory }, { $number } против { $number2 }.
northgard-event-battle-no-winner = После битвы в области { $territory } никого не осталось, { $number } против { $number2 }.
northgard-event-creature-won = { $creature } побеждает в области { $territory }, { $number } против { $number2 }; { $who } проигрывает.
northgard-event-conquered = { $who } захватывает область { $territory } игрока { $seat }.
northgard-event-creature-beaten = { $who } побеждает существо: { $creature }.
northgard-event-creature-named = { $who } нападёт на { $creature-acc }.
northgard-event-creature-appeared = { $creature } появляется в области { $territory }.
northgard-event-creature-moved = { $creature } идёт из области { $territory } в область { $territory2 }.
northgard-event-scorched = { $who } кладёт жетон «Выжженная земля» в область { $territory }.
northgard-event-moved =
    { $number2 ->
        [0] { $who } перемещается из области { $territory } в область { $territory2 }: { $number ->
            [one] { $number } воин
            [few] { $number } воина
           *[many] { $number } воинов
        }.
       *[other] { $who } перемещается из области { $territory } в область { $territory2 }: { $number ->
            [0] Кайя
            [one] { $number } воин и Кайя
            [few] { $number } воина и Кайя
           *[many] { $number } воинов и Кайя
        }.
    }
northgard-event-exchanged = { $who } заменяет здание в области { $territory }: { $building } → { $building2 }.
northgard-event-relocated =
    { $number2 ->
        [0] { $who }: { $territory } → { $territory2 }, { $number ->
            [one] { $number } воин
            [few] { $number } воина
           *[many] { $number } воинов
        }.
       *[other] { $who }: { $territory } → { $territory2 }, { $number ->
            [0] Кайя
            [one] { $number } воин и Кайя
            [few] { $number } воина и Кайя
           *[many] { $number } воинов и Кайя
        }.
    }
northgard-event-struck = { $who } наносит удар по игроку { $seat } в области { $territory }.
northgard-event-year = Начинается год { $number }.
northgard-event-displayed = Выложена карта «{ $card }».
northgard-event-display-gone = Карту «{ $card }» никто не взял; она покидает игру.
northgard-event-shuffled = { $who } замешивает сброс в новую колоду ({ $number }).
northgard-event-drew =
    { $card ->
        [hidden] { $who } берёт карту.
       *[other] { $who } берёт карту «{ $card }».
    }
northgard-event-returned =
    { $card ->
        [hidden] { $who } возвращает карту на колоду.
       *[other] { $who } возвращает на колоду карту «{ $card }».
    }
northgard-event-discarded = { $who } сбрасывает карту «{ $card }».
northgard-event-played = { $who } разыгрывает карту «{ $card }».
northgard-event-countered = { $who } отвечает картой «{ $card }»: карта «{ $card2 }» игрока { $seat } не действует.
northgard-event-laid = { $who } выкладывает в активную зону карту «{ $card }».
northgard-event-removed = { $who } удаляет из игры карту «{ $card }».
northgard-event-upgraded = { $who } усиливает клан: «{ $card }».
northgard-event-passed = { $who } пасует.
northgard-event-first-marker = Маркер первого игрока берёт { $who }.
northgard-event-took = { $who } кладёт на верх колоды карту «{ $card }».
northgard-event-took-back = { $who } возвращает из сброса карту «{ $card }».
northgard-event-copied = { $who } повторяет карту «{ $card }».
northgard-event-kaija-may-attack = { $who }: в этом году Кайя может входить во вражеские области.
northgard-event-ignores-defences = { $who }: в этом году вражеские защитные башни и форты не действуют.
northgard-event-looked-at-hand = { $who } смотрит карты на руке игрока { $seat }.
northgard-event-named =
    { $card ->
        [hidden] { $who } называет карту игрока { $seat }.
       *[other] { $who } называет карту игрока { $seat }: «{ $card }».
    }
northgard-event-ransom = { $who } → { $seat }: { $resource }, { $number }.
northgard-event-turn = Ход { $number }: { $who }.

## Конец партии

northgard-ending-territories = Победу принесли закрытые области с большим зданием в каждой.
    .title =
        { $winners ->
            [one] { $names } побеждает по областям
            [few] { $names } побеждают по областям
           *[many] { $names } побеждают по областям
        }
northgard-ending-fame = Победу принесла слава: после последнего года её больше всего.
northgard-tie-fame = Среди тех, у кого таких областей достаточно, у победителя больше всего славы.
northgard-tie-territories = Среди равных победитель контролирует больше всего областей.
northgard-tie-units = Областей тоже поровну; у победителя больше всего воинов на поле.
northgard-tie-buildings = Областей и воинов тоже поровну; у победителя больше всего зданий.
northgard-tie-shared = Всё поровну, поэтому победа общая.
northgard-source-tokens = Жетоны славы
northgard-source-resources = Наборы из 3 ресурсов
northgard-source-cards = Карты развития
northgard-source-achievements = Достижения
northgard-source-unrest = Беспорядки

## Чего стоит ход и что он принесёт

northgard-preview-cost = Цена: { $goods }
northgard-preview-gain = Вы получите: { $goods-acc }
northgard-preview-fame =
    { $number ->
        [one] Вы получите { $number } очко славы
        [few] Вы получите { $number } очка славы
       *[many] Вы получите { $number } очков славы
    }
northgard-preview-fame-most = Там до { $number } славы, смотря как повернуть тайл
northgard-preview-draw =
    { $number ->
        [one] Вы возьмёте { $number } карту
        [few] Вы возьмёте { $number } карты
       *[many] Вы возьмёте { $number } карт
    }
northgard-preview-discard-hand =
    { $number ->
        [one] Вы сбросите с руки { $number } карту
        [few] Вы сбросите с руки { $number } карты
       *[many] Вы сбросите с руки { $number } карт
    }
northgard-preview-first = Вы получите маркер первого игрока
northgard-preview-card-fame =
    { $number ->
        [one] В конце игры карта стоит { $number } очко славы
        [few] В конце игры карта стоит { $number } очка славы
       *[many] В конце игры карта стоит { $number } очков славы
    }
northgard-preview-card-fame-lost =
    { $number ->
        [one] В конце игры вы не получите за карту { $number } очко славы
        [few] В конце игры вы не получите за карту { $number } очка славы
       *[many] В конце игры вы не получите за карту { $number } очков славы
    }
northgard-preview-achievement =
    { $number ->
        [one] Сейчас достижение стоит { $number } очко славы
        [few] Сейчас достижение стоит { $number } очка славы
       *[many] Сейчас достижение стоит { $number } очков славы
    }
northgard-preview-tile-symbols = На тайле: { $goods }
northgard-preview-turns = Сколькими способами можно повернуть: { $number }
northgard-preview-close =
    { $number ->
        [one] Закроет область { $territory }: { $number } тайл
        [few] Закроет область { $territory }: { $number } тайла
       *[many] Закроет область { $territory }: { $number } тайлов
    }
northgard-preview-closes-theirs = Закроется область игрока { $seat }: ему слава { $number } каждый урожай, вам ничего
northgard-preview-creature-appears = В области { $territory } появится существо
northgard-preview-takes = Область { $territory } станет вашей
northgard-preview-leaves = Область { $territory } перестанет быть вашей
northgard-preview-abandons = В пустой области здания никому не служат: { $number }; славы за каждый урожай станет меньше на { $number2 }
northgard-preview-camps =
    { $number ->
        [one] Учебные лагеря добавят { $number } воина
        [few] Учебные лагеря добавят { $number } воинов
       *[many] Учебные лагеря добавят { $number } воинов
    }
northgard-preview-winter = Зима: { $goods } → { $goods2 }
northgard-preview-winter-short = Зимой, даже после урожая, не хватит: { $goods }. За это дают карту «Беспорядки»
northgard-preview-large = Закрытых областей с большим зданием: { $number } из { $number2 }
northgard-preview-harvest = Каждый урожай: { $goods }
northgard-preview-harvest-fame =
    { $number ->
        [one] Каждый урожай: { $number } очко славы
        [few] Каждый урожай: { $number } очка славы
       *[many] Каждый урожай: { $number } очков славы
    }
northgard-preview-points = Очков перемещения: { $number }, останется { $number2 }
northgard-preview-battle = Битва с игроком { $seat } до еды и кубиков: { $number } против { $number2 }
northgard-preview-creature = Бой с существом до еды и кубиков: { $number } против { $number2 }, { $creature }
northgard-preview-odds = Вы победите в { $number } из { $number2 } бросков, если никто не потратит больше еды
northgard-preview-food-wasted = Шансы те же и без этой еды: { $number }
northgard-preview-odds-hold = Вы выстоите в { $number } из { $number2 } бросков, если никто не потратит больше еды
northgard-preview-reward =
    { $number ->
        [one] За победу: { $number } очко славы
        [few] За победу: { $number } очка славы
       *[many] За победу: { $number } очков славы
    }

## Что приносят кубики, в сумме за всю игру

northgard-rolls-battle = очки силы и убитые на кубике битвы
northgard-draws-tiles = разведанные тайлы
northgard-draws-creatures = существа
northgard-draws-display = выложенные карты
northgard-draws-cards = карты из колоды
