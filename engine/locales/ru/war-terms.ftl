### Погода, условия и цели заданий Войны.

card-war-overcast = Облачность
card-war-snow = Снег
card-war-mud = Распутица
card-war-storm = Шторм
card-war-night = Ночь

war-term-foe-health = У противника в начале { $n } ед. здоровья.
war-term-own-health = У вас в начале { $n } ед. здоровья.
war-term-foe-bases = У противника с начала { $n ->
    [one] построена { $n } база
    [few] построены { $n } базы
   *[other] построено { $n } баз
}.
war-term-own-bases = У вас с начала { $n ->
    [one] построена { $n } база
    [few] построены { $n } базы
   *[other] построено { $n } баз
}.
war-term-weather = { $name }: { $does }
war-term-hold = Продержитесь { $n ->
    [one] { $n } ход
    [few] { $n } хода
   *[other] { $n } ходов
} противника — и победа ваша.

war-aim-health = К концу у вас не меньше { $n } ед. здоровья
war-aim-turns = Победа не позже вашего хода { $n }
war-aim-losses = { $n ->
    [0] Вы не потеряли ни одного юнита
    [one] Вы потеряли не больше { $n } юнита
   *[other] Вы потеряли не больше { $n } юнитов
}
war-aim-bases = К концу у вас не меньше { $n ->
    [one] { $n } базы
   *[other] { $n } баз
}
