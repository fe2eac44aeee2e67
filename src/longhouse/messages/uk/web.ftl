### Що каже сторінка в браузері, крім слів самої гри.

web-title = Longhouse: чотири північні ігри в одній залі
web-language = Мова
web-theme-light = Світла тема
web-theme-dark = Темна тема
web-nav = Сторінки
web-nav-hall = Зала
web-nav-rules = Правила
web-nav-about = Про проєкт
web-close = Закрити
web-back = Назад
web-back-to-hall = Повернутися до зали
web-less = Менше
web-more = Більше
web-you = ви

## Що може піти не так

web-error-offline = Сервер не відповідає. Пробуємо знову.
web-error-server = Сервер не зміг цього зробити (помилка { $status }). Спробуйте трохи згодом.
web-error-turned-away = За цей стіл не пускають.
web-lost-page = За цією адресою нічого немає
web-lost-game = Такої гри в цій залі немає
web-broken-page = Сторінка зламалася
web-reload = Завантажити знову

## Хто я

web-me-title = Ваше ім’я
web-me-nobody = Гість
web-me-name = Ім’я
web-me-password = Пароль
web-me-guest = Гість
web-me-sign-in = Увійти
web-me-sign-up = Новий запис
web-me-sign-out = Вийти
web-me-explain-name = Щоб грати, потрібне лише ім’я. Браузер його запам’ятає.
web-me-explain-in = Ваші партії з’являться й на цьому пристрої.
web-me-explain-new = Партії збережуться й на іншому пристрої. Зігране гостем лишиться вашим.
web-me-explain-account = За столами, де ви вже сидите, ім’я лишиться попереднім.
web-me-send-name = Зберегти
web-me-send-in = Увійти
web-me-send-new = Створити запис
# Імена гостей і гравців за одним екраном; перші літери мають різнитися.
web-guest-names = Інґрід Олаф Фрея Свен Астрід Бйорн Гельґа Торстейн Раґнар Даґні

## Зала

web-choose-a-door = Виберіть гру
web-door-northgard = Нортґард: Незвідані землі
    .motto = Досліджуйте, втримайте три землі, переживіть зиму
web-door-midgard = Чемпіони Мідгарда
    .motto = Ведіть воїнів, бийте драугрів, шукайте слави
web-door-watch = Братство Варти
    .motto = Заселяйте Дар, торгуйте й прокладайте дороги
web-door-wild = Дикінги
    .motto = Варіть пиво, будуйте село, грабуйте друзів
web-door-players =
    { $high ->
        [one] { $low }–{ $high } гравці
        [few] { $low }–{ $high } гравці
       *[many] { $low }–{ $high } гравців
    }
web-door-minutes = { $minutes } хв
web-door-later = Ще не збудовано
web-play-now = Грати
web-play-now-label = { $game }: одразу грати проти ботів
web-set-up = Накрити стіл
web-set-up-label = { $game }: накрити стіл
web-hot-seat = Разом за одним екраном
web-upload = Партія з файлу
web-footer = Про проєкт Longhouse: автори й права

web-invitation = Вас запросили?
web-invitation-hint = Вставте посилання від друга.
web-invitation-code = Посилання або код столу
web-invitation-enter = Увійти
web-invitation-unreadable = Це не посилання на стіл. Воно має такий вигляд: { $example }

web-tables-mine = Ваші столи
web-tables-mine-none = Поки жодного. Відчиніть двері й грайте.
web-tables-open = Відкриті столи
web-tables-open-none = Зараз ніхто не шукає гравців. Накрийте стіл і залиште місце вільним.
web-tables-turns =
    { $turns ->
        [one] { $turns } чекає на вас
        [few] { $turns } чекають на вас
       *[many] { $turns } чекають на вас
    }
