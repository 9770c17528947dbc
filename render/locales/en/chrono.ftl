# On the board
pic-chrono-epoch = Epoch { $n }
pic-chrono-turned = turned
pic-chrono-snared = snared
pic-chrono-new = new
pic-chrono-shifted = shifted
pic-chrono-spell = spell
pic-chrono-fades = fades
pic-chrono-now = Now
pic-chrono-idle = idle

# In the strip of the board
pic-chrono-attack = Attack
pic-chrono-choose-title = Who starts?
pic-chrono-choose-hint = Time stands still
pic-chrono-mulligan-title = Opening hands
pic-chrono-mulligan-hint = Swap cards once
pic-chrono-first-title = Time stands still
pic-chrono-first-hint = No cards played yet
pic-chrono-reason-life = No life is left
pic-chrono-reason-together = Both have fallen
pic-chrono-reason-time = Time has run out
pic-chrono-reason-endless = An endless loop

# In the hand
pic-chrono-shades = Your shadows
pic-chrono-age = age { $n }
pic-chrono-forecast = If time moves

# A row of a card in full
pic-chrono-idle-row = It yields nothing.
pic-chrono-fades-row = It fades.
