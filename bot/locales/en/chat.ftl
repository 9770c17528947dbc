### What the chats share: words of commands, settings and buttons.

clock-live = live, seconds for a move
clock-correspondence = by correspondence, hours for a move
level-random = random
level-easy = easy
level-greedy = greedy
level-normal = normal
level-hard = hard
press-board = Board
press-audit = Who Changed What
press-default = Back to Default
hand-page = Page { $page } of { $pages }.
help-title = Duelhall: card duels in a chat. What you can do here:
help-line = • { $name } – { $about }
settings-title = Your settings:
config-title-chat = Settings of this chat:
setting-line = • { $name }: { $value }
setting-range = { $name }: a whole number from { $least } to { $most }. Now: { $value }.
setting-now = { $name }. Now: { $value }.
