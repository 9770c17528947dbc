### Heroes: what is wrong with a deck, for its owner; its types of cards and its sideboard in the picture of a deck.

fault-heroes-card = { $card }
fault-heroes-id = “{ $id }”
fault-heroes-without-hero = The deck has no hero.
fault-heroes-no-hero = { $card } is no hero.
fault-heroes-unknown = There is no card { $card } any more.
fault-heroes-token = { $card } is a token, which is no card.
fault-heroes-hero-in-deck = { $card } is a hero and cannot be in the deck.
fault-heroes-twice = { $card } is listed twice.
fault-heroes-copies = { $card } is there { $n } times; at most { $most } are allowed.
fault-heroes-talent = { $card } needs a hero with this talent: { $talent }.
fault-heroes-class = { $card } is not for the class of the hero.
fault-heroes-faction = { $card } belongs to the other faction.
fault-heroes-too-few = { $n ->
    [one] The deck has { $n } card; here it needs at least { $least }.
   *[other] The deck has { $n } cards; here it needs at least { $least }.
}
fault-heroes-too-few-or-starter = { $n ->
    [one] The deck has { $n } card; it needs at least { $least }, unless it is a starter deck of exactly { $starter }.
   *[other] The deck has { $n } cards; it needs at least { $least }, unless it is a starter deck of exactly { $starter }.
}
fault-heroes-not-thirty = { $n ->
    [one] The deck has { $n } card; a starter deck has thirty.
   *[other] The deck has { $n } cards; a starter deck has thirty.
}
fault-heroes-side = { $n ->
    [one] Next to the deck is { $n } card; there may be { $most } or none.
   *[other] Next to the deck are { $n } cards; there may be { $most } or none.
}
fault-heroes-against-sixty = The others play decks of sixty, and this is a starter deck.
fault-heroes-against-thirty = The others play starter decks of thirty cards.
fault-heroes-team = The hero is not of the faction of the team.

deck-beside-heroes = Sideboard
deck-type-heroes-hero = Heroes
deck-type-heroes-ally = Allies
deck-type-heroes-weapon = Weapons
deck-type-heroes-armor = Armor
deck-type-heroes-item = Items
deck-type-heroes-ability = Abilities
deck-type-heroes-ongoing = Ongoing
deck-type-heroes-quest = Quests
