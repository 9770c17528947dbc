### Powers, prices, triggers, changes, amounts and conditions of Heroes.
### $sign: plus or minus. $more: more or less. $not: yes or no. $combat: any, yes or no. $turn: yours, theirs, any, bearer.

# Paragraphs of a card.
fx-heroes-unlimited = a deck may hold any number of these
fx-heroes-also = additional cost: { $price }
fx-heroes-attach = attach to { $to }
fx-heroes-paid = { $price }: { CAP($text) }
fx-heroes-quest = to complete, { $price }: { CAP($text) }
fx-heroes-when = { $on }, { $text }
fx-heroes-when-turn = { $on }, { $text }
fx-heroes-while = while { $cond }, { $text }
fx-heroes-once = only once a turn
fx-heroes-only-in-combat = only during combat
fx-heroes-only-if = only if { $cond }
fx-heroes-only-in = only on { fx-heroes-whose-turn }
fx-heroes-while-in-turn = on { fx-heroes-whose-turn }, { $text }
fx-heroes-whose-turn = { $turn ->
    [yours] your turn
    [theirs] an opponent's turn
    [any] anyone's turn
   *[bearer] its controller's turn
}

# Prices.
fx-heroes-free = free
fx-heroes-price-pay = pay { $n }
fx-heroes-price-exhaust-this = exhaust { $this }
fx-heroes-price-destroy-this = destroy { $this }
fx-heroes-price-remove-this = remove { $this } from the game
fx-heroes-controls = { $person ->
    [you] you control
   *[they] they control
}
fx-heroes-own = { $person ->
    [you] your
   *[they] their
}
fx-heroes-price-exhaust = exhaust { $some } { fx-heroes-controls }
fx-heroes-price-destroy = destroy { $some } { fx-heroes-controls }
fx-heroes-price-remove = remove { $noun } in { fx-heroes-own } graveyard from the game
fx-heroes-price-discard = discard { $noun }
fx-heroes-price-put-on-hero = put { $n } damage on { fx-heroes-own } hero
fx-heroes-price-put-on-this = put { $n } damage on { $this }
fx-heroes-price-counters = remove { fx-heroes-counted } from { $this }
fx-heroes-price-flip = flip { $this }

# Triggers.
fx-heroes-on-while = { $on } while { $cond }
fx-heroes-on-in-turn = { $on } on { fx-heroes-whose-turn }
fx-heroes-on-enters = when { $who } enters play
fx-heroes-on-attacks = when { $who } attacks
fx-heroes-on-defends = when { $who } defends
fx-heroes-on-protects = when { $who } protects
fx-heroes-on-strikes = when { $yours ->
    [yes] your hero
   *[no] a hero
} strikes with { $who }
fx-heroes-on-healed = when { $who } is healed
fx-heroes-on-destroyed = when { $who } is destroyed
fx-heroes-on-leaves = when { $who } leaves play
fx-heroes-on-exhausted = when { $who } becomes exhausted
fx-heroes-combat = { $combat ->
    [yes] combat damage
    [no] non-combat damage
   *[any] damage
}
fx-heroes-on-damaged = when { $who } is dealt { fx-heroes-combat }
fx-heroes-on-deals = when { $by } deals { fx-heroes-combat } to { $who }
fx-heroes-on-plays = { $player ->
    [you] when you play { $who }
   *[other] when { fx-heroes-actor } plays { $who }
}
fx-heroes-on-draws = { $player ->
    [you] when you draw a card
   *[other] when { fx-heroes-actor } draws a card
}
fx-heroes-on-discards = { $player ->
    [you] when you discard a card
   *[other] when { fx-heroes-actor } discards a card
}
fx-heroes-on-completes = { $player ->
    [you] when you complete a quest
   *[other] when { fx-heroes-actor } completes a quest
}
fx-heroes-turn = { $turn ->
    [yours] your turn
    [theirs] each opponent's turn
    [any] each turn
   *[bearer] its controller's turn
}
fx-heroes-on-turn-begins = at the start of { fx-heroes-turn }
fx-heroes-on-turn-ends = at the end of { fx-heroes-turn }

# Changes of cards.
fx-heroes-mod-nothing = { $count ->
    [one] stays as it is
   *[other] stay as they are
}
fx-heroes-has = { $count ->
    [one] has
   *[other] have
}
fx-heroes-signed = { $sign ->
    [minus] −{ fx-heroes-points }
   *[plus] +{ fx-heroes-points }
}
fx-heroes-mod-has = { fx-heroes-has } { $list }
fx-heroes-mod-gets = { fx-heroes-signed } { $trait ->
    [atk] ATK
    [health] health
    [def] DEF
    [strike] strike cost
   *[hand-size] maximum hand size
}
fx-heroes-mod-gain = { fx-heroes-keyword-name }
fx-heroes-mod-lose = { $count ->
    [one] loses
   *[other] lose
} { fx-heroes-keyword-name }
fx-heroes-mod-lose-powers = { $count ->
    [one] loses
   *[other] lose
} all powers
fx-heroes-mod-must-attack = must attack if able
fx-heroes-any-kind = { $kind ->
    [any] { "" }
   *[other] { " " }{ fx-heroes-kind-name }
}
fx-heroes-more = { $more ->
    [less] less
   *[more] more
}
fx-heroes-mod-deals = { $count ->
    [one] deals
   *[other] deal
} { $n } { fx-heroes-more }{ fx-heroes-any-kind } damage
fx-heroes-mod-takes = { $count ->
    [one] is
   *[other] are
} dealt { $n } { fx-heroes-more }{ fx-heroes-any-kind } damage
fx-heroes-mod-healed = { $count ->
    [one] is
   *[other] are
} healed by { $n } { fx-heroes-more }
fx-heroes-mod-tagged = the tag { $tag }
fx-heroes-mod-cost = { $count ->
    [one] pays
   *[other] pay
} { $n } { fx-heroes-more } for { $noun }
fx-heroes-cant = { $what ->
    [ready] { $count ->
        [one] does not ready during its controller's ready step
       *[other] do not ready during their controllers' ready step
    }
    [be-prevented] { $count ->
        [one] deals unpreventable damage
       *[other] deal unpreventable damage
    }
    [attack] cannot attack
    [attack-heroes] cannot attack heroes
    [protect] cannot protect
    [be-attacked] cannot be attacked
    [be-protected] cannot be protected
    [be-healed] cannot be healed
    [be-targeted] cannot be targeted by opponents
    [be-destroyed] cannot be destroyed
    [strike] cannot strike with weapons
    [use-powers] cannot use paid powers
    [play-cards] cannot play cards
   *[draw] cannot draw cards
}

