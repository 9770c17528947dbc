//! The languages.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A language in which everything can be said.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// Russian.
    Ru,
}

impl Lang {
    /// Every language.
    pub const ALL: [Self; 2] = [Self::En, Self::Ru];

    /// The code, as in `en`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Ru => "ru",
        }
    }

    /// The language that fits a locale such as `ru-RU` or `en_GB`; `None` if Duelhall does not speak it.
    #[must_use]
    pub fn of_locale(locale: &str) -> Option<Self> {
        let code = locale.split(['-', '_']).next()?;
        Self::ALL.into_iter().find(|lang| code.eq_ignore_ascii_case(lang.code()))
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// The text is not the code of a language that Duelhall speaks.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is no language here: `en` and `ru` are")]
pub struct BadLang(pub String);

impl FromStr for Lang {
    type Err = BadLang;

    fn from_str(text: &str) -> Result<Self, BadLang> {
        Self::ALL.into_iter().find(|lang| lang.code() == text).ok_or_else(|| BadLang(text.to_owned()))
    }
}
