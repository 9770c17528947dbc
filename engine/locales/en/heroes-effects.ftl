### What the verbs of Heroes do, from the effect tree: clauses without a capital and a stop.
### $n: a number, X, a formula, that (as much as what happened) or all. $each: yes if it is done to several. $player: you, opponents,
### everyone, target, target-opponent, controller. $where, $from: hand, graveyard, deck-top, deck-bottom, deck, removed, play, ...

# How sentences and steps are put together.
fx-heroes-sentence = { CAP($text) }.
fx-heroes-sentences = { $first } { $then }
fx-heroes-steps = { $first }, then { $then }
fx-heroes-parts = { $first }; { $then }
fx-heroes-nothing = nothing happens
fx-heroes-no-effect = nothing happens
fx-heroes-where = { $text } ({ $note })
fx-heroes-x-is = X is { $amount }
fx-heroes-plus-each = plus 1 for each { $noun }

# Verbs that hold others.
fx-heroes-if = if { $cond }, { $list }
fx-heroes-otherwise = otherwise, { $list }
fx-heroes-may = you may { $list }
fx-heroes-wish = if you wish, { $list }
fx-heroes-may-pay = you may { $price }
fx-heroes-unless = { $text } unless { fx-heroes-player } { $player ->
    [you] pay
   *[other] pays
} { $n }
fx-heroes-if-done = if you do, { $list }
fx-heroes-player-may-pay = { fx-heroes-player } may { $price }
fx-heroes-if-not-done = { $player ->
    [you] if you do not, { $list }
    [opponents] for each who does not, { $list }
    [everyone] for each who does not, { $list }
   *[other] if they do not, { $list }
}
fx-heroes-choose-one = choose one: { $list }
fx-heroes-choose-none = choose one of nothing
fx-heroes-options = { $first }; or { $then }
fx-heroes-flip = flip a coin
fx-heroes-heads = heads: { $list }
fx-heroes-tails = tails: { $list }
fx-heroes-repeat = do this { $times }: { $list }
fx-heroes-times = { $n ->
    [that] that many times
    [1] once
    [2] twice
   *[other] { $n } times
}
fx-heroes-at-end = at the end of this turn, { $list }
fx-heroes-then-at-end = { $list } at the end of this turn

# How long something lasts.
fx-heroes-until = { $until ->
    [turn] until end of turn
    [combat] until end of combat
    [next-turn] until your next turn
    [forever] for the rest of the game
   *[while-this] while { $this } is in play
}
fx-heroes-lasting = { $text } { fx-heroes-until }

# Damage and healing.
fx-heroes-points = { $n ->
    [that] that much
   *[other] { $n }
}
fx-heroes-each-of = { $each ->
    [yes] each of{ " " }
   *[no] { "" }
}
fx-heroes-deal = { $by } { $count ->
    [one] deals
   *[other] deal
} { fx-heroes-points } { $more ->
    [yes] more{ " " }
   *[no] { "" }
}{ $sure ->
    [yes] unpreventable{ " " }
   *[no] { "" }
}{ $kind ->
    [none] { "" }
   *[other] { fx-heroes-kind-name }{ " " }
}damage to { fx-heroes-each-of }{ $to }
fx-heroes-put = put { fx-heroes-points } damage on { fx-heroes-each-of }{ $who }
fx-heroes-heal = heal { $n ->
    [all] all
   *[other] { fx-heroes-points }
} damage from { fx-heroes-each-of }{ $who }
fx-heroes-prevent = prevent { $n ->
    [all] all
    [that] the next that much
   *[other] the next { $n }
} { $combat ->
    [yes] combat damage
   *[no] damage
} that would be dealt to { $who }{ $until ->
    [none] { "" }
   *[other] { " " }{ fx-heroes-until }
}

