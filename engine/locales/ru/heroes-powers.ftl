### Свойства, цены, события, перемены, величины и условия «Героев».
### $sign: plus или minus. $more: more или less. $not: yes или no. $combat: any, yes или no. $turn: yours, theirs, any, bearer.
### $mood: do (сделайте) или may (может сделать).

# Абзацы карты.
fx-heroes-unlimited = в колоде может быть сколько угодно таких карт
fx-heroes-also = дополнительная цена: { $price }
fx-heroes-attach = прикрепите к { $to }
fx-heroes-paid = { $price }: { $text }
fx-heroes-quest = чтобы выполнить, { $price }: { $text }
fx-heroes-when = { $on }, { $text }
fx-heroes-when-turn = { $on } { $text }
fx-heroes-while = пока { $cond }, { $text }
fx-heroes-once = только раз в ход
fx-heroes-only-in-combat = только во время боя
fx-heroes-only-if = только если { $cond }
fx-heroes-only-in = только в { fx-heroes-whose-turn }
fx-heroes-while-in-turn = в { fx-heroes-whose-turn } { $text }
fx-heroes-whose-turn = { $turn ->
    [yours] ваш ход
    [theirs] ход противника
    [any] чей-то ход
   *[bearer] ход контролирующего { fx-heroes-its } игрока
}

# Цены.
fx-heroes-free = { $mood ->
    [may] ничего не платить
   *[do] бесплатно
}
fx-heroes-exhaust-verb = { $mood ->
    [may] истощить
   *[do] истощите
}
fx-heroes-destroy-verb = { $mood ->
    [may] уничтожить
   *[do] уничтожьте
}
fx-heroes-remove-verb = { $mood ->
    [may] удалить
   *[do] удалите
}
fx-heroes-put-on-verb = { $mood ->
    [may] разместить
   *[do] разместите
}
fx-heroes-own = { $number ->
    [one] { $head ->
        [ally] своего
        [hero] своего
        [character] своего
        [weapon] своё
        [ability] своё
        [ongoing] своё
        [quest] своё
        [item] свою
        [token] свою
        [card] свою
       *[other] свой
    }
   *[counted] { $head ->
        [ally] своих
        [hero] своих
        [character] своих
       *[other] { $count ->
            [few] свои
           *[other] своих
        }
    }
}
fx-heroes-price-pay = { $mood ->
    [may] заплатить
   *[do] заплатите
} { $n }
fx-heroes-price-exhaust-this = { fx-heroes-exhaust-verb } { $this }
fx-heroes-price-destroy-this = { fx-heroes-destroy-verb } { $this }
fx-heroes-price-remove-this = { fx-heroes-remove-verb } { $this } из игры
fx-heroes-price-exhaust = { fx-heroes-exhaust-verb } { fx-heroes-own } { $some }
fx-heroes-price-destroy = { fx-heroes-destroy-verb } { fx-heroes-own } { $some }
fx-heroes-price-remove = { fx-heroes-remove-verb } из игры { $noun } со своего кладбища
fx-heroes-price-discard = { $mood ->
    [may] сбросить
   *[do] сбросьте
} { $noun }
fx-heroes-price-put-on-hero = { fx-heroes-put-on-verb } { $n } ед. урона на своём герое
fx-heroes-price-put-on-this = { fx-heroes-put-on-verb } { $n } ед. урона на { $this }
fx-heroes-price-counters = { $mood ->
    [may] снять
   *[do] снимите
} { fx-heroes-counted } с { $this }
fx-heroes-price-flip = { $mood ->
    [may] перевернуть
   *[do] переверните
} { $this }

# События.
fx-heroes-on-while = { $on }, пока { $cond }
fx-heroes-on-in-turn = { $on } в { fx-heroes-whose-turn }
fx-heroes-on-enters = когда { $who } входит в игру
fx-heroes-on-attacks = когда { $who } атакует
fx-heroes-on-defends = когда { $who } начинает обороняться
fx-heroes-on-protects = когда { $who } заслоняет другого
fx-heroes-on-strikes = когда { $yours ->
    [yes] ваш герой
   *[no] герой
} наносит удар { $who }
fx-heroes-on-healed = когда { $who } исцеляется
fx-heroes-on-destroyed = когда { $who } уничтожается
fx-heroes-on-leaves = когда { $who } покидает игру
fx-heroes-on-exhausted = когда { $who } истощается
fx-heroes-combat = { $combat ->
    [yes] боевой урон
    [no] небоевой урон
   *[any] урон
}
fx-heroes-on-damaged = когда { $who } получает { fx-heroes-combat }
fx-heroes-on-deals = когда { $by } наносит { fx-heroes-combat } { $who }
fx-heroes-on-plays = { $player ->
    [you] когда вы разыгрываете { $who }
   *[other] когда { fx-heroes-actor } разыгрывает { $who }
}
fx-heroes-on-draws = { $player ->
    [you] когда вы берёте карту
   *[other] когда { fx-heroes-actor } берёт карту
}
fx-heroes-on-discards = { $player ->
    [you] когда вы сбрасываете карту
   *[other] когда { fx-heroes-actor } сбрасывает карту
}
fx-heroes-on-completes = { $player ->
    [you] когда вы выполняете задание
   *[other] когда { fx-heroes-actor } выполняет задание
}
fx-heroes-turn = { $turn ->
    [yours] вашего хода
    [theirs] хода каждого противника
    [any] каждого хода
   *[bearer] хода контролирующего { fx-heroes-its } игрока
}
fx-heroes-on-turn-begins = в начале { fx-heroes-turn }
fx-heroes-on-turn-ends = в конце { fx-heroes-turn }

