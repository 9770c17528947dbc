# In the strip of the board
pic-heroes-mulligan-title = Opening hands
pic-heroes-mulligan-hint = A whole hand may be replaced once
pic-heroes-first-title = First turn
pic-heroes-first-hint = No card has been played yet
pic-heroes-reason-last = The last opposing hero has fallen
pic-heroes-reason-decked = No card was left to draw
pic-heroes-reason-together = Nobody is left standing

# On a card in play
pic-heroes-turned = exhausted
pic-heroes-fresh = new
pic-heroes-attacks = attacks
pic-heroes-defends = defends
pic-heroes-falls = will fall

# The turn
pic-phase-mulligan = opening hands
pic-phase-action = action
pic-phase-attack = attack
pic-phase-defend = defend
pic-phase-damage = damage
pic-phase-end = end of turn
