### Telegram: its commands, its menus, and why something cannot be done there.

# What each command is about: at most 256 letters.
tg-duel = Duel somebody: reply to them, mention them, or let anybody accept
tg-join = Join a duel by its code
tg-hand = Show your cards, to you alone
tg-board = Show the board again
tg-text = Read the board as text
tg-resign = Give up your duel; asks first
tg-rematch = Play your last duel again
tg-rules = Read how the game is played
tg-cards = See every card with what it does
tg-card = Look up one card by a part of its name
tg-deck = Your decks and the ready ones: list, show, new, edit, import, copy, rename, delete, save
tg-campaign = Missions against the computer, and the cards that you win
tg-link = The same decks, cards and campaign on several platforms
tg-settings = Choose your language, pictures and pings
tg-config = Set up Duelhall in this group
tg-help = See what you can do here

# Words of a challenge, with spaces between: any of them is understood.
say-ai = ai bot computer
say-open = open all
say-code = code
say-seats = seats players
say-teams = teams
say-teams-none = none no
say-teams-two = two 2
say-format = format
say-format-sealed = sealed boosters
say-format-draft = draft
say-format-constructed = constructed own
say-live = live
say-correspondence = correspondence slow

# Buttons: at most 34 letters, no full stop.
press-private = My Hand in Private
press-chat = Our Private Chat
press-campaign = Campaign
press-code = A Code for a Friend
press-share = Send to a Friend
press-more = ▶ More Choices
press-back = ↩ Back to the Board
press-show = Show: { $filter }
press-cards = ◀ Back to the Cards
press-new-hand = My Hand Now
press-topic-only = Only in This Topic
press-topic-too = In This Topic Too
press-topic-not = Not in This Topic
press-all-settings = ◀ All Settings
press-group = ◀ { $name }
config-title-group = Settings, { $name }:
config-chat = Chat
config-duels = Duels
press-duel = Duel
press-add = Add to Group
press-rules = Rules
press-rules-others = ◀ Rules of All Games
press-play = Play { $game }
press-read = Read It in Our Private Chat
press-accept = Accept in a Private Chat

# The first words: to a newcomer, under a picture, and to a group. Three lines each, at most.
welcome = Card duels, right in your chats.
    Play the computer here, or add me to a group and type /duel there.
    New to it? Begin with an easy duel: every card says what it does.
hello-group = Hello! I deal card duels in this group.
    /duel challenges everybody; as a reply to somebody, only them. /rules tells how to play.
    Admins: /config sets game, language and pings. Let me send photos; I need no other right.

# Challenges in any chat, by the bot's name.
inline-code = Challenge a Friend by Code
inline-title = Challenge somebody here
inline-about = Sends your code { $code }. Whoever accepts plays in a private chat with me.
inline-challenge = { $who } challenges you to a card duel!
    Accept, and you play in a private chat with me. Or send me there: /join { $code }

# A line in a group below a command that is answered elsewhere.
answer-in-private = Answered in our private chat.
answer-long = That is long, so it is in our private chat.

# Pages and lines.
set-topics = Topics for duels
help-group-first = Reply to somebody with /duel to challenge only them.
help-group = To challenge somebody, reply to them with /duel. Words can follow: a game, open, ai, a level, a deck, sealed, draft, constructed, seats:4, teams:two, live, slow.
help-private = To play a friend, send them a code: /duel code. Or add me to a group and type /duel there.
rules-game = Which game’s rules do you want to read?
duel-game = Which game do you want to play?
duel-format = In which format do you want to play?
duel-which = { $game } against the computer – how well should it play? Or get a code for a friend in any chat.
config-rights-more = I need no admin rights for this. But if you make me an admin without any rights, /hand typed in the group shows your cards to you alone, too.
config-rights-all = I am an admin here, so /hand too is shown to its owner alone when somebody types it. I need no other right.
hand-comes = Your cards are coming…
hand-here = Press the button to see your cards. Nobody else will see them.
hand-in-private = Your cards are in our private chat.
alert-more = ▶ more
time-left = ⏳ { $unit ->
    [second] { $number ->
        [one] { $number } second
       *[other] { $number } seconds
    }
    [minute] { $number ->
        [one] { $number } minute
       *[other] { $number } minutes
    }
   *[hour] { $number ->
        [one] { $number } hour
       *[other] { $number } hours
    }
} left

# Why not, and what to do.
no-admin = Only admins of the group can change its settings. Type /settings for your own.
no-alone = That is for your eyes alone. Press a button under the board, or ask me in our private chat.
no-alone-decks = Decks are for your eyes alone. Ask me in our private chat.
no-alone-campaign = The campaign is for you alone. Ask me in our private chat.
no-alone-link = Linked accounts are for your eyes alone. Ask me in our private chat.
no-anonymous = You are posting as the group. Post as yourself to play.
no-bot = { $who } is a bot and plays no cards. Type /duel ai to play the computer.
no-button = That button is from an older version. Type /board or /hand instead.
no-config-private = Groups have settings, this chat has none. Type /config in the group, or /settings here for your own.
no-duel-private = Here we are alone. Type /duel ai or /duel code here, or /duel in a group to challenge somebody.
no-duel-word = I do not understand “{ $word }”. Try /duel alone, or with: a game, open, ai, a level, a deck, sealed, draft, constructed, seats:4, teams:two, live, slow.
no-deck-words = That is not enough. After /deck: new GAME; show, edit, copy or delete NAME; import CODE or LIST; rename NAME NEW NAME; save.
no-room = Telegram lets me write no more than 20 messages a minute in a group, and these are used up. Please press again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
no-hurry = You are quicker than I can answer. Wait a moment, then try again.
no-broken = Something went wrong here. Nothing else is affected. Please tell the host: the log has the details.
no-known = I have not met { $who } yet. Reply to a message of theirs with /duel, or type /duel open.
no-photos = I may not send photos here, so the board is shown as text. To see pictures, an admin can allow photos: group → Edit → Permissions → Send Photos.
no-write = I may not write in the group of your duel. Your duel goes on here: type /hand. To see the board again, ask an admin there to let me send messages.
no-topic = The topic of your duel is closed or gone. Your duel goes on here: type /hand. To see the board again, ask an admin to open the topic.
no-time = { $number ->
    [one] I had no time to answer one more command, because Telegram lets me write here twenty times a minute. Please repeat it.
   *[other] I had no time to answer { $number } more commands, because Telegram lets me write here twenty times a minute. Please repeat them.
}
no-understand = I did not understand that. Please try again; if it happens again, tell the host.
no-yours = These are somebody else’s settings. Type /settings for your own.

# What the program says when it starts.
serve-telegram = Telegram: connecting as a bot
serve-telegram-on = Telegram: the bot is @{ $name }
serve-telegram-failed = Cannot reach Telegram ({ $why }). The local hall runs; the connection is tried again.
serve-telegram-refused = Telegram refuses the bot ({ $why }). The local hall runs without it; put that right and start again.
serve-telegram-deaf = Updates from Telegram cannot be received here ({ $why }). The local hall runs; it is tried again.
