### Общее у записей, разборов и конца партии.

web-journal = Журнал
web-share = Поделиться
web-share-copied = Ссылка скопирована
web-share-by-hand = Скопируйте этот адрес:
web-replay-move = Шаг { $move } из { $all }
web-replay-loading = { $here } из { $all } шагов…
web-analysis-chance-of = { $name }: { $chance } из 100.
