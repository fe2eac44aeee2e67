### Игра на одной странице: общее для всех игр. У каждой игры есть и свой файл, <game>-goal.ftl.

goal-players = { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[other] { $players } игроков
}
goal-aim = Цель
goal-turn = Ход
goal-round = Раунд
goal-year = Год
goal-end = Как кончается игра
goal-icons = Значки
goal-example = Пример
goal-first = Показывать перед первой игрой
goal-rules = Все правила
goal-print = Напечатать
goal-table = К столу
goal-close = Закрыть
