//! Whole matches as text, with everything that each viewer is told and sees. A change of the engine shows as a
//! difference to review.
//!
//! The cards belong to this test alone, so changes of the shipped cards do not touch it.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use duelhall_engine::kit::{Game as _, Live, Rng, Seat, Staged, Status, Viewer, outcome_line};
use duelhall_engine::scenario::Scenario;
use duelhall_engine::towers::Towers;
use serde_json::Value;

/// Plays a random match and writes it down.
fn play(seed: u64) -> String {
    let scenario = Scenario::parse(include_str!("golden/play-cards.toml")).unwrap();
    let rules = Towers::prepare(serde_json::from_str(scenario.setup()).unwrap()).unwrap();
    let mut live = Live::<Towers>::start(&rules, Rng::seed_of_number(seed));
    let mut rng = Rng::from_number(seed + 1_000);
    let mut book = Book::default();
    book.write(&live, "(start)");
    while let Status::Waiting(seats) = live.status() {
        let seat = seats.iter().next().unwrap();
        let prompt = live.prompt(seat).unwrap();
        let index = rng.below(prompt.choices.len() as u32) as usize;
        let entry = live.answer(seat, prompt.step, index).unwrap();
        live.take(&entry).unwrap();
        book.write(&live, &entry.to_string());
    }
    let Status::Over(outcome) = live.status() else { unreachable!() };
    book.text + &format!("end {}\n", outcome_line(outcome))
}

/// A match as text: what each viewer is told, and the changes in what each viewer sees.
#[derive(Default)]
struct Book {
    text: String,
    last: BTreeMap<String, String>,
}

impl Book {
    fn write(&mut self, live: &Live<Towers>, entry: &str) {
        let _ = writeln!(self.text, "{entry}");
        let told = |viewer| {
            let events = live.events(viewer);
            events.iter().map(|event| Towers::line(live.rules(), event)).collect::<Vec<_>>().join(", ")
        };
        let public = told(Viewer::Public);
        if !public.is_empty() {
            let _ = writeln!(self.text, "  all told: {public}");
        }
        for seat in [Seat::FIRST, Seat::SECOND] {
            let own = told(Viewer::Seat(seat));
            if own != public {
                let _ = writeln!(self.text, "  {seat} told: {own}");
            }
        }
        self.changed("all see", board(&Towers::seen(&live.table(Viewer::Public))));
        for seat in [Seat::FIRST, Seat::SECOND] {
            let seen = Towers::seen(&live.table(Viewer::Seat(seat)));
            let hand: Vec<String> = seen["hand"].as_array().unwrap().iter().map(held).collect();
            self.changed(&format!("{seat} holds"), hand.join(", "));
        }
    }

    fn changed(&mut self, what: &str, now: String) {
        if self.last.get(what) != Some(&now) {
            let _ = writeln!(self.text, "  {what}: {now}");
            self.last.insert(what.to_owned(), now);
        }
    }
}

fn board(seen: &Value) -> String {
    let side = |seat: &str| {
        let side = &seen["sides"][seat];
        let three = |of: &str| format!("{}/{}/{}", side[of]["ore"], side[of]["gems"], side[of]["gold"]);
        let (tower, wall, hand) = (&side["tower"], &side["wall"], &side["hand"]);
        format!("{seat}: tower {tower} wall {wall} stock {} mine {} hand {hand}", three("stock"), three("mine"))
    };
    let (phase, asked, turn, round) = (&seen["phase"], &seen["asked"], &seen["turn"], &seen["round"]);
    let (draw, discard, shown, changes) = (&seen["draw"], &seen["discard"], &seen["shown"][0], &seen["changes"]);
    format!(
        "{phase} asked {asked} turn {turn} round {round}; {}; {}; draw {draw} discard {discard}; last {shown}; {changes}",
        side("1"),
        side("2")
    )
}

fn held(card: &Value) -> String {
    format!("{} ({})", card["card"].as_str().unwrap(), card["usable"].as_str().unwrap())
}

#[test]
fn a_golden_match_of_the_first_seed() {
    insta::assert_snapshot!(play(1));
}

#[test]
fn a_golden_match_of_the_second_seed() {
    insta::assert_snapshot!(play(2));
}

#[test]
fn a_golden_match_of_the_third_seed() {
    insta::assert_snapshot!(play(3));
}
