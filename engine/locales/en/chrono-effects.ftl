### What the cards of Chrono do, from their rows. Short: a row has room for about 60 letters.
### $who: you, opponent, both. $way: either, future, past. $cmp: less, at-most, equal, at-least, more.
### $head: creature, location, event, permanent, site (location or event), card. $mood: do, may.
### $n is a number, or a letter that is explained at the end of the clause.

# How sentences, steps and nested parts are put together.
fx-chrono-sentence = { CAP($text) }.
fx-chrono-sentences = { $first } { $then }
fx-chrono-steps = { $first }; { $then }
fx-chrono-list = { $first }, { $then }
fx-chrono-nested = ({ $text })
fx-chrono-nothing = nothing
fx-chrono-no-effect = no effect
# A row without anything: a card in play goes when its epoch comes, as pictures say too.
fx-chrono-fades = it fades and goes to the graveyard
fx-chrono-where = { $text } ({ $note })
fx-chrono-is = { $letter } = { $amount }

# Amounts.
fx-chrono-number = { $n }
fx-chrono-amount-age = the age's number in its epoch
fx-chrono-amount-counters = your hero's counters
fx-chrono-whose = { $who ->
    [you] your
    [opponent] the opponent's
   *[both] both players'
}
fx-chrono-amount-pool = { fx-chrono-whose } concentration
fx-chrono-amount-life = { fx-chrono-whose } life
fx-chrono-amount-hand = { fx-chrono-whose } hand size
fx-chrono-amount-moved = ages moved this turn
fx-chrono-amount-ages = ages moved
fx-chrono-amount-times = { $factor } × { $amount }
fx-chrono-amount-sum = { $one } + { $other }

# Nouns with what stands around them.
fx-chrono-head-one = { $head ->
    [site] location or event
   *[other] { $head }
}
fx-chrono-head-many = { $head ->
    [site] locations or events
   *[other] { $head }s
}
fx-chrono-head = { $whose ->
    [you] { fx-chrono-head-many }
   *[nobody] { $count ->
        [one] { fx-chrono-head-one }
       *[other] { fx-chrono-head-many }
    }
}
fx-chrono-adjective = { $is ->
    [theirs] enemy
    [turned] turned
    [ready] ready
   *[other] other
} { $noun }
fx-chrono-tagged = { $tag } { $noun }
fx-chrono-from = { $noun } from epoch { $epoch }
fx-chrono-spirit = { $noun } up to spirit { $n }
fx-chrono-also = { $noun } (also { $type })
fx-chrono-same = { $noun } (only this card)
fx-chrono-some = { $yours ->
    [yes] { $own ->
        [yes] one of your { $noun }
       *[no] your { $noun }
    }
   *[no] { AN($noun) }
}
fx-chrono-all = { $yours ->
    [yes] all your { $noun }
   *[no] all { $noun }
}
fx-chrono-mass = { $yours ->
    [yes] your { $noun }
   *[no] { $noun }
} up to spirit { $n } in all
fx-chrono-those = { $of ->
    [yours] your { $noun }
    [theirs] { $noun }
   *[all] all { $noun }
}
fx-chrono-this-one = this { $noun }
fx-chrono-this = this card
fx-chrono-that = that card
fx-chrono-the-same = the same card
fx-chrono-it = { $number ->
    [one] it
   *[many] them
}

