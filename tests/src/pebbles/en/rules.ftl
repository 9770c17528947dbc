card-pebbles-pebble = Pebble
about-pebbles-pebble = It lies on the heap until somebody takes it.
ask-pebbles-take = Take pebbles: { $n } at most.
do-pebbles-take = Take { $n }
tell-pebbles-took = { $who } takes { $n } and leaves { $left }.
tell-pebbles-last = { $who } takes the last pebble and wins.
tell-pebbles-won = { $who } wins.
tell-pebbles-draw = Nobody wins.
