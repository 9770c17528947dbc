### Что делают карты «Башен», по дереву действий. Коротко: это должно уместиться на карте.
### $who: bare (ясно само), you, foe, both, they (выбранная сторона), nobody.
### $stat: tower, wall, ore, gems, gold, mine-ore, mine-gems, mine-gold, hand.  $cmp: less, at-most, equal, at-least, more.

# Как соединяются предложения, перечни и вложенные части.
fx-towers-sentence = { CAP($text) }.
fx-towers-sentences = { $first } { $then }
fx-towers-steps = { $first }; { $then }
fx-towers-changes = { $first }, { $then }
fx-towers-nested = ({ $text })
fx-towers-nothing = ничего
fx-towers-no-effect = без действия
fx-towers-undiscardable = нельзя сбросить

# Величины. X стоит вместо той, что не просто число.
fx-towers-number = { $n }
fx-towers-number-below-zero = (−{ $n })
fx-towers-x = X
fx-towers-where = { $text } (X — { $amount })
fx-towers-noun = { $stat ->
    [tower] { -tower(case: "nominative") }
    [wall] { -wall(case: "nominative") }
    [ore] { -ore(case: "nominative") }
    [gems] { -gems(case: "nominative") }
    [gold] { -gold(case: "nominative") }
    [mine-ore] { -mine-ore(case: "nominative") }
    [mine-gems] { -mine-gems(case: "nominative") }
    [mine-gold] { -mine-gold(case: "nominative") }
   *[hand] число карт в руке
}
fx-towers-noun-genitive = { $stat ->
    [tower] { -tower(case: "genitive") }
    [wall] { -wall(case: "genitive") }
    [ore] { -ore(case: "genitive") }
    [gems] { -gems(case: "genitive") }
    [gold] { -gold(case: "genitive") }
    [mine-ore] { -mine-ore(case: "genitive") }
    [mine-gems] { -mine-gems(case: "genitive") }
    [mine-gold] { -mine-gold(case: "genitive") }
   *[hand] числа карт в руке
}
fx-towers-noun-dative = { $stat ->
    [tower] { -tower(case: "dative") }
    [wall] { -wall(case: "dative") }
    [ore] { -ore(case: "dative") }
    [gems] { -gems(case: "dative") }
    [gold] { -gold(case: "dative") }
    [mine-ore] { -mine-ore(case: "dative") }
    [mine-gems] { -mine-gems(case: "dative") }
    [mine-gold] { -mine-gold(case: "dative") }
   *[hand] числу карт в руке
}
fx-towers-whose = { $who ->
    [you] { $stat ->
        [gems] ваши
        [gold] ваше
        [hand] ваше
       *[other] ваша
    } { fx-towers-noun }
    [foe] { fx-towers-noun } { -foe(case: "genitive") }
    [both] { fx-towers-noun } у обоих
    [they] его { fx-towers-noun }
   *[nobody] { $stat ->
        [gems] ничьи
        [gold] ничьё
        [hand] ничьё
       *[other] ничья
    } { fx-towers-noun }
}
fx-towers-whose-genitive = { $who ->
    [you] { $stat ->
        [gems] ваших
        [gold] вашего
        [hand] вашего
       *[other] вашей
    } { fx-towers-noun-genitive }
   *[foe] { fx-towers-noun-genitive } { -foe(case: "genitive") }
}
fx-towers-amount-of = { $stat ->
    [tower] высота { fx-towers-whose-genitive }
    [wall] высота { fx-towers-whose-genitive }
   *[other] { fx-towers-whose }
}
fx-towers-half-of = половина { fx-towers-whose-genitive }
fx-towers-equal-to = { $who ->
    [you] { $stat ->
        [gems] вашим
        [gold] вашему
        [hand] вашему
       *[other] вашей
    } { fx-towers-noun-dative }
   *[foe] { fx-towers-noun-dative } { -foe(case: "genitive") }
}
fx-towers-half = половина от { $a }
fx-towers-smaller = меньшее из двух: { $a } или { $b }
fx-towers-larger = большее из двух: { $a } или { $b }
fx-towers-sum = { $a } плюс { $b }