# Time and players. Gains and losses of the player are signed numbers.
fx-chrono-move-time = { $way ->
    [either] move time { $n } either way
    [future] move time { $n } forward
   *[past] move time { $n } back
}
fx-chrono-gains = { $who ->
    [you] +{ $n }
    [opponent] the opponent gains { $n }
   *[both] both gain { $n }
}
fx-chrono-concentrate = { fx-chrono-gains } concentration
fx-chrono-heal = { fx-chrono-gains } life
fx-chrono-armor = { fx-chrono-gains } armor
fx-chrono-loses = { $who ->
    [you] lose
    [opponent] the opponent loses
   *[both] both lose
}
fx-chrono-lose = { fx-chrono-loses } { $n } life
fx-chrono-hero-counters = { $n ->
    [one] hero counter
   *[other] hero counters
}
fx-chrono-charge = { fx-chrono-gains } { fx-chrono-hero-counters }
fx-chrono-drain = { $who ->
    [you] −{ $n }
   *[other] { fx-chrono-loses } { $n }
} { fx-chrono-hero-counters }
fx-chrono-damage = deal { $n } damage
fx-chrono-cards = { $n ->
    [one] a card
   *[other] { $n } cards
}
fx-chrono-draw = { $who ->
    [you] draw
    [opponent] the opponent draws
   *[both] both draw
} { fx-chrono-cards }
fx-chrono-discards = { $who ->
    [you] discard
    [opponent] the opponent discards
   *[both] both discard
}
fx-chrono-discard = { fx-chrono-discards } { fx-chrono-cards }
fx-chrono-discard-random = { fx-chrono-discards } { $n ->
    [one] a random card
   *[other] { $n } random cards
}
fx-chrono-mill = { fx-chrono-discards } the top { $n ->
    [one] card
   *[other] { $n } cards
}
fx-chrono-fetch = take a card from your hero deck
fx-chrono-recover = take { fx-chrono-cards } from your graveyard

# Cards on the battlefield.
fx-chrono-disembody = disembody { $whom }
fx-chrono-return = return { $whom } to hand
fx-chrono-snare = snare { $whom }
fx-chrono-turn-card = turn { $whom }
fx-chrono-ready = ready { $whom }
fx-chrono-shift = shift { $whom } by one epoch
fx-chrono-sacrifice = sacrifice { $whom }
fx-chrono-counters-of = { $n ->
    [one] a counter
   *[other] { $n } counters
}
fx-chrono-mend = put { fx-chrono-counters-of } on { $whom }
fx-chrono-unwind = remove { fx-chrono-counters-of } from { $whom }
fx-chrono-insight = look at an enemy shadow, may return it
fx-chrono-token = create { $n ->
    [one] { AN($token) } token
   *[other] { $n } { $token } tokens
}

# Verbs with others inside.
fx-chrono-if = if { $cond }: { $list }
fx-chrono-if-else = if { $cond }: { $list }; otherwise: { $otherwise }
fx-chrono-may = may { $list }
fx-chrono-may-do = may: { $list }
fx-chrono-may-pay = may pay { $n }: { $list }
fx-chrono-choose = choose: { $list }
fx-chrono-or = { $first }, or { $then }
fx-chrono-choose-none = choose nothing

# Conditions.
fx-chrono-moved = time was moved this turn
fx-chrono-your-turn = it is your turn
fx-chrono-holder = { $of ->
    [you] you have
    [opponent] the opponent has
   *[anyone] there is
}
fx-chrono-there = { fx-chrono-holder } { $noun }
fx-chrono-much = { $cmp ->
    [less] less than
    [at-most] at most
    [equal] exactly
    [at-least] at least
   *[more] more than
} { $n }
fx-chrono-many = { $cmp ->
    [less] fewer than
    [at-most] at most
    [equal] exactly
    [at-least] at least
   *[more] more than
} { $n }
fx-chrono-there-are = { $of ->
    [you] you have
    [opponent] the opponent has
   *[anyone] there are
} { fx-chrono-many } { $noun }
fx-chrono-has = { $who ->
    [you] you have
    [opponent] the opponent has
   *[both] both together have
} { $what ->
    [pool] { fx-chrono-much } concentration
    [life] { fx-chrono-much } life
    [hand] { fx-chrono-many } { $n ->
        [one] card
       *[other] cards
    } in hand
   *[counters] { fx-chrono-many } hero { $n ->
        [one] counter
       *[other] counters
    }
}
fx-chrono-what = { $what ->
    [pool] concentration
    [life] life
   *[hand] cards in hand
}
fx-chrono-as-much = { $what ->
    [hand] as many
   *[other] as much
}
fx-chrono-than = { $who ->
    [you] you have
   *[opponent] the opponent has
} { $cmp ->
    [less] { $what ->
        [hand] fewer
       *[other] less
    } { fx-chrono-what } than
    [at-most] no more { fx-chrono-what } than
    [equal] { fx-chrono-as-much } { fx-chrono-what } as
    [at-least] at least { fx-chrono-as-much } { fx-chrono-what } as
   *[more] more { fx-chrono-what } than
} { $who ->
    [you] the opponent
   *[opponent] you
}
fx-chrono-compare = { $one } { $cmp ->
    [less] <
    [at-most] ≤
    [equal] =
    [at-least] ≥
   *[more] >
} { $other }