# Перемены карт.
fx-heroes-mod-nothing = не { $count ->
    [one] меняется
   *[other] меняются
}
fx-heroes-gets = { $head ->
    [you] получаете
   *[other] { $count ->
        [one] получает
       *[other] получают
    }
}
fx-heroes-signed = { $sign ->
    [minus] −{ fx-heroes-points }
   *[plus] +{ fx-heroes-points }
}
fx-heroes-mod-has = { fx-heroes-gets } { $list }
fx-heroes-mod-gets = { fx-heroes-signed } к { $trait ->
    [atk] атаке
    [health] здоровью
    [def] защите
    [strike] цене удара
   *[hand-size] пределу карт в руке
}
# Кого или что: только у одного из этих слов винительный падеж другой.
fx-heroes-mod-gain = { $keyword ->
    [bear-form] Медвежью стать
   *[other] { fx-heroes-keyword-name }
}
fx-heroes-loses = { $count ->
    [one] теряет
   *[other] теряют
}
fx-heroes-mod-lose = { fx-heroes-loses } { fx-heroes-mod-gain }
fx-heroes-mod-lose-powers = { fx-heroes-loses } все свойства
fx-heroes-mod-must-attack = { $count ->
    [one] атакует
   *[other] атакуют
} при любой возможности
fx-heroes-any-kind = { $kind ->
    [any] { "" }
   *[other] { " " }{ fx-heroes-kind-name }
}
fx-heroes-more = { $more ->
    [less] меньше
   *[more] больше
}
fx-heroes-mod-deals = { $count ->
    [one] наносит
   *[other] наносят
} на { $n } ед. { fx-heroes-more } урона{ fx-heroes-any-kind }
fx-heroes-mod-takes = { fx-heroes-gets } на { $n } ед. { fx-heroes-more } урона{ fx-heroes-any-kind }
fx-heroes-mod-healed = { $count ->
    [one] исцеляется
   *[other] исцеляются
} на { $n } ед. { fx-heroes-more }
fx-heroes-mod-tagged = метку «{ $tag }»
fx-heroes-mod-cost = { $head ->
    [you] платите
   *[other] { $count ->
        [one] платит
       *[other] платят
    }
} на { $n } { fx-heroes-more } за { $noun }
fx-heroes-cannot = не { $head ->
    [you] можете
   *[other] { $count ->
        [one] может
       *[other] могут
    }
}
fx-heroes-cant = { $what ->
    [ready] не { $count ->
        [one] восстанавливается в начале хода контролирующего игрока
       *[other] восстанавливаются в начале ходов контролирующих игроков
    }
    [be-destroyed] не { $count ->
        [one] подлежит
       *[other] подлежат
    } уничтожению
    [be-prevented] { $count ->
        [one] наносит
       *[other] наносят
    } неотвратимый урон
    [attack] { fx-heroes-cannot } атаковать
    [attack-heroes] { fx-heroes-cannot } атаковать героев
    [protect] { fx-heroes-cannot } заслонять
    [be-attacked] { fx-heroes-cannot } быть целью атаки
    [be-protected] { fx-heroes-cannot } прятаться за заслоном
    [be-healed] { fx-heroes-cannot } исцеляться
    [be-targeted] { fx-heroes-cannot } быть целью противников
    [strike] { fx-heroes-cannot } наносить удары оружием
    [use-powers] { fx-heroes-cannot } применять платные свойства
    [play-cards] { fx-heroes-cannot } разыгрывать карты
   *[draw] { fx-heroes-cannot } брать карты
}

