### «Чемпіони Мідгарда» на одній сторінці.

midgard-goal-rounds = { $number ->
    [one] раунд
    [few] раунди
   *[other] раундів
}
midgard-goal-aim = Наберіть найбільше **слави** за { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунди
   *[other] { $rounds } раундів
}. Посилайте робітників до міста, збирайте вікінгів і їжу та **бийтеся** з тролями, драуграми й чудовиськами за морем.
midgard-goal-trolls = Троль
midgard-goal-draugr = Драугр
midgard-goal-monsters = Чудовисько за морем
midgard-goal-sets = Червоний, синій і жовтий ворог: комплект
midgard-goal-destinies = Доля, таємна до кінця
midgard-goal-favour = Милість, що лишилася
midgard-goal-runes = Руна, навіть використана
midgard-goal-coins = Монети, що лишилися, за кожні { $coins }
midgard-goal-blame = Ганьба: 1, 2, 3 …

midgard-goal-set-up = Початок
    .text = нові вороги, корабель, запаси
midgard-goal-placement = Робітники
    .text = по одному, кожному по { $workers }: беріть, що дає місце
midgard-goal-assignment = Вікінги
    .text = пошліть їх у бій, завантажте кораблі
midgard-goal-combat = Бої
    .text = полювання, троль, драугри, потім море
midgard-goal-clean-up = Прибирання
    .text = робітники вдома; живий троль — це ганьба

midgard-goal-deeds = Куди йдуть робітники
midgard-goal-recruit = **Майстри**: вікінги, щонайбільше { $dice }
midgard-goal-market = **Ринок, ятки, корабель**: їжа, дерево, монети, милість
midgard-goal-challenge = **Троль, драугр**: бій ваш
midgard-goal-sail = **Драккар**: візьміть вікінгів і їжу, пливіть до чудовиська
midgard-goal-hunt = **Полювання** для тих, хто лишився: до { $food } їжі
midgard-goal-sage = **Мудрець, руни, церква**: долі, сили, перекидання

midgard-goal-face-hit = Удар
midgard-goal-face-shield = Щит
midgard-goal-face-blank = Порожньо
midgard-goal-example = Ударів — 1 із { $defence }, потрібних для цього троля. Він убиває { $attack }, щит рятує 1: **ви втрачаєте { $lost }** і кидаєте решту знову, доки хтось не впаде. **1 милість** перекидає будь-які кістки.

midgard-goal-end-rounds = Після **раунду { $rounds }** гру закінчено.
midgard-goal-end-secret = Долі відкривають: найбільше дістане той, хто в чомусь попереду.
midgard-goal-end-blame = Кожен новий жетон ганьби коштує дорожче.
midgard-goal-end-most = Найбільше слави — **перемога**; якщо порівну — більше вбитих ворогів.

midgard-goal-icon-food = Їжа
    .text = годує вікінгів у морі
midgard-goal-icon-wood = Дерево
    .text = на руни й кораблі
midgard-goal-icon-coins = Монети
    .text = на кораблі, церкву, робітників
midgard-goal-icon-favour = Милість
    .text = перекидання; наприкінці слава
midgard-goal-icon-blame = Ганьба
    .text = наприкінці забирає славу
midgard-goal-icon-glory = Слава
    .text = нею перемагають
midgard-goal-icon-hit = Удар
    .text = 1 рана, подвійний — 2
midgard-goal-icon-shield = Щит
    .text = рятує одного вікінга
midgard-goal-icon-defence = Захист
    .text = рани, від яких ворог падає
midgard-goal-icon-ship = Драккар
    .text = везе вікінгів і їжу
midgard-goal-icon-journey = Похід
    .text = шторм, штиль або кракен
midgard-goal-icon-rune = Руна
    .text = сила на один раз
