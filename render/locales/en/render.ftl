# Words inside pictures. They stand in narrow places: keep them short.
pic-player = Player { $n }
pic-round = Round { $n }

# Under a name
pic-status-move = to move
pic-status-wait = waiting
pic-status-swap = swapping cards
pic-status-ready = ready
pic-status-choose = picks who starts
pic-status-discard = must discard
pic-status-won = wins
pic-status-lost = loses
pic-status-draw = draw

# Under the last card
pic-played = played by { $name }
pic-discarded = discarded by { $name }
pic-stamp = Discarded

# In the place of the last card
pic-swap-title = Card swap
pic-swap-hint = Trade in any of your cards before the first turn
pic-choose-title = Who starts?
pic-choose-hint = The choice decides who takes the first turn
pic-first-title = First turn
pic-first-hint = No card has been played yet
pic-goals = Goals

# The end
pic-win = { $name } wins
pic-draw = A draw
pic-reason-construction = The tower reached { $tower }
pic-reason-destruction = The rival tower has fallen
pic-reason-accumulation = A stock reached { $stock }
pic-reason-together = Both met a goal at once
pic-reason-turn-cap = The turn limit is reached
pic-reason-resigned = The rival gave up
pic-reason-timed-out = The rival ran out of time

# Under a card of the hand
pic-use-play = play
pic-use-discard = discard
pic-use-nothing = not now
pic-use-keep = keep
pic-use-replace = swap
pic-hand-empty = No cards in hand
pic-purse = Your stock
