game-pebbles = Pebbles
about-pebbles = Take one, two or three pebbles; whoever takes the last one wins.
option-pebbles-heap = Pebbles on the heap
table-pebbles-heap = { $n ->
    [one] One pebble lies on the heap.
   *[other] { $n } pebbles lie on the heap.
}
table-pebbles-hand = Your hand is empty: all pebbles lie on the heap.
rules-pebbles-win = { $n } pebbles lie on the heap. Take one, two or three in turn; whoever takes the last one wins.
