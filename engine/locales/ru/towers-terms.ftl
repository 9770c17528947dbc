### «Башни»: вещи игры, чтобы всюду назывались одинаково. Падеж: -tower(case: "genitive").

-tower = { $case ->
   *[nominative] башня
    [genitive] башни
    [dative] башне
    [instrumental] башней
}
-wall = { $case ->
   *[nominative] стена
    [genitive] стены
    [dative] стене
    [instrumental] стеной
}
-ore = { $case ->
   *[nominative] руда
    [genitive] руды
    [dative] руде
    [instrumental] рудой
}
-gems = { $case ->
   *[nominative] самоцветы
    [genitive] самоцветов
    [dative] самоцветам
    [instrumental] самоцветами
}
-gold = { $case ->
   *[nominative] золото
    [genitive] золота
    [dative] золоту
    [instrumental] золотом
}
-mine-ore = { $case ->
   *[nominative] добыча руды
    [genitive] добычи руды
    [dative] добыче руды
    [instrumental] добычей руды
}
-mine-gems = { $case ->
   *[nominative] добыча самоцветов
    [genitive] добычи самоцветов
    [dative] добыче самоцветов
    [instrumental] добычей самоцветов
}
-mine-gold = { $case ->
   *[nominative] добыча золота
    [genitive] добычи золота
    [dative] добыче золота
    [instrumental] добычей золота
}
-foe = { $case ->
   *[nominative] противник
    [genitive] противника
    [dative] противнику
    [instrumental] противником
}
