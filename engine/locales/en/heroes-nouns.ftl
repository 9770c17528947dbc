### Cards as nouns in the rules text of Heroes, with all that stands around them.
### $head: the type of the noun. $count: how many. $case, $number: for languages that need them. $is: an adjective. $not: yes or no.
### $cmp: at-most, equal, at-least.

# How words are put together.
fx-heroes-or = { $first } or { $then }
fx-heroes-and = { $first } and { $then }
fx-heroes-list = { $first }, { $then }
fx-heroes-nested = ({ $text })
fx-heroes-not = not ({ $text })
fx-heroes-impossible = impossible

# Nouns.
fx-heroes-head = { $count ->
    [one] { $head ->
        [equipment] piece of equipment
        [armor] piece of armor
        [ongoing] ongoing ability
        [thing] card
        [totem] pillar
       *[other] { $head }
    }
   *[other] { $head ->
        [ally] allies
        [hero] heroes
        [equipment] pieces of equipment
        [armor] pieces of armor
        [ability] abilities
        [ongoing] ongoing abilities
        [bearer] bearers
        [character] characters
        [weapon] weapons
        [item] items
        [totem] pillars
        [resource] resources
        [quest] quests
        [token] tokens
        [effect] effects
        [thing] cards
       *[card] cards
    }
}
fx-heroes-thing = { $head ->
    [equipment] equipment
    [ongoing] ability
    [thing] card
    [totem] pillar
   *[other] { $head }
}
# The first part of two nouns in one: "token allies".
fx-heroes-head-joined = { $head ->
    [ongoing] ongoing ability
   *[other] { fx-heroes-thing }
}
fx-heroes-joint = { $then } { $first }

# What stands around a noun.
fx-heroes-with-kin = { $piece } { $noun }
fx-heroes-with-adjective = { $piece } { $noun }
fx-heroes-with-mark = { $piece } { $noun }
fx-heroes-with-side = { $noun } { $piece }
fx-heroes-with-tail = { $noun } { $piece }
fx-heroes-with-note = { $noun } ({ $piece })
fx-heroes-with-choice = { $noun } { $chooser ->
    [they] of that player's choice
   *[you] of your choice
}
fx-heroes-friendly = friendly

fx-heroes-adjective-word = { $is ->
    [yours] yours
    [hurt] dealt damage this turn
    [new] new this turn
    [face-down] face-down
    [other] other
    [instant] instant
    [unique] unique
    [friendly] friendly
    [opposing] opposing
    [exhausted] exhausted
    [ready] ready
    [damaged] damaged
    [undamaged] undamaged
    [attacking] attacking
    [defending] defending
   *[attached] attached
}
fx-heroes-adjective = { $not ->
    [yes] { $is ->
        [yours] you do not control
        [hurt] that { fx-heroes-was } not dealt damage this turn
        [new] that did not enter play this turn
       *[other] that { $count ->
            [one] is
           *[other] are
        } not { fx-heroes-adjective-word }
    }
   *[no] { $is ->
        [yours] you control
        [hurt] that { fx-heroes-was } dealt damage this turn
        [new] that entered play this turn
       *[other] { fx-heroes-adjective-word }
    }
}
fx-heroes-was = { $count ->
    [one] was
   *[other] were
}
fx-heroes-tagged = { $not ->
    [yes] non-{ $tag }
   *[no] { $tag }
}
fx-heroes-of-faction = { $not ->
    [yes] non-
   *[no] { "" }
}{ $faction ->
    [lantern] { faction-heroes-lantern }
   *[thorn] { faction-heroes-thorn }
}
fx-heroes-class-name = { $class ->
    [warden] { class-heroes-warden }
    [ranger] { class-heroes-ranger }
    [mage] { class-heroes-mage }
    [templar] { class-heroes-templar }
    [oracle] { class-heroes-oracle }
    [shade] { class-heroes-shade }
    [spiritist] { class-heroes-spiritist }
    [binder] { class-heroes-binder }
   *[warrior] { class-heroes-warrior }
}
fx-heroes-of-class = { $not ->
    [yes] non-{ fx-heroes-class-name }
   *[no] { fx-heroes-class-name }
}
fx-heroes-type = { $not ->
    [yes] non-{ $text }
   *[no] { $text }
}
fx-heroes-being = { $not ->
    [yes] other than { $text }
   *[no] { $text }
}
fx-heroes-with = { $not ->
    [yes] without
   *[no] with
}
fx-heroes-keyword-name = { $keyword ->
    [protector] { keyword-heroes-protector }
    [elusive] { keyword-heroes-elusive }
    [ferocity] { keyword-heroes-ferocity }
    [long-range] { keyword-heroes-long-range }
    [stealth] { keyword-heroes-stealth }
   *[bear-form] { keyword-heroes-bear-form }
}
fx-heroes-with-keyword = { fx-heroes-with } { fx-heroes-keyword-name }
fx-heroes-kind-name = { $kind ->
    [arcane] charm
    [fire] fire
    [frost] ice
    [holy] dawn
    [melee] melee
    [nature] nature
    [ranged] ranged
   *[shadow] dusk
}
fx-heroes-with-damage = { fx-heroes-with } { fx-heroes-kind-name } damage
fx-heroes-or-so = { $not ->
    [yes] { $cmp ->
        [at-most] more than { $n }
        [equal] other than { $n }
       *[at-least] less than { $n }
    }
   *[no] { $cmp ->
        [at-most] { $n } or less
        [equal] exactly { $n }
       *[at-least] { $n } or more
    }
}
fx-heroes-with-cost = with cost { fx-heroes-or-so }
fx-heroes-with-atk = with ATK { fx-heroes-or-so }
fx-heroes-with-health = with remaining health { fx-heroes-or-so }

