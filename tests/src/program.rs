//! Runs the built program, as a process with a data folder of its own.

use std::fs::File;
use std::io::{BufRead, BufReader};
use std::net::{SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;

use anyhow::{Context, Result, bail, ensure};
use tempfile::TempDir;

/// The file in its folder with everything that the program prints, except its address.
const LOG: &str = "stderr.log";

/// The running program. When it is dropped, it is killed; if the test fails, its output is shown.
pub struct Program {
    binary: PathBuf,
    folder: TempDir,
    port: u16,
    child: Child,
}

/// The variable that names the program to be tested, by an absolute path, if it was already built.
const BUILT: &str = "DUELHALL_PROGRAM";

/// Builds the program once for all tests of a process, with the settings of the tests, unless [`BUILT`] names it.
fn binary() -> Result<&'static PathBuf> {
    static BINARY: OnceLock<Result<PathBuf, String>> = OnceLock::new();
    let built = BINARY.get_or_init(|| {
        if let Some(built) = std::env::var_os(BUILT) {
            return Ok(PathBuf::from(built));
        }
        let build = escargot::CargoBuild::new()
            .manifest_path(concat!(env!("CARGO_MANIFEST_DIR"), "/../Cargo.toml"))
            .package("duelhall")
            .bin("duelhall");
        let build = if cfg!(debug_assertions) { build } else { build.release() };
        // Cargo's variables for this test's own package would make cargo build other packages again.
        let of_the_test = |key: &String| key.starts_with("CARGO_PKG_") || key.starts_with("CARGO_MANIFEST_");
        let build =
            std::env::vars().map(|(key, _)| key).filter(of_the_test).fold(build, |build, key| build.env_remove(key));
        build.run().map(|run| run.path().to_owned()).map_err(|error| error.to_string())
    });
    built.as_ref().map_err(|error| anyhow::anyhow!("the program cannot be built: {error}"))
}

/// An example of this crate, which cargo puts next to the tests.
fn example(name: &str) -> Result<PathBuf> {
    let test = std::env::current_exe()?;
    let folder = test.parent().and_then(Path::parent).context("a test lies in a folder of its own")?;
    let example = folder.join("examples").join(name);
    ensure!(example.exists(), "{} is not built: run `cargo test` without `--test`", example.display());
    Ok(example)
}

impl Program {
    /// Starts an example of this crate, which takes the same arguments as `duelhall`, like [`Self::start`].
    ///
    /// # Errors
    /// As [`Self::start`].
    pub fn start_example(name: &str) -> Result<Self> {
        Self::of(example(name)?, "", |_| Ok(()))
    }

    /// Starts the program in an empty folder, as a newcomer does, except for the port.
    ///
    /// # Errors
    /// When it does not build or does not start.
    pub fn start() -> Result<Self> {
        Self::configured("", |_| Ok(()))
    }

    /// Starts the program with its bot, which reaches Discord through a proxy and reads its token from a file.
    ///
    /// # Errors
    /// As [`Self::start`].
    pub fn start_on_discord(proxy: &str, token: &str) -> Result<Self> {
        Self::start_on("discord", "proxy", proxy, token)
    }

    /// Starts the program with its bot, which reaches Telegram at another address and reads its token from a file.
    ///
    /// # Errors
    /// As [`Self::start`].
    pub fn start_on_telegram(api: &str, token: &str) -> Result<Self> {
        Self::start_on("telegram", "api", api, token)
    }

    /// The same, but updates are posted to an address.
    ///
    /// # Errors
    /// As [`Self::start`].
    pub fn start_on_telegram_at(api: &str, token: &str, listen: SocketAddr) -> Result<Self> {
        let webhook = format!("webhook_url = \"https://duels.example.org/telegram\"\nwebhook_listen = \"{listen}\"\n");
        let section = format!("[telegram]\napi = \"{api}\"\ntoken_file = \"token\"\n{webhook}");
        Self::configured(&section, |folder| Ok(std::fs::write(folder.join("token"), token)?))
    }

