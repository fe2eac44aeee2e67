### Правила: сторінка й панель над столом.

## Сторінка правил

web-ref-games = Ігри
web-ref-search = Пошук у правилах: слова або номер правила
web-ref-placeholder = Слово або номер, наприклад { $example }
web-ref-clear = Очистити пошук
web-ref-number = До номера
web-ref-also = знайдено і { $words }
web-ref-quoted = «{ $word }»
web-ref-found =
    { $number ->
        [one] «{ $game }»: { $number } місце
        [few] «{ $game }»: { $number } місця
       *[many] «{ $game }»: { $number } місць
    }
web-ref-all = Усі { $number }
web-ref-some-book = Надруковано { $number }
web-ref-some-public = Джерела { $number }
web-ref-some-house = Вирішили ми { $number }
web-ref-whole = у всьому розділі
web-ref-places =
    { $number ->
        [one] { $number } місце
        [few] { $number } місця
       *[many] { $number } місць
    }
web-ref-loading = Хвилинку: правила вже в дорозі.

## Звідки правило

web-ref-source = Звідки правило
web-ref-book = Надруковано
    .explain = Так сказано в книзі правил.
web-ref-public = Відкрите джерело
    .explain = У книзі прогалина, її закривають опубліковані правила й огляди.
web-ref-house = Вирішили ми
    .explain = Про це не каже ніхто; причина поруч.
web-ref-mark-book = у книзі
web-ref-mark-public = джерело
web-ref-mark-house = вирішили ми

## Поруч із правилом

web-ref-example = Приклад { $id }
web-ref-why = Чому так:
web-ref-english = ще не перекладено
web-ref-open = Відкрити в правилах
web-ref-beside = Ваш стіл, інші ігри й нещодавно відкриті правила
web-ref-other = В інших іграх
web-ref-recent = Нещодавно відкриті
web-ref-nothing = нічого не знайдено
web-ref-related = Пов’язано:
web-ref-more = ще { $number }
web-ref-or-more = { $number } і більше
web-ref-offline = Збережена копія: сервер не відповідає.

## За столом читача

web-ref-here = за цим столом
web-ref-back = До столу
web-ref-at-table = За вашим столом зараз
web-ref-at-table-none = Про ці правила нема чого додати: грають так, як тут написано.
web-ref-on-table = За вашим столом: { $what }
web-ref-show = Показати на столі
web-ref-you-have = у вас { $number } ({ $what })
web-ref-you-play = Ви граєте: { $what }
web-ref-winter = Ваше зимування, рік { $year }
web-ref-winter-units =
    { $units ->
        [one] у вас { $units } воїн на мапі
        [few] у вас { $units } воїни на мапі
       *[many] у вас { $units } воїнів на мапі
    }
web-ref-winter-enough = У запасі: { $stock }. Цього вистачить.
web-ref-winter-short = У запасі: { $stock }. Бракує: { $lacking }; буде карта безладу.
web-ref-winter-fame = У запасі: { $stock }. Бракує: { $lacking }; карти безладу скінчилися, доведеться втрачати славу.
web-ref-winter-others = За зимування ще платять
web-ref-seven-title = Якщо зараз випаде сім
web-ref-seven =
    { $cards ->
        [one] у вас { $cards } картка
        [few] у вас { $cards } картки
       *[many] у вас { $cards } карток
    }, скинути доведеться { $lost }

## Нічого не знайшлося

web-ref-none = «{ $word }»: жодного такого правила у грі «{ $game }»
web-ref-none-text = Можливо, це слово з іншої гри або пишеться інакше.
web-ref-none-english = Ці правила ще не перекладено: пошукайте англійське слово.
web-ref-no-rule = Правила { $id } немає
web-ref-no-rule-text = Можливо, малося на увазі одне з цих.
web-ref-contents = Зміст: «{ $game }»
web-ref-hints = Що могло матися на увазі

## Панель

web-rules-search = Слово або номер правила
web-rules-find = Знайти
web-rules-english = Це правило ще не перекладено: ви читаєте його англійською.
web-rules-marks = { $public } — з відкритих джерел, { $house } — наше рішення; решта з книги.
web-rules-cover = Введіть слово чи номер правила або виберіть розділ. Номери правил у грі теж відкриваються тут.
web-rules-sections = Розділи
web-rules-near = Поруч:
