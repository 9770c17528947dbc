### Карта кампании и полученная карта словами.

campaign-map = Кампания: { $nation }. Звёзды: { $n } из { $most }.
campaign-stop-won = { $number }. { $name }: победа, { $n ->
    [one] { $n } звезда.
    [few] { $n } звезды.
   *[many] { $n } звёзд.
}
campaign-stop-next = { $number }. { $name }: следующая миссия.
campaign-stop-open = { $number }. { $name }: миссия открыта.
campaign-stop-locked = { $number }. { $name }: миссия закрыта.
campaign-chosen = Выбрана миссия: { $name }.
campaign-reward-new = Новая карта: { $name }. У вас { $n } из { $most }.
campaign-reward-more = Карта: { $name }. У вас { $n } из { $most }.
