### Linked accounts: decks, cards and the campaign of one person, from several platforms.

link-code = Do you play somewhere else too? Send { command-link } { $code } there within { $minutes } minutes. Then you have the same decks, cards and campaign in both places.
link-shares = Whoever uses this code shares them with you, so tell it to nobody.
link-really = Link this account to the one that made the code? { $n ->
    [0] Your cards and your campaign move
    [one] Your deck, your cards and your campaign move
   *[other] Your { $n } decks, your cards and your campaign move
} there, and you have them from both. Go on only if you made the code yourself: nobody will ever ask you to use theirs.
link-done = Linked. You have the same decks, cards and campaign on all of these accounts now.{ $n ->
    [0] { "" }
    [one] {" "}One deck came along.
   *[other] {" "}{ $n } decks came along.
}
link-already = These accounts are linked already.
link-count = Linked accounts: { $n }.
unlink-really = Unlink this account? It starts over, without decks of its own and without won cards. What you have now stays with the linked accounts.
unlink-really-others = Unlink all other accounts? They start over. What you have now stays here.
unlink-done = This account is on its own again. What you had together stays with the others.
unlink-done-others = This account is on its own again. What you had together stays here.
press-link = Link
press-unlink = Unlink

no-link-code = I do not know this code, or its time is over. Send { command-link } from the other account for a new one.
no-link-own = That is your own code. Send it from your other account.
no-link = This account is not linked to any other.
no-link-room = At most { $most } accounts can be linked. Unlink from one that you need no more.
no-link-decks = Together you would have more than { $count } decks. Delete some first.
no-link-unread = Some of what you have saved cannot be read, so nothing was linked. Please tell whoever runs me.

help-link = /link – the same decks, cards and campaign on several platforms
