### Стол «Братства Ночного дозора» в браузере: что говорят поле, рука и окна помимо слов самой игры.

## Дозор за столом

web-watch-board = Игровое поле
web-watch-tormund = Тормунд
    .explain = Гекс, где он стоит, ничего не приносит. После броска 7 или с картой дозора он переходит и забирает карту.
web-watch-route = Тот, у кого есть постройка на одном из его концов, меняется с резервом по этому курсу.
web-watch-yields = Приносит
web-watch-rolls = При броске { $rolls }
web-watch-of-36 = { $ways } из 36
web-watch-barren = Эта земля ничего не приносит.

web-watch-step-roll = Бросок
web-watch-step-trade = Обмен
web-watch-step-build = Стройка
web-watch-step-both = Обмен и стройка
web-watch-main-roll = Бросить кубики
web-watch-main-go-on = К стройке
web-watch-main-end-turn = Завершить ход
web-watch-waits = Ходит { $name }
web-watch-waits-others = Ждём остальных
web-watch-first-answer = Сначала выберите
web-watch-aim-road = Выберите путь для дороги.
web-watch-aim-settlement = Выберите перекрёсток для поселения.
web-watch-aim-keep = Выберите поселение, которое станет крепостью.
web-watch-aim-tormund = Выберите гекс, на который перейдёт Тормунд.

web-watch-number-hand = Карты сырья
web-watch-number-cards = Карты развития
web-watch-number-road = Длина своего тракта
web-watch-number-patrols = Сыграно дозоров
web-watch-number-settlements = Поселений на поле

web-watch-tray = Ваша рука
web-watch-resources = Сырьё
web-watch-hand =
    { $cards ->
        [one] { $cards } карта, сброс при { $limit }
        [few] { $cards } карты, сброс при { $limit }
       *[many] { $cards } карт, сброс при { $limit }
    }
web-watch-in-hand = На руке
web-watch-in-supply = В резерве
web-watch-rate = Обмен с резервом
web-watch-development = Карты развития
web-watch-card-play = сыграть
web-watch-card-secret = тайно
web-watch-card-fresh = след. ход
web-watch-card-not-now = не сейчас
web-watch-card-none = Пока нет. Их покупают во время стройки.
web-watch-one-card = карта развития
web-watch-build = Строить
web-watch-build-later = когда закончится обмен
web-watch-left = Осталось
web-watch-missing = не хватает: { $cards }
web-watch-item-road = Дорога
    .explain = Ложится на свободный путь рядом с вашей дорогой или постройкой.
web-watch-item-settlement = Поселение
    .explain = Встаёт на свободный перекрёсток у вашей дороги, если на соседних нет построек. 1 победное очко.
web-watch-item-keep = Крепость
    .explain = Встаёт на место вашего поселения. 2 победных очка и двойной доход.
web-watch-item-dev_card = Карта
    .explain = Верхняя карта колоды. Сыграть её можно со следующего своего хода.
web-watch-trade = Обмен
web-watch-trade-players = Игроки
web-watch-trade-supply = Резерв
web-watch-proposals = Предложений в этот ход
web-watch-proposals-left = ещё { $left }
web-watch-rate-from = от { $rate }:1

web-watch-dice = Бросок
web-watch-rolled = { $one } и { $other }, вместе { $sum }
web-watch-not-rolled = Бросков ещё не было
web-watch-tiles = Особые жетоны
web-watch-tile-points = Победные очки
web-watch-tile-free = пока ничей, от { $minimum }
web-watch-supply = Резерв
web-watch-deck = Карт в колоде: { $cards }
web-watch-goal = Очков для победы: { $goal }

web-watch-proposal-title = Предложение обмена
web-watch-proposal-of = { $number }-е из { $all } за ход
web-watch-proposal-explain = Его получат все соперники сразу, потом вы выберете одного.
web-watch-counter-title = Встречное предложение
web-watch-counter-explain = Его получит автор предложения. Если бросить начатое, это будет отказ.
web-watch-counter-same = Сначала что-нибудь измените: именно это вам и предлагают.
web-watch-give = Отдаю
web-watch-want = Хочу
web-watch-take = Беру
web-watch-side-limit =
    { $limit ->
        [one] до { $limit } карты
        [few] до { $limit } карт
       *[many] до { $limit } карт
    }
web-watch-less = На одну меньше: { $resource }, сейчас { $count }
web-watch-more = На одну больше: { $resource }, сейчас { $count }
web-watch-send = Предложить
web-watch-gives = даёт
web-watch-wants = за
web-watch-you-give = вы отдаёте
web-watch-you-get = вы получаете
web-watch-offered = Обмен предлагает { $name }
web-watch-answer-accept = Принять
web-watch-answer-decline = Отклонить
web-watch-answer-counter = Встречное предложение
web-watch-answers = Ответы на ваше предложение
web-watch-answers-wait = Ответы откроются, когда выскажутся все.
web-watch-withdraw = Отозвать
web-watch-accepted = согласие
web-watch-declined = отказ
web-watch-thinking = думает…
web-watch-answered = ответ готов
web-watch-close = Обменяться
web-watch-take-counter = Принять встречное
web-watch-supply-title = Обмен с резервом
web-watch-supply-explain = Торговые пути у ваших построек делают обмен дешевле.
web-watch-exchange = Обменять
web-watch-discard-title = Семёрка: сброс половины
web-watch-discard = Сбросить
web-watch-discard-left =
    { $left ->
        [0] Этого достаточно.
        [one] Осталось выбрать { $left } карту.
        [few] Осталось выбрать { $left } карты.
       *[many] Осталось выбрать { $left } карт.
    }
