//! `duelhall replay`: draws the key moments of a recorded match as an animation.

use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Args;
use duelhall_engine::games::{AnyTable, MOST_MOMENTS, Match, Moment};
use duelhall_engine::kit::{Record, Text};
use duelhall_engine::text::Lang;
use duelhall_render::{Captions, Film, Painter, Theme};
use duelhall_store::file::Readers;

use super::failure::Failure;
use super::words::{WORDS, players};
use super::{files, values};
use crate::studio::LARGEST_FILM;

const EXAMPLES: &str = "\
Examples:
  duelhall replay match.duel --out match.gif
  duelhall replay match.duel --lang ru --theme high-contrast --out match.apng
  duelhall export 0aB3dE6gH9 | duelhall replay - --out match.gif

A GIF moves everywhere; an APNG is smaller. What the animation shows is printed in words. It shows what everybody could see: no
card of a hand.";

/// Draw the key moments of a finished match as an animation.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct Replay {
    /// The record; `-` is standard input.
    #[arg(value_name = "RECORD")]
    file: PathBuf,
    /// The language.
    #[arg(long, value_parser = values::lang(), default_value = "en")]
    lang: Lang,
    /// The theme.
    #[arg(long, value_parser = values::theme(), default_value = "default")]
    theme: Theme,
    /// The file to write, which ends with .gif, .apng or .png.
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

impl Replay {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let film = film(&self.out)?;
        let moments = self.moments(&files::read(&self.file)?)?;
        let captions = Captions::new(Vec::new(), self.lang, self.theme);
        let tables: Vec<AnyTable> = moments.iter().map(|moment| moment.table.clone()).collect();
        let animation = Painter::default().animation(&tables, &captions, film, LARGEST_FILM);
        files::write(&self.out, Readers::AsUsual, &animation.file)?;
        for (number, at) in (1..).zip(&animation.shown) {
            writeln!(out, "{number}. {}", self.words(&moments[*at], number == 1))?;
        }
        let (bytes, seconds) = (animation.file.len(), animation.lasts.as_secs_f32());
        writeln!(out, "{bytes} bytes, {seconds} seconds written to {}", self.out.display())?;
        Ok(())
    }

    fn moments(&self, text: &str) -> Result<Vec<Moment>, Failure> {
        let record = Record::read(text).map_err(|error| self.useless(&error))?;
        Match::moments(&record, MOST_MOMENTS).map_err(|error| self.useless(&error))
    }

    fn useless(&self, what: &dyn std::fmt::Display) -> Failure {
        Failure::Check(format!("{} is no true record of a finished match: {what}", self.file.display()))
    }

    /// Says what had just happened at a moment.
    fn words(&self, moment: &Moment, first: bool) -> String {
        let say = |text: &Text| WORDS.say(self.lang, text, &players(self.lang, moment.seats));
        if moment.told.is_empty() {
            return say(&Text::new(if first { "cli-replay-begins" } else { "cli-replay-goes-on" }));
        }
        moment.told.iter().map(say).collect::<Vec<_>>().join(" ")
    }
}

/// The form that belongs to the ending of a file's name.
fn film(file: &Path) -> Result<Film, Failure> {
    let ending = file.extension().map(|ending| ending.to_ascii_lowercase());
    match ending.as_deref().and_then(|ending| ending.to_str()) {
        Some("gif") => Ok(Film::Gif),
        Some("apng" | "png") => Ok(Film::Apng),
        _ => Err(Failure::Usage(format!("{}: the name of an animation ends with .gif, .apng or .png", file.display()))),
    }
}
