### Имена карт, признаков, талантов, жетонов и колод «Героев»: не длиннее 24 знаков.

## Герои

card-heroes-ottoline = Оттолина Камышница
card-heroes-grumm = Грумм в чужой шкуре
card-heroes-vitri = Витри Дальнее Окно
card-heroes-burrek = Репях, друг собак
card-heroes-tallow = Лучин Ясный Фитиль
card-heroes-knot = Сучок Морозное Кольцо
card-heroes-cockle = Дама Кокля Ровный Киль
card-heroes-harl = Харл Ровная Ветвь
card-heroes-heronna = Геронна Чистый Пруд
card-heroes-prickle = Колючка Шептунья
card-heroes-snuff = Огарок Полсвечи
card-heroes-toadstool = Поганка Болотная
card-heroes-marlo = Старый Марло Шквал
card-heroes-rowan = Рябина Резчица
card-heroes-clausa = Кляуза Чернильница
card-heroes-mildew = Матушка Плесень
card-heroes-bront = Капитан Бронт
card-heroes-orra = Орра Рыжая

## Садовник

card-heroes-nettle-lash = Крапивой по рукам
card-heroes-fresh-moss = Припарка из мха
card-heroes-good-soil = Добрая земля
card-heroes-bearskin-on = Натянуть шкуру
card-heroes-paw-swipe = Взмах лапой
card-heroes-old-hungry-bear = Старый, голодный, злой
card-heroes-bramble-coat = Ежевичная шуба
card-heroes-spring-flood = Весна своё возьмёт
card-heroes-kind-rain = Добрый дождик
card-heroes-second-helping = Урожай с добавкой
card-heroes-bear-hug = Медвежьи объятия
card-heroes-all-the-roots = Все корни разом

## Следопыт

card-heroes-quick-shot = Выстрел навскидку
card-heroes-long-shot = Терпеливый выстрел
card-heroes-ditch-hound = Пёс из канавы
card-heroes-quiet-hawk = Немногословный ястреб
card-heroes-marsh-boar = Неразумный кабан
card-heroes-box-trap = Капкан с морковкой
card-heroes-hunters-ear = Ухом к земле
card-heroes-pocket-treats = Лакомство в кармане
card-heroes-chalk-mark = Мелом на спине
card-heroes-through-the-keyhole = В замочную скважину
card-heroes-pack-rules = В стае свои порядки
card-heroes-arrow-weather = Погода со стрелами

## Книжник

card-heroes-spat-spark = Плевок искрой
card-heroes-cold-welcome = Очень холодный приём
card-heroes-armful-of-kindling = Охапка растопки
card-heroes-midnight-reading = Чтение за полночь
card-heroes-loud-objection = Громкий протест
card-heroes-it-rains-sparks = Дождь из искр
card-heroes-frozen-stiff = Окоченение
card-heroes-warming-up = Войти в раж
card-heroes-no-you-dont = Нет, не надо
card-heroes-falling-lighthouse = Маяк падает
card-heroes-winter-guest = Зима загостилась
card-heroes-burn-the-budget = Сжечь бюджет

## Храмовник

card-heroes-steady-hand = Твёрдая рука
card-heroes-warm-light = Тёплый свет
card-heroes-stern-word = Строгое слово
card-heroes-blessing-of-keel = Благословение киля
card-heroes-blessing-of-gates = Благословение ворот
card-heroes-aura-of-manners = Аура хороших манер
card-heroes-open-ledger = Суд по книге
card-heroes-lean-on-door = Навалиться на дверь
card-heroes-roll-call = Рассветный сбор
card-heroes-nobody-sleeps = Сегодня никто не спит
card-heroes-with-interest = Вернуть с процентами
card-heroes-last-lamp-lit = Последняя лампа

## Оракул

card-heroes-cool-water = Чашка прохладной воды
card-heroes-unkind-rumour = Недобрый слух
card-heroes-cold-whisper = Холодный шёпот
card-heroes-bellows-lungs = Лёгкие как мехи
card-heroes-word-of-calm = Слово покоя
card-heroes-toothy-doubt = Зубастое сомнение
card-heroes-empty-pockets = Вывернуть карманы
card-heroes-nothing-happened = Ничего не было
card-heroes-borrow-you = Можно вас на минутку
card-heroes-flood-of-mercy = Потоп милосердия
card-heroes-what-you-fear = Чего ты боишься
card-heroes-rise-please = Встань, будь добр

