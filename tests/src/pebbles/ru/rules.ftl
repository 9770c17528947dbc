card-pebbles-pebble = Камешек
about-pebbles-pebble = Лежит в куче, пока его кто-нибудь не возьмёт.
ask-pebbles-take = Возьмите камешки: не больше { $n }.
do-pebbles-take = Взять { $n }
tell-pebbles-took = { $who } берёт { $n }, осталось { $left }.
tell-pebbles-last = { $who } берёт последний камешек и побеждает.
tell-pebbles-won = { $who } побеждает.
tell-pebbles-draw = Никто не победил.
