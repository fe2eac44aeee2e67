### Що зважує оцінка цієї гри: назви для доводів.

watch-matter-points = переможні очки
watch-matter-income = дохід
watch-matter-trade = вигідніший обмін із запасом
watch-matter-hand = карти в руці
watch-matter-seven = захист від сімки
watch-matter-building = швидка забудова
watch-matter-sites = місця для поселень
watch-matter-road = найдовший шлях
watch-matter-patrol = найбільший загін
watch-matter-cards = картки розвитку й розпочаті дії
watch-matter-guards = дозорці на Стіні
watch-matter-hero = герой
