//! What a host can choose: the decks of the seats, how many there are, and teams.

use std::borrow::Cow;

use super::card::Faction;
use super::decks;
use super::set::{Deck, library};
use super::setup::{DeckList, House, Setup};
use crate::kit::deck::{self, Fault};
use crate::kit::{
    DECKS, Definition, FirstTurn, OptionSpec, Options, Rng, Seat, SetupError, Text, Values, draw_decks, number,
};

/// Every option of a duel, in the order in which people see them.
pub(super) fn options() -> Vec<OptionSpec> {
    (0..2).map(Seat).filter_map(seat_option).chain([cap()]).collect()
}

/// After how many turns the healthier hero wins.
pub(super) fn cap() -> OptionSpec {
    OptionSpec { key: "cap", values: Values::Range(20, 1_000), default: "200".to_owned() }
}

/// The number that is chosen for it.
pub(super) fn turn_cap(options: &Options) -> u16 {
    number(options, "cap").unwrap_or(200)
}

/// The options for the number of seats and for teams (H-149..H-155).
pub(super) fn more_options() -> Vec<OptionSpec> {
    let teams = Values::OneOf(["none", "two"].map(str::to_owned).to_vec());
    vec![
        OptionSpec { key: "seats", values: Values::Range(2, 6), default: "2".to_owned() },
        OptionSpec { key: "teams", values: teams, default: "none".to_owned() },
    ]
}

/// The option by which a seat chooses its deck. If the third or a later seat chooses none, it gets a deck that nobody has.
pub(super) fn seat_option(seat: Seat) -> Option<OptionSpec> {
    let key = DECKS.get(seat.index())?;
    let values = Values::OneOf(all().map(|deck| deck.id.clone()).collect());
    let default = usual(seat.index(), &library().starters).map_or_else(String::new, |deck| deck.id.clone());
    Some(OptionSpec { key, values, default })
}

/// The deck that each of the first two seats gets if it chooses none.
fn usual(at: usize, format: &'static [Deck]) -> Option<&'static Deck> {
    format.get(*[0, 2].get(at)?)
}

/// The starter decks, then the decks of sixty cards.
fn all() -> impl Iterator<Item = &'static Deck> {
    library().starters.iter().chain(&library().constructed)
}

fn faction(deck: &Deck) -> Option<Faction> {
    library().card(&deck.hero).and_then(|hero| hero.faction)
}

/// The team of each seat: A, B, A, B with teams (H-152); without teams each seat is a team of its own.
pub(super) fn seating(options: &Options) -> Result<Vec<u8>, SetupError> {
    let seats: u8 = number(options, "seats").unwrap_or(2);
    if options.get("teams").is_none_or(|teams| teams != "two") {
        return Ok((0..seats).collect());
    }
    if seats % 2 == 1 {
        return Err(SetupError("two teams need as many seats each (H-152)".to_owned()));
    }
    Ok((0..seats).map(|seat| seat % 2).collect())
}

/// The choices made so far: the named decks, by seat, and the teams.
struct Table {
    named: Vec<Option<Cow<'static, Deck>>>,
    teams: Vec<u8>,
}

impl Table {
    fn of(options: &Options) -> Result<Self, SetupError> {
        let teams = seating(options)?;
        let deck = |key: &&str| options.get(*key).and_then(|value| decks::named(value));
        Ok(Self { named: DECKS.iter().take(teams.len()).map(deck).collect(), teams })
    }

    /// The decks of the format that is played. It is the format of the first named deck, or else the starter format.
    fn format(&self) -> &'static [Deck] {
        let first = self.named.iter().flatten().next();
        if first.is_none_or(|deck| is_starter(deck)) { &library().starters } else { &library().constructed }
    }

    /// Whether a seat can have a deck: all decks of a team are of one faction (H-151).
    fn fits(&self, at: usize, deck: &Deck) -> bool {
        let mates = (0..).zip(&self.named).filter(|(other, _)| *other != at && self.teams[*other] == self.teams[at]);
        mates.filter_map(|(_, deck)| deck.as_deref()).all(|mate| faction(mate) == faction(deck))
    }

    /// The decks of a format that a seat can have: those that nobody has, or all of them if every deck is taken.
    fn left(&self, at: usize, format: &'static [Deck]) -> Vec<&'static Deck> {
        let fitting: Vec<_> = format.iter().filter(|deck| self.fits(at, deck)).collect();
        let taken = |deck: &Deck| self.named.iter().flatten().any(|taken| taken.id == deck.id);
        let free: Vec<_> = fitting.iter().copied().filter(|deck| !taken(deck)).collect();
        if free.is_empty() { fitting } else { free }
    }

    /// Gives those who named none a deck that nobody has yet.
    fn filled(mut self) -> Result<Vec<Cow<'static, Deck>>, SetupError> {
        let format = self.format();
        for at in 0..self.named.len() {
            let usual = usual(at, format).filter(|deck| self.fits(at, deck));
            let named = self.named[at].clone().or(usual.map(Cow::Borrowed));
            let given = named.or_else(|| self.left(at, format).first().copied().map(Cow::Borrowed));
            let given = given.ok_or_else(|| SetupError("no deck is left for everybody".to_owned()))?;
            if !self.fits(at, &given) {
                let other = format!("`{}` is of another faction than its team (H-151)", given.hero);
                return Err(SetupError(other));
            }
            self.named[at] = Some(given);
        }
        Ok(self.named.into_iter().flatten().collect())
    }
}

