//! A quick look at games by chance.
use duelhall_engine::heroes::*;
use duelhall_engine::kit::*;
fn main() {
    let lib = set::library();
    println!("{} cards, {} starters", lib.cards.len(), lib.starters.len());
    let games: u64 = std::env::args().nth(1).and_then(|a| a.parse().ok()).unwrap_or(100);
    let seats: usize = std::env::args().nth(2).and_then(|a| a.parse().ok()).unwrap_or(2);
    let (mut decisions, mut turns, mut caps, mut foot) = (0u64, 0u64, 0, 0);
    let mut kinds = std::collections::BTreeMap::<String, u64>::new();
    let mut wins = std::collections::BTreeMap::<String, u64>::new();
    let mut rules = Vec::new();
    for n in 0..9usize {
        let decks: Vec<DeckList> = (0..seats).map(|i| { let s = &lib.starters[(n + i * 4) % lib.starters.len()]; DeckList { hero: s.hero.clone(), cards: s.cards.clone() } }).collect();
        let setup = Setup { cards: lib.cards.iter().map(|c| (**c).clone()).collect(), decks, ..Setup::default() };
        rules.push(Heroes::prepare(setup).unwrap());
    }
    let t = std::time::Instant::now();
    for g in 0..games {
        let rules = &rules[g as usize % 9];
        let mut rng = Rng::from_number(g ^ 77);
        let mut s = Heroes::start(rules, Rng::from_number(g), &mut NoLog);
        let mut acts = Vec::new();
        let mut n = 0;
        loop {
            match Heroes::status(&s) {
                Status::Over(o) => { *wins.entry(o.reason.name().into()).or_default() += 1; if o.reason == Reason::TurnCap { caps += 1 }; break }
                Status::Waiting(w) => {
                    let seat = w.iter().next().unwrap();
                    acts.clear();
                    Heroes::actions(&s, seat, &mut acts);
                    assert!(!acts.is_empty(), "game {g}: {seat} may do nothing: {s:?}");
                    let a = *rng.pick(&acts).unwrap();
                    *kinds.entry(a.to_string().split(' ').next().unwrap().to_owned()).or_default() += 1;
                    Heroes::apply(&mut s, seat, a, &mut NoLog).unwrap();
                    n += 1; decisions += 1;
                    assert!(n < 30000);
                }
            }
        }
        foot = foot.max(s.footprint());
        turns += u64::from(s.turns());
    }
    let e = t.elapsed().as_secs_f64();
    println!("{games} games {:.0}/s, {:.1} decisions a game, {:.2} us each, turns {:.1}, caps {caps}, foot {foot}", games as f64 / e, decisions as f64 / games as f64, e * 1e6 / decisions as f64, turns as f64 / games as f64);
    println!("{wins:?}\n{kinds:?}");
}
