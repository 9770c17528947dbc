//! Logging to standard error. `RUST_LOG` chooses what is seen; secrets are never given to it.

use std::io::IsTerminal;

use tracing_subscriber::EnvFilter;

/// Starts logging. `level` holds where `RUST_LOG` says nothing.
pub fn start(level: &str) {
    let filter = EnvFilter::builder().try_from_env();
    let understood = filter.is_ok() || std::env::var_os(EnvFilter::DEFAULT_ENV).is_none();
    let filter = filter.unwrap_or_else(|_| EnvFilter::new(level));
    let colours = std::io::stderr().is_terminal();
    tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr).with_ansi(colours).init();
    if !understood {
        tracing::warn!("RUST_LOG cannot be read, so `{level}` is used; `duelhall=debug` is an example");
    }
}
