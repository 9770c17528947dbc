### Форматы: вопросы, выбор и строки истории до дуэли. Игра, где у колод есть герои или вожаки, спрашивает о них своими словами.

# Вопросы.
ask-format-pick = Выбор { $n }: какую карту возьмёте?
ask-format-deck = { $n ->
    [one] В колоде { $n } карта. Готовы?
    [few] В колоде { $n } карты. Готовы?
   *[other] В колоде { $n } карт. Готовы?
}
ask-format-deck-led = { $n ->
    [one] { $leader }: в колоде { $n } карта. Готовы?
    [few] { $leader }: в колоде { $n } карты. Готовы?
   *[other] { $leader }: в колоде { $n } карт. Готовы?
}
ask-format-exchange = Перед этой партией карты можно обменять, одну на одну. Готовы?
ask-format-exchange-led = { $leader }: перед этой партией карты можно обменять, одну на одну. Готовы?
ask-format-out = Какую карту убрать из колоды?
ask-format-in = Какую карту добавить в колоду?
ask-format-for = Какую карту взять вместо «{ $card }»?

# Выбор.
do-format-take = { $number }: { $card }
do-format-leader = { $number }: { $card }, { $beside }
do-format-out = Убрать карты
do-format-in = Добавить карты
do-format-exchange = Обменять карту
do-format-back = Назад
do-format-ready = Играть этой колодой

# Что произошло.
tell-format-sealed = { $n ->
    [one] Все вскрывают по { $n } бустеру и собирают колоды.
    [few] Все вскрывают по { $n } бустера и собирают колоды.
   *[other] Все вскрывают по { $n } бустеров и собирают колоды.
}
tell-format-draft = Бустеры идут по кругу: каждый берёт карту и передаёт остальные дальше.
tell-format-picked = { $who } берёт карту «{ $card }».
tell-format-exchanged = { $who } меняет карту «{ $out }» на «{ $card }».
tell-format-ready = { $who }: колода готова.
tell-format-left = { $who } выходит из-за стола.
fault-format-built = В этом формате колоды собирают из бустеров, свою принести нельзя.
