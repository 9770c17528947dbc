### Погода, условия и цели заданий Войны.

card-war-overcast = Облачность
card-war-snow = Снег
card-war-mud = Распутица
card-war-storm = Шторм
card-war-night = Ночь

war-term-foe-health = Противник начинает со здоровьем { $n }.
war-term-own-health = Вы начинаете со здоровьем { $n }.
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

war-aim-health = Осталось здоровья: { $n } или больше
war-aim-turns = Победа не позже вашего хода { $n }
war-aim-losses = Среди ваших уничтоженных юнитов: { $n ->
    [0] ни одного
   *[other] не больше { $n }
}
war-aim-bases = В конце баз: { $n } или больше
