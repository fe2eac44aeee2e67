### Разбор сыгранной партии: ошибки и везение, в терминале, в отчёте и на его графиках.

# $ended — одно из трёх сообщений ниже, $game — название игры.
analysis-headline =
    { $game } — { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
       *[many] { $players } игроков
    }, { $picks ->
        [one] { $picks } решение
        [few] { $picks } решения
       *[many] { $picks } решений
    }, { $ended }
analysis-unfinished = партия не окончена
analysis-won = победа: { $names }
analysis-won-by-nobody = никто не победил
analysis-as-seen = в пунктах: сколько побед из 100 это стоит, по мнению { $bot }
# у кого нет имени, того называют по номеру места
analysis-seat = место { $seat }
analysis-progress = разбор
analysis-report = Отчёт: { $file }

## Заголовки столбцов

analysis-player = игрок
analysis-decided = решений
analysis-agreed = согласие
analysis-mistakes = ошибок
analysis-lost = потеряно
analysis-luck = везение
analysis-rolls = броски
analysis-draws = добор
analysis-usual = обычно
analysis-luckier = так везёт
analysis-chance = вероятность
analysis-pick = решение
analysis-turn = ход
analysis-picked = выбрано
analysis-better = лучше
analysis-after = после чего
analysis-luck-of = кому
analysis-what = что
analysis-times = раз
analysis-came = вышло
analysis-expected = ожидалось
# в столбце игроков: весь стол
analysis-all = все

## Части отчёта

analysis-explained =
    Все числа — пункты: сколько побед из 100 это стоит, по мнению бота. О каждом решении он думал до { $simulations ->
        [one] { $simulations } раза
        [few] { $simulations } раз
       *[many] { $simulations } раз
    }, зная только то, что видел игрок, а каждый ход, за которым следовал случай, переиграл с другим везением до { $worlds ->
        [one] { $worlds } раза
        [few] { $worlds } раз
       *[many] { $worlds } раз
    }. *{ analysis-agreed }* — доля решений, с которыми бот согласен; *{ analysis-usual }* — насколько далеко везение обычно заходит в такой партии, *{ analysis-luckier }* — в какой доле таких партий везёт не меньше. Решения, которые стоили больше всего, сравнены ещё раз с другим везением и доиграны дальше.
analysis-title-mistakes = Главные ошибки
analysis-title-strokes = Главные удары судьбы
analysis-title-rolls = Броски и ожидание
analysis-title-draws = Что вытянули
analysis-why = Решение { $pick }, лучше: { $better }. { $why }
analysis-no-mistakes = Бесспорных ошибок нет.
analysis-no-strokes = Таких не было.
analysis-files = Все решения — в файлах `{ $csv }` и `{ $parquet }`, все числа — в файле `{ $json }`.

## Графики

analysis-chart-chances = Шансы на победу, решение за решением
analysis-chart-chances-note = Главные ошибки и удары судьбы с номерами решений
analysis-chart-picks = решения
analysis-chart-mistake = ошибка
analysis-chart-good-luck = повезло
analysis-chart-bad-luck = не повезло
analysis-chart-causes = Везение и ошибки
analysis-chart-causes-note = Сколько шансов на победу они прибавили каждому игроку или отняли у него
analysis-chart-points = пункты: побед из 100
analysis-chart-rolls = броски
analysis-chart-draws = добор
analysis-chart-mistakes = ошибки
