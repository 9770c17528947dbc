//! Tests lobbies and duels of two by code, with people in different places.

use duelhall_hall::{Intent, Opponent, Person, PlaceId, Press, Request, Slot};

use super::{four, hero, heroes, lobby};
use crate::rig::{Rig, answered, hall_place};

#[tokio::test]
async fn a_code_seats_people_of_any_place_one_after_another() {
    let (mut rig, people) = (Rig::new(), four());
    let [ann, boris, cleo, dan] = &people;
    let reply = rig.ask(ann, lobby(Opponent::Code, &[("seats", "4")])).await;
    let Some(Slot::Challenge(id)) = reply.slot else { panic!("{reply:?}") };
    insta::assert_snapshot!(answered(&reply).replace(&id.to_string(), "CODE"), @"
    Your table has the code CODE. Friends who send /join CODE get the next free seat: in any chat where Duelhall is, or in its local hall.
    Ann opens a table for 4 players: Heroes, live. Who joins?
    1. Ann
    2. free
    3. free
    4. free
      0 [Start With Computer Players] Primary
      0 [Choose a Deck] Plain
      0 [Take Back] Plain
      (a clock runs)
    ");
    assert!(rig.in_place(Slot::Challenge(id)).is_none(), "nobody else sees it");
    let join = || Intent::Join(id.to_string());
    let request = from(&rig, boris, "one", join());
    insta::assert_snapshot!(answered(&rig.send(request).await), @"
    Место за вами: занято 2 из 4. Дуэль начнётся, когда будут заняты все.
    Ann собирает стол на 4 игроков: Герои, в реальном времени. Кто садится?
    1. Ann
    2. Борис
    3. свободно
    4. свободно
      0 [Выбрать колоду] Plain
      0 [Встать] Plain
      (a clock runs)
    ");
    let said = rig.said.last().expect("the maker is told");
    insta::assert_snapshot!(said.1.text, @"Борис has sat down at your table: 2 of 4 seats are taken.");
    rig.press(boris, Press::Leave(id)).await;
    for (who, room) in [(cleo, "two"), (dan, "one"), (boris, "three")] {
        let request = from(&rig, who, room, join());
        assert!(!rig.send(request).await.refused);
    }
    let facts = rig.hall.facts(id.0).await.unwrap().unwrap();
    assert_eq!(facts.places.len(), 4);
    assert_eq!(facts.players.iter().map(|player| &*player.name).collect::<Vec<_>>(), ["Ann", "Cleo", "Дан", "Борис"]);
}

#[tokio::test]
async fn in_a_lobby_by_code_everybody_changes_the_team_from_their_own_page() {
    let (mut rig, [ann, boris, ..]) = (Rig::new(), four());
    let reply = rig.ask(&ann, lobby(Opponent::Code, &[("seats", "4"), ("teams", "two")])).await;
    let Some(Slot::Challenge(id)) = reply.slot else { panic!("{reply:?}") };
    let request = from(&rig, &boris, "one", Intent::Join(id.to_string()));
    rig.send(request).await;
    let request = from(&rig, &boris, "two", Intent::Press(Press::Join(id, 0)));
    insta::assert_snapshot!(answered(&rig.send(request).await), @"
    Теперь вы в команде A.
    Ann собирает стол на 4 игроков: Герои, в реальном времени. Кто садится?
    1. Команда A: Ann
    2. Команда B: свободно
    3. Команда A: Борис
    4. Команда B: свободно
      0 [В команду B] Success
      0 [Выбрать колоду] Plain
      0 [Встать] Plain
      (a clock runs)
    ");
    insta::assert_snapshot!(answered(&rig.press(&ann, Press::Join(id, 1)).await), @"
    You sit in team B now.
    Ann opens a table for 4 players: Heroes, live. Who joins?
    1. Team A: free
    2. Team B: Ann
    3. Team A: Борис
    4. Team B: free
      0 [Start With Computer Players] Primary
      0 [Join Team A] Success
      0 [Choose a Deck] Plain
      0 [Take Back] Plain
      (a clock runs)
    ");
    rig.press(&ann, Press::Fill(id)).await;
    assert_eq!(rig.hall.facts(id.0).await.unwrap().unwrap().places, [hall_place(), PlaceId::new("test", "one")]);
}

#[tokio::test]
async fn a_person_who_joins_a_duel_by_code_chooses_a_deck_and_plays_in_their_own_place() {
    let (mut rig, [ann, boris, cleo, dan]) = (Rig::new(), four());
    let reply = rig.ask(&ann, lobby(Opponent::Code, &[("deck", "dogs-first")])).await;
    let Some(Slot::Challenge(id)) = reply.slot else { panic!("{reply:?}") };
    let join = || Intent::Join(id.to_string());
    assert!(rig.ask(&ann, join()).await.refused, "the challenge is her own");
    let request = from(&rig, &boris, "far", join());
    let page = rig.send(request).await;
    insta::assert_snapshot!(answered(&page), @"
    Ann ждёт вас: Герои, в реальном времени. Выберите колоду, и дуэль начнётся.
      0 [Случайная] Primary
      0 [Медведи и мёд · Садовник] Primary
      0 [Собаки вперёд · Следопыт] Primary
      0 [Больше масла · Книжник] Primary
      0 [Киль и вера · Храмовник] Primary
      0 [Добрая вода · Оракул] Primary
      0 [Тёмные подворотни · Проныра] Primary
      0 [Пляска столбов · Духовидец] Primary
      0 [Сырой дом · Заклинатель] Primary
      0 [Красные рога · Рубака] Primary
    ");
    assert!(rig.hall.facts(id.0).await.unwrap().is_none(), "it begins with the choice");
    let choice = page.message.unwrap().buttons[8].press;
    insta::assert_snapshot!(answered(&rig.press(&cleo, choice).await), @"
    (refused)
    «This challenge is for Борис. Start your own with /duel.»
    ");
    assert!(!rig.ask(&dan, join()).await.refused, "anybody with the code may come");
    // The page may be in a private chat; the duel is played where the code was sent.
    let request = from(&rig, &boris, "private", Intent::Press(choice));
    assert_eq!(rig.send(request).await.slot, Some(Slot::Hand(id.0)));
    assert_eq!(rig.hall.facts(id.0).await.unwrap().unwrap().places, [hall_place(), PlaceId::new("test", "far")]);
    assert_eq!(heroes(&rig, id.0).await, [hero("dogs-first"), hero("house-of-damp")]);
    let request = from(&rig, &boris, "far", join());
    assert_eq!(rig.send(request).await.slot, Some(Slot::Hand(id.0)), "an update that comes twice shows the hand");
    assert!(rig.press(&dan, choice).await.refused && rig.ask(&cleo, join()).await.refused, "it works once");
}

/// Makes a request from another room.
fn from(rig: &Rig, who: &Person, room: &str, intent: Intent) -> Request {
    Request { place: PlaceId::new("test", room), ..rig.request(who, intent) }
}
