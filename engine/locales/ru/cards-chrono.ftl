### Имена карт, колод и признаков «Хроно»: не длиннее 22 знаков.

## Родом из первой эпохи

card-chrono-pup-with-spear = Щенок с копьём
card-chrono-berry-counter = Считающая ягоды
card-chrono-borrower-of-fire = Одолжил огонька
card-chrono-stone-up-the-sleeve = Камень за пазухой
card-chrono-bird-on-a-rhino = Птичка на носороге
card-chrono-acorn-of-doubt = Жёлудь сомнений
card-chrono-mammoth-teaser = Дразнилка мамонтов
card-chrono-bone-whistler = Свистун на косточке
card-chrono-painted-bison = Нарисованный бизон
card-chrono-ford-crocodile = Крокодил на броде
card-chrono-yesterdays-shaman = Шаман вчерашнего дня
card-chrono-drums-till-dawn = Барабаны до утра
card-chrono-toad-in-the-know = Жаба в курсе
card-chrono-nervous-anteater = Нервный муравьед
card-chrono-ostrich-cavalry = Конница на страусах
card-chrono-great-great-granny = Прапрабабушка
card-chrono-sabre-kitten = Саблезубый котёнок
card-chrono-stampede-probably = Топот за холмом
card-chrono-future-fossil = Будущее ископаемое
card-chrono-moon-nibbler = Надкусивший луну
card-chrono-loudest-of-the-pack = Громче всех в стае
card-chrono-very-long-python = Очень длинный питон
card-chrono-thawed-uncle = Оттаявший дядя
card-chrono-chief-by-height = Вождь по росту
card-chrono-night-at-noon = Ночь среди дня
card-chrono-beast-that-was-late = Опоздавший зверь
card-chrono-mountain-woken-up = Разбуженная гора
card-chrono-empress-of-mammoths = Царица мамонтов
card-chrono-cave-with-a-view = Пещера с видом
card-chrono-tusk-palisade = Частокол из бивней
card-chrono-nearly-standing-stones = Почти стоячие камни
card-chrono-firstborn-fire = Костёр-первенец
card-chrono-great-going-back = Всем племенем назад
card-chrono-hatching-season = Пора вылупляться
card-chrono-ice-age-again = Опять ледниковый
card-chrono-eyes-in-the-bush = Глаза в кустах
card-chrono-pit-with-leaves = Яма с листочками
card-chrono-ambush-in-advance = Засада загодя
card-chrono-ancestor-with-advice = Предок с советом
card-chrono-second-stone = Второй камень

## Родом из второй эпохи

card-chrono-apprentice-of-nothing = Подмастерье ничего
card-chrono-goat-with-a-bell = Коза с бубенцом
card-chrono-one-boot-courier = Гонец в одном сапоге
card-chrono-come-back-tomorrow = Зайдите завтра
card-chrono-keyhole-mouse = Мышь в скважине
card-chrono-sentry-on-both-sides = Часовой на обе стороны
card-chrono-cat-on-a-pendulum = Кот на маятнике
card-chrono-ferryman-both-ways = Паромщик туда-сюда
card-chrono-collector-of-late-fees = Сборщик пеней
card-chrono-executioners-intern = Стажёр палача
card-chrono-tea-break = Перерыв на чай
card-chrono-halberd-choir = Хор с алебардами
card-chrono-well-read-bear = Начитанный медведь
card-chrono-owl-from-the-clock = Сова из часов
card-chrono-actor-of-both-roles = Актёр на обе роли
card-chrono-bailiff-with-a-net = Пристав с сетью
card-chrono-pilgrim-in-no-hurry = Неспешный пилигрим
card-chrono-regiment-with-a-ladder = Полк с лестницей
card-chrono-sergeant-of-the-gate = Сержант у ворот
card-chrono-archivists-ghost = Дух архивариуса
card-chrono-signed-and-sealed = Подписано, с печатью
card-chrono-keeper-of-both-hands = Хранитель стрелок
card-chrono-retired-bridge-troll = Тролль на пенсии
card-chrono-moving-court = Выездной суд
card-chrono-year-without-tuesdays = Год без вторников
card-chrono-here-be-one-dragon = Тут водится дракон
card-chrono-duchess-of-noon = Герцогиня Полдень
card-chrono-three-hired-bands = Три отряда внаём
card-chrono-inn-of-two-doors = Корчма на два входа
card-chrono-wall-with-opinions = Стена с мнением
card-chrono-house-of-pendulums = Дом маятников
card-chrono-prison-with-a-garden = Тюрьма с садом
card-chrono-market-day = Ярмарочный день
card-chrono-rumour-of-war = Слухи о войне
card-chrono-the-long-noon = Долгий полдень
card-chrono-clerk-behind-the-curtain = Писарь за шторой
card-chrono-sudden-portcullis = Внезапная решётка
card-chrono-trial-in-absence = Заочный суд
card-chrono-unsent-letter = Неотправленное письмо
card-chrono-wrong-clock = Не те часы

