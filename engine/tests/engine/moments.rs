//! The key moments of a match that is over: few, in order, and only what everybody could see.

use duelhall_engine::ai::Level;
use duelhall_engine::games::{GameId, Match, Moment, MomentsError};
use duelhall_engine::kit::{Deed, Entry, FirstTurn, Options, Record, Rng, Seat, Status, Viewer};

/// The record of a match between computer players of one level.
fn played(game: GameId, level: Level, number: u8) -> Record {
    let mut duel = Match::begin(game, &Options::new(), FirstTurn::Random, [number; 32]).unwrap();
    let begun = duel.clone();
    let (mut entries, mut rng) = (Vec::new(), Rng::from_number(number.into()));
    while let Status::Waiting(seats) = duel.status() {
        let seat = seats.iter().next().unwrap();
        let index = duel.advise(seat, level, &mut rng).unwrap();
        let entry = duel.answer(seat, duel.prompt(seat).unwrap().step, index).unwrap();
        duel.take(&entry).unwrap();
        entries.push(entry);
    }
    begun.record(&entries).unwrap()
}

fn numbers(moments: &[Moment]) -> Vec<u32> {
    moments.iter().map(|moment| moment.entries).collect()
}

/// A match again after so many of its entries.
fn after(record: &Record, entries: u32) -> Match {
    let mut duel = Match::restart(record.game.parse().unwrap(), &record.setup, record.seed).unwrap();
    record.entries.iter().take(entries as usize).for_each(|entry| duel.take(entry).unwrap());
    duel
}

#[test]
fn a_match_of_every_game_has_few_moments_from_its_beginning_to_its_end() {
    for game in GameId::all().iter().copied() {
        // Chance alone would seldom end the building of a deck.
        let levels = if game.formats().is_empty() { &[Level::Greedy, Level::Random][..] } else { &[Level::Greedy] };
        for level in levels.iter().copied() {
            let record = played(game, level, 5);
            let moments = Match::moments(&record, 8).unwrap();
            let found = numbers(&moments);
            assert!((3..=8).contains(&found.len()), "{game} {level}: {found:?}");
            assert!(found.is_sorted_by(|one, next| one < next), "{game} {level}: {found:?}");
            let last = record.entries.len() as u32;
            assert!(found.ends_with(&[last - 1, last]), "{game} {level}: {found:?} of {last}");
            // Decks are built before a duel in a format begins.
            assert!(!after(&record, found[0]).is_unhurried(), "{game} {level}: {found:?}");
            assert_eq!(found[0] == 0, game.formats().is_empty(), "{game} {level}: {found:?}");
            assert_eq!(found, numbers(&Match::moments(&record, 8).unwrap()), "{game} {level}");
            assert!(Match::moments(&record, 5).unwrap().len() <= 5, "{game} {level}");
        }
    }
}

/// Nothing hidden: a moment is what everybody saw then, also after the end, and its choice depends on nothing else.
#[test]
fn a_moment_shows_what_everybody_saw() {
    for game in GameId::all().iter().copied() {
        let record = played(game, Level::Greedy, 9);
        for moment in Match::moments(&record, 8).unwrap() {
            let then = after(&record, moment.entries);
            assert_eq!(moment.table, then.table(Viewer::Public), "{game} {}", moment.entries);
            if moment.entries > 0 {
                assert_eq!(moment.told, then.tell(Viewer::Public), "{game} {}", moment.entries);
            }
        }
    }
}

#[test]
fn nobody_who_watches_doubts_how_a_match_ended() {
    for game in GameId::sets() {
        let record = played(game, Level::Greedy, 2);
        let Status::Over(outcome) = after(&record, u32::MAX).status() else { panic!("{game} is over") };
        let worths = after(&record, u32::MAX).worths();
        for (seat, worth) in (0..).map(Seat).zip(worths) {
            let expected =
                if outcome.winners.is_empty() { 0.5 } else { f32::from(u8::from(outcome.winners.has(seat))) };
            assert!((worth - expected).abs() < 0.001, "{game}: {worth} for {seat}");
        }
    }
}

#[test]
fn a_record_that_does_not_hold_and_one_of_a_match_in_progress_have_no_moments() {
    let whole = played(GameId::all()[0], Level::Greedy, 3);
    let begun = after(&whole, 0);
    assert_eq!(Match::moments(&begun.record(&whole.entries[..9]).unwrap(), 8).err(), Some(MomentsError::Unfinished));
    let mut forged = whole.clone();
    forged.seed[0] ^= 1;
    assert!(matches!(Match::moments(&forged, 8), Err(MomentsError::Untrue(_))));
    // A player who gives up at once leaves hardly anything to show.
    let resigned = Entry { seat: Seat::FIRST, deed: Deed::Concede };
    let record = begun.record(&[resigned]).unwrap();
    assert_eq!(numbers(&Match::moments(&record, 8).unwrap()), [0, 1]);
}
