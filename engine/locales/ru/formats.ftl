### Форматы: вопросы, выбор и строки истории до дуэли. Игра, где у колод есть герои или вожаки, спрашивает о них своими словами.

# Вопросы.
ask-format-pick = Выбор { $n } из { $all }: какую карту возьмёте?
ask-format-build = Ваша колода: { $n } из { $least } карт. Не хватает: { $missing }.
ask-format-full = Ваша колода: { $n } из { $least } карт. Ею можно играть.
ask-format-more = { $n ->
    [one] Ваша колода: { $n } карта. Нужно не меньше { $least }, больше можно. Ею можно играть.
    [few] Ваша колода: { $n } карты. Нужно не меньше { $least }, больше можно. Ею можно играть.
   *[other] Ваша колода: { $n } карт. Нужно не меньше { $least }, больше можно. Ею можно играть.
}
ask-format-many = В колоде карт: { $n }, а нужно { $least }. Лишних: { $missing }.
ask-format-few = { $n ->
    [one] Ваша колода: { $n } карта, а не { $least }: больше подходящих карт нет. Ею можно играть.
    [few] Ваша колода: { $n } карты, а не { $least }: больше подходящих карт нет. Ею можно играть.
   *[other] Ваша колода: { $n } карт, а не { $least }: больше подходящих карт нет. Ею можно играть.
}
ask-format-led = { $deck } Герой: { $leader }.
ask-format-led-few = { $deck } Герой: { $leader }. Этому герою подходит карт: { $fit } из { $all }.
ask-format-exchange = Перед этой партией можно обменять карты, одну на одну. { $deck }

# Выбор.
do-format-take = { $number }: { $card }
do-format-take-short = Взять { $number }
do-format-toggle = { $number }: { $card }
do-format-toggle-short = Карты { $number }
do-format-undo = Отменить
do-format-fill = Дополнить за меня
do-format-trim = Убрать лишние
do-format-ready = Готово
do-format-leader = { $number }: { $card }, { $beside }
do-format-leader-short = Герой { $number }

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
