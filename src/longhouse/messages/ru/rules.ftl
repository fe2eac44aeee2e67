### Правила: страница и панель над столом.

## Страница правил

web-ref-games = Игры
web-ref-search = Поиск по правилам: слова или номер правила
web-ref-placeholder = Слово или номер, например { $example }
web-ref-clear = Очистить поиск
web-ref-number = К номеру
web-ref-also = найдено и { $words }
web-ref-quoted = «{ $word }»
web-ref-found =
    { $number ->
        [one] «{ $game }»: { $number } место
        [few] «{ $game }»: { $number } места
       *[many] «{ $game }»: { $number } мест
    }
web-ref-all = Все { $number }
web-ref-some-book = Напечатано { $number }
web-ref-some-public = Источники { $number }
web-ref-some-house = Решили мы { $number }
web-ref-whole = по всему разделу
web-ref-places =
    { $number ->
        [one] { $number } место
        [few] { $number } места
       *[many] { $number } мест
    }
web-ref-loading = Минутку: правила уже в пути.

## Откуда правило

web-ref-source = Откуда правило
web-ref-book = Напечатано
    .explain = Так сказано в книге правил.
web-ref-public = Открытый источник
    .explain = В книге пробел, его закрывают опубликованные правила и обзоры.
web-ref-house = Решили мы
    .explain = Об этом не говорит никто; причина стоит рядом.
web-ref-mark-book = в книге
web-ref-mark-public = источник
web-ref-mark-house = решили мы

## Рядом с правилом

web-ref-example = Пример { $id }
web-ref-why = Почему так:
web-ref-english = пока не переведено
web-ref-open = Открыть в правилах
web-ref-beside = Ваш стол, другие игры и недавно открытые правила
web-ref-other = В других играх
web-ref-recent = Недавно открытые
web-ref-nothing = ничего не найдено
web-ref-related = Связано:
web-ref-more = ещё { $number }
web-ref-or-more = { $number } и больше
web-ref-offline = Сохранённая копия: сервер не отвечает.

## За столом читателя

web-ref-here = за этим столом
web-ref-back = К столу
web-ref-at-table = За вашим столом сейчас
web-ref-at-table-none = Об этих правилах добавить нечего: играют так, как здесь написано.
web-ref-on-table = За вашим столом: { $what }
web-ref-show = Показать на столе
web-ref-you-have = у вас { $number } ({ $what })
web-ref-you-play = Вы играете: { $what }
web-ref-winter = Ваша зима, год { $year }
web-ref-winter-units =
    { $units ->
        [one] у вас { $units } воин на поле
        [few] у вас { $units } воина на поле
       *[many] у вас { $units } воинов на поле
    }
web-ref-winter-enough = В запасе: { $stock }. Этого хватит.
web-ref-winter-short = В запасе: { $stock }. Не хватает: { $lacking }; будет карта «Беспорядки».
web-ref-winter-fame = В запасе: { $stock }. Не хватает: { $lacking }; карты «Беспорядки» кончились, придётся терять славу.
web-ref-winter-others = За зиму ещё платят
web-ref-seven-title = Если сейчас выпадет семь
web-ref-seven =
    { $cards ->
        [one] у вас { $cards } карта
        [few] у вас { $cards } карты
       *[many] у вас { $cards } карт
    }, сбросить придётся { $lost }

## Ничего не нашлось

web-ref-none = «{ $word }»: ни одного такого правила в игре «{ $game }»
web-ref-none-text = Возможно, это слово из другой игры или пишется иначе.
web-ref-none-english = Эти правила пока не переведены: поищите английское слово.
web-ref-no-rule = Правила { $id } нет
web-ref-no-rule-text = Возможно, имелось в виду одно из этих.
web-ref-contents = Оглавление: «{ $game }»
web-ref-hints = Что могло иметься в виду

## Панель

web-rules-search = Слово или номер правила
web-rules-find = Найти
web-rules-english = Это правило пока не переведено: вы читаете его по-английски.
web-rules-marks = { $public } — из открытых источников, { $house } — наше решение; остальное из книги.
web-rules-cover = Введите слово или номер правила либо выберите раздел. Номера правил в игре тоже открываются здесь.
web-rules-sections = Разделы
web-rules-near = Рядом:
