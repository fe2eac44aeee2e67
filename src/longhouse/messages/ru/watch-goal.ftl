### «Братство Ночного дозора» и обычный «Катан» на одной странице.

watch-goal-points = { $number ->
    [one] победное очко
    [few] победных очка
   *[other] победных очков
}
watch-goal-aim-base = Первым наберите **{ $points ->
    [one] { $points } победное очко
    [few] { $points } победных очка
   *[other] { $points } победных очков
}** в свой ход. Стройте поселения и крепости на лучшей земле, соединяйте их дорогами и выменивайте то, чего ваша земля не даёт.
watch-goal-aim-full = Первым наберите **{ $points ->
    [one] { $points } победное очко
    [few] { $points } победных очка
   *[other] { $points } победных очков
}** в свой ход. Заселяйте Дар, торгуйте, стройте и вместе держите **Стену**: если она падёт, победит тот, кто охранял её лучше всех.

watch-goal-settlement = Поселение
watch-goal-keep = Крепость на месте поселения
watch-goal-longest-road = Самая длинная дорога: от { $roads }
watch-goal-largest-patrol = Самый большой отряд: от { $patrols }
watch-goal-guards = Дозорные на Стене: { $first }, { $second }
watch-goal-card = Карта победного очка, тайно

watch-goal-roll = Бросок
    .text = два кубика
watch-goal-roll-full = Бросок
    .text = все три кубика сразу
watch-goal-harvest = Урожай
    .text = гексы с этим числом платят всем постройкам рядом
watch-goal-seven = Выпало 7
    .text = больше { $cards } карт — сбросьте половину; Тормунд уходит и грабит
watch-goal-wildlings = Одичалые
    .text = двенадцатигранник шлёт одного по его тропе
watch-goal-trade = Обмен
    .text = с игроками и с запасом
watch-goal-build = Стройка
    .text = на сколько хватит карт
watch-goal-trade-and-build = Обмен и стройка
    .text = в любом порядке, на сколько хватит карт

watch-goal-buy = Что можно купить
watch-goal-buy-road = **Дорога**
watch-goal-buy-settlement = **Поселение**
watch-goal-buy-keep = **Крепость**
watch-goal-buy-card = **Карта развития**
watch-goal-buy-guard = **Дозорный**
watch-goal-buy-trade = **Обмен** с другими или { $rate } : 1 с запасом

watch-goal-example-base = 5 и 3 — это **8**. На каждом гексе с восьмёркой поселение получает **1 карту**, крепость — **2**, кто бы ни бросал. Гекс Тормунда не даёт ничего.
watch-goal-example-full = 5 и 3 — это **8**: на гексах с восьмёркой поселение получает **1 карту**, крепость — **2**. **3** на двенадцатиграннике шлёт одичалого по тропе 3. Если их там больше, чем дозорных над ними, **они вторгнутся**.

watch-goal-end-base = **{ $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}** в свой ход — и вы сразу победили.
watch-goal-end-wait = Очки, полученные в чужой ход, сработают в ваш.
watch-goal-end-secret = Тайные карты победных очков тоже считаются, сразу после покупки.
watch-goal-end-full = **{ $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}** в свой ход, когда одичалые уже прошли, — и вы сразу победили.
watch-goal-end-breaches = Или в Дар было **{ $breaches ->
    [one] { $breaches } вторжение
    [few] { $breaches } вторжения
   *[other] { $breaches } вторжений
}**: игра окончена.
watch-goal-end-gift = Или в Даре больше **{ $wildlings ->
    [one] { $wildlings } одичалого
    [few] { $wildlings } одичалых
   *[other] { $wildlings } одичалых
}**: тоже конец.
watch-goal-end-guards = Тогда победит тот, у кого на Стене **больше дозорных**; при равенстве — у кого больше очков.

watch-goal-icon-lumber = Древесина
    .text = из лесов
watch-goal-icon-brick = Глина
    .text = с холмов
watch-goal-icon-wool = Шерсть
    .text = с пастбищ
watch-goal-icon-grain = Зерно
    .text = с полей
watch-goal-icon-ore = Руда
    .text = с гор
watch-goal-icon-card = Развитие
    .text = отряды, дороги, очки
watch-goal-icon-tormund = Тормунд
    .text = его гекс ничего не даёт
watch-goal-icon-patrol = Отряд
    .text = двигает Тормунда и грабит
watch-goal-icon-points = Победные очки
    .text = видны всем, кроме карт
watch-goal-icon-regular = Воин
    .text = ждёт, пока их станет больше дозорных
watch-goal-icon-climber = Ледолаз
    .text = сразу перелезает Стену
watch-goal-icon-giant = Великан
    .text = убирает дозорного или вторгается
watch-goal-icon-hero = Герой
    .text = у каждого один, с одним умением
watch-goal-icon-breach = Вторжение
    .text = от многих игра кончится
