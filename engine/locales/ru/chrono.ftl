### Хроно: вопросы, ответы и строки истории.

# Вопросы.
ask-chrono-first = Кто ходит первым? Первый игрок в первый ход не берёт карту и не двигает время.
ask-chrono-mulligan = Какие карты вы поменяете на новые?
ask-chrono-main = Ваш ход: играйте карты, собирайте ресурсы, применяйте умения, потом атакуйте или завершите ход.
ask-chrono-pick = «{ $card }»: { $act ->
    [disembody] какую карту развоплотить?
    [return] какую карту вернуть в руку владельца?
    [snare] какую карту поймать в ловушку?
    [turn] какую карту повернуть?
    [ready] какую карту развернуть?
    [shift] какую карту сдвинуть на эпоху?
    [sacrifice] какой своей картой вы пожертвуете?
    [mend] на какую карту положить { $n ->
        [one] { $n } счётчик
        [few] { $n } счётчика
       *[other] { $n } счётчиков
    }?
    [unwind] с какой карты снять { $n ->
        [one] { $n } счётчик
        [few] { $n } счётчика
       *[other] { $n } счётчиков
    }?
   *[other] какую карту выбрать?
}
ask-chrono-mass = «{ $card }»: какие карты { $act ->
    [disembody] развоплотить
    [return] вернуть в руку владельца
    [snare] поймать в ловушку
    [turn] повернуть
    [ready] развернуть
    [shift] сдвинуть на эпоху
   *[other] выбрать
}? Их общий дух — не больше { $left }.
ask-chrono-way = { $n ->
    [one] «{ $card }» двигает время на { $n } век. Куда?
    [few] «{ $card }» двигает время на { $n } века. Куда?
   *[other] «{ $card }» двигает время на { $n } веков. Куда?
}
ask-chrono-split = { $by ->
    [card] «{ $card }» наносит { $n } ед. урона.
   *[attack] Ваша атака наносит { $n } ед. урона.
} Сколько из них придётся на местность «{ $site }» (жизнь { $life })? Остальное получит { $who }.
ask-chrono-discard = { $n ->
    [one] «{ $card }»: какую карту вы сбросите?
    [few] «{ $card }»: какие { $n } карты вы сбросите?
   *[other] «{ $card }»: какие { $n } карт вы сбросите?
}
ask-chrono-meditation = Вы медитируете. Какую карту вы возьмёте из колоды героя?
ask-chrono-fetch = «{ $card }»: какую карту вы возьмёте из колоды героя?
ask-chrono-recover = { $n ->
    [one] «{ $card }»: какая карта вернётся с кладбища?
    [few] «{ $card }»: какие { $n } карты вернутся с кладбища?
   *[other] «{ $card }»: какие { $n } карт вернутся с кладбища?
}
ask-chrono-option = «{ $card }»: выберите одно.
ask-chrono-may = Хотите того, что предлагает «{ $card }»?
ask-chrono-offer = { $n ->
    [0] «{ $card }» предлагает: { $what } Согласны?
   *[other] «{ $card }» предлагает за { $n } концентрации: { $what } Согласны?
}
ask-chrono-epoch = «{ $by }» сдвигает карту «{ $card }». В какую эпоху?
ask-chrono-order = Эпоха сменилась. Какая из ваших карт первой уйдёт живым заклинанием?
ask-chrono-leave = { $cause } «{ $card }» может выйти из тени{ $does ->
    [yes] : { $what }.
   *[no] .
} Открыть?
cause-chrono-none = Пора.
cause-chrono-moves = Время сдвинулось на { $n ->
    [one] { $n } век.
    [few] { $n } века.
   *[other] { $n } веков.
}
cause-chrono-begins = Ход начинает { $who }.
cause-chrono-ends = Ход завершает { $who }.
cause-chrono-enters = { $known ->
    [yes] Входит «{ $card }» №{ $number }.
   *[no] Входит карта.
}
cause-chrono-dies = Погибло существо.
cause-chrono-casts = Заклинание играет { $who }.
cause-chrono-embodies = Перманент играет { $who }.
cause-chrono-changes = Начинается эпоха { $epoch }.
cause-chrono-attacks = Атакует { $who }.
cause-chrono-hurt = { $who ->
    [you] Вы получили урон.
    [opponent] Противник получил урон.
   *[both] Кто-то получил урон.
}
cause-chrono-meditates = Медитирует { $who }.
ask-chrono-insight = «{ $card }»: на какую тень вы посмотрите? Потом её можно вернуть в руку владельца.
ask-chrono-send = Эта тень — «{ $card }». «{ $by }» может вернуть её в руку владельца. Вернуть?
ask-chrono-time = Собрано времени: в любую сторону { $any }, вперёд { $future }, назад { $past }. На сколько его сдвинуть?
ask-chrono-unwind = { $n ->
    [one] Остался { $n } век: снимете счётчик с карты «{ $card }»?
    [few] Осталось { $n } века: сколько счётчиков снимете с карты «{ $card }»?
   *[other] Осталось { $n } веков: сколько счётчиков снимете с карты «{ $card }»?
}

