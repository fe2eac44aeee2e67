### Что говорит страница в браузере помимо слов самой игры.

web-title = Longhouse: четыре северные игры в одном зале
web-language = Язык
web-theme-light = Светлая тема
web-theme-dark = Тёмная тема
web-nav = Страницы
web-nav-hall = Зал
web-nav-rules = Правила
web-nav-about = О проекте
web-close = Закрыть
web-back = Назад
web-back-to-hall = Вернуться в зал
web-less = Меньше
web-more = Больше
web-you = вы

## Что может пойти не так

web-error-offline = Сервер не отвечает. Пробуем снова.
web-error-server = Сервер не смог этого сделать (ошибка { $status }). Попробуйте чуть позже.
web-error-turned-away = За этот стол не пускают.
web-lost-page = По этому адресу ничего нет
web-lost-game = Такой игры в этом зале нет
web-broken-page = Страница сломалась
web-reload = Загрузить заново

## Кто я

web-me-title = Ваше имя
web-me-nobody = Гость
web-me-name = Имя
web-me-password = Пароль
web-me-guest = Гость
web-me-sign-in = Войти
web-me-sign-up = Новая запись
web-me-sign-out = Выйти
web-me-explain-name = Чтобы играть, нужно только имя. Браузер его запомнит.
web-me-explain-in = Ваши партии появятся и на этом устройстве.
web-me-explain-new = Партии сохранятся и на другом устройстве. Сыгранное гостем останется за вами.
web-me-explain-account = За столами, где вы уже сидите, имя останется прежним.
web-me-send-name = Сохранить
web-me-send-in = Войти
web-me-send-new = Создать запись
# Имена гостей и игроков за одним экраном; первые буквы должны различаться.
web-guest-names = Ингрид Олаф Фрейя Свен Астрид Бьёрн Хельга Торстейн Рагнар Дагни

## Зал

web-choose-a-door = Выберите игру
web-door-northgard = Нордгард: Новые земли
    .motto = Исследуйте, удержите три земли, переживите зиму
web-door-midgard = Чемпионы Мидгарда
    .motto = Ведите воинов, бейте драугров, ищите славы
web-door-watch = Братство Дозора
    .motto = Заселяйте Дар, торгуйте и прокладывайте дороги
web-door-wild = Дикинги
    .motto = Варите пиво, стройте деревню, грабьте друзей
web-door-players =
    { $high ->
        [one] { $low }–{ $high } игрока
        [few] { $low }–{ $high } игрока
       *[many] { $low }–{ $high } игроков
    }
web-door-minutes = { $minutes } мин
web-door-later = Ещё не построено
web-play-now = Играть
web-play-now-label = { $game }: сразу играть против ботов
web-set-up = Накрыть стол
web-set-up-label = { $game }: накрыть стол
web-hot-seat = Вместе за одним экраном
web-upload = Партия из файла
web-footer = О проекте Longhouse: авторы и права

web-invitation = Вас пригласили?
web-invitation-hint = Вставьте ссылку от друга.
web-invitation-code = Ссылка или код стола
web-invitation-enter = Войти
web-invitation-unreadable = Это не ссылка на стол. Она выглядит так: { $example }

web-tables-mine = Ваши столы
web-tables-mine-none = Пока ни одного. Откройте дверь и играйте.
web-tables-open = Открытые столы
web-tables-open-none = Сейчас никто не ищет игроков. Накройте стол и оставьте место свободным.
web-tables-turns =
    { $turns ->
        [one] { $turns } ждёт вас
        [few] { $turns } ждут вас
       *[many] { $turns } ждут вас
    }
web-tables-more = Ещё { $more }
web-table-of = Хозяин стола: { $host }
web-table-alone = Пока больше никого
web-table-seats = Занято мест: { $taken } из { $all }
web-table-open = Открыть
web-table-join = Сесть
web-table-watch = Смотреть
web-table-replay = Запись
web-standing-free =
    { $free ->
        [one] { $free } свободное место
        [few] { $free } свободных места
       *[many] { $free } свободных мест
    }
web-standing-full = Все места заняты, скоро начало
web-standing-your-move = Ваш ход
web-standing-waits = Ходит { $name }
web-standing-playing = Игра идёт
web-standing-won = Окончена, победа: { $name }
web-standing-over = Окончена

