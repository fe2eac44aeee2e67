### Что взвешивает оценка этой игры: названия для доводов.

northgard-matter-fame = слава
northgard-matter-victory = победа по областям
northgard-matter-land = области и простор для роста
northgard-matter-closed = закрытые области
northgard-matter-figures = фигуры на карте
northgard-matter-stock = запас ресурсов
northgard-matter-income = будущие урожаи
northgard-matter-winter = припасы на зиму
northgard-matter-hand = карты на руке
northgard-matter-deck = колода
northgard-matter-attack = виды на нападение
northgard-matter-safety = защита от нападений
