### Linked accounts: decks, cards and the campaign of one person, from several platforms.

link-code = Do you play somewhere else too? Send { command-link } { $code } there within { $minutes } minutes. Then you have the same decks, cards and campaign in both places.
link-shares = Whoever sends this code shares them with you, so tell it to nobody.
link-done = Linked. You have the same decks, cards and campaign in both places now.{ $n ->
    [0] { "" }
    [one] {" "}One deck came along.
   *[other] {" "}{ $n } decks came along.
}
link-already = These accounts are linked already.
link-count = Linked accounts: { $n }.
link-off = This account is on its own again and begins anew. What you had together stays with the others.
link-off-others = The other accounts are on their own again and begin anew. What you had together stays here.
press-unlink = Unlink

no-link-code = I do not know this code, or its time is over. Send { command-link } from the other account for a new one.
no-link-own = That is your own code. Send it from your other account.
no-link-room = At most { $most } accounts can be linked. Unlink one first.
no-link-decks = Together you would have more than { $count } decks. Delete some first.
no-link-newer = A newer version of the program has saved something of yours that I cannot read. Nothing was changed; ask whoever runs me to update.

help-link = /link – the same decks, cards and campaign on several platforms
