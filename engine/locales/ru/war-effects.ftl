### Что делают карты «Войны», по их свойствам.
### $who: you, opponent, both. $cmp: less, at-most, equal, at-least, more. $mood: do, may.
### $n — число или буква, объяснённая в конце.

# Как соединяются предложения, шаги и вложенные части.
fx-war-sentence = { CAP($text) }.
fx-war-sentences = { $first } { $then }
fx-war-steps = { $first }; { $then }
fx-war-list = { $first }, { $then }
fx-war-nested = ({ $text })
fx-war-nothing = ничего
fx-war-no-effect = без действия
fx-war-where = { $text } ({ $note })
fx-war-is = { $letter } — { $amount }

# Величины.
fx-war-number = { $n }
fx-war-whose = { $who ->
    [you] ваши
    [opponent] чужие
   *[both] все
}
fx-war-amount-bases = { fx-war-whose } базы
fx-war-amount-count = сколько есть: { $those }
fx-war-amount-buried = { $noun } { $who ->
    [you] среди ваших уничтоженных
    [opponent] среди уничтоженных противника
   *[both] среди всех уничтоженных
}
fx-war-amount-hand = { $who ->
    [you] карты в вашей руке
    [opponent] карты в руке противника
   *[both] карты в руках обоих
}
fx-war-amount-health = { $who ->
    [you] ваше здоровье
    [opponent] здоровье противника
   *[both] здоровье обоих
}
fx-war-amount-attack = атака { $whose }
fx-war-amount-defense = защита { $whose }
fx-war-amount-ammo = боеприпасы на этой карте
fx-war-amount-x = сколько баз заплачено сверх цены
fx-war-amount-times = { $factor } × { $amount }
fx-war-amount-sum = { $one } + { $other }

# Юниты.
fx-war-hits = { $n } ед. урона
fx-war-damage = { $mood ->
    [may] нанести
   *[do] нанесите
} { fx-war-hits } { $whom }
fx-war-shell = { $mood ->
    [may] нанести
   *[do] нанесите
} { fx-war-hits } артиллерией { $whom }
fx-war-destroy = { $mood ->
    [may] уничтожить
   *[do] уничтожьте
} { $whom }
fx-war-return = { $mood ->
    [may] вернуть
   *[do] верните
} { $whom } в руку
fx-war-exile = { $mood ->
    [may] удалить
   *[do] удалите
} { $whom } из игры
fx-war-withdraw = { $mood ->
    [may] вывести
   *[do] выведите
} { $whom } из боя
fx-war-give = { $mood ->
    [may] дать
   *[do] дайте
}
fx-war-boost = { fx-war-give } { $whom } { $stats } до конца хода
fx-war-hold = { fx-war-give } { $whom } { $stats } до следующего хода владельца
fx-war-promote = { fx-war-give } { $whom } { $stats } навсегда
fx-war-grant = { fx-war-give } { $whom } свойство «{ $trait }» до конца хода
fx-war-deprive = { $mood ->
    [may] лишить
   *[do] лишите
} { $whom } свойства «{ $trait }» до конца хода
fx-war-exhaust = { $mood ->
    [may] подавить
   *[do] подавите
} { $whom }
fx-war-ready = { $mood ->
    [may] вернуть
   *[do] верните
} { $whom } в строй
fx-war-pin = { $mood ->
    [may] прижать
   *[do] прижмите
} { $whom } к земле
fx-war-prevent = до конца хода { $mood ->
    [may] предотвратить
   *[do] предотвратите
}
fx-war-shield = { fx-war-prevent } { fx-war-hits } { $whom }
fx-war-protect = { fx-war-prevent } весь урон { $whom }
fx-war-load = { $mood ->
    [may] положить
   *[do] положите
} боеприпасы ({ $n }) на { $whom }

