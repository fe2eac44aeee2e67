### Сторінки до партії: зала, новий стіл, запрошення; і що таке Longhouse.

## Зала

web-choose-a-door = Виберіть гру
web-door-players =
    { $high ->
        [one] { $low }–{ $high } гравці
        [few] { $low }–{ $high } гравці
       *[many] { $low }–{ $high } гравців
    }
web-door-minutes = { $minutes } хв
web-door-again = Як минулого разу: ви й { $bots ->
    [one] { $bots } бот
    [few] { $bots } боти
   *[many] { $bots } ботів
}
web-door-new = Уперше?
web-door-learn = Навчіться за { $minutes ->
    [one] { $minutes } хвилину
    [few] { $minutes } хвилини
   *[many] { $minutes } хвилин
}
web-door-step = Урок · крок { $n } з { $all }
web-door-go-on = Продовжити урок
web-door-go-on-short = Продовжити
web-door-play-on = Грати далі
web-door-finished = Урок пройдено
web-door-your-move = ваш хід
web-door-lesson-again = Ще раз
web-door-lesson-other = або: { $title }
web-door-from-lesson = З уроку
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
web-standing-brought = Принесено сюди, не дограно
web-standing-given-up = Здано, без результату
web-standing-left = За вас грає бот
web-row-give-up = Здати партію: { $game }
web-row-leave = Піти: { $game }
web-row-remove = Прибрати зі своїх столів: { $game }
web-removed = Стіл прибрано зі списку. Посилання на нього діє.
web-removed-back = Повернути

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
web-values = Значення
web-values-explain = Кубики, карти й числа: як у грі або власні, як у власника коробки.
web-values-standard = Як у грі
web-values-host = Тутешні
web-values-file = Мій файл
web-values-choose = Вибрати файл…
web-values-checked = Перевіряємо…
web-values-good = За набором «{ $pack }» можна грати.
web-values-line = Рядок { $line }
web-create-seats = Місця
web-create-players = Кількість гравців
web-create-bots-see = Бот бачить лише те, що бачить гравець на його місці. Якщо хтось пішов, решта може голосуванням посадити бота; хто повернеться, отримає місце назад.
web-create-call = Скликати до столу
web-create-bots-now = Почати одразу: вільні місця ботам
web-create-link-follows = Посилання для друзів покаже сам стіл.
web-create-shuffled = Випадкова розкладка: поле перемішається на початку гри.
web-lost-game = Такої гри в цій залі немає
web-seat = Місце { $number }
web-explain-bot-easy = Знає, що добре, але три рішення з десяти лишає жеребу; відповідає одразу
web-explain-bot-normal = Вибирає найкраще на крок уперед; відповідає одразу
web-explain-bot-hard = Подумки грає далі за тим, що бачить; до секунди на рішення
web-explain-bot-greedy = Вибирає найкраще на крок уперед
web-explain-bot-uniform = Ходить навмання, аби за правилами
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
web-sum-as-printed = Усі налаштування як у книзі.
web-sum-differs = Відмінності від книги:
web-sum-chosen = Обрано з книги:
web-sum-agreed = Про що домовилися за цим столом

## Запрошення

web-join-title = Запрошення
web-join-host = До столу запрошує { $host }
web-join-watch = Лише дивитися
web-join-agreed = Про що домовилися

## Про проєкт

web-about-title = Про проєкт Longhouse
web-about-what = Longhouse — вільний цифровий стіл для чотирьох північних настільних ігор: у браузері з друзями й ботами, у терміналі та як бібліотека для тих, хто пише ботів.
web-about-rules = Ігри йдуть за надрукованими правилами; значення карток, яких у книзі немає, придумали ми, і ви можете замінити їх своїми. Усе, що стається за столом, називає своє правило, і кожне правило можна прочитати тут же.
web-about-notice-title = Повідомлення
web-about-notice = Longhouse не пов’язаний із видавцями та авторами цих ігор і не схвалений ними. Назви ігор належать їхнім власникам і потрібні лише для того, щоб сказати, за якими правилами йде гра. Малюнки видавців і тексти їхніх карт не використовуються.
web-about-credits-title = Подяки
web-about-icons = Значки: Lorc, Delapouite та інші автори,
web-about-fonts = Шрифти: родина Alegreya, Хуан Пабло дель Пераль,
web-about-drawings = Поля, фігури, знаки гравців, лінійні значки, зала й логотип намальовані нами.
web-about-privacy-title = Що зберігається
web-about-privacy = Для гостя — ім’я та один підписаний файл кукі, більше нічого. Для облікового запису — ще хеш пароля. Партії зберігаються як журнали; після кінця гри їх можна завантажити.
web-about-licence = Програма вільна й поширюється за ліцензією Apache 2.0.