# Ответы.
do-chrono-first = Ходить первым
do-chrono-second = Ходить вторым
do-chrono-swap = Поменять { $number }: { $card }
do-chrono-swap-short = Поменять { $number }
do-chrono-back = Отменить
do-chrono-keep = Оставить все
do-chrono-replace = Взять новые
do-chrono-play = Сыграть { $number }: { $card }
do-chrono-play-short = Сыграть { $number }
do-chrono-lay = В тень { $number }: { $card }
do-chrono-lay-short = В тень { $number }
do-chrono-focus = Собрать концентрацию: { $n }
do-chrono-life = Собрать жизнь: { $n }
do-chrono-time = Собрать время: { $n }
do-chrono-use = { $card } №{ $number }: { $what }
do-chrono-sacrifice = Пожертвовать: { $card } №{ $number }
do-chrono-hero = Герой { $what }
do-chrono-meditate = Медитация
do-chrono-attack = Атаковать на { $n }
do-chrono-end = Завершить ход
do-chrono-pick = { $side ->
    [own] Своя: { $card }
    [other] Чужая: { $card }
   *[one] { $card }
} №{ $number }
do-chrono-card = { $number }: { $card }
do-chrono-card-short = Взять { $number }
do-chrono-discard = Сбросить { $number }: { $card }
do-chrono-discard-short = Сбросить { $number }
do-chrono-future = Вперёд на { $n }
do-chrono-past = Назад на { $n }
do-chrono-stay = Не двигать
do-chrono-split = На местность: { $n }
do-chrono-unwind = { $n ->
    [one] Снять { $n } счётчик
    [few] Снять { $n } счётчика
   *[other] Снять { $n } счётчиков
}
do-chrono-option = Выбор { $n }
do-chrono-option-of = { $what }
do-chrono-epoch = Эпоха { $n }
do-chrono-yes = Да
do-chrono-no = Нет
do-chrono-order = { $card }: { $what }
do-chrono-done = Хватит

