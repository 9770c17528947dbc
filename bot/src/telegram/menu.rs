//! The menus of settings. Many settings are in groups, so that no page has more buttons than fit a glance.

use duelhall_engine::games::GameId;
use duelhall_engine::kit::Text;
use duelhall_engine::text::Lang;
use duelhall_hall::{Field, Hall, Look};

use super::data::{Data, Scope};
use super::keys::own;
use super::markup;
use super::methods::{Key, Rows};
use super::outgoing::Outgoing;
use super::words::{WORDS, plain, say};

/// How many settings are shown without groups, at most.
const FEW: usize = 8;

/// How many buttons fit in a row.
const ROW: usize = 2;

/// The settings of duels; a chat's other settings concern the chat itself.
const DUELS: [&str; 4] = ["game", "pace", "live-seconds", "correspondence-hours"];

/// The settings of a person or a chat, as menus show them.
pub(super) struct Menu<'a> {
    pub(super) hall: &'a Hall,
    pub(super) lang: Lang,
    pub(super) scope: Scope,
    pub(super) form: &'a [Field],
}

impl Menu<'_> {
    /// The first page: every setting in words, and a button for each setting or each group.
    pub(super) fn first(&self) -> Outgoing {
        let title = match self.scope {
            Scope::Own(_) => "settings-title",
            Scope::Chat(_) => "config-title-chat",
        };
        let mut outgoing = Outgoing::words(self.listed(&Text::new(title), self.form.iter()));
        let groups = self.groups();
        outgoing.rows = if groups.is_empty() {
            self.fields(self.form.iter())
        } else {
            let key = |group: &String| own(&Data::Group(self.scope, group.clone()), &self.name(group), Look::Plain);
            in_rows(groups.iter().map(key))
        };
        if matches!(self.scope, Scope::Chat(_)) {
            outgoing.rows.push(vec![own(&Data::Audit(self.scope), &plain(self.lang, "press-audit"), Look::Plain)]);
        }
        outgoing
    }

    /// The settings of one group.
    pub(super) fn group(&self, group: &str) -> Outgoing {
        let inside = || self.form.iter().filter(|field| group_of(field) == group);
        if inside().next().is_none() {
            return self.first();
        }
        let title = Text::new("config-title-group").raw("name", self.name(group));
        let mut outgoing = Outgoing::words(self.listed(&title, inside()));
        outgoing.rows = self.fields(inside());
        outgoing.rows.push(vec![back(self.lang, self.scope)]);
        outgoing
    }

    /// The page on which a setting has its button.
    pub(super) fn page_of(&self, field: &Field) -> Outgoing {
        if self.groups().is_empty() { self.first() } else { self.group(&group_of(field)) }
    }

    /// The button that leads from a setting back to that page.
    pub(super) fn back_from(&self, field: &Field) -> Key {
        if self.groups().is_empty() {
            return back(self.lang, self.scope);
        }
        let group = group_of(field);
        let label = say(self.lang, &Text::new("press-group").raw("name", self.name(&group)));
        own(&Data::Group(self.scope, group), &label, Look::Plain)
    }

    /// The groups in the order of their first settings; none if there are few settings.
    fn groups(&self) -> Vec<String> {
        let mut groups: Vec<String> = Vec::new();
        for group in self.form.iter().filter(|_| self.form.len() > FEW).map(group_of) {
            if !groups.contains(&group) {
                groups.push(group);
            }
        }
        groups
    }

    fn name(&self, group: &str) -> String {
        match game(group) {
            Some(game) => self.hall.game_name(game, self.lang),
            None => plain(self.lang, &format!("config-{group}")),
        }
    }

    fn listed<'b>(&self, title: &Text, fields: impl Iterator<Item = &'b Field>) -> String {
        crate::chat::listed(&WORDS, self.lang, title, fields)
    }

    fn fields<'b>(&self, fields: impl Iterator<Item = &'b Field>) -> Rows {
        in_rows(fields.map(|field| own(&Data::Field(self.scope, field.key.clone()), &field.label, Look::Plain)))
    }
}

/// The group of a setting. The options of a game and those of its formats are in one group.
fn group_of(field: &Field) -> String {
    let game = field.key.split_once('.').and_then(|(name, _)| game(name));
    let group = match game {
        Some(game) => game.set().name(),
        None if DUELS.contains(&&*field.key) => "duels",
        None => "chat",
    };
    group.to_owned()
}

fn game(name: &str) -> Option<GameId> {
    GameId::all().iter().copied().find(|game| game.name() == name)
}

pub(super) fn back(lang: Lang, scope: Scope) -> Key {
    own(&Data::Menu(scope), &plain(lang, "press-all-settings"), Look::Plain)
}

/// Two short buttons to a row.
pub(super) fn in_rows(keys: impl Iterator<Item = Key>) -> Rows {
    let mut rows: Rows = Vec::new();
    for key in keys {
        match rows.last_mut() {
            Some(row) if row.len() < ROW && markup::length(&key.text) <= 24 => row.push(key),
            _ => rows.push(vec![key]),
        }
    }
    rows
}
