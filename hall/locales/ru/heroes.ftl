game-heroes = Герои
about-heroes = Ведите героя с готовой колодой: соратники, оружие, задания и ответы в чужой ход. Дуэль идёт минут двадцать.
option-heroes-deck = Ваша колода
option-heroes-deck-lot = случайная
option-heroes-opposing = Колода противника
option-heroes-opposing-lot = случайная
option-heroes-seats = Мест за столом
option-heroes-teams = Команды
option-heroes-teams-none = каждый за себя
option-heroes-teams-two = две команды
option-heroes-cap = Ходов до победы героя, у которого больше здоровья
cards-all-class = Все классы
trait-class = класс

### Стол «Героев» словами, для тех, кто не видит картинку.

table-heroes-mulligan = Стартовые руки можно заменить.
table-heroes-turn = Ход { $n }, { $who }: { $phase ->
    [attack] бой, атака
    [defend] бой, защита
    [damage] бой, урон
    [end] конец хода
   *[action] действия
}.
table-heroes-numbered = №{ $number } { $card }
table-heroes-combat = Атака: { $attacker }, цель — { $defender }.
table-heroes-combat-protected = Атака: { $attacker }; заслоняет { $defender }.
table-heroes-chain = Цепочка (сначала первое): { $links }.
table-heroes-link = { $kind ->
    [attack] атака ({ $who })
    [effect] эффект «{ $card }» ({ $who })
   *[card] «{ $card }» ({ $who })
}
table-heroes-aimed = { $link } — цель: { $targets }
table-heroes-player = { $who }
table-heroes-side = { $who }: { $hero }.
table-heroes-counts = В руке { $hand ->
    [one] { $hand } карта
    [few] { $hand } карты
   *[other] { $hand } карт
}, в колоде { $deck }; готовы { $ready } из { $all ->
    [one] { $all } ресурса
   *[other] { $all } ресурсов
}.
table-heroes-team = Команда { $team }.
table-heroes-brief = { $team ->
    [none] { "" }
   *[other] Команда { $team },{" "}
}{ $who }: { $hero }, здоровье { $left } из { $health }; { $allies ->
    [0] союзников нет
    [one] { $allies } союзник
    [few] { $allies } союзника
   *[other] { $allies } союзников
}, в руке { $hand ->
    [one] { $hand } карта
    [few] { $hand } карты
   *[other] { $hand } карт
}.
table-heroes-out = { $who }: вне игры.
table-heroes-allies = Союзники: { $cards }.
table-heroes-things = Снаряжение и умения: { $cards }.
table-heroes-quests = Задания: { $cards }.
table-heroes-graveyard = На кладбище { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}, сверху «{ $card }».
table-heroes-hero = №{ $number } { $card }, здоровье { $left } из { $health }
table-heroes-armed-hero = №{ $number } { $card }, атака { $atk }, здоровье { $left } из { $health }
table-heroes-ally = №{ $number } { $card } { $atk }/{ $left }
table-heroes-weapon = №{ $number } { $card }, атака { $atk }, удар стоит { $strike }
table-heroes-armor = №{ $number } { $card }, защита { $health }
table-heroes-totem = №{ $number } { $card }, здоровье { $left }
table-heroes-marked = { $what } ({ $marks })
table-heroes-mark = { $mark ->
    [exhausted] истощено
    [fresh] только что в игре
   *[flipped] перевёрнуто
}
table-heroes-counters = { $kind }: { $count }
table-heroes-attached = прикреплено { $card }
table-heroes-owned = владелец — { $who }
table-heroes-last = Последняя карта: «{ $card }», { $who }.
table-heroes-looking = Выберите из этих карт:
table-heroes-yields = До конца хода вы не отвечаете на эти карты: { $cards }.
table-heroes-hand = Ваша рука:
table-heroes-hand-empty = Ваша рука пуста.
table-heroes-held = { $number }. { $use ->
    [play] Можно сыграть
    [place] Только в ряд ресурсов
    [place-short] Не хватает { $missing }, можно в ряд ресурсов
    [choose] Можно выбрать
    [short] Не хватает { $missing }
   *[nothing] Сейчас нельзя
}: { $card }
table-heroes-held-idle = { $number }. { $card }
table-heroes-card = { $cost ->
    [none] { $name }. { $line }.
   *[other] { $name } ({ $cost }). { $line }.
}
table-heroes-health = здоровье { $health }
table-heroes-stats = атака { $atk } ({ $damage }), здоровье { $health }
table-heroes-strike = атака { $atk } ({ $damage }), удар стоит { $strike }
table-heroes-def = защита { $def }
look-row-heroes-chain = Цепочка
look-row-heroes-looking = На выбор
look-row-heroes-resources = Ваши ресурсы
look-row-heroes-graveyard = Кладбище, { $who }
score-heroes = { $who } { $left }
score-heroes-out = { $who }: вне игры
moment-heroes = ход { $n }
# $place: yes, если в этот ход можно положить ещё один ресурс.
hand-heroes-turn = Ваш ход: осталось ресурсов { $ready } из { $all }{ $place ->
    [yes] , можно положить ещё один
   *[no] {""}
}
# Ход, когда ни за одну карту нельзя заплатить, пока не положен ресурс.
hand-heroes-place = { $turn }. Сначала положите карту в ряд ресурсов.
hand-heroes-respond = { $question } Осталось ресурсов { $ready } из { $all }.
# Своя колода почти пуста.
hand-heroes-warned = { $question } { $warning }
hand-heroes-deck = { $n ->
    [0] Ваша колода пуста: если придётся брать карту, вы выбываете.
    [one] В вашей колоде осталась { $n } карта.
    [few] В вашей колоде осталось { $n } карты.
   *[other] В вашей колоде осталось { $n } карт.
}
own-tell-heroes-kept = Вы оставили свои карты.
own-tell-heroes-mulligan = Вы берёте новую руку: карты придут, когда решат все.
own-tell-heroes-redealt = Вы получили новую руку.
own-tell-heroes-placed = Вы положили ресурс.
own-tell-heroes-quest = Вы взялись за задание «{ $card }».
own-tell-heroes-played = Вы сыграли карту «{ $card }».
own-tell-heroes-used = Вы применили карту «{ $card }».
own-tell-heroes-strikes = Вы бьёте: «{ $card }».
own-tell-heroes-discarded = Вы сбросили карту «{ $card }».
own-tell-heroes-completed = Вы выполнили задание «{ $card }».
own-tell-heroes-began = Вы начинаете.
own-tell-heroes-drew = Вы взяли карту «{ $card }».
own-tell-heroes-draws = { $n ->
    [1] Вы взяли карту.
    [one] Вы взяли { $n } карту.
    [few] Вы взяли { $n } карты.
   *[other] Вы взяли { $n } карт.
}
own-tell-heroes-placed-own = Вы положили в ресурсы лицом вниз карту «{ $card }».
own-tell-heroes-says = На карте для вас: { SHORT($what, 180) }
own-tell-heroes-tokens = { $n ->
    [1] Вы ввели в игру фишку: { $card }.
    [one] Вы ввели в игру { $n } фишку: { $card }.
    [few] Вы ввели в игру { $n } фишки: { $card }.
   *[other] Вы ввели в игру { $n } фишек: { $card }.
}
own-tell-heroes-milled = Вы потеряли из колоды карту «{ $card }».
own-tell-heroes-revealed = Вы показали карту «{ $card }».
own-tell-heroes-took = { $to ->
    [hand] Вы взяли в руку карту «{ $card }».
    [play] Вы ввели в игру карту «{ $card }».
    [resources] Вы положили в ресурсы карту «{ $card }».
    [graveyard] Вы положили на кладбище карту «{ $card }».
   *[other] Вы отложили карту «{ $card }».
}
own-tell-heroes-took-hidden = Вы взяли карту в руку.
own-tell-heroes-controlled = Под вашим контролем: { $card }.
own-tell-heroes-coin = { $side ->
    [heads] Ваша монета: орёл.
   *[tails] Ваша монета: решка.
}
own-tell-heroes-shuffled = { $n ->
    [one] Вы замешали в колоду { $n } карту.
    [few] Вы замешали в колоду { $n } карты.
   *[other] Вы замешали в колоду { $n } карт.
}
own-tell-heroes-out = Вы выбываете: ваш герой пал.
own-tell-heroes-quit = Вы вышли из игры вместе со своими картами.
own-tell-heroes-decked = Вы выбываете: в колоде не осталось карт.