# Powers.
fx-chrono-summon = Summon: { $list }
fx-chrono-manifest = Manifest: { $list }
fx-chrono-fury = Fury: { $list }
fx-chrono-turn = Turn this: { $list }
fx-chrono-turn-pay = Turn this for { $n }: { $list }
fx-chrono-haste = Haste
fx-chrono-when = { $moment }: { $list }
fx-chrono-leaves = it leaves the shadows
fx-chrono-when-moves = when time moves{ $way ->
    [either] { "" }
    [future] { " " }to the future
   *[past] { " " }to the past
}
fx-chrono-turn-of = { $who ->
    [you] your turn
    [opponent] the opponent's turn
   *[both] each turn
}
fx-chrono-when-begins = at the start of { fx-chrono-turn-of }
fx-chrono-when-ends = at the end of { fx-chrono-turn-of }
fx-chrono-when-enters = when { $noun } enters
fx-chrono-when-dies = when { $noun } dies
fx-chrono-plays = { $who ->
    [you] you play
    [opponent] the opponent plays
   *[both] a player plays
}
fx-chrono-when-casts = when { fx-chrono-plays } a spell
fx-chrono-when-embodies = when { fx-chrono-plays } a permanent
fx-chrono-when-changes = when the epoch changes
fx-chrono-when-attacks = when { $who ->
    [you] you attack
    [opponent] you are attacked
   *[both] a player attacks
}
fx-chrono-when-hurt = when { $who ->
    [you] you are
    [opponent] the opponent is
   *[both] a player is
} dealt damage
fx-chrono-when-meditates = when { $who ->
    [you] you meditate
    [opponent] the opponent meditates
   *[both] a player meditates
}

# Lasting changes.
fx-chrono-resource = { $resource ->
    [concentration] concentration
    [time] time
    [future] time forward
    [past] time back
    [life] life
    [attack] attack
    [defense] defense
    [damage] damage
   *[loss] life loss
}
fx-chrono-yields = { $those }: { $n } { fx-chrono-resource }
fx-chrono-whose-cards = { $who ->
    [you] your cards
    [opponent] the opponent's cards
   *[both] all cards
}
fx-chrono-costs-less = { fx-chrono-whose-cards } cost { $n } less
fx-chrono-costs-more = { fx-chrono-whose-cards } cost { $n } more
fx-chrono-gives-haste = { $those }: haste
fx-chrono-shielded = the opponent cannot choose { $those }

# The abilities of a hero.
fx-chrono-counters = { $sign }{ $n } { $n ->
    [one] counter
   *[other] counters
}
fx-chrono-ability = { $sign }{ $n }: { $list }
fx-chrono-meditation = Meditation: { $list }
fx-chrono-meditation-instead = Meditation in place of the usual one: { $list }
fx-chrono-base = { $n } concentration each turn.
fx-chrono-base-also = { $n } concentration each turn, and { $list }.

# The face of a card.
fx-chrono-type-hero = Hero
fx-chrono-type-thoughtform = { $token ->
    [yes] Token
   *[no] Thoughtform
}
fx-chrono-type-location = Location, { $n } life
fx-chrono-type-event = Event, { $n } time
fx-chrono-type-shadow = Shadow
fx-chrono-type-line = { $type } — { $list }
fx-chrono-type-word = { CAP($tag) }
fx-chrono-free = free
fx-chrono-cost = { $n } concentration
fx-chrono-yield = { fx-chrono-resource } { $n }
fx-chrono-no-resources = no resources
fx-chrono-spell = spell
fx-chrono-epochs = { $which ->
    [one] epoch { $from }
    [span] epochs { $from }–{ $to }
    [two] epochs { $from } and { $to }
   *[all] all epochs
}
fx-chrono-epochs-with = { $epochs } ({ $window })
fx-chrono-row = { CAP($epochs) }: { $text }
