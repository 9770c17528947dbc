//! Serves the page, its files, and the public pictures.

use std::sync::{Arc, LazyLock};

use askama::Template;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, Uri, header};
use axum::response::{Html, IntoResponse, Redirect, Response};
use duelhall_engine::games::GameId;
use duelhall_engine::text::Lang;
use duelhall_render::{Shape, Theme};
use serde::Deserialize;
use sha2::{Digest, Sha256};

use super::Web;
use super::problem::Problem;
use super::secret::hex;
use super::words::{Voice, accepted};
use crate::studio::board_name;

/// The caching of files whose address changes with their content.
const FOREVER: &str = "public, max-age=31536000, immutable";

/// A file of the page.
struct Asset {
    name: &'static str,
    kind: &'static str,
    bytes: &'static [u8],
}

/// A file of the page's folder that is text.
macro_rules! text {
    ($name:literal, $kind:literal) => {
        Asset {
            name: $name,
            kind: concat!($kind, "; charset=utf-8"),
            bytes: include_bytes!(concat!("../../web/", $name)),
        }
    };
}

const ASSETS: &[Asset] = &[
    text!("hall.css", "text/css"),
    text!("duel.css", "text/css"),
    text!("editor.css", "text/css"),
    text!("channel.css", "text/css"),
    text!("phone.css", "text/css"),
    text!("hall.js", "text/javascript"),
    text!("ask.js", "text/javascript"),
    text!("cards.js", "text/javascript"),
    text!("channel.js", "text/javascript"),
    text!("clock.js", "text/javascript"),
    text!("composer.js", "text/javascript"),
    text!("dom.js", "text/javascript"),
    text!("duels.js", "text/javascript"),
    text!("editor.js", "text/javascript"),
    text!("events.js", "text/javascript"),
    text!("fan.js", "text/javascript"),
    text!("keys.js", "text/javascript"),
    text!("looks.js", "text/javascript"),
    text!("motion.js", "text/javascript"),
    text!("notes.js", "text/javascript"),
    text!("pages.js", "text/javascript"),
    text!("peek.js", "text/javascript"),
    text!("question.js", "text/javascript"),
    text!("session.js", "text/javascript"),
    text!("sight.js", "text/javascript"),
    text!("start.js", "text/javascript"),
    text!("stream.js", "text/javascript"),
    text!("toasts.js", "text/javascript"),
    Asset { name: "icon.svg", kind: "image/svg+xml", bytes: include_bytes!("../../web/icon.svg") },
    Asset {
        name: "text.ttf",
        kind: "font/ttf",
        bytes: include_bytes!("../../../render/assets/fonts/FiraSansCondensed-Medium.ttf"),
    },
    Asset {
        name: "title.ttf",
        kind: "font/ttf",
        bytes: include_bytes!("../../../render/assets/fonts/FiraSansCondensed-ExtraBold.ttf"),
    },
];

/// A part of the addresses of the files. It changes whenever one of the files does.
static VERSION: LazyLock<String> = LazyLock::new(|| {
    let hash = ASSETS.iter().fold(Sha256::new(), |hash, asset| hash.chain_update(asset.bytes));
    hex(&hash.finalize()[..6])
});

#[derive(Template)]
#[template(path = "page.html")]
struct PageView {
    voice: Voice,
    lang: Lang,
    version: &'static str,
    name_max: usize,
    list_max: usize,
}

/// The query of the page's address.
#[derive(Deserialize)]
struct Wish {
    lang: Option<String>,
}

/// The language that an address asks for, such as `/?lang=ru`.
fn asked(uri: &Uri) -> Option<Lang> {
    let Query(wish) = Query::<Wish>::try_from_uri(uri).ok()?;
    wish.lang?.parse().ok()
}

/// The language of what a person reads: that of the address, else of the browser, else of the hall.
pub(super) fn language(uri: &Uri, headers: &HeaderMap, hall: Lang) -> Lang {
    let accepts = || headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).and_then(accepted);
    asked(uri).or_else(accepts).unwrap_or(hall)
}

/// Serves the page in the wanted language.
pub(crate) async fn page(State(web): State<Arc<Web>>, uri: Uri, headers: HeaderMap) -> Response {
    let lang = language(&uri, &headers, web.language);
    let view = PageView {
        voice: Voice(lang),
        lang,
        version: &VERSION,
        name_max: super::sessions::NAME_MAX,
        list_max: super::commands::LIST_MAX,
    };
    match view.render() {
        Ok(html) => {
            ([(header::CACHE_CONTROL, "no-cache"), (header::VARY, "Accept-Language")], Html(html)).into_response()
        }
        Err(_) => Problem::Broken.into_response(),
    }
}

/// The pages inside the hall that have an address of their own; the first two can be about a game.
const OPENED: [&str; 3] = ["rules", "cards", "help"];

/// Whether a path is that of a page, to which a link on another site may lead.
pub(super) fn is_page(path: &str) -> bool {
    let mut parts = path.trim_matches('/').split('/');
    let first = parts.next().unwrap_or_default();
    first.is_empty() || OPENED.contains(&first) && parts.count() < 2
}

