### Що може сказати будь-яка сторінка в браузері та що каже там стіл, крім слів самої гри.

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

## Ігри

web-door-northgard = Нортґард. Незвідані землі
    .motto = Досліджуйте, втримайте три землі, переживіть зиму
    .first = Перша гра: ви й один бот
web-door-midgard = Чемпіони Мідгарда
    .motto = Ведіть воїнів, бийте драугрів, шукайте слави
    .first = Перша гра: ви й один бот
web-door-watch = Братство Варти
    .motto = Заселяйте Дар, торгуйте й прокладайте дороги
    .first = Перша гра: «Катан» з одним ботом
web-door-wild = Дикінги
    .motto = Варіть пиво, будуйте село, грабуйте друзів
    .first = Перша гра: ви й один бот

## Правила

web-rules = Правила
web-goal = Гра на одній сторінці
web-rule-open = Читати правило { $id }

## Стіл

web-title-table = Стіл
web-title-your-turn = Ваш хід
web-confirm = Зробити
web-cancel = Скасувати
web-table-menu = Меню
web-settings = Налаштування
web-sounds = Звук
web-speed = Показ ходів
web-speed-slow = Повільний
web-speed-normal = Звичайний
web-speed-fast = Швидкий
web-speed-off = Одразу
web-speed-reduced = Система просить менше руху: ніщо не рухається, але все показується крок за кроком.
web-what = Що я можу зробити?
web-help = Клавіші
web-key-nothing = Клавіша { $key } зараз нічого не робить.
web-key-idle = Клавіша { $key } зараз нічого не робить: спершу дайте відповідь на питання.
web-key-wait = Клавіша { $key } зараз нічого не робить: зараз не ваш хід.
web-key-watching = Клавіша { $key } тут нічого не робить: ви глядач.
web-key-no-hint = Підказки дають лише тоді, коли за столом, крім вас, самі боти.
web-text-view = Поле словами
web-text-board = Поле у вигляді тексту
web-choices = Що зараз можна зробити
web-aside = Відкласти й подивитися на поле
web-aside-waits = Питання чекає: { $title } · показати
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
web-seat-your-turn = ваш хід
web-seat-plays = ходить
web-seat-passed = пас
web-seat-first = перший
web-seat-stood-in = за гравця бот
web-seat-sheet = { $name }: усе, що відомо всім
web-seat-table = Числа всіх гравців
web-seat-stand-in = Поки гравця немає, за нього ходить бот
web-seat-thinks = Стіл чекає на цього гравця
web-seat-partner = Перемагає разом із гравцем { $name }
web-seat-points-secret = Очки невідомі
web-seat-points =
    { $hidden ->
        [0] Переможні очки: { $points }
       *[other] Переможні очки: { $points } і ще { $hidden } таємно
    }
web-bot-easy = Легкий
web-bot-normal = Звичайний
web-bot-hard = Складний
web-bot-greedy = Гускарл
web-bot-uniform = Трел

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
web-news-lines =
    { $lines ->
        [one] { $lines } новий рядок
        [few] { $lines } нові рядки
       *[many] { $lines } нових рядків
    }
web-news-attacks =
    { $attacks ->
        [one] { $attacks } напад на вас
        [few] { $attacks } напади на вас
       *[many] { $attacks } нападів на вас
    }
web-news-chat = у бесіді непрочитаних: { $unread }

web-hint = Підказка
web-undo = Скасувати
web-undo-explain = Повернути свій останній крок.
web-undo-nothing = Скасовувати нічого.
web-end-ask = Завершити хід?
web-end-left = Вам ще доступно: { $left }.
web-warns = Обережно: { $what }
web-end-ask-always = Питати перед кінцем ходу
web-formalities = Пасувати за мене, якщо більше нічого не можна (після випадкової паузи)

web-vote-left = За столом більше немає гравця { $name }.
web-vote-wait = Почекати ({ $wait })
web-vote-bot = Хай ходить бот ({ $bot } з { $needed })
web-vote-soon = Голосувати можна за { $seconds } с.
web-vote-stands-in = На вашому місці ходить бот.
web-vote-take-back = Грати далі самому
web-leave = Піти: за мене зіграє бот
web-give-up = Здати партію
web-curtain = Тепер ходить { $name }
web-curtain-who = Хто зараз дивиться?
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
web-pack = Значення: { $pack }
web-origin = З кроку { $move } зіграної партії
web-create-start = Почати гру
web-join-free = Вільне місце
web-join-sit = Сісти сюди
web-table-replay = Запис

## Чесні кубики

web-proof = Чесні кубики
web-proof-gathering = Збираємо слова гравців для кубиків…

## Звідки значення картки чи тайла; про надруковані нічого не сказано

web-sources = Звідки взято значення
web-source-house = Наші власні значення
web-source-public = Значення з відкритих джерел
web-source-pack = Значення з набору власника