# Игроки и карты. То, что получает сам игрок, — число со знаком.
fx-war-strike = { $who ->
    [you] вы получаете { fx-war-hits }
    [opponent] { $mood ->
        [may] нанести
       *[do] нанесите
    } { fx-war-hits } противнику
   *[both] оба игрока получают { fx-war-hits }
}
fx-war-cover = { fx-war-prevent } { fx-war-hits } { $who ->
    [you] вам
    [opponent] противнику
   *[both] обоим игрокам
}
fx-war-heal = { $who ->
    [you] {""}
    [opponent] противнику{" "}
   *[both] обоим{" "}
}+{ $n } здоровья
fx-war-lose = { $who ->
    [you] { $mood ->
        [may] потерять
       *[do] потеряйте
    }
    [opponent] противник теряет
   *[both] оба теряют
} { $n } ед. здоровья
fx-war-cards = { $n ->
    [1] карту
    [one] { $n } карту
    [few] { $n } карты
   *[other] { $n } карт
}
fx-war-draw = { $who ->
    [you] { $mood ->
        [may] взять
       *[do] возьмите
    }
    [opponent] противник берёт
   *[both] оба берут
} { fx-war-cards }
fx-war-discards = { $who ->
    [you] { $mood ->
        [may] сбросить
       *[do] сбросьте
    }
    [opponent] противник сбрасывает
   *[both] оба сбрасывают
}
fx-war-discard = { fx-war-discards } { fx-war-cards }
fx-war-discard-random = { fx-war-discards } { $n ->
    [1] случайную карту
    [one] { $n } случайную карту
    [few] { $n } случайные карты
   *[other] { $n } случайных карт
}
fx-war-mill = { fx-war-discards } { fx-war-cards } из колоды
fx-war-scry = { $mood ->
    [may] посмотреть
   *[do] посмотрите
} { $n ->
    [1] верхнюю карту колоды; её можно
    [one] { $n } верхнюю карту колоды; любые можно
    [few] { $n } верхние карты колоды; любые можно
   *[other] { $n } верхних карт колоды; любые можно
} положить под колоду
fx-war-to = { $place ->
    [hand] в руку
    [field] на поле боя
   *[top] на верх колоды
}
fx-war-search = { $mood ->
    [may] найти
   *[do] найдите
} в колоде { $noun } и { $mood ->
    [may] положить
   *[do] положите
} { fx-war-to }
fx-war-recover = { $mood ->
    [may] вернуть
   *[do] верните
} из уничтоженных { $many ->
    [one] { $noun }
    [counted] { $n } { $noun }
   *[several] { $n } { $noun }
} { fx-war-to }
fx-war-rise = { $mood ->
    [may] вернуть
   *[do] верните
} эту карту { fx-war-to }
fx-war-token = { $mood ->
    [may] создать
   *[do] создайте
} { $n ->
    [1] фишку
    [one] { $n } фишку
    [few] { $n } фишки
   *[other] { $n } фишек
} «{ $token }»
fx-war-extra-base = в этом ходу можно построить ещё { $n ->
    [1] базу
    [one] { $n } базу
    [few] { $n } базы
   *[other] { $n } баз
}
fx-war-discount = в этом ходу ваши { $noun } стоят на { $n } меньше

# Действия с другими внутри.
fx-war-if = если { $cond }: { $list }
fx-war-if-else = если { $cond }: { $list }; иначе: { $otherwise }
fx-war-may = можете { $list }
fx-war-may-do = по желанию: { $list }
fx-war-may-pay = можете заплатить ({ $cost }): { $list }
fx-war-choose = на выбор: { $list }
fx-war-or = { $first } либо { $then }
fx-war-choose-none = выбора нет

