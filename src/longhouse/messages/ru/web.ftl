### Что может сказать любая страница в браузере и что говорит там стол помимо слов самой игры.

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

## Игры

web-door-northgard = Нордгард: Новые земли
    .motto = Исследуйте, удержите три земли, переживите зиму
    .first = Первая игра: вы и один бот
web-door-midgard = Чемпионы Мидгарда
    .motto = Ведите воинов, бейте драугров, ищите славы
    .first = Первая игра: вы и один бот
web-door-watch = Братство Дозора
    .motto = Заселяйте Дар, торгуйте и прокладывайте дороги
    .first = Первая игра: «Катан» с одним ботом
web-door-wild = Дикинги
    .motto = Варите пиво, стройте деревню, грабьте друзей
    .first = Первая игра: вы и один бот

## Правила

web-rules = Правила
web-goal = Игра на одной странице
web-rule-open = Читать правило { $id }

## Стол

web-title-table = Стол
web-title-your-turn = Ваш ход
web-confirm = Сделать
web-cancel = Отмена
web-table-menu = Меню
web-settings = Настройки
web-sounds = Звук
web-speed = Показ ходов
web-speed-slow = Медленный
web-speed-normal = Обычный
web-speed-fast = Быстрый
web-speed-off = Сразу
web-speed-reduced = Система просит меньше движения: ничто не движется, но всё показывается по шагам.
web-what = Что я могу сделать?
web-help = Клавиши
web-key-nothing = Клавиша { $key } сейчас ничего не делает.
web-key-idle = Клавиша { $key } сейчас ничего не делает: сначала ответьте на вопрос.
web-key-wait = Клавиша { $key } сейчас ничего не делает: сейчас не ваш ход.
web-key-watching = Клавиша { $key } здесь ничего не делает: вы зритель.
web-key-no-hint = Подсказки даются, только если за столом кроме вас одни боты.
web-text-view = Поле словами
web-text-board = Поле в виде текста
web-choices = Что сейчас можно сделать
web-aside = Отложить и посмотреть на поле
web-aside-waits = Вопрос ждёт: { $title } · показать
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
web-seat-your-turn = ваш ход
web-seat-plays = ходит
web-seat-passed = пас
web-seat-first = первый
web-seat-stood-in = за игрока бот
web-seat-sheet = { $name }: всё, что известно всем
web-seat-table = Числа всех игроков
web-seat-stand-in = Пока игрока нет, за него ходит бот
web-seat-thinks = Стол ждёт этого игрока
web-seat-partner = Побеждает вместе с игроком { $name }
web-seat-points-secret = Очки неизвестны
web-seat-points =
    { $hidden ->
        [0] Победные очки: { $points }
       *[other] Победные очки: { $points } и ещё { $hidden } тайно
    }
web-bot-easy = Лёгкий
web-bot-normal = Обычный
web-bot-hard = Сложный
web-bot-greedy = Хускарл
web-bot-uniform = Трэлл

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
web-news-lines =
    { $lines ->
        [one] { $lines } новая строка
        [few] { $lines } новые строки
       *[many] { $lines } новых строк
    }
web-news-attacks =
    { $attacks ->
        [one] { $attacks } нападение на вас
        [few] { $attacks } нападения на вас
       *[many] { $attacks } нападений на вас
    }
web-news-chat = в беседе непрочитанных: { $unread }

web-hint = Подсказка
web-undo = Отмена
web-undo-explain = Вернуть свой последний шаг.
web-undo-nothing = Отменять нечего.
web-end-ask = Завершить ход?
web-end-left = Вам ещё доступно: { $left }.
web-warns = Осторожно: { $what }
web-end-ask-always = Спрашивать перед концом хода
web-formalities = Пасовать за меня, если больше ничего нельзя (после случайной паузы)

web-vote-left = За столом больше нет игрока { $name }.
web-vote-wait = Подождать ({ $wait })
web-vote-bot = Пусть ходит бот ({ $bot } из { $needed })
web-vote-soon = Голосовать можно через { $seconds } с.
web-vote-stands-in = На вашем месте ходит бот.
web-vote-take-back = Играть дальше самому
web-leave = Уйти: за меня сыграет бот
web-give-up = Сдать партию
web-curtain = Теперь ходит { $name }
web-curtain-who = Кто сейчас смотрит?
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
web-pack = Значения: { $pack }
web-origin = С шага { $move } сыгранной партии
web-create-start = Начать игру
web-join-free = Свободное место
web-join-sit = Сесть сюда
web-table-replay = Запись

## Честные кубики

web-proof = Честные кубики
web-proof-gathering = Собираем слова игроков для кубиков…

## Откуда значения карты или тайла; о напечатанных ничего не сказано

web-sources = Откуда взяты значения
web-source-house = Наши собственные значения
web-source-public = Значения из открытых источников
web-source-pack = Значения из набора владельца
