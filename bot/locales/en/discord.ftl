### Discord: its commands, its forms, and why something cannot be done there.

# Commands: the name is one word in small letters; what it is about has at most 100 letters.
cmd-duel = duel
cmd-duel-about = Card duels: challenge somebody, play, watch
cmd-challenge = challenge
cmd-challenge-about = Challenge somebody to a duel
cmd-open = open
cmd-open-about = Look for an opponent: whoever accepts first plays
cmd-code = code
cmd-code-about = Get a code: a friend in any chat joins with it
cmd-sealed = sealed
cmd-sealed-about = Open six boosters, build a deck of their cards, then duel
cmd-draft = draft
cmd-draft-about = Pick cards from boosters that go round the table, build a deck, then duel
cmd-constructed = constructed
cmd-constructed-about = Bring a deck of sixty cards, a ready one or your own
cmd-join = join
cmd-join-about = Join a duel by its code
cmd-ai = ai
cmd-ai-about = Play a duel against the computer
cmd-hand = hand
cmd-hand-about = Show your cards, to you alone
cmd-board = board
cmd-board-about = Show the board again
cmd-resign = resign
cmd-resign-about = Give up your duel; asks first
cmd-rematch = rematch
cmd-rematch-about = Play your last duel again
cmd-spectate = spectate
cmd-spectate-about = Watch the duel that is played here
cmd-text = text
cmd-text-about = Read the board as text
cmd-cards = cards
cmd-cards-about = See every card with what it does
cmd-card = card
cmd-card-about = Look up one card
cmd-deck = deck
cmd-deck-about = Your decks and the ready ones
cmd-campaign = campaign
cmd-campaign-about = Missions against the computer, and the cards that you win
cmd-link = link
cmd-link-about = The same decks, cards and campaign on several platforms
cmd-list = list
cmd-list-about = See your decks and the ready ones
cmd-show = show
cmd-show-about = Look at a deck: costs, types and cards
cmd-new = new
cmd-new-about = Build a deck of your own, card by card
cmd-edit = edit
cmd-edit-about = Change one of your decks: put cards in and take them out
cmd-import = import
cmd-import-about = Keep a deck that you have as a code or as a list of cards
cmd-copy = copy
cmd-copy-about = Keep a copy of a ready deck, or of one whose code you have
cmd-rename = rename
cmd-rename-about = Give one of your decks another name
cmd-delete = delete
cmd-delete-about = Delete one of your decks; asks first
cmd-save = save
cmd-save-about = Keep the deck that you have built in this draft
cmd-rules = rules
cmd-rules-about = Read how the game is played
cmd-settings = settings
cmd-settings-about = Choose your language, pictures and pings
cmd-config = config
cmd-config-about = Set up Duelhall on this server
cmd-help = help
cmd-help-about = See what you can do here

# Commands in the menu of a person: at most 32 letters.
menu-challenge = Challenge

# Options of commands.
a-friend = @friend
plays-with = add { $deck } to { $command }
opt-user = user
opt-user-about = Whom you challenge
opt-game = game
opt-game-about = Which game
opt-deck = deck
opt-deck-about = Which cards you play with
opt-seats = seats
opt-seats-about = How many sit at the table; two if you leave it out
opt-teams = teams
opt-teams-about = Whether two teams play against each other
opt-format = format
opt-format-about = In which format you play
opt-clock = clock
opt-clock-about = How fast you play
opt-level = level
opt-level-about = How well the computer plays
opt-page = page
opt-page-about = Which page
opt-code = code
opt-code-about = The code that your friend was told
opt-nation = nation
opt-nation-about = Whose missions you want to see
opt-link = code
opt-link-about = The code from your other account; without it you get one
opt-which = deck
opt-which-about = The name of the deck, or its code
opt-cards = cards
opt-cards-about = The code of the deck, or its cards: 2 Good Soil; 1 Boar Spear…
opt-called = name
opt-called-about = The new name of the deck
# $trait: the name of a trait, such as type.
opt-trait-about = Only cards with this { $trait }
opt-text = text
opt-text-about = Only cards with these words in their name or text
opt-name = name
opt-name-about = A part of the card’s name

# Buttons and forms: at most 34 letters, no full stop.
press-duel-game = Play { $game }
press-number = Enter a Number
pick-setting = What to Change…
pick-value = Choose a Value…
pick-rooms = Choose Channels…
pick-groups = Choose Roles…

# Pages.
help-menu = You can also open the menu of a person, then Apps, and press { menu-challenge }.
config-title = Settings of this server:

# Why not, and what to do.
no-bot = { $who } is a bot and plays no cards. Use /duel ai to play the computer.
no-member = { $who } has left this server. Challenge somebody who is here.
no-person = Discord did not say whom you mean. Please choose somebody from the list.
no-button = That button is from an older version. Use /{ cmd-duel } { cmd-board } or /{ cmd-duel } { cmd-hand } instead.
no-understand = Duelhall did not understand what Discord sent. Please try again; if it happens again, tell the host.
no-rights = Duelhall may not do this here: { $rights }. Ask an admin to allow it in this channel, then try again.
rights-lost = The board that everybody sees cannot be shown as it should: Duelhall lacks { $rights } here. An admin of the server can allow it in the settings of this channel; the duel goes on.
thread-locked = This thread is locked, so the board in it stays as it is. Somebody who manages threads can unlock it; the duel goes on.
nobody-here = Nobody but you can see this chat. Use /{ cmd-duel } { cmd-code } for a friend elsewhere, or /{ cmd-duel } { cmd-ai } to play the computer.
seen-by-you-alone = Only you see what Duelhall posts here: the server does not let you use external apps. Use /{ cmd-duel } { cmd-code } for a friend, or ask an admin to allow Use External Apps or to invite Duelhall.
too-many = You are faster than Duelhall: your last presses are still being answered. Please try again in a moment.
too-busy = Too much is going on just now. Please try again in a moment.
broke-off = Something went wrong in Duelhall. Please try again; if it happens again, tell the host.

# Rights, as Discord names them.
right-view = View Channel
right-send = Send Messages
right-send-threads = Send Messages in Threads
right-attach = Attach Files
right-embed = Embed Links
right-threads = Create Public Threads

# What the program says when it starts.
serve-discord = Discord: connecting as a bot
serve-discord-failed = Cannot reach Discord ({ $why }). The local hall runs; the connection is tried again.
serve-discord-refused = Discord refuses the bot ({ $why }). The local hall runs without it, and the bot tries again now and then. If the token is wrong, put it right and start again.
