//! What a card of a hand lacks, checked in whole random matches.

use duelhall_engine::ai::Level;
use duelhall_engine::games::{GameId, Match};
use duelhall_engine::heroes::Heroes;
use duelhall_engine::heroes::table as heroes;
use duelhall_engine::kit::{FirstTurn, Options, Rng, Seat, Status, Viewer};
use duelhall_engine::towers::Towers;
use duelhall_engine::towers::table::{self as towers, Use};

/// Plays a few matches, and looks at each table of each seat.
fn watch(game: GameId, matches: u8, mut look: impl FnMut(&Match, Seat)) {
    let mut rng = Rng::from_number(9);
    for number in 0..matches {
        let mut duel = Match::begin(game, &Options::new(), FirstTurn::Random, [number; 32]).unwrap();
        while let Status::Waiting(seats) = duel.status() {
            (0..duel.seats()).for_each(|seat| look(&duel, Seat(seat)));
            let seat = seats.iter().next().unwrap();
            let index = duel.advise(seat, Level::Random, &mut rng).unwrap();
            let step = duel.prompt(seat).unwrap().step;
            let entry = duel.answer(seat, step, index).unwrap();
            duel.take(&entry).unwrap();
        }
        (0..duel.seats()).for_each(|seat| look(&duel, Seat(seat)));
    }
}

#[test]
fn t19_a_card_lacks_what_its_cost_is_above_the_stocks_and_can_be_played_if_it_lacks_nothing() {
    let (mut lacking, mut idle) = (0, 0);
    watch(GameId::of::<Towers>(), 20, |duel, seat| {
        let table = duel.table(Viewer::Seat(seat));
        let table = table.get::<towers::Table>().unwrap();
        for held in &table.hand {
            let cost = held.card.cost.by_resource().map(i16::from);
            let stock = table.sides[seat].stock;
            let missing: i16 = cost.iter().zip(stock).map(|(cost, stock)| (cost - stock).max(0)).sum();
            match held.missing {
                Some(said) => {
                    assert!(said > 0 && i16::try_from(said) == Ok(missing), "{held:?} with {stock:?}");
                    assert!(matches!(held.usable, Use::DiscardOnly | Use::Nothing), "{held:?}");
                    lacking += 1;
                }
                None if held.usable == Use::Play => assert_eq!(missing, 0, "{held:?} with {stock:?}"),
                None => idle += 1,
            }
        }
    });
    assert!(lacking > 100 && idle > 100, "{lacking} {idle}");
}

#[test]
fn h22_a_card_lacks_resources_in_its_players_own_open_turn_alone() {
    let (mut lacking, mut idle) = (0, 0);
    watch(GameId::of::<Heroes>(), 6, |duel, seat| {
        let table = duel.table(Viewer::Seat(seat));
        let table = table.get::<heroes::Table>().unwrap();
        let ready = table.seats[seat.index()].resources.iter().filter(|resource| !resource.exhausted).count();
        for held in &table.hand {
            let Some(missing) = held.missing else {
                idle += 1;
                continue;
            };
            assert_eq!(table.turn, Some(seat), "{held:?}");
            assert_eq!(held.cost.map(usize::from), Some(ready + usize::from(missing)), "{held:?}");
            assert_ne!(held.usable, heroes::Use::Play, "{held:?}");
            lacking += 1;
        }
    });
    assert!(lacking > 100 && idle > 100, "{lacking} {idle}");
}
