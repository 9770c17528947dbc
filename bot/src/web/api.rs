//! The requests of the page's script: to enter, to press, to send a line, to invite, to complete.

use std::sync::Arc;

use axum::Extension;
use axum::extract::{FromRequestParts, Query, State};
use axum::http::{header, request::Parts};
use duelhall_engine::games::GameId;
use duelhall_engine::kit::Text;
use duelhall_engine::text::Lang;
use duelhall_hall::{Field, Intent, Message, Opponent, Person, PersonId, Press, Reply, Request, Slot};
use duelhall_render::Theme;
use duelhall_store::OpId;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::commands::{LINE_MAX, LIST_MAX, Line, is_too_long, read};
use super::complete::{Known, Proposal, complete as proposals};
use super::panels::{Item, Look, Panel};
use super::problem::{Json, Problem};
use super::secret::{Secret, unhex};
use super::server::Peer;
use super::sessions::{EnterError, Session};
use super::stream::{ItemJson, LookJson};
use super::words::{plain, say as words};
use super::{Web, duels, views};

/// A person with a session. Every request except the one to enter needs a session.
pub(crate) struct Member {
    pub(crate) session: Arc<Session>,
}

impl FromRequestParts<Arc<Web>> for Member {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, web: &Arc<Web>) -> Result<Self, Problem> {
        let header = parts.headers.get(header::AUTHORIZATION).and_then(|header| header.to_str().ok());
        let secret = header.and_then(|header| header.strip_prefix("Bearer ")).and_then(Secret::parse);
        let secret = secret.ok_or(Problem::NoSession)?;
        let session = web.sessions.find(&secret).ok_or(Problem::NoSession)?;
        web.acts.check(&secret.hash())?;
        Ok(Self { session })
    }
}

impl From<EnterError> for Problem {
    fn from(error: EnterError) -> Self {
        match error {
            EnterError::Name => Self::Name,
            EnterError::NoInvitation => Self::NoInvitation,
            EnterError::Invitations => Self::Invitations,
            other => broken(&other),
        }
    }
}

/// Logs a failure that is not the person's fault.
pub(crate) fn broken(error: &dyn std::error::Error) -> Problem {
    tracing::error!(%error, "a request failed");
    Problem::Broken
}

/// The body of a request to enter.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Enter {
    name: String,
    lang: Lang,
    invite: Option<String>,
}

/// The answer to a person who entered. The secret is sent only here.
#[derive(Serialize)]
pub(crate) struct EnterAnswer {
    session: String,
    name: String,
}

/// Lets a person in.
pub(crate) async fn enter(
    State(web): State<Arc<Web>>,
    Extension(peer): Extension<Peer>,
    Json(body): Json<Enter>,
) -> Result<axum::Json<EnterAnswer>, Problem> {
    let invite = body.invite.as_deref().map(|invite| Secret::parse(invite).ok_or(Problem::NoInvitation)).transpose()?;
    match invite {
        // An invitation is good for one entry, which limits enough. A wrong one costs a look-up and keeps nobody out.
        Some(_) => {}
        None if web.gate.by_invitation() => return Err(Problem::NoInvitation),
        None => web.arrivals.check(&peer)?,
    }
    let entered = web.sessions.enter(&body.name, body.lang, invite.as_ref()).await?;
    Ok(axum::Json(EnterAnswer { session: entered.secret.reveal(), name: entered.session.name.clone() }))
}

/// The body of a press.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Act {
    op: String,
    press: String,
    /// The words that the button wants.
    words: Option<String>,
}

/// The answer to a press or a line, for the asker alone.
#[derive(Default, Serialize)]
pub(crate) struct Answer {
    toast: Option<String>,
    /// What the asker has done. The page shows it in other ways, so this is only for screen readers.
    done: Option<String>,
    refused: bool,
    /// A message that only the asker sees, as HTML.
    note: Option<String>,
    /// The changed items of the panel.
    panel: Vec<ItemJson>,
    /// The panel to which the items belong.
    epoch: Option<String>,
    look: Option<LookJson>,
    /// The invitation to send to a friend, as the part of the link after the address.
    link: Option<String>,
}

/// Presses a button.
pub(crate) async fn act(
    State(web): State<Arc<Web>>,
    member: Member,
    Json(body): Json<Act>,
) -> Result<axum::Json<Answer>, Problem> {
    let press: Press = body.press.parse().map_err(|_| Problem::Malformed)?;
    let intent = match body.words {
        Some(words) if words.chars().count() > LIST_MAX => return Err(Problem::TooLarge),
        Some(words) => Intent::Words(press, words),
        None => Intent::Press(press),
    };
    ask(&web, &member.session, &body.op, intent, "").await.map(axum::Json)
}