## Новый стол

web-create-title = Новый стол
web-create-game = Игра
web-create-rules = Правила стола
web-create-changed = изменено { $changed } из { $all }
web-create-more =
    { $more ->
        [one] Ещё { $more } правило
        [few] Ещё { $more } правила
       *[many] Ещё { $more } правил
    }
web-create-less = Меньше правил
web-create-seats = Места
web-create-players = Число игроков
web-create-bots-see = Бот видит только то, что видит игрок на его месте. Если кто-то ушёл, остальные могут голосованием посадить бота; вернувшийся получит место назад.
web-create-call = Созвать за стол
web-create-start = Начать игру
web-create-bots-now = Начать сразу: свободные места ботам
web-create-link-follows = Ссылку для друзей покажет сам стол.
web-create-shuffled = Случайная раскладка: поле перемешается в начале игры.
web-seat = Место { $number }
web-seat-kind = Кто здесь сидит
web-seat-level = Сила бота
web-seat-kind-me = Я
web-seat-kind-open = Свободно
web-seat-kind-bot = Бот
web-seat-kind-hotseat = Рядом
web-seat-me =
    .explain = Играет этот браузер
web-seat-open = Ждём друга
    .explain = Сядет тот, у кого есть ссылка
web-seat-bot = Бот
web-bot-greedy = Хускарл
    .explain = Выбирает лучшее на шаг вперёд
web-bot-uniform = Трэлл
    .explain = Ходит наугад, лишь бы по правилам
web-spectators = Кто может смотреть
web-spectators-explain = Зрители видят только открытое.
web-spectators-all = Все
web-spectators-link = По ссылке
web-spectators-none = Никто
web-sum-people = Игроки
web-sum-persons =
    { $people ->
        [one] { $people } человек
        [few] { $people } человека
       *[many] { $people } человек
    }
web-sum-open =
    { $open ->
        [one] { $open } место свободно
        [few] { $open } места свободны
       *[many] { $open } мест свободно
    }
web-sum-bots =
    { $bots ->
        [one] { $bots } бот
        [few] { $bots } бота
       *[many] { $bots } ботов
    }
web-sum-length = Длительность
web-sum-minutes = около { $minutes } мин
web-sum-as-printed = Всё, как напечатано в книге.
web-sum-differs = Отличия от книги:

## Приглашение

web-join-title = Приглашение
web-join-host = За стол приглашает { $host }
web-join-free = Свободное место
web-join-sit = Сесть сюда
web-join-watch = Только смотреть
web-join-agreed = О чём договорились

## Правила

web-rules = Правила
web-rule-open = Читать правило { $id }
web-rules-search = Номер правила
web-rules-find = Найти
web-rules-english = Свод правил написан по-английски.
web-rules-marks = { $public } — из открытых источников, { $house } — наше решение; остальное из книги.
web-rules-cover = Введите номер правила или выберите раздел. Номера правил в игре тоже открываются здесь.
web-rules-sections = Разделы
web-rules-near = Рядом:

## О проекте

web-about-title = О проекте Longhouse
web-about-what = Longhouse — свободный цифровой стол для четырёх северных настольных игр: в браузере с друзьями и ботами, в терминале и как библиотека для тех, кто пишет ботов.
web-about-rules = Игры идут точно по напечатанным правилам. Всё, что происходит за столом, называет своё правило, и каждое правило можно прочитать здесь же.
web-about-notice-title = Уведомление
web-about-notice = Longhouse не связан с издателями и авторами этих игр и не одобрен ими. Названия игр принадлежат их владельцам и нужны лишь затем, чтобы сказать, по каким правилам идёт игра. Рисунки издателей и тексты их карт не используются.
web-about-credits-title = Благодарности
web-about-icons = Значки: Lorc, Delapouite и другие авторы,
web-about-fonts = Шрифты: семейство Alegreya, Хуан Пабло дель Пераль,
web-about-drawings = Поля, фигуры, знаки игроков, линейные значки, зал и логотип нарисованы нами.
web-about-privacy-title = Что хранится
web-about-privacy = Для гостя — имя и один подписанный файл куки, больше ничего. Для учётной записи — ещё хеш пароля. Партии хранятся как журналы; после конца игры их можно скачать.
web-about-licence = Программа свободна и распространяется по лицензии Apache 2.0.

