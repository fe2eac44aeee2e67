### Страницы до партии: зал, новый стол, приглашение; и что такое Longhouse.

## Зал

web-choose-a-door = Выберите игру
web-door-players =
    { $high ->
        [one] { $low }–{ $high } игрока
        [few] { $low }–{ $high } игрока
       *[many] { $low }–{ $high } игроков
    }
web-door-minutes = { $minutes } мин
web-door-again = Как в прошлый раз: вы и { $bots ->
    [one] { $bots } бот
    [few] { $bots } бота
   *[many] { $bots } ботов
}
web-door-new = Впервые?
web-door-learn = Научитесь за { $minutes ->
    [one] { $minutes } минуту
    [few] { $minutes } минуты
   *[many] { $minutes } минут
}
web-door-step = Урок · шаг { $n } из { $all }
web-door-go-on = Продолжить урок
web-door-go-on-short = Продолжить
web-door-play-on = Играть дальше
web-door-finished = Урок пройден
web-door-your-move = ваш ход
web-door-lesson-again = Ещё раз
web-door-lesson-other = или: { $title }
web-door-from-lesson = Из урока
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
web-standing-brought = Принесена сюда, не доиграна
web-standing-given-up = Сдана, без результата
web-standing-left = За вас играет бот
web-row-give-up = Сдать партию: { $game }
web-row-leave = Уйти: { $game }
web-row-remove = Убрать из своих столов: { $game }
web-removed = Стол убран из списка. Ссылка на него действует.
web-removed-back = Вернуть

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
web-values = Значения
web-values-explain = Кубики, карты и числа: как в игре или свои, как у владельца коробки.
web-values-standard = Как в игре
web-values-host = Здешние
web-values-file = Мой файл
web-values-choose = Выбрать файл…
web-values-checked = Проверяем…
web-values-good = По набору «{ $pack }» можно играть.
web-values-line = Строка { $line }
web-create-seats = Места
web-create-players = Число игроков
web-create-bots-see = Бот видит только то, что видит игрок на его месте. Если кто-то ушёл, остальные могут голосованием посадить бота; вернувшийся получит место назад.
web-create-call = Созвать за стол
web-create-bots-now = Начать сразу: свободные места ботам
web-create-link-follows = Ссылку для друзей покажет сам стол.
web-create-shuffled = Случайная раскладка: поле перемешается в начале игры.
web-lost-game = Такой игры в этом зале нет
web-seat = Место { $number }
web-explain-bot-easy = Знает, что хорошо, но три решения из десяти оставляет жребию; отвечает сразу
web-explain-bot-normal = Выбирает лучшее на шаг вперёд; отвечает сразу
web-explain-bot-hard = Мысленно играет дальше по тому, что видит; до секунды на решение
web-explain-bot-greedy = Выбирает лучшее на шаг вперёд
web-explain-bot-uniform = Ходит наугад, лишь бы по правилам
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
web-sum-as-printed = Все настройки как в книге.
web-sum-differs = Отличия от книги:
web-sum-chosen = Выбрано из книги:
web-sum-agreed = О чём договорились за этим столом

## Приглашение

web-join-title = Приглашение
web-join-host = За стол приглашает { $host }
web-join-watch = Только смотреть
web-join-agreed = О чём договорились

## О проекте

web-about-title = О проекте Longhouse
web-about-what = Longhouse — свободный цифровой стол для четырёх северных настольных игр: в браузере с друзьями и ботами, в терминале и как библиотека для тех, кто пишет ботов.
web-about-rules = Игры идут по напечатанным правилам; значения карт, которых в книге нет, придуманы нами, и вы можете заменить их своими. Всё, что происходит за столом, называет своё правило, и каждое правило можно прочитать здесь же.
web-about-notice-title = Уведомление
web-about-notice = Longhouse не связан с издателями и авторами этих игр и не одобрен ими. Названия игр принадлежат их владельцам и нужны лишь затем, чтобы сказать, по каким правилам идёт игра. Рисунки издателей и тексты их карт не используются.
web-about-credits-title = Благодарности
web-about-icons = Значки: Lorc, Delapouite и другие авторы,
web-about-fonts = Шрифты: семейство Alegreya, Хуан Пабло дель Пераль,
web-about-drawings = Поля, фигуры, знаки игроков, линейные значки, зал и логотип нарисованы нами.
web-about-privacy-title = Что хранится
web-about-privacy = Для гостя — имя и один подписанный файл куки, больше ничего. Для учётной записи — ещё хеш пароля. Партии хранятся как журналы; после конца игры их можно скачать.
web-about-licence = Программа свободна и распространяется по лицензии Apache 2.0.