/// The body of a line.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Say {
    op: String,
    line: String,
}

/// Does what a line of the input says.
pub(crate) async fn say(
    State(web): State<Arc<Web>>,
    member: Member,
    Json(body): Json<Say>,
) -> Result<axum::Json<Answer>, Problem> {
    if is_too_long(&body.line) {
        return Err(Problem::TooLarge);
    }
    let session = &member.session;
    let names_people = body.line.trim_start().get(..5).is_some_and(|command| command.eq_ignore_ascii_case("/duel"));
    let people = if names_people { web.sessions.people() } else { Vec::new() };
    let answer = match read(&body.line, &people) {
        Line::Ask(intent) => {
            let scope = match intent {
                Intent::Settings(_) => "settings",
                Intent::Config(_) => "config",
                _ => "",
            };
            ask(&web, session, &body.op, intent, scope).await?
        }
        Line::Invite => make_invitation(&web, session, &body.op, "").await?,
        Line::InviteHost => make_host_link(&web, session).await?,
        Line::Duels => {
            let lang = look_of(&web, session).await.lang;
            let note = duels::list(&web, lang).await.map_err(|error| broken(&error))?;
            Answer { note: Some(note), ..Answer::default() }
        }
        Line::Chat(text) => {
            web.words.check(&session.family().to_owned())?;
            web.timeline.chat(session.name.clone(), text).await.map_err(|error| broken(&error))?;
            Answer::default()
        }
        Line::Wrong(key, what) => {
            let lang = look_of(&web, session).await.lang;
            Answer { toast: Some(words(lang, &Text::new(key).raw("what", what))), refused: true, ..Answer::default() }
        }
        Line::Empty => Answer::default(),
    };
    Ok(axum::Json(answer))
}

/// The body of a request for an invitation.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Invite {
    op: String,
    /// The words of a `/duel` line for the challenge: a game, a format, options.
    #[serde(default)]
    duel: String,
}

/// Makes a link for a friend, and an open challenge that they can accept.
pub(crate) async fn invite(
    State(web): State<Arc<Web>>,
    member: Member,
    Json(body): Json<Invite>,
) -> Result<axum::Json<Answer>, Problem> {
    make_invitation(&web, &member.session, &body.op, &body.duel).await.map(axum::Json)
}

/// Makes a new link for the host. The earlier link ends.
async fn make_host_link(web: &Web, session: &Session) -> Result<Answer, Problem> {
    let lang = look_of(web, session).await.lang;
    if !session.admin {
        return Ok(Answer { toast: Some(plain(lang, "web-invite-host-refused")), refused: true, ..Answer::default() });
    }
    let secret = web.sessions.invite_host().await?;
    let toast = Some(plain(lang, "web-invite-host-made"));
    Ok(Answer { toast, link: Some(format!("#invite={}", secret.reveal())), ..Answer::default() })
}

async fn make_invitation(web: &Web, session: &Session, op: &str, duel: &str) -> Result<Answer, Problem> {
    let Line::Ask(challenge @ Intent::Challenge { opponent: Opponent::Open, .. }) = read(&format!("/duel {duel}"), &[])
    else {
        return Err(Problem::Malformed);
    };
    let secret = web.sessions.invite(session).await?;
    // The link is good even if the challenge is refused, such as when one is open already.
    let mut answer = ask(web, session, op, challenge, "").await?;
    answer.link = Some(format!("#invite={}", secret.reveal()));
    answer.refused = false;
    Ok(answer)
}

/// The line that the person is typing.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Typed {
    line: String,
}

/// Proposes continuations of a line.
pub(crate) async fn complete(
    State(web): State<Arc<Web>>,
    member: Member,
    Query(typed): Query<Typed>,
) -> Result<axum::Json<Vec<Proposal>>, Problem> {
    if typed.line.chars().count() > LINE_MAX {
        return Err(Problem::TooLarge);
    }
    let session = &member.session;
    let command = typed.line.split_whitespace().next().unwrap_or("");
    let look = look_of(&web, session).await;
    let mut form = match command {
        "/settings" => fields(&web, session, Intent::Settings(None)).await,
        "/config" | "/duel" => fields(&web, session, Intent::Config(None)).await,
        _ => Message::default(),
    }
    .form;
    if command == "/duel" {
        for game in GameId::all() {
            let named = |field: Field| Field { key: format!("{game}.{}", field.key), ..field };
            form.extend(web.hall.more_options(*game, look.lang).into_iter().map(named));
        }
    }
    let mut people = if command == "/duel" { web.sessions.people() } else { Vec::new() };
    people.retain(|(_, id)| *id != session.id());
    let named = |game: &GameId| (game.name().to_owned(), web.hall.game_name(*game, look.lang));
    let games: Vec<_> = GameId::all().iter().map(named).collect();
    let decks = match command {
        "/deck" | "/duel" => web.hall.deck_names(&session.id(), look.lang, "").await.map_err(|error| broken(&error))?,
        _ => Vec::new(),
    };
    let known = Known { lang: look.lang, people: &people, form: &form, games: &games, decks: &decks };
    Ok(axum::Json(proposals(&typed.line, &known)))
}

