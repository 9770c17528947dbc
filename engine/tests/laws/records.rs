//! The record of a match reads as it is written, and proves the match.

use duelhall_engine::games::{GameId, Match};
use duelhall_engine::kit::{Entry, Options, Record, Rng, Staged, Status};
use duelhall_engine::kit::{FirstTurn, Viewer};

use crate::Lawful;
use crate::playout::games;

/// Plays a match through the door that halls use.
fn play<G: Staged>(number: u64) -> (Match, Vec<Entry>) {
    let game: GameId = G::ID.parse().expect("every game has its line in the list of games");
    let mut duel = Match::begin(game, &Options::new(), FirstTurn::Random, Rng::seed_of_number(number))
        .expect("the usual options can be played");
    let mut rng = Rng::from_number(number ^ 0xBEAD);
    let mut entries = Vec::new();
    while let Status::Waiting(seats) = duel.status() {
        let seat = seats.iter().next().expect("somebody is asked");
        let prompt = duel.prompt(seat).expect("a seat that is asked has a prompt");
        let index = rng.below(prompt.choices.len() as u32) as usize;
        let entry = duel.answer(seat, prompt.step, index).expect("an offered choice is an answer");
        duel.take(&entry).expect("an answer can be taken");
        entries.push(entry);
    }
    (duel, entries)
}

pub(crate) fn records_round_trip_and_verify<G: Lawful>() {
    for number in 0..games::<G>().div_ceil(4) {
        let (duel, entries) = play::<G>(number);
        for length in [0, entries.len() / 2, entries.len()] {
            let record = duel.record(&entries[..length]).expect("the entries are those of the match");
            let read = Record::read(&record.write()).expect("a record reads as it is written");
            assert_eq!(read, record);
            assert_eq!(record.end.is_some(), length == entries.len());
            let replayed = Match::verify(&read).expect("the record is true");
            if length == entries.len() {
                assert_eq!(replayed.fingerprint(), duel.fingerprint());
                assert_eq!(replayed.table(Viewer::Public), duel.table(Viewer::Public));
            }
        }
        let lines: Vec<String> = entries.iter().map(ToString::to_string).collect();
        let resumed = Match::resume(&duel.origin(), None, &lines).expect("the stored match goes on");
        assert_eq!(resumed.fingerprint(), duel.fingerprint());
    }
}

/// Another seed, another set-up, another entry, another fingerprint or another end is found out.
pub(crate) fn forged_records_are_refused<G: Lawful>() {
    let (duel, entries) = play::<G>(7);
    let record = duel.record(&entries).expect("the entries are those of the match");
    assert!(Match::verify(&record).is_ok());
    let forge = |change: &dyn Fn(&mut Record)| {
        let mut forged = record.clone();
        change(&mut forged);
        assert_ne!(forged, record, "the forgery changes something");
        Match::verify(&forged).expect_err("a forged record was taken for a true one")
    };
    forge(&|record| record.seed[0] ^= 1);
    forge(&|record| record.setup = record.setup.replacen('1', "2", 1));
    forge(&|record| record.commitment = "0".repeat(64));
    forge(&|record| record.rules += 1);
    forge(&|record| record.chance += 1);
    forge(&|record| record.game = "nonesuch".to_owned());
    forge(&|record| record.marks[0].1 = "0".repeat(16));
    forge(&|record| _ = record.entries.pop());
    forge(&|record| record.entries.push(record.entries[0].clone()));
    forge(&|record| record.end.as_mut().expect("it ended").2 = "winners none together".to_owned());
    forge(&|record| record.end.as_mut().expect("it ended").1 = "0".repeat(16));
}