# What is said of a thing: "that ally is exhausted".
fx-heroes-state = { fx-heroes-adjective-word }
fx-heroes-is = { $count ->
    [one] is
   *[other] are
} { $not ->
    [yes] not{ " " }
   *[no] { "" }
}{ $list }

# Nouns in sentences.
fx-heroes-some = { $number ->
    [one] { AN($noun) }
    [many] { $noun }
   *[counted] { $count } { $noun }
}
fx-heroes-target = { $other ->
    [yes] another target { $noun }
   *[no] target { $noun }
}
fx-heroes-targets = { $to } target { $noun }
fx-heroes-up-to-targets = up to { $to } target { $noun }
fx-heroes-up-to-one-target = up to { $to } target { $noun }
fx-heroes-or-targets = { $from } or { $to } target { $noun }
fx-heroes-from-to-targets = { $from } to { $to } target { $noun }
fx-heroes-each = each { $noun }
fx-heroes-chosen = { $chooser ->
    [chance] { $number ->
        [one] a random { $noun }
       *[counted] { $count } random { $noun }
    }
   *[other] { fx-heroes-some }
}
fx-heroes-this = this { fx-heroes-thing }
fx-heroes-your-hero = your hero
fx-heroes-bearer = { $head ->
    [bearer] the bearer
   *[other] the attached { fx-heroes-thing }
}
fx-heroes-attacker = the attacker
fx-heroes-defender = the defender
fx-heroes-it = { $count ->
    [one] it
   *[other] { $case ->
        [nominative] they
       *[other] them
    }
}
fx-heroes-subject = the card in question
fx-heroes-that = { $count ->
    [one] that { fx-heroes-thing }
   *[other] those { fx-heroes-head }
}
fx-heroes-other-side = { $other ->
    [source] the source of that damage
   *[fighter] the other combatant
}

# Players.
fx-heroes-its = { $whose-number ->
    [one] its
   *[many] their
}
fx-heroes-that-thing = { $whose ->
    [equipment] that equipment
    [ongoing] that ability
    [thing] that card
    [totem] that pillar
   *[other] that { $whose }
}
fx-heroes-controller = { $named ->
    [yes] { fx-heroes-that-thing }'s controller
   *[no] { fx-heroes-its } controller
}
fx-heroes-player = { $player ->
    [you] you
    [opponents] each opponent
    [everyone] each player
    [target] target player
    [target-opponent] target opponent
   *[controller] { fx-heroes-controller }
}
# The players of heroes, where only players do such a thing.
fx-heroes-people = { $people ->
    [you] you
    [opponents] your opponents
   *[target] target opponent
}
# Who does something that sets off a power.
fx-heroes-actor = { $player ->
    [opponents] an opponent
    [everyone] a player
   *[other] { fx-heroes-player }
}
fx-heroes-players = { $player ->
    [you] your
    [opponents] each opponent's
    [everyone] each player's
    [target] target player's
    [target-opponent] target opponent's
   *[controller] { fx-heroes-controller }'s
}
