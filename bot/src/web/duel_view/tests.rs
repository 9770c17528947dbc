//! Tests what a player reads and can press on the page of a duel.

use super::*;
use duelhall_hall::{Button, Lately, Look, Numbered, Packed, Several, Sift, Sight};

fn button(label: &str, number: u8, group: u8, index: u16) -> Button {
    let press = Press::Answer(MatchId::from_number(1), 4, index);
    let card =
        (number > 0).then(|| Numbered { number, verb: "Play".into(), short: format!("Play {number}"), several: None });
    Button { press, label: label.to_owned(), card, look: Look::Plain, group }
}

fn drawn(numbers: &[u16]) -> Drawn {
    let spot = |number: &u16| Spot::numbered(*number, (1, 2, 30, 40), Some((5, 6, 7, 8)));
    Drawn { address: "data:".into(), width: 100, height: 100, spots: numbers.iter().map(spot).collect() }
}

fn sight(number: Option<u16>, card: Option<&str>, words: &str) -> Sight {
    Sight { number, card: card.map(str::to_owned), words: words.to_owned() }
}

fn item(buttons: Vec<Button>, in_play: Vec<(u16, usize)>) -> Item {
    let text = "Your turn: play a card.".to_owned();
    let slot = Some(duelhall_hall::Slot::Hand(MatchId::from_number(1)));
    let happened = |(at, (turn, words)): (usize, &(bool, &str))| Happened {
        words: (*words).to_owned(),
        turn: *turn,
        since: at > 1,
    };
    let events = [(true, "Turn 2: Bob."), (false, "one"), (false, "two"), (false, "three"), (false, "four")];
    let events = events.iter().enumerate().map(happened).collect();
    let message = Message { text, head: 1, buttons, in_play, own_turn: true, ..Message::default() };
    let board = Message { sights: vec![sight(Some(39), Some("ogre"), "Ann #39")], ..Message::default() };
    let board = Some((board, Some(drawn(&[39]))));
    let lately = Lately { events, moved: true };
    Item { pictures: vec![drawn(&[1, 2])], board, lately, ..Item::plain(slot, message) }
}

// F-5
#[test]
fn a_painted_card_has_its_choices_and_the_others_are_listed() {
    let buttons = vec![
        button("Play 2: Moat", 2, 0, 0),
        button("Play 9: Gate", 9, 0, 1),
        button("Attack: Ann #39", 0, 0, 2),
        button("End Turn", 0, 2, 3),
    ];
    let html = duel(MatchId::from_number(1), &item(buttons, vec![(39, 2)]), Lang::En);
    let about = |number: &str| {
        let rest = html.split(&format!("data-about=\"{number}\"")).nth(1).unwrap_or_default();
        rest.split("</div>").next().unwrap_or_default().to_owned()
    };
    assert!(about("hand-2").contains("Play 2: Moat") && !about("hand-1").contains("data-press"), "{html}");
    assert!(about("board-39").contains("Attack: Ann #39"), "{html}");
    let listed = html.split("class=\"choices\"").nth(1).unwrap_or_default();
    assert!(listed.contains("Play 9: Gate") && listed.contains("Attack: Ann #39"), "{html}");
    assert_eq!(html.matches("Play 2: Moat").count(), 1);
    assert!(html.contains("<h2 class=\"whose\">Your turn</h2>") && html.contains("Play a card."), "{html}");
    assert!(html.contains("<li class=\"begins\">Turn 2: Bob.</li>"), "a turn begins: {html}");
    assert!(["one", "four"].iter().all(|event| html.contains(&format!("<li>{event}</li>"))), "the whole turn: {html}");
    let since = html.split("<ol class=\"since\">").nth(1).unwrap_or_default();
    assert!(html.contains("Your move and what followed") && !since.contains("<li>one</li>"), "{html}");
    assert!(since.contains("<li>two</li><li>three</li><li>four</li>"), "{html}");
}

/// A hero is looked at by its kind, and a card that lies face down says no more than that.
#[test]
fn a_painted_hero_is_shown_large_and_a_card_face_down_says_that_it_is() {
    let mut item = item(Vec::new(), Vec::new());
    let hero = Spot { number: 0, card: Some("witch".to_owned()), place: (50, 50, 30, 40), tab: None };
    let drawn = Drawn { spots: [drawn(&[39]).spots, vec![hero]].concat(), ..drawn(&[]) };
    let sights = vec![sight(Some(39), None, "Face down."), sight(None, Some("witch"), "The witch")];
    item.board = Some((Message { sights, ..Message::default() }, Some(drawn)));
    let html = duel(MatchId::from_number(1), &item, Lang::En);
    let about = |key: &str| {
        let rest = html.split(&format!("data-about=\"board-{key}\"")).nth(1).unwrap_or_default();
        rest.split("</div>").next().unwrap_or_default().to_owned()
    };
    assert!(about("39").contains("Face down.") && !about("39").contains("data-look"), "{html}");
    assert!(about("x-witch-0").contains("The witch") && html.contains("data-card=\"board-x-witch-0\""), "{html}");
}

