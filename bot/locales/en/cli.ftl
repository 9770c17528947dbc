### What the command line says about players and their matches.

# Somebody whom nobody has named.
cli-player = Player { $n }

# A moment of an animation at which nothing is told: the first, or a later one.
cli-replay-begins = The duel begins.
cli-replay-goes-on = The duel goes on.
