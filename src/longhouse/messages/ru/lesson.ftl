### Что окружает урок. Чему он учит, лежит рядом со словами игры: watch-lesson-catan.ftl.

lesson-coach = Халла
lesson-end = Вы умеете играть: { $game }
lesson-unknown = Урока «{ $lesson }» нет; есть { $known }.

## На странице стола

lesson-step = Шаг { $n } из { $all }
lesson-back = Назад
lesson-next = Дальше
lesson-skip = Пропустить шаг
lesson-skip-short = Пропустить
lesson-leave = Выйти из урока
lesson-leave-short = Выйти
lesson-did = Готово: { $what }
lesson-watch = Смотрите, что будет дальше.
lesson-do-it = Сделать за вас?
lesson-do-it-yes = Да, пожалуйста
lesson-leave-ask = Выйти из урока? Я помню этот шаг: продолжить можно в любое время.
lesson-stay = Остаться
lesson-renewed = Урок обновился, продолжим отсюда.
lesson-wait = Минутку…
lesson-finished = Отлично: теперь вы можете играть сами
lesson-learned = Что вы теперь умеете
lesson-skipped = { $topic }: пропущено
lesson-play-on = Играть дальше
lesson-play-on-text = Всё на столе остаётся как есть. { $count ->
        [one] { $name } — лёгкий бот, как и был.
        [few] { $name } — лёгкие боты, как и были.
       *[many] { $name } — лёгкие боты, как и были.
    }
lesson-new = Новая игра
lesson-new-text = Вы и боты, с самого начала
lesson-goal-text = Цель, ход, конец и значки
lesson-keep = Подсказывать и дальше, когда встретится новое.
lesson-hall = В зал
