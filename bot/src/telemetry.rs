//! Logs to standard error. `RUST_LOG` chooses the lines; secrets are never logged.
//!
//! Libraries print requests, answers and addresses at their finer levels and in spans, with tokens and hands in them.
//! So their lines below `info` and their spans are never shown, whatever `RUST_LOG` says.

use std::ffi::OsStr;
use std::io::IsTerminal;

use tracing::{Level, Metadata, Subscriber};
use tracing_subscriber::Layer;
use tracing_subscriber::filter::{FilterFn, Targets};
use tracing_subscriber::fmt::MakeWriter;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::registry::LookupSpan;
use tracing_subscriber::util::SubscriberInitExt;

/// The prefix of our own modules.
const OURS: &str = "duelhall";

/// The variable of the environment that chooses the lines, by modules and levels.
const VARIABLE: &str = "RUST_LOG";

/// Starts logging. `level` applies if `RUST_LOG` is not set.
pub fn start(level: Level) {
    let wanted = std::env::var_os(VARIABLE);
    let (filter, understood) = chosen(wanted.as_deref(), level);
    let colours = std::io::stderr().is_terminal();
    tracing_subscriber::registry().with(lines(filter, std::io::stderr, colours)).init();
    if !understood {
        tracing::warn!("RUST_LOG cannot be read, so the level is {level}; `duelhall=debug` is an example");
    }
}

/// The lines that are wanted, and whether what the variable says can be read.
fn chosen(wanted: Option<&OsStr>, level: Level) -> (Targets, bool) {
    let usual = Targets::new().with_default(level);
    match wanted.filter(|wanted| !wanted.is_empty()) {
        None => (usual, true),
        Some(wanted) => match wanted.to_str().and_then(|wanted| wanted.parse().ok()) {
            Some(read) => (read, true),
            None => (usual, false),
        },
    }
}

/// The layer that writes the lines.
fn lines<S, W>(filter: Targets, writer: W, colours: bool) -> impl Layer<S>
where
    S: Subscriber + for<'a> LookupSpan<'a>,
    W: for<'a> MakeWriter<'a> + Send + Sync + 'static,
{
    let layer = tracing_subscriber::fmt::layer().with_writer(writer).with_ansi(colours);
    // There are two filters: a line that one of them refuses is not written.
    layer.with_filter(filter).with_filter(FilterFn::new(is_discreet))
}

/// Whether a line or a span can hold no secret.
fn is_discreet(metadata: &Metadata<'_>) -> bool {
    let target = metadata.target();
    let ours = target == OURS || target.strip_prefix(OURS).is_some_and(|rest| rest.starts_with([':', '_']));
    ours || (metadata.is_event() && *metadata.level() <= Level::INFO)
}

#[cfg(test)]
mod tests {
    use std::io::Write;
    use std::sync::{Arc, Mutex};

    use super::*;

    #[derive(Clone, Default)]
    struct Page(Arc<Mutex<Vec<u8>>>);

    impl Write for Page {
        fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
            self.0.lock().unwrap().write(bytes)
        }

        fn flush(&mut self) -> std::io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn the_variable_chooses_the_lines_unless_it_is_empty_or_cannot_be_read() {
        let chosen = |wanted: Option<&str>| {
            let (filter, understood) = chosen(wanted.map(OsStr::new), Level::WARN);
            let shows = |target, level| filter.would_enable(target, &level);
            (understood, shows("duelhall::web", Level::DEBUG), shows("hyper", Level::WARN))
        };
        assert_eq!(chosen(Some("duelhall=debug")), (true, true, false));
        for usual in [None, Some("")] {
            assert_eq!(chosen(usual), (true, false, true), "{usual:?}");
        }
        assert_eq!(chosen(Some("duelhall=loud")), (false, false, true));
    }

    // D-6
    #[test]
    fn no_directive_shows_what_libraries_say_below_info_and_none_of_their_spans() {
        for directives in ["trace", "tungstenite=trace,reqwest=trace,hyper=debug,duelhall=trace"] {
            let page = Page::default();
            let writer = {
                let page = page.clone();
                move || page.clone()
            };
            let subscriber = tracing_subscriber::registry().with(lines(directives.parse().unwrap(), writer, false));
            tracing::subscriber::with_default(subscriber, || {
                let span = tracing::info_span!(target: "reqwest::connect", "request", token = "planted");
                let _inside = span.enter();
                tracing::debug!(target: "reqwest::connect", "planted");
                tracing::trace!(target: "hyper::proto", "planted");
                tracing::trace!(target: "duelhallish", "planted");
                tracing::trace!(target: "duelhall::web", "ours one");
                tracing::debug!(target: "duelhall_hall", "ours two");
                tracing::warn!(target: "tungstenite::protocol", "theirs");
            });
            let said = String::from_utf8(page.0.lock().unwrap().clone()).unwrap();
            assert!(said.contains("ours one") && said.contains("ours two") && !said.contains("planted"), "{said}");
            assert!(said.contains("theirs"), "{directives}: {said}");
        }
    }
}
