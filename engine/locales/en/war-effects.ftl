### What the cards of War do, from their powers.
### $who: you, opponent, both. $cmp: less, at-most, equal, at-least, more. $mood: do, may.
### $head: unit, ground, air, vehicle, infantry, tank, tank-destroyer, fighter, bomber, navy, base, support, medal, artillery,
### one-shot, card. $n is a number, or a letter that is explained at the end of the clause.

# How sentences, steps and nested parts are put together.
fx-war-sentence = { CAP($text) }.
fx-war-sentences = { $first } { $then }
fx-war-steps = { $first }; { $then }
fx-war-list = { $first }, { $then }
fx-war-nested = ({ $text })
fx-war-nothing = nothing
fx-war-no-effect = no effect
fx-war-where = { $text } ({ $note })
fx-war-is = { $letter } = { $amount }

# Amounts.
fx-war-number = { $n }
fx-war-whose = { $who ->
    [you] your
    [opponent] the opponent's
   *[both] both players'
}
fx-war-amount-bases = { fx-war-whose } bases
fx-war-amount-count = the number of { $those }
fx-war-amount-buried = { $noun } in { $who ->
    [you] your Destroyed stack
    [opponent] the opponent's Destroyed stack
   *[both] both Destroyed stacks
}
fx-war-amount-hand = { fx-war-whose } hand size
fx-war-amount-health = { fx-war-whose } Health
fx-war-amount-attack = the attack of { $whose }
fx-war-amount-defense = the defense of { $whose }
fx-war-amount-ammo = ammunition on this card
fx-war-amount-x = what was paid more
fx-war-amount-times = { $factor } × { $amount }
fx-war-amount-sum = { $one } + { $other }

# Nouns with what stands around them.
fx-war-head-one = { $head ->
    [ground] ground unit
    [air] aircraft
    [infantry] infantry unit
    [tank-destroyer] tank destroyer
    [navy] ship
    [support] support card
    [artillery] artillery card
    [one-shot] one-shot support card
   *[other] { $head }
}
fx-war-head-many = { $head ->
    [ground] ground units
    [air] aircraft
    [infantry] infantry units
    [tank-destroyer] tank destroyers
    [navy] ships
    [support] support cards
    [artillery] artillery cards
    [one-shot] one-shot support cards
   *[other] { $head }s
}
fx-war-head = { $whose ->
    [you] { fx-war-head-many }
   *[nobody] { $count ->
        [one] { fx-war-head-one }
       *[other] { fx-war-head-many }
    }
}
fx-war-adjective = { $is ->
    [theirs] enemy
    [used] used
    [available] available
    [damaged] damaged
    [attacking] attacking
    [blocking] blocking
    [decorated] decorated
   *[other] other
} { $noun }
fx-war-country = { $country ->
    [usa] American
    [ussr] Soviet
    [britain] British
   *[germany] German
} { $noun }
fx-war-or-type = { $one } or { $other }
fx-war-tagged = { $tag } { $noun }
fx-war-named = { $noun } “{ $card }”
fx-war-with = { $noun } with { $what } { $cmp ->
    [less] less than { $n }
    [at-most] up to { $n }
    [equal] { $n }
    [at-least] { $n } or more
   *[more] more than { $n }
}
fx-war-also = { $noun } (also { $type ->
    [ground] ground unit
    [air] aircraft
    [tank-destroyer] tank destroyer
    [navy] ship
    [one-shot] one-shot support
   *[other] { $type }
})
fx-war-same = { $noun } (only this card)
fx-war-worn = { $noun } (only the bearer)
fx-war-some = { $yours ->
    [yes] { $own ->
        [yes] one of your { $noun }
       *[no] your { $noun }
    }
   *[no] { AN($noun) }
}
fx-war-up-to = up to { $n } { $yours ->
    [yes] of your { $noun }
   *[no] { $noun }
}
fx-war-all = { $yours ->
    [yes] all your { $noun }
   *[no] all { $noun }
}
fx-war-those = { $of ->
    [yours] your { $noun }
    [theirs] { $noun }
   *[all] all { $noun }
}
fx-war-this-one = this { $noun }
fx-war-this = this card
fx-war-bearer = the bearer
fx-war-against = whatever fights it
fx-war-that = that card
fx-war-the-same = the same card
fx-war-it = { $number ->
    [one] it
   *[many] them
}

