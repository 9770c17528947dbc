//! How a command ends when it does not end well.

use std::io;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use duelhall_store::StoreError;

use crate::config::ConfigError;

/// Why a command failed. Each kind has its own exit code, which scripts may rely on.
#[derive(Debug, thiserror::Error)]
pub(super) enum Failure {
    /// A check did not hold; the command has said which.
    #[error("")]
    Unfulfilled,
    /// Something could not be played.
    #[error("{0}")]
    Check(String),
    /// Options that cannot go together.
    #[error("{0}")]
    Usage(String),
    /// The config file.
    #[error(transparent)]
    Config(#[from] ConfigError),
    /// The data folder.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// There is no such thing in the data folder.
    #[error("{0}")]
    Missing(String),
    /// A file.
    #[error("{} cannot be {what}: {reason}", file.display())]
    File {
        /// The file.
        file: PathBuf,
        /// `read` or `written`.
        what: &'static str,
        /// Why not.
        reason: String,
    },
    /// Standard input or output.
    #[error("the output cannot be written: {0}")]
    Output(#[from] io::Error),
    /// The hall.
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

    /// Says it on standard error and gives the exit code.
    pub(super) fn report(self) -> ExitCode {
        // Whoever reads the output has seen enough, as in `duelhall cards | head`.
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
