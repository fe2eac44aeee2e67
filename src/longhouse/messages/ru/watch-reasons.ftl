### Что взвешивает оценка этой игры: названия для доводов.

watch-matter-points = победные очки
watch-matter-income = доход
watch-matter-trade = выгодный обмен с запасом
watch-matter-hand = карты на руке
watch-matter-seven = защита от семёрки
watch-matter-building = скорая постройка
watch-matter-sites = места для поселений
watch-matter-road = самый длинный тракт
watch-matter-patrol = самый большой отряд
watch-matter-cards = карты развития и начатые действия
watch-matter-guards = дозорные на Стене
watch-matter-hero = герой
