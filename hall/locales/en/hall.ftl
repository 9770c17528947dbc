### The hall: challenges, buttons, and why something cannot be done.

# People and spans of time.
nameless = Somebody
computer = Computer{ $number ->
    [0] { "" }
   *[other] {" "}{ $number }
} ({ $level ->
    [random] beginner
    [greedy] casual
    [easy] easy
    [hard] hard
   *[normal] normal
})
list-more = { $a }, { $b }
list-and-more = And { $n } more.
list-last = { $a } and { $b }
list-opposed = { $a } – { $b }
span-minutes = { $text }
span-hours = { $hours } h { $minutes } min
ago-now = just now
ago-minutes = { $minutes } min ago
ago = { $span } ago
span-days = { $days } d { $hours } h

# Games.

# Challenges, for the place.
challenge-named = { $to }, { $from } challenges you to a duel: { $game }, { $pace }.
challenge-open-own = You are looking for an opponent: { $game }, { $pace }. The duel begins when somebody accepts.
challenge-named-own = You have challenged { $to } to a duel: { $game }, { $pace }.
challenge-open = { $from } is looking for an opponent: { $game }, { $pace }. Who accepts?
challenge-rematch = { $to }, { $from } wants a rematch: { $game }, { $pace }.
challenge-accepted = { $from } and { $to } duel: { $game }.
challenge-declined = { $to } declined { $from }'s challenge.
challenge-withdrawn = { $from } took the challenge back.
challenge-expired = Nobody accepted the challenge of { $from } in time.
challenge-pace-live = live
challenge-pace-correspondence = by correspondence

# Tables for more than two, for the place.
challenge-table = { $from } opens a table for { $seats ->
    [one] one player
   *[other] { $seats } players
}: { $game }, { $pace }. Who joins?
challenge-table-rematch = { $from } wants a rematch at the same table: { $game }, { $pace }. It begins when all accept.
challenge-table-accepted = { $all } duel: { $game }.
challenge-table-declined = { $to } does not want the rematch that { $from } asked for.
challenge-table-withdrawn = { $from } took the invitation to the table back.
challenge-table-expired = The table of { $from } was not filled in time.
challenge-seat = { $number }. { $who }
challenge-seat-team = { $number }. Team { $team }: { $who }
challenge-seat-free = free
challenge-seat-kept = { $who } is invited
challenge-seat-declined = { $who } does not play: that seat is for anybody.

# Challenges, for the one who pressed.
table-sent = Your table is open. The duel begins when it is full, or when you start it with computer players.
table-joined = You have a seat: { $taken } of { $seats ->
    [one] one seat
   *[other] { $seats } seats
} are taken. The duel begins when all are.
table-now = { $what }
    { $who }
table-now-team = { $team }: { $who }
table-now-free = { $n } free
table-left = You have no seat at this table any more.
table-moved = You sit in team { $team } now.
table-moved-without = You sit in team { $team } now. Your deck does not go with that team: choose another, or you get a random one.
table-missed = { $who }, the duel has begun without your answer: { $count ->
    [one] a computer player has your seat
   *[other] computer players have your seats
}.
table-came = { $who } has sat down at your table: { $taken } of { $seats ->
    [one] one seat
   *[other] { $seats } seats
} are taken.
table-went = { $who } has left your table: { $taken } of { $seats ->
    [one] one seat
   *[other] { $seats } seats
} are taken.
rematch-sent = The others are asked for a rematch.
challenge-code-table = Your table has the code { $code }. Friends who send /join { $code } get the next free seat: in any chat where Duelhall is, or in its local hall.

# What one plays with.
decks-accept = Choose a deck: you accept the challenge with it.
decks-code = { $from } waits for you: { $game }, { $pace }. Choose a deck, and the duel begins.
decks-sit = Choose a deck: you sit down with it.
decks-change = Choose the deck that you will play with.
decks-chosen = Your deck: { $deck }.
decks-lot = Random
decks-now = ✓ { $name }
decks-team = { $team }: { $name }

challenge-sent = Challenge sent to { $who }.
challenge-open-sent = Your challenge is open: whoever accepts first plays.
challenge-code = Your duel has the code { $code }. A friend who sends /join { $code } plays against you: in any chat where Duelhall is, or in its local hall. It works once.
challenge-declined-done = You declined.
challenge-withdrawn-done = The challenge is taken back.
rematch-asked-already = You have asked for a rematch; it is waiting for an answer.

# Buttons: at most 34 letters, no full stop.
press-accept = Accept
press-decline = Decline
press-withdraw = Take Back
press-join = Join
press-join-team = Join Team { $team }
press-leave = Leave
press-fill = Start With Computer Players
press-decks = Choose a Deck
press-hand = My Hand
press-board = Board
press-text = In Words
press-rules = Rules
press-fair = Fair?
press-log = Log
press-look = Look
press-more = More
press-hint = Hint
press-resign = Resign
press-resign-now = Yes, Resign
press-play-on = No, Play On
press-rematch = Rematch
press-replay = Replay
press-duel-game = Play { $game }
press-duel-ai = Duel the Computer
press-level-easy = Easy
press-level-normal = Normal
press-level-hard = Hard
press-cards = Cards
press-before = ◀ Back
press-next = Next ▶