# Числа растут и падают. Чьи они, сказано перед перечнем, если это не ясно само.
fx-towers-unit = { $stat ->
    [tower] к { -tower(case: "dative") }
    [wall] к { -wall(case: "dative") }
    [ore] { -ore(case: "genitive") }
    [gems] { $n ->
        [one] самоцвет
        [few] самоцвета
       *[other] { -gems(case: "genitive") }
    }
    [gold] { -gold(case: "genitive") }
    [mine-ore] к { -mine-ore(case: "dative") }
    [mine-gems] к { -mine-gems(case: "dative") }
   *[mine-gold] к { -mine-gold(case: "dative") }
}
fx-towers-gain = +{ $n } { fx-towers-unit }
fx-towers-lose = −{ $n } { fx-towers-unit }
fx-towers-side = { $who ->
    [you] вам
    [foe] { -foe(case: "dative") }
    [both] обоим
   *[nobody] никому
}: { $list }
fx-towers-set = { fx-towers-whose } { $stat ->
    [gems] станут равны
    [gold] станет равно
   *[other] станет равна
} { $n }
fx-towers-swap = обмен { $stat ->
    [tower] башнями
    [wall] стенами
    [ore] { -ore(case: "instrumental") }
    [gems] { -gems(case: "instrumental") }
    [gold] { -gold(case: "instrumental") }
    [mine-ore] { -mine-ore(case: "instrumental") }
    [mine-gems] { -mine-gems(case: "instrumental") }
   *[mine-gold] { -mine-gold(case: "instrumental") }
} с { -foe(case: "instrumental") }
fx-towers-steal = украдите { $n } { fx-towers-unit }
fx-towers-steal-half = украдите { $n } { fx-towers-unit }, хотя бы половина — вам

# Урон: противнику, если не сказано иначе. $more: yes, если он добавлен к такому же урону прямо перед ним.
fx-towers-points = { $more ->
    [yes] ещё { $n }
   *[no] { $n } ед. урона
}
fx-towers-damage = { fx-towers-points }{ $who ->
    [bare] { "" }
    [you] { " " }вам
    [foe] { " " }{ -foe(case: "dative") }
    [both] { " " }обоим
   *[nobody] { " " }никому
}
fx-towers-damage-wall = { fx-towers-points } { $who ->
    [bare] { -wall(case: "dative") }
    [you] вашей { -wall(case: "dative") }
    [foe] { -wall(case: "dative") } { -foe(case: "genitive") }
    [both] обеим стенам
   *[nobody] ничьей { -wall(case: "dative") }
}
fx-towers-damage-tower = { fx-towers-points } { $who ->
    [bare] { -tower(case: "dative") }
    [you] вашей { -tower(case: "dative") }
    [foe] { -tower(case: "dative") } { -foe(case: "genitive") }
    [both] обеим башням
   *[nobody] ничьей { -tower(case: "dative") }
}

# Карты и ходы.
fx-towers-again = ходите ещё раз
fx-towers-cards = { $n ->
    [one] карту
    [few] карты
   *[other] карт
}
fx-towers-random-cards = { $n ->
    [one] случайную карту
    [few] случайные карты
   *[other] случайных карт
}
fx-towers-draw = { $who ->
    [bare] возьмите
    [you] вы берёте
    [foe] { -foe } берёт
    [both] оба берут
    [they] берёт
   *[nobody] никто не берёт
} { $n } { fx-towers-cards }
fx-towers-discard = { $who ->
    [bare] сбросьте
    [you] вы сбрасываете
    [foe] { -foe } сбрасывает
    [both] оба сбрасывают
    [they] сбрасывает
   *[nobody] никто не сбрасывает
} { $n } { fx-towers-cards }
fx-towers-discard-random = { $who ->
    [bare] сбросьте
    [you] вы сбрасываете
    [foe] { -foe } сбрасывает
    [both] оба сбрасывают
    [they] сбрасывает
   *[nobody] никто не сбрасывает
} { $n } { fx-towers-random-cards }

