//! Tests the decks of players: chosen on the page, or random.

use duelhall_engine::ai::Level;
use duelhall_engine::text::Lang;
use duelhall_hall::{Intent, Look, Opponent, Press, Slot};

use super::{four, hero, heroes, laid, lobby, named, record, shown};
use crate::rig::{Rig, admin, ann, answered, boris, person};

#[tokio::test]
async fn a_friend_accepts_with_a_deck_of_their_own() {
    let (mut rig, ann, boris, cleo) = (Rig::new(), ann(), boris(), person("Cleo", Lang::En));
    rig.ask(&ann, lobby(named(&boris), &[("deck", "dogs-first")])).await;
    let id = rig.challenge();
    insta::assert_snapshot!(shown(&rig, id), @"
    Борис, Ann challenges you to a duel: Heroes, live.
      0 [Accept] Success
      0 [Choose a Deck] Plain
      0 [Decline] Plain
      0 [Take Back] Plain
      (a clock runs)
    ");
    assert!(rig.press(&cleo, Press::Decks(id)).await.refused && rig.press(&ann, Press::Decks(id)).await.refused);
    let page = rig.press(&boris, Press::Decks(id)).await;
    insta::assert_snapshot!(answered(&page), @"
    Выберите колоду: вы примете вызов с ней.
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
    let chosen = page.message.unwrap().buttons[8].press;
    assert!(rig.press(&cleo, Press::Leave(id)).await.refused, "nor may they decline");
    assert!(rig.press(&cleo, chosen).await.refused, "the choice is not theirs");
    assert_eq!(rig.press(&boris, chosen).await.slot, Some(Slot::Hand(id.0)));
    assert_eq!(heroes(&rig, id.0).await, [hero("dogs-first"), hero("house-of-damp")]);
}

#[tokio::test]
async fn players_in_a_lobby_choose_decks_and_may_change_their_choice() {
    let (mut rig, people) = (Rig::new(), four());
    let [ann, boris, cleo, dan] = &people;
    let id = laid(&mut rig, ann, &[("seats", "4"), ("teams", "two"), ("deck", "dogs-first")]).await;
    let page = rig.press(boris, Press::Decks(id)).await;
    insta::assert_snapshot!(answered(&page), @"
    Выберите колоду: вы сядете за стол с ней.
      0 [A: Случайная] Primary
      0 [A: Медведи и мёд · Садовник] Primary
      0 [A: Собаки вперёд · Следопыт] Primary
      0 [A: Пляска столбов · Духовидец] Primary
      0 [A: Сырой дом · Заклинатель] Primary
      0 [A: Красные рога · Рубака] Primary
      1 [B: Случайная] Primary
      1 [B: Медведи и мёд · Садовник] Primary
      1 [B: Собаки вперёд · Следопыт] Primary
      1 [B: Больше масла · Книжник] Primary
      1 [B: Киль и вера · Храмовник] Primary
      1 [B: Добрая вода · Оракул] Primary
      1 [B: Тёмные подворотни · Проныра] Primary
      1 [B: Пляска столбов · Духовидец] Primary
      1 [B: Сырой дом · Заклинатель] Primary
      1 [B: Красные рога · Рубака] Primary
    ");
    let (mates, others): (Vec<_>, Vec<_>) =
        page.message.unwrap().buttons.into_iter().partition(|button| button.group == 0);
    assert!(!rig.press(boris, mates[1].press).await.refused);
    assert!(shown(&rig, id).contains("3. Team A: Борис"), "{}", shown(&rig, id));
    for (choice, said, marked) in [
        (2, "Ваша колода: Собаки вперёд · Следопыт.", "A: ✓ Собаки вперёд · Следопыт"),
        (0, "Ваша колода: Случайная.", "A: ✓ Случайная"),
    ] {
        let mine = rig.press(boris, Press::Decks(id)).await.message.unwrap();
        assert_eq!(answered(&rig.press(boris, mine.buttons[choice].press).await), format!("«{said}»"));
        let mine = rig.press(boris, Press::Decks(id)).await.message.unwrap();
        let marks: Vec<_> = mine.buttons.iter().filter(|one| one.look == Look::Success).collect();
        assert_eq!(marks.iter().map(|one| one.label.replace('\u{a0}', " ")).collect::<Vec<_>>(), [marked]);
    }
    assert!(!rig.press(cleo, others[1].press).await.refused);
    // A deck of the other faction no longer goes with Cleo's.
    let theirs = rig.press(dan, Press::Decks(id)).await.message.unwrap();
    assert!(theirs.buttons.len() < others.len(), "{theirs:?}");
    let wrong = others.iter().find(|one| theirs.buttons.iter().all(|two| index(two.press) != index(one.press)));
    insta::assert_snapshot!(answered(&rig.press(dan, wrong.unwrap().press).await), @"
    (refused)
    «Это не подходит к тому, что тем временем выбрали другие. Откройте страницу ещё раз и выберите другое.»
    ");
    assert_eq!(rig.press(dan, theirs.buttons[0].press).await.slot, Some(Slot::Hand(id.0)));
    record(&rig, id.0).await;
}

fn index(press: Press) -> u8 {
    let Press::Bring(_, _, index) = press else { panic!("{press} chooses nothing") };
    index
}

#[tokio::test]
async fn a_player_without_a_choice_gets_a_random_deck_and_keeps_it_in_a_rematch() {
    let (mut rig, ann, boris) = (Rig::new(), ann(), boris());
    let (mut pairs, mut last) = (Vec::new(), None);
    for _ in 0..6 {
        rig.ask(&ann, lobby(named(&boris), &[])).await;
        let id = rig.challenge();
        rig.press(&boris, Press::Accept(id)).await;
        pairs.push(heroes(&rig, id.0).await);
        rig.press(&ann, Press::ResignNow(id.0)).await;
        last = Some(id.0);
    }
    assert!(pairs.iter().all(|pair| pair[0] != pair[1]), "{pairs:?}");
    let fresh = (1..).zip(&pairs).filter(|(at, pair)| !pairs[*at..].contains(pair)).count();
    assert!(fresh > 3, "{pairs:?}");
    let last = last.unwrap();
    rig.press(&boris, Press::Rematch(last)).await;
    let again = rig.challenge();
    let page = rig.press(&ann, Press::Decks(again)).await.message.unwrap();
    assert_eq!(page.buttons.iter().filter(|button| button.label.starts_with('✓')).count(), 1, "{page:?}");
    rig.press(&ann, Press::Rematch(last)).await;
    assert_eq!(heroes(&rig, again.0).await, heroes(&rig, last).await);
}

#[tokio::test]
async fn a_random_deck_overrides_a_deck_named_by_others_and_a_house_rule_overrides_it() {
    let (mut rig, ann, boris) = (Rig::new(), ann(), boris());
    let config = rig.ask(&admin(), Intent::Config(None)).await.message.unwrap().text;
    assert!(config.contains("(heroes.deck): random") && config.contains("(heroes.opposing): random"), "{config}");
    for value in ["lot", "kind-water"] {
        rig.ask(&admin(), Intent::Config(Some(("heroes.deck".to_owned(), value.to_owned())))).await;
    }
    let mut theirs = Vec::new();
    for _ in 0..4 {
        rig.ask(&ann, lobby(named(&boris), &[("opposing", "dogs-first")])).await;
        let id = rig.challenge();
        let page = rig.press(&boris, Press::Decks(id)).await.message.unwrap();
        rig.press(&boris, page.buttons[0].press).await;
        let [mine, other] = &heroes(&rig, id.0).await[..] else { panic!("two play") };
        assert_eq!(mine, hero("kind-water"));
        theirs.push(other.clone());
        rig.press(&ann, Press::ResignNow(id.0)).await;
    }
    assert!(theirs.iter().any(|other| other != hero("dogs-first")), "{theirs:?}");
    let mut mine = Vec::new();
    for _ in 0..4 {
        let wish = lobby(Opponent::Ai(Level::Random), &[("deck", "lot"), ("opposing", "dogs-first")]);
        let Some(Slot::Hand(id)) = rig.ask(&ann, wish).await.slot else { panic!("a duel begins at once") };
        let heroes = heroes(&rig, id).await;
        assert_eq!(heroes[1], hero("dogs-first"));
        mine.push(heroes[0].clone());
        rig.press(&ann, Press::ResignNow(id)).await;
    }
    assert!(mine.iter().any(|one| one != hero("kind-water")), "{mine:?}");
}

#[tokio::test]
async fn a_deck_moves_with_its_player_to_the_other_team_if_it_fits_there() {
    let (mut rig, people) = (Rig::new(), four());
    let [ann, boris, cleo, dan] = &people;
    let id = laid(&mut rig, ann, &[("seats", "4"), ("teams", "two"), ("deck", "dogs-first")]).await;
    let moved = rig.press(ann, Press::Join(id, 1)).await;
    assert_eq!(moved.toast.as_deref(), Some("You sit in team B now.\nA: 2 free · B: Ann, 1 free"));
    let page = rig.press(boris, Press::Decks(id)).await.message.unwrap();
    let oil = page.buttons.iter().find(|button| button.label.starts_with("A: Больше масла")).expect("team A is free");
    rig.press(boris, oil.press).await;
    insta::assert_snapshot!(answered(&rig.press(boris, Press::Join(id, 1)).await), @"
    «Теперь вы в команде B. Ваша колода с ней не сочетается: выберите другую, иначе достанется случайная.
    A: свободно 2 · B: Ann, Борис»
    ");
    for who in [cleo, dan] {
        rig.press(who, Press::Accept(id)).await;
    }
    let heroes = heroes(&rig, id.0).await;
    assert_eq!(heroes[1], hero("dogs-first"), "{heroes:?}");
    assert_ne!(heroes[3], hero("lamp-oil"), "{heroes:?}");
}
