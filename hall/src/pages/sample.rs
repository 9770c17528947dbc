//! The board of a duel that computers have begun. It shows newcomers what a duel looks like.

use std::sync::OnceLock;

use duelhall_engine::ai::Level;
use duelhall_engine::games::{AnyTable, GameId, Match};
use duelhall_engine::kit::{FirstTurn, Options, Rng, Status, Viewer};

use crate::voice::Voice;
use crate::{Picture, Subject, words};

/// The seed of the duel; with it, both sides soon have something to show.
const SEED: u64 = 11;

/// How many choices are made before the board is shown.
const CHOICES: usize = 70;

/// The picture, with names and words in the language of a voice; `None` if there is no game.
pub(crate) fn sample(voice: &Voice) -> Option<Picture> {
    static TABLE: OnceLock<Option<AnyTable>> = OnceLock::new();
    let table = TABLE.get_or_init(begun).clone()?;
    let mut voice = voice.clone();
    voice.names = ["sample-first", "sample-second"].map(|key| voice.plain(key)).to_vec();
    let lines = words::brief(&voice, &table);
    let alt = words::alt(&voice, &lines);
    let theme = "default".to_owned();
    Some(Picture { subject: Subject::Board(table), names: voice.names, mark: 0, lang: voice.lang, theme, alt, lines })
}

/// The table after some choices of two computers.
fn begun() -> Option<AnyTable> {
    let game = GameId::with_decks().next().or_else(|| GameId::all().first().copied())?;
    let seed = Rng::seed_of_number(SEED);
    let mut duel = Match::begin(game, &game.draw(&Options::default(), seed), FirstTurn::Random, seed).ok()?;
    let mut chance = Rng::from_number(SEED);
    for _ in 0..CHOICES {
        let Status::Waiting(seats) = duel.status() else { break };
        let seat = seats.iter().next()?;
        let prompt = duel.prompt(seat)?;
        let index = duel.advise(seat, Level::Greedy, &mut chance).unwrap_or(prompt.fallback);
        let entry = duel.answer(seat, prompt.step, index).ok()?;
        duel.take(&entry).ok()?;
    }
    Some(duel.table(Viewer::Public))
}

#[cfg(test)]
mod tests {
    use duelhall_engine::text::Lang;

    use super::*;

    #[test]
    fn the_sample_shows_a_duel_in_progress_with_names_of_the_language() {
        let words = std::sync::Arc::new(crate::vocabulary::Vocabulary::new(
            crate::voice::words(&crate::voice::COMMANDS).unwrap(),
        ));
        for lang in Lang::ALL {
            let voice = Voice::new(std::sync::Arc::clone(&words), lang);
            let picture = sample(&voice).unwrap();
            assert!(picture.names.iter().all(|name| picture.alt.contains(name)), "{}", picture.alt);
            assert!(picture.names.iter().all(|name| !name.contains("sample")));
        }
    }
}
