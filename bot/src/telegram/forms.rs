//! Shows settings as menus of buttons: a button for each setting, and for each setting the buttons of its values.

use std::sync::Arc;

use duelhall_engine::ai::Level;
use duelhall_engine::games::GameId;
use duelhall_engine::kit::Text;
use duelhall_engine::text::{Lang, capital};
use duelhall_hall::{Field, FieldValues, Hall, Intent, Look, Message, Mode, Press, Reply};

use super::address::Say;
use super::answers::answer;
use super::bot::Bot;
use super::data::{Data, LONGEST, Played, Scope};
use super::ids::Spot;
use super::keys::own;
use super::menu::{Menu, back, in_rows};
use super::methods::Key;
use super::outgoing::Outgoing;
use super::rate::Class;
use super::visit::Visit;
use super::ways::give;
use super::words::{WORDS, plain, say};

/// How far one press can move a number.
const STEPS: [i64; 4] = [-10, -1, 1, 10];

/// Asks which game the person wants to play with the bot alone, or how they want to play the one that they named.
pub(crate) fn duel(hall: &Hall, lang: Lang, played: Option<Played>) -> Outgoing {
    match played {
        Some(Played { game, format: None }) if !game.formats().is_empty() => return formats(hall, lang, game),
        Some(played) => return levels(lang, played, &name(hall, lang, played)),
        None => {}
    }
    let label = |game: GameId| capital(&hall.game_name(game, lang));
    let game = |game: &GameId| own(&Data::Game((*game).into()), &label(*game), Look::Plain);
    let mut outgoing = Outgoing::words(plain(lang, "duel-game"));
    outgoing.rows = in_rows(GameId::all().iter().map(game));
    outgoing
}

/// Asks in which format, each with a line about it.
fn formats(hall: &Hall, lang: Lang, game: GameId) -> Outgoing {
    let modes: Vec<Mode> = hall.modes(lang).into_iter().filter(|mode| mode.game == game).collect();
    let line = |mode: &Mode| say(lang, &Text::new("help-line").raw("name", &*mode.name).raw("about", &*mode.about));
    let lines = std::iter::once(plain(lang, "duel-format")).chain(modes.iter().map(line));
    let mut outgoing = Outgoing::words(lines.collect::<Vec<_>>().join("\n"));
    let key = |mode: &Mode| own(&Data::Game(Played { game, format: mode.format }), &capital(&mode.name), Look::Plain);
    outgoing.rows = modes.iter().map(|mode| vec![key(mode)]).collect();
    outgoing
}

/// The name of what is played.
fn name(hall: &Hall, lang: Lang, played: Played) -> String {
    let mut modes = hall.modes(lang).into_iter();
    let mode = modes.find(|mode| mode.game == played.game && mode.format == played.format);
    mode.map_or_else(|| hall.game_name(played.game, lang), |mode| mode.name)
}

fn levels(lang: Lang, game: Played, name: &str) -> Outgoing {
    let label = |level: Level| capital(&plain(lang, &format!("level-{}", level.name())));
    let level = |level: Level| own(&Data::Duel(level, Some(game)), &label(level), Look::Plain);
    let mut outgoing = Outgoing::words(say(lang, &Text::new("duel-which").raw("game", name)));
    outgoing.rows = in_rows(Level::OFFERED.into_iter().map(level));
    let campaign = game.game.campaign().map(|_| Data::Press(Press::Campaign(game.game.set(), 0)));
    outgoing.rows.extend(campaign.map(|press| vec![own(&press, &plain(lang, "press-campaign"), Look::Plain)]));
    outgoing.rows.push(vec![own(&Data::Code(Some(game)), &plain(lang, "press-code"), Look::Primary)]);
    outgoing
}

