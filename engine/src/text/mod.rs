//! Languages and the words of the engine.

mod lang;
mod parity;
mod typography;
mod words;

pub use lang::{BadLang, Lang};
pub use parity::differences;
pub use words::{BadWords, Builder, SayError, Words};

/// The sources of the engine's own words.
pub const SOURCES: [(Lang, &str); 27] = [
    (Lang::En, include_str!("../../locales/en/terms.ftl")),
    (Lang::En, include_str!("../../locales/en/towers.ftl")),
    (Lang::En, include_str!("../../locales/en/towers-effects.ftl")),
    (Lang::En, include_str!("../../locales/en/cards-towers.ftl")),
    (Lang::En, include_str!("../../locales/en/cards-heroes.ftl")),
    (Lang::En, include_str!("../../locales/en/taverns.ftl")),
    (Lang::En, include_str!("../../locales/en/heroes.ftl")),
    (Lang::En, include_str!("../../locales/en/tournament.ftl")),
    (Lang::En, include_str!("../../locales/en/heroes-terms.ftl")),
    (Lang::En, include_str!("../../locales/en/heroes-nouns.ftl")),
    (Lang::En, include_str!("../../locales/en/heroes-effects.ftl")),
    (Lang::En, include_str!("../../locales/en/heroes-powers.ftl")),
    (Lang::Ru, include_str!("../../locales/ru/terms.ftl")),
    (Lang::Ru, include_str!("../../locales/ru/towers.ftl")),
    (Lang::Ru, include_str!("../../locales/ru/towers-effects.ftl")),
    (Lang::Ru, include_str!("../../locales/ru/cards-towers.ftl")),
    (Lang::Ru, include_str!("../../locales/ru/cards-heroes.ftl")),
    (Lang::Ru, include_str!("../../locales/ru/taverns.ftl")),
    (Lang::Ru, include_str!("../../locales/ru/heroes.ftl")),
    (Lang::Ru, include_str!("../../locales/ru/tournament.ftl")),
    (Lang::Ru, include_str!("../../locales/ru/heroes-terms.ftl")),
    (Lang::Ru, include_str!("../../locales/ru/heroes-heads.ftl")),
    (Lang::Ru, include_str!("../../locales/ru/heroes-endings.ftl")),
    (Lang::Ru, include_str!("../../locales/ru/heroes-pronouns.ftl")),
    (Lang::Ru, include_str!("../../locales/ru/heroes-nouns.ftl")),
    (Lang::Ru, include_str!("../../locales/ru/heroes-effects.ftl")),
    (Lang::Ru, include_str!("../../locales/ru/heroes-powers.ftl")),
];
