### What the chats share: words of commands, settings and buttons.

clock-live = live, seconds for a move
clock-correspondence = by correspondence, hours for a move
level-random = beginner
level-easy = easy
level-greedy = casual
level-normal = normal
level-hard = hard
press-board = Board
press-hand = My Hand
press-moves = Back to My Moves
and-more = And { $n } more.
and-more-events = { $n ->
    [one] One more event is in the Log.
   *[other] { $n } more events are in the Log.
}
board-over = This duel is over. The result is below.
press-audit = Who Changed What
press-default = Back to Default
hand-page = Page { $page } of { $pages }.
hand-cards = Cards { $first }–{ $last } of { $count }.
hand-cards-then = { $until ->
    [1] Page 1
   *[other] Pages 1–{ $until }
}: cards to choose from, here { $first }–{ $last } of { $count }. From page { $from }: your other cards.
hand-cards-other = Your other cards: page { $page } of { $pages }.
help-title = Duelhall: card duels in a chat.
help-start = New here? Play the computer: { $ai }. Every card says what it does.
commands-title = Everything that you can do here:
press-commands = All Commands
help-line = • { $name } – { $about }
settings-title = Your settings:
config-title-chat = Settings of this chat:
setting-line = • { $name }: { $value }
setting-range = { $name }: a whole number from { $least } to { $most }. Now: { $value }.
setting-now = { $name }. Now: { $value }.

# The deck editor
pick-editor-show = Show
pick-editor-in = Put In…
pick-editor-out = Take Out…
press-editor-filters = Filters
press-editor-cards = Cards
wanted-find = Part of the name or of the text
wanted-name = The new name of the deck
wanted-deck = The code, or the cards one by one