    fn start_on(platform: &str, key: &str, address: &str, token: &str) -> Result<Self> {
        let section = format!("[{platform}]\n{key} = \"{address}\"\ntoken_file = \"token\"\n");
        Self::configured(&section, |folder| Ok(std::fs::write(folder.join("token"), token)?))
    }

    fn configured(section: &str, prepare: impl FnOnce(&Path) -> Result<()>) -> Result<Self> {
        Self::of(binary()?.clone(), section, prepare)
    }

    fn of(binary: PathBuf, section: &str, prepare: impl FnOnce(&Path) -> Result<()>) -> Result<Self> {
        let folder = TempDir::new()?;
        prepare(folder.path())?;
        // A port that is free now, so that other tests and programs do not interfere. It stays the same over restarts.
        let port = TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
        std::fs::write(folder.path().join("duelhall.toml"), format!("[hall]\nport = {port}\n{section}"))?;
        let child = spawn(&binary, &folder)?;
        Self { binary, folder, port, child }.ready()
    }

    /// Kills the program as `kill -9` does, and starts it again in the same folder.
    ///
    /// # Errors
    /// When it does not start.
    pub fn kill_and_restart(mut self) -> Result<Self> {
        self.child.kill()?;
        self.child.wait()?;
        self.child = spawn(&self.binary, &self.folder)?;
        self.ready()
    }

    /// Ends the program and exports the record of a finished match from its folder.
    ///
    /// # Errors
    /// When there is no such match.
    pub fn end_and_export(&mut self, id: &str) -> Result<String> {
        self.child.kill()?;
        self.child.wait()?;
        let told = Command::new(&self.binary).current_dir(self.folder.path()).args(["export", id]).output()?;
        ensure!(told.status.success(), "{id} is not exported: {}", String::from_utf8_lossy(&told.stderr));
        Ok(String::from_utf8(told.stdout)?)
    }

    /// Kills the program as `kill -9` does. Returns its data folder, so that a test can look at it before the next
    /// start.
    ///
    /// # Errors
    /// When it cannot be killed.
    pub fn kill(&mut self) -> Result<PathBuf> {
        self.child.kill()?;
        self.child.wait()?;
        Ok(self.folder.path().join("duelhall-data"))
    }

    /// Everything that it has printed since the first start, except its address.
    ///
    /// # Errors
    /// When that cannot be read.
    pub fn log(&self) -> Result<String> {
        Ok(std::fs::read_to_string(self.folder.path().join(LOG))?)
    }

    /// The port on which it should listen.
    #[must_use]
    pub fn port(&self) -> u16 {
        self.port
    }

    /// The address of the page.
    #[must_use]
    pub fn address(&self) -> String {
        format!("http://127.0.0.1:{}/", self.port)
    }

    /// Waits for the only line on the standard output: the address.
    fn ready(mut self) -> Result<Self> {
        let out = self.child.stdout.take().context("the program has an output")?;
        let mut line = String::new();
        BufReader::new(out).read_line(&mut line)?;
        if line.trim() != self.address() {
            bail!("the program said {line:?} and not its address");
        }
        Ok(self)
    }
}

fn spawn(binary: &Path, folder: &TempDir) -> Result<Child> {
    let log = File::options().create(true).append(true).open(folder.path().join(LOG))?;
    let mut command = Command::new(binary);
    // The highest level of logging, so that a test of the log tests everything that can be in it.
    command.current_dir(folder.path()).env("RUST_LOG", "trace");
    command.env_remove("DUELHALL_DISCORD_TOKEN").env_remove("DUELHALL_TELEGRAM_TOKEN");
    command.stdout(Stdio::piped()).stderr(log);
    command.spawn().context("the program does not start")
}

impl Drop for Program {
    fn drop(&mut self) {
        // It may have ended by itself; then there is nothing to kill.
        let _ = self.child.kill();
        let _ = self.child.wait();
        if std::thread::panicking() {
            eprintln!("{}", self.log().unwrap_or_default());
        }
    }
}
