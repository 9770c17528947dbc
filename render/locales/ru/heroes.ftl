# In the strip of the board
pic-heroes-mulligan-title = Стартовые руки
pic-heroes-mulligan-hint = Руку можно один раз заменить целиком
pic-heroes-first-title = Первый ход
pic-heroes-first-hint = Карт ещё не играли
pic-heroes-reason-last = Пал последний вражеский герой
pic-heroes-reason-decked = Колода кончилась
pic-heroes-reason-together = Не уцелел никто

# На карте в игре
pic-heroes-turned = истощён
pic-heroes-fresh = новый
pic-heroes-attacks = в атаке
pic-heroes-defends = в защите
pic-heroes-falls = погибнет

# Ход
pic-phase-mulligan = замена рук
pic-phase-action = действия
pic-phase-attack = атака
pic-phase-defend = защита
pic-phase-damage = урон
pic-phase-end = конец хода
