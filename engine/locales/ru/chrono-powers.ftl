### Условия, свойства и лицо карт «Хроно». $who: you, opponent, both. $cmp: less, at-most, equal, at-least, more.

# Условия.
fx-chrono-moved = в этот ход сдвигали время
fx-chrono-your-turn = идёт ваш ход
fx-chrono-holder = { $of ->
    [you] у вас
    [opponent] у противника
   *[anyone] в игре
}
fx-chrono-there = { fx-chrono-holder } есть { $noun }
fx-chrono-cmp = { $cmp ->
    [less] меньше
    [at-most] не больше
    [equal] ровно
    [at-least] не меньше
   *[more] больше
}
fx-chrono-there-are = { fx-chrono-holder } { fx-chrono-cmp } { $n } { $noun }
fx-chrono-has-cards = { $cmp ->
    [equal] { $n ->
        [one] карта
        [few] карты
       *[other] карт
    }
   *[other] { $n ->
        [one] карты
       *[other] карт
    }
}
fx-chrono-has-lives = { $cmp ->
    [equal] { fx-chrono-lives }
   *[other] { $n ->
        [one] жизни
       *[other] жизней
    }
}
fx-chrono-has-counters = { $cmp ->
    [equal] { fx-chrono-hero-counters }
   *[other] { $n ->
        [one] жетона героя
       *[other] жетонов героя
    }
}
fx-chrono-has = у { $who ->
    [you] вас
    [opponent] противника
   *[both] обоих вместе
} { $what ->
    [pool] { fx-chrono-cmp } { $n } концентрации
    [life] { fx-chrono-cmp } { $n } { fx-chrono-has-lives }
    [hand] в руке { fx-chrono-cmp } { $n } { fx-chrono-has-cards }
   *[counters] { fx-chrono-cmp } { $n } { fx-chrono-has-counters }
}
fx-chrono-what = { $what ->
    [pool] концентрации
    [life] жизней
   *[hand] карт в руке
}
fx-chrono-than = { $who ->
    [you] у вас
   *[opponent] у противника
} { $cmp ->
    [less] меньше { fx-chrono-what }, чем
    [at-most] не больше { fx-chrono-what }, чем
    [equal] столько же { fx-chrono-what }, сколько
    [at-least] не меньше { fx-chrono-what }, чем
   *[more] больше { fx-chrono-what }, чем
} { $who ->
    [you] у противника
   *[opponent] у вас
}
fx-chrono-compare = { $one } { $cmp ->
    [less] <
    [at-most] ≤
    [equal] =
    [at-least] ≥
   *[more] >
} { $other }

# Свойства.
fx-chrono-summon = Призыв: { $list }
fx-chrono-manifest = Явление: { $list }
fx-chrono-fury = Ярость: { $list }
fx-chrono-turn = Поворот: { $list }
fx-chrono-turn-pay = Поворот, { $n }: { $list }
fx-chrono-haste = Ускорение
fx-chrono-when = { $moment }: { $list }
fx-chrono-leaves = выходит из тени
fx-chrono-when-moves = движение { $way ->
    [either] времени
    [future] в будущее
   *[past] в прошлое
}
fx-chrono-turn-of = { $who ->
    [you] вашего хода
    [opponent] хода противника
   *[both] каждого хода
}
fx-chrono-when-begins = в начале { fx-chrono-turn-of }
fx-chrono-when-ends = в конце { fx-chrono-turn-of }
fx-chrono-when-enters = когда входит { $noun }
fx-chrono-when-dies = когда погибает { $noun }
fx-chrono-plays = { $who ->
    [you] вы играете
    [opponent] противник играет
   *[both] кто-то играет
}
fx-chrono-when-casts = когда { fx-chrono-plays } заклинание
fx-chrono-when-embodies = когда { fx-chrono-plays } перманент
fx-chrono-when-changes = когда сменяется эпоха
fx-chrono-when-attacks = когда { $who ->
    [you] вы атакуете
    [opponent] вас атакуют
   *[both] кто-то атакует
}
fx-chrono-when-hurt = когда { $who ->
    [you] вы получаете
    [opponent] противник получает
   *[both] кто-то получает
} урон
fx-chrono-when-meditates = когда { $who ->
    [you] вы медитируете
    [opponent] противник медитирует
   *[both] кто-то медитирует
}

# Постоянные изменения.
fx-chrono-to-resource = { $resource ->
    [concentration] к концентрации
    [time] ко времени
    [future] ко времени вперёд
    [past] ко времени назад
    [life] к жизни
    [attack] к атаке
    [defense] к защите
    [damage] к урону
   *[loss] к потере жизни
}
fx-chrono-yields = { $those }: { $n } { fx-chrono-to-resource }
fx-chrono-whose-cards = { $who ->
    [you] ваши карты стоят
    [opponent] карты противника стоят
   *[both] все карты стоят
}
fx-chrono-costs-less = { fx-chrono-whose-cards } на { $n } меньше
fx-chrono-costs-more = { fx-chrono-whose-cards } на { $n } больше
fx-chrono-gives-haste = { $those }: ускорение
fx-chrono-shielded = противник не может выбрать { $those }

# Умения героя.
fx-chrono-counters = { $sign }{ $n } { $n ->
    [one] жетон
    [few] жетона
   *[other] жетонов
}
fx-chrono-ability = { $sign }{ $n }: { $list }
fx-chrono-meditation = Медитация: { $list }
fx-chrono-meditation-instead = Медитация вместо обычной: { $list }
fx-chrono-base = { $n } концентрации каждый ход.
fx-chrono-base-also = { $n } концентрации каждый ход, а также { $list }.

# Лицо карты.
fx-chrono-type-hero = Герой
fx-chrono-type-thoughtform = { $token ->
    [yes] Фишка
   *[no] Мысль
}
fx-chrono-type-location = Местность, { $n } { fx-chrono-lives }
fx-chrono-type-event = Событие, время { $n }
fx-chrono-type-shadow = Тень
fx-chrono-type-line = { $type } — { $list }
fx-chrono-type-word = { $tag }
fx-chrono-free = бесплатно
fx-chrono-cost = { $n } { $n ->
    [one] концентрация
   *[other] концентрации
}
fx-chrono-yield = { $resource ->
    [concentration] концентрация
    [time] время
    [future] время вперёд
    [past] время назад
    [life] жизнь
    [attack] атака
    [defense] защита
    [damage] урон
   *[loss] потеря жизни
} { $n }
fx-chrono-no-resources = без ресурсов
fx-chrono-spell = заклинание
fx-chrono-epochs = { $which ->
    [one] эпоха { $from }
    [span] эпохи { $from }–{ $to }
    [two] эпохи { $from } и { $to }
   *[all] все эпохи
}
fx-chrono-epochs-with = { $epochs } ({ $window })
fx-chrono-row = { CAP($epochs) }: { $text }
