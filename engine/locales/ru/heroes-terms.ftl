### Названия в «Героях» сами по себе: на значках, в перечнях, на страницах колод.
###
### Словарь (одни и те же слова повсюду):
### ready, to ready — готовый, восстановить; exhausted, to exhaust — истощённый, истощить; resource — ресурс, resource row — ряд ресурсов;
### quest, to complete — задание, выполнить; hero — герой; ally — союзник; character — персонаж (герой или союзник);
### equipment — снаряжение: weapon — оружие, armor — доспех, item — вещь; ability — умение, ongoing — длящееся, instant — мгновенное;
### pillar — столб; token — фишка (не карта); counter — жетон; tag — метка; power — свойство, paid power — платное свойство;
### your, friendly, opposing — ваш (свой), вашей стороны, вражеский; opponent — противник; controller — контролирующий игрок; owner — владелец;
### target — выбранный; attach — прикрепить, the bearer — носитель; control — под контролем; chain — цепочка; interrupt — прервать;
### combat, combat damage — бой, боевой урон; attack, defend — атаковать, обороняться; strike — удар оружием, цена удара;
### protect — заслонить (Bulwark — Заслон); prevent — предотвратить, unpreventable — неотвратимый; deal — нанести, put — разместить;
### ATK — атака, DEF — защита; heal — исцелить; destroy — уничтожить; graveyard — кладбище; face down — лицом вниз, закрытый;
### to flip a hero — перевернуть героя; leave play — покинуть игру; remove from the game — удалить из игры.

class-heroes-warden = Садовник
class-heroes-ranger = Следопыт
class-heroes-mage = Книжник
class-heroes-templar = Храмовник
class-heroes-oracle = Оракул
class-heroes-shade = Проныра
class-heroes-spiritist = Духовидец
class-heroes-binder = Заклинатель
class-heroes-warrior = Рубака

brings-heroes = { $deck } · { $class }

faction-heroes-lantern = Фонарь
faction-heroes-thorn = Терновник

damage-heroes-arcane = Чары
damage-heroes-fire = Огонь
damage-heroes-frost = Лёд
damage-heroes-holy = Свет
damage-heroes-melee = Ближний бой
damage-heroes-nature = Природа
damage-heroes-ranged = Дальний бой
damage-heroes-shadow = Тьма

keyword-heroes-protector = Заслон
keyword-heroes-elusive = Увёртливость
keyword-heroes-ferocity = Нетерпение
keyword-heroes-long-range = Дальность
keyword-heroes-stealth = Тихий шаг
keyword-heroes-bear-form = Медвежья стать

rarity-heroes-common = Обычная
rarity-heroes-uncommon = Необычная
rarity-heroes-rare = Редкая
rarity-heroes-epic = Эпическая

type-heroes-hero = Герой
type-heroes-ally = Союзник
type-heroes-weapon = Оружие
type-heroes-armor = Доспех
type-heroes-item = Вещь
type-heroes-ability = Умение
type-heroes-ongoing = Длящееся умение
type-heroes-totem = Столб
type-heroes-quest = Задание

# Строка типа карты.
fx-heroes-capital = { CAP($text) }
fx-heroes-type-name = { fx-heroes-head }
fx-heroes-type-token = { $type }-фишка
fx-heroes-type-adjective = { $is ->
    [unique] уникальн{ fx-heroes-hard }
   *[instant] мгновенн{ fx-heroes-hard }
} { $type }
fx-heroes-type-line = { $type } — { $list }
fx-heroes-type-word = { $tag }
fx-heroes-type-limit = { $tag } ({ $n })
fx-heroes-two-handed = двуручное
fx-heroes-off-hand = для левой руки
fx-heroes-talent = талант: { $talent }