web-tables-more = Ще { $more }
web-table-of = Господар столу: { $host }
web-table-alone = Поки більше нікого
web-table-seats = Зайнято місць: { $taken } із { $all }
web-table-open = Відкрити
web-table-join = Сісти
web-table-watch = Дивитися
web-table-replay = Запис
web-standing-free =
    { $free ->
        [one] { $free } вільне місце
        [few] { $free } вільні місця
       *[many] { $free } вільних місць
    }
web-standing-full = Усі місця зайняті, незабаром початок
web-standing-your-move = Ваш хід
web-standing-waits = Ходить { $name }
web-standing-playing = Гра триває
web-standing-won = Завершено, перемога: { $name }
web-standing-over = Завершено

## Новий стіл

web-create-title = Новий стіл
web-create-game = Гра
web-create-rules = Правила столу
web-create-changed = змінено { $changed } із { $all }
web-create-more =
    { $more ->
        [one] Ще { $more } правило
        [few] Ще { $more } правила
       *[many] Ще { $more } правил
    }
web-create-less = Менше правил
web-create-seats = Місця
web-create-players = Кількість гравців
web-create-bots-see = Бот бачить лише те, що бачить гравець на його місці. Якщо хтось пішов, решта може голосуванням посадити бота; хто повернеться, отримає місце назад.
web-create-call = Скликати до столу
web-create-start = Почати гру
web-create-bots-now = Почати одразу: вільні місця ботам
web-create-link-follows = Посилання для друзів покаже сам стіл.
web-create-shuffled = Випадкова розкладка: поле перемішається на початку гри.
web-seat = Місце { $number }
web-seat-kind = Хто тут сидить
web-seat-level = Сила бота
web-seat-kind-me = Я
web-seat-kind-open = Вільно
web-seat-kind-bot = Бот
web-seat-kind-hotseat = Поруч
web-seat-me =
    .explain = Грає цей браузер
web-seat-open = Чекаємо на друга
    .explain = Сяде той, хто має посилання
web-seat-bot = Бот
web-bot-greedy = Гускарл
    .explain = Вибирає найкраще на крок уперед
web-bot-uniform = Трел
    .explain = Ходить навмання, аби за правилами
web-spectators = Хто може дивитися
web-spectators-explain = Глядачі бачать лише відкрите.
web-spectators-all = Усі
web-spectators-link = За посиланням
web-spectators-none = Ніхто
web-sum-people = Гравці
web-sum-persons =
    { $people ->
        [one] { $people } людина
        [few] { $people } людини
       *[many] { $people } людей
    }
web-sum-open =
    { $open ->
        [one] { $open } місце вільне
        [few] { $open } місця вільні
       *[many] { $open } місць вільно
    }
web-sum-bots =
    { $bots ->
        [one] { $bots } бот
        [few] { $bots } боти
       *[many] { $bots } ботів
    }
web-sum-length = Тривалість
web-sum-minutes = близько { $minutes } хв
web-sum-as-printed = Усе, як надруковано в книзі.
web-sum-differs = Відмінності від книги:

## Запрошення

web-join-title = Запрошення
web-join-host = До столу запрошує { $host }
web-join-free = Вільне місце
web-join-sit = Сісти сюди
web-join-watch = Лише дивитися
web-join-agreed = Про що домовилися

## Правила

web-rules = Правила
web-rule-open = Читати правило { $id }
web-rules-search = Номер правила
web-rules-find = Знайти
web-rules-english = Звід правил написано англійською.
web-rules-marks = { $public } — з відкритих джерел, { $house } — наше рішення; решта з книги.
web-rules-cover = Введіть номер правила або виберіть розділ. Номери правил у грі теж відкриваються тут.
web-rules-sections = Розділи
web-rules-near = Поруч:

## Про проєкт

