//! Changes a setting, and logs who did it.

use duelhall_engine::kit::Text;
use duelhall_store::{Collection, DocumentWrite, Expected, OpId};
use serde::{Deserialize, Serialize};

use super::{Chosen, Spec};
use crate::asker::Asker;
use crate::inner::Inner;
use crate::trouble::Trouble;
use crate::voice::ago;
use crate::{Audience, Field, Message, Reply, Slot};

/// The value that resets a choice.
pub(super) const DEFAULT: &str = "default";

/// A change as it is stored.
#[derive(Serialize)]
struct Audit<'a> {
    version: u16,
    who: &'a str,
    name: &'a str,
    key: &'a str,
    old: Option<&'a str>,
    new: Option<&'a str>,
    at: i64,
}

impl Inner {
    /// Shows the settings of the place, or changes one for an admin.
    pub(crate) async fn config(&self, asker: &Asker<'_>, change: Option<&(String, String)>) -> Result<Reply, Trouble> {
        let Some((key, value)) = change else {
            return Ok(asker.page(place_form(asker)));
        };
        if !asker.request.who.admin {
            return Trouble::refuse("no-admin");
        }
        let house = asker.request.place.house();
        self.change(
            asker,
            Collection::PlaceSettings,
            house.as_str(),
            &asker.place.specs,
            &asker.place.chosen,
            (key, value),
        )
        .await
    }

    /// Shows the asker's own settings, or changes one.
    pub(crate) async fn own_settings(
        &self,
        asker: &Asker<'_>,
        change: Option<&(String, String)>,
    ) -> Result<Reply, Trouble> {
        let Some((key, value)) = change else {
            return Ok(asker.page(own_form(asker)));
        };
        let person = asker.request.who.id.as_str();
        self.change(asker, Collection::PersonSettings, person, &asker.person.specs, &asker.person.chosen, (key, value))
            .await
    }

    async fn change(
        &self,
        asker: &Asker<'_>,
        collection: Collection,
        subject: &str,
        specs: &[Spec],
        chosen: &Chosen,
        (key, value): (&str, &str),
    ) -> Result<Reply, Trouble> {
        let voice = &asker.voice;
        let Some(spec) = specs.iter().find(|spec| spec.key == key) else {
            let list = specs.iter().map(|spec| spec.key.as_str()).collect::<Vec<_>>().join(", ");
            return Err(Trouble::Refused(
                Text::new("no-setting").raw("key", crate::names::clean(key)).raw("list", list),
            ));
        };
        let new = if spec.allows(value) {
            Some(value)
        } else if value == DEFAULT {
            None
        } else {
            return Err(Trouble::Refused(spec.allowed(voice)));
        };
        let old = chosen.values.get(key).map(String::as_str);
        if old != new {
            // The log line is written first, because no change may go unlogged.
            self.audit(asker, collection, subject, key, old, new).await?;
            self.write_setting(asker.request.op, collection, subject, chosen, key, new).await?;
            self.redraw(asker, collection).await?;
        }
        // The answer shows the new settings, in the language that now applies.
        let asker = &self.asker(asker.request).await?;
        let said = spec.value(&asker.voice, new.unwrap_or(&spec.default));
        let toast = Text::new("set-done").raw("name", spec.name_in_place(&asker.voice)).raw("value", said);
        let message = if collection == Collection::PlaceSettings { place_form(asker) } else { own_form(asker) };
        Ok(Reply { toast: Some(asker.voice.say(&toast)), message: Some(message), ..Reply::default() })
    }

    /// Refreshes messages that may look different now: boards in another language, hands in another theme.
    async fn redraw(&self, asker: &Asker<'_>, collection: Collection) -> Result<(), Trouble> {
        let (place, who) = (&asker.request.place.house(), &asker.request.who.id);
        if collection == Collection::PlaceSettings {
            for (place, id) in self.boards_of_house(place).await? {
                self.refresh(Audience::Place(place), Slot::Board(id));
            }
            return Ok(());
        }
        for id in self.playing(who).await? {
            if let Some(visit) = self.duels.enter(&*self.store, id).await? {
                let Some(seat) = visit.duel().seat_of(who) else { continue };
                let place = visit.duel().meta.place_of(seat).clone();
                self.refresh(Audience::Person(who.clone(), place), Slot::Hand(id));
            }
        }
        Ok(())
    }

