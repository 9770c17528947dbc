### What the command line says about players.

# Somebody whom nobody has named.
cli-player = Player { $n }
