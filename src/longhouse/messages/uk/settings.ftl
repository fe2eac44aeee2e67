### Чому стіл не може бути таким, як його хочуть. $setting і $value названо як у списку налаштувань.

setting-seed-old = Зерно { $seed } — тієї партії, яку продовжують: назвіть інше.
setting-game-unknown = Такої гри немає. Є: { $games }.
setting-players =
    { $players ->
        [one] { $players } гравець
        [few] { $players } гравці
       *[other] { $players } гравців
    } — не для цієї гри. Можлива кількість гравців: { $allowed }.
setting-unknown =
    У цієї гри немає налаштування «{ $setting }».{ $near ->
        [none] { "" }
       *[other] { " " }Можливо, «{ $near }»?
    }
setting-value =
    { $setting }: значення «{ $value }» немає.{ $near ->
        [none] { "" }
       *[other] { " " }Можливо, «{ $near }»?
    } Можливі: { $values }.
setting-twice = { $setting }: «{ $value }» вказано двічі.
setting-number = { $setting }: число від { $low } до { $high }.

## Чому журнал не можна прочитати чи зіграти знову. Хід 0 — роздача.

journal-not-text = Це не текст у UTF-8.
journal-parent = «parent { $text }» не читається: після нього йдуть відбиток із { $digits } знаків і число.
journal-cut = Він уривається після рішення { $picks }, а з іншої партії взято { $taken }.
journal-beyond = У ньому немає кроку { $picks }: є кроки від 0 (роздача) до { $last }.
journal-ended = Після кроку { $picks } партію закінчено: продовжуйте з ранішого.
journal-unfinished = Цю партію не закінчено, і продовження показало б те, що в ній іще приховане: грайте далі з --resume або додайте --unfinished.
journal-none = Це не журнал: його перший рядок — не «{ $first }».
journal-long = Ходів у ньому більше ніж { $most }.
journal-no-game = Гру не названо: немає рядка «game».
journal-no-deal = Він уривається в заголовку: немає рядка «deal».
journal-head = Рядок { $line }: «{ $text }» у заголовку журналу бути не може.
journal-generator = У ньому вказано генератор «{ $text }», якого тут немає (є: { $known }): відтворіть його новішою версією.
journal-other-game = Це журнал гри «{ $given }», а не { $game }.
journal-rules =
    Гра йшла за { $given ->
        [none] невідомою версією правил
       *[other] версією { $given } правил
    }, а тут версія { $version }: візьміть випуск Longhouse з тією версією.
journal-content = Грали з власним файлом вмісту, якого тут немає.
journal-pack = З його значеннями грати не можна: { $problem }
journal-pack-other = Значення в ньому — не ті, з якими грали.
journal-word = «{ $name } { $text }» не читається: потрібні «{ $name }», місце й текст, кількість місць: { $seats }.
journal-pick = Рядок { $line }: «{ $text }» — не хід: потрібні місце, вибір і випадок, кількість місць: { $seats }.
journal-luck = Рядок { $line }: «{ $text }» — не випадок. Бувають: { $streams }.
journal-outcome = Рядок { $line }: «{ $text }» не може випасти в { $stream }.
journal-deal = Такої роздачі бути не могло.
journal-after-end = Хід { $number } ({ $pick }): гру вже було завершено.
journal-option = Хід { $number }: нічого схожого на «{ $pick }» у цій грі немає.
journal-illegal = Хід { $number }: місце { $seat } не могло тоді вибрати «{ $pick }».
journal-impossible = Хід { $number } ({ $pick }): записаний випадок випасти не міг.
journal-luck-more =
    { $number ->
        [0] Роздача
       *[other] Хід { $number } ({ $pick })
    }: випадку записано більше, ніж було.
journal-luck-less =
    { $number ->
        [0] Роздача
       *[other] Хід { $number } ({ $pick })
    }: випадку записано менше, ніж було.
journal-luck-other =
    { $number ->
        [0] Роздача
       *[other] Хід { $number } ({ $pick })
    }: записано не той випадок ({ $recorded }), який був.
