### The weather, the terms and the aims of missions of War.

card-war-overcast = Overcast
card-war-snow = Snow
card-war-mud = Mud
card-war-storm = Storm
card-war-night = Night

war-term-foe-health = The opponent begins with { $n } Health.
war-term-own-health = You begin with { $n } Health.
war-term-foe-bases = The opponent begins with { $n ->
    [one] one base
   *[other] { $n } bases
} built.
war-term-own-bases = You begin with { $n ->
    [one] one base
   *[other] { $n } bases
} built.
war-term-weather = { $name }: { $does }
war-term-hold = Live through { $n ->
    [one] one turn
   *[other] { $n } turns
} of the opponent, and you win.

war-aim-health = At the end at least { $n } Health
war-aim-turns = Win by your turn { $n }
war-aim-losses = At the end { $n ->
    [0] no unit
    [one] at most one unit
   *[other] at most { $n } units
} in your Destroyed stack
war-aim-bases = At the end at least { $n ->
    [one] one base
   *[other] { $n } bases
}
