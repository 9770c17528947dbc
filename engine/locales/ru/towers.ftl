### «Башни»: вопросы, выбор и строки истории.

# Вопросы.
ask-towers-first = Кто ходит первым?
ask-towers-mulligan = Какие карты вы поменяете на новые?
ask-towers-act = Ваш ход: сыграйте карту, сбросьте её или пропустите ход.
ask-towers-discard = { $count ->
    [one] Сбросьте { $count } карту.
    [few] Сбросьте { $count } карты.
   *[other] Сбросьте { $count } карт.
}

# Выбор.
do-towers-first = Начну я
do-towers-second = Начнёт противник
do-towers-swap = Поменять { $number }: { $card }
do-towers-swap-short = Поменять { $number }
do-towers-back = Вернуть отмеченные
do-towers-keep = Оставить все
do-towers-replace = Поменять отмеченные
do-towers-play = Сыграть { $number }: { $card }
do-towers-play-short = Сыграть { $number }
do-towers-discard = Сбросить { $number }: { $card }
do-towers-discard-short = Сбросить { $number }
do-towers-skip = Пропустить

# Что произошло.
hidden-card = скрытая карта
tell-towers-began = Начинает { $who }.
tell-towers-replaced = { $count ->
    [0] { $who } оставляет все карты.
    [one] { $who } меняет { $count } карту.
    [few] { $who } меняет { $count } карты.
   *[other] { $who } меняет { $count } карт.
}
tell-towers-played = { $who } играет карту «{ $card }».
tell-towers-discarded = { $who } сбрасывает карту «{ $card }».
tell-towers-forced = { $who } вынужденно сбрасывает карту «{ $card }».
tell-towers-skipped = { $who } пропускает ход.
tell-towers-gained = { $who }: { $stat } +{ $count }, теперь { $now }.
tell-towers-lost = { $who }: { $stat } −{ $count }, теперь { $now }.
tell-towers-drew = { $who } берёт карту «{ $card }».
tell-towers-reshuffled = Сброс перемешан, в новой колоде { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}.
tell-towers-extended = { $who } ходит ещё раз.
tell-ended-win = { $who } побеждает: { $reason }.
tell-ended-draw = Ничья: { $reason }.
reason-resigned-by = { $loser } сдаётся
reason-timed-out-by = у игрока { $loser } вышло время
# Что сказано на карте, её словами, если часть этого не видна по другим строкам.
tell-says = На карте написано: «{ SHORT($what, 180) }»
tell-nothing = Ничего не произошло.

# Чем кончилось.
reason-towers-construction = башня достроена
reason-towers-destruction = чужая башня пала
reason-towers-accumulation = хранилище полно
reason-towers-together = обе стороны успели одновременно
reason-towers-turn-cap = ходы кончились
reason-towers-resigned = противник сдался
reason-towers-timed-out = у противника вышло время

# Числа стороны.
stat-towers-tower = { -tower }
stat-towers-wall = { -wall }
stat-towers-stock-ore = { -ore }
stat-towers-stock-gems = { -gems }
stat-towers-stock-gold = { -gold }
stat-towers-mine-ore = { -mine-ore }
stat-towers-mine-gems = { -mine-gems }
stat-towers-mine-gold = { -mine-gold }
