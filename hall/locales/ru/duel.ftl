### Дуэль: доска, рука, часы.

duel-title = { $game }: { $a } — { $b }
duel-title-many = { $game }: { $who }
duel-begins = Дуэль начинается.
duel-waits = Ходит { $who }.
duel-waits-both = Думают { $a } и { $b }.
duel-waits-all = Думают { $who }.
duel-covered = Зрители здесь нежелательны: доску видят только игроки.
duel-promise = Честная тасовка: SHA-256 зерна и условий — { $hash }. Зерно будет показано в конце.
duel-seed = Честная тасовка: зерно { $seed }. Чтобы проверить, выгрузите дуэль { $id } и запустите «duelhall verify ФАЙЛ».

hand-won = Вы победили!
hand-won-team = Ваша команда победила!
hand-out = Вы выбыли из этой дуэли, остальные играют дальше.
hand-lost = Вы проиграли.
hand-drawn = Ничья.
hand-hurry = Осталось { $left }.
hand-strikes = Вы пропустили { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[other] { $count } ходов
}, и времени у вас меньше. { $forgiven ->
    [one] { $forgiven } ход вовремя исправит
    [few] { $forgiven } хода вовремя исправят
   *[other] { $forgiven } ходов вовремя исправят
} один пропуск.

ping = { $who }, ваш ход.
ping-both = { $a } и { $b }, ваш ход.
nudge = Половина времени прошла: осталось { $left }. Когда оно выйдет, за вас сходит зал.
tell-absent = Время вышло: { $who } пропускает ход { $strikes } из { $most }.

resign-ask = Вы правда сдаётесь? Тогда победит противник.
resign-ask-many = Вы правда сдаётесь? Вы выйдете из игры со всеми своими картами, остальные сыграют дальше.
resign-done = Вы сдались.
hint = Компьютер выбрал бы: { $choice }.
text-told = Что было:
