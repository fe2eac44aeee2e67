### «Чемпионы Мидгарда» на одной странице.

midgard-goal-rounds = { $number ->
    [one] раунд
    [few] раунда
   *[other] раундов
}
midgard-goal-aim = Наберите больше всех **славы** за { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[other] { $rounds } раундов
}. Посылайте рабочих в город, собирайте викингов и еду и **бейтесь** с троллями, драуграми и чудовищами за морем.
midgard-goal-trolls = Тролль
midgard-goal-draugr = Драугр
midgard-goal-monsters = Чудовище за морем
midgard-goal-sets = Красный, синий и жёлтый враг: комплект
midgard-goal-destinies = Судьба, тайная до конца
midgard-goal-favour = Оставшаяся милость
midgard-goal-runes = Руна, даже использованная
midgard-goal-coins = Оставшиеся монеты, за каждые { $coins }
midgard-goal-blame = Позор: 1, 2, 3 …

midgard-goal-set-up = Начало
    .text = новые враги, корабль, запасы
midgard-goal-placement = Рабочие
    .text = по одному, каждому по { $workers }: берите, что даёт место
midgard-goal-assignment = Викинги
    .text = пошлите их в бой, загрузите корабли
midgard-goal-combat = Битвы
    .text = охота, тролль, драугры, потом море
midgard-goal-clean-up = Уборка
    .text = рабочие дома; живой тролль — это позор

midgard-goal-deeds = Куда идут рабочие
midgard-goal-recruit = **Мастера**: викинги, не больше { $dice }
midgard-goal-market = **Рынок, палатки, корабль**: еда, дерево, монеты, милость
midgard-goal-challenge = **Тролль, драугр**: бой ваш
midgard-goal-sail = **Драккар**: возьмите викингов и еду, плывите к чудовищу
midgard-goal-hunt = **Охота** для тех, кто остался: до { $food } еды
midgard-goal-sage = **Мудрец, руны, церковь**: судьбы, силы, перебросы

midgard-goal-face-hit = Удар
midgard-goal-face-shield = Щит
midgard-goal-face-blank = Пусто
midgard-goal-example = Ударов — 1 из { $defence }, нужных для этого тролля. Он убивает { $attack }, щит спасает 1: **вы теряете { $lost }** и бросаете остальных снова, пока кто-то не падёт. **1 милость** перебрасывает любые кубики.

midgard-goal-end-rounds = После **раунда { $rounds }** игра окончена.
midgard-goal-end-secret = Судьбы открывают: больше получит тот, кто в чём-то впереди.
midgard-goal-end-blame = Каждый новый жетон позора стоит дороже.
midgard-goal-end-most = У кого больше славы, тот **победил**; при равенстве — больше убитых врагов.

midgard-goal-icon-food = Еда
    .text = кормит викингов в море
midgard-goal-icon-wood = Дерево
    .text = на руны и корабли
midgard-goal-icon-coins = Монеты
    .text = на корабли, церковь, рабочих
midgard-goal-icon-favour = Милость
    .text = перебросы; в конце слава
midgard-goal-icon-blame = Позор
    .text = в конце отнимает славу
midgard-goal-icon-glory = Слава
    .text = ею побеждают
midgard-goal-icon-hit = Удар
    .text = 1 урон, двойной — 2
midgard-goal-icon-shield = Щит
    .text = спасает одного викинга
midgard-goal-icon-defence = Защита
    .text = урон, от которого враг падёт
midgard-goal-icon-ship = Драккар
    .text = везёт викингов и еду
midgard-goal-icon-journey = Поход
    .text = шторм, штиль или кракен
midgard-goal-icon-rune = Руна
    .text = сила на один раз