## Проныра

card-heroes-rude-jab = Грубый тычок
card-heroes-low-hood = Капюшон пониже
card-heroes-toad-varnish = Жабий лак
card-heroes-pepper-in-eyes = Перец в глаза
card-heroes-second-stab = И ещё один на удачу
card-heroes-never-here = А был ли он?
card-heroes-slow-tea = Чай с отсрочкой
card-heroes-light-gloves = Очень лёгкие перчатки
card-heroes-knife-in-the-crowd = Нож в толпе
card-heroes-every-alley = Переулками домой
card-heroes-bottom-of-bottle = До дна бутылочки
card-heroes-final-bill = Окончательный счёт

## Духовидец

card-heroes-crackle = Треск непогоды
card-heroes-river-gift = Дар реки
card-heroes-mending-totem = Столб починки
card-heroes-gusty-edge = Ветер на лезвии
card-heroes-ember-totem = Столб углей
card-heroes-toll-totem = Столб-мытарь
card-heroes-forked-sky = Вилка в небе
card-heroes-grounding = Громоотвод
card-heroes-drumming-heart = Сердце-бубен
card-heroes-squall-line = Полоса шквалов
card-heroes-ring-of-poles = Кольцо столбов
card-heroes-ancestors-object = Предки против

## Заклинатель

card-heroes-sour-bolt = Кислая стрела
card-heroes-sip-of-somebody = Глоток соседа
card-heroes-ink-imp = Горячая клякса
card-heroes-hollow-bailiff = Пустой пристав
card-heroes-clause-fiend = Бес мелкого шрифта
card-heroes-curse-of-yawns = Проклятие зевоты
card-heroes-curse-of-damp = Проклятие сырости
card-heroes-settle-accounts = Закрыть счета
card-heroes-dark-advance = Тёмный аванс
card-heroes-signed-in-blood = Красным по белому
card-heroes-rot-in-the-rafters = Гниль под стропилами
card-heroes-everyone-pays = Платят все

## Рубака

card-heroes-knock = Крепкий удар
card-heroes-brace = Упереться
card-heroes-big-swing = Очень широкий замах
card-heroes-whetted = Заточено до звона
card-heroes-over-here = Сюда, вы все
card-heroes-parry = Отбить рукоятью
card-heroes-front-line = Встать впереди
card-heroes-calloused-palms = Мозолистые ладони
card-heroes-break-it = Надвое
card-heroes-elbow-to-elbow = Локоть к локтю
card-heroes-again-angrier = То же, но злее
card-heroes-no-questions = Вопросов больше нет

## Союз Фонаря

card-heroes-wick-runner = Фитилёк на посылках
card-heroes-doorstop-recruit = Рекрут-подпорка
card-heroes-eel-seller = Торговка угрями
card-heroes-window-urchin = Сорванец из окна
card-heroes-match-girl = Девочка со спичками
card-heroes-ferry-hand = Матрос с парома
card-heroes-harbour-medic = Портовая лекарка
card-heroes-lamp-trimmer = Подрезальщик фитилей
card-heroes-glass-lookout = Прозрачный дозорный
card-heroes-quay-bruiser = Портовый драчун
card-heroes-toll-clerk = Писарь мелких пошлин
card-heroes-rope-apprentice = Узлы, первый курс
card-heroes-breakwater-guard = Страж волнолома
card-heroes-chart-reader = Знаток мокрых карт
card-heroes-lantern-duelist = Дуэлянт с фонарём
card-heroes-skylight-thief = Вор с мансарды
card-heroes-fog-piper = Дудочник тумана
card-heroes-oakum-surgeon = Костоправ с паклей
card-heroes-harbour-bouncer = Портовый вышибала
card-heroes-signal-kindler = Бойкая сигнальщица
card-heroes-regatta-captain = Капитан регаты
card-heroes-prism-adept = Адепт призмы
card-heroes-brass-diver = Ныряльщик в меди
card-heroes-night-ferryman = Ночной паромщик
card-heroes-stained-saint = Витражный святой
card-heroes-chandler-matron = Матушка-свечница
card-heroes-tide-marshal = Маршал прилива
card-heroes-weathercock-rider = Наездник на флюгере
card-heroes-licensed-arsonist = Поджигатель с патентом
card-heroes-marsh-choir = Дирижёр лягушек
card-heroes-line-cook = Кок линейного корабля
card-heroes-heron-knight = Рыцарь-цапля
card-heroes-aunt-beacon = Тётушка Маячиха
card-heroes-mirror-admiral = Адмирал из зеркала
card-heroes-mother-fathom = Старуха Сажень
card-heroes-lord-of-panes = Лорд битых стёкол

