# In the middle of the board
pic-round = Round { $n }
pic-goals = Goals

# Under the last card
pic-played = played by { $name }
pic-discarded = discarded by { $name }

# In the place of the last card
pic-swap-title = Card swap
pic-swap-hint = Swap any of your cards before the first turn
pic-choose-title = Who starts?
pic-choose-hint = The choice decides who takes the first turn
pic-first-title = First turn
pic-first-hint = No card has been played yet

# The end
pic-reason-construction = The tower reached { $tower }
pic-reason-destruction = The opponent's tower has fallen
pic-reason-accumulation = A stock reached { $stock }
pic-reason-together = Both met a goal at once

# Above the hand
pic-purse = Your stock