# Units.
fx-war-damage = deal { $n } damage to { $whom }
fx-war-shell = deal { $n } artillery damage to { $whom }
fx-war-destroy = destroy { $whom }
fx-war-return = return { $whom } to hand
fx-war-exile = remove { $whom } from the game
fx-war-withdraw = take { $whom } out of the combat
fx-war-boost = give { $whom } { $stats } this turn
fx-war-hold = give { $whom } { $stats } until its owner's next turn
fx-war-promote = give { $whom } { $stats } for good
fx-war-grant = give { $whom } “{ $trait }” this turn
fx-war-deprive = take “{ $trait }” from { $whom } this turn
fx-war-exhaust = suppress { $whom }
fx-war-ready = ready { $whom }
fx-war-pin = pin down { $whom }
fx-war-shield = prevent the next { $n } damage to { $whom } this turn
fx-war-protect = prevent all damage to { $whom } this turn
fx-war-load = put { $n } ammunition on { $whom }

# Players and cards. What the player gains is a signed number.
fx-war-strike = { $who ->
    [you] take { $n } damage
    [opponent] deal { $n } damage to the opponent
   *[both] deal { $n } damage to each player
}
fx-war-cover = prevent the next { $n } damage to { $who ->
    [you] you
    [opponent] the opponent
   *[both] each player
} this turn
fx-war-heal = { $who ->
    [you] +{ $n }
    [opponent] the opponent gains { $n }
   *[both] both gain { $n }
} Health
fx-war-lose = { $who ->
    [you] lose
    [opponent] the opponent loses
   *[both] both lose
} { $n } Health
fx-war-cards = { $n ->
    [one] a card
   *[other] { $n } cards
}
fx-war-draw = { $who ->
    [you] draw
    [opponent] the opponent draws
   *[both] both draw
} { fx-war-cards }
fx-war-discards = { $who ->
    [you] discard
    [opponent] the opponent discards
   *[both] both discard
}
fx-war-discard = { fx-war-discards } { fx-war-cards }
fx-war-discard-random = { fx-war-discards } { $n ->
    [one] a random card
   *[other] { $n } random cards
}
fx-war-mill = { fx-war-discards } the top { $n ->
    [one] card
   *[other] { $n } cards
} of the library
fx-war-scry = look at the top { $n ->
    [one] card of your library; it may go
   *[other] { $n } cards of your library; any of them may go
} under it
fx-war-to = { $place ->
    [hand] to your hand
    [field] onto the battlefield
   *[top] on top of your library
}
fx-war-search = search your library for { $noun } and put it { $place ->
    [hand] into your hand
    [field] onto the battlefield
   *[top] on top
}
fx-war-recover = return { $many ->
    [one] { $noun }
    [counted] { $n } { $noun }
   *[several] { $n } { $noun }
} from your Destroyed stack { fx-war-to }
fx-war-rise = return this card { fx-war-to }
fx-war-token = create { $n ->
    [one] { AN($token) }
   *[other] { $n } × { $token }
}
fx-war-extra-base = you may build { $n ->
    [one] one more base
   *[other] { $n } more bases
} this turn
fx-war-discount = your { $noun } cost { $n } less this turn

# Verbs with others inside.
fx-war-if = if { $cond }: { $list }
fx-war-if-else = if { $cond }: { $list }; otherwise: { $otherwise }
fx-war-may = may { $list }
fx-war-may-do = may: { $list }
fx-war-may-pay = may pay ({ $cost }): { $list }
fx-war-choose = choose: { $list }
fx-war-or = { $first }, or { $then }
fx-war-choose-none = choose nothing

# Conditions.
fx-war-your-turn = it is your turn
fx-war-combat = a combat is on
fx-war-there = { $of ->
    [you] you have
    [opponent] the opponent has
   *[anyone] there is
} { $noun }
fx-war-many = { $cmp ->
    [less] fewer than
    [at-most] at most
    [equal] exactly
    [at-least] at least
   *[more] more than
} { $n }
fx-war-there-are = { $of ->
    [you] you have
    [opponent] the opponent has
   *[anyone] there are
} { fx-war-many } { $noun }
fx-war-has = { $who ->
    [you] you have
    [opponent] the opponent has
   *[both] both together have
} { $what ->
    [health] { $cmp ->
        [less] less than
        [at-most] at most
        [equal] exactly
        [at-least] at least
       *[more] more than
    } { $n } Health
    [bases] { fx-war-many } { $n ->
        [one] base
       *[other] bases
    }
   *[hand] { fx-war-many } { $n ->
        [one] card
       *[other] cards
    } in hand
}
fx-war-compare = { $one } { $cmp ->
    [less] <
    [at-most] ≤
    [equal] =
    [at-least] ≥
   *[more] >
} { $other }

