### Хроно: вопросы, ответы и строки истории.

# Вопросы.
ask-chrono-first = Кто ходит первым? Первый игрок в первый ход не берёт карту и не двигает время.
ask-chrono-mulligan = Какие карты вы поменяете на новые?
ask-chrono-main = Ваш ход: играйте карты, собирайте ресурсы, применяйте умения, потом атакуйте или завершите ход.
# $how: usual, если герой больше ничего не делает; also, если делает ещё что-то; instead, если делает только это.
asked-chrono-meditate = { $how ->
    [instead] Медитация: { $what }.
    [also] Медитация: заплатите 1 концентрацию, возьмите карту из колоды героя и { $what }.
   *[usual] Медитация: заплатите 1 концентрацию и возьмите карту из колоды героя.
} В этот ход нельзя играть карты и применять умения героя. Отменить медитацию нельзя.
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
ask-chrono-may = Воспользоваться тем, что предлагает «{ $card }»?
ask-chrono-offer = { $n ->
    [0] «{ $card }» предлагает: { $what } Согласны?
   *[other] «{ $card }» предлагает за { $n } концентрации: { $what } Согласны?
}
ask-chrono-epoch = «{ $by }» сдвигает карту «{ $card }». В какую эпоху?
ask-chrono-order = Эпоха сменилась, и ваши карты стали заклинаниями. Какое из них сработает первым?
# $stays: yes, если карта тогда остаётся на столе; $more: yes, если она там умеет что-то ещё.
ask-chrono-leave = { $cause } «{ $card }» может выйти из тени{ $does ->
    [yes] : { $what }.
   *[no] .
}{ $stays ->
    [yes] {" "}Тогда карта останется на столе ({ $window }).
   *[no] {""}
}{ $more ->
    [yes] {" "}{ $powers }
   *[no] {""}
} Открыть?
cause-chrono-none = Пора.
cause-chrono-moves = Время сдвинулось на { $n ->
    [one] { $n } век.
    [few] { $n } века.
   *[other] { $n } веков.
}
cause-chrono-begins = { $who } начинает ход.
cause-chrono-ends = { $who } завершает ход.
cause-chrono-enters = { $known ->
    [yes] На стол вышла карта «{ $card }» №{ $number }.
   *[no] На стол вышла карта.
}
cause-chrono-dies = Погибло существо.
cause-chrono-casts = { $who } играет заклинание.
cause-chrono-embodies = { $who } играет карту, которая остаётся на столе.
cause-chrono-changes = Начинается эпоха { $epoch }.
cause-chrono-attacks = { $who } атакует: { $n ->
    [0] урон не пройдёт.
   *[other] сейчас пройдёт { $n } ед. урона.
}
cause-chrono-hurt = { $who ->
    [you] Вы получили урон, осталось жизни: { $life }.
    [opponent] Противник получил урон, осталось жизни: { $life }.
   *[both] Кто-то получил урон.
}
cause-chrono-meditates = { $who } медитирует.
ask-chrono-insight = «{ $card }»: на какую тень вы посмотрите? Потом её можно вернуть в руку владельца.
ask-chrono-send = Эта тень — «{ $card }». «{ $by }» может вернуть её в руку владельца. Вернуть?
ask-chrono-time = Собрано времени: в любую сторону { $any }, вперёд { $future }, назад { $past }. На сколько его сдвинуть?
ask-chrono-unwind = { $n ->
    [1] Времени осталось на один счётчик. Снять его с карты «{ $card }»?
   *[other] Осталось времени: { $n }. Сколько счётчиков снять с карты «{ $card }»?
}

