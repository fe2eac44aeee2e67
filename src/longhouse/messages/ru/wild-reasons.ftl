### Что взвешивает оценка этой игры: названия для доводов.

wild-matter-points = победные очки
wild-matter-full = полные хранилища
wild-matter-achievements = ожидаемые достижения
wild-matter-missions = ожидаемые задания
wild-matter-asgard = карты Асгарда
wild-matter-makers = пивоварни и плавильни
wild-matter-storages = хранилища на будущие раунды
wild-matter-taverns = таверны и драккары
wild-matter-hall = ратуша и место для построек
wild-matter-deck = отдача колоды
wild-matter-deck-attack = бойцы в колоде
wild-matter-deck-defence = защита в колоде
wild-matter-purse = пиво и золото на траты
wild-matter-raid = атаки в этом раунде
wild-matter-draws = добор карт
wild-matter-defence = защита от атак
