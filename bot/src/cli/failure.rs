//! Failures of commands, and their exit codes.

use std::io;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use duelhall_store::StoreError;

use crate::config::ConfigError;

/// The reason that a command failed. Each kind has its own exit code, on which scripts may rely.
#[derive(Debug, thiserror::Error)]
pub(super) enum Failure {
    /// A check failed; the command has printed which.
    #[error("")]
    Unfulfilled,
    /// A match could not be played.
    #[error("{0}")]
    Check(String),
    /// The options do not go together.
    #[error("{0}")]
    Usage(String),
    /// The config file cannot be used.
    #[error(transparent)]
    Config(#[from] ConfigError),
    /// The data folder cannot be used.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The data folder has no such thing.
    #[error("{0}")]
    Missing(String),
    /// A file cannot be read or written.
    #[error("{} cannot be {what}: {reason}", file.display())]
    File {
        /// The file.
        file: PathBuf,
        /// `read` or `written`.
        what: &'static str,
        /// The reason.
        reason: String,
    },
    /// Standard input or output failed.
    #[error("the output cannot be written: {0}")]
    Output(#[from] io::Error),
    /// The hall failed.
    #[error("{0:#}")]
    Serve(anyhow::Error),
}

impl Failure {
    /// A file that cannot be read.
    pub(super) fn unreadable(file: &Path, reason: &impl ToString) -> Self {
        Self::File { file: file.to_owned(), what: "read", reason: reason.to_string() }
    }

    /// A file that cannot be written.
    pub(super) fn unwritable(file: &Path, reason: &impl ToString) -> Self {
        Self::File { file: file.to_owned(), what: "written", reason: reason.to_string() }
    }

    /// Prints the failure on standard error and returns the exit code.
    pub(super) fn report(self) -> ExitCode {
        // The reader of the output has seen enough, as in `duelhall cards | head`.
        if matches!(&self, Self::Output(error) if error.kind() == io::ErrorKind::BrokenPipe) {
            return ExitCode::SUCCESS;
        }
        let words = self.to_string();
        if !words.is_empty() {
            eprintln!("duelhall: {words}");
        }
        ExitCode::from(self.code())
    }

    fn code(&self) -> u8 {
        match self {
            Self::Unfulfilled | Self::Check(_) => 1,
            Self::Usage(_) => 2,
            Self::Config(_) => 3,
            Self::Store(_) | Self::Missing(_) => 4,
            Self::File { .. } | Self::Output(_) => 5,
            Self::Serve(error) if error.is::<StoreError>() => 4,
            Self::Serve(_) => 6,
        }
    }
}