web-about-title = Про проєкт Longhouse
web-about-what = Longhouse — вільний цифровий стіл для чотирьох північних настільних ігор: у браузері з друзями й ботами, у терміналі та як бібліотека для тих, хто пише ботів.
web-about-rules = Ігри йдуть точно за надрукованими правилами. Усе, що стається за столом, називає своє правило, і кожне правило можна прочитати тут же.
web-about-notice-title = Повідомлення
web-about-notice = Longhouse не пов’язаний із видавцями та авторами цих ігор і не схвалений ними. Назви ігор належать їхнім власникам і потрібні лише для того, щоб сказати, за якими правилами йде гра. Малюнки видавців і тексти їхніх карт не використовуються.
web-about-credits-title = Подяки
web-about-icons = Значки: Lorc, Delapouite та інші автори,
web-about-fonts = Шрифти: родина Alegreya, Хуан Пабло дель Пераль,
web-about-drawings = Поля, фігури, знаки гравців, лінійні значки, зала й логотип намальовані нами.
web-about-privacy-title = Що зберігається
web-about-privacy = Для гостя — ім’я та один підписаний файл кукі, більше нічого. Для облікового запису — ще хеш пароля. Партії зберігаються як журнали; після кінця гри їх можна завантажити.
web-about-licence = Програма вільна й поширюється за ліцензією Apache 2.0.

## Кінець партії

web-end-wins =
    { $winners ->
        [one] { $names } перемагає: { $points ->
            [one] { $points } очко
            [few] { $points } очки
           *[many] { $points } очок
        }
        [few] { $names } перемагають: { $points ->
            [one] { $points } очко
            [few] { $points } очки
           *[many] { $points } очок
        }
       *[many] { $names } перемагають: { $points ->
            [one] { $points } очко
            [few] { $points } очки
           *[many] { $points } очок
        }
    }
web-end-nobody = Ніхто не переміг
web-end-level = Стільки ж очок: { $names }.
web-end-behind =
    { $points ->
        [one] Далі { $names }, відставання { $points } очко.
        [few] Далі { $names }, відставання { $points } очки.
       *[many] Далі { $names }, відставання { $points } очок.
    }
web-end-turns =
    { $turns ->
        [one] { $turns } хід
        [few] { $turns } ходи
       *[many] { $turns } ходів
    }
web-end-score = Очки за джерелами
web-end-player = Гравець
web-end-total = Усього
web-end-share = Частки
web-end-winner = переможець
web-end-course = Як ішла гра
web-end-rematch = Реванш, ті самі місця
web-end-rematch-on = До реваншу
web-end-board = Поглянути на поле
web-end-seed = Зерно випадковості
web-journal = Журнал
web-share = Поділитися
web-share-copied = Посилання скопійовано
web-share-by-hand = Скопіюйте цю адресу:
web-chart-table = Показати таблицею
web-chart-points = Очки за ходами
web-chart-points-of = { $name }: { $points }.
web-chart-turn = Хід
web-chart-rolls = Кидки двох кубиків і те, чого слід було чекати
web-chart-sum = Кидок
web-luck-title = Удача
web-luck-rolls =
    { $rolls ->
        [one] { $rolls } кидок
        [few] { $rolls } кидки
       *[many] { $rolls } кидків
    }
web-luck-rolled = випало
web-luck-expected = очікувалося
web-luck-uneven = так само нерівно або гірше: у { $games } зі 100 партій
web-luck-cards = Картки з кидків
web-luck-took = Забрано карток
web-luck-lost = Втрачено карток

## Чесні кубики

web-proof = Чесні кубики
web-proof-explain = Усі кидки й колоди цієї партії йдуть від секрету, який сервер уже загадав. Ось його геш; сам секрет відкриють наприкінці, і тоді кожен зможе перевірити, що жодного кидка не підмінили. До секрету домішають і ваше слово, щоб ніхто не міг підібрати кидки заздалегідь.
web-proof-hash = Геш, показаний до першого ходу
web-proof-words = Слова гравців
web-proof-word = Слово для кубиків: { $name }
web-proof-word-hint = Будь-яке ваше слово
web-proof-add = Домішати
web-proof-title = Перевірка кубиків
web-proof-none = Довести чесність цих кубиків не можна: геш до гри не показували, бо зерно вибрали самі або партію принесли сюди файлом.
web-proof-kept = Ваш браузер перевірив: у секрету той самий геш, і разом зі словами гравців він дає це зерно.
web-proof-broken = Ваш браузер перевірив: секрет, геш і зерно не пасують одне до одного.
web-proof-secret = Секрет, відкритий наприкінці
web-proof-check = Перевірити всі кидки й картки

