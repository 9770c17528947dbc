//! The mistakes in a config file, each as one sentence.

use std::path::{Path, PathBuf};

/// The reason that a config file cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ConfigError {
    /// The file is not there, is a folder, is not text, or may not be read.
    #[error("{} cannot be read: {reason}", file.display())]
    Unreadable {
        /// The file.
        file: PathBuf,
        /// The system's message.
        reason: String,
    },
    /// A line is not TOML, a key is unknown, or a value is not allowed.
    #[error("{}, line {line}{}: {what}", file.display(), quoted(key.as_deref()))]
    Bad {
        /// The file.
        file: PathBuf,
        /// The line, from 1.
        line: usize,
        /// The key on that line, if it has one. Never the value, which may be a secret.
        key: Option<String>,
        /// The mistake, and the allowed values.
        what: String,
    },
}

impl ConfigError {
    /// Finds the line and the key of a mistake.
    pub(super) fn bad(file: &Path, text: &str, error: &toml::de::Error) -> Self {
        let at = error.span().map_or(0, |span| span.start).min(text.len());
        let line = text.bytes().take(at).filter(|byte| *byte == b'\n').count();
        let key = text.lines().nth(line).and_then(|line| line.split_once('=')).map(|(key, _)| key.trim().to_owned());
        let what = plain(&error.message().trim().replace('\n', ", "));
        Self::Bad { file: file.to_owned(), line: line + 1, key, what }
    }

    /// Finds the line of a value that is allowed, but not together with the others.
    pub(super) fn unfit(file: &Path, text: &str, key: &str, what: String) -> Self {
        let begins =
            |line: &str| line.trim_start().strip_prefix(key).is_some_and(|rest| rest.trim_start().starts_with('='));
        let line = text.lines().position(begins).unwrap_or_default();
        Self::Bad { file: file.to_owned(), line: line + 1, key: Some(key.to_owned()), what }
    }
}

fn quoted(key: Option<&str>) -> String {
    key.map(|key| format!(", `{key}`")).unwrap_or_default()
}

/// Puts serde's message about a wrong name into plain words; other messages are plain already.
fn plain(message: &str) -> String {
    message
        .replacen("unknown field ", "there is no setting ", 1)
        .replacen("unknown variant ", "there is no value ", 1)
        .replacen("expected one of ", "there are ", 1)
}
