### «Дикінги» на одній сторінці.

wild-goal-points = { $number ->
    [one] переможне очко
    [few] переможні очки
   *[other] переможних очок
}
wild-goal-aim = Наберіть найбільше **переможних очок** (ПО) до кінця останнього раунду. Варіть пиво, копіть золото, зводьте те, що лишиться до кінця, і раз на хід **грабуйте сусіда**.
wild-goal-damage = Пошкоджені за хід споруди
wild-goal-repel = Відбита атака, за кожного нападника
wild-goal-mission = Завдання, одне за раунд
wild-goal-storage = Повне сховище, щораунду
wild-goal-hall = Ратуша найвищого рівня
wild-goal-achievement = Досягнення наприкінці, нарівно — ділиться

wild-goal-production = Виробництво
    .text = броварні та плавильні дають по фішці
wild-goal-draw = Добір
    .text = { $cards } карт і ще за таверни
wild-goal-action = Дії
    .text = ваш хід: що завгодно й у будь-якому порядку
wild-goal-keep = Зберігання
    .text = фішки — у сховища, по { $tokens } в кожне
wild-goal-round-end = Кінець раунду
    .text = рука йде в скид, збитки зникають

wild-goal-deeds = У свій хід, у будь-якому порядку й скільки завгодно разів
wild-goal-play = **Грайте карти** по пиво, золото та бійців
wild-goal-buy = **Купуйте карти**: вони прийдуть на руку згодом
wild-goal-build = **Будуйте**: споруд — { $buildings }, з новою ратушею більше
wild-goal-attack = **Атакуйте** споруди одного суперника
wild-goal-undead = **Бийте нежить** і дракона
wild-goal-complete = **Виконуйте завдання**, щойно можете

wild-goal-example = Ратушу пошкоджено: **+{ $damage } ПО** наприкінці ходу. Якби господар відповів укріпленням і захист став би вищим за силу, атаку було б відбито: **+{ $repel } ПО** йому, за числом нападників ({ $fighters }).

wild-goal-end-target = Хтось має **{ $points } ПО**: цей раунд — останній.
wild-goal-end-round = Раунд **дограють усі**, разом зі сховищами.
wild-goal-end-achievements = **Досягнень — { $achievements }**: до { $points } ПО тому, хто попереду в кожному.
wild-goal-end-most = Найбільше ПО — **перемога**.

wild-goal-icon-beer = Пиво
    .text = ціна бійців
wild-goal-icon-gold = Золото
    .text = ціна споруд
wild-goal-icon-strength = Сила
    .text = бійця чи героя
wild-goal-icon-defence = Захист
    .text = споруди
wild-goal-icon-fighter = Боєць
    .text = атакує раз на хід
wild-goal-icon-hero = Герой
    .text = б’ється, але не боєць
wild-goal-icon-fortification = Укріплення
    .text = тримайте на чужі ходи
wild-goal-icon-upgrade = Поліпшення
    .text = допомагає вам або бійцеві
wild-goal-icon-construction = Будується
    .text = діє з наступного раунду
wild-goal-icon-damage = Збитки
    .text = до кінця раунду
wild-goal-icon-path = Шлях Одіна
    .text = карти на продаж і нежить
wild-goal-icon-asgard = Асгард
    .text = карта за { $points } ПО й далі
