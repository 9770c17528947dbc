pic-pebbles-heap = { $n ->
    [one] { $n } камешек
    [few] { $n } камешка
   *[many] { $n } камешков
}