term-heroes-quest = Задание: лежит лицом вверх среди ваших ресурсов и платит как они. Оплатите то, что на нём написано, и оно навсегда ложится лицом вниз.
term-heroes-ongoing = Длящееся умение: остаётся в игре и действует, пока лежит на столе.
term-heroes-pillar = Столб: остаётся в игре; его можно атаковать как союзника, но в ответ он не бьёт.
term-heroes-instant = Мгновенное: можно сыграть в любой момент, в том числе в ответ на чужую карту или атаку.
term-heroes-token = Фишка: союзник, которого нет ни в одной колоде; исчезает, когда покидает игру.
term-heroes-protector = Заслон: готовый персонаж может истощиться и принять чужую атаку на себя.
term-heroes-elusive = Увёртливость: этого персонажа нельзя атаковать.
term-heroes-ferocity = Нетерпение: персонаж может атаковать в тот же ход, в который вошёл в игру.
term-heroes-longrange = Дальность: когда персонаж атакует, обороняющийся не наносит ему урона в ответ.
term-heroes-stealth = Тихий шаг: от атаки персонажа никто не может заслонить. Герой теряет его, когда наносит урон.
term-heroes-bearform = Медвежья стать: герой может принимать атаки на себя, как с Заслоном, пока не ударит оружием и пока его игрок не сыграет незвериное умение.
term-heroes-interrupt = Прервать: прерванное не происходит; прерванная карта отправляется на кладбище.

