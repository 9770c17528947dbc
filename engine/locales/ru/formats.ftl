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
ask-format-deck-few = { $n ->
    [one] В колоде { $n } карта, а не { $least }: больше карт в бустерах не было. Играть ею можно. Готовы?
    [few] В колоде { $n } карты, а не { $least }: больше карт в бустерах не было. Играть ею можно. Готовы?
   *[other] В колоде { $n } карт, а не { $least }: больше карт в бустерах не было. Играть ею можно. Готовы?
}
ask-format-deck-few-led = { $n ->
    [one] { $leader }: в колоде { $n } карта, а не { $least }: ни одному герою не подходит больше ваших карт. Играть ею можно. Готовы?
    [few] { $leader }: в колоде { $n } карты, а не { $least }: ни одному герою не подходит больше ваших карт. Играть ею можно. Готовы?
   *[other] { $leader }: в колоде { $n } карт, а не { $least }: ни одному герою не подходит больше ваших карт. Играть ею можно. Готовы?
}
ask-format-exchange = Перед этой партией карты можно обменять, одну на одну. Готовы?
ask-format-exchange-led = { $leader }: перед этой партией карты можно обменять, одну на одну. Готовы?
ask-format-out = Какую карту убрать из колоды? В ней { $n } из { $least }.
ask-format-in = Какую карту добавить в колоду? В ней { $n } из { $least }.
ask-format-for = Какую карту взять вместо «{ $card }»?

# Выбор.
do-format-take = { $number }: { $card }
do-format-take-short = Взять { $number }
do-format-add = { $number }: { $card }
do-format-add-short = Добавить { $number }
do-format-remove = { $number }: { $card }
do-format-remove-short = Убрать { $number }
do-format-leader = { $number }: { $card }, { $beside }
do-format-leader-short = Герой { $number }
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
