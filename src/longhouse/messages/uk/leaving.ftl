### Leaving a table, giving a game up, and what is taken off the list.

web-leave-explain = Бот займе ваше місце й продовжить гру, щоб решті не довелося чекати. Повернути місце можна будь-коли.
web-leave-yes = Поступитися місцем боту
web-leave-done = За вас продовжить бот.
web-give-up-title = Здати цю партію?
web-give-up-explain = Вона закінчиться тут, без результату. Журнал і запис залишаться, і в них видно все, що було приховано, тож продовжити її не можна буде.
web-give-up-yes = Здати
web-give-up-done = Партію закінчено без результату.