#[test]
fn a_painted_hero_keeps_its_key_when_the_field_above_it_grows_and_two_of_a_kind_differ() {
    let witch = || Spot { number: 0, card: Some("witch".to_owned()), place: (50, 50, 30, 40), tab: None };
    let keys = |spots: Vec<Spot>| {
        let mut item = item(Vec::new(), Vec::new());
        item.board = Some((Message::default(), Some(Drawn { spots, ..drawn(&[]) })));
        let html = duel(MatchId::from_number(1), &item, Lang::En);
        let keys = html.split("data-card=\"board-x").skip(1).filter_map(|rest| rest.split('"').next());
        keys.map(str::to_owned).collect::<Vec<_>>()
    };
    let before = keys(vec![witch(), witch()]);
    assert_eq!(before, ["-witch-0", "-witch-1"]);
    assert_eq!(keys([vec![witch()], drawn(&[39, 40]).spots, vec![witch()]].concat()), before);
}

#[test]
fn two_ways_to_pass_keep_their_order_whether_or_not_a_card_can_be_played() {
    let passes = || [button("Pass", 0, 2, 7), button("Pass for This Turn", 0, 2, 8)];
    for cards in [Vec::new(), vec![button("Play 2: Moat", 2, 0, 0)]] {
        let buttons = cards.into_iter().chain(passes()).collect();
        let html = duel(MatchId::from_number(1), &item(buttons, Vec::new()), Lang::En);
        let listed = html.split("class=\"choices\"").nth(1).unwrap_or_default();
        let listed = listed.split("class=\"tools\"").next().unwrap_or_default();
        let at = |label: &str| listed.find(&format!(">{label}<"));
        assert!(at("Pass").is_some() && at("Pass") < at("Pass for This Turn"), "{html}");
    }
}

#[test]
fn a_hand_on_one_broad_picture_alone_has_all_of_its_cards() {
    let item = item(vec![button("Play 2: Moat", 2, 0, 0)], Vec::new());
    let html =
        duel(MatchId::from_number(1), &Item { pictures: Vec::new(), whole: Some(drawn(&[1, 2])), ..item }, Lang::En);
    let fan = html.split("class=\"fan\"").nth(1).unwrap_or_default();
    assert_eq!(fan.matches("class=\"cards\"").count(), 1, "{html}");
    assert!(fan.contains("class=\"spot usable\" data-card=\"hand-2\""), "{html}");
    let about = html.split("data-about=\"hand-2\"").nth(1).unwrap_or_default();
    assert!(about.contains("Play 2: Moat"), "{html}");
}

#[test]
fn before_the_first_move_everything_is_news_and_nothing_is_said_to_be_since_a_move() {
    let mut item = item(vec![button("End Turn", 0, 2, 3)], Vec::new());
    item.lately.moved = false;
    item.lately.events.iter_mut().for_each(|event| event.since = true);
    let html = duel(MatchId::from_number(1), &item, Lang::En);
    assert!(html.contains("What just happened</h3><ol class=\"since\">"), "{html}");
    assert!(!html.contains("Your move and what followed") && html.matches("<h3>").count() == 1, "{html}");
}

#[test]
fn a_page_with_a_clock_does_not_say_how_much_time_is_left() {
    let mut item = item(vec![button("End Turn", 0, 2, 3)], Vec::new());
    item.message.text = "Your turn: play a card.\n0:59 left.\nYou have missed one move.".to_owned();
    (item.message.head, item.message.timed) = (3, Some(1));
    let html = duel(MatchId::from_number(1), &item, Lang::En);
    assert!(!html.contains("0:59") && html.contains("You have missed one move."), "{html}");
}

#[test]
fn a_hand_without_a_question_is_not_asked() {
    let html = duel(MatchId::from_number(1), &item(Vec::new(), Vec::new()), Lang::Ru);
    assert!(!html.contains("data-asked"));
}

#[test]
fn a_turn_is_ended_at_the_same_place_also_if_nothing_else_can_be_done() {
    for cards in [Vec::new(), vec![button("Play 2: Moat", 2, 0, 0)]] {
        let end = cards.len();
        let buttons = cards.into_iter().chain([button("End Turn", 0, 2, 3)]).collect();
        let mut item = item(buttons, Vec::new());
        item.message.ends_turn = vec![end];
        let html = duel(MatchId::from_number(1), &item, Lang::En);
        let tools =
            html.split("class=\"tools\"").nth(1).and_then(|rest| rest.split("</header>").next()).unwrap_or_default();
        assert!(tools.contains("<span class=\"end\">") && tools.contains(">End Turn<"), "{html}");
    }
}

