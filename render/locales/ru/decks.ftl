# Над картами колоды
pic-deck-size = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
}
pic-deck-size-page = { pic-deck-size } · { $page }/{ $pages }
pic-deck-side = Запас: { $n }
pic-deck-side-page = { pic-deck-side } · { $page }/{ $pages }
