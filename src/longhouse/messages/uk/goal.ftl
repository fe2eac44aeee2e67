### Гра на одній сторінці: спільне для всіх ігор. У кожної гри є й свій файл, <game>-goal.ftl.

goal-players = { $players ->
    [one] { $players } гравець
    [few] { $players } гравці
   *[other] { $players } гравців
}
goal-aim = Мета
goal-turn = Хід
goal-round = Раунд
goal-year = Рік
goal-end = Як кінчається гра
goal-icons = Значки
goal-example = Приклад
goal-first = Показувати перед першою грою
goal-rules = Усі правила
goal-print = Надрукувати
goal-table = До столу
goal-close = Закрити