# Ответы.
do-chrono-first = Ходить первым
do-chrono-second = Ходить вторым
do-chrono-swap = Поменять { $number }: { $card }
do-chrono-swap-short = Поменять { $number }
do-chrono-back = Вернуть отмеченные
do-chrono-keep = Оставить все
do-chrono-replace = Поменять отмеченные
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
do-chrono-meditate = Медитация: Без карт в этот ход
# $last: yes, если больше нельзя сыграть карту и нечего собрать и кнопка выделена: она завершает ход.
do-chrono-attack = Атаковать на { $n }{ $last ->
    [yes] {" "}и завершить ход
   *[no] {""}
}
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
do-chrono-option = Вариант { $n }
do-chrono-option-of = { $what }
do-chrono-epoch = Эпоха { $n }
do-chrono-yes = Да
do-chrono-no = Нет
do-chrono-order = { $card }: { $what }
do-chrono-done = Готово
do-chrono-none = Ничего не выбирать

# Что произошло.
tell-chrono-began = Начинает { $who }.
tell-chrono-replaced = { $count ->
    [0] { $who } оставляет все карты.
    [one] { $who } меняет { $count } карту.
    [few] { $who } меняет { $count } карты.
   *[other] { $who } меняет { $count } карт.
}
tell-chrono-turn = Ход { $n }: { $who }.
tell-chrono-future = { $n ->
    [one] Время сдвинулось вперёд на { $n } век: теперь век { $age }.
    [few] Время сдвинулось вперёд на { $n } века: теперь век { $age }.
   *[other] Время сдвинулось вперёд на { $n } веков: теперь век { $age }.
}
tell-chrono-past = { $n ->
    [one] Время сдвинулось назад на { $n } век: теперь век { $age }.
    [few] Время сдвинулось назад на { $n } века: теперь век { $age }.
   *[other] Время сдвинулось назад на { $n } веков: теперь век { $age }.
}
tell-chrono-drew = { $who } берёт карту «{ $card }».
tell-chrono-draws = { $n ->
    [one] { $who } берёт { $n } карту.
    [few] { $who } берёт { $n } карты.
   *[other] { $who } берёт { $n } карт.
}
tell-chrono-tokens = { $n ->
    [one] { $who } вводит в игру { $n } фишку: { $card }.
    [few] { $who } вводит в игру { $n } фишки: { $card }.
   *[other] { $who } вводит в игру { $n } фишек: { $card }.
}
tell-chrono-concentrated = { $who } получает { $n } ед. концентрации.
tell-chrono-meditated = { $who } медитирует.
tell-chrono-fetched = { $who } берёт карту из колоды героя.
tell-chrono-fetched-own = { $who } берёт из колоды героя карту «{ $card }».
tell-chrono-played = { $who } играет карту «{ $card }».
tell-chrono-laid = { $who } кладёт карту в тень.
tell-chrono-laid-own = { $who } кладёт в тень карту «{ $card }».
tell-chrono-left = «{ $card }» выходит из тени.
tell-chrono-left-stays = «{ $card }» выходит из тени и остаётся на столе.
tell-chrono-triggered = Срабатывает «{ $card }».
tell-chrono-used = { $who } поворачивает карту «{ $card }».
tell-chrono-ability = { $who } применяет умение героя: «{ $what }»
tell-chrono-healed = { $who } получает { $n ->
    [one] { $n } жизнь
    [few] { $n } жизни
   *[other] { $n } жизней
}.
tell-chrono-lost = { $who } теряет { $n ->
    [one] { $n } жизнь
    [few] { $n } жизни
   *[other] { $n } жизней
}.
tell-chrono-armored = { $who } получает { $n } ед. брони.
tell-chrono-attacked = { $who } атакует: { $with }. Сила атаки { $n }{ $stopped ->
    [0] .
   *[other] , защита отражает { $stopped }.
}
tell-chrono-card = «{ $card }»
tell-chrono-and = { $first } и { $then }
tell-chrono-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
}
tell-chrono-damaged = { $who } получает { $n } ед. урона{ $armor ->
    [0] .
   *[other] , из них { $armor } принимает броня.
}
tell-chrono-damaged-by = { $who } получает { $n } ед. урона от карты «{ $card }»{ $armor ->
    [0] .
   *[other] , из них { $armor } принимает броня.
}
tell-chrono-worn = { $n ->
    [one] С карты «{ $card }» снят { $n } счётчик.
    [few] С карты «{ $card }» сняты { $n } счётчика.
   *[other] С карты «{ $card }» снято { $n } счётчиков.
}
tell-chrono-charged = { $n ->
    [one] { $who } кладёт на героя { $n } жетон.
    [few] { $who } кладёт на героя { $n } жетона.
   *[other] { $who } кладёт на героя { $n } жетонов.
}
tell-chrono-drained = { $n ->
    [one] { $who } снимает с героя { $n } жетон.
    [few] { $who } снимает с героя { $n } жетона.
   *[other] { $who } снимает с героя { $n } жетонов.
}
tell-chrono-died = Карта «{ $card }» погибла.
tell-chrono-returned = Карта «{ $card }» вернулась в руку.
tell-chrono-snared = Карта «{ $card }» попала в ловушку.
tell-chrono-turned = Карта «{ $card }» повёрнута.
tell-chrono-readied = Карта «{ $card }» развёрнута.
tell-chrono-shifted = Карта «{ $card }» перешла в эпоху { $epoch }.
tell-chrono-seen = { $who } смотрит чужую тень.
tell-chrono-seen-own = { $who } смотрит чужую тень: это «{ $card }».
tell-chrono-sent = { $who } возвращает тень в руку владельца.
tell-chrono-sent-own = { $who } возвращает в руку владельца карту «{ $card }».
tell-chrono-discarded = { $who } сбрасывает карту «{ $card }».
tell-chrono-milled = { $who } сбрасывает с верха колоды карту «{ $card }».
tell-chrono-idle = { $who } больше ничего не может сделать, ход завершён.
tell-chrono-recovered = { $who } возвращает с кладбища карту «{ $card }».