# Условия.
fx-towers-if = если { $cond }: { $list }
fx-towers-otherwise = иначе: { $list }
fx-towers-lowest = каждый, у кого { $stat ->
    [tower] самая низкая { -tower }
    [wall] самая низкая { -wall }
    [ore] меньше всего { -ore(case: "genitive") }
    [gems] меньше всего { -gems(case: "genitive") }
    [gold] меньше всего { -gold(case: "genitive") }
    [mine-ore] самая низкая { -mine-ore }
    [mine-gems] самая низкая { -mine-gems }
   *[mine-gold] самая низкая { -mine-gold }
}: { $list }
fx-towers-highest = каждый, у кого { $stat ->
    [tower] самая высокая { -tower }
    [wall] самая высокая { -wall }
    [ore] больше всего { -ore(case: "genitive") }
    [gems] больше всего { -gems(case: "genitive") }
    [gold] больше всего { -gold(case: "genitive") }
    [mine-ore] самая высокая { -mine-ore }
    [mine-gems] самая высокая { -mine-gems }
   *[mine-gold] самая высокая { -mine-gold }
}: { $list }
fx-towers-no-wall = { $who ->
    [you] у вас нет { -wall(case: "genitive") }
   *[foe] у { -foe(case: "genitive") } нет { -wall(case: "genitive") }
}
fx-towers-some-wall = { $who ->
    [you] у вас есть { -wall }
   *[foe] у { -foe(case: "genitive") } есть { -wall }
}
fx-towers-compare = { $cmp ->
    [less] { $a } меньше, чем { $b }
    [at-most] { $a } не больше, чем { $b }
    [equal] { $a } столько же, сколько { $b }
    [at-least] { $a } не меньше, чем { $b }
   *[more] { $a } больше, чем { $b }
}
fx-towers-than = { $cmp ->
    [less] меньше
    [at-most] не больше
    [equal] ровно
    [at-least] не меньше
   *[more] больше
}
fx-towers-has = { $who ->
    [you] у вас
   *[foe] у { -foe(case: "genitive") }
}
fx-towers-height-than = { $cmp ->
    [less] ниже
    [at-most] не выше
    [equal] ровно
    [at-least] не ниже
   *[more] выше
}
fx-towers-compare-number = { $stat ->
    [tower] { fx-towers-whose } { fx-towers-height-than } { $n }
    [wall] { fx-towers-whose } { fx-towers-height-than } { $n }
    [ore] { fx-towers-has } { fx-towers-than } { $n } { -ore(case: "genitive") }
    [gems] { fx-towers-has } { fx-towers-than } { $n } { $cmp ->
        [equal] { $n ->
            [one] самоцвет
            [few] самоцвета
           *[other] самоцветов
        }
       *[other] { $n ->
            [one] самоцвета
           *[other] самоцветов
        }
    }
    [gold] { fx-towers-has } { fx-towers-than } { $n } { -gold(case: "genitive") }
    [hand] { fx-towers-has } в руке { fx-towers-than } { $n } { $cmp ->
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
   *[mine] { fx-towers-whose } { fx-towers-than } { $n }
}
fx-towers-height-as = { $cmp ->
    [less] ниже, чем
    [at-most] не выше, чем
    [equal] такая же, как
    [at-least] не ниже, чем
   *[more] выше, чем
}
fx-towers-counted = { $stat ->
    [ore] { -ore(case: "genitive") }
    [gems] { -gems(case: "genitive") }
    [gold] { -gold(case: "genitive") }
   *[hand] карт в руке
}
fx-towers-count-as = { $cmp ->
    [less] меньше { fx-towers-counted }, чем
    [at-most] не больше { fx-towers-counted }, чем
    [equal] столько же { fx-towers-counted }, сколько
    [at-least] не меньше { fx-towers-counted }, чем
   *[more] больше { fx-towers-counted }, чем
}
fx-towers-mine-as = { $cmp ->
    [less] меньше, чем
    [at-most] не больше, чем
    [equal] такая же, как
    [at-least] не меньше, чем
   *[more] больше, чем
}
fx-towers-compare-sides = { $stat ->
    [ore] { fx-towers-has } { fx-towers-count-as } { fx-towers-other }
    [gold] { fx-towers-has } { fx-towers-count-as } { fx-towers-other }
    [gems] { fx-towers-has } { fx-towers-count-as } { fx-towers-other }
    [hand] { fx-towers-has } { fx-towers-count-as } { fx-towers-other }
    [tower] { fx-towers-whose } { fx-towers-height-as } { fx-towers-other }
    [wall] { fx-towers-whose } { fx-towers-height-as } { fx-towers-other }
   *[mine] { fx-towers-whose } { fx-towers-mine-as } { fx-towers-other }
}
fx-towers-other = { $who ->
    [you] у { -foe(case: "genitive") }
   *[foe] у вас
}

# Сколько стоит карта.
fx-towers-free = бесплатно
fx-towers-cost = { $n } { $stat ->
    [ore] ед. { -ore(case: "genitive") }
    [gold] ед. { -gold(case: "genitive") }
   *[gems] { fx-towers-unit }
}
