### What the cards of Towers do, from the effect tree. Short: it must fit on a card.
### $who: bare (plain from the context), you, foe, both, they (in a part that chose a side), nobody.
### $stat: tower, wall, ore, gems, gold, mine-ore, mine-gems, mine-gold, hand.  $cmp: less, at-most, equal, at-least, more.

# How sentences, lists and nested parts are put together.
fx-towers-sentence = { CAP($text) }.
fx-towers-sentences = { $first } { $then }
fx-towers-steps = { $first }; { $then }
fx-towers-changes = { $first }, { $then }
fx-towers-nested = ({ $text })
fx-towers-nothing = nothing
fx-towers-no-effect = no effect
fx-towers-undiscardable = cannot be discarded

# Amounts. X stands for one that is no plain number.
fx-towers-number = { $n }
fx-towers-number-below-zero = (−{ $n })
fx-towers-x = X
fx-towers-where = { $text } (X is { $amount })
fx-towers-noun = { $stat ->
    [tower] { -tower }
    [wall] { -wall }
    [ore] { -ore }
    [gems] { -gems }
    [gold] { -gold }
    [mine-ore] { -mine-ore }
    [mine-gems] { -mine-gems }
    [mine-gold] { -mine-gold }
   *[hand] hand size
}
fx-towers-whose = { $who ->
    [you] your { fx-towers-noun }
    [foe] the opponent's { fx-towers-noun }
    [both] both sides' { fx-towers-noun }
    [they] their { fx-towers-noun }
   *[nobody] nobody's { fx-towers-noun }
}
fx-towers-amount-of = { $stat ->
    [tower] the height of { fx-towers-whose }
    [wall] the height of { fx-towers-whose }
   *[other] { fx-towers-whose }
}
fx-towers-half-of = half { fx-towers-whose }
fx-towers-equal-to = { $who ->
    [you] your { fx-towers-noun }
   *[foe] the opponent's { fx-towers-noun }
}
fx-towers-half = half of { $a }
fx-towers-smaller = the smaller of { $a } and { $b }
fx-towers-larger = the larger of { $a } and { $b }
fx-towers-sum = { $a } plus { $b }

# Numbers that rise and fall. Whose they are stands before the list, if it is not plain.
fx-towers-unit = { $stat ->
    [tower] { -tower }
    [wall] { -wall }
    [ore] { -ore }
    [gems] { $n ->
        [one] gem
       *[other] gems
    }
    [gold] { -gold }
    [mine-ore] { -mine-ore }
    [mine-gems] { -mine-gems }
   *[mine-gold] { -mine-gold }
}
fx-towers-gain = +{ $n } { fx-towers-unit }
fx-towers-lose = −{ $n } { fx-towers-unit }
fx-towers-side = { $who ->
    [you] you
    [foe] { -foe }
    [both] both
   *[nobody] nobody
}: { $list }
fx-towers-set = { fx-towers-whose } { $stat ->
    [gems] become
   *[other] becomes
} equal to { $n }
fx-towers-swap = swap { $stat ->
    [tower] towers
    [wall] walls
    [ore] { -ore }
    [gems] { -gems }
    [gold] { -gold }
    [mine-ore] { -mine-ore }
    [mine-gems] { -mine-gems }
   *[mine-gold] { -mine-gold }
} with the { -foe }
fx-towers-steal = steal { $n } { fx-towers-unit }
fx-towers-steal-half = steal { $n } { fx-towers-unit } and keep half (rounded up)

# Damage: to the opponent, unless it says otherwise. $more: yes if it adds to the same damage just before.
fx-towers-points = { $more ->
    [yes] { $n } more
   *[no] { $n }
}
fx-towers-damage = { fx-towers-points } { $who ->
    [bare] damage
    [you] damage to you
    [foe] damage to the { -foe }
    [both] damage to both
   *[nobody] damage to nobody
}
fx-towers-damage-wall = { fx-towers-points } { $who ->
    [bare] { -wall } damage
    [you] damage to your { -wall }
    [foe] damage to the opponent's { -wall }
    [both] damage to both walls
   *[nobody] damage to nobody's { -wall }
}
fx-towers-damage-tower = { fx-towers-points } { $who ->
    [bare] { -tower } damage
    [you] damage to your { -tower }
    [foe] damage to the opponent's { -tower }
    [both] damage to both towers
   *[nobody] damage to nobody's { -tower }
}

