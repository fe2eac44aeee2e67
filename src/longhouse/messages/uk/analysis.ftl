### Розбір зіграної партії: помилки й везіння, у терміналі, у звіті та на його графіках.

# $ended — одне з трьох повідомлень нижче, $game — назва гри.
analysis-headline =
    { $game } — { $players ->
        [one] { $players } гравець
        [few] { $players } гравці
       *[many] { $players } гравців
    }, { $picks ->
        [one] { $picks } рішення
        [few] { $picks } рішення
       *[many] { $picks } рішень
    }, { $ended }
analysis-unfinished = партію не завершено
analysis-won = перемога: { $names }
analysis-won-by-nobody = ніхто не переміг
analysis-as-seen = у пунктах: скількох перемог зі 100 це варте, на думку { $bot }
# хто не має імені, того називають за номером місця
analysis-seat = місце { $seat }
analysis-progress = розбір
analysis-report = Звіт: { $file }

## Заголовки стовпців

analysis-player = гравець
analysis-decided = рішень
analysis-agreed = згода
analysis-mistakes = помилок
analysis-lost = втрачено
analysis-luck = везіння
analysis-rolls = кидки
analysis-draws = добір
analysis-usual = зазвичай
analysis-luckier = так щастить
analysis-chance = імовірність
analysis-pick = рішення
analysis-turn = хід
analysis-picked = обрано
analysis-better = краще
analysis-after = після чого
analysis-luck-of = кому
analysis-what = що
analysis-times = разів
analysis-came = вийшло
analysis-expected = очікувалося
# у стовпці гравців: увесь стіл
analysis-all = усі

## Частини звіту

analysis-explained =
    Усі числа — пункти: скількох перемог зі 100 це варте, на думку бота. Про кожне рішення він думав до { $simulations ->
        [one] { $simulations } разу
        [few] { $simulations } разів
       *[many] { $simulations } разів
    }, знаючи лише те, що бачив гравець, а кожен хід, за яким ішов випадок, переграв з іншим везінням до { $worlds ->
        [one] { $worlds } разу
        [few] { $worlds } разів
       *[many] { $worlds } разів
    }. *{ analysis-agreed }* — частка рішень, із якими бот згоден; *{ analysis-usual }* — як далеко везіння зазвичай заходить у такій партії, *{ analysis-luckier }* — у якій частці таких партій щастить не менше. Рішення, що коштували найбільше, порівняно ще раз з іншим везінням і дограно далі.
analysis-title-mistakes = Найбільші помилки
analysis-title-strokes = Найбільші удари долі
analysis-title-rolls = Кидки й очікування
analysis-title-draws = Що витягли
analysis-why = Рішення { $pick }, краще: { $better }. { $why }
analysis-no-mistakes = Безсумнівних помилок немає.
analysis-no-strokes = Таких не було.
analysis-files = Усі рішення — у файлах `{ $csv }` і `{ $parquet }`, усі числа — у файлі `{ $json }`.

## Графіки

analysis-chart-chances = Шанси на перемогу, рішення за рішенням
analysis-chart-chances-note = Найбільші помилки й удари долі з номерами рішень
analysis-chart-picks = рішення
analysis-chart-mistake = помилка
analysis-chart-good-luck = пощастило
analysis-chart-bad-luck = не пощастило
analysis-chart-causes = Везіння й помилки
analysis-chart-causes-note = Скільки шансів на перемогу вони додали кожному гравцеві чи відняли в нього
analysis-chart-points = пункти: перемог зі 100
analysis-chart-rolls = кидки
analysis-chart-draws = добір
analysis-chart-mistakes = помилки