/// All settings, after a change if there is one.
pub(crate) async fn overview(bot: &Bot, visit: &Visit, scope: Scope, change: Option<(String, String)>) -> Outgoing {
    let changed = change.is_some();
    let form = form(bot, visit, scope, change).await;
    // The change may be that of the language.
    let lang = visit.lang(bot).await;
    match form {
        Ok((toast, message)) => {
            let mut outgoing =
                Outgoing { toast: toast.filter(|_| changed), ..menu(&bot.hall, lang, scope, &message).first() };
            if let Scope::Chat(chat) = scope {
                let rights = match (visit.who.admin, bot.is_admin(chat).await) {
                    // Everybody may see the settings of a chat; only admins can change them.
                    (false, _) => "no-admin",
                    (true, true) => "config-rights-all",
                    (true, false) => "config-rights-more",
                };
                outgoing.words = format!("{}\n\n{}", outgoing.words, plain(lang, rights));
                if !visit.who.admin {
                    outgoing.rows.clear();
                }
            }
            outgoing
        }
        Err(text) => Outgoing::words(text),
    }
}

/// The settings of a person or a chat; a sentence when the person may not see them.
async fn form(
    bot: &Bot,
    visit: &Visit,
    scope: Scope,
    change: Option<(String, String)>,
) -> Result<(Option<String>, Message), String> {
    let (place, intent) = match scope {
        Scope::Own(_) => (visit.spot, Intent::Settings(change)),
        // Inside a topic, people can also set in which topics duels may be started.
        Scope::Chat(chat) if visit.spot.chat == chat => (visit.spot, Intent::Config(change)),
        Scope::Chat(chat) => (Spot::chat(chat), Intent::Config(change)),
    };
    let reply = settings(bot, visit, place, intent).await;
    match (reply.message, reply.refused, reply.toast) {
        (Some(message), false, toast) => Ok(here(toast, message, visit.lang(bot).await)),
        (_, _, Some(toast)) => Err(toast),
        _ => Err(plain(visit.lang(bot).await, "no-understand")),
    }
}

/// The hall's answer to a request about settings.
async fn settings(bot: &Bot, visit: &Visit, place: Spot, change: Intent) -> Reply {
    let place = Spot { chat: bot.moved.first(place.chat), ..place }.place();
    let request = duelhall_hall::Request { place, ..visit.request(bot, change) };
    visit.ask_for(bot, request).await
}

/// Does what was chosen.
pub(crate) async fn chosen(bot: &Arc<Bot>, mut visit: Visit, data: Data) {
    let (Data::Menu(scope)
    | Data::Group(scope, _)
    | Data::Field(scope, _)
    | Data::Value(scope, ..)
    | Data::Audit(scope)) = data
    else {
        return;
    };
    let tongue = visit.lang(bot).await;
    match scope {
        Scope::Own(user) if user != visit.user => {
            return answer(bot, &visit, &Say::Alert(plain(tongue, "no-yours"))).await;
        }
        Scope::Own(_) => {}
        Scope::Chat(chat) => {
            visit.who.admin = bot.admins.is_admin(chat, visit.user).await;
            if !visit.who.admin {
                return answer(bot, &visit, &Say::Alert(plain(tongue, "no-admin"))).await;
            }
        }
    }
    let topic = visit.spot.topic;
    let made = match &data {
        Data::Menu(_) => page(bot, &visit, scope, tongue, |menu| menu.first()).await,
        Data::Group(_, group) => page(bot, &visit, scope, tongue, |menu| menu.group(group)).await,
        Data::Field(_, key) => page(bot, &visit, scope, tongue, |menu| field_of(menu, key, topic)).await,
        Data::Value(_, key, value) => {
            let done = form(bot, &visit, scope, Some((key.clone(), value.clone()))).await;
            let tongue = visit.lang(bot).await;
            done.map(|(toast, message)| (toast, after(&menu(&bot.hall, tongue, scope, &message), key)))
        }
        _ => audit(bot, &visit, scope, tongue).await.map(|outgoing| (None, outgoing)),
    };
    match made {
        Ok((toast, outgoing)) => {
            answer(bot, &visit, &toast.map_or(Say::Nothing, Say::Toast)).await;
            stand(bot, &visit, &outgoing).await;
        }
        Err(text) => answer(bot, &visit, &Say::Alert(text)).await,
    }
}