/// The decks that a seat can choose, with the class of each hero.
pub(super) fn brings(options: &Options, seat: Seat) -> Vec<(String, Text)> {
    let Ok(mut table) = Table::of(options) else { return Vec::new() };
    let at = seat.index();
    if at >= table.named.len() {
        return Vec::new();
    }
    table.named[at] = None;
    table.format().iter().filter(|deck| table.fits(at, deck)).map(|deck| (deck.id.clone(), called(deck))).collect()
}

/// Whether a deck is played against starter decks (H-09).
fn is_starter(deck: &Deck) -> bool {
    deck.size() == library().starters[0].size()
}

/// Everything that keeps a seat from bringing a deck: what is wrong with it, and what does not go with the others.
pub(super) fn deck_fits(options: &Options, seat: Seat, deck: &deck::Deck) -> Vec<Fault> {
    let mut found = decks::all_faults(deck);
    let (Ok(mut table), brought) = (Table::of(options), decks::of(deck)) else { return found };
    let at = seat.index();
    if at >= table.named.len() {
        return found;
    }
    table.named[at] = None;
    let named = table.named.iter().flatten().next().is_some();
    if named && is_starter(&brought) != is_starter(&table.format()[0]) {
        let key = if is_starter(&brought) { "fault-heroes-against-sixty" } else { "fault-heroes-against-thirty" };
        found.push(Fault { rule: "H-09", text: Text::new(key) });
    }
    if !table.fits(at, &brought) {
        found.push(Fault { rule: "H-151", text: Text::new("fault-heroes-team") });
    }
    found
}

/// The options with a deck by lot for every seat that has none. Options that cannot be played stay as they are.
pub(super) fn draw(options: &Options, chance: &mut Rng) -> Options {
    let Ok(table) = Table::of(options) else { return options.clone() };
    let format = table.format();
    let left = |options: &Options, at: usize| {
        let table = Table::of(options).into_iter();
        table.flat_map(|table| table.left(at, format)).map(|deck| deck.id.clone()).collect()
    };
    draw_decks(options, table.named.len(), chance, left)
}

/// A deck with the class of its hero.
pub(super) fn called(deck: &Deck) -> Text {
    let name = Text::new("brings-heroes").text("deck", Text::new(format!("deck-heroes-{}", deck.id)));
    let class = library().card(&deck.hero).and_then(|hero| hero.classes.first().copied());
    class.into_iter().fold(name, |name, class| name.text("class", super::words::class(class)))
}

/// The set-up that options mean; they have been checked.
pub(super) fn set_up(options: &Options, first: FirstTurn) -> Result<Setup, SetupError> {
    let table = Table::of(options)?;
    let in_teams = options.get("teams").is_some_and(|teams| teams == "two");
    let teams = if in_teams { table.teams.clone() } else { Vec::new() };
    let chosen = table.filled()?;
    Ok(Setup {
        cards: cards(&chosen),
        decks: chosen.iter().map(|deck| DeckList { hero: deck.hero.clone(), cards: deck.cards.clone() }).collect(),
        teams,
        house: House { turn_cap: turn_cap(options), asks_once: true, ..House::default() },
        first,
        position: None,
    })
}