# Величины.
fx-heroes-number = { $n }
fx-heroes-below-zero = (−{ $n })
fx-heroes-amount-paid = { $case ->
    [genitive] уплаченного X
   *[nominative] уплаченный X
}
fx-heroes-amount-event = { $case ->
    [genitive] этой величины
   *[nominative] эта величина
}
fx-heroes-number-of = { $case ->
    [genitive] числа
   *[nominative] число
}
fx-heroes-amount-count = { fx-heroes-number-of } { $noun }
fx-heroes-amount-count-in = { fx-heroes-number-of } { $noun } { $where ->
    [hand] { fx-heroes-in-hand }
    [graveyard] { $player ->
        [you] на вашем кладбище
       *[other] на кладбище { fx-heroes-of-player }
    }
    [deck-top] наверху колоды у { fx-heroes-of-player }
    [deck-bottom] внизу колоды у { fx-heroes-of-player }
    [deck] в колоде у { fx-heroes-of-player }
    [removed] вне игры у { fx-heroes-of-player }
    [play] в игре у { fx-heroes-of-player }
    [play-exhausted] в игре истощёнными у { fx-heroes-of-player }
    [resources] в ряду ресурсов у { fx-heroes-of-player }
   *[resources-exhausted] в ряду ресурсов истощёнными у { fx-heroes-of-player }
}
fx-heroes-in-hand = { $player ->
    [you] в вашей руке
   *[other] в руке { fx-heroes-of-player }
}
fx-heroes-trait = { $trait ->
    [atk] { $case ->
        [genitive] атаки
       *[nominative] атака
    }
    [health] { $case ->
        [genitive] оставшегося здоровья
       *[nominative] оставшееся здоровье
    }
   *[cost] { $case ->
        [genitive] стоимости
       *[nominative] стоимость
    }
}
fx-heroes-amount-of = { $it ->
    [yes] { fx-heroes-its } { fx-heroes-trait }
   *[no] { fx-heroes-trait } { $who }
}
fx-heroes-amount-damage = { $case ->
    [genitive] урона
   *[nominative] урон
} на { $who }
fx-heroes-amount-counters = { fx-heroes-number-of } жетонов «{ $counter }» на { $who }
fx-heroes-amount-resources = { fx-heroes-number-of } { $player ->
    [you] ваших ресурсов
   *[other] ресурсов { fx-heroes-of-player }
}
fx-heroes-amount-hand = { fx-heroes-number-of } карт { fx-heroes-in-hand }
fx-heroes-amount-sum = { $a } плюс { $b }
fx-heroes-amount-less = { $a } минус { $b }
fx-heroes-amount-times = { $times } × { $a }
fx-heroes-amount-half = { $case ->
    [genitive] половины
   *[nominative] половина
} { $a } с округлением вверх

# Условия.
fx-heroes-untrue = неверно, что { $cond }
fx-heroes-always = это всегда так
fx-heroes-never = этого не бывает
fx-heroes-in-turn = { fx-heroes-unlike }идёт { fx-heroes-whose-turn }
fx-heroes-in-combat = { $not ->
    [yes] бой не идёт
   *[no] идёт бой
}
fx-heroes-hero-class = ваш герой — { fx-heroes-unlike }{ $class ->
    [warden] садовник
    [ranger] следопыт
    [mage] книжник
    [templar] храмовник
    [oracle] оракул
    [shade] проныра
    [spiritist] духовидец
    [binder] заклинатель
   *[warrior] рубака
}
fx-heroes-hero-faction = ваш герой { fx-heroes-unlike }на стороне { $faction ->
    [lantern] Фонаря
   *[thorn] Терновника
}
fx-heroes-flipped = ваш герой { fx-heroes-unlike }перевёрнут
fx-heroes-exists = { $yours ->
    [yes] у вас
   *[no] в игре
} { $not ->
    [yes] нет
   *[no] есть
} { $noun }
fx-heroes-fits = { $who } { $what }
fx-heroes-is-such = { $who } — { fx-heroes-unlike }{ $what }
fx-heroes-cmp = { $cmp ->
    [at-most] не больше
    [equal] ровно
   *[at-least] не меньше
}
fx-heroes-has-hand = у { fx-heroes-of-player } в руке { fx-heroes-cmp } { $n } { $cmp ->
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
fx-heroes-has-resources = у { fx-heroes-of-player } { fx-heroes-cmp } { $n } { $cmp ->
    [equal] { $n ->
        [one] ресурс
        [few] ресурса
       *[other] ресурсов
    }
   *[other] { $n ->
        [one] ресурса
       *[other] ресурсов
    }
}
fx-heroes-there-are = { $yours ->
    [yes] у вас
   *[no] в игре
} { fx-heroes-cmp } { $n } { $noun }
fx-heroes-compare = { $plain ->
    [yes] { $a } { $cmp ->
        [equal] — ровно
       *[other] { fx-heroes-cmp }
    } { $b }
   *[no] { $a } { $cmp ->
        [at-most] не больше, чем
        [equal] — столько же, сколько
       *[at-least] не меньше, чем
    } { $b }
}