# Cards in play.
fx-heroes-destroy = destroy { $who }
fx-heroes-exhaust = exhaust { $who }
fx-heroes-ready = ready { $who }
fx-heroes-turn-down = turn { $who } face down
fx-heroes-remove-from-combat = remove { $who } from combat
fx-heroes-control = gain control of { $who }
fx-heroes-give = { $who } { $mods }
fx-heroes-bar = { $who } { fx-heroes-cant }
fx-heroes-owner = { $count ->
    [one] its owner's
   *[other] their owners'
}
fx-heroes-move = { $where ->
    [hand] return { $who } to { fx-heroes-owner } hand
    [graveyard] put { $who } into { fx-heroes-owner } graveyard
    [deck-top] put { $who } on top of { fx-heroes-owner } deck
    [deck-bottom] put { $who } on the bottom of { fx-heroes-owner } deck
    [deck] shuffle { $who } into { fx-heroes-owner } deck
    [removed] remove { $who } from the game
    [play] put { $who } into play
    [play-exhausted] put { $who } into play exhausted
    [resources] put { $who } into { fx-heroes-owner } resource row
   *[resources-exhausted] put { $who } into { fx-heroes-owner } resource row exhausted
}
fx-heroes-add-counters = put { fx-heroes-counted } on { $who }
fx-heroes-remove-counters = remove { $n ->
    [all] all { $counter } counters
   *[other] { fx-heroes-counted }
} from { $who }
fx-heroes-counted = { $n ->
    [that] that many { $counter } counters
    [1] { AN($counter) } counter
    [one] { $n } { $counter } counter
   *[other] { $n } { $counter } counters
}
fx-heroes-token = put { $n ->
    [that] that many { $card } tokens
    [1] { AN($card) } token
    [one] { $n } { $card } token
   *[other] { $n } { $card } tokens
} into play

# The chain and the turn.
fx-heroes-interrupt = interrupt { $what }
fx-heroes-interrupt-unless = interrupt { $what } unless { fx-heroes-player } pays { $n }
fx-heroes-extra-turn = take another turn after this one

# Cards in other zones.
fx-heroes-cards = { $n ->
    [that] that many cards
    [1] a card
   *[other] { $n } cards
}
fx-heroes-draw = { $player ->
    [you] draw
   *[other] { fx-heroes-player } draws
} { fx-heroes-cards }
fx-heroes-discard = { $player ->
    [you] discard
   *[other] { fx-heroes-player } discards
} { fx-heroes-cards }{ $chooser ->
    [you] { " " }of your choice
    [they] { "" }
   *[chance] { " " }at random
}
fx-heroes-top = { $n ->
    [that] that many cards from the top
    [1] the top card
   *[other] the top { $n } cards
}
fx-heroes-mill = { $player ->
    [you] put { fx-heroes-top } of your deck into your graveyard
   *[other] { fx-heroes-player } puts { fx-heroes-top } of their deck into their graveyard
}
fx-heroes-put-verb = { $where ->
    [removed] remove
    [deck] shuffle
   *[other] put
}
fx-heroes-to = { $where ->
    [hand] into your hand
    [graveyard] into your graveyard
    [deck-top] on top of your deck
    [deck-bottom] on the bottom of your deck
    [deck] into your deck
    [removed] from the game
    [play] into play
    [play-exhausted] into play exhausted
    [resources] into your resource row
   *[resources-exhausted] into your resource row exhausted
}
fx-heroes-look = look at { fx-heroes-top } of your deck, { fx-heroes-put-verb } up to { $most } { $noun } from among them { fx-heroes-to } and put the rest on the bottom
fx-heroes-look-one = look at { fx-heroes-top } of your deck; you may { fx-heroes-put-verb } { $noun } from among them { fx-heroes-to }; put the rest on the bottom
fx-heroes-reveal = reveal { fx-heroes-top } of your deck, { fx-heroes-put-verb } all { $noun } among them { fx-heroes-to } and put the rest on the bottom
fx-heroes-search = search your deck for { $noun }, { fx-heroes-put-verb } it { fx-heroes-to } and shuffle the deck
fx-heroes-recover = { fx-heroes-put-verb } up to { $most } { $noun } from your graveyard { fx-heroes-to }
fx-heroes-recover-one = you may { fx-heroes-put-verb } { $noun } from your graveyard { fx-heroes-to }
fx-heroes-from = { $from ->
    [hand] from { fx-heroes-own } hand
    [graveyard] from { fx-heroes-own } graveyard
    [deck-top] from the top of { fx-heroes-own } deck
    [deck-bottom] from the bottom of { fx-heroes-own } deck
    [deck] from { fx-heroes-own } deck
    [removed] removed from the game
    [play] in play
    [play-exhausted] exhausted in play
    [resources] from { fx-heroes-own } resource row
   *[resources-exhausted] exhausted in { fx-heroes-own } resource row
}
fx-heroes-place = { fx-heroes-put-verb } { $from ->
    [deck-top] { fx-heroes-top } of your deck
   *[other] { fx-heroes-cards } { fx-heroes-from }
} { fx-heroes-to }
fx-heroes-shuffle-in = { $player ->
    [you] shuffle all cards { fx-heroes-from } into your deck
   *[other] { fx-heroes-player } shuffles all cards { fx-heroes-from } into their deck
}
