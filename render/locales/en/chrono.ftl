# On the board
pic-chrono-epoch = Epoch { $n }
pic-chrono-turned = turned
pic-chrono-snared = snared
pic-chrono-new = new
pic-chrono-shifted = shifted
pic-chrono-spell = spell
pic-chrono-fades = fades
pic-chrono-idle = idle

# In the strip of the board
pic-chrono-choose-title = Who starts?
pic-chrono-choose-hint = The first turn moves no time
pic-chrono-mulligan-title = Opening hands
pic-chrono-mulligan-hint = Cards may be replaced once
pic-chrono-first-title = Time stands still
pic-chrono-first-hint = No card has been played yet
pic-chrono-reason-life = No life is left on the other side
pic-chrono-reason-together = Nobody is left standing
pic-chrono-reason-time = Time has run out
pic-chrono-reason-endless = The game went round in circles

# In the hand
pic-chrono-shades = Your shadows
pic-chrono-age = age { $n }
pic-chrono-forecast = If time moves
pic-chrono-forecast-same = From { $from } to { $to } the epoch stays.

# A row of a card in full
pic-chrono-idle-row = It yields nothing.
pic-chrono-fades-row = It fades.
