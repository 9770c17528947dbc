//! A record that was played once must replay for ever, unless its rules get another number. That number tells people which release
//! such a record needs.

#![expect(clippy::disallowed_methods, reason = "the record is a file")]

use std::path::Path;

use duelhall_engine::ai::Level;
use duelhall_engine::games::{GameId, Match};
use duelhall_engine::heroes::Heroes;
use duelhall_engine::kit::{FirstTurn, Options, Record, Rng, Status};

/// What makes the record anew.
const RENEW: &str = "UPDATE_GOLDEN=1 cargo test -p duelhall-engine-tests --test engine golden_record";

/// The part of a set-up by which a fight asks a player once.
const ONCE: &str = ",\"asks_once\":true";

/// The record of a match that is begun by options, as people begin it: two teams of two, who can step in for one another.
fn played() -> Record {
    let options =
        Options::from([("seats", "4"), ("teams", "two")].map(|(key, value)| (key.to_owned(), value.to_owned())));
    let mut duel = Match::begin(GameId::of::<Heroes>(), &options, FirstTurn::Random, [16; 32]).expect("it begins");
    let (mut entries, mut rng) = (Vec::new(), Rng::from_number(16));
    while let Status::Waiting(seats) = duel.status() {
        let seat = seats.iter().next().expect("somebody is asked");
        let index = duel.advise(seat, Level::Greedy, &mut rng).expect("there is a choice");
        let step = duel.prompt(seat).expect("the seat is asked").step;
        let entry = duel.answer(seat, step, index).expect("an offered choice is an answer");
        duel.take(&entry).expect("an answer can be taken");
        entries.push(entry);
    }
    duel.record(&entries).expect("the entries are those of the match")
}

/// The stored record is replayed rather than compared with a new one, so that neither other cards nor other computer players
/// change it.
#[test]
fn a_match_that_asks_once_is_played_as_its_record_says() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("engine/golden/heroes-asks-once.duel");
    let read = || Record::read(&std::fs::read_to_string(&file).ok()?).ok();
    let verified = |record: &Record| Match::verify(record).map(drop).map_err(|error| error.to_string());
    let game = GameId::of::<Heroes>();
    let is_current = |record: &Record| (record.rules, record.code) == (game.rules(), game.code());
    let stored = read();
    if let Some(record) = stored.as_ref().filter(|record| record.rules == game.rules()) {
        let what = "records of today do not replay any more: raise Heroes::RULES (docs/decisions/016-asked-when-one-can-act.md)";
        assert_eq!(verified(record), Ok(()), "{what}");
    }
    if std::env::var_os("UPDATE_GOLDEN").is_some() && !stored.as_ref().is_some_and(is_current) {
        std::fs::write(&file, played().write()).expect("the folder of golden files can be written");
    }
    let record = read().unwrap_or_else(|| panic!("there is no record: {RENEW}"));
    assert!(is_current(&record), "it was played by other rules or other compiled cards: {RENEW}");
    assert_eq!(verified(&record), Ok(()));
    assert!(record.end.is_some() && record.marks.len() > 4, "it is a whole match with fingerprints");
    // It shows what it is for: asked at every step, the same players would have had more to answer.
    assert!(record.setup.contains(ONCE), "a match that is begun by options asks once");
    let mut always = Match::restart(game, &record.setup.replace(ONCE, ""), record.seed).expect("it begins");
    assert!(record.entries.iter().any(|entry| always.take(entry).is_err()), "nobody was spared a question");
}
