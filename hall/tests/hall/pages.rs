//! Tests pages for looking things up, and the table in words.

use duelhall_engine::games::{AnyCard, GameId};
use duelhall_engine::heroes::Heroes;
use duelhall_engine::kit::MOST_ENTRIES;
use duelhall_engine::text::{Lang, Words};
use duelhall_engine::towers::Towers;
use duelhall_hall::{CardSearch, FieldValues, Intent, Message, Opponent, Person, Press, Slot};

use crate::rig::{Rig, admin, ann, answered, boris, person, seen, usual};

#[tokio::test]
async fn help_and_rules_in_every_language() {
    let mut rig = Rig::new();
    let config = Intent::Config(Some(("towers.cap".to_owned(), "101".to_owned())));
    for lang in Lang::ALL {
        let who = person("Kim", lang);
        insta::assert_snapshot!(format!("help-{lang}"), answered(&rig.ask(&who, Intent::Help).await));
        insta::assert_snapshot!(format!("rules-{lang}"), answered(&rig.ask(&who, Intent::Rules(None)).await));
        assert!(rig.ask(&who, Intent::About).await.message.unwrap().text.contains("Duelhall 0."));
    }
    rig.ask(&admin(), config).await;
    let rules = rig.ask(&boris(), Intent::Rules(None)).await.message.unwrap().text.replace('\u{a0}', " ");
    assert!(rules.contains("через 101 действие"), "{rules}");
}

#[tokio::test]
async fn every_example_in_the_help_is_understood() {
    for lang in Lang::ALL {
        let (mut rig, who) = (Rig::new(), person("Kim", lang));
        let help = rig.ask(&who, Intent::Help).await.message.unwrap().text.replace('\u{a0}', " ");
        let table = help.lines().find_map(|line| line.split_once(" seats:")).unwrap();
        let (game, seats) = (table.0.strip_prefix("/duel ").unwrap().parse().unwrap(), format!("seats:{}", table.1));
        let options = seats.split(' ').map_while(|word| word.split_once(':'));
        let options = options.map(|(key, value)| (key.to_owned(), value.to_owned())).collect();
        let challenge = Intent::Challenge { opponent: Opponent::Open, game: Some(game), options, pace: None };
        let opened = rig.ask(&who, challenge).await;
        assert!(!opened.refused, "{}", answered(&opened));
        let typed = help.split("/cards ").last().unwrap();
        let typed: Vec<&str> =
            typed.split(' ').take_while(|word| word.to_uppercase() != *word || is_number(word)).collect();
        assert_eq!(typed.len(), 3, "a game, a trait and a value: {typed:?}");
        let all = found(&mut rig, &who, CardSearch::typed(None, typed[0])).await;
        let some = found(&mut rig, &who, CardSearch::typed(None, &typed.join(" "))).await;
        assert!(!some.is_empty() && some.len() < all.len(), "{typed:?}: {} of {}", some.len(), all.len());
    }
}

fn is_number(word: &str) -> bool {
    word.parse::<u32>().is_ok()
}

