### Formats: what is asked, chosen and told before the duel. A game whose decks have leaders asks for them in words of its own.

# What is asked.
ask-format-pick = Pick { $n } of { $all }: which card do you take?
ask-format-build = { $missing ->
    [one] Your deck: { $n } of { $least } cards. { $missing } card is missing.
   *[other] Your deck: { $n } of { $least } cards. { $missing } cards are missing.
}
ask-format-full = Your deck: { $n } of { $least } cards. It can be played.
ask-format-more = Your deck: { $n } cards. At least { $least } are needed; more are allowed. It can be played.
ask-format-many = { $missing ->
    [one] Your deck: { $n } of { $least } cards. { $missing } card is too many.
   *[other] Your deck: { $n } of { $least } cards. { $missing } cards are too many.
}
ask-format-few = { $n ->
    [one] Your deck: { $n } card, not { $least }, because no more of your cards fit. It can be played.
   *[other] Your deck: { $n } cards, not { $least }, because no more of your cards fit. It can be played.
}
ask-format-led = { $deck } Hero: { $leader }.
ask-format-led-few = { $deck } Hero: { $leader }, whom { $fit } of your { $all } cards suit.
ask-format-exchange = Exchange cards before this game, one for one. { $deck }

# What is chosen.
do-format-take = { $number }: { $card }
do-format-take-short = Take { $number }
do-format-toggle = { $number }: { $card }
do-format-toggle-short = Cards { $number }
do-format-undo = Undo
do-format-fill = Fill for Me
do-format-trim = Trim for Me
do-format-ready = Done
do-format-leader = { $number }: { $card }, { $beside }
do-format-leader-short = Hero { $number }

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