## Племена Терновника

card-heroes-burr-scrapper = Репей не в духе
card-heroes-mushroom-picker = Собиратель сыроежек
card-heroes-hedge-sneak = Лазутчик из-под куста
card-heroes-moss-midwife = Мшистая повитуха
card-heroes-angry-acorn = Вспыльчивый жёлудь
card-heroes-bog-wrestler = Болотный борец
card-heroes-fern-stalker = Ходок по папоротнику
card-heroes-bramble-hedge = Глазастая изгородь
card-heroes-hide-drummer = Барабанщик по шкуре
card-heroes-prickly-cousin = Колючий кузен
card-heroes-badger-wife = Барсучиха
card-heroes-whispering-stump = Пень-шептун
card-heroes-antler-charger = Налётчик с рогами
card-heroes-peat-bully = Торфяной громила
card-heroes-thistle-archer = Лучник в чертополохе
card-heroes-root-doctor = Знахарь-коренник
card-heroes-fungus-prophet = Пророк трутовика
card-heroes-cairn-keeper = Хранитель кургана
card-heroes-burr-warband = Репейная ватага
card-heroes-bog-shield = Старый щит трясины
card-heroes-elk-rider = Всадник на чужом лосе
card-heroes-toadspit-hexer = Жабоплюй
card-heroes-log-ambush = Засада в колоде
card-heroes-herd-matron = Матушка стада
card-heroes-mulch-giant = Перегнойный великан
card-heroes-boar-cavalry = Кабанья конница
card-heroes-thicket-wall = Чаща сама пришла
card-heroes-skull-drummer = Костяной барабанщик
card-heroes-peat-smith = Кузнец мокрого железа
card-heroes-wolf-widow = Вдова двух волков
card-heroes-uprooted-elder = Старец с корнями
card-heroes-grudge-bison = Злопамятный зубр
card-heroes-marsh-mother = Болотная мать
card-heroes-grandfather-briar = Дед Терновник
card-heroes-queen-of-quills = Королева игл
card-heroes-walking-hill = Холм встаёт

## Ничьи

card-heroes-road-peddler = Коробейник
card-heroes-hired-blade = Клинок на два дня
card-heroes-tax-goose = Гусь из налоговой
card-heroes-nobody-between = Никто посередине
card-heroes-elbow-grease = Поднажать
card-heroes-patched-up = Заплатка
card-heroes-strung-path = Верёвка через тропу
card-heroes-fresh-tracks = Свежий след
card-heroes-coin-toss = Орёл или ужин
card-heroes-leash-law = На коротком поводке
card-heroes-either-way = И так и сяк
card-heroes-plain-speaking = Разговор начистоту
card-heroes-honorary-sailor = Почётный моряк
card-heroes-padded-jacket = Бабушкина стёганка
card-heroes-safekeeping = Забрали на хранение
card-heroes-red-tape = Волокита
card-heroes-early-night = Ранний отбой
card-heroes-safe-conduct = Охранная грамота
card-heroes-paper-trail = Бумажный след
card-heroes-second-shuffle = Обратно в мешок
card-heroes-sleepless-sentry = Бессонный часовой
card-heroes-all-hands = Свистать всех
card-heroes-bad-neighbours = Дурные соседи
card-heroes-lost-luggage = Потерянный багаж
card-heroes-one-more-round = Ещё по одной
card-heroes-stay-out = Вон, и не возвращайся
card-heroes-siege-supper = Ужин перед осадой
card-heroes-shops-are-shut = Всё закрыто
card-heroes-day-between = День между днями
card-heroes-stray-cats = Кошка сама по себе

## Снаряжение

