//! Everything that real matches say is known to the reader of scenarios, and what none can say is not.

use serde_json::Value;

use super::known;
use super::table::{About, Stated};
use crate::chrono::Chrono;
use crate::formats::InFormat;
use crate::games::{GameId, Offered};
use crate::heroes::Heroes;
use crate::kit::{Deed, Entry, FirstTurn, Live, Options, Rng, Status, Viewer};
use crate::towers::Towers;
use crate::war::War;

/// The texts in a value, by the last name of their path that is no number.
fn texts(last: &str, value: &Value, found: &mut Vec<Stated>) {
    match value {
        Value::String(text) => found.push(Stated { at: 0, of: About::Value(last.to_owned()), text: text.clone() }),
        Value::Array(parts) => parts.iter().for_each(|part| texts(last, part, found)),
        Value::Object(parts) => {
            for (name, part) in parts {
                texts(if name.parse::<u16>().is_ok() { last } else { name }, part, found);
            }
        }
        _ => {}
    }
}

/// Plays matches by chance and returns the number of lines that were told.
fn all_is_known<G: Offered>() -> usize {
    let game = GameId::of::<G>();
    let rules = G::prepare(G::choose(&Options::new(), FirstTurn::Random).unwrap()).unwrap();
    let mut lines = 0;
    for number in 0..6 {
        let mut live = Live::<G>::start(&rules, Rng::seed_of_number(number));
        let mut chance = Rng::from_number(number);
        for step in 0..600 {
            let mut found = Vec::new();
            let viewers = (0..G::seats(&rules)).map(|seat| Viewer::Seat(crate::kit::Seat(seat)));
            for viewer in viewers.chain([Viewer::Public]) {
                let told = live.events(viewer).iter().map(|event| G::line(&rules, event)).collect::<Vec<_>>();
                lines += told.len();
                found.extend(told.into_iter().map(|text| Stated { at: 0, of: About::Event, text }));
                if step % 10 == 0 {
                    texts("", &G::seen(&live.table(viewer)), &mut found);
                }
            }
            texts("", &G::lay_out(live.state()), &mut found);
            if let Err((_, what)) = known::all::<G>(game, &rules, found) {
                panic!("{}, match {number}, step {step}: {what}", G::ID);
            }
            let Status::Waiting(asked) = live.status() else { break };
            let seat = asked.iter().next().unwrap();
            let choices = live.prompt(seat).unwrap().choices;
            let action = chance.pick(&choices).unwrap().action.clone();
            live.take(&Entry { seat, deed: Deed::Act(action) }).unwrap();
        }
    }
    lines
}

#[test]
fn every_line_and_every_word_of_real_matches_is_known() {
    let lines = [
        all_is_known::<Towers>(),
        all_is_known::<Heroes>(),
        all_is_known::<Chrono>(),
        all_is_known::<War>(),
        all_is_known::<InFormat<Heroes>>(),
    ];
    assert!(lines[..4].iter().all(|lines| *lines > 200) && lines[4] > 0, "{lines:?}");
}