## Родом из третьей эпохи

card-chrono-paper-pigeon = Бумажный голубь
card-chrono-spare-spring = Запасная пружина
card-chrono-skip-to-the-ending = Сразу к развязке
card-chrono-tin-accountant = Жестяной счетовод
card-chrono-umbrella-infantry = Пехота с зонтами
card-chrono-man-ahead-of-himself = Обогнавший себя
card-chrono-overheated-samovar = Перегретый самовар
card-chrono-hum-in-the-wires = Гул в проводах
card-chrono-suitcase-gone-astray = Чемодан не туда
card-chrono-column-of-tin-ants = Колонна муравьёв
card-chrono-armed-forecaster = Вооружённый синоптик
card-chrono-slot-fed-golem = Голем на пятаках
card-chrono-sweeper-of-all-times = Дворник всех времён
card-chrono-recall-notice = Отзыв партии
card-chrono-crane-that-walks = Шагающий кран
card-chrono-perpetual-cow = Корова-двигатель
card-chrono-whale-on-rails = Кит на рельсах
card-chrono-engineer-of-the-day-after = Инженер послезавтра
card-chrono-subscriber-unknown = Абонент вне сети
card-chrono-statue-on-loan = Статуя напрокат
card-chrono-librarian-in-armour = Библиотекарь в броне
card-chrono-automatic-judge = Судья-автомат
card-chrono-nearly-to-plan = Почти по плану
card-chrono-early-express = Слишком ранний поезд
card-chrono-city-on-little-legs = Город на ножках
card-chrono-inventor-of-mondays = Придумал понедельник
card-chrono-all-clocks-strike = Все часы бьют разом
card-chrono-tomorrows-dinosaur = Завтрашний динозавр
card-chrono-waiting-room = Зал ожидания
card-chrono-pointsmans-hut = Будка стрелочника
card-chrono-factory-of-factories = Завод заводов
card-chrono-last-street-lamp = Последний фонарь
card-chrono-rush-hour = Час пик
card-chrono-planned-darkness = Плановая темнота
card-chrono-gravity-repealed = Отмена тяготения
card-chrono-ear-in-the-flowerpot = Ухо в горшке
card-chrono-polite-tripwire = Вежливая растяжка
card-chrono-double-on-credit = Двойник в рассрочку
card-chrono-emergency-brake = Стоп-кран
card-chrono-insurance-case = Страховой случай

## Герои

card-chrono-urga = Урга Каменная Коса
card-chrono-ottokar = Оттокар Послезавтра
card-chrono-tock = Мадам Туда-Обратно
card-chrono-latch = Брат Два Засова
card-chrono-fullstop = Госпожа Точка
card-chrono-nobody = Некто Никто

## Фишки

card-chrono-hatchling = Птенец-переросток
card-chrono-mammoth-calf = Мамонтёнок
card-chrono-hired-pike = Наёмная пика
card-chrono-tin-ant = Жестяной муравей

## Колоды

deck-chrono-back-to-the-cave = Назад в пещеру
deck-chrono-rails-to-tomorrow = Рельсы в завтра
deck-chrono-to-and-fro = То туда, то сюда
deck-chrono-nobody-gets-in = Никто не войдёт
deck-chrono-end-of-discussion = Разговор окончен
deck-chrono-behind-you = У тебя за спиной

## Признаки: кто это или что это

tag-chrono-beast = зверь
tag-chrono-trick = уловка
tag-chrono-engine = машина
tag-chrono-law = закон
tag-chrono-scholar = учёный
tag-chrono-clan = племя
tag-chrono-house = дом
tag-chrono-clock = часы
tag-chrono-omen = знамение
tag-chrono-soldier = солдат
tag-chrono-guard = страж
tag-chrono-fire = огонь
tag-chrono-charm = чары
tag-chrono-ghost = призрак
tag-chrono-bird = птица
tag-chrono-storm = гроза
tag-chrono-feast = праздник
tag-chrono-giant = великан
tag-chrono-wall = стена
tag-chrono-crafter = мастер
tag-chrono-ruin = древность
tag-chrono-thief = вор
tag-chrono-plant = растение
tag-chrono-sailor = моряк