card-heroes-harbour-cutlass = Портовая сабля
card-heroes-fish-knife = Честный рыбный нож
card-heroes-thorn-club = Дубина с мнением
card-heroes-lamp-staff = Посох фонарщика
card-heroes-reed-bow = Камышовый лук
card-heroes-gutting-hook = Разделочный крюк
card-heroes-anchor-hammer = Якорь на палке
card-heroes-boar-spear = Рогатина
card-heroes-root-staff = Посох с корнями
card-heroes-hail-wand = Жезл града
card-heroes-twin-hatchet = Левый топорик
card-heroes-bell-mace = Колокол без башни
card-heroes-long-musket = Довод издалека
card-heroes-storm-axe = Гудящий топор
card-heroes-widow-needle = Игла белошвейки
card-heroes-debt-collector = Взыскатель долгов
card-heroes-oath-blade = Дважды присягнувший
card-heroes-midsummer-mower = Сенокос
card-heroes-whale-bow = Лук из китового уса
card-heroes-star-staff = Посох глухой ночи
card-heroes-tide-trident = Трезубец отлива
card-heroes-old-regret = Меч Старая Обида
card-heroes-dock-coat = Просмолённый бушлат
card-heroes-pan-helm = Чужая кастрюля
card-heroes-oak-shield = Дверь на ремнях
card-heroes-quilt-robe = Мантия с карманами
card-heroes-scale-vest = Жилет из чешуи
card-heroes-bark-jerkin = Куртка из коры
card-heroes-soft-boots = Сапоги без звука
card-heroes-iron-mitts = Железные варежки
card-heroes-salt-hat = Солёная шляпа
card-heroes-snow-cloak = Плащ первого снега
card-heroes-briar-mail = Терновая кольчуга
card-heroes-mild-bear-hide = Шкура кроткого медведя
card-heroes-whale-plate = Латы на кита
card-heroes-lantern-aegis = Щит последней лампы
card-heroes-gate-helm = Шлем закрытых ворот
card-heroes-tea-caddy = Бездонная чайница
card-heroes-crib-notes = Шпаргалка
card-heroes-smoke-pots = Ящик дымовых шашек
card-heroes-ember-jar = Банка злых углей
card-heroes-war-drum = Барабан на два голоса
card-heroes-soul-ledger = Книга мелких душ
card-heroes-harbour-key = Ключ от гавани

## Задания

card-heroes-lost-ledger = Сбежавшая книга
card-heroes-full-table = Накрыть на всех
card-heroes-many-hands = Всем миром
card-heroes-deep-well = На дно сухого колодца
card-heroes-press-gang = Ищем добровольцев
card-heroes-rummage = Порыться в сарае
card-heroes-dusty-shelf = Пыльная верхняя полка
card-heroes-swap-meet = Снести на обмен
card-heroes-lost-comrade = Донести до дома
card-heroes-poultice = Крапива для лекаря
card-heroes-loose-pig = Чья-то свинья
card-heroes-market-day = Перемирие на ярмарке
card-heroes-old-graves = Прибрать могилы
card-heroes-light-the-pier = Осветить весь пирс
card-heroes-beat-the-bounds = Обойти межу с дубьём
card-heroes-errand-chain = Поручение о поручении
card-heroes-bitter-bargain = Горький уговор
card-heroes-both-shores = Вести с двух сторон
card-heroes-press-home = Дожать
card-heroes-whole-map = Вся карта целиком

## Фишки

card-heroes-stray-hound = Приблудный пёс
card-heroes-borrowed-pig = Чужая свинья
card-heroes-lamp-moth = Ламповый мотылёк
card-heroes-alley-cat = Уличный кот

## Колоды

deck-heroes-bear-honey = Медведи и мёд
deck-heroes-dogs-first = Собаки вперёд
deck-heroes-lamp-oil = Больше масла
deck-heroes-keel-and-creed = Киль и вера
deck-heroes-kind-water = Добрая вода
deck-heroes-dark-doorways = Тёмные подворотни
deck-heroes-pole-dances = Пляска столбов
deck-heroes-house-of-damp = Сырой дом
deck-heroes-red-antlers = Красные рога
deck-heroes-second-spring = Вторая весна
deck-heroes-clear-shot = Ясный прицел
deck-heroes-hard-frost = Крепкий мороз
deck-heroes-straight-branch = Прямая ветвь
deck-heroes-hush-now = А теперь тихо
deck-heroes-wrong-mushroom = Не тот гриб
deck-heroes-wide-squall = Шквал с моря
deck-heroes-small-print = Мелким шрифтом
deck-heroes-shield-harbour = Гавань щитов

## Таланты