# Условия.
fx-war-your-turn = идёт ваш ход
fx-war-combat = идёт бой
fx-war-holder = { $of ->
    [you] у вас
    [opponent] у противника
   *[anyone] в игре
}
fx-war-there = { fx-war-holder } есть { $noun }
fx-war-cmp = { $cmp ->
    [less] меньше
    [at-most] не больше
    [equal] ровно
    [at-least] не меньше
   *[more] больше
}
fx-war-there-are = { fx-war-holder } { fx-war-cmp } { $n } { $noun }
fx-war-has-bases = { $cmp ->
    [equal] { $n ->
        [one] база
        [few] базы
       *[other] баз
    }
   *[other] { $n ->
        [one] базы
       *[other] баз
    }
}
fx-war-has-cards = { $cmp ->
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
fx-war-has = у { $who ->
    [you] вас
    [opponent] противника
   *[both] обоих вместе
} { $what ->
    [bases] { fx-war-cmp } { $n } { fx-war-has-bases }
    [health] { fx-war-cmp } { $n } ед. здоровья
   *[hand] в руке { fx-war-cmp } { $n } { fx-war-has-cards }
}
fx-war-compare = { $one } { $cmp ->
    [less] <
    [at-most] ≤
    [equal] =
    [at-least] ≥
   *[more] >
} { $other }

# Цены.
fx-war-use = { $cost }: { $list }
fx-war-pay-use = применить
fx-war-pay-bases = { $n } { $n ->
    [one] база
    [few] базы
   *[other] баз
}
fx-war-of-country = { $country ->
    [usa] США
    [ussr] СССР
    [britain] Британия
   *[germany] Германия
}
fx-war-pay-own = { fx-war-pay-bases } ({ fx-war-of-country })
fx-war-pay-own-country = { fx-war-pay-bases } её страны
fx-war-pay-this = уничтожьте эту карту
fx-war-pay-health = { $n } ед. здоровья
fx-war-pay-ammo = боеприпасы: { $n }
fx-war-pay-exile = удалите эту карту из игры

# Свойства.
fx-war-enters = при входе: { $list }
fx-war-buried = из уничтоженных — { $text }
fx-war-when = { $moment }: { $list }
fx-war-when-about = { $this ->
    [yes] { $what ->
        [enters] при входе
        [destroyed] при гибели
        [attacks] при атаке
        [blocks] при блоке
        [blocked] когда её блокируют
        [damaged] когда она получает урон
       *[hits] когда она наносит урон игроку
    }
   *[no] когда { $what ->
        [enters] входит { $noun }
        [destroyed] гибнет { $noun }
        [attacks] атакует { $noun }
        [blocks] блокирует { $noun }
        [blocked] блокируют { $noun }
        [damaged] получает урон { $noun }
       *[hits] наносит урон игроку { $noun }
    }
}
fx-war-turn-of = { $who ->
    [you] вашего хода
    [opponent] хода противника
   *[both] каждого хода
}
fx-war-when-hurt = когда { $who ->
    [you] вы получаете
    [opponent] противник получает
   *[both] игрок получает
} урон
fx-war-when-starts = в начале { fx-war-turn-of }
fx-war-when-ends = в конце { fx-war-turn-of }
fx-war-when-builds = когда { $who ->
    [you] вы строите
    [opponent] противник строит
   *[both] игрок строит
} базу
fx-war-when-plays = когда { $who ->
    [you] вы играете
    [opponent] противник играет
   *[both] игрок играет
} { $noun }
fx-war-wears = награждается { $noun }
fx-war-more = можно доплатить X базами
fx-war-leader = лидер +{ $n }
fx-war-colonel = полковник (телохранители: { $n })
fx-war-armor = броня { $n }
fx-war-trait = { $trait ->
    [fast] быстрый
    [no-attack] не атакует
    [no-block] не блокирует
    [unblockable] нельзя блокировать
    [shell-proof] артиллерия не наносит урона
    [anti-air] блокирует авиацию
   *[tireless] после атаки остаётся в строю
}

# Постоянные изменения.
fx-war-stats = { $those }: { $stats }
fx-war-gives = { $those }: { $trait }
fx-war-costs = { $who ->
    [you] ваши { $noun }
    [opponent] чужие { $noun }
   *[both] все { $noun }
} стоят на { $n }
fx-war-costs-less = { fx-war-costs } меньше
fx-war-costs-more = { fx-war-costs } больше
fx-war-can = { $number ->
    [one] может
   *[many] могут
}
fx-war-lets = { $those } { fx-war-can } блокировать { $whom }
fx-war-bars = { $those } не { fx-war-can } блокировать { $whom }
fx-war-players = { $who ->
    [you] у вас
    [opponent] у противника
   *[both] у обоих
}
fx-war-hand-limit = { fx-war-players } предел руки: { $n }
fx-war-bases-per-turn = { fx-war-players } предел баз за ход: { $n }
fx-war-draws = { fx-war-players } карт в начале хода: { $n }
fx-war-guns = { fx-war-players } урон артиллерии: { $n }
fx-war-any-country = { fx-war-whose } базы считаются базами любой страны

# Лицо карты.
fx-war-type = { $token ->
    [yes] Фишка:{" "}
   *[no] {""}
}{ $type ->
    [base] Военная база
    [infantry] Пехота
    [tank] Танк
    [tank-destroyer] Истребитель танков
    [fighter] Истребитель
    [bomber] Бомбардировщик
    [navy] Флот
    [artillery] Артиллерия
    [permanent] Постоянная поддержка
    [one-shot] Разовая поддержка
   *[medal] Медаль
}
fx-war-type-weather = Погода
fx-war-type-of = { $type } · { fx-war-of-country }
fx-war-type-line = { $type } — { $list }
fx-war-type-word = { CAP($tag) }
fx-war-free = бесплатно
fx-war-plus-x = { $x ->
    [yes] {" "}+ X
   *[no] {""}
}
fx-war-cost = { $n }{ fx-war-plus-x } { $n ->
    [one] база
    [few] базы
   *[other] баз
}
fx-war-cost-own = { fx-war-cost } ({ fx-war-of-country }: { $own })
