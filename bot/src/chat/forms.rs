//! Puts settings into words, for the platforms that show them as menus.

use duelhall_engine::kit::Text;
use duelhall_engine::text::{Lang, Words};
use duelhall_hall::{Field, FieldValues};

/// A title, and a line for each thing that can be set.
pub(crate) fn listed<'a>(words: &Words, lang: Lang, title: &Text, form: impl Iterator<Item = &'a Field>) -> String {
    let line = |field: &Field| {
        let text = Text::new("setting-line").raw("name", &*field.label).raw("value", &*field.shown);
        words.say(lang, &text, &[])
    };
    std::iter::once(words.say(lang, title, &[])).chain(form.map(line)).collect::<Vec<_>>().join("\n")
}

/// One thing that can be set, and what it is set to.
pub(crate) fn described(words: &Words, lang: Lang, field: &Field) -> String {
    let text = match field.values {
        FieldValues::Range(least, most) => Text::new("setting-range").num("least", least).num("most", most),
        FieldValues::OneOf(_) | FieldValues::Rooms | FieldValues::Groups => Text::new("setting-now"),
    };
    words.say(lang, &text.raw("name", &*field.label).raw("value", &*field.shown), &[])
}
