### Спільне у записів, розборів і кінця партії.

web-journal = Журнал
web-share = Поділитися
web-share-copied = Посилання скопійовано
web-share-by-hand = Скопіюйте цю адресу:
web-replay-move = Крок { $move } із { $all }
web-replay-loading = { $here } із { $all } кроків…
web-analysis-chance-of = { $name }: { $chance } зі 100.