#[tokio::test]
async fn under_the_rules_and_in_the_help_a_duel_with_the_computer_begins_at_the_level_that_is_chosen() {
    let (mut rig, ann) = (Rig::new(), ann());
    let game = GameId::of::<Towers>();
    for page in [Intent::Rules(Some(game)), Intent::Help] {
        let shown = rig.ask(&ann, page).await.message.unwrap();
        assert!(shown.buttons.iter().any(|button| button.press == Press::DuelLevels(game)), "{:?}", shown.buttons);
    }
    let asks = rig.press(&ann, Press::DuelLevels(game)).await;
    assert!(asks.slot.is_none(), "nothing has begun");
    let levels = asks.message.unwrap();
    insta::assert_snapshot!(seen(&levels), @r"
    Towers against the computer: how well should it play?
      0 [Easy] Plain
      0 [Normal] Plain
      0 [Hard] Plain
    ");
    let begun = rig.press(&ann, levels.buttons[0].press).await;
    let Some(Slot::Hand(id)) = begun.slot else { panic!("{begun:?}") };
    assert!(rig.board(id).title.contains("(easy)"), "{}", rig.board(id).title);
}

#[tokio::test]
async fn whoever_asks_for_a_game_with_a_campaign_is_offered_it_too() {
    let (mut rig, ann) = (Rig::new(), ann());
    let mut found = 0;
    for game in GameId::sets() {
        let levels = rig.press(&ann, Press::DuelLevels(game)).await.message.unwrap();
        let offers = levels.buttons.iter().any(|button| matches!(button.press, Press::Campaign(of, _) if of == game));
        assert_eq!(offers, game.campaign().is_some(), "{game}");
        found += usize::from(offers);
    }
    assert!(found > 0, "a game has a campaign");
}

#[tokio::test]
async fn the_rules_of_every_game_have_room_on_every_platform() {
    let mut rig = Rig::new();
    for (lang, game) in Lang::ALL.into_iter().flat_map(|lang| GameId::all().iter().map(move |game| (lang, *game))) {
        let text = rig.ask(&person("Kim", lang), Intent::Rules(Some(game))).await.message.unwrap().text;
        // An embed has room for 4,096 letters; some of them are for what is escaped, and for rules of the house.
        assert!(text.chars().count() <= 3_900, "{lang} {game}: {}", text.chars().count());
    }
}

/// Two bounds in two lines read as if they contradicted each other.
#[tokio::test]
async fn the_rules_of_every_game_say_once_when_a_duel_without_end_is_decided() {
    let (mut rig, most) = (Rig::new(), MOST_ENTRIES.to_string());
    for (lang, game) in Lang::ALL.into_iter().flat_map(|lang| GameId::all().iter().map(move |game| (lang, *game))) {
        let text = rig.ask(&person("Kim", lang), Intent::Rules(Some(game))).await.message.unwrap().text;
        let bounds: Vec<&str> = text.lines().filter(|line| line.contains(&most)).collect();
        let cap = if game == GameId::of::<Towers>() { "400" } else { "200" };
        assert!(bounds.len() == 1 && bounds[0].contains(cap), "{lang} {game}: {bounds:?}");
    }
}

#[tokio::test]
async fn rules_are_those_of_the_game_that_is_played_here() {
    let (mut rig, ann) = (Rig::new(), ann());
    let title = |reply: &duelhall_hall::Reply| answered(reply).lines().next().unwrap_or_default().to_owned();
    assert!(title(&rig.ask(&ann, Intent::Rules(None)).await).contains("Towers"), "the usual game");
    let opponent = Opponent::Ai(duelhall_engine::ai::Level::Easy);
    let game = Some(GameId::of::<Heroes>());
    rig.ask(&ann, Intent::Challenge { opponent, game, options: Default::default(), pace: None }).await;
    for person in [&ann, &boris()] {
        let title = title(&rig.ask(person, Intent::Rules(None)).await);
        assert!(title.contains("Heroes") || title.contains("Герои"), "{title}");
    }
    rig.duel_ai(&boris()).await;
    let title = title(&rig.ask(&ann, Intent::Rules(None)).await);
    assert!(title.contains("Heroes"), "whoever plays reads the rules of their own duel: {title}");
}

#[tokio::test]
async fn cards_begin_with_the_game_of_the_place() {
    let (mut rig, host) = (Rig::new(), admin());
    for game in GameId::sets() {
        let change = ("game".to_owned(), game.name().to_owned());
        rig.ask(&host, Intent::Config(Some(change))).await;
        let message = rig.ask(&host, Intent::Cards(CardSearch::default(), 0)).await.message.unwrap();
        let (_, first) = &game.cards()[0];
        let line = message.text.lines().nth(1).unwrap_or_default().to_owned();
        let name = first.name(Words::engine(), Lang::En);
        assert!(line.contains(&name), "{game}: {name} is not in {line}");
    }
}

#[tokio::test]
async fn the_list_of_cards_has_a_last_page() {
    let (mut rig, ann) = (Rig::new(), ann());
    let (mut page, mut cards) = (0, 0);
    loop {
        let message = rig.ask(&ann, Intent::Press(Press::CardsPage(page))).await.message.unwrap();
        assert!(message.text.chars().count() <= 2_000, "page {page} is too long");
        cards += message.text.lines().count() - 1;
        let Some(next) = message.buttons.iter().find(|button| button.label == "Next ▶") else { break };
        assert_eq!(next.press, Press::CardsPage(page + 1));
        page += 1;
    }
    assert_eq!(cards, GameId::sets().map(|game| game.cards().len()).sum::<usize>());
    let last = rig.ask(&ann, Intent::Cards(CardSearch::default(), usize::MAX)).await.message.unwrap();
    assert_eq!(last.buttons.len(), 1, "past the end comes the last page");
}

#[tokio::test]
async fn cards_are_narrowed_by_lists_of_which_every_choice_finds_some_card() {
    let mut rig = Rig::new();
    for lang in Lang::ALL {
        let who = person("Kim", lang);
        let first = rig.ask(&who, Intent::Cards(CardSearch::default(), 0)).await.message.unwrap();
        assert!(first.text.lines().count() <= 7, "{}", first.text);
        assert_eq!(first.narrowings.len(), 1, "a game first");
        assert_eq!(first.narrowings[0].choices.len(), GameId::sets().count() + 1);
        for game in &first.narrowings[0].choices[1..] {
            let cards = rig.ask(&who, Intent::Press(Press::FoundPage(0, game.found))).await.message.unwrap();
            assert!((2..=4).contains(&cards.narrowings.len()), "{}: {:?}", game.label, cards.narrowings);
            for narrowing in &cards.narrowings {
                assert!(narrowing.choices.len() <= 25, "{}: a list of Discord has no more", game.label);
                assert_eq!(narrowing.choices.iter().filter(|choice| choice.used).count(), 1);
                assert!(narrowing.choices.iter().all(|choice| choice.label.chars().count() <= 34));
            }
            // The first value of one list and each of the next find something together.
            let value = cards.narrowings[1].choices[1].found;
            let some = rig.ask(&who, Intent::Press(Press::FoundPage(0, value))).await.message.unwrap();
            for choice in some.narrowings.iter().flat_map(|narrowing| &narrowing.choices) {
                let reply = rig.ask(&who, Intent::Press(Press::FoundPage(0, choice.found))).await;
                assert!(!reply.refused, "{}: {}", choice.label, answered(&reply));
            }
        }
    }
}

/// The lines of every page of a search, without the titles.
async fn found(rig: &mut Rig, who: &Person, search: CardSearch) -> Vec<String> {
    let (mut reply, mut lines) = (rig.ask(who, Intent::Cards(search, 0)).await, Vec::new());
    loop {
        let message = reply.message.unwrap_or_else(|| panic!("refused: {:?}", reply.toast));
        assert!(message.text.chars().count() <= 2_000);
        lines.extend(message.text.lines().skip(1).map(str::to_owned));
        let next = message.buttons.iter().rev().find(|button| button.label.ends_with('▶'));
        let Some(next) = next else { return lines };
        // A button that went through a chat is the same search.
        reply = rig.ask(who, Intent::Press(next.press.to_string().parse().unwrap())).await;
    }
}

// D-4
#[tokio::test]
async fn d4_cards_are_found_by_game_traits_and_words_in_both_languages() {
    let (mut rig, ann, boris) = (Rig::new(), ann(), boris());
    let heroes = GameId::of::<Heroes>();
    for game in GameId::sets() {
        let all = found(&mut rig, &ann, CardSearch::of(Some(game))).await;
        assert_eq!(all.len(), game.cards().len(), "{game}");
    }
    let cheap = found(&mut rig, &ann, CardSearch::typed(None, "heroes type:ally cost 3")).await;
    assert!(!cheap.is_empty() && cheap.iter().all(|line| line.contains("(3)") && line.contains("Ally")), "{cheap:#?}");
    let picked = CardSearch {
        game: Some(heroes),
        traits: vec![("type".to_owned(), "ally".to_owned()), ("cost".to_owned(), "3".to_owned())],
        ..CardSearch::default()
    };
    assert_eq!(found(&mut rig, &ann, picked.clone()).await, cheap, "chosen or typed, it is one search");
    let russian = found(&mut rig, &boris, CardSearch::typed(None, "Герои тип союзник цена 3")).await;
    assert_eq!(russian.len(), cheap.len());
    let some = found(&mut rig, &ann, CardSearch { text: "melee".to_owned(), ..picked }).await;
    assert!(!some.is_empty() && some.len() < cheap.len());
    assert!(some.iter().all(|line| line.to_lowercase().contains("melee")));
    let page = rig.ask(&ann, Intent::Cards(CardSearch::typed(None, "towers 2"), 0)).await;
    assert!(answered(&page).contains("page 2 of"), "{}", answered(&page));
    let longest = "ж".repeat(200);
    for (search, why) in [("no card says so", "no card says so"), (longest.as_str(), "жжж")] {
        let none = rig.ask(&ann, Intent::Cards(CardSearch::typed(None, search), 0)).await;
        assert!(none.refused && answered(&none).contains(why), "{}", answered(&none));
    }
}

#[tokio::test]
async fn every_trait_of_a_card_can_be_chosen_by_a_name_and_finds_a_card() {
    let (mut rig, ann) = (Rig::new(), ann());
    for lang in Lang::ALL {
        for field in rig.hall.card_traits(None, lang) {
            let FieldValues::OneOf(values) = field.values else { panic!("{} has no values", field.key) };
            assert!(!field.label.contains("trait-"), "{}", field.label);
            for (value, name) in values {
                assert!(!name.contains(&format!("-{value}")), "{name} is for people");
                for said in [value, name] {
                    let search =
                        CardSearch { traits: vec![(field.key.clone(), said.clone())], ..CardSearch::default() };
                    assert!(!rig.ask(&ann, Intent::Cards(search, 0)).await.refused, "{} {said}", field.key);
                }
            }
        }
    }
}

/// The names of every card in English and in Russian, as people type them: without non-breaking spaces.
fn names() -> Vec<[String; 2]> {
    let cards = GameId::of::<Towers>().cards().into_iter();
    let name =
        |(_, card): (String, AnyCard)| Lang::ALL.map(|lang| card.name(Words::engine(), lang).replace('\u{a0}', " "));
    cards.map(name).collect()
}

#[tokio::test]
async fn every_card_is_found_by_its_name_in_any_language() {
    let (mut rig, ann, boris) = (Rig::new(), ann(), boris());
    let card = |name: &str| Intent::Card(None, name.to_owned());
    for [english, russian] in names() {
        for search in [english.to_uppercase(), russian.to_lowercase()] {
            let found = answered(&rig.ask(&ann, card(&search)).await);
            assert!(found.starts_with(&english) && found.contains("[card, en, default]"), "{search}: {found}");
        }
        assert!(answered(&rig.ask(&boris, card(&english)).await).starts_with(&russian), "{english}");
    }
}

#[tokio::test]
async fn a_part_of_a_name_finds_its_card_and_a_slip_suggests_it() {
    let (mut rig, ann) = (Rig::new(), ann());
    let card = |name: &str| Intent::Card(None, name.to_owned());
    let [english, _] = &names()[0];
    let part: String = english.chars().take(english.chars().count() - 2).collect();
    assert!(answered(&rig.ask(&ann, card(&part)).await).contains(english.as_str()));
    let mut slip: Vec<char> = english.chars().collect();
    slip.swap(2, 3);
    let slip: String = slip.into_iter().collect();
    let suggested = rig.ask(&ann, card(&slip)).await;
    assert!(suggested.refused && answered(&suggested).contains(english.as_str()), "{suggested:?}");
    insta::assert_snapshot!(answered(&rig.ask(&ann, card("@@@@")).await), @"
    (refused)
    «No card is called anything like “@@@@”. See them all with /cards.»
    ");
    insta::assert_snapshot!(answered(&rig.ask(&ann, card(" \u{202e} ")).await), @"
    (refused)
    «Which card? Write a part of its name after /card.»
    ");
}

#[tokio::test]
async fn board_hand_and_table_are_said_in_words() {
    for lang in Lang::ALL {
        let (mut rig, kim, sam) = (Rig::new(), person("Kim", lang), person("Sam", lang));
        let language = Intent::Config(Some(("language".to_owned(), lang.to_string())));
        rig.ask(&admin(), language).await;
        let id = rig.duel(&kim, &sam).await;
        insta::assert_snapshot!(format!("begin-board-{lang}"), masked(&seen(rig.board(id))));
        insta::assert_snapshot!(format!("begin-hand-{lang}"), masked(&seen(rig.hand(&kim, id))));
        rig.keep(&[&kim, &sam], id).await;
        let (asked, other) = if rig.choices(&kim, id).is_empty() { (&sam, &kim) } else { (&kim, &sam) };
        let text = rig.ask(asked, Intent::Text(None)).await.message.unwrap();
        insta::assert_snapshot!(format!("turn-text-{lang}"), masked(&seen(&text)));
        insta::assert_snapshot!(format!("wait-hand-{lang}"), masked(&seen(rig.hand(other, id))));
        rig.press(asked, Press::ResignNow(id)).await;
        insta::assert_snapshot!(format!("end-board-{lang}"), masked(&seen(rig.board(id))));
        insta::assert_snapshot!(format!("end-hand-{lang}"), masked(&seen(rig.hand(asked, id))));
    }
}

#[tokio::test]
async fn every_message_of_a_duel_fits_every_platform() {
    for lang in Lang::ALL {
        let (mut rig, who) = (Rig::new(), person("Мммммммммммммммммммммммм", lang));
        let id = rig.duel_ai(&who).await;
        let mut longest = 0;
        while !rig.choices(&who, id).is_empty() {
            let text = rig.ask(&who, Intent::Text(Some(id))).await.message.unwrap();
            for message in [rig.board(id), rig.hand(&who, id), &text] {
                fits(message);
                longest = longest.max(message.picture.as_ref().map_or(0, |picture| picture.alt.chars().count()));
            }
            let press = usual(rig.hand(&who, id));
            rig.press(&who, press).await;
        }
        fits(rig.board(id));
        fits(rig.hand(&who, id));
        assert!(longest > 200, "the alt texts are not empty");
    }
}

fn fits(message: &Message) {
    assert!(!message.text.contains('⟨') && message.text.chars().count() <= 1_900, "{}", message.text);
    assert!(message.buttons.iter().all(|button| button.label.chars().count() <= 80 && !button.label.contains('⟨')));
    if let Some(picture) = &message.picture {
        assert!(!picture.alt.is_empty() && picture.alt.chars().count() <= 1_024, "{}", picture.alt);
        assert!(!picture.alt.contains('⟨'), "{}", picture.alt);
    }
}

/// A message with gaps in place of everything that changes when a card changes: names, costs, texts, piles and sums.
fn masked(text: &str) -> String {
    let mut text = text.to_owned();
    let (words, plain) = (Words::engine(), |said: String| said.replace('\u{a0}', " "));
    for lang in Lang::ALL {
        let mut cards: Vec<_> = GameId::of::<Towers>().cards().into_iter().map(|(_, card)| card).collect();
        // The longest text comes first, because the text of another card may be its beginning.
        cards.sort_by_key(|card| std::cmp::Reverse(card.text(words, lang).len()));
        for card in cards {
            let name = plain(card.name(words, lang));
            let cost = plain(card.cost(words, lang));
            text = text.replace(&format!(": {}", plain(card.text(words, lang))), ": TEXT");
            text = text.replace(&format!("{name} ({cost})"), "CARD (COST)").replace(&name, "CARD");
        }
    }
    let missing = (1..100).rev().flat_map(|n| [format!("needs {n} more"), format!("не хватает {n}")]);
    for usable in ["can be played", "можно сыграть"].map(str::to_owned).into_iter().chain(missing) {
        text = text.replace(&usable, "USE");
    }
    let digits =
        |word: &str| word.len() > 32 && word.trim_end_matches(['.', ';']).bytes().all(|b| b.is_ascii_hexdigit());
    let word = |word: &str| match word.trim_end_matches('.').parse::<u32>() {
        Ok(150..) => "PILE".to_owned(),
        _ if digits(word) => "HEX".to_owned(),
        _ => word.to_owned(),
    };
    text.lines().map(|line| line.split(' ').map(word).collect::<Vec<_>>().join(" ")).collect::<Vec<_>>().join("\n")
}

/// D-19: the log holds everything that was told, newest first, and its pages have room on every platform.
#[tokio::test]
async fn d19_the_log_tells_the_whole_course_newest_first_in_pages_that_fit() {
    let (mut rig, ann, boris, kim) =
        (Rig::new(), person("Ann", Lang::En), person("Ben", Lang::En), person("Kim", Lang::En));
    let id = rig.duel(&ann, &boris).await;
    assert!(!rig.press(&kim, Press::Log(id, 0)).await.refused, "anybody may read it where spectators are welcome");
    let moves = rig.play_out(&[&ann, &boris], id).await;
    let mut pages = Vec::new();
    for page in 1.. {
        let message = rig.press(&ann, Press::Log(id, page)).await.message.unwrap();
        fits(&message);
        let on = message.buttons.iter().any(|button| button.press == Press::Log(id, page + 1));
        pages.push(message.text);
        if !on {
            break;
        }
    }
    let lines: Vec<&str> = pages.iter().flat_map(|text| text.lines().skip(1)).collect();
    assert!(lines.len() > moves / 2 && pages.len() > 1, "{moves} moves, {pages:#?}");
    assert!(lines[0].contains("wins"), "the end comes first: {}", lines[0]);
    let opened = rig.press(&ann, Press::Log(id, 0)).await.message.unwrap().text;
    assert_eq!(opened, pages[0], "it opens with the first page");
    let public = rig.press(&kim, Press::Log(id, 1)).await.message.unwrap().text;
    assert!(public.lines().count() > 1, "{public}");
    assert!(rig.press(&kim, Press::Log(id, u16::MAX)).await.message.is_some(), "past the end comes the last page");
}
