//! A whole match through the one door to all games.

use duelhall_engine::ai::Level;
use duelhall_engine::games::{GameId, Match, Origin, Resumed};
use duelhall_engine::kit::{FirstTurn, Game as _, Live, Options, Present as _, Record, Rng, Status, View, Viewer};
use duelhall_engine::towers::{Towers, standard};

#[test]
fn a_match_plays_to_its_end_and_its_record_verifies() {
    let mut rng = Rng::from_number(1);
    for number in 0..50_u8 {
        let mut duel = Match::begin(GameId::of::<Towers>(), &Options::new(), FirstTurn::Random, [number; 32]).unwrap();
        let mut entries = Vec::new();
        while let Status::Waiting(seats) = duel.status() {
            let seat = seats.iter().next().unwrap();
            let index = duel.advise(seat, Level::Random, &mut rng).unwrap();
            let step = duel.prompt(seat).unwrap().step;
            let entry = duel.answer(seat, step, index).unwrap();
            duel.take(&entry).unwrap();
            entries.push(entry);
            let [cards] = &duel.contents()[..] else { panic!("Towers has cards") };
            let origin = Origin::read(&duel.origin(), Some(cards)).unwrap();
            let Ok(Resumed::On(resumed)) = origin.resume(&duel.snapshot(), &[]) else { panic!("it goes on") };
            assert_eq!(resumed.fingerprint(), duel.fingerprint());
        }
        let record = duel.record(&entries).unwrap();
        let read = Record::read(&record.write()).unwrap();
        assert_eq!(read, record);
        assert_eq!(Match::verify(&read).unwrap().fingerprint(), duel.fingerprint());
        if number == 0 {
            println!("{}", record.write().lines().filter(|l| !l.starts_with("setup")).collect::<Vec<_>>().join("\n"));
            println!("{:?} origin {} snapshot {}", duel.status(), duel.origin().len(), duel.snapshot().len());
            println!("{:?}", duel.table(Viewer::Public));
        }
    }
}

#[test]
fn the_history_of_a_game_that_names_things_the_same_everywhere_needs_no_view() {
    let live = Live::<Towers>::start(&Towers::prepare(standard()).unwrap(), [1; 32]);
    let unseen = || -> View<Towers> { panic!("nobody looks at it") };
    let lines = Towers::tell_all(unseen, live.rules(), &live.events(Viewer::Public));
    assert!(!lines.is_empty());
    assert_eq!(lines, live.tell(Viewer::Public));
}
