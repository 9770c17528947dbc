//! Time limits, so that a run that hangs says where it hangs.

use std::process::{Child, ExitStatus};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

/// Waits for the end of a child. A child that takes longer than `limit` is described and killed.
pub(crate) fn wait(child: &mut Child, limit: Duration) -> Result<ExitStatus, String> {
    let begun = Instant::now();
    loop {
        if let Some(status) = child.try_wait().map_err(|error| error.to_string())? {
            return Ok(status);
        }
        if begun.elapsed() > limit {
            let threads = threads(child.id());
            child.kill().and_then(|()| child.wait()).map_err(|error| error.to_string())?;
            return Err(format!("a child hung for {} s; its threads waited in:\n{threads}", limit.as_secs()));
        }
        thread::sleep(Duration::from_millis(2));
    }
}

/// Does something that cannot be interrupted. Ends the whole run if it takes longer than `limit`.
pub(crate) fn guard<T>(what: &str, limit: Duration, work: impl FnOnce() -> T) -> T {
    let (done, waiting) = channel::<()>();
    let what = what.to_owned();
    thread::spawn(move || {
        if waiting.recv_timeout(limit) == Err(RecvTimeoutError::Timeout) {
            let threads = threads(std::process::id());
            eprintln!("torture: FAILED: {what} hung for {} s; the threads waited in:\n{threads}", limit.as_secs());
            std::process::exit(1);
        }
    });
    let result = work();
    drop(done);
    result
}

/// Names each thread of a process and the place in the kernel where it waits. It works on Linux only.
fn threads(process: u32) -> String {
    let Ok(tasks) = std::fs::read_dir(format!("/proc/{process}/task")) else { return "(not known here)".into() };
    let read = |path: std::path::PathBuf| std::fs::read_to_string(path).unwrap_or_default().trim().to_owned();
    let lines = tasks.flatten().map(|task| {
        let task = task.path();
        format!("  {} {} {}", read(task.join("comm")), read(task.join("wchan")), read(task.join("syscall")))
    });
    lines.collect::<Vec<_>>().join("\n")
}
