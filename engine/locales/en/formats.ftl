### Formats: what is asked, chosen and told before the duel. A game whose decks have leaders asks for them in words of its own.

# What is asked.
ask-format-pick = Pick { $n }: which card do you take?
ask-format-deck = { $n ->
    [one] Your deck has { $n } card. Are you ready?
   *[other] Your deck has { $n } cards. Are you ready?
}
ask-format-deck-led = { $n ->
    [one] { $leader } has a deck of { $n } card. Are you ready?
   *[other] { $leader } has a deck of { $n } cards. Are you ready?
}
ask-format-deck-few = { $n ->
    [one] Your deck has { $n } card, not { $least }: your boosters had no more. You may play with it. Are you ready?
   *[other] Your deck has { $n } cards, not { $least }: your boosters had no more. You may play with it. Are you ready?
}
ask-format-deck-few-led = { $n ->
    [one] { $leader } has a deck of { $n } card, not { $least }: no hero fits more of your cards. You may play with it. Are you ready?
   *[other] { $leader } has a deck of { $n } cards, not { $least }: no hero fits more of your cards. You may play with it. Are you ready?
}
ask-format-exchange = Cards can be exchanged before this game, one for one. Are you ready?
ask-format-exchange-led = { $leader } plays again: cards can be exchanged before this game, one for one. Are you ready?
ask-format-out = Which card goes out of the deck? It has { $n } of { $least }.
ask-format-in = Which card comes into the deck? It has { $n } of { $least }.
ask-format-for = Which card comes in for “{ $card }”?

# What is chosen.
do-format-take = { $number }: { $card }
do-format-take-short = Take { $number }
do-format-add = { $number }: { $card }
do-format-add-short = Put In { $number }
do-format-remove = { $number }: { $card }
do-format-remove-short = Take Out { $number }
do-format-leader = { $number }: { $card }, { $beside }
do-format-out = Take Cards Out
do-format-in = Put Cards In
do-format-exchange = Exchange a Card
do-format-leader-short = Hero { $number }
do-format-back = Back
do-format-ready = Play With This Deck

# What happened.
tell-format-sealed = { $n ->
    [one] Everybody opens { $n } booster and builds a deck.
   *[other] Everybody opens { $n } boosters and builds a deck.
}
tell-format-draft = Boosters go round: everybody takes a card and passes the rest on.
tell-format-picked = { $who } takes “{ $card }”.
tell-format-exchanged = { $who } exchanges “{ $out }” for “{ $card }”.
tell-format-ready = { $who } is ready.
tell-format-left = { $who } leaves the table.
fault-format-built = In this format decks are built from boosters; none is brought along.
