//! Links into the private chat: what their payloads mean, and which links lead to a page.

use duelhall_hall::{CardSearch, ChallengeId, Found, Hall, Intent, Opponent, Press};

use super::wanted::{Ask, duel_with, game_in};

/// The longest payload of a link.
const LONGEST: usize = 64;

/// Reads the payload of a link into the private chat.
pub(crate) fn start(hall: &Hall, payload: &str) -> Ask {
    let (what, about) = payload.split_once('_').unwrap_or((payload, ""));
    if let Some(page) = what.strip_prefix('f') {
        let found = page.parse().ok().zip(about.parse().ok());
        return found.map_or(Ask::Help, |(page, found)| Ask::Hall(Intent::Press(Press::FoundPage(page, found))));
    }
    match what {
        "h" => about.parse().map_or(Ask::Help, |id| Ask::Hand(Some(id))),
        "d" => about.parse().map_or(Ask::Help, |id| Ask::Hall(Intent::Press(Press::Decks(ChallengeId(id))))),
        "l" => about.parse().map_or(Ask::Help, |id| Ask::Hall(Intent::Press(Press::Look(id, 0)))),
        "p" => about.parse().map_or(Ask::Help, |page| Ask::Hall(Intent::Press(Press::CardsPage(page)))),
        "m" => about.parse().map_or(Ask::Help, |id| Ask::Hall(Intent::Press(Press::More(id)))),
        "r" => about.parse().map_or(Ask::Help, |id| Ask::Hall(Intent::Press(Press::Replay(id)))),
        "j" => Ask::Hall(Intent::Join(about.to_owned())),
        "code" => Ask::Hall(duel_with(Opponent::Code, None)),
        "rules" => Ask::Hall(Intent::Rules(game_in(hall, about))),
        "cards" => Ask::Hall(Intent::Cards(CardSearch::typed(None, &about.replace('_', " ")), 0)),
        "commands" => Ask::Commands,
        "" => Ask::Welcome,
        _ => Ask::Help,
    }
}

/// The payload of the link that shows in the private chat what is too long for a group; `None` if nothing of it is.
pub(crate) fn page_of(ask: &Ask) -> Option<String> {
    match ask {
        Ask::Hall(intent) => page_of_hall(intent),
        Ask::Commands => Some("commands".to_owned()),
        _ => None,
    }
}

/// The same for a request to the hall.
pub(crate) fn page_of_hall(intent: &Intent) -> Option<String> {
    match intent {
        Intent::Rules(None) => Some("rules".to_owned()),
        Intent::Rules(Some(game)) => Some(format!("rules_{}", game.name())),
        Intent::Cards(search, _) => Some(cards(&search.text)),
        _ => None,
    }
}

/// The payload that shows a page of cards that were found, with the ways to narrow them.
pub(crate) fn of_found(page: u16, found: Found) -> String {
    format!("f{page}_{found}")
}

/// The payload that shows a page of all cards.
pub(crate) fn of_cards(page: u16) -> String {
    format!("p_{page}")
}

/// The payload that shows the cards that somebody looks for: all of them if it cannot carry the words.
fn cards(words: &str) -> String {
    let payload = words.split_whitespace().fold("cards".to_owned(), |payload, word| format!("{payload}_{word}"));
    let can = payload.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_') && payload.len() <= LONGEST;
    if can { payload } else { "cards".to_owned() }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use duelhall_engine::games::GameId;
    use duelhall_engine::heroes::Heroes;
    use duelhall_hall::{HallConfig, SystemClock};
    use duelhall_store::{MatchId, MemoryStore};

    use super::*;

    fn hall() -> Hall {
        let (sender, _) = tokio::sync::mpsc::unbounded_channel();
        Hall::open(HallConfig::default(), Arc::new(MemoryStore::new()), Arc::new(SystemClock), sender).unwrap()
    }

    #[test]
    fn a_link_leads_to_a_hand_or_a_page_and_any_other_to_the_help() {
        let (hall, id) = (hall(), MatchId::from_number(5));
        let start = |payload: &str| start(&hall, payload);
        assert_eq!(start(&format!("h_{id}")), Ask::Hand(Some(id)));
        assert_eq!(start(&format!("j_{id}")), Ask::Hall(Intent::Join(id.to_string())));
        assert_eq!(start(&format!("l_{id}")), Ask::Hall(Intent::Press(Press::Look(id, 0))));
        assert_eq!(start(&format!("m_{id}")), Ask::Hall(Intent::Press(Press::More(id))));
        assert_eq!(start(&format!("r_{id}")), Ask::Hall(Intent::Press(Press::Replay(id))));
        assert_eq!(start(&page_of(&Ask::Commands).unwrap()), Ask::Commands);
        assert_eq!((start(""), start("code")), (Ask::Welcome, Ask::Hall(duel_with(Opponent::Code, None))));
        assert_eq!(start(&of_cards(7)), Ask::Hall(Intent::Press(Press::CardsPage(7))));
        let found = Found::new([u8::MAX; 4], &"я".repeat(18));
        let payload = of_found(u16::MAX, found);
        assert!(payload.len() <= LONGEST && payload.bytes().all(|b| b.is_ascii_alphanumeric() || b"_-".contains(&b)));
        assert_eq!(start(&payload), Ask::Hall(Intent::Press(Press::FoundPage(u16::MAX, found))));
        let heroes = Some(GameId::of::<Heroes>());
        let cards = |words: &str| Intent::Cards(CardSearch::typed(None, words), 0);
        for page in [Intent::Rules(None), Intent::Rules(heroes), cards(""), cards("heroes cost 3")].map(Ask::Hall) {
            let payload = page_of(&page).unwrap();
            assert_eq!(start(&payload), page, "{payload}");
        }
        assert_eq!(page_of(&Ask::Hall(cards("стена"))).as_deref(), Some("cards"));
        for other in ["help", "f", "f1_", "f_?", "h_", "h_?", "l_?", "m_", "p_", "p_-1", "x_1"] {
            assert_eq!(start(other), Ask::Help, "{other}");
        }
        assert!(format!("h_{}", MatchId::from_number(u64::MAX)).len() <= 64);
    }
}