## Конец партии

web-end-wins =
    { $winners ->
        [one] { $names } побеждает: { $points ->
            [one] { $points } очко
            [few] { $points } очка
           *[many] { $points } очков
        }
        [few] { $names } побеждают: { $points ->
            [one] { $points } очко
            [few] { $points } очка
           *[many] { $points } очков
        }
       *[many] { $names } побеждают: { $points ->
            [one] { $points } очко
            [few] { $points } очка
           *[many] { $points } очков
        }
    }
web-end-nobody = Никто не победил
web-end-level = Столько же очков: { $names }.
web-end-behind =
    { $points ->
        [one] Следом { $names }, отставание { $points } очко.
        [few] Следом { $names }, отставание { $points } очка.
       *[many] Следом { $names }, отставание { $points } очков.
    }
web-end-turns =
    { $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
       *[many] { $turns } ходов
    }
web-end-score = Очки по источникам
web-end-player = Игрок
web-end-total = Всего
web-end-share = Доли
web-end-winner = победитель
web-end-course = Как шла игра
web-end-rematch = Реванш, те же места
web-end-rematch-on = К реваншу
web-end-board = Посмотреть на поле
web-end-seed = Зерно случайности
web-journal = Журнал
web-share = Поделиться
web-share-copied = Ссылка скопирована
web-share-by-hand = Скопируйте этот адрес:
web-chart-table = Показать таблицей
web-chart-points = Очки по ходам
web-chart-points-of = { $name }: { $points }.
web-chart-turn = Ход
web-chart-rolls = Броски двух кубиков и то, чего следовало ждать
web-chart-sum = Бросок
web-luck-title = Удача
web-luck-rolls =
    { $rolls ->
        [one] { $rolls } бросок
        [few] { $rolls } броска
       *[many] { $rolls } бросков
    }
web-luck-rolled = выпало
web-luck-expected = ожидалось
web-luck-uneven = так же неровно или хуже: в { $games } из 100 партий
web-luck-cards = Карты с бросков
web-luck-took = Отнято карт
web-luck-lost = Потеряно карт

## Честные кубики

web-proof = Честные кубики
web-proof-explain = Все броски и колоды этой партии идут от секрета, который сервер уже загадал. Вот его хеш; сам секрет откроют в конце, и тогда каждый сможет проверить, что ни один бросок не подменили. К секрету примешают и ваше слово, чтобы никто не мог подобрать броски заранее.
web-proof-hash = Хеш, показанный до первого хода
web-proof-words = Слова игроков
web-proof-word = Слово для кубиков: { $name }
web-proof-word-hint = Любое ваше слово
web-proof-add = Примешать
web-proof-title = Проверка кубиков
web-proof-none = Доказать честность этих кубиков нельзя: хеш до игры не показывали, потому что зерно выбрали сами или партию принесли сюда файлом.
web-proof-kept = Ваш браузер проверил: у секрета тот самый хеш, и вместе со словами игроков он даёт это зерно.
web-proof-broken = Ваш браузер проверил: секрет, хеш и зерно не подходят друг к другу.
web-proof-secret = Секрет, открытый в конце
web-proof-check = Проверить все броски и карты

## Партия ещё раз

web-replay-title = Запись: { $game }
web-replay-turn-of = Ход { $turn } из { $all }
web-replay-move = Шаг { $move } из { $all }
web-replay-see-as = Чьими глазами
web-replay-as-spectator = Зритель
web-replay-as-all = Всё открыто
web-replay-as-seat = Глазами игрока { $name }
web-replay-first = К началу
web-replay-back = Шаг назад
web-replay-play = Смотреть подряд
web-replay-pause = Пауза
web-replay-forward = Шаг вперёд
web-replay-last = К концу
web-replay-speed = Скорость
web-replay-space = Пробел
web-replay-link = Ссылка на этот шаг
web-replay-score = Итог
web-replay-turns = Ходы партии
web-replay-loading = { $here } из { $all } шагов…
web-replay-lost = Эту партию не показать

## Стол

