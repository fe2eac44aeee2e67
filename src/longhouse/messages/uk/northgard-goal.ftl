### «Нортґард» на одній сторінці.

northgard-goal-years = { $number ->
    [one] рік
    [few] роки
   *[other] років
}
northgard-goal-aim-both = Проведіть клан через **{ $years ->
    [one] { $years } рік
    [few] { $years } роки
   *[other] { $years } років
}**: досліджуйте й закривайте території, будуйте, годуйте воїнів. Переможе той, у кого найбільше **слави**, або той, хто наприкінці будь-якого року має **закритих територій — { $territories }**, і на кожній велику споруду.
northgard-goal-aim-fame = Проведіть клан через **{ $years ->
    [one] { $years } рік
    [few] { $years } роки
   *[other] { $years } років
}**: досліджуйте й закривайте території, будуйте, бийтеся й годуйте воїнів. Переможе той, у кого найбільше **слави**.
northgard-goal-closing = Дослідження закрило територію: за кожну її плитку
northgard-goal-harvest = Закрита територія під час урожаю; від { $tiles } плиток
northgard-goal-altar = Вівтар королів, щоврожаю
northgard-goal-cards = Ваша карта розвитку, наприкінці гри
northgard-goal-goods = Кожні { $goods } ресурси наприкінці гри
northgard-goal-unrest = Карта безладу наприкінці гри

northgard-goal-draw = Добір
    .text = { $cards } карти та ще за кузні
northgard-goal-actions = Дії
    .text = по черзі, доки всі не спасують
northgard-goal-harvesting = Урожай
    .text = слава, ресурси, обмін
northgard-goal-winter = Зима
    .text = платіть за воїнів їжею та деревом
northgard-goal-year-end = Кінець року
    .text = чи не переміг хтось?

northgard-goal-deeds = Ваш хід — щось одне
northgard-goal-play = **Зіграйте карту** й зробіть, що на ній:
northgard-goal-explore = **дослідження**: плитка до вашої відкритої території
northgard-goal-recruit = **наймання** воїнів, на мапі щонайбільше { $units }
northgard-goal-move = **переміщення**: займіть землю або відбийте її
northgard-goal-build = **будівництво** на вільному місці, за дерево
northgard-goal-pass = **Пас**: візьміть нову карту, рік для вас скінчено
northgard-goal-replace = **Заміна** карти
northgard-goal-upgrade = **Поліпшення** клану

northgard-goal-units = воїни
northgard-goal-example = 3 воїни й 3 на кістці — це **6**. В оборонця 2 воїни, 1 їжа та 2 на кістці: **5**. Нападник переміг, решта відступає. **Якщо порівну, вистоїть оборонець**; черепи на кістці вбивають.

northgard-goal-end-territories = **Закритих територій із великою спорудою — { $territories }** наприкінці будь-якого року: ви одразу перемогли.
northgard-goal-end-years = Інакше гра кінчається після **року { $years }**.
northgard-goal-end-achievements = У рік { $years } ті, хто пасує, беруть досягнення: це ще слава.
northgard-goal-end-most = Найбільше слави — **перемога**; якщо порівну — у кого більше територій.

northgard-goal-icon-food = Їжа
    .text = на зиму й у боях
northgard-goal-icon-wood = Дерево
    .text = на споруди й великі зими
northgard-goal-icon-lore = Знання
    .text = на заміну карт і поліпшення
northgard-goal-icon-fame = Слава
    .text = нею перемагають
northgard-goal-icon-unit = Воїн
    .text = тримає територію
northgard-goal-icon-winter = Зима
    .text = коштує їжі, якщо воїнів від { $units }
northgard-goal-icon-closed = Закрита
    .text = відкритих сторін не лишилося
northgard-goal-icon-unrest = Безлад
    .text = прийде, якщо нічим платити
northgard-goal-icon-power = Сила
    .text = перемагає більша сума
northgard-goal-icon-kill = Череп
    .text = один воїн гине
