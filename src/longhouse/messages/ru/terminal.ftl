### Что терминал говорит игроку, кроме слов самой игры.

## Кто играет

terminal-name-you = Игрок
# Имена для остальных мест; начальные буквы не должны совпадать ни между собой, ни с именем выше.
terminal-names = Астрид Бьёрн Дагни Эйнар Фрейя

## В начале

terminal-greeting = Ваше имя: { $name }. Соперники: { $names } (бот: { $bots }).
terminal-greeting-hotseat = За этой клавиатурой: { $names }.
terminal-pack = Значения: { $pack }
terminal-how-to = Введите номер варианта и нажмите Enter; ? — что ещё можно ввести.
terminal-played-on = Игра с шага { $move } партии { $file }. Все карты лежат там же, где тогда; всё, что выпадет и придёт дальше, — новое.
terminal-resumed =
    Игра продолжается; сделано { $picks ->
        [one] { $picks } решение
        [few] { $picks } решения
       *[other] { $picks } решений
    }.
terminal-cut-short = Последняя строка файла оборвана; это решение не состоялось.
terminal-take-over = { $name }, ваша очередь. Нажмите Enter, когда никто другой не смотрит.
terminal-meanwhile = { $name } сейчас тоже может действовать: x передаст клавиатуру.

## Что можно ввести

# $why и $rule — примеры того, что вводить, такой же ширины, как остальные слова списка.
terminal-help =
    Введите номер варианта или его запись, например { $example }. Кроме того, можно ввести:
      ?                эта подсказка
      b                ещё раз поле и варианты
      o                все варианты словами
      i                что делают карты; i и слово: что оно значит
      u                взять последнее решение назад
      h                подсказка: что здесь сделал бы думающий бот
      l                журнал; l 50 — последние 50 строк
      { $why }  почему этого сейчас нельзя; w { $verb } — обо всех местах сразу
      { $rule }  прочитать правило; r и слово — найти правила с этим словом
      x                передать клавиатуру тому, кто тоже может действовать, например отозвать предложение
      q                выйти из-за стола
terminal-on-board = номера — на поле; o покажет список словами
terminal-not-understood = Варианта «{ $text }» нет: введите число от 1 до { $count } или ? для подсказки.
terminal-hint-others = Подсказка даётся, только если больше никто из людей не играет: иначе это нечестно.
terminal-undone = Взято назад: { $option }.
terminal-no-undo = Взять назад нечего или нельзя: кубики брошены, скрытое показано или уже сходил кто-то другой.
terminal-no-rule = Правила «{ $text }» нет. Попробуйте: { $near }.
terminal-no-words = Слова «{ $text }» нет ни в одном правиле. Похоже пишутся: { $near }.
terminal-no-such-words = Слова «{ $text }» нет ни в одном правиле. Все разделы правил покажет { $command }.
terminal-rules-english = Часть этих правил пока не переведена и показана по-английски.
terminal-more-rules =
    { $number ->
        [one] … и ещё { $number } правило. Добавьте слово, чтобы найти меньше.
        [few] … и ещё { $number } правила. Добавьте слово, чтобы найти меньше.
       *[many] … и ещё { $number } правил. Добавьте слово, чтобы найти меньше.
    }
terminal-why-unknown = Здесь ничто не называется «{ $text }». Попробуйте: { $near }.
terminal-why-may = «{ $text }» сейчас можно: вариант { $numbers }.
terminal-why-rule = Введите r { $rule }, чтобы прочитать правило.

## В конце

terminal-over = Игра окончена.
terminal-total = Всего
terminal-winner = { $winners ->
    [1] Победа: { $name }!
   *[other] Общая победа: { $name }!
}
terminal-nobody-won = Никто не победил.
terminal-length =
    { $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
       *[other] { $turns } ходов
    }, { $picks ->
        [one] { $picks } решение
        [few] { $picks } решения
       *[other] { $picks } решений
    }, seed { $seed }.
terminal-not-saved = Игра не сохранена; чтобы сохранять, начните с --save ФАЙЛ.
terminal-saved = Игра сохранена. Продолжить: { $command }
terminal-kept = Запись игры в файле { $file }. Посмотреть снова: { $command }

## Уроки

terminal-lesson-facts =
    { $minutes ->
        [one] { $minutes } минута
        [few] { $minutes } минуты
       *[many] { $minutes } минут
    }, { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[many] { $steps } шагов
    }.
terminal-lesson-step = шаг { $n } из { $all }
terminal-lesson-did = Готово: { $what }.
terminal-lesson-lit = Подсвечено: { $options }
terminal-lesson-how-to = Enter — дальше; p — на шаг назад, s — пропустить шаг, x — из урока в игру, q — уйти из-за стола.
terminal-lesson-play-on = Нажмите Enter, чтобы играть дальше; q — уйти из-за стола.
terminal-lesson-skipped = { $topic }: пропущено
terminal-lesson-over = Урок пройден.
terminal-lesson-left = Вы на шаге { $n } из { $all }. Продолжить: { $command }