## Страница правил

rules-heroes-decks = Перед дуэлью каждый собирает колоду не меньше чем из тридцати карт, которые подходят герою. Если таких карт меньше, играют всеми. В игре «бустеры» каждый вскрывает шесть бустеров, в драфте выбирает карты из бустеров, которые идут по кругу. В игре «свои колоды» каждый приходит с колодой от шестидесяти карт и запасом из десяти карт или без запаса.
rules-heroes-boosters = В бустере пятнадцать разных карт: десять обычных, четыре необычные и одна редкая, а порой и эпическая.
rules-heroes-win = Побеждает тот, чей герой уцелел последним. Герой гибнет, когда урон достиг его здоровья. Кому нечего взять из колоды, тот тоже выбывает.
rules-heroes-start = У каждого на столе герой, в руке { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}. До первого хода всю руку можно один раз заменить.
rules-heroes-turn = Ход: ваши карты восстанавливаются, вы берёте карту (кроме самого первого хода), затем в любом порядке играете карты, атакуете и применяете свойства.
rules-heroes-resources = Раз в ход любую карту из руки можно положить в ряд ресурсов лицом вниз. Чтобы заплатить, ресурсы истощают; они восстанавливаются вместе с остальными вашими картами.
rules-heroes-quests = Задание кладут лицом вверх как ресурс хода, и платит оно как любой ресурс. Оплатите то, что на нём написано, и оно выполнено: карта навсегда ложится лицом вниз.
rules-heroes-allies = Союзник атакует и истощается ради своих свойств лишь со следующего вашего хода; атаковать сразу позволяет Нетерпение.
rules-heroes-combat = Атакующий истощается и называет героя или союзника другой стороны. Оба одновременно наносят урон, равный своей атаке; урон остаётся, пока его не исцелят.
rules-heroes-protect = Готовый персонаж с Заслоном может истощиться и принять атаку на себя. Персонажа с Увёртливостью нельзя атаковать. От атаки персонажа с Тихим шагом нельзя заслонить. На атаку персонажа с Дальностью нельзя ответить ударом.
rules-heroes-weapons = Своей атаки у героя нет: в бою он бьёт оружием и платит за удар. Доспех истощают, чтобы предотвратить урон в пределах его защиты. Если две карты не могут быть вместе, как два оружия ближнего боя, одна уходит на кладбище.
rules-heroes-chain = Сыгранное ждёт в цепочке, пока другие могут ответить мгновенными картами и свойствами. Сыгранное последним разыгрывается первым. Вас спрашивают, только когда вы можете ответить.
rules-heroes-asks = «Пас» пропускает что-то одно. «Пас до конца хода» пропускает всё, пока ход не кончится: оружием вы тоже не ударите. «Пропускать» с названием карты пропускает то, что делает эта карта, до конца хода; «Спрашивать» с её названием это отменяет. «Спрашивать всегда»: вас спросят, даже если можно только пасовать, чтобы по паузе нельзя было понять, есть ли у вас ответ.
rules-heroes-hand = В конце своего хода вы сбрасываете карты до семи в руке.
rules-heroes-many = Атаковать можно любого из чужой команды. Когда игрок выбывает, все его карты покидают игру.
# $most: ответы всех игроков вместе, после которых дуэль тоже кончается.
rules-heroes-cap = Чтобы любая дуэль кончилась, через { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[other] { $count } ходов
} или через { $most } ответов всех игроков побеждает сторона, у которой осталось больше здоровья.
rules-heroes-signs-card = Знаки на карте: ⬢ синий шестиугольник — цена карты или удара; жёлтая табличка остриём вверх — атака и вид урона; ❤ сердце на зелёном — здоровье, у раненого на красном; 🛡 щит — защита доспеха; ❗ — задание.
rules-heroes-signs-damage = Виды урона: звезда — Чары, пламя — Огонь, снежинка — Лёд, солнце — Свет, меч — Ближний бой, лист — Природа, прицел — Дальний бой, луна — Тьма.
rules-heroes-signs-play = Знаки на столе: изогнутая стрелка — карта истощена; песочные часы — новая или длится; скрещённые мечи — атакует; прицел — обороняется; звено — цель цепочки; треугольник — сработает первым; молния — действие способности; стрелки по кругу — перевёрнута; скрепка — прикреплённая карта; ● — жетоны. Клетчатый щит — Заслон, перо — Увёртливость, когти — Нетерпение, лук — Дальность, капюшон — Тихий шаг, лапа — Медвежья стать.
rules-heroes-signs-piles = Знаки игрока: ✋ ладонь — рука, стопка карт — колода, 💀 череп — кладбище, перечёркнутый круг — удалённые карты, ⬢ шестиугольник — ресурсы.

