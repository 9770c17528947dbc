//! Why something in play cannot be chosen, in a sentence or two: only of what the player can see.

use super::announce::{Pending, Targets};
use super::asking::named;
use super::card::{Cant, Cmp, Keyword};
use super::compile::{AimKind, Test, types};
use super::fit::Eye;
use super::state::{Id, Perm, Ref, State};
use super::words::keyword;
use crate::kit::Text;
use crate::kit::grammar::join;

/// The most cards that a reason names.
const NAMED: usize = 3;

/// Why a character cannot attack some of the others, whom its damage would not reach, and who may step in.
pub(super) fn of_attack(state: &State, pending: &Pending, attacker: Id) -> Vec<Text> {
    let Some(attacker) = state.perm(attacker) else { return Vec::new() };
    let enemies = || {
        let fighters = state.shown().filter(|perm| perm.fights() && !perm.resource);
        fighters.filter(|perm| state.enemies(perm.controller, attacker.controller))
    };
    let elusive = |perm: &Perm| perm.now.has(Keyword::Elusive);
    let safe = |perm: &Perm| !elusive(perm) && perm.now.cannot(Cant::BeAttacked);
    let steps_in = |perm: &Perm| {
        let able = perm.now.has(Keyword::Protector) && !perm.now.cannot(Cant::Protect);
        able && !perm.exhausted && perm.is(types::HERO | types::ALLY) && !attacker.now.has(Keyword::Stealth)
    };
    let sentence = |key: &str, is: &dyn Fn(&Perm) -> bool| {
        let cards = list(state, enemies().filter(|perm| is(perm)).map(|perm| perm.id))?;
        Some(Text::new(format!("asked-heroes-{key}")).text("cards", cards))
    };
    let heroes = attacker.now.cannot(Cant::AttackHeroes) && enemies().any(|perm| perm.is(types::HERO));
    let heroes = heroes.then(|| Text::new("asked-heroes-no-heroes").with("card", named(state, attacker.id)));
    let of_keyword = |text: Option<Text>, word| text.map(|text| text.text("keyword", keyword(word)));
    let sentences = [
        of_keyword(sentence("sidestep", &elusive), Keyword::Elusive),
        sentence("safe", &safe),
        heroes,
        sentence("spared", &|perm| state.can_defend(attacker, perm) && state.is_spared(pending, 0, perm.id)),
        of_keyword(sentence("bulwark", &steps_in), Keyword::Protector),
    ];
    sentences.into_iter().flatten().collect()
}

/// Why cards of the right type are no targets of an aim, and which targets damage would not reach. On whose side a target has to be,
/// the question says.
pub(super) fn of_target(state: &State, pending: &Pending, at: u8, aim: AimKind) -> Vec<Text> {
    let AimKind::Perm(sieve) = aim else { return Vec::new() };
    let eye = pending.frame.eye();
    let legal: Targets = state.legal(aim, eye);
    let tests = &state.rules.code.sieves[usize::from(sieve)].tests;
    let others = state.shown().filter(|perm| !legal.contains(&Ref::Perm(perm.id)));
    let found: Vec<(Why, Id)> =
        others.filter_map(|perm| Some((why(state, tests, sieve, perm, eye)?, perm.id))).collect();
    let reasons = Why::ALL.into_iter().filter_map(|why| {
        let cards = list(state, found.iter().filter(|(of, _)| *of == why).map(|(_, id)| *id))?;
        Some(Text::new("asked-heroes-bar").raw("why", why.name()).text("cards", cards))
    });
    let reasons = join("fx-heroes-parts", reasons);
    let barred = reasons.map(|list| Text::new("asked-heroes-barred").text("list", list));
    let spared = legal.iter().filter_map(|target| match target {
        Ref::Perm(id) if state.is_spared(pending, at, *id) => Some(*id),
        _ => None,
    });
    let spared = list(state, spared).map(|cards| Text::new("asked-heroes-spared").text("cards", cards));
    barred.into_iter().chain(spared).collect()
}

/// The one demand that a card does not meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Why {
    /// Its opponents cannot choose it.
    Untouchable,
    Ready,
    Exhausted,
    Unhurt,
    Cost,
    Idle,
}

impl Why {
    const ALL: [Self; 6] = [Self::Untouchable, Self::Ready, Self::Exhausted, Self::Unhurt, Self::Cost, Self::Idle];

    const fn name(self) -> &'static str {
        match self {
            Self::Untouchable => "untouchable",
            Self::Ready => "ready",
            Self::Exhausted => "exhausted",
            Self::Unhurt => "unhurt",
            Self::Cost => "cost",
            Self::Idle => "idle",
        }
    }
}

/// Why a card does not go through a sieve. A card of another type, and one that fails for another reason, is left out: the text
/// of the effect says what is wanted.
fn why(state: &State, tests: &[Test], sieve: u16, perm: &Perm, eye: Eye) -> Option<Why> {
    if state.fits(sieve, perm, eye, true) {
        return Some(Why::Untouchable);
    }
    if !tests.iter().any(|test| matches!(test, Test::Type(_))) {
        return None;
    }
    let mut unmet = tests.iter().filter(|test| !state.passes(test, perm, eye, true));
    let (Some(only), None) = (unmet.next(), unmet.next()) else { return None };
    Some(match only {
        Test::Exhausted => Why::Ready,
        Test::Not(test) if **test == Test::Exhausted => Why::Exhausted,
        Test::Damaged => Why::Unhurt,
        Test::Attacking => Why::Idle,
        Test::Cost(Cmp::AtMost, _) => Why::Cost,
        _ => return None,
    })
}

/// Some cards in play by their names.
fn list(state: &State, ids: impl Iterator<Item = Id>) -> Option<Text> {
    let mut names: Vec<Text> = Vec::new();
    for id in ids {
        let name = Text::new("mark-heroes-card").with("card", named(state, id));
        if !names.contains(&name) {
            names.push(name);
        }
    }
    if names.len() > NAMED {
        names.truncate(NAMED);
        names.push(Text::new("asked-heroes-others"));
    }
    join("fx-heroes-list", names)
}
