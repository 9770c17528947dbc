### Campaigns: the map, a mission, its end, and what goes wrong.

campaign-title = { $game }, campaign: { $nation } · ★ { $n } of { $most }
campaign-next = Next: mission { $n }, { $name }.
campaign-done = Every mission is won. Play them again for the stars that are missing.
campaign-cards = Your collection: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}, { $different } different. Each win against the computer adds one.

mission-title = Mission { $n }: { $name } { $stars }
mission-foe = Against: { $foe }, { $level ->
    [random] a beginner, who takes any choice
    [easy] an easy opponent
    [greedy] a casual opponent, who looks one step ahead
    [normal] a normal opponent
   *[hard] a hard opponent
}.
mission-term = • { $term }
mission-aim = { $mark } { $aim }.
mission-win = Win
mission-aims = What gives stars:
mission-reward = The first win gives: { $cards }.
mission-reward-card = “{ $card }”
mission-opens = It also opens the campaign and the starter deck of { $nation }.
mission-decks = Choose a deck to begin with:
mission-won = Mission won: { $name }.
mission-failed = Mission failed: { $name }.
mission-stars = Stars: { $stars } this time; { $before } before, { $now } now.
mission-stars-none = Stars: none this time, because only a win gives stars. You have { $now }.
mission-stars-alone = Stars: { $stars }.
mission-card = Card won: “{ $name }”. You own { $n } of { $most }.
mission-opened = { $nation } is open now: its campaign, and its starter deck is yours.
mission-number = { $n } { $stars }
collection-title = { $nation }, your cards: { $n } of { $most }. { $missing ->
    [0] You have each of the { $different } different cards.
    [one] Of { $different } different cards you still lack one.
   *[other] Of { $different } different cards you still lack { $missing }.
} Page { $page } of { $pages }.
collection-hint = ✓ marks the cards that you own, with their copies. Press the number of a card to see it large.
collection-press = { $number }. { $name }
collection-card = You own { $n } of { $most }.
collection-alt-card = { $number }. { $name }: { $n } of { $most }.
owned-card = “{ $card }”: { $n } in the deck, { $owned } owned

press-campaign = Campaign
press-collection = Your Cards
press-mission = { $n }. { $name }
press-mission-begin = { FIT(34, press-mission-begin.full, press-mission-begin.brief) }
    .full = Begin With { $deck }
    .brief = Deck: { $deck }
press-mission-decks = Other Decks
press-mission-back = Back to the Mission
press-mission-next = Next Mission
press-mission-again = Again

no-campaign = No game here has a campaign.
no-campaign-of = { $game } has no campaign.
no-nation = The campaign of { $game } has no nation called “{ $what }”. Its nations: { $list }.
no-mission = This mission is not there any more. Look at { command-campaign } again.
no-nation-open = { $nation } is still closed. Missions of the other nations open it.
no-mission-open = This mission is still closed. First win mission { $n }, { $name }.
no-deck-owned = The deck “{ $name }” holds cards that you do not own: { $list }{ $more ->
    [0] { "" }
    [one] {" "}and one more
   *[other] {" "}and { $more } more
}. Win cards in the campaign ({ command-campaign }) or against the computer, change the deck, or play a ready one.

help-campaign = /campaign – missions against the computer, and the cards that you win