# Cards and turns.
fx-towers-again = play again
fx-towers-cards = { $n ->
    [one] card
   *[other] cards
}
fx-towers-random-cards = { $n ->
    [one] random card
   *[other] random cards
}
fx-towers-draw = { $who ->
    [bare] draw
    [you] you draw
    [foe] the { -foe } draws
    [both] both draw
    [they] draws
   *[nobody] nobody draws
} { $n } { fx-towers-cards }
fx-towers-discard = { $who ->
    [bare] discard
    [you] you discard
    [foe] the { -foe } discards
    [both] both discard
    [they] discards
   *[nobody] nobody discards
} { $n } { fx-towers-cards }
fx-towers-discard-random = { $who ->
    [bare] discard
    [you] you discard
    [foe] the { -foe } discards
    [both] both discard
    [they] discards
   *[nobody] nobody discards
} { $n } { fx-towers-random-cards }

# Conditions.
fx-towers-if = if { $cond }: { $list }
fx-towers-otherwise = otherwise: { $list }
fx-towers-lowest = each side with the { $stat ->
    [tower] lowest { -tower }
    [wall] lowest { -wall }
    [ore] least { -ore }
    [gems] fewest { -gems }
    [gold] least { -gold }
    [mine-ore] lowest { -mine-ore }
    [mine-gems] lowest { -mine-gems }
   *[mine-gold] lowest { -mine-gold }
}: { $list }
fx-towers-highest = each side with the { $stat ->
    [tower] highest { -tower }
    [wall] highest { -wall }
    [ore] most { -ore }
    [gems] most { -gems }
    [gold] most { -gold }
    [mine-ore] highest { -mine-ore }
    [mine-gems] highest { -mine-gems }
   *[mine-gold] highest { -mine-gold }
}: { $list }
fx-towers-no-wall = { $who ->
    [you] you have no { -wall }
   *[foe] the { -foe } has no { -wall }
}
fx-towers-some-wall = { $who ->
    [you] you have a { -wall }
   *[foe] the { -foe } has a { -wall }
}
fx-towers-compare = { $cmp ->
    [less] { $a } is less than { $b }
    [at-most] { $a } is at most { $b }
    [equal] { $a } is equal to { $b }
    [at-least] { $a } is at least { $b }
   *[more] { $a } is more than { $b }
}
fx-towers-than = { $cmp ->
    [less] less than
    [at-most] at most
    [equal] exactly
    [at-least] at least
   *[more] more than
}
fx-towers-has = { $who ->
    [you] you have
   *[foe] the { -foe } has
}
fx-towers-height-than = { $cmp ->
    [less] lower than
    [at-most] at most
    [equal] exactly
    [at-least] at least
   *[more] higher than
}
fx-towers-compare-number = { $stat ->
    [tower] { fx-towers-whose } is { fx-towers-height-than } { $n }
    [wall] { fx-towers-whose } is { fx-towers-height-than } { $n }
    [ore] { fx-towers-has } { fx-towers-than } { $n } { -ore }
    [gems] { fx-towers-has } { fx-towers-than } { $n } { $n ->
        [one] gem
       *[other] gems
    }
    [gold] { fx-towers-has } { fx-towers-than } { $n } { -gold }
    [hand] { fx-towers-has } { fx-towers-than } { $n } { $n ->
        [one] card
       *[other] cards
    } in hand
   *[mine] { fx-towers-whose } is { fx-towers-than } { $n }
}
fx-towers-height-as = { $cmp ->
    [less] lower than
    [at-most] not higher than
    [equal] as high as
    [at-least] not lower than
   *[more] higher than
}
fx-towers-stock-as = { $cmp ->
    [less] less { fx-towers-noun } than
    [at-most] no more { fx-towers-noun } than
    [equal] as much { fx-towers-noun } as
    [at-least] no less { fx-towers-noun } than
   *[more] more { fx-towers-noun } than
}
fx-towers-counted = { $stat ->
    [gems] { -gems }
   *[hand] cards in hand
}
fx-towers-count-as = { $cmp ->
    [less] fewer { fx-towers-counted } than
    [at-most] no more { fx-towers-counted } than
    [equal] as many { fx-towers-counted } as
    [at-least] no fewer { fx-towers-counted } than
   *[more] more { fx-towers-counted } than
}
fx-towers-compare-sides = { $stat ->
    [ore] { fx-towers-has } { fx-towers-stock-as } { fx-towers-other }
    [gold] { fx-towers-has } { fx-towers-stock-as } { fx-towers-other }
    [gems] { fx-towers-has } { fx-towers-count-as } { fx-towers-other }
    [hand] { fx-towers-has } { fx-towers-count-as } { fx-towers-other }
    [tower] { fx-towers-whose } is { fx-towers-height-as } { fx-towers-others }
    [wall] { fx-towers-whose } is { fx-towers-height-as } { fx-towers-others }
   *[mine] { fx-towers-whose } is { fx-towers-height-as } { fx-towers-others }
}
fx-towers-other = { $who ->
    [you] the { -foe }
   *[foe] you
}
fx-towers-others = { $who ->
    [you] the opponent's
   *[foe] yours
}

# What a card costs.
fx-towers-free = free
fx-towers-cost = { $n } { fx-towers-unit }
