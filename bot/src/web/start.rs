//! What is chosen before a duel: the game, the computer player and the deck.

use std::sync::Arc;

use askama::Template;
use axum::extract::State;
use duelhall_engine::ai::Level;
use duelhall_hall::{Mode, Offer, OwnChoice};
use serde::Serialize;

use super::Web;
use super::api::{Member, broken, look_of};
use super::problem::Problem;
use super::words::{Voice, plain};

/// Something to play.
#[derive(Clone)]
struct ModeView {
    /// The words for it in a line.
    words: String,
    name: String,
    about: String,
    /// The decks to choose from.
    decks: Vec<DeckView>,
    /// The tables for more than two, each with its words in a line.
    tables: Vec<(String, String)>,
    /// Whether it has a campaign.
    campaign: bool,
}

/// A deck to choose from.
#[derive(Clone)]
struct DeckView {
    /// Its words in a line.
    words: String,
    /// For a duel against the computer.
    alone: Offer,
    /// For a duel against another person.
    between: Offer,
}

impl DeckView {
    /// The deck as the list of a form shows it.
    fn offer(&self, form: &str) -> &Offer {
        if form == "computer" { &self.alone } else { &self.between }
    }
}

/// What can be chosen.
#[derive(Template)]
#[template(path = "start.html")]
struct StartView {
    voice: Voice,
    modes: Vec<ModeView>,
    /// Those of them that more than two can play.
    large: Vec<ModeView>,
    /// The words of the first of each.
    first: String,
    first_large: String,
    /// The levels of computer players, each with its name.
    levels: Vec<(&'static str, String)>,
    /// The level of a computer player if none is named, in a line as on the page.
    usual: &'static str,
}

/// The answer: the forms as HTML.
#[derive(Serialize)]
pub(crate) struct Start {
    html: String,
}

/// Shows what a person can choose before a duel, their own decks among it.
pub(crate) async fn start(State(web): State<Arc<Web>>, member: Member) -> Result<axum::Json<Start>, Problem> {
    let session = &member.session;
    let lang = look_of(&web, session).await.lang;
    let modes = web.hall.modes(lang);
    let own = web.hall.own_choices(&session.id(), &web.place, lang, &modes).await.map_err(|error| broken(&error))?;
    let modes: Vec<ModeView> = modes.into_iter().zip(own).map(|(mode, own)| mode_view(mode, own)).collect();
    let large: Vec<ModeView> = modes.iter().filter(|mode| !mode.tables.is_empty()).cloned().collect();
    let words = |modes: &[ModeView]| modes.first().map(|mode| mode.words.clone()).unwrap_or_default();
    let (first, first_large) = (words(&modes), words(&large));
    let level = |level: Level| (level.name(), plain(lang, &format!("web-level-{}", level.name())));
    let (levels, usual) = (Level::OFFERED.map(level).into(), Level::default().name());
    let view = StartView { voice: Voice(lang), modes, large, first, first_large, levels, usual };
    view.render().map(|html| axum::Json(Start { html })).map_err(|_| Problem::Broken)
}

fn mode_view(mode: Mode, own: Vec<OwnChoice>) -> ModeView {
    let Mode { game, format, name, about, deck_key, decks, tables } = mode;
    let format = format.map(|format| format!(" {format}")).unwrap_or_default();
    let key = deck_key.unwrap_or_default();
    let own = own.into_iter().map(|OwnChoice { value, alone, between }| (value, alone, between));
    let ready = decks.into_iter().map(|(value, label)| {
        let offer = Offer { label, plays: true };
        (value, offer.clone(), offer)
    });
    let decks = own.chain(ready).filter(|_| !key.is_empty());
    let deck = |(value, alone, between)| DeckView { words: format!("{key}:{value}"), alone, between };
    ModeView {
        words: format!("{}{format}", game.set()),
        name,
        about,
        decks: decks.map(deck).collect(),
        tables,
        campaign: game.campaign().is_some(),
    }
}
