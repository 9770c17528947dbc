### Турниры: вопросы, выбор и строки истории до дуэли.

# Вопросы.
ask-tournament-pick = Выбор { $n }: какую карту возьмёте?
ask-tournament-hero = Каким героем сыграете? Для каждого предложена колода из тридцати карт, её можно изменить.
ask-tournament-deck = { $n ->
    [one] Герой: { $hero }. В колоде { $n } карта. Готовы?
    [few] Герой: { $hero }. В колоде { $n } карты. Готовы?
   *[other] Герой: { $hero }. В колоде { $n } карт. Готовы?
}
ask-tournament-exchange = Герой: { $hero }. Перед этой партией карты можно обменять, одну на одну. Готовы?
ask-tournament-out = Какую карту убрать из колоды?
ask-tournament-in = Какую карту добавить в колоду?
ask-tournament-for = Какую карту взять вместо «{ $card }»?

# Выбор.
do-tournament-take = { $number }: { $card }
do-tournament-hero = { $number }: { $card }, { $class }
do-tournament-other = Другой герой
do-tournament-out = Убрать карты
do-tournament-in = Добавить карты
do-tournament-exchange = Обменять карту
do-tournament-back = Назад
do-tournament-ready = Играть этой колодой

# Что произошло.
tell-tournament-sealed = Все вскрывают по шесть бустеров и собирают колоды.
tell-tournament-draft = Бустеры идут по кругу: каждый берёт карту и передаёт остальные дальше.
tell-tournament-picked = { $who } берёт карту «{ $card }».
tell-tournament-exchanged = { $who } меняет карту «{ $out }» на «{ $card }».
tell-tournament-ready = { $who }: колода готова.
tell-tournament-left = { $who } выходит из-за стола.
