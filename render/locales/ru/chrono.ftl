# На доске
pic-chrono-epoch = Эпоха { $n }
pic-chrono-turned = повёрнута
pic-chrono-snared = в ловушке
pic-chrono-new = новая
pic-chrono-shifted = сдвинута
pic-chrono-spell = заклинание
pic-chrono-fades = исчезает
pic-chrono-idle = без дела

# В полосе доски
pic-chrono-choose-title = Кто начнёт?
pic-chrono-choose-hint = Первый ход не двигает время
pic-chrono-mulligan-title = Первые руки
pic-chrono-mulligan-hint = Карты можно заменить один раз
pic-chrono-first-title = Время стоит
pic-chrono-first-hint = Ни одной карты ещё не сыграно
pic-chrono-reason-life = У соперника не осталось жизни
pic-chrono-reason-together = Не устоял никто
pic-chrono-reason-time = Время вышло
pic-chrono-reason-endless = Игра пошла по кругу

# В руке
pic-chrono-shades = Ваши тени
pic-chrono-age = век { $n }
pic-chrono-forecast = Если сдвинуть время
pic-chrono-forecast-same = От { $from } до { $to } эпоха та же.

# A row of a card in full
pic-chrono-idle-row = Ничего не даёт.
pic-chrono-fades-row = Исчезает.