# Что произошло.
tell-chrono-began = Начинает { $who }.
tell-chrono-replaced = { $count ->
    [0] { $who }: все карты остаются.
    [one] { $who } меняет { $count } карту.
    [few] { $who } меняет { $count } карты.
   *[other] { $who } меняет { $count } карт.
}
tell-chrono-turn = Ход { $n }: { $who }.
tell-chrono-future = { $n ->
    [one] Время сдвинулось на { $n } век вперёд: идёт век { $age }.
    [few] Время сдвинулось на { $n } века вперёд: идёт век { $age }.
   *[other] Время сдвинулось на { $n } веков вперёд: идёт век { $age }.
}
tell-chrono-past = { $n ->
    [one] Время сдвинулось на { $n } век назад: идёт век { $age }.
    [few] Время сдвинулось на { $n } века назад: идёт век { $age }.
   *[other] Время сдвинулось на { $n } веков назад: идёт век { $age }.
}
tell-chrono-drew = { $who } берёт карту «{ $card }».
tell-chrono-concentrated = { $who } получает { $n } ед. концентрации.
tell-chrono-meditated = { $who } медитирует.
tell-chrono-fetched = { $who } берёт карту из колоды героя.
tell-chrono-fetched-own = { $who } берёт из колоды героя карту «{ $card }».
tell-chrono-played = { $who } играет «{ $card }».
tell-chrono-laid = { $who } кладёт тень.
tell-chrono-laid-own = { $who } кладёт рубашкой вверх карту «{ $card }».
tell-chrono-left = «{ $card }» выходит из тени.
tell-chrono-triggered = Срабатывает «{ $card }».
tell-chrono-used = { $who } поворачивает карту «{ $card }».
tell-chrono-hero = { $who } применяет умение героя { $n }.
tell-chrono-healed = { $who } получает жизнь: { $n }.
tell-chrono-lost = { $who } теряет жизнь: { $n }.
tell-chrono-armored = { $who } получает броню: { $n }.
tell-chrono-attacked = Атакует { $who } ({ $with }): { $n } { $stopped ->
    [0] ед.
   *[other] ед., защита снимает { $stopped }.
}
tell-chrono-card = { $card }
tell-chrono-and = { $first } и { $then }
tell-chrono-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
}
tell-chrono-damaged = { $who } получает { $n } ед. урона{ $armor ->
    [0] .
   *[other] , из них { $armor } по броне.
}
tell-chrono-damaged-by = { $who } получает { $n } ед. урона от карты «{ $card }»{ $armor ->
    [0] .
   *[other] , из них { $armor } по броне.
}
tell-chrono-worn = { $n ->
    [one] С карты «{ $card }» снят { $n } счётчик.
    [few] С карты «{ $card }» сняты { $n } счётчика.
   *[other] С карты «{ $card }» снято { $n } счётчиков.
}
tell-chrono-charged = { $n ->
    [one] На героя игрока { $who } положен { $n } жетон.
    [few] На героя игрока { $who } положены { $n } жетона.
   *[other] На героя игрока { $who } положено { $n } жетонов.
}
tell-chrono-drained = { $n ->
    [one] С героя игрока { $who } снят { $n } жетон.
    [few] С героя игрока { $who } сняты { $n } жетона.
   *[other] С героя игрока { $who } снято { $n } жетонов.
}
tell-chrono-died = { $card }: карта погибла.
tell-chrono-returned = { $card }: карта вернулась в руку.
tell-chrono-snared = { $card }: карта в ловушке.
tell-chrono-turned = { $card }: карта повёрнута.
tell-chrono-readied = { $card }: карта развёрнута.
tell-chrono-shifted = { $card }: карта перешла в эпоху { $epoch }.
tell-chrono-seen = { $who } смотрит на тень.
tell-chrono-seen-own = { $who } смотрит на тень: «{ $card }».
tell-chrono-sent = { $who } возвращает тень в руку владельца.
tell-chrono-sent-own = { $who } возвращает в руку владельца карту «{ $card }».
tell-chrono-discarded = { $who } сбрасывает карту «{ $card }».
tell-chrono-milled = { $who } теряет из колоды карту «{ $card }».
tell-chrono-idle = { $who }: делать больше нечего, ход завершён.
tell-chrono-recovered = { $who } возвращает с кладбища карту «{ $card }».

# Чем кончилось.
reason-chrono-life = у другой стороны не осталось жизни
reason-chrono-together = оба потеряли последнюю жизнь вместе
reason-chrono-time = время подошло к концу
reason-chrono-endless = этому не было бы конца
reason-chrono-turn-cap = ходы кончились
reason-chrono-resigned = противник сдался
reason-chrono-timed-out = у противника вышло время

# Колода на выбор, с её героем.
brings-chrono = { $deck } · { $hero }