/// A page of settings, and nothing to say.
async fn page(
    bot: &Bot,
    visit: &Visit,
    scope: Scope,
    lang: Lang,
    of: impl FnOnce(&Menu<'_>) -> Outgoing,
) -> Result<(Option<String>, Outgoing), String> {
    let (_, message) = form(bot, visit, scope, None).await?;
    Ok((None, of(&menu(&bot.hall, lang, scope, &message))))
}

/// Replaces the menu by another page.
async fn stand(bot: &Arc<Bot>, visit: &Visit, outgoing: &Outgoing) {
    let Some(on) = visit.on() else { return };
    bot.rest.ready(on.at.chat(), Class::Hand).await;
    if let Err(fault) = bot.rest.edit(on.at, outgoing, false, Class::Hand).await {
        bot.rest.trouble(on.at.chat(), &fault, "a page of settings");
        give(bot, visit, outgoing, None).await;
    }
}

/// The list of who changed which setting.
async fn audit(bot: &Bot, visit: &Visit, scope: Scope, lang: Lang) -> Result<Outgoing, String> {
    let Scope::Chat(chat) = scope else { return Err(plain(lang, "no-understand")) };
    let reply = settings(bot, visit, Spot::chat(chat), Intent::Audit).await;
    let Some(message) = reply.message else {
        return Err(reply.toast.unwrap_or_else(|| plain(lang, "no-understand")));
    };
    let mut outgoing = Outgoing::words(message.text);
    outgoing.rows = vec![vec![back(lang, scope)]];
    Ok(outgoing)
}

/// The form and what was changed, in Telegram's terms: rooms are topics, and there are neither roles nor threads.
fn here(mut toast: Option<String>, mut message: Message, lang: Lang) -> (Option<String>, Message) {
    message.form.retain(|field| field.values != FieldValues::Groups && field.key != "threads");
    for field in message.form.iter_mut().filter(|field| field.values == FieldValues::Rooms) {
        let label = std::mem::replace(&mut field.label, plain(lang, "set-topics"));
        toast = toast.map(|toast| toast.replace(&label, &field.label));
    }
    (toast, message)
}

/// The ways to change the topics in which duels may be started, seen from one topic: each value, and the key of its
/// message.
fn topics(now: &str, here: i64) -> Vec<(String, &'static str)> {
    let here = here.to_string();
    let others: Vec<&str> = now.split(' ').filter(|topic| !topic.is_empty() && *topic != here).collect();
    let only = (here.clone(), "press-topic-only");
    match (now.split(' ').any(|topic| topic == here), others.is_empty()) {
        (true, true) => Vec::new(),
        (true, false) => vec![only, (others.join(" "), "press-topic-not")],
        (false, true) => vec![only],
        (false, false) => vec![only, (format!("{} {here}", others.join(" ")), "press-topic-too")],
    }
}

/// A person's or a chat's settings as menus.
fn menu<'a>(hall: &'a Hall, lang: Lang, scope: Scope, message: &'a Message) -> Menu<'a> {
    Menu { hall, lang, scope, form: &message.form }
}

fn field_of(menu: &Menu<'_>, key: &str, topic: Option<i64>) -> Outgoing {
    match menu.form.iter().find(|field| field.key == key) {
        Some(field) => one(menu, field, topic),
        None => menu.first(),
    }
}

/// The page after a change: a number may be changed again, and any other setting is done.
fn after(menu: &Menu<'_>, key: &str) -> Outgoing {
    match menu.form.iter().find(|field| field.key == key) {
        Some(field) if matches!(field.values, FieldValues::Range(..)) => one(menu, field, None),
        Some(field) => menu.page_of(field),
        None => menu.first(),
    }
}

/// One setting, shown in a topic if the chat is a forum.
fn one(menu: &Menu<'_>, field: &Field, topic: Option<i64>) -> Outgoing {
    let (lang, scope) = (menu.lang, menu.scope);
    let mut outgoing = Outgoing::words(crate::chat::described(&WORDS, lang, field));
    outgoing.rows = match &field.values {
        FieldValues::OneOf(values) => in_rows(values.iter().filter_map(|(value, words)| {
            let look = if *value == field.value { Look::Primary } else { Look::Plain };
            let mark = if *value == field.value { "✓ " } else { "" };
            to(scope, field, value, &format!("{mark}{words}"), look)
        })),
        FieldValues::Range(least, most) => {
            let now = field.value.parse().unwrap_or(*least);
            let step = |step: i64| {
                let value = (now + step).clamp(*least, *most);
                (value != now)
                    .then(|| to(scope, field, &value.to_string(), &format!("{step:+}"), Look::Plain))
                    .flatten()
            };
            vec![STEPS.into_iter().filter_map(step).collect()]
        }
        FieldValues::Rooms => {
            let ways = topic.map_or_else(Vec::new, |topic| topics(&field.value, topic));
            in_rows(ways.iter().filter_map(|(value, words)| to(scope, field, value, &plain(lang, words), Look::Plain)))
        }
        FieldValues::Groups => Vec::new(),
    };
    outgoing.rows.retain(|row| !row.is_empty());
    let default = to(scope, field, "default", &plain(lang, "press-default"), Look::Plain);
    outgoing.rows.push(default.into_iter().chain([menu.back_from(field)]).collect());
    outgoing
}

/// A button that sets a value; `None` when Telegram has no room for the value.
fn to(scope: Scope, field: &Field, value: &str, label: &str, look: Look) -> Option<Key> {
    let data = Data::Value(scope, field.key.clone(), value.to_owned());
    (data.to_string().len() <= LONGEST).then(|| own(&data, label, look))
}

#[cfg(test)]
mod tests {
    use duelhall_hall::{HallConfig, SystemClock};
    use duelhall_store::MemoryStore;

    use super::*;

    fn number(value: &str) -> Field {
        Field {
            key: "correspondence-hours".into(),
            label: "Hours".into(),
            value: value.into(),
            shown: value.into(),
            values: FieldValues::Range(1, 168),
        }
    }

    fn data(outgoing: &Outgoing) -> Vec<String> {
        outgoing.rows.iter().flatten().filter_map(|key| key.callback_data.clone()).collect()
    }

    fn hall() -> Hall {
        let (sender, _) = tokio::sync::mpsc::unbounded_channel();
        Hall::open(HallConfig::default(), Arc::new(MemoryStore::new()), Arc::new(SystemClock), sender).unwrap()
    }

    #[test]
    fn a_number_is_moved_within_its_range() {
        let (hall, scope) = (hall(), Scope::Chat(-1_009_999_999_999));
        let steps = |value: &str| -> Vec<String> {
            let message = Message { form: vec![number(value)], ..Message::default() };
            let keys = data(&one(&menu(&hall, Lang::En, scope, &message), &message.form[0], None));
            keys.iter().filter_map(|data| data.split_once('=')).map(|(_, value)| value.to_owned()).collect()
        };
        assert_eq!(steps("24"), ["14", "23", "25", "34", "default"]);
        assert_eq!(steps("1"), ["2", "11", "default"]);
        assert_eq!(steps("165"), ["155", "164", "166", "168", "default"]);
    }

    #[test]
    fn topics_are_chosen_one_by_one_from_within() {
        let ways = |now: &str| -> Vec<(String, &str)> { topics(now, 7) };
        let only = ("7".to_owned(), "press-topic-only");
        assert_eq!(ways(""), vec![only.clone()]);
        assert_eq!(ways("7"), []);
        assert_eq!(ways("17 9"), [only.clone(), ("17 9 7".to_owned(), "press-topic-too")]);
        assert_eq!(ways("9 7"), [only, ("9".to_owned(), "press-topic-not")]);
    }

    #[test]
    fn every_button_of_a_menu_is_within_telegram_s_limits() {
        let (hall, message) = (hall(), Message { form: vec![number("24")], ..Message::default() });
        let menu = menu(&hall, Lang::Ru, Scope::Chat(-1_009_999_999_999), &message);
        for outgoing in [
            menu.first(),
            menu.group("duels"),
            one(&menu, &message.form[0], None),
            levels(Lang::Ru, GameId::all()[0].into(), "Башни"),
        ] {
            assert!(!outgoing.rows.is_empty() && outgoing.rows.iter().all(|row| !row.is_empty()));
            assert!(data(&outgoing).iter().all(|data| data.len() <= LONGEST));
        }
    }
}
