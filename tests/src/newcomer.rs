//! A player who knows about a game only what its buttons say.

use anyhow::{Result, ensure};
use duelhall_engine::kit::Rng;

/// The beginnings, in each language, of choices that lead nowhere: to take back, to be asked more or less often, and attacks that
/// do no damage.
const IDLE: [&str; 17] = [
    "Take Back",
    "Intervention",
    "Ask Me",
    "Ask Only",
    "Never Ask",
    "Call Back",
    "Do Not Block",
    "Отменить",
    "Вмешательство",
    "Спрашивать",
    "Не спрашивать",
    "Больше не спрашивать",
    "Отозвать",
    "Не блокировать",
    "Attack 0:",
    "Атака 0:",
    "⚔0 ",
];

/// One choice in this many is made at random: a player who always took the first choice would never see the others.
const WHIM: u32 = 6;

/// The longest label of a button, in letters: Discord's limit, which is higher than Telegram's.
const LONGEST: usize = 80;

/// A player who reads buttons, and mostly takes the first choice.
#[derive(Debug)]
pub struct Newcomer {
    chance: Rng,
}

impl Newcomer {
    /// A player whose random choices follow from a number.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self { chance: Rng::from_number(seed) }
    }

    /// Picks one of the labels of a question; returns its index.
    ///
    /// # Errors
    /// When a label cannot be understood: it is empty, too long, a raw key, or the same as another.
    pub fn pick(&mut self, labels: &[String]) -> Result<usize> {
        sound(labels)?;
        let of_use: Vec<usize> = (0..labels.len()).filter(|at| !leads_nowhere(&labels[*at])).collect();
        let of_use = if of_use.is_empty() { (0..labels.len()).collect() } else { of_use };
        let pick = if self.whim() { self.chance.pick(&of_use).copied() } else { of_use.first().copied() };
        Ok(pick.unwrap_or_default())
    }

    /// Whether they now make a random choice.
    fn whim(&mut self) -> bool {
        self.chance.below(WHIM) == 0
    }
}

/// Whether a choice with this label brings the match no nearer to its end: it takes something back, changes when its player
/// is asked, or does no damage. Whoever always took such a choice would play until the rules end the turn.
#[must_use]
pub fn leads_nowhere(label: &str) -> bool {
    let label = label.replace('\u{a0}', " ");
    IDLE.iter().any(|start| label.starts_with(start))
}

/// The beginnings of the choices of War that an eager player takes before all others, in this order.
const EAGER: [&str; 5] = ["Keep the Hand", "Build", "Play", "Block With", "Attack"];

impl Newcomer {
    /// Picks as somebody does who wants to win a duel of War: builds, plays, blocks and attacks with whatever can be.
    ///
    /// # Errors
    /// As [`Self::pick`].
    pub fn pick_eagerly(&mut self, labels: &[String]) -> Result<usize> {
        sound(labels)?;
        let first = |start: &&str| labels.iter().position(|label| label.starts_with(start));
        let calm = |label: &String| !IDLE.iter().any(|idle| label.replace('\u{a0}', " ").starts_with(idle));
        let eager =
            EAGER.iter().find_map(|start| first(&start.replace(' ', "\u{a0}").as_str()).or_else(|| first(start)));
        Ok(eager.or_else(|| labels.iter().position(calm)).unwrap_or_default())
    }
}

fn sound(labels: &[String]) -> Result<()> {
    for (at, label) in labels.iter().enumerate() {
        ensure!(!label.trim().is_empty(), "a button says nothing: {labels:#?}");
        ensure!(label.chars().count() <= LONGEST, "{label:?} is too long");
        ensure!(!labels[..at].contains(label), "two buttons say {label:?}");
        let raw = ["heroes-", "chrono-", "-war-", "fx-", "{", "⟨"].into_iter().find(|raw| label.contains(raw));
        ensure!(raw.is_none(), "{label:?} is not for people");
    }
    Ok(())
}
