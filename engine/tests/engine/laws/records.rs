//! The record of a match can be read back, and it proves the match.

use duelhall_engine::games::{GameId, Match, Origin};
use duelhall_engine::kit::{Entry, Record, Viewer};

use crate::laws::Lawful;
use crate::laws::playout::Playout;

/// The match of a playout at its beginning, behind the door that halls use.
fn door<G: Lawful>(playout: &Playout<G>) -> Match {
    let game: GameId = G::ID.parse().expect("every game has its line in the list of games");
    let setup = serde_json::to_string(&G::setup(playout.live.rules())).expect("a set-up can be written");
    Match::restart(game, &setup, playout.seed()).expect("what was played can be played")
}

/// Plays to the end, with the same answers through the door. Returns that match at its beginning and at its end.
fn play<G: Lawful>(playout: &mut Playout<G>) -> (Match, Match) {
    let begun = door(playout);
    let mut duel = begun.clone();
    while let Some(entry) = playout.step() {
        if playout.looks() {
            assert_eq!(answer(&duel, &entry), entry);
        }
        duel.take(&entry).expect("an answer can be taken");
    }
    assert_eq!(duel.fingerprint(), playout.live.fingerprint());
    (begun, duel)
}

/// The entry that results from picking its action among the offered choices.
fn answer(duel: &Match, entry: &Entry) -> Entry {
    let prompt = duel.prompt(entry.seat).expect("a seat that is asked has a prompt");
    let index =
        prompt.choices.iter().position(|choice| format!("{} {}", entry.seat, choice.action) == entry.to_string());
    duel.answer(entry.seat, prompt.step, index.expect("it is offered")).expect("an offered choice is an answer")
}

pub(crate) fn records_round_trip_and_verify<G: Lawful>() {
    for mut playout in Playout::<G>::many() {
        let (begun, duel) = play(&mut playout);
        let entries = std::mem::take(&mut playout.entries);
        proves(&begun, &entries, Some(&duel));
        for length in [0, entries.len() / 2] {
            if !playout.is_in_long_run() || playout.looks() {
                proves(&begun, &entries[..length], None);
            }
        }
        if !playout.is_in_long_run() || playout.looks() {
            let lines: Vec<String> = entries.iter().map(ToString::to_string).collect();
            let contents = duel.contents();
            let origin =
                Origin::read(&duel.origin(), contents.first().map(Vec::as_slice)).expect("the origin can be read");
            let resumed = origin.replay(&lines).expect("the stored match goes on");
            assert_eq!(resumed.fingerprint(), duel.fingerprint());
        }
    }
}

/// Checks that the record of these entries can be read back, and that its replay is the match; `ended` is the match if
/// it was over by then.
fn proves(begun: &Match, entries: &[Entry], ended: Option<&Match>) {
    let record = begun.record(entries).expect("the entries are those of the match");
    let read = Record::read(&record.write()).expect("a record reads as it is written");
    assert_eq!(read, record);
    assert_eq!(record.end.is_some(), ended.is_some());
    let replayed = Match::verify(&read).expect("the record is true");
    if let Some(duel) = ended {
        assert_eq!(replayed.fingerprint(), duel.fingerprint());
        assert_eq!(replayed.table(Viewer::Public), duel.table(Viewer::Public));
    }
}

/// Ways to forge a record: another seed, another set-up, another entry, another fingerprint or another end.
const FORGERIES: [fn(&mut Record); 12] = [
    |record| record.seed[0] ^= 1,
    |record| record.setup = record.setup.replacen('1', "2", 1),
    |record| record.commitment = "0".repeat(64),
    |record| record.rules += 1,
    |record| record.chance += 1,
    |record| record.game = "nonesuch".to_owned(),
    |record| record.marks.iter_mut().for_each(|(_, print)| *print = "0".repeat(16)),
    |record| _ = record.entries.pop(),
    |record| record.entries.extend_from_within(..1),
    |record| record.end.iter_mut().for_each(|(_, _, outcome)| *outcome = "winners none together".to_owned()),
    |record| record.end.iter_mut().for_each(|(_, print, _)| *print = "0".repeat(16)),
    |record| record.end.iter_mut().for_each(|(number, ..)| *number += 1),
];

/// The first match tries every forgery; each of the others tries one.
pub(crate) fn forged_records_are_refused<G: Lawful>() {
    for (number, mut playout) in Playout::<G>::many().enumerate() {
        while playout.step().is_some() {}
        let record = door(&playout).record(&playout.entries).expect("the entries are those of the match");
        if number == 0 {
            assert!(FORGERIES.iter().all(|forge| is_refused(&record, forge)), "a forgery changes something");
        } else if let Some(forge) = playout.rng.pick(&FORGERIES) {
            is_refused(&record, forge);
        }
    }
}

/// Whether the forgery changes the record; if it does, it must be found out.
fn is_refused(record: &Record, forge: &fn(&mut Record)) -> bool {
    let mut forged = record.clone();
    forge(&mut forged);
    if forged == *record {
        // The match is too short for a fingerprint, or it really ended like this.
        return false;
    }
    assert!(Match::verify(&forged).is_err(), "a forged record was taken for a true one:\n{}", forged.write());
    true
}