## Партія ще раз

web-replay-title = Запис: { $game }
web-replay-turn-of = Хід { $turn } із { $all }
web-replay-move = Крок { $move } із { $all }
web-replay-see-as = Чиїми очима
web-replay-as-spectator = Глядач
web-replay-as-all = Усе відкрито
web-replay-as-seat = Очима гравця { $name }
web-replay-first = На початок
web-replay-back = Крок назад
web-replay-play = Дивитися поспіль
web-replay-pause = Пауза
web-replay-forward = Крок уперед
web-replay-last = У кінець
web-replay-speed = Швидкість
web-replay-space = Пробіл
web-replay-link = Посилання на цей крок
web-replay-score = Підсумок
web-replay-turns = Ходи партії
web-replay-loading = { $here } із { $all } кроків…
web-replay-lost = Цю партію не показати

## Стіл

web-title-table = Стіл
web-title-your-turn = Ваш хід
web-confirm = Зробити
web-cancel = Скасувати
web-table-menu = Меню
web-settings = Налаштування
web-sounds = Звук
web-speed = Рух
web-speed-off = Немає
web-speed-fast = Швидкий
web-speed-normal = Звичайний
web-speed-reduced = Система просить менше руху, тож усе стоїть на місці.
web-help = Клавіші
web-key-tab = Наступне доступне місце, із заходу на схід
web-key-enter = Обрати його
web-key-esc = Крок назад
web-key-main = Головна кнопка: кидок, далі, кінець ходу
web-key-undo = Скасувати
web-key-build = Дорога, поселення, фортеця, картка
web-key-trade = Обмін із гравцями
web-key-view = Поле словами
web-key-zoom = Далі, ближче, усе поле
web-key-help = Цей список
web-text-view = Поле словами
web-choices = Що зараз можна зробити
web-zoom-in = Ближче
web-zoom-out = Далі
web-zoom-fit = Усе поле

web-connection-connecting = Ідемо до столу…
web-connection-online = Зв’язок є
web-connection-silent = Сервер мовчить, чекаємо.
web-connection-offline = Зв’язок утрачено. Повертаємося…

web-turn = Хід { $turn }
web-status = Що відбувається
web-status-your-turn = Ваш хід.
web-status-your-answer = Слово за вами.
web-status-turn-of = { $name }:
web-status-over = Гру закінчено.
web-status-score = Підсумки
web-status-sending = Хвилинку…
web-status-confirm = Підтвердьте або скасуйте.
web-status-confirm-place = Підтвердьте або оберіть інше місце.
web-status-places =
    { $places ->
        [one] Світиться { $places } місце. Esc — скасувати.
        [few] Світяться { $places } місця. Esc — скасувати.
       *[many] Світяться { $places } місць. Esc — скасувати.
    }

web-seat-away = немає на місці
web-seat-stand-in = Поки гравця немає, за нього ходить бот
web-seat-thinks = Стіл чекає на цього гравця
web-seat-points =
    { $hidden ->
        [0] Переможні очки: { $points }
       *[other] Переможні очки: { $points } і ще { $hidden } таємно
    }