# Что пропадёт с концом хода, если для нескольких вариантов хватит одного названия.
left-do-heroes-place = Положить карту в ресурсы
left-do-heroes-quest = Положить карту в ресурсы

# Название списка вариантов: по вопросу или по тому, что делает каждый вариант.
menu-do-heroes-attack = Кем напасть…
menu-do-heroes-use = Какое свойство применить…
menu-do-heroes-complete = Какое задание выполнить…
menu-ask-heroes-proposed = Что сделать сначала…
menu-ask-heroes-respond = Что сделать сначала…
menu-ask-heroes-defend = Чем ударить, что сделать…
menu-ask-heroes-attack = Что сделать сначала…
menu-ask-heroes-end = Что сделать напоследок…
menu-ask-heroes-armor = Чем предотвратить урон…
menu-ask-heroes-protect = Кто заслонит…
menu-ask-heroes-drop = Что сбросить со стола…
menu-ask-heroes-excess = Что сбросить…
menu-ask-heroes-pick = Выберите…
menu-ask-heroes-discard = Что сбросить…
menu-ask-heroes-cards = Выберите карту…
menu-ask-heroes-cards-up-to = Выберите карту…
menu-ask-heroes-option = Выберите одно…
menu-ask-heroes-modes = Выберите одно…
menu-ask-heroes-order = Что подействует последним…
menu-ask-heroes-x = Сколько заплатить…
menu-ask-heroes-target = Выберите цель…
menu-ask-heroes-defender = Кого атаковать…
menu-ask-heroes-price = Чем заплатить…
