### Те, що довкола уроку. Чого він навчає, лежить поряд зі словами гри: watch-lesson-catan.ftl.

lesson-coach = Галла
lesson-end = Ви вмієте грати: { $game }
lesson-unknown = Уроку «{ $lesson }» немає; є { $known }.

## На сторінці столу

lesson-step = Крок { $n } з { $all }
lesson-back = Назад
lesson-next = Далі
lesson-skip = Пропустити крок
lesson-skip-short = Пропустити
lesson-leave = Вийти з уроку
lesson-leave-short = Вийти
lesson-did = Готово: { $what }
lesson-watch = Дивіться, що буде далі.
lesson-do-it = Зробити за вас?
lesson-do-it-yes = Так, будь ласка
lesson-leave-ask = Вийти з уроку? Я пам’ятаю цей крок: продовжити можна будь-коли.
lesson-stay = Лишитися
lesson-renewed = Урок оновився, продовжимо звідси.
lesson-wait = Хвилинку…
lesson-finished = Чудово: тепер ви можете грати самі
lesson-learned = Що ви тепер умієте
lesson-skipped = { $topic }: пропущено
lesson-play-on = Грати далі
lesson-play-on-text = Усе на столі лишається як є. { $count ->
        [one] { $name } — легкий бот, як і був.
        [few] { $name } — легкі боти, як і були.
       *[many] { $name } — легкі боти, як і були.
    }
lesson-new = Нова гра
lesson-new-text = Ви й боти, з самого початку
lesson-goal-text = Мета, хід, кінець і значки
lesson-keep = Підказувати й далі, коли трапиться нове.
lesson-hall = До зали