# Чем кончилось.
reason-chrono-life = у другой стороны не осталось жизни
reason-chrono-together = оба одновременно остались без жизни
reason-chrono-time = время подошло к концу
reason-chrono-endless = игра никогда бы не кончилась
reason-chrono-turn-cap = ходы кончились
reason-chrono-resigned = противник сдался
reason-chrono-timed-out = у противника вышло время

# Колода на выбор, с её героем.
brings-chrono = { $deck } · { $hero }

# Что не так с колодой, для её хозяина.
fault-chrono-card = { $card }
fault-chrono-id = «{ $id }»
fault-chrono-without-hero = В колоде нет героя.
fault-chrono-no-hero = { $card } — не герой.
fault-chrono-unknown = Карты { $card } больше нет.
fault-chrono-in-no-deck = { $card } не может быть в колоде.
fault-chrono-mythic = { $card } — мифическая карта, в колоде героя её быть не может.
fault-chrono-copies = { $card }: копий { $n }, а можно не больше { $most }.
fault-chrono-too-few = { $n ->
    [one] В колоде { $n } карта; нужно не меньше { $most }.
    [few] В колоде { $n } карты; нужно не меньше { $most }.
   *[other] В колоде { $n } карт; нужно не меньше { $most }.
}
fault-chrono-too-many = { $n ->
    [one] В колоде { $n } карта; можно не больше { $most }.
    [few] В колоде { $n } карты; можно не больше { $most }.
   *[other] В колоде { $n } карт; можно не больше { $most }.
}
fault-chrono-beside = { $n ->
    [one] В колоде героя { $n } карта; можно не больше { $most }.
    [few] В колоде героя { $n } карты; можно не больше { $most }.
   *[other] В колоде героя { $n } карт; можно не больше { $most }.
}

# Типы карт на картинке колоды и название стопки рядом с ней.
deck-beside-chrono = Колода героя
deck-type-chrono-hero = Герои
deck-type-chrono-thoughtform = Мысли
deck-type-chrono-location = Местности
deck-type-chrono-event = События
deck-type-chrono-shadow = Тени
