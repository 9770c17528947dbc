//! Somebody who plays a game of which they know only what its buttons say.

use anyhow::{Result, ensure};
use duelhall_engine::kit::Rng;

/// Choices that lead nowhere, as they begin in each language: to take back, and to be asked more or less often.
const IDLE: [&str; 6] = ["Take back", "Always ask", "Ask only", "Отменить", "Спрашивать всегда", "Спрашивать, когда"];

/// Attacks that do nothing, as they end in each language.
const HARMLESS: [&str; 2] = ["(0 ATK)", "(атака 0)"];

/// One of so many choices is made at random: whoever always did the first thing would never see the others.
const WHIM: u32 = 6;

/// The longest label of a button, in letters: Discord's, which is the longer one.
const LONGEST: usize = 80;

/// Somebody who reads buttons, and mostly does what stands first.
#[derive(Debug)]
pub struct Newcomer {
    chance: Rng,
    /// What they have read of the buttons that they pressed.
    pub pressed: Vec<String>,
}

impl Newcomer {
    /// Somebody whose whims follow from a number.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self { chance: Rng::from_number(seed), pressed: Vec::new() }
    }

    /// Picks one of the labels of a question; returns its index.
    ///
    /// # Errors
    /// When a label cannot be understood: it is empty, too long, a raw key, or the same as another.
    pub fn pick(&mut self, labels: &[String]) -> Result<usize> {
        sound(labels)?;
        let idle = |label: &str| {
            let label = label.replace('\u{a0}', " ");
            IDLE.iter().any(|start| label.starts_with(start)) || HARMLESS.iter().any(|end| label.ends_with(end))
        };
        let of_use: Vec<usize> = (0..labels.len()).filter(|at| !idle(&labels[*at])).collect();
        let of_use = if of_use.is_empty() { (0..labels.len()).collect() } else { of_use };
        let pick = if self.whim() { self.chance.pick(&of_use).copied() } else { of_use.first().copied() };
        let pick = pick.unwrap_or_default();
        self.pressed.extend(labels.get(pick).cloned());
        Ok(pick)
    }

    /// Whether they do now what they seldom do.
    pub fn whim(&mut self) -> bool {
        self.chance.below(WHIM) == 0
    }
}

fn sound(labels: &[String]) -> Result<()> {
    for (at, label) in labels.iter().enumerate() {
        ensure!(!label.trim().is_empty(), "a button says nothing: {labels:#?}");
        ensure!(label.chars().count() <= LONGEST, "{label:?} is too long");
        ensure!(!labels[..at].contains(label), "two buttons say {label:?}");
        let raw = ["heroes-", "fx-", "{", "⟨"].into_iter().find(|raw| label.contains(raw));
        ensure!(raw.is_none(), "{label:?} is not for people");
    }
    Ok(())
}
