game-pebbles = Камешки
option-pebbles-heap = Камешков в куче
table-pebbles-heap = Камешков в куче: { $n }.
table-pebbles-hand = В руке ничего нет: все камешки в куче.
rules-pebbles-win = Камешков в куче: { $n }. Берите по очереди один, два или три; побеждает тот, кто взял последний.
