# Words inside pictures. They stand in narrow places: keep them short.
pic-player = Player { $n }

# Under a name
pic-status-move = to move
pic-status-wait = waiting
pic-status-swap = swapping cards
pic-status-ready = ready
pic-status-build = building a deck
pic-status-pick = picking a card
pic-status-picked = has picked
pic-status-choose = picks who starts
pic-status-discard = must discard
pic-status-won = wins
pic-status-lost = loses
pic-status-draw = draw

# On a card that was discarded
pic-stamp = Discarded

# Beside the sign of the viewer's own team
pic-team-own = your team

# Who must act
pic-asked-moves = { $name } to move
pic-asked-chooses = { $name } chooses
pic-asked-both = Both choose

# The end
pic-win = { $name } wins
pic-win-many = { $rest } and { $last } win
pic-draw = A draw
pic-reason-turn-cap = The turn limit is reached
pic-reason-resigned = The other side resigned
pic-reason-timed-out = The other side ran out of time

# Under a card of the hand
pic-use-play = play
pic-use-discard = discard
pic-use-short = needs { $n } more
pic-use-short-brief = { $n } more
pic-use-keep = keep
pic-use-replace = swap
pic-hand-empty = No cards in hand

# Under and above the cards of the hand
pic-use-place = as resource
pic-use-choose = choose
pic-use-in = in deck
pic-use-in-some = { $n }/{ $most } in deck
pic-use-in-brief = { $n } of { $most }
pic-use-add = { $most ->
    [1] add
   *[other] add, { $most } here
}
pic-hand = Your hand
pic-looking = Choose from these
pic-more = { $n } more
pic-deck = Deck: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
pic-picked = Picked: { $n }
pic-pool = Cards to build with: { $n }
pic-build-waits = Waiting for the others
pic-build-none = No card is shown by this filter

# The turn
pic-turn = Turn { $n }
pic-phase-over = game over
pic-out = out of the game

# Beside the number of cards that a player has, and of those in a booster
pic-cards = { $n ->
    [one] card
   *[other] cards
}
pic-booster = in booster

# While decks are built
pic-build-title = Decks are being built
pic-build-hint = The duel begins when everybody is ready
pic-draft-title = Boosters go round
pic-draft-hint = Everybody takes a card and passes the rest on