    async fn write_setting(
        &self,
        op: OpId,
        collection: Collection,
        subject: &str,
        chosen: &Chosen,
        key: &str,
        new: Option<&str>,
    ) -> Result<(), Trouble> {
        let mut changed = chosen.clone();
        match new {
            Some(value) => drop(changed.values.insert(key.to_owned(), value.to_owned())),
            None => drop(changed.values.remove(key)),
        }
        let value = serde_json::to_vec(&changed).unwrap_or_default();
        let expected = Expected::from(chosen.revision);
        let key = subject.to_owned();
        self.store.put(DocumentWrite { collection, key, expected, value: Some(value), deadline: None, op }).await?;
        Ok(())
    }

    async fn audit(
        &self,
        asker: &Asker<'_>,
        collection: Collection,
        subject: &str,
        key: &str,
        old: Option<&str>,
        new: Option<&str>,
    ) -> Result<(), Trouble> {
        let (who, op, at) = (&asker.request.who, asker.request.op, self.now().0);
        let name = crate::names::shown(&who.name);
        let audit = Audit { version: 1, who: who.id.as_str(), name: &name, key, old, new, at };
        let write = DocumentWrite {
            collection: Collection::Audit,
            key: format!("{collection} {subject} {at:020} {}", hex(op)),
            expected: Expected::Any,
            value: Some(serde_json::to_vec(&audit).unwrap_or_default()),
            deadline: None,
            op,
        };
        self.store.put(write).await?;
        Ok(())
    }
}

/// A change as it is read from the log.
#[derive(Deserialize)]
struct Change {
    name: String,
    key: String,
    new: Option<String>,
    at: i64,
}

/// The number of changes that are listed.
const LISTED: usize = 10;

impl Inner {
    /// The log of who changed which setting of the place, newest first, for admins.
    pub(crate) async fn audited(&self, asker: &Asker<'_>) -> Result<Reply, Trouble> {
        if !asker.request.who.admin {
            return Trouble::refuse("no-admin");
        }
        let prefix = format!("{} {} ", Collection::PlaceSettings, asker.request.place.house());
        let found = self.scan_all(Collection::Audit, &prefix).await?;
        let changes = found.iter().rev().filter_map(|(_, value)| serde_json::from_slice::<Change>(value).ok());
        let lines: Vec<String> = changes.take(LISTED).map(|change| self.audit_line(asker, &change)).collect();
        let voice = &asker.voice;
        let title = voice.plain(if lines.is_empty() { "audit-none" } else { "audit-title" });
        let text = std::iter::once(title).chain(lines).collect::<Vec<_>>().join("\n");
        Ok(asker.page(Message { text, ..Message::default() }))
    }

    fn audit_line(&self, asker: &Asker<'_>, change: &Change) -> String {
        let voice = &asker.voice;
        let spec = asker.place.specs.iter().find(|spec| spec.key == change.key);
        let name = spec.map_or_else(|| change.key.clone(), |spec| spec.name_in_place(voice));
        let value = match (spec, &change.new) {
            (Some(spec), new) => spec.value(voice, new.as_ref().unwrap_or(&spec.default)),
            (None, new) => new.clone().unwrap_or_default(),
        };
        let ago = ago(self.now().since(duelhall_store::Timestamp(change.at)));
        let who = asker.called(&change.name);
        let line = Text::new("audit-line").text("ago", ago).raw("who", who).raw("name", name).raw("value", value);
        voice.say(&line)
    }
}

fn hex(op: OpId) -> String {
    duelhall_engine::kit::hex(&op.0[..8])
}

fn place_form(asker: &Asker<'_>) -> Message {
    form(asker, "config-title", &asker.place.specs, |key| asker.place.get(key))
}

fn own_form(asker: &Asker<'_>) -> Message {
    form(asker, "settings-title", &asker.person.specs, |key| asker.person.get(key))
}

fn form(asker: &Asker<'_>, title: &str, specs: &[Spec], get: impl Fn(&str) -> String) -> Message {
    let voice = &asker.voice;
    let field = |spec: &Spec| Field { label: spec.name_in_place(voice), ..spec.field(voice, &get(&spec.key)) };
    let form: Vec<_> = specs.iter().map(field).collect();
    let lines = form.iter().map(|field| {
        let line = Text::new("set-line").raw("name", &*field.label).raw("key", &*field.key).raw("value", &*field.shown);
        voice.say(&line)
    });
    let text = std::iter::once(voice.plain(title)).chain(lines).collect::<Vec<_>>().join("\n");
    Message { text, form, ..Message::default() }
}