# Prices.
fx-war-use = { $cost }: { $list }
fx-war-pay-use = use this
fx-war-pay-bases = { $n ->
    [one] 1 base
   *[other] { $n } bases
}
fx-war-of-country = { $country ->
    [usa] USA
    [ussr] USSR
    [britain] Britain
   *[germany] Germany
}
fx-war-pay-own = { fx-war-pay-bases } ({ fx-war-of-country })
fx-war-pay-own-country = { fx-war-pay-bases } of its country
fx-war-pay-this = destroy this card
fx-war-pay-health = { $n } Health
fx-war-pay-ammo = { $n } ammunition
fx-war-pay-exile = remove this card from the game

# Powers.
fx-war-enters = When it enters: { $list }
fx-war-buried = While destroyed — { $text }
fx-war-when = { $moment }: { $list }
fx-war-when-about = when { $this ->
    [yes] this card
   *[no] { $noun }
} { $what ->
    [enters] enters
    [destroyed] is destroyed
    [attacks] attacks
    [blocks] blocks
    [blocked] is blocked
    [damaged] is dealt damage
   *[hits] hits a player
}
fx-war-turn-of = { $who ->
    [you] your turn
    [opponent] the opponent's turn
   *[both] each turn
}
fx-war-when-hurt = when { $who ->
    [you] you are
    [opponent] the opponent is
   *[both] a player is
} dealt damage
fx-war-when-starts = at the start of { fx-war-turn-of }
fx-war-when-ends = at the end of { fx-war-turn-of }
fx-war-when-builds = when { $who ->
    [you] you build
    [opponent] the opponent builds
   *[both] a player builds
} a base
fx-war-when-plays = when { $who ->
    [you] you play
    [opponent] the opponent plays
   *[both] a player plays
} { $noun }
fx-war-wears = worn by { $noun }
fx-war-more = you may pay X more bases
fx-war-leader = Leader +{ $n }
fx-war-colonel = Colonel ({ $n ->
    [one] one bodyguard
   *[other] { $n } bodyguards
})
fx-war-armor = Armor { $n }
fx-war-trait = { $trait ->
    [fast] Fast
    [no-attack] cannot attack
    [no-block] cannot block
    [unblockable] cannot be blocked
    [shell-proof] artillery does no damage to it
    [anti-air] can block aircraft
   *[tireless] attacks without being used
}

# Lasting changes.
fx-war-stats = { $those }: { $stats }
fx-war-gives = { $those }: { $trait }
fx-war-costs = { $who ->
    [you] your { $noun }
    [opponent] the opponent's { $noun }
   *[both] all { $noun }
} cost { $n }
fx-war-costs-less = { fx-war-costs } less
fx-war-costs-more = { fx-war-costs } more
fx-war-lets = { $those } can block { $whom }
fx-war-bars = { $those } cannot block { $whom }
fx-war-hand-limit = { fx-war-whose } hand limit: { $n }
fx-war-bases-per-turn = { $who ->
    [you] you build
    [opponent] the opponent builds
   *[both] both build
} { $n } bases each turn
fx-war-draws = { fx-war-whose } draw each turn: { $n }
fx-war-guns = { fx-war-whose } artillery damage: { $n }
fx-war-any-country = { fx-war-whose } bases count as bases of every country

# The face of a card.
fx-war-type = { $token ->
    [yes] Token:{" "}
   *[no] {""}
}{ $type ->
    [base] Military Base
    [infantry] Infantry
    [tank] Tank
    [tank-destroyer] Tank Destroyer
    [fighter] Fighter
    [bomber] Bomber
    [navy] Navy
    [artillery] Artillery
    [permanent] Permanent Support
    [one-shot] One-Shot Support
   *[medal] Medal
}
fx-war-type-weather = Weather
fx-war-type-of = { $type } · { fx-war-of-country }
fx-war-type-line = { $type } — { $list }
fx-war-type-word = { CAP($tag) }
fx-war-free = free
fx-war-plus-x = { $x ->
    [yes] {" "}+ X
   *[no] {""}
}
fx-war-cost = { $n }{ fx-war-plus-x } { $n ->
    [one] base
   *[other] bases
}
fx-war-cost-own = { fx-war-cost } ({ $own } { fx-war-of-country })
