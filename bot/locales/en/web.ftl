### The local hall: the page, its refusals, and what the program says when it starts.

web-name = Duelhall
web-lead = Card duels with a friend or the computer. No account, nothing to install.
web-invited = A friend invites you to a duel. Pick a name to come in.
web-go-on-as = Go on as
web-or-somebody-else = or come in as somebody else
web-your-name = Your name
web-enter = Come in
web-language = Language
web-needs-script = This page needs JavaScript. Please switch it on and load the page again.

web-channel = The channel
web-duel-the-ai = Duel the computer
web-invite = Invite a friend
web-invite-text = Send this link to a friend, or open it in a second tab. It lets one person in, who can then accept your challenge.
web-invite-link = Link for one friend
web-copy = Copy
web-copied = The link is copied.
web-close = Close
web-enlarge = Show the picture large
web-large-picture = The picture, large
web-your-hand = Your hand
web-skip-to-hand = Go to the duel
web-your-duels = Your duels
web-your-turn = Your turn
web-time-left = Time left:
web-only-you = Only you see this
web-dismiss = Dismiss
web-empty = Nothing here yet. What people say, and the boards of other duels, will stand here.
web-keys = Keys: the number of a card plays it, Shift with a number puts it aside, and a letter presses its button. H gives a hint, L opens the log, E ends the turn, Z shows the cards large, / goes to this line.
web-begin = Begin
web-new-duel = New duel
web-menu = Menu
web-chat = Chat
web-rules = Rules
web-settings = settings
web-calls = Challenges
web-over = over
web-game = Game
web-level = Level
web-deck = Deck
web-deck-picked = Picked for you
web-level-easy = Easy
web-level-normal = Normal
web-level-hard = Hard
web-invite-hint = Your friend opens a link, types a name and presses one button.
web-invite-get = Get the link
web-table-for-more = A table for more
web-table-hint = Others in this hall sit down by a button; the computer takes the seats that stay free.
web-table-seats = Players
web-table-open = Open a table
web-press-a-card-deck = Press a card to put it into the deck or to take it out. Here you then read what it does.
web-have-a-code = Have a code?
web-join = Join
web-your-choice = Your choice
web-events = What just happened
web-choices = What you can do
web-tools = The duel
web-press-a-card = Press a card to read it and to see what you can do with it.
web-read-large = Read large
web-further = More cards below
web-sure = Sure? You can still play
web-proposals = Proposals
web-line-label = Say something, or type / for commands
web-line-hint = Say something, or type / for commands
web-send = Send
web-offline = The hall does not answer. Trying again…
web-online = The hall is back.
web-no-answer = The hall does not answer. Try again in a moment.
web-too-many-pages = You have opened the hall in many other tabs, so this one has stopped. Load the page again to go on here.
web-too-many-alone = You and the people whom you invited already play three duels against the AI. Finish one of them first.
web-others = { $count ->
    [one] { $count } more duel is going on here.
   *[other] { $count } more duels are going on here.
}
web-list-duels = Show the list
web-watch = Watch
web-watch-duel = Watch the duel: { $who }
web-more-duels = { $count ->
    [one] { $count } older duel is not in the list.
   *[other] { $count } older duels are not in the list.
}
web-computer = AI
web-no-duels = No duels are going on here.
web-invite-host-made = This link makes one person a host of this hall. It is good for a day; earlier host links have ended.
web-invite-host-refused = Only hosts can make a link for a host. To invite a friend, type /invite.

# What may stand in the input line.
web-command-duel = challenge somebody, everybody or the AI
web-command-one-game = A duel is one game: leave out “{ $what }” or the game before it.
web-command-join = join a duel by its code
web-command-join-code = Which code? Write it after /join.
web-command-hand = show your hand
web-command-board = show the board again
web-command-text = read the board as text
web-command-hint = ask for advice
web-command-resign = resign
web-command-rematch = play again
web-command-duels = the duels that are going on, and how to watch one
web-command-invite = get a link for a friend; with “host”, a new link for a host
web-command-rules = the rules
web-command-cards = the list of all cards
web-command-card = look at a card
web-command-deck = your decks and the ready ones
web-command-deck-how = Something is missing or wrong in “/deck { $what }”. Type /deck and a space to see what can follow.
web-deck-list = your decks and the ready ones
web-deck-show = look at a deck
web-deck-new = build a deck of your own: add the game and a name
web-deck-edit = put cards into one of your decks and take them out
web-deck-import = keep a deck that you have as a code or as a list of cards
web-deck-copy = keep a copy of a ready deck, or of one whose code you have
web-deck-rename = give one of your decks another name
web-deck-delete = delete one of your decks
web-deck-save = keep the deck that you have built in this draft
web-command-settings = your own settings
web-command-config = the settings of this channel
web-command-help = what one can do here
web-command-about = what this is, and whom it thanks
web-command-unknown = There is no command “{ $what }”. Type / to see them all.
web-command-argument = “{ $what }” cannot stand there. Type the command and a space to see what can.
web-command-nobody = Nobody here is called “{ $what }”. Type /duel @ to see who is.
web-command-card-name = Which card? Type a part of its name, as in /card wall.
web-card-name = { $card }
web-duel-ai = against the AI
web-duel-level = how well the AI plays
web-duel-code = a code, for a friend in any chat
web-duel-open = whoever accepts first
web-duel-person = challenge this person
web-duel-live = both are here: seconds for a move
web-duel-correspondence = take your time: hours for a move

# Why a request is refused.
web-problem-host = This hall is not known by that name. Open the address that the program printed.
web-problem-origin = Requests from other sites are refused. Open the address that the program printed.
web-problem-malformed = The request cannot be read.
web-problem-too-large = That is too long, and nothing of it was sent. A line has at most 500 characters, and a list of cards after /deck import at most 4000.
web-problem-not-json = The request has to be JSON.
web-problem-not-found = There is nothing at this address.
web-problem-method = This address does not take that method.
web-problem-no-session = You are not in the hall, or not any more. Load the page again and come in.
web-problem-no-invitation = You need an invitation, and each is good for one person. Ask whoever invited you for a new link.
web-problem-name = A name has 1 to 24 characters, at least one of them a letter or a digit.
web-problem-too-many = That was too much at once. Wait a moment and try again.
web-problem-invitations = You have invited as many people as you may for now. Use the links that you have; each is good for three days.
web-problem-full = The hall is full: too many pages are open. Wait a moment and load the page again.
web-problem-too-slow = The request took too long. Try again.
web-problem-broken = The hall could not do that. Try again; whoever runs it finds the reason in its log.

# What the program says when it starts and ends.
serve-store = Opening the data folder { $what }
serve-fonts = Preparing the pictures
serve-done = { $what }: done in { $millis } ms
serve-moved = Port { $wanted } is taken; using { $port }.
serve-open = The hall is open. Go to this address in your browser:
serve-open-public = The hall is open to others. This is your own secret link, good for one person; invite others from the page:
serve-how-to-end = Ctrl-C ends it. Duels go on where they were when you start it again.
serve-ended = The hall is closed. Everything is saved.
serve-no-address = { $what } cannot be listened on: { $why }. Choose another address or port in the config file.

web-wanted-find = Part of the name or of the text
web-wanted-name = The new name of the deck
web-wanted-deck = The code, or the cards one by one
