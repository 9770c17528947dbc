### Pages to look things up.

help-title = Duelhall: card duels in a chat. What you can do here:
help-duel = /duel – challenge somebody, everybody, or the computer
help-games = /duel { $game } – the same in another game: { $games }
# $table: options, such as seats:4 teams:two. $deck: the option for a deck, or none.
help-table = /duel { $game } { $table } – open a table for up to { $most } players{ $deck ->
    [none] { "" }
   *[other] ; { $deck }:NAME chooses your deck
}
help-formats = /duel sealed or /duel draft – build your deck from boosters, then duel; /duel constructed – bring a deck of sixty and a sideboard
help-code = /duel code – get a code for a friend in any other chat; /join CODE – join with it
help-hand = /hand – see your cards; nobody else does
help-board = /board – show the board again
help-resign = /resign – give up your duel; it asks first
help-rematch = /rematch – play your last duel again
help-rules = /rules – how the game is played
help-cards = /cards – every card; /cards { $search } WORD – the cards that fit
help-card = /card NAME – one card, by a part of its name
help-settings = /settings – your language, pictures and pings
help-config = /config – language, game, clock and house rules of this place, for admins
help-help = /help – this page
about = Duelhall { $version } is free software under MIT or Apache-2.0. Thanks to the makers of its fonts and icons; their licences come with the program.

# Two names for a picture that shows newcomers what a duel looks like.
sample-first = Mira
sample-second = Tomas

rules-title = { $game }: the rules
rules-missed = If you do not answer in time, the computer answers for you, and you have less time for the next move. { $count ->
    [one] One missed move loses
   *[other] { $count } missed moves lose
} the duel.
rules-house = House rules of this place:
rules-house-line = • { $name }: { $value }

cards-title = Cards, page { $page } of { $pages }:
cards-found = { $count ->
    [one] One card
   *[other] { $count } cards
} for “{ $what }”{ $pages ->
    [1] :
   *[other] , page { $page } of { $pages }:
}
# Of traits, here are those that several games have. The others are with their games.
cards-all-game = All Games
cards-all-type = All Types
cards-all-cost = Any Cost
trait-type = type
trait-cost = cost
card-others = Also: { $names }.

log-title = The course of the duel, newest first, page { $page } of { $pages }:
log-empty = Nothing has happened yet.
log-old-rules = This duel was played by older rules, so its course cannot be shown.

# An animation of a duel that is over, and the moments in it at which nothing is told.
replay-title = { $title }. The key moments:
replay-moment = { $n }. { $what }
replay-begins = The duel begins.
replay-goes-on = The duel goes on.

look-title = { $pages ->
    [one] Cards in sight. Choose one to see it large:
   *[other] Cards in sight, page { $page } of { $pages }. Choose one to see it large:
}
look-menu = Look At…
look-several = { $card } ×{ $n }
look-more = and { $n } more
look-line = { $row }: { $cards }.
look-entry = { $card } – { $row }
look-at = { $row }: { $card }.
look-row = { $who }
look-row-hand = Your Hand
no-in-sight = That card is out of sight now. Press Look again to see what is there.
no-in-sight-any = There is no card to look at yet.

more-settings = Your language, pictures and pings: { command-settings }.

# The start page of a platform that has one.
mode-seats = { $count } players, everybody for themselves
mode-teams = { $count } players, two teams of { $each }
