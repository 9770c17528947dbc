### Как предложения зала называют его команды на странице, где есть кнопки.

command-duel = «Новая дуэль»
command-brings = deck:{ $word }
command-plays = выберите её для новой дуэли
command-hand = вкладка вверху
command-cards = «Правила», затем «Карты»
command-card = /card
command-deck = «Новая дуэль», затем «Все колоды»
command-settings = кнопка с вашим именем (на телефоне сначала нажмите «Новая дуэль»)
command-config = «Настройки зала» под вашим именем
command-campaign = «Пройти кампанию»
command-link = /link
