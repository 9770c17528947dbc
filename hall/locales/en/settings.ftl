### What can be set.

config-title = Settings of this place. Admins change one with { command-config } KEY VALUE; “default” takes a choice back.
settings-title = Your settings. Change one with { command-settings } KEY VALUE; “default” takes a choice back.
set-line = { $name } ({ $key }): { $value }
set-done = { $name }: { $value }.
set-by-others = set by another option

set-language = Language
set-language-auto = automatic
set-language-en = English
set-language-ru = Русский
set-game = Game
set-pace = Pace
set-pace-live = live
set-pace-correspondence = by correspondence
set-live-seconds = Seconds for a live move
set-correspondence-hours = Hours for a move by correspondence
set-limit = Duels at once
set-pings = Turn pings
set-pings-on = on
set-pings-off = off
set-rooms = Channels for duels
set-groups = Roles that may start duels
set-of-game = { $game }: { $name }
set-of-formats = { $game }, in formats: { $name }
set-chosen = { $count ->
    [0] all
   *[other] { $count } chosen
}
set-threads = A thread for each duel
set-threads-on = on
set-threads-off = off
set-spectators = Spectators
set-spectators-on = on
set-spectators-off = off
set-theme = Pictures
set-theme-default = default
set-theme-high-contrast = high contrast
set-theme-large-text = large text

audit-title = Who changed the settings of this place lately:
audit-none = Nobody has changed the settings of this place.
audit-line = • { $ago }, { $who }: { $name } – { $value }