web-log = Літопис
web-log-turn = Хід { $turn } · { $name }
web-log-before = До першого ходу
web-log-empty = Поки нічого не сталося.
web-log-more = Попередні ходи
web-log-fold = Згорнути
web-log-unfold = Відкрити літопис
web-chat = Бесіда
web-chat-say = Сказати за столом…
web-chat-send = Сказати
web-chat-empty = Поки ніхто нічого не сказав.
web-chat-watches = глядач
web-chat-mute = Більше не чути: { $name }
web-chat-muted = Ви більше не чуєте: { $name }.
web-chat-unmute = Чути знову
web-chat-unread = Непрочитаних: { $unread }

web-undo = Скасувати
web-undo-explain = Повернути свій останній крок.
web-undo-nothing = Скасовувати нічого.
web-end-ask = Завершити хід?
web-end-left = Вам ще вистачає на: { $left }.
web-end-ask-always = Питати перед кінцем ходу

web-vote-left = За столом більше немає гравця { $name }.
web-vote-wait = Почекати
web-vote-bot = Хай ходить бот ({ $bot } з { $needed })
web-vote-stands-in = На вашому місці ходить бот.
web-vote-take-back = Грати далі самому
web-curtain = Тепер ходить { $name }
web-curtain-explain = Передайте екран. Решті зараз краще не дивитися.
web-curtain-ready = { $name } тут
web-watching = Ви дивитеся гру. Глядачів: { $watching }.

web-waiting = Чекаємо на гравців
web-waiting-for =
    { $free ->
        [0] Усі зібралися.
        [one] Вільне ще { $free } місце.
        [few] Вільні ще { $free } місця.
       *[many] Вільно ще { $free } місць.
    }
web-waiting-bots = Вільні місця ботам
web-waiting-invite = Покличте друзів
web-waiting-link = Адреса запрошення
web-waiting-copy = Скопіювати посилання
web-waiting-copied = Скопійовано
web-waiting-leave = Вийти з-за столу

## Варта за столом

web-watch-board = Ігрове поле
web-watch-tormund = Тормунд
    .explain = Гекс, де він стоїть, нічого не дає. Після кидка 7 або з карткою дозору він переходить і забирає картку.
web-watch-route = Той, хто має споруду на одному з його кінців, міняється з резервом за цим курсом.
web-watch-yields = Дає
web-watch-rolls = За кидка { $rolls }
web-watch-of-36 = { $ways } із 36
web-watch-barren = Ця земля нічого не дає.

web-watch-step-roll = Кидок
web-watch-step-trade = Обмін
web-watch-step-build = Будівництво
web-watch-step-both = Обмін і будівництво
web-watch-main-roll = Кинути кубики
web-watch-main-go-on = До будівництва
web-watch-main-end-turn = Завершити хід
web-watch-waits = Ходить { $name }
web-watch-waits-others = Чекаємо на решту
web-watch-first-answer = Спершу оберіть
web-watch-aim-road = Оберіть шлях для дороги.
web-watch-aim-settlement = Оберіть перехрестя для поселення.
web-watch-aim-keep = Оберіть поселення, яке стане фортецею.
web-watch-aim-tormund = Оберіть гекс, на який перейде Тормунд.

web-watch-number-hand = Картки ресурсів
web-watch-number-cards = Картки розвитку
web-watch-number-road = Довжина свого шляху
web-watch-number-patrols = Зіграно дозорів
web-watch-number-settlements = Поселень на полі

web-watch-tray = Ваша рука
web-watch-resources = Ресурси
web-watch-hand =
    { $cards ->
        [one] { $cards } картка, скидання при { $limit }
        [few] { $cards } картки, скидання при { $limit }
       *[many] { $cards } карток, скидання при { $limit }
    }
web-watch-in-hand = На руці
web-watch-in-supply = У резерві
web-watch-rate = Обмін із резервом
web-watch-development = Картки розвитку
web-watch-card-play = зіграти
web-watch-card-secret = таємно
web-watch-card-fresh = наст. хід
web-watch-card-not-now = не зараз
web-watch-card-none = Поки немає. Їх купують під час будівництва.
web-watch-one-card = картка розвитку
web-watch-build = Будувати
web-watch-build-later = коли закінчиться обмін
web-watch-left = Лишилося
web-watch-missing = бракує: { $cards }
web-watch-item-road = Дорога
    .explain = Лягає на вільний шлях поруч із вашою дорогою чи спорудою.