talent-heroes-gardens = Садоводство
talent-heroes-bearskin = Медвежья шкура
talent-heroes-farsight = Дальний взгляд
talent-heroes-pack = Вожак стаи
talent-heroes-embers = Живые угли
talent-heroes-rime = Иней
talent-heroes-vigil = Долгая стража
talent-heroes-reckoning = Расплата
talent-heroes-clearwater = Чистая вода
talent-heroes-undertone = Вполголоса
talent-heroes-alleys = Подворотни
talent-heroes-venom = Отравы
talent-heroes-storms = Грозы
talent-heroes-poles = Резные столбы
talent-heroes-fineprint = Мелкий шрифт
talent-heroes-blight = Гниль
talent-heroes-shieldwall = Стена щитов
talent-heroes-bloodrush = Кровь кипит

## Признаки: народы, ремёсла, занятия, существа, школы, виды снаряжения, то, чему есть предел

tag-heroes-wickling = фитилёк
tag-heroes-stilter = долгоног
tag-heroes-barnacler = ракушник
tag-heroes-glassborn = дитя стекла
tag-heroes-burrkin = репейник
tag-heroes-peatback = торфяник
tag-heroes-tinehorn = рогач
tag-heroes-stumpling = пенёк
tag-heroes-wanderer = бродяга
tag-heroes-beekeeper = пасечник
tag-heroes-brewer = пивовар
tag-heroes-tanner = кожевник
tag-heroes-glazier = стекольщик
tag-heroes-mapmaker = картограф
tag-heroes-tinker = жестянщик
tag-heroes-miller = мельник
tag-heroes-smith = кузнец
tag-heroes-netmaker = сетевяз
tag-heroes-weaver = ткач
tag-heroes-sailor = моряк
tag-heroes-guard = страж
tag-heroes-scout = разведчик
tag-heroes-mystic = мистик
tag-heroes-healer = лекарь
tag-heroes-raider = налётчик
tag-heroes-trader = торговец
tag-heroes-beast = зверь
tag-heroes-hound = собака
tag-heroes-bird = птица
tag-heroes-boar = кабан
tag-heroes-badger = барсук
tag-heroes-bison = зубр
tag-heroes-goose = гусь
tag-heroes-pig = свинья
tag-heroes-moth = мотылёк
tag-heroes-cat = кошка
tag-heroes-pet = питомец
tag-heroes-demon = демон
tag-heroes-fire = огонь
tag-heroes-frost = лёд
tag-heroes-arcane = чары
tag-heroes-nature = природа
tag-heroes-holy = свет
tag-heroes-shadow = тьма
tag-heroes-storm = гроза
tag-heroes-healing = исцеление
tag-heroes-prayer = молитва
tag-heroes-blessing = благословение
tag-heroes-curse = проклятие
tag-heroes-poison = яд
tag-heroes-spirit = дух
tag-heroes-aura = аура
tag-heroes-feral = звериное
tag-heroes-form = стать
tag-heroes-shot = выстрел
tag-heroes-trap = ловушка
tag-heroes-mark = отметина
tag-heroes-stealth = прятки
tag-heroes-opener = зачин
tag-heroes-finisher = добивание
tag-heroes-trick = уловка
tag-heroes-tactic = приём
tag-heroes-stance = стойка
tag-heroes-shout = клич
tag-heroes-law = закон
tag-heroes-luck = удача
tag-heroes-gift = подарок
tag-heroes-title = звание
tag-heroes-sword = меч
tag-heroes-dagger = кинжал
tag-heroes-mace = булава
tag-heroes-staff = посох
tag-heroes-bow = лук
tag-heroes-gun = ружьё
tag-heroes-axe = топор
tag-heroes-spear = копьё
tag-heroes-scythe = коса
tag-heroes-wand = жезл
tag-heroes-shield = щит
tag-heroes-melee = ближний бой
tag-heroes-ranged = дальний бой
tag-heroes-offhand = левая рука
tag-heroes-chest = грудь
tag-heroes-head = голова
tag-heroes-feet = ноги
tag-heroes-hands = руки
tag-heroes-back = спина
tag-heroes-ardour = пыл
tag-heroes-fire-totem = столб огня
tag-heroes-water-totem = столб воды
tag-heroes-earth-totem = столб земли
tag-heroes-neighbours = соседи

## Жетоны

counter-heroes-venom = яд
counter-heroes-soul = душа
counter-heroes-page = страница
