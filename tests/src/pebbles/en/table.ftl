game-pebbles = Pebbles
about-pebbles = Take a few pebbles in turn; whoever takes the last one wins.
option-pebbles-heap = Pebbles on the heap
option-pebbles-most = How many may be taken at once
option-pebbles-most-two = up to two
option-pebbles-most-three = up to three
cards-all-weight = Any Weight
trait-weight = weight
weight-pebbles-light = light
table-pebbles-heap = { $n ->
    [one] One pebble lies on the heap.
   *[other] { $n } pebbles lie on the heap.
}
table-pebbles-hand = Your hand is empty: all pebbles lie on the heap.
rules-pebbles-win = { $n } pebbles lie on the heap. Take them in turn, { $most } at once; whoever takes the last one wins.
