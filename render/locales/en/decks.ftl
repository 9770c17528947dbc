# Above the cards of a deck
pic-deck-size = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
pic-deck-size-page = { pic-deck-size } · { $page }/{ $pages }
pic-deck-side = Beside: { $n }
pic-deck-side-page = { pic-deck-side } · { $page }/{ $pages }