/// Every card that can be met: those of the decks, and all tokens. Their art is no part of a match: it may change without a
/// change of the rules.
fn cards(decks: &[Cow<'static, Deck>]) -> Vec<super::card::CardDef> {
    let met = |id: &str| decks.iter().any(|deck| deck.hero == id || deck.cards.iter().any(|(card, _)| card == id));
    let cards = library().cards.iter().filter(|card| card.token || met(&card.id));
    cards.map(|card| (**card).clone().bare()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::heroes::Heroes;
    use crate::kit::Hosted;

    fn named(options: &[(&str, &str)]) -> Options {
        options.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect()
    }

    fn chosen(options: &[(&str, &str)]) -> Result<Vec<String>, SetupError> {
        let setup = Heroes::choose(&named(options), FirstTurn::Random)?;
        Ok(setup.decks.into_iter().map(|deck| deck.hero).collect())
    }

    fn hero(deck: &str) -> String {
        all().find(|one| one.id == deck).expect("a deck of the library").hero.clone()
    }

    #[test]
    fn every_seat_can_name_its_deck() {
        let decks: Vec<&str> = library().starters.iter().map(|deck| &*deck.id).collect();
        let named: Vec<(&str, &str)> = DECKS.into_iter().zip(decks.iter().rev().copied()).collect();
        let heroes = chosen(&[&named[..], &[("seats", "6")]].concat()).unwrap();
        assert_eq!(heroes, decks.iter().rev().take(6).map(|deck| hero(deck)).collect::<Vec<_>>());
        assert!(chosen(&[("deck3", decks[0])]).is_err(), "there is no third seat");
    }

    #[test]
    fn a_team_has_one_faction_whoever_of_it_chooses_h_151() {
        for deck in &library().starters {
            let options = named(&[("seats", "4"), ("teams", "two"), ("deck4", &*deck.id)]);
            let setup = Heroes::choose(&options, FirstTurn::Random);
            let factions: Vec<_> = setup
                .unwrap()
                .decks
                .iter()
                .map(|deck| library().card(&deck.hero).and_then(|hero| hero.faction))
                .collect();
            assert_eq!((factions[0], factions[1]), (factions[2], factions[3]), "{}", deck.id);
        }
        let by =
            |faction: Faction| library().starters.iter().find(|deck| self::faction(deck) == Some(faction)).unwrap();
        let of = [by(Faction::Lantern), by(Faction::Thorn)];
        let wrong = [("seats", "4"), ("teams", "two"), ("opposing", &*of[0].id), ("deck4", &*of[1].id)];
        assert!(chosen(&wrong).is_err());
        assert!(chosen(&wrong[..1]).is_ok());
    }

    #[test]
    fn what_a_seat_may_bring_is_of_the_format_and_of_its_team() {
        let constructed = &library().constructed[0];
        let ids = |found: Vec<(String, Text)>| found.into_iter().map(|(id, _)| id).collect::<Vec<_>>();
        let all = ids(brings(&named(&[]), Seat::SECOND));
        assert_eq!(all, library().starters.iter().map(|deck| deck.id.clone()).collect::<Vec<_>>());
        let sixty = ids(brings(&named(&[("deck", &constructed.id)]), Seat::SECOND));
        assert_eq!(sixty, library().constructed.iter().map(|deck| deck.id.clone()).collect::<Vec<_>>());
        let table = named(&[("seats", "4"), ("teams", "two"), ("deck", &library().starters[0].id)]);
        let mates = ids(brings(&table, Seat(2)));
        assert!(!mates.is_empty() && mates.len() < all.len(), "{mates:?}");
        assert_eq!(ids(brings(&table, Seat::SECOND)).len(), all.len(), "the other team has not chosen yet");
        for (seat, found) in [(Seat(2), mates), (Seat::SECOND, all)] {
            for id in found {
                let mut table = table.clone();
                table.insert(DECKS[seat.index()].to_owned(), id);
                Heroes::choose(&table, FirstTurn::Random).unwrap();
            }
        }
        assert!(brings(&table, Seat(4)).is_empty());
    }

    #[test]
    fn who_names_nothing_gets_what_it_always_was() {
        let starters = &library().starters;
        assert_eq!(chosen(&[]).unwrap(), [&*starters[0].hero, &*starters[2].hero]);
        let constructed = &library().constructed;
        assert_eq!(chosen(&[("deck", &constructed[1].id)]).unwrap()[1], constructed[2].hero);
    }

    #[test]
    fn a_lot_gives_every_seat_a_deck_of_its_format_and_of_its_team_s_faction() {
        let constructed = &*library().constructed[4].id;
        for wished in [
            &[][..],
            &[("seats", "3")],
            &[("seats", "6")],
            &[("seats", "6"), ("teams", "two")],
            &[("seats", "4"), ("teams", "two"), ("deck3", "dogs-first")],
            &[("opposing", constructed)],
        ] {
            let wished = named(wished);
            for seed in 0..200 {
                let drawn = draw(&wished, &mut Rng::from_number(seed));
                assert!(wished.iter().all(|(key, value)| drawn[key] == *value), "what is chosen stays: {drawn:?}");
                assert_eq!(drawn, draw(&drawn, &mut Rng::from_number(seed + 1)), "nothing is left to chance");
                let setup = Heroes::choose(&drawn, FirstTurn::Random).unwrap();
                let mut heroes: Vec<&str> = setup.decks.iter().map(|deck| &*deck.hero).collect();
                heroes.sort_unstable();
                heroes.dedup();
                // Both teams of three may be of the faction that has only four decks.
                let apart = drawn.get("seats").is_none_or(|seats| seats != "6") || !drawn.contains_key("teams");
                assert!(!apart || heroes.len() == setup.decks.len(), "everybody has another: {drawn:?}");
            }
        }
    }

    #[test]
    fn every_deck_comes_by_lot_and_the_same_seed_draws_the_same() {
        let of = |seed| crate::games::GameId::of::<Heroes>().draw(&named(&[]), Rng::seed_of_number(seed));
        let mut counts = std::collections::BTreeMap::<_, u32>::new();
        for seed in 0..900 {
            let drawn = of(seed);
            assert_eq!(drawn, of(seed));
            *counts.entry(drawn["deck"].clone()).or_default() += 1;
            *counts.entry(drawn["opposing"].clone()).or_default() += 1;
        }
        assert_eq!(counts.len(), library().starters.len());
        assert!(counts.values().all(|count| (140..=260).contains(count)), "{counts:?}");
    }
}