web-watch-item-settlement = Поселення
    .explain = Стає на вільне перехрестя біля вашої дороги, якщо на сусідніх немає споруд. 1 переможне очко.
web-watch-item-keep = Фортеця
    .explain = Стає на місце вашого поселення. 2 переможні очки й подвійний дохід.
web-watch-item-dev_card = Картка
    .explain = Верхня картка колоди. Зіграти її можна з наступного свого ходу.
web-watch-trade = Обмін
web-watch-trade-players = Гравці
web-watch-trade-supply = Резерв
web-watch-proposals = Пропозицій у цей хід
web-watch-proposals-left = ще { $left }
web-watch-rate-from = від { $rate }:1

web-watch-dice = Кидок
web-watch-rolled = { $one } і { $other }, разом { $sum }
web-watch-not-rolled = Кидків ще не було
web-watch-tiles = Особливі жетони
web-watch-tile-points = Переможні очки
web-watch-tile-free = поки нічий, від { $minimum }
web-watch-supply = Резерв
web-watch-deck = Карток у колоді: { $cards }
web-watch-goal = Очок для перемоги: { $goal }

web-watch-proposal-title = Пропозиція обміну
web-watch-proposal-of = { $number }-та з { $all } за хід
web-watch-proposal-explain = Її отримають усі суперники одразу, потім ви оберете одного.
web-watch-counter-title = Зустрічна пропозиція
web-watch-counter-explain = Її отримає автор пропозиції. Якщо кинути почате, це буде відмова.
web-watch-give = Віддаю
web-watch-want = Хочу
web-watch-take = Беру
web-watch-side-limit =
    { $limit ->
        [one] до { $limit } картки
        [few] до { $limit } карток
       *[many] до { $limit } карток
    }
web-watch-less = На одну менше: { $resource }, зараз { $count }
web-watch-more = На одну більше: { $resource }, зараз { $count }
web-watch-send = Запропонувати
web-watch-gives = дає
web-watch-wants = за
web-watch-you-give = ви віддаєте
web-watch-you-get = ви отримуєте
web-watch-offered = Обмін пропонує { $name }
web-watch-answer-accept = Прийняти
web-watch-answer-decline = Відхилити
web-watch-answer-counter = Зустрічна пропозиція
web-watch-answers = Відповіді на вашу пропозицію
web-watch-answers-wait = Відповіді відкриються, коли висловляться всі.
web-watch-accepted = згода
web-watch-declined = відмова
web-watch-thinking = думає…
web-watch-answered = відповідь готова
web-watch-close = Обмінятися
web-watch-take-counter = Прийняти зустрічну
web-watch-supply-title = Обмін із резервом
web-watch-supply-explain = Торгові шляхи біля ваших споруд роблять обмін дешевшим.
web-watch-exchange = Обміняти
web-watch-discard-title = Сімка: скидання половини
web-watch-discard = Скинути
web-watch-discard-left =
    { $left ->
        [0] Цього досить.
        [one] Лишилося обрати { $left } картку.
        [few] Лишилося обрати { $left } картки.
       *[many] Лишилося обрати { $left } карток.
    }
web-watch-pick-take = Що взяти з резерву
web-watch-pick-gain = Картки з резерву
web-watch-pick-name = Назвіть ресурс

web-watch-tell-land = Земля з півночі на південь, кожен ряд із заходу
web-watch-tell-row = Ряд { $row }: { $hexes }
web-watch-tell-routes = Торгові шляхи
web-watch-tell-points = Переможні очки: { $points }; картки ресурсів: { $hand }
web-watch-tell-roads = Доріг: { $count }, найдовший ланцюг { $length }: { $roads }