web-title-table = Стол
web-title-your-turn = Ваш ход
web-confirm = Сделать
web-cancel = Отмена
web-table-menu = Меню
web-settings = Настройки
web-sounds = Звук
web-speed = Движение
web-speed-off = Нет
web-speed-fast = Быстрое
web-speed-normal = Обычное
web-speed-reduced = Система просит меньше движения, поэтому всё стоит на месте.
web-help = Клавиши
web-key-tab = Следующее доступное место, с запада на восток
web-key-enter = Выбрать его
web-key-esc = Шаг назад
web-key-main = Главная кнопка: бросок, дальше, конец хода
web-key-undo = Отмена
web-key-build = Дорога, поселение, крепость, карта
web-key-trade = Обмен с игроками
web-key-view = Поле словами
web-key-zoom = Дальше, ближе, всё поле
web-key-help = Этот список
web-text-view = Поле словами
web-choices = Что сейчас можно сделать
web-zoom-in = Ближе
web-zoom-out = Дальше
web-zoom-fit = Всё поле

web-connection-connecting = Идём к столу…
web-connection-online = Связь есть
web-connection-silent = Сервер молчит, ждём.
web-connection-offline = Связь потеряна. Возвращаемся…

web-turn = Ход { $turn }
web-status = Что происходит
web-status-your-turn = Ваш ход.
web-status-your-answer = Слово за вами.
web-status-turn-of = { $name }:
web-status-over = Игра окончена.
web-status-score = Итоги
web-status-sending = Минутку…
web-status-confirm = Подтвердите или отмените.
web-status-confirm-place = Подтвердите или выберите другое место.
web-status-places =
    { $places ->
        [one] Светится { $places } место. Esc — отменить.
        [few] Светятся { $places } места. Esc — отменить.
       *[many] Светятся { $places } мест. Esc — отменить.
    }

web-seat-away = нет на месте
web-seat-stand-in = Пока игрока нет, за него ходит бот
web-seat-thinks = Стол ждёт этого игрока
web-seat-points =
    { $hidden ->
        [0] Победные очки: { $points }
       *[other] Победные очки: { $points } и ещё { $hidden } тайно
    }

web-log = Летопись
web-log-turn = Ход { $turn } · { $name }
web-log-before = До первого хода
web-log-empty = Пока ничего не случилось.
web-log-more = Более ранние ходы
web-log-fold = Свернуть
web-log-unfold = Открыть летопись
web-chat = Беседа
web-chat-say = Сказать за столом…
web-chat-send = Сказать
web-chat-empty = Пока никто ничего не сказал.
web-chat-watches = зритель
web-chat-mute = Больше не слышать: { $name }
web-chat-muted = Вы больше не слышите: { $name }.
web-chat-unmute = Слышать снова
web-chat-unread = Непрочитанных: { $unread }

web-undo = Отмена
web-undo-explain = Вернуть свой последний шаг.
web-undo-nothing = Отменять нечего.
web-end-ask = Завершить ход?
web-end-left = Вам ещё хватает на: { $left }.
web-end-ask-always = Спрашивать перед концом хода

web-vote-left = За столом больше нет игрока { $name }.
web-vote-wait = Подождать
web-vote-bot = Пусть ходит бот ({ $bot } из { $needed })
web-vote-stands-in = На вашем месте ходит бот.
web-vote-take-back = Играть дальше самому
web-curtain = Теперь ходит { $name }
web-curtain-explain = Передайте экран. Остальным сейчас лучше не смотреть.
web-curtain-ready = { $name } здесь
web-watching = Вы смотрите игру. Зрителей: { $watching }.

web-waiting = Ждём игроков
web-waiting-for =
    { $free ->
        [0] Все в сборе.
        [one] Свободно ещё { $free } место.
        [few] Свободно ещё { $free } места.
       *[many] Свободно ещё { $free } мест.
    }
web-waiting-bots = Свободные места ботам
web-waiting-invite = Позовите друзей
web-waiting-link = Адрес приглашения
web-waiting-copy = Скопировать ссылку
web-waiting-copied = Скопировано
web-waiting-leave = Выйти из-за стола

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

web-watch-tell-land = Земля с севера на юг, каждый ряд с запада
web-watch-tell-row = Ряд { $row }: { $hexes }
web-watch-tell-routes = Торговые пути
web-watch-tell-points = Победные очки: { $points }; карты сырья: { $hand }
web-watch-tell-roads = Дорог: { $count }, самая длинная цепь { $length }: { $roads }
