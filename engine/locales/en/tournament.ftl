### Tournaments: what is asked, chosen and told before the duel.

# What is asked.
ask-tournament-pick = Pick { $n }: which card do you take?
ask-tournament-hero = Which hero do you play? A deck of thirty is suggested for each, and you can change it.
ask-tournament-deck = { $n ->
    [one] { $hero } has a deck of { $n } card. Are you ready?
   *[other] { $hero } has a deck of { $n } cards. Are you ready?
}
ask-tournament-exchange = { $hero } plays again: cards can be exchanged before this game, one for one. Are you ready?
ask-tournament-out = Which card goes out of the deck?
ask-tournament-in = Which card comes into the deck?
ask-tournament-for = Which card comes in for “{ $card }”?

# What is chosen.
do-tournament-take = { $number }: { $card }
do-tournament-hero = { $number }: { $card }, { $class }
do-tournament-other = Another hero
do-tournament-out = Take cards out
do-tournament-in = Put cards in
do-tournament-exchange = Exchange a card
do-tournament-back = Back
do-tournament-ready = Play with this deck

# What happened.
tell-tournament-sealed = Everybody opens six boosters and builds a deck.
tell-tournament-draft = Boosters go round: everybody takes a card and passes the rest on.
tell-tournament-picked = { $who } takes “{ $card }”.
tell-tournament-exchanged = { $who } exchanges “{ $out }” for “{ $card }”.
tell-tournament-ready = { $who } is ready.
tell-tournament-left = { $who } leaves the table.
