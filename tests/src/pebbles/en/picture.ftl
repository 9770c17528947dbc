pic-pebbles-heap = { $n ->
    [one] one pebble
   *[other] { $n } pebbles
}