web-watch-pick-take = Что взять из резерва
web-watch-pick-gain = Карты из резерва
web-watch-pick-name = Назовите сырьё

web-watch-tell-now = Рядом с полем
web-watch-tell-land = Земля с севера на юг, каждый ряд с запада
web-watch-tell-row = Ряд { $row }: { $hexes }
web-watch-tell-routes = Торговые пути
web-watch-tell-points = Победные очки: { $points }; карты сырья: { $hand }
web-watch-tell-roads = Дорог: { $count }, самая длинная цепь { $length }: { $roads }

## Полная игра «Братства Ночного дозора»

web-watch-clan-ice_river = Ледяная река
web-watch-clan-cave = Пещерные жители
web-watch-clan-hornfoot = Рогоногие
web-watch-clan-explain = Тот, кто в лагере 1, выходит на тропу, когда кубик одичалых покажет её число; остальные подтягиваются.
web-watch-clan-full = Все лагеря заняты: со следующим новичком двое первых бросятся вниз по обеим тропам.
web-watch-camp = Лагерь { $camp }
web-watch-trail = Тропа { $numbers }
    .explain = К Стене, для того, кто в лагере 1: { $clan }.
web-watch-clearing = Опушка { $label }
web-watch-clearing-explain = Воины ждут здесь, пока их не больше, чем дозорных на этом участке.
web-watch-clearing-danger = Ещё один воин — и вторжение.
web-watch-waiting = Ждут здесь
web-watch-section = Участок Стены { $number }
web-watch-section-explain = Новый дозорный встаёт на первый свободный пост. Первым уходит тот, кто на посту 1.
web-watch-arrow = Путь в Дар с участка { $number }
    .explain = Кто перебрался здесь через Стену, занимает первый свободный гекс вдоль стрелки.
web-watch-post = Пост { $post }
web-watch-frostfangs = Клыки Мороза
    .explain = Одичалые, которые ещё не пришли или были отброшены.
web-watch-breaches = Вторжения
    .explain = Когда их { $limit }, Стена пала и игра окончена.
web-watch-gift = Одичалые в Даре
    .explain = Когда их больше { $limit }, игра окончена.
web-watch-raided = Здесь одичалый: эта земля ничего не приносит.
web-watch-tormund-camp = Лагерь Тормунда
web-watch-tormund-home = Тормунд в своём лагере и ничему не мешает.
web-watch-trail-die = кубик одичалых { $number }
web-watch-and-trail = и { $number }
web-watch-tokens = Жетоны одичалых
    .explain = Поселение, крепость или особый жетон открывают один или два. Когда они кончатся, использованные перемешают заново.
web-watch-reserve = Жетонов в резерве: { $tokens }
web-watch-tokens-under = Закрытых жетонов под ними
web-watch-threats = Угрозы
web-watch-harm-breach = { $kind }: вторжение на участке { $section }.
web-watch-harm-breach-short = вторжение, участок { $section }
web-watch-harm-cross = { $kind }: через участок { $section } в Дар.
web-watch-harm-cross-short = перелезет через участок { $section }
web-watch-harm-guard = { $kind }: прогонит дозорного с участка { $section }.
web-watch-harm-guard-short = дозорный уйдёт с участка { $section }
web-watch-harm-deadly = Это конец игры.
web-watch-harm-deadly-short = конец игры
web-watch-harm-none = Следующий бросок ничем не грозит.
web-watch-rush = Набег
web-watch-rush-near = { $clan }: ещё один — и набег
web-watch-number-guards = Дозорные на Стене
web-watch-guard-points = Очки за дозорных
web-watch-item-guard = Дозорный
    .explain = Встаёт на первый свободный пост участка. Трое на Стене приносят 1 очко, пятеро — 2.
web-watch-aim-guard = Выберите участок Стены для дозорного.
web-watch-aim-wildling = Выберите одичалого, которого прогоните.
web-watch-aim-lift = Выберите дорогу, которую снимете.
web-watch-hero = Ваш герой
web-watch-heroes = Герои
web-watch-display = Герои на выбор
web-watch-hero-side =
    { $side ->
        [A] сторона А
       *[B] сторона Б
    }
web-watch-hero-rests = отдыхает в этот ход
web-watch-hero-ready = готов
web-watch-hero-use = применить
web-watch-hero-next = Сохранить героя или взять другого
web-watch-hero-leaves = Герой покидает игру
web-watch-hero-keep = Сохранить: { $hero }, сторона Б
web-watch-pick-give = Отдать в резерв
web-watch-pick-hand = Отдать карту взамен
web-watch-pick-seize = Забрать карту из открытой руки
web-watch-pick-leave-out = Что вы замените?
web-watch-pick-substitute = Чем заплатите вместо этого?
web-watch-pick-keep-card = Оставить одну карту
web-watch-tell-north = За Стеной
web-watch-tell-wall = Стена с запада на восток
web-watch-tell-clan = { $clan }, лагеря с первого: { $camps }
web-watch-tell-section = Участок { $number }: дозорные — { $guards }; на опушке — { $clearing }.
web-watch-tell-guards = Дозорных на Стене: { $guards }; очков за них: { $points }
web-watch-tell-nobody = никого
