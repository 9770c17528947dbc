### Towers: its things, to be named the same everywhere.

-tower = tower
-wall = wall
-ore = ore
-gems = gems
-gold = gold
-mine-ore = ore mining
-mine-gems = gem mining
-mine-gold = gold mining
-foe = opponent
