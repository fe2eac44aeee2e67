### Що зважує оцінка цієї гри: назви для доводів.

wild-matter-points = переможні очки
wild-matter-full = повні сховища
wild-matter-achievements = очікувані досягнення
wild-matter-missions = очікувані завдання
wild-matter-asgard = карти Асгарду
wild-matter-makers = броварні та плавильні
wild-matter-storages = сховища на майбутні раунди
wild-matter-taverns = таверни та драккари
wild-matter-hall = ратуша й місце для споруд
wild-matter-deck = віддача колоди
wild-matter-deck-attack = бійці в колоді
wild-matter-deck-defence = захист у колоді
wild-matter-purse = пиво й золото на витрати
wild-matter-raid = атаки в цьому раунді
wild-matter-draws = добір карт
wild-matter-defence = захист від атак