/// Leads to the hall, where the page of this address opens in the same language.
pub(crate) async fn opened(uri: Uri) -> Result<Redirect, Problem> {
    let path = uri.path().trim_matches('/');
    let what = match path.split_once('/') {
        Some((what, game)) => format!("{what}.{}", game.parse::<GameId>().map_err(|_| Problem::NotFound)?),
        None => path.to_owned(),
    };
    let lang = asked(&uri).map(|lang| format!("?lang={lang}")).unwrap_or_default();
    Ok(Redirect::to(&format!("/{lang}#open={what}")))
}

/// The page that tells a person why their request was refused.
#[derive(Template)]
#[template(path = "problem.html")]
struct ProblemView<'a> {
    voice: Voice,
    lang: Lang,
    version: &'static str,
    why: &'a str,
    home: Option<&'a str>,
}

/// The page that says why there is nothing to see, with the way to the hall at `home`, if there is one.
pub(super) fn problem(lang: Lang, why: &str, home: Option<&str>) -> Option<String> {
    ProblemView { voice: Voice(lang), lang, version: &VERSION, why, home }.render().ok()
}

/// Serves a file of the page.
pub(crate) async fn asset(Path((version, name)): Path<(String, String)>) -> Result<Response, Problem> {
    let asset = ASSETS.iter().find(|asset| asset.name == name).ok_or(Problem::NotFound)?;
    let cache = if version == *VERSION { FOREVER } else { "no-store" };
    Ok(([(header::CONTENT_TYPE, asset.kind), (header::CACHE_CONTROL, cache)], asset.bytes).into_response())
}

/// Serves a public board by the name of its view. Nobody can guess the name, and the picture never changes.
pub(crate) async fn board(
    State(web): State<Arc<Web>>,
    Path((post, theme, file)): Path<(String, String, String)>,
) -> Result<Response, Problem> {
    let post: u64 = post.parse().map_err(|_| Problem::NotFound)?;
    let theme: Theme = theme.parse().map_err(|_| Problem::NotFound)?;
    let name = file.strip_suffix(".png").ok_or(Problem::NotFound)?;
    let messages = web.timeline.messages(post);
    let pictures = messages.iter().flat_map(|message| &message.messages).filter_map(|message| message.picture.as_ref());
    let mut named = pictures.filter(|picture| board_name(picture, theme).as_deref() == Some(name));
    let picture = named.next().ok_or(Problem::NotFound)?;
    let _easel = web.easels.acquire().await.map_err(|_| Problem::Broken)?;
    let painted = web.studio.draw(picture, Some(theme), Shape::Long, 0).await.ok_or(Problem::Broken)?;
    let headers = [(header::CONTENT_TYPE, "image/png"), (header::CACHE_CONTROL, FOREVER)];
    Ok((headers, axum::body::Bytes::from_owner(painted.png)).into_response())
}

/// How long a browser keeps the picture of a card: another release has other addresses.
const A_WEEK: &str = "public, max-age=604800";

/// Serves the picture of a card by its number in the codes of decks. Everybody may see every card of a game.
pub(crate) async fn card(
    State(web): State<Arc<Web>>,
    Path((_, game, lang, theme, file)): Path<(String, String, String, String, String)>,
) -> Result<Response, Problem> {
    let game: GameId = game.parse().map_err(|_| Problem::NotFound)?;
    let lang: Lang = lang.parse().map_err(|_| Problem::NotFound)?;
    let theme: Theme = theme.parse().map_err(|_| Problem::NotFound)?;
    let number: usize = file.strip_suffix(".png").and_then(|number| number.parse().ok()).ok_or(Problem::NotFound)?;
    let id = game.card_numbers().lines().nth(number).ok_or(Problem::NotFound)?;
    let (_, card) = game.cards().into_iter().find(|(other, _)| other == id).ok_or(Problem::NotFound)?;
    let _easel = web.card_easels.acquire().await.map_err(|_| Problem::Broken)?;
    let png = web.studio.small_card(card, lang, theme).await.ok_or(Problem::Broken)?;
    let headers = [(header::CONTENT_TYPE, "image/png"), (header::CACHE_CONTROL, A_WEEK)];
    Ok((headers, axum::body::Bytes::from_owner(png)).into_response())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_style_sheet_is_on_the_page_and_every_file_that_a_script_imports_is_served() {
        let page = include_str!("../../web/page.html");
        let named = |end: &'static str| ASSETS.iter().filter(move |asset| asset.name.ends_with(end));
        for sheet in named(".css") {
            assert!(page.contains(&format!("/{}\"", sheet.name)), "{}", sheet.name);
        }
        for script in named(".js") {
            let text = std::str::from_utf8(script.bytes).unwrap();
            for import in text.split("from \"./").skip(1).filter_map(|rest| rest.split('"').next()) {
                assert!(named(".js").any(|asset| asset.name == import), "{import} in {}", script.name);
            }
        }
    }
}
