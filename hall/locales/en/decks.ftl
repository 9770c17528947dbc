### Decks of people: the list, the page of a deck, and what goes wrong.

deck-shared = A shared deck
deck-own = Your own deck
deck-mine = ★ { $name }
deck-mine-faults = ★ { $name } – cannot be played as it is
deck-mine-alone = ★ { $name } – only against the computer: you do not own all of its cards
deck-title-bare = { $name }
deck-new = New deck

deck-list-none = You have no deck of your own yet. Ready decks, page { $page } of { $pages }:
deck-list = Your decks ({ $own } of { $most }), then the ready ones; page { $page } of { $pages }:
deck-line = ★ { $name } · { $called } · { $n ->
    [one] { $n } card
   *[other] { $n } cards
} · { command-brings }
deck-line-faults = ★ { $name } · { $called } · { $n ->
    [one] { $n } card
   *[other] { $n } cards
} · cannot be played as it is
deck-line-built = ★ { $name } · { $called } · { $n ->
    [one] { $n } card
   *[other] { $n } cards
} · only for the draft or sealed play in which it was built
deck-line-ready = { $name } · { $called } · { command-brings }
deck-list-hint = Copy a ready deck to make it yours, or import one by its code or as a list of cards.

deck-title = { $name }: { $called }
deck-kind = { $game }: { $called }
deck-title-plain = { $name }.
deck-counts = { $n ->
    [one] { $n } card.
   *[other] { $n } cards.
}
deck-counts-side = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}, and { $side } next to the deck.
deck-plays = To play with it, { command-plays }.
deck-code = Code to share: { $code }
deck-faults = It cannot be played as it is:
deck-faults-built = It was built from boosters. Outside of drafts and sealed play it cannot be played:
deck-fault = • { $what } ({ $rule })
deck-fault-plain = • { $what }
deck-faults-more = { $n ->
    [one] …and one thing more.
   *[other] …and { $n } things more.
}

deck-kept = “{ $name }” is kept among your decks.
deck-kept-already = You have these cards already: your deck is called “{ $name }”.
deck-renamed = The deck is called “{ $name }” now.
deck-deleted = “{ $name }” is deleted.
deck-delete-sure = Delete the deck “{ $name }”? Duels that are played with it go on. There is no way back, except by its code.

deck-alt-page = Page { $page } of { $pages }.
deck-alt-hero = Hero: { $name }.
deck-alt-curve = Cards by cost: { $list }.
deck-alt-cost = { $cost }: { $n }
deck-alt-cost-more = { $cost } or more: { $n }
deck-alt-types = By type: { $list }.
deck-alt-type = { $name } { $n }
deck-alt-cards = Cards: { $list }.
deck-alt-side = Next to the deck: { $list }.
deck-alt-card = { $n }× { $name }

press-deck-delete = Delete
press-deck-delete-now = Yes, Delete It
press-deck-keep = No, Keep It
press-deck-play = Play the Computer
press-deck-copy = Copy to My Decks
press-deck-list = All Decks
press-deck-save = Save the Deck

no-deck = There is no deck called “{ $name }” here. See yours with { command-deck }.
no-deck-id = This deck is gone. See yours with { command-deck }.
no-deck-ready = A ready deck belongs to nobody. Copy it first: the copy is yours.
no-deck-slip = This code has a slip in it: a letter is wrong or missing. Please copy it again.
no-deck-newer = This code was made by a newer version of the game, and names cards that are not here yet.
no-deck-list = This is neither the code of a deck nor a list of cards. Write a number and a name for each card, such as: 2 Good Soil
no-deck-card = { $n ->
    [1] There is no card called { $cards }.
   *[other] There are no cards called { $cards }.
}
no-deck-card-quoted = “{ $card }”
no-deck-card-more = { $n } more
no-deck-leaders = A deck has one hero, and this list has two.
no-deck-room = You have { $count } decks, and there is room for no more. Delete one first.
no-deck-name = A name needs letters or digits.
no-deck-name-long = That name is too long: a deck can be called by { $most } letters at most.
no-deck-new-name = What shall the deck be called? Write its name and then the new one, such as: good-dogs Better Dogs
no-deck-taken = There is a deck called “{ $name }” already. Choose another name.
no-deck-built = There is no deck here to save: only a deck that you built from boosters can be saved.
no-deck-game = That deck is of another game.
no-deck-built-here = In sealed play and in drafts decks are built from boosters, so no deck can be named. Leave it out, or choose constructed.
no-deck-fits = “{ $name }” cannot be played here:
    { $why }

help-deck = /deck – your decks and the ready ones: look, build, edit, copy, import, rename, delete

# The editor
editor-which-game = Which game is the new deck for?
editor-title = { $name }: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}{ $side ->
    [0] {""}
   *[other] , and { $side } next to the deck
}
editor-plays = ✓ It can be played.
editor-plays-alone = It can be played against the computer only: you do not own all of its cards.
editor-fault = ✗ { $what } ({ $rule })
editor-fault-plain = ✗ { $what }
editor-faults-more = { $n ->
    [one] And { $n } more fault.
   *[other] And { $n } more faults.
}
editor-shown = { $what }: { $n ->
    [0] no card
    [one] { $n } card
   *[other] { $n } cards
}{ $pages ->
    [1] .
   *[other] , page { $page } of { $pages }.
}
editor-all = All Cards
editor-all-owned = Your Cards
editor-inside = In the Deck
editor-cost = Cost { $cost }
editor-quality = { $name }
editor-words = “{ $words }”
editor-alt-card = { $number }. { $line } { $now } of { $most } in the deck.
editor-done = { $where ->
    [beside] { $name }: { $n } next to the deck now.
   *[in] { $name }: { $n } in the deck now.
}
editor-leads = { $name } leads the deck now.
editor-leads-already = This hero leads the deck already.
editor-leads-not = { $name } does not lead the deck any more.
editor-stale = The deck had changed meanwhile. This is how it is now.
editor-undone = The last step is taken back.
editor-no-undo = There is no step left to take back.
editor-how-find = To look for cards, write { command-deck } edit { $name }: and a part of the name or of the text.
editor-how-name = To give the deck another name, write { command-deck } rename { $name } and the new name.
editor-how-import = To add a deck, write { command-deck } import and its code, or a list of its cards.
press-deck-new = New Deck
press-deck-import = Add by Code
press-deck-edit = Edit
press-deck-rename = Rename
press-deck-copy-own = Copy
press-editor-add = Add 1
press-editor-four = Add 4
press-editor-take = Take Out 1
press-editor-undo = Undo
press-editor-find = Search
press-editor-done = Done
press-editor-back = Back
no-words-wanted = This button needs no words. Press it again.
no-editor-none = There is none of it to take out.
no-editor-game = There are no decks to build in this game.
no-editor-room = There is no room for more: a deck can have { $most } cards.
no-editor-owned = { $n ->
    [0] You do not own { $card } yet
    [one] You own one copy of { $card }
   *[other] You own { $n } copies of { $card }
}. Wins in the campaign ({ command-campaign }) and against the computer bring more cards.
no-editor-more = { $most ->
    [0] You cannot put { $card } there
    [one] There may be one copy of { $card }
   *[other] There may be { $most } copies of { $card }
}{ $rule ->
    [none] .
   *[other] {" "}({ $rule }).
}
