//! Compares the messages of the languages.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

use super::Lang;

/// Variables that tell a message what to agree with. A language without such agreement need not use them.
const GRAMMAR: [&str; 11] =
    ["case", "count", "head", "it", "mood", "number", "own", "person", "whom", "whose", "whose-number"];

/// The variables and messages that a message of one language needs.
#[derive(Default)]
struct Needs {
    variables: BTreeSet<String>,
    messages: BTreeSet<String>,
}

type Messages = BTreeMap<String, Needs>;

/// The id of a message; `None` for a term or a comment.
pub(super) fn message_id<'a>(entry: &Entry<&'a str>) -> Option<&'a str> {
    match entry {
        Entry::Message(message) => Some(message.id.name),
        Entry::Term(_)
        | Entry::Comment(_)
        | Entry::GroupComment(_)
        | Entry::ResourceComment(_)
        | Entry::Junk { .. } => None,
    }
}

/// Lists the differences between the languages, in English: messages that one of them lacks, or messages with other
/// variables.
///
/// A message to which only other messages of its language refer is a helper. Each language has its own helpers.
#[must_use]
pub fn differences(sources: &[(Lang, &str)]) -> Vec<String> {
    let by_lang = Lang::ALL.map(|lang| (lang, read(lang, sources)));
    let mut found = Vec::new();
    for (lang, messages) in &by_lang {
        let helpers: BTreeSet<&String> = messages.values().flat_map(|needs| &needs.messages).collect();
        for key in messages.keys().filter(|key| !helpers.contains(key)) {
            for (other, theirs) in by_lang.iter().filter(|(other, _)| other != lang) {
                if !theirs.contains_key(key) {
                    found.push(format!("`{key}` is said in `{lang}` but not in `{other}`"));
                } else if variables(messages, key) != variables(theirs, key) {
                    found.push(format!("`{key}` has other variables in `{lang}` than in `{other}`"));
                }
            }
        }
    }
    found
}

fn read(lang: Lang, sources: &[(Lang, &str)]) -> Messages {
    let mut messages = Messages::new();
    for (_, source) in sources.iter().filter(|(source_lang, _)| *source_lang == lang) {
        let resource = parser::parse(*source).unwrap_or_else(|(resource, _)| resource);
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let mut needs = Needs::default();
            let attributes = message.attributes.iter().map(|attribute| &attribute.value);
            for pattern in message.value.iter().chain(attributes) {
                needs.pattern(pattern);
            }
            // A message that chooses among its own attributes is no helper.
            needs.messages.remove(message.id.name);
            messages.insert(message.id.name.to_owned(), needs);
        }
    }
    messages
}

/// The variables of a message and of all messages to which it refers.
fn variables(messages: &Messages, key: &str) -> BTreeSet<String> {
    let (mut found, mut seen, mut open) = (BTreeSet::new(), BTreeSet::new(), vec![key]);
    while let Some(key) = open.pop() {
        if let Some(needs) = messages.get(key).filter(|_| seen.insert(key)) {
            found.extend(needs.variables.iter().cloned());
            open.extend(needs.messages.iter().map(String::as_str));
        }
    }
    found
}

impl Needs {
    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                for variant in variants {
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } if GRAMMAR.contains(&id.name) => {}
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.messages.insert(id.name.to_owned());
            }
            InlineExpression::FunctionReference { arguments, .. } => {
                arguments.positional.iter().for_each(|argument| self.inline(argument));
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { .. }
            | InlineExpression::NumberLiteral { .. }
            | InlineExpression::TermReference { .. } => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_word_agrees_with_may_be_left_out() {
        let english = "a = { $x }\n";
        let russian = "a = { $case ->\n    [genitive] { $x }\n   *[nominative] { $head }{ $x }\n}\n";
        assert_eq!(differences(&[(Lang::En, english), (Lang::Ru, russian)]), Vec::<String>::new());
    }

    #[test]
    fn a_missing_message_and_another_variable_are_found() {
        let found = differences(&[
            (Lang::En, "a = { $x }\nb = { c }\nc = { $y }\nd = only English\n"),
            (Lang::Ru, "a = { $z }\nb = { e }\ne = { $y ->\n *[one] раз\n}\n"),
        ]);
        assert_eq!(
            found,
            [
                "`a` has other variables in `en` than in `ru`",
                "`d` is said in `en` but not in `ru`",
                "`a` has other variables in `ru` than in `en`"
            ]
        );
    }
}
