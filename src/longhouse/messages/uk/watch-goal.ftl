### «Братство Нічної варти» та звичайний «Катан» на одній сторінці.

watch-goal-points = { $number ->
    [one] переможне очко
    [few] переможні очки
   *[other] переможних очок
}
watch-goal-aim-base = Першими наберіть **{ $points ->
    [one] { $points } переможне очко
    [few] { $points } переможні очки
   *[other] { $points } переможних очок
}** у свій хід. Зводьте поселення та фортеці на найкращій землі, з’єднуйте їх дорогами й вимінюйте те, чого ваша земля не дає.
watch-goal-aim-full = Першими наберіть **{ $points ->
    [one] { $points } переможне очко
    [few] { $points } переможні очки
   *[other] { $points } переможних очок
}** у свій хід. Заселяйте Дар, торгуйте, будуйте й разом тримайте **Стіну**: якщо вона впаде, переможе той, хто беріг її найкраще.

watch-goal-settlement = Поселення
watch-goal-keep = Фортеця на місці поселення
watch-goal-longest-road = Найдовша дорога: від { $roads }
watch-goal-largest-patrol = Найбільший загін: від { $patrols }
watch-goal-guards = Дозорці на Стіні: { $first }, { $second }
watch-goal-card = Картка переможного очка, таємно

watch-goal-roll = Кидок
    .text = два кубики
watch-goal-roll-full = Кидок
    .text = усі три кубики разом
watch-goal-harvest = Урожай
    .text = гекси з цим числом платять усім спорудам поруч
watch-goal-seven = Випало 7
    .text = понад { $cards } карток — скиньте половину; Тормунд іде далі й грабує
watch-goal-wildlings = Дикуни
    .text = дванадцятигранник шле одного його стежкою
watch-goal-trade = Обмін
    .text = із гравцями та із запасом
watch-goal-build = Будівництво
    .text = на скільки вистачить карток
watch-goal-trade-and-build = Обмін і будівництво
    .text = у будь-якому порядку, на скільки вистачить карток

watch-goal-buy = Що можна купити
watch-goal-buy-road = **Дорога**
watch-goal-buy-settlement = **Поселення**
watch-goal-buy-keep = **Фортеця**
watch-goal-buy-card = **Картка розвитку**
watch-goal-buy-guard = **Дозорець**
watch-goal-buy-trade = **Обмін** з іншими або { $rate } : 1 із запасом

watch-goal-example-base = 5 і 3 — це **8**. На кожному гексі з вісімкою поселення дістає **1 картку**, фортеця — **2**, хто б не кидав. Гекс Тормунда не дає нічого.
watch-goal-example-full = 5 і 3 — це **8**: на гексах з вісімкою поселення дістає **1 картку**, фортеця — **2**. **3** на дванадцятиграннику шле дикуна стежкою 3. Якщо їх там більше, ніж дозорців над ними, **вони вторгнуться**.

watch-goal-end-base = **{ $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}** у свій хід — і ви одразу перемогли.
watch-goal-end-wait = Очки, здобуті в чужий хід, спрацюють у ваш.
watch-goal-end-secret = Таємні картки переможних очок теж рахуються, щойно їх куплено.
watch-goal-end-full = **{ $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}** у свій хід, коли дикуни вже пройшли, — і ви одразу перемогли.
watch-goal-end-breaches = Або в Дар було **{ $breaches ->
    [one] { $breaches } вторгнення
    [few] { $breaches } вторгнення
   *[other] { $breaches } вторгнень
}**: гру закінчено.
watch-goal-end-gift = Або в Дарі понад **{ $wildlings ->
    [one] { $wildlings } дикуна
    [few] { $wildlings } дикунів
   *[other] { $wildlings } дикунів
}**: теж кінець.
watch-goal-end-guards = Тоді переможе той, у кого на Стіні **найбільше дозорців**; якщо порівну — у кого більше очок.

watch-goal-icon-lumber = Деревина
    .text = із лісів
watch-goal-icon-brick = Глина
    .text = із пагорбів
watch-goal-icon-wool = Вовна
    .text = із пасовищ
watch-goal-icon-grain = Зерно
    .text = із полів
watch-goal-icon-ore = Руда
    .text = із гір
watch-goal-icon-card = Розвиток
    .text = загони, дороги, очки
watch-goal-icon-tormund = Тормунд
    .text = його гекс нічого не дає
watch-goal-icon-patrol = Загін
    .text = пересуває Тормунда й грабує
watch-goal-icon-points = Переможні очки
    .text = видні всім, крім карток
watch-goal-icon-regular = Воїн
    .text = чекає, поки їх стане більше за дозорців
watch-goal-icon-climber = Льодолаз
    .text = одразу перелазить Стіну
watch-goal-icon-giant = Велетень
    .text = забирає дозорця або вторгається
watch-goal-icon-hero = Герой
    .text = у кожного один, з одним умінням
watch-goal-icon-breach = Вторгнення
    .text = від багатьох гра скінчиться
