### Formats over any game with boosters: their names, and the building of decks in words.

game-in-format = { $game } ({ $format })
game-formats = { $game } (sealed, draft, constructed)
format-sealed = sealed
format-draft = draft
format-constructed = constructed
about-format-sealed = Open six boosters, build a deck of their cards, and play with it.
about-format-draft = Pick cards from boosters that go round the table, build a deck, and play with it.
about-format-constructed = Play with a deck of sixty cards: a ready one or your own.
option-format = Decks
option-format-sealed = sealed: everybody opens boosters of their own
option-format-draft = draft: boosters go round the table
option-format-constructed = constructed: everybody brings a deck

table-format-build = Decks are built before the duel.
table-format-builds = { $who } ({ $state ->
    [ready] ready
   *[busy] at work
}): { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}{ $pack ->
    [0] .
    [one] , and { $pack } in the booster.
   *[other] , and { $pack } in the booster.
}
table-format-built = Your cards so far:
table-format-out = { $who } is out of the game.
table-format-looking = Choose from these:
table-format-card = { $n ->
    [1] { $card }
   *[other] { $n } × { $card }
}
table-format-offered = { $number }. { $card }
table-format-pool = { $most ->
    [1] { $now ->
        [0] Not in the deck: { $card }
       *[other] In the deck: { $card }
    }
   *[other] { $now } of { $most } in the deck: { $card }
}

desk-toggle = { $does ->
    [in] Put In { $name }
   *[out] Take Out { $name }
}{ $most ->
    [1] { "" }
   *[other] {" "}({ $now } of { $most })
}
list-do-format-leader = Choose a Hero…
desk-menu = Choose the Cards of the Deck…
desk-missing = Done: { $n } Missing
desk-too-many = Done: { $n } Too Many
desk-curve = Cost (cards): { $costs }.
desk-clock = Each press adds { $seconds } seconds, up to { $minutes } minutes.
desk-all = All { $n }
desk-in = In Deck { $n }
desk-out = Not in Deck { $n }
desk-type = { $type } { $n }
desk-cost = Cost { $cost }: { $n }

own-tell-format-picked = You took “{ $card }”.
own-tell-format-exchanged = You exchanged “{ $out }” for “{ $card }”.
own-tell-format-ready = You are ready.
own-tell-format-left = You left the table.

rules-format-again = A rematch is the next game of the same match: everybody keeps their deck, and before the game cards can be exchanged with the sideboard, one for one.
