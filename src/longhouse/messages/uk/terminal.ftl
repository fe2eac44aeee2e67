### Що термінал каже гравцеві, крім слів самої гри.

## Хто грає

terminal-name-you = Гравець
# Імена для інших місць; початкові літери не мають збігатися ні між собою, ні з іменем вище.
terminal-names = Астрід Бйорн Дагні Ейнар Фрейя

## На початку

terminal-greeting = Ваше ім’я: { $name }. Суперники: { $names } (бот: { $bots }).
terminal-greeting-hotseat = За цією клавіатурою: { $names }.
terminal-pack = Значення: { $pack }
terminal-how-to = Введіть номер варіанта й натисніть Enter; ? — що ще можна ввести.
terminal-played-on = Гра з кроку { $move } партії { $file }. Усі карти лежать там, де лежали тоді; усе, що випаде й прийде далі, — нове.
terminal-resumed =
    Гра триває; зроблено { $picks ->
        [one] { $picks } рішення
        [few] { $picks } рішення
       *[other] { $picks } рішень
    }.
terminal-cut-short = Останній рядок файлу обірвано; це рішення не відбулося.
terminal-take-over = { $name }, ваша черга. Натисніть Enter, коли ніхто інший не дивиться.
terminal-meanwhile = { $name } зараз теж може діяти: x передасть клавіатуру.

## Що можна ввести

# $why і $rule — приклади того, що вводити, такої самої ширини, як інші слова списку.
terminal-help =
    Введіть номер варіанта або його запис, наприклад { $example }. Крім того, можна ввести:
      ?                ця підказка
      b                ще раз поле й варіанти
      o                усі варіанти словами
      i                що роблять картки; i і слово: що воно означає
      u                взяти останнє рішення назад
      h                підказка: що тут зробив би бот, який шукає
      l                журнал; l 50 — останні 50 рядків
      { $why }  чому цього зараз не можна; w { $verb } — про всі місця разом
      { $rule }  прочитати правило; r і слово — знайти правила з цим словом
      x                передати клавіатуру тому, хто теж може діяти, наприклад відкликати пропозицію
      q                вийти з-за столу
terminal-on-board = номери — на полі; o покаже список словами
terminal-not-understood = Варіанта «{ $text }» немає: введіть число від 1 до { $count } або ? для підказки.
terminal-hint-others = Підказку дають, лише коли більше ніхто з людей не грає: інакше це нечесно.
terminal-undone = Узято назад: { $option }.
terminal-no-undo = Узяти назад нічого або не можна: кубики кинуто, приховане показано або вже сходив хтось інший.
terminal-no-rule = Правила «{ $text }» немає. Спробуйте: { $near }.
terminal-no-words = Слова «{ $text }» немає в жодному правилі. Схоже пишуться: { $near }.
terminal-no-such-words = Слова «{ $text }» немає в жодному правилі. Усі розділи правил покаже { $command }.
terminal-rules-english = Частину цих правил ще не перекладено, її показано англійською.
terminal-more-rules =
    { $number ->
        [one] … і ще { $number } правило. Додайте слово, щоб знайти менше.
        [few] … і ще { $number } правила. Додайте слово, щоб знайти менше.
       *[many] … і ще { $number } правил. Додайте слово, щоб знайти менше.
    }
terminal-why-unknown = Тут ніщо не називається «{ $text }». Спробуйте: { $near }.
terminal-why-may = «{ $text }» зараз можна: варіант { $numbers }.
terminal-why-rule = Введіть r { $rule }, щоб прочитати правило.

## Наприкінці

terminal-over = Гру закінчено.
terminal-total = Усього
terminal-winner = { $winners ->
    [1] Перемога: { $name }!
   *[other] Спільна перемога: { $name }!
}
terminal-nobody-won = Ніхто не переміг.
terminal-length =
    { $turns ->
        [one] { $turns } хід
        [few] { $turns } ходи
       *[other] { $turns } ходів
    }, { $picks ->
        [one] { $picks } рішення
        [few] { $picks } рішення
       *[other] { $picks } рішень
    }, seed { $seed }.
terminal-not-saved = Гру не збережено; щоб зберігати, почніть із --save ФАЙЛ.
terminal-saved = Гру збережено. Продовжити: { $command }
terminal-kept = Запис гри у файлі { $file }. Подивитися знову: { $command }

## Уроки

terminal-lesson-facts =
    { $minutes ->
        [one] { $minutes } хвилина
        [few] { $minutes } хвилини
       *[many] { $minutes } хвилин
    }, { $steps ->
        [one] { $steps } крок
        [few] { $steps } кроки
       *[many] { $steps } кроків
    }.
terminal-lesson-step = крок { $n } з { $all }
terminal-lesson-did = Готово: { $what }.
terminal-lesson-lit = Підсвічено: { $options }
terminal-lesson-how-to = Enter — далі; p — на крок назад, s — пропустити крок, x — з уроку до гри, q — піти з-за столу.
terminal-lesson-play-on = Натисніть Enter, щоб грати далі; q — піти з-за столу.
terminal-lesson-skipped = { $topic }: пропущено
terminal-lesson-over = Урок пройдено.
terminal-lesson-left = Ви на кроці { $n } з { $all }. Продовжити: { $command }