#[test]
fn a_card_in_play_is_read_first_unless_a_target_is_asked_for() {
    let reads = |buttons: Vec<Button>, ends_turn: Vec<usize>| {
        let mut item = item(buttons, vec![(39, 0)]);
        item.message.ends_turn = ends_turn;
        duel(MatchId::from_number(1), &item, Lang::En).contains(" data-reads")
    };
    let attack = || button("Attack: Ann #39", 0, 0, 0);
    assert!(reads(vec![attack(), button("End Turn", 0, 2, 1)], vec![1]), "in the own turn");
    assert!(
        !reads(vec![attack(), Button { look: Look::Back, ..button("Take Back", 0, 2, 1) }], Vec::new()),
        "a target"
    );
    let passes = [button("Pass", 0, 2, 1), button("Pass for This Turn", 0, 2, 2)];
    let mut own =
        item(vec![attack(), passes[0].clone(), Button { look: Look::Last, ..passes[1].clone() }], vec![(39, 0)]);
    own.message.own_turn = true;
    let html = duel(MatchId::from_number(1), &own, Lang::En);
    assert!(html.contains(" data-reads"), "in the own turn that can be passed for good, too: {html}");
    assert!(reads([vec![attack()], passes.to_vec()].concat(), Vec::new()), "an answer to what others do");
}

#[test]
fn at_the_end_a_card_can_be_read_and_nothing_be_done_with_it() {
    let over = Button { press: Press::Rematch(MatchId::from_number(1)), ..button("Rematch", 0, 3, 0) };
    let html = duel(MatchId::from_number(1), &item(vec![over], Vec::new()), Lang::En).replace('\u{a0}', " ");
    assert!(html.contains("Press a card to read it.</p>"), "{html}");
}

#[test]
fn a_page_that_scrolls_its_board_away_has_the_last_deed_for_the_way_back() {
    let strip = |buttons: Vec<Button>| {
        let html = duel(MatchId::from_number(1), &item(buttons, Vec::new()), Lang::En);
        assert!(html.contains("aria-label=\"Show the board large\""), "{html}");
        html.split("class=\"peek\" hidden>").nth(1).map(|rest| rest.split("</button>").next().unwrap().to_owned())
    };
    let said = strip(vec![button("End Turn", 0, 2, 0)]).expect("a strip");
    assert!(said.contains("Back to the board") && said.contains("<span class=\"deed\">four</span>"), "{said}");
    let over = Button { press: Press::Rematch(MatchId::from_number(1)), ..button("Rematch", 0, 3, 0) };
    assert_eq!(strip(vec![over]), None, "the end says the last deed itself");
}

#[test]
fn a_deck_that_is_built_is_listed_beside_its_pool_and_says_what_it_lacks() {
    let card = |number: u8, name: &str, now: u8, most: u8| {
        let several = Some(Several { taken: Taken { now, most }, name: format!("{number}: {name}") });
        let card = Some(Numbered { number, verb: "Cards".into(), short: number.to_string(), several });
        Button { card, ..button(&format!("Press {name}"), 0, 0, number.into()) }
    };
    let sift = Button { press: Press::Sift(MatchId::from_number(1), Sift::In), ..button("In Deck 3", 0, 4, 0) };
    let fill = || button("Fill for Me", 0, 2, 9);
    let built = |lacks: &str| {
        let mut item = item(vec![sift.clone(), fill()], Vec::new());
        let cards = vec![(Some(2), card(7, "Moat", 1, 1)), (None, card(8, "Gate", 2, 3))];
        item.message.packed = Some(Packed { cards, lacks: lacks.into() });
        duel(MatchId::from_number(1), &item, Lang::En)
    };
    let html = built("Done: 8 Missing");
    let list =
        html.split("class=\"deck-list\"").nth(1).and_then(|rest| rest.split("</section>").next()).expect("a list");
    let rows: Vec<&str> = list.split("<li>").skip(1).collect();
    assert!(list.contains("<h3>In the deck: 3</h3>") && rows.len() == 2, "{list}");
    assert!(rows[0].contains("<span class=\"cost\">2</span>") && rows[0].contains("Take out:"), "{}", rows[0]);
    assert!(rows[0].contains("<span class=\"name\">Moat</span>") && !rows[0].contains("1/1"), "{}", rows[0]);
    assert!(rows[1].contains("Put in:") && rows[1].contains("2/3"), "the last copy goes in first: {}", rows[1]);
    assert!(rows[1].contains("data-press=\"a:") && rows[1].contains("data-done=\"Press Gate\""), "{}", rows[1]);
    assert!(html.contains("disabled>Done: 8 Missing</button>") && html.contains("choices sifted"), "{html}");
    assert!(!built("").contains("disabled>"), "a deck that lacks nothing has its own button");
}
