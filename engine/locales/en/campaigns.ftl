### The map of a campaign and a card that was won, in words.

campaign-map = Campaign: { $nation }. Stars: { $n } of { $most }.
campaign-stop-won = { $number }. { $name }: won, { $n ->
    [one] 1 star.
   *[other] { $n } stars.
}
campaign-stop-next = { $number }. { $name }: next.
campaign-stop-open = { $number }. { $name }: open.
campaign-stop-locked = { $number }. { $name }: locked.
campaign-chosen = Chosen: { $name }.
campaign-reward-new = A new card: { $name }. You own { $n } of { $most }.
campaign-reward-more = A card: { $name }. You own { $n } of { $most }.
