### Що термінал каже гравцеві, крім слів самої гри.

## Хто грає

terminal-name-you = Гравець
# Імена для інших місць; початкові літери не мають збігатися ні між собою, ні з іменем вище.
terminal-names = Астрід Бйорн Дагні Ейнар Фрейя

## На початку

terminal-greeting = Ваше ім’я: { $name }. Суперники: { $names } (бот: { $bots }).
terminal-greeting-hotseat = За цією клавіатурою: { $names }.
terminal-how-to = Введіть номер варіанта й натисніть Enter; ? — що ще можна ввести.
terminal-resumed =
    Гра триває; зроблено { $picks ->
        [one] { $picks } рішення
        [few] { $picks } рішення
       *[other] { $picks } рішень
    }.
terminal-cut-short = Останній рядок файлу обірвано; це рішення не відбулося.
terminal-take-over = { $name }, ваша черга. Натисніть Enter, коли ніхто інший не дивиться.

## Що можна ввести

# $why і $rule — приклади того, що вводити, такої самої ширини, як інші слова списку.
terminal-help =
    Введіть номер варіанта або його запис, наприклад { $example }. Крім того, можна ввести:
      ?                ця підказка
      b                ще раз поле й варіанти
      o                усі варіанти словами
      i                що роблять картки
      u                взяти останнє рішення назад
      l                журнал; l 50 — останні 50 рядків
      { $why }  чому цього зараз не можна; w { $verb } — про всі місця разом
      { $rule }  прочитати правило (англійською)
      q                вийти з-за столу
terminal-on-board = номери — на полі; o покаже список словами
terminal-not-understood = Варіанта «{ $text }» немає: введіть число від 1 до { $count } або ? для підказки.
terminal-undone = Узято назад: { $option }.
terminal-no-undo = Узяти назад нічого або не можна: кубики кинуто, приховане показано або хід передано.
terminal-no-rule = Правила «{ $text }» немає. Спробуйте: { $near }.
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