# Why not, and what to do.
no-admin = Only an admin can change the settings of this place: ask one, or use { command-settings } for your own.
no-aside = An error of the program stopped this duel. Nothing is lost; tell the host, who can bring it back. Meanwhile you can play others.
no-broken = An error of the program stopped this, and nothing was changed. Try again; if it happens again, tell the host.
no-begun = This challenge was accepted, and your duel has begun. Press My Hand to play.
no-busy = Several people pressed at the same moment. Please press again.
no-card = No card is called anything like “{ $search }”. See them all with { command-cards }.
no-card-but = No card is called “{ $search }”. Did you mean: { $names }?
no-card-name = Which card? Write a part of its name after { command-card }.
no-cards-found = No card fits “{ $what }”. Leave something out, or see all cards with { command-cards }.
no-code = No duel is waiting under this code. Check it letter by letter, or ask for a new one.
no-damaged = This record cannot be read. Everything else goes on; please tell the host.
no-declined = { $who } has declined this challenge. Start another with { command-duel }.
no-disk = This may not have been saved. Check again when the hall is back.
no-duel-yours = You are not playing a duel now. Start one with { command-duel }.
no-duel-here = No duel is running here. Start one with { command-duel }.
no-expired = This challenge has expired. Start another with { command-duel }.
challenge-gone = This challenge is forgotten. Start another with { command-duel }.
no-fast-press = You press buttons faster than the hall can answer. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
no-fast-command = You send commands faster than the hall can answer. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
no-fast-challenge = You start or join duels too quickly. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
no-fast-hint = You ask for hints too quickly. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
no-fast-replay = You ask for replays too quickly. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
no-replay-yet = A replay can be watched when the duel is over.
no-second-hint = The computer is still thinking about your last hint. Wait for its answer.
no-hint = There is nothing to advise: you are not asked anything now.
no-more-challenges = You have { $count ->
    [one] one challenge
   *[other] { $count } challenges
} waiting for an answer. Take one back first.
no-more-matches = You play { $count ->
    [one] one match
   *[other] { $count } matches
} already, and more is not allowed. Finish one first.
no-more-matches-theirs = Your opponent plays { $count ->
    [one] one match
   *[other] { $count } matches
} already, and more is not allowed. Try again later.
no-choice = There is nothing to choose here. Press Accept or Join.
no-choice-fits = That does not go with what the others have chosen meanwhile. Open the page again and choose something else.
no-kept = The remaining seats are reserved for { $who }.
no-kept-team = The remaining seats in that team are reserved for { $who }.
no-missed = This duel has begun without your answer: { $who } gave your seat to a computer player. Start another with { command-duel }.
no-more-matches-of = { $who } plays { $count ->
    [one] one match
   *[other] { $count } matches
} already, and more is not allowed. Try again later.
no-not-yours = Only { $who } can do that. Start your own with { command-duel }.
no-out = You are out of this duel; the others play on. Watch the board.
no-own-table = This is your own table. Take it back if you do not want to play.
no-seating = These seats cannot be shared out: two teams need as many seats each. Choose an even number of seats, or no teams.
no-table = { $game } is played by two, without “{ $key }”. Leave it out, or choose another game.
no-table-taken = All seats of this table are taken. Start another with { command-duel }.
no-team-change = That team is full: you keep your seat.
no-team-room = That team is full. Join the other one.
no-not-for-you = This challenge is for { $who }. Start your own with { command-duel }.
no-old-button = That has been answered already. Here is what is asked now.
no-only-them = Only { $who } and admins can do that. Wait for the answer, or start your own with { command-duel }.
option-named = { $key } ({ $name })
no-option = Unknown option “{ $key }”. Options: { $list }.
no-option-here = Only the admins of this place decide about “{ $name }”, with { command-config }. Leave it out.
no-over = This duel is over. Press Rematch to play again.
no-rematch-which = You have not finished a duel that could be played again. Start one with { command-duel }.
no-rematch-yet = This duel is not over yet. Finish it first, or resign.
no-room = This place has { $count ->
    [one] one duel
   *[other] { $count } duels
} already, and more is not allowed here. Wait until one ends.
no-second = You have challenged { $who } already. Wait for the answer, or take that challenge back.
no-second-open = You are looking for an opponent already. Wait for one, or take that challenge back.
no-second-theirs = { $who } has challenged you already. Accept that challenge instead.
no-secret = The record of a duel is secret until its end. Ask again then.
no-self = You cannot challenge yourself. Duel the computer instead, or name somebody else.
no-self-accept = This is your own challenge. Wait for somebody else, or take it back.
no-setting = Unknown setting “{ $key }”. Settings: { $list }.
no-setup = These options do not work together. Change one with { command-config }, or leave them out.
no-store = The hall could not reach its store. Nothing was changed; please try again.
no-such-duel = There is no such duel. Start one with { command-duel }.
no-taken = Somebody else has accepted this challenge. Start another with { command-duel }.
no-turn = It is not your turn: waiting for { $who } ({ $left } left).
no-turn-computer = It is not your turn: { $who } is thinking.
no-value-number = “{ $name }” can be a whole number from { $least } to { $most }.
no-value-word = “{ $name }” can be one of: { $list }.
no-watcher = You are only watching this duel. Start your own with { command-duel }.
no-watcher-here = You are only watching this duel. Yours is { $title }. { command-hand } shows you its cards.
no-which-duel = Several duels are running here. Press a button below the one that you mean.
no-withdrawn = { $who } has taken this challenge back. Start another with { command-duel }.
no-duels-in-room = Duels are not played here. Start yours in one of these: { $rooms }.
no-group = You do not have a role that may start duels here. Ask an admin for one, or accept a challenge of somebody else.
no-spectators = Spectators are off here. Start your own duel with { command-duel }.
no-value-ids = “{ $name }” can be at most { $most ->
    [one] one id
   *[other] { $most } ids
}, with single spaces between them.
