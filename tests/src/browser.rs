//! Runs headless Chromium through chromedriver.

use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

use anyhow::{Context, Result, bail};
use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::json;
use tempfile::TempDir;

use crate::Wiretap;

/// Names what a browser test needs and this machine lacks.
#[must_use]
pub fn missing() -> Option<&'static str> {
    if find("chromedriver").is_none() {
        return Some("chromedriver is not installed (Debian: apt-get install chromium-driver)");
    }
    if chromium().is_none() {
        return Some("Chromium is not installed (Debian: apt-get install chromium)");
    }
    if find("npm").is_none() {
        return Some("npm, which gets axe-core, is not installed (Debian: apt-get install npm)");
    }
    None
}

fn find(program: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path).map(|folder| folder.join(program)).find(|file| file.is_file())
}

fn chromium() -> Option<PathBuf> {
    ["chromium", "chromium-browser", "google-chrome"].into_iter().find_map(find)
}

/// How often chromedriver is started before a test gives up.
const STARTS: u32 = 5;

/// A running chromedriver. When it is dropped, its browsers end with it.
pub struct Drivers {
    process: Child,
    port: u16,
    profiles: Vec<TempDir>,
}

impl Drivers {
    /// Starts chromedriver on a free port. With others starting beside it, it may end at once; then it is started again.
    ///
    /// # Errors
    /// When it does not start.
    pub fn start() -> Result<Self> {
        for _ in 0..STARTS {
            if let Some(drivers) = Self::start_once()? {
                return Ok(drivers);
            }
        }
        bail!("chromedriver did not say its port, {STARTS} times")
    }

    /// Starts chromedriver; `None` if it ends without a port.
    fn start_once() -> Result<Option<Self>> {
        let mut command = Command::new("chromedriver");
        command.args(["--port=0"]).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut process = command.spawn().context("chromedriver does not start")?;
        let out = process.stdout.take().context("chromedriver has an output")?;
        let mut lines = BufReader::new(out).lines();
        while let Some(line) = lines.next().transpose()? {
            let port =
                line.split("successfully on port ").nth(1).and_then(|rest| rest.trim_end_matches('.').parse().ok());
            if let Some(port) = port {
                // Nobody reads its later output, but it must be able to write it.
                std::thread::spawn(move || lines.for_each(drop));
                return Ok(Some(Self { process, port, profiles: Vec::new() }));
            }
        }
        // It has closed its output, so it has ended or is about to.
        process.wait().context("chromedriver does not end")?;
        Ok(None)
    }

    /// Opens a separate browser in a language, of a person who wants no motion: it keeps a processor busy. The wiretap sees every
    /// byte that goes through it.
    ///
    /// # Errors
    /// When Chromium does not start.
    pub async fn open(&mut self, language: &str, size: (u32, u32), tap: &Wiretap) -> Result<Client> {
        self.open_with(Some("--force-prefers-reduced-motion"), language, size, tap).await
    }

    /// As [`Self::open`], but with all motion.
    ///
    /// # Errors
    /// When Chromium does not start.
    pub async fn open_moving(&mut self, language: &str, size: (u32, u32), tap: &Wiretap) -> Result<Client> {
        self.open_with(None, language, size, tap).await
    }

    async fn open_with(
        &mut self,
        argument: Option<&str>,
        language: &str,
        size: (u32, u32),
        tap: &Wiretap,
    ) -> Result<Client> {
        let profile = TempDir::new()?;
        let mut arguments = vec![
            "--headless".to_owned(),
            "--no-sandbox".to_owned(),
            "--disable-gpu".to_owned(),
            "--disable-quic".to_owned(),
            "--disable-dev-shm-usage".to_owned(),
            "--no-first-run".to_owned(),
            "--disable-background-networking".to_owned(),
            "--disable-component-update".to_owned(),
            "--disable-sync".to_owned(),
            format!("--accept-lang={language}"),
            format!("--user-data-dir={}", profile.path().display()),
            format!("--proxy-server=http://127.0.0.1:{}", tap.port()),
            "--proxy-bypass-list=<-loopback>".to_owned(),
        ];
        arguments.extend(argument.map(str::to_owned));
        let capabilities = json!({
            "goog:chromeOptions": {
                "binary": chromium().context("Chromium is not installed")?,
                "args": arguments,
                "prefs": { "intl.accept_languages": language },
                // The page itself has this size, without the window around it; a narrow page is a phone with a touch
                // screen.
                "mobileEmulation": { "deviceMetrics": {
                    "width": size.0, "height": size.1, "pixelRatio": 1.0, "mobile": size.0 < 900, "touch": size.0 < 900,
                } },
            }
        });
        let capabilities = capabilities.as_object().cloned().unwrap_or_default();
        let address = format!("http://127.0.0.1:{}", self.port);
        let mut builder = ClientBuilder::new(HttpConnector::new());
        let client = builder.capabilities(capabilities).connect(&address).await.context("Chromium does not start")?;
        self.profiles.push(profile);
        Ok(client)
    }
}

impl Drop for Drivers {
    fn drop(&mut self) {
        // It may have ended by itself; then there is nothing to kill.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