/// Sends a request of a person to the hall, and puts the answer into the panel or a note.
async fn ask(web: &Web, session: &Session, op: &str, intent: Intent, scope: &str) -> Result<Answer, Problem> {
    let op = op_of(session, op).ok_or(Problem::Malformed)?;
    let look = look_of(web, session).await;
    let panel = web.panels.of(&session.id(), look).map_err(|error| broken(&error))?;
    let sets = matches!(intent, Intent::Settings(Some(_)));
    let alone = duels::may_be_alone(&intent);
    // The person's own turn comes first. A hint may hold it for a long time, and then only this person waits.
    let turn = panel.turn().await;
    let beginning = if alone { Some(web.beginnings.enter(session.family()).await) } else { None };
    if alone && duels::is_alone_enough(web, session).await.map_err(|error| broken(&error))? {
        let toast = Some(plain(look.lang, "web-too-many-alone"));
        return Ok(Answer { toast, refused: true, ..Answer::default() });
    }
    let notes = panel.notes();
    let reply = web.hall.handle(request(web, session, op, intent)).await;
    if !reply.refused {
        panel.forget(&notes);
    }
    drop(beginning);
    let mut answer = answer(web, &session.id(), (&panel, look), reply, scope).await;
    drop(turn);
    if sets {
        let look = refreshed_look(web, session).await;
        panel.set_look(look);
        answer.look = Some(look.into());
    }
    Ok(answer)
}

async fn answer(web: &Web, person: &PersonId, (panel, look): (&Panel, Look), reply: Reply, scope: &str) -> Answer {
    let mut answer = Answer { toast: reply.toast, done: reply.done, refused: reply.refused, ..Answer::default() };
    match (reply.message, reply.slot) {
        (Some(message), Some(slot @ Slot::Hand(_))) => {
            let entry = panel.put(web.panels.duel(person, panel, slot, message).await);
            answer.epoch = Some(panel.epoch.clone());
            answer.panel.push(ItemJson::of(&entry, look));
        }
        (Some(message), _) => {
            // The page draws the cards of the editor one by one.
            let item = match message.editor {
                Some(_) => Item::plain(None, message),
                None => web.panels.item(None, message).await,
            };
            answer.note = Some(views::private(&item, look, scope));
        }
        (None, _) => {}
    }
    answer
}

fn request(web: &Web, session: &Session, op: OpId, intent: Intent) -> Request {
    let Session { name, lang, admin, .. } = session;
    let who = Person { id: session.id(), name: name.clone(), lang: Some(*lang), admin: *admin, groups: Vec::new() };
    Request { op, who, place: web.place.clone(), place_lang: web.sessions.first_lang(), intent }
}

/// The op id of a request: the page's own id, bound to the person, so that nobody can use up another person's ids.
fn op_of(session: &Session, op: &str) -> Option<OpId> {
    let op: [u8; 16] = unhex(op)?;
    let hash = Sha256::new().chain_update(session.id().as_str()).chain_update(op).finalize();
    hash[..16].try_into().ok().map(OpId)
}

/// The look that a person has chosen, from their open panel or from their settings.
pub(crate) async fn look_of(web: &Web, session: &Session) -> Look {
    match web.panels.known_look(&session.id()) {
        Some(look) => look,
        None => refreshed_look(web, session).await,
    }
}

async fn refreshed_look(web: &Web, session: &Session) -> Look {
    let form = fields(web, session, Intent::Settings(None)).await.form;
    let value = |key: &str| form.iter().find(|field| field.key == key).map(|field| field.value.clone());
    let lang = value("language").and_then(|lang| lang.parse().ok()).unwrap_or(session.lang);
    let theme = value("theme").and_then(|theme| theme.parse::<Theme>().ok()).unwrap_or_default();
    Look { lang, theme }
}

/// The present form of some settings. The person did not ask for it, so it does not count as a command.
async fn fields(web: &Web, session: &Session, intent: Intent) -> Message {
    let Ok(op) = OpId::random() else { return Message::default() };
    web.hall.form(&request(web, session, op, intent)).await.unwrap_or_default()
}
