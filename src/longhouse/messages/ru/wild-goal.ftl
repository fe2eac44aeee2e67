### «Дикинги» на одной странице.

wild-goal-points = { $number ->
    [one] победное очко
    [few] победных очка
   *[other] победных очков
}
wild-goal-aim = Наберите больше всех **победных очков** (ПО) к концу последнего раунда. Варите пиво, копите золото, стройте то, что останется до конца, и раз за ход **грабьте соседа**.
wild-goal-damage = Повреждённые за ход постройки
wild-goal-repel = Отбитая атака, за каждого нападавшего
wild-goal-mission = Задание, одно за раунд
wild-goal-storage = Полное хранилище, каждый раунд
wild-goal-hall = Ратуша высшего уровня
wild-goal-achievement = Достижение в конце, при равенстве делится

wild-goal-production = Производство
    .text = пивоварни и плавильни дают по фишке
wild-goal-draw = Добор
    .text = { $cards } карт и ещё за таверны
wild-goal-action = Действия
    .text = ваш ход: что угодно и в любом порядке
wild-goal-keep = Хранение
    .text = фишки — в хранилища, по { $tokens } в каждое
wild-goal-round-end = Конец раунда
    .text = рука уходит в сброс, ущерб исчезает

wild-goal-deeds = В свой ход, в любом порядке и сколько угодно раз
wild-goal-play = **Играйте карты** ради пива, золота и бойцов
wild-goal-buy = **Покупайте карты**: они придут на руку позже
wild-goal-build = **Стройте**: построек — { $buildings }, с новой ратушей больше
wild-goal-attack = **Атакуйте** постройки одного соперника
wild-goal-undead = **Бейте нежить** и дракона
wild-goal-complete = **Выполняйте задание**, как только можете

wild-goal-example = Ратуша повреждена: **+{ $damage } ПО** в конце хода. Если бы хозяин ответил укреплением и защита стала бы выше силы, атака была бы отбита: **+{ $repel } ПО** ему, по числу нападавших ({ $fighters }).

wild-goal-end-target = У кого-то **{ $points } ПО**: этот раунд — последний.
wild-goal-end-round = Раунд **доигрывают все**, вместе с хранилищами.
wild-goal-end-achievements = **Достижений — { $achievements }**: до { $points } ПО тому, кто впереди в каждом.
wild-goal-end-most = У кого больше ПО, тот **победил**.

wild-goal-icon-beer = Пиво
    .text = цена бойцов
wild-goal-icon-gold = Золото
    .text = цена построек
wild-goal-icon-strength = Сила
    .text = бойца или героя
wild-goal-icon-defence = Защита
    .text = постройки
wild-goal-icon-fighter = Боец
    .text = атакует раз за ход
wild-goal-icon-hero = Герой
    .text = бьётся, но не боец
wild-goal-icon-fortification = Укрепление
    .text = держите на чужие ходы
wild-goal-icon-upgrade = Улучшение
    .text = помогает вам или бойцу
wild-goal-icon-construction = Строится
    .text = работает со следующего раунда
wild-goal-icon-damage = Ущерб
    .text = до конца раунда
wild-goal-icon-path = Путь Одина
    .text = карты на продажу и нежить
wild-goal-icon-asgard = Асгард
    .text = карта за { $points } ПО и дальше