# Amounts.
fx-heroes-number = { $n }
fx-heroes-below-zero = (−{ $n })
fx-heroes-amount-paid = the X paid
fx-heroes-amount-event = that amount
fx-heroes-amount-count = the number of { $noun }
fx-heroes-amount-count-in = the number of { $noun } { $where ->
    [hand] in { fx-heroes-players } hand
    [graveyard] in { fx-heroes-players } graveyard
    [deck-top] on top of { fx-heroes-players } deck
    [deck-bottom] on the bottom of { fx-heroes-players } deck
    [deck] in { fx-heroes-players } deck
    [removed] of { fx-heroes-players } that are removed from the game
    [play] in { fx-heroes-players } part of play
    [play-exhausted] exhausted in { fx-heroes-players } part of play
    [resources] in { fx-heroes-players } resource row
   *[resources-exhausted] exhausted in { fx-heroes-players } resource row
}
fx-heroes-trait = { $trait ->
    [atk] ATK
    [health] remaining health
   *[cost] cost
}
fx-heroes-amount-of = { $it ->
    [yes] its { fx-heroes-trait }
   *[no] the { fx-heroes-trait } of { $who }
}
fx-heroes-amount-damage = the damage on { $who }
fx-heroes-amount-counters = the number of { $counter } counters on { $who }
fx-heroes-amount-resources = the number of { fx-heroes-players } resources
fx-heroes-amount-hand = the number of cards in { fx-heroes-players } hand
fx-heroes-amount-sum = { $a } plus { $b }
fx-heroes-amount-less = { $a } minus { $b }
fx-heroes-amount-times = { $times ->
    [2] twice { $a }
   *[other] { $times } times { $a }
}
fx-heroes-amount-half = half of { $a }, rounded up

# Conditions.
fx-heroes-untrue = it is not so that { $cond }
fx-heroes-always = it is always so
fx-heroes-never = it is never so
fx-heroes-in-turn = it is { $not ->
    [yes] not{ " " }
   *[no] { "" }
}{ fx-heroes-whose-turn }
fx-heroes-in-combat = there is { $not ->
    [yes] no combat
   *[no] a combat
}
fx-heroes-is-or-not = { $not ->
    [yes] is not
   *[no] is
}
fx-heroes-hero-class = your hero { fx-heroes-is-or-not } { AN(fx-heroes-class-name) }
fx-heroes-hero-faction = your hero { $not ->
    [yes] does not side with
   *[no] sides with
} the { $faction ->
    [lantern] { faction-heroes-lantern }
   *[thorn] { faction-heroes-thorn }
}
fx-heroes-flipped = your hero { $not ->
    [yes] has not flipped
   *[no] has flipped
}
fx-heroes-exists = { $yours ->
    [yes] you control
   *[no] there is
} { $not ->
    [yes] no { $noun }
   *[no] { $noun }
}{ $yours ->
    [yes] { "" }
   *[no] { " " }in play
}
fx-heroes-fits = { $who } { $what }
fx-heroes-is-such = { $who } { $count ->
    [one] is
   *[other] are
} { $not ->
    [yes] not{ " " }
   *[no] { "" }
}{ $what }
fx-heroes-cmp = { $cmp ->
    [at-most] at most
    [equal] exactly
   *[at-least] at least
}
fx-heroes-player-has = { $player ->
    [you] you have
   *[other] { fx-heroes-player } has
}
fx-heroes-has-hand = { fx-heroes-player-has } { fx-heroes-cmp } { $n } { $n ->
    [one] card
   *[other] cards
} in hand
fx-heroes-has-resources = { fx-heroes-player-has } { fx-heroes-cmp } { $n } { $n ->
    [one] resource
   *[other] resources
}
fx-heroes-there-are = { $yours ->
    [yes] you control { fx-heroes-cmp } { $n } { $noun }
   *[no] there { $n ->
        [one] is
       *[other] are
    } { fx-heroes-cmp } { $n } { $noun } in play
}
fx-heroes-compare = { $plain ->
    [yes] { $a } is { fx-heroes-cmp } { $b }
   *[no] { $a } is { $cmp ->
        [at-most] at most
        [equal] equal to
       *[at-least] at least
    } { $b }
}
