//! The page of the hall, as a person uses it: names, buttons and keys, and the readable text.

use std::path::Path;
use std::str::FromStr;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use fantoccini::actions::{InputSource, KeyAction, KeyActions};
use fantoccini::elements::Element;
use fantoccini::wd::WebDriverCompatibleCommand;
use fantoccini::{Client, Locator};
use reqwest::{Method, Url};
use serde_json::{Value, json};

use crate::Wiretap;

/// How long a person waits for anything before the test fails.
const PATIENCE: Duration = Duration::from_secs(30);
/// How long a duel may take.
const DUEL: Duration = Duration::from_secs(600);
/// How often the person looks, in milliseconds.
const GLANCE: u64 = 40;
/// For how many milliseconds the page looks before it answers.
const WHILE: u64 = 2_000;

/// The page of the hall in one browser.
pub struct Page {
    client: Client,
    /// Everything that this browser was sent.
    pub tap: Wiretap,
}

/// The key that has to be held for a discard, in WebDriver's notation.
const SHIFT: char = '\u{e008}';

/// Gives a page another size, as somebody does who drags the edge of its window. WebDriver cannot: the size of the page is set.
#[derive(Debug)]
struct Resize(u32, u32);

impl WebDriverCompatibleCommand for Resize {
    fn endpoint(&self, base_url: &Url, session_id: Option<&str>) -> Result<Url, <Url as FromStr>::Err> {
        base_url.join(&format!("session/{}/goog/cdp/execute", session_id.unwrap_or_default()))
    }

    fn method_and_body(&self, _: &Url) -> (Method, Option<String>) {
        let Self(width, height) = self;
        let size = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        (Method::POST, Some(json!({ "cmd": "Emulation.setDeviceMetricsOverride", "params": size }).to_string()))
    }
}

/// The beginning of a script that picks the button that a simple player would press now.
const PICK: &str = r#"
    const hand = document.querySelector(".hand[data-asked]:not([hidden])");
    const idle = (button) => button.getAttribute("aria-busy") !== "true";
    const open = [...hand?.querySelectorAll('[data-press^="a:"]') ?? []].filter(idle);
    const play = open.find((b) => /^[1-9]$/.test(b.dataset.key) && b.classList.contains("primary"));
    // What stands last may take a choice back.
    const next = () => open.find((b) => b.dataset.key === "e") ?? open.find((b) => b.classList.contains("primary"));
    const pick = play ?? next() ?? open[open.length - 1];
"#;

/// The end of such a script: it presses that button. The end of a turn in which something is left to do takes a second press.
const PRESS: &str = r#"
    pick?.click();
    if (pick && "sure" in pick.dataset) pick.click();
"#;

impl Page {
    /// Takes over a browser.
    #[must_use]
    pub fn new(client: Client, tap: Wiretap) -> Self {
        Self { client, tap }
    }

    /// Gives the page another size, until another page is loaded.
    ///
    /// # Errors
    /// When the browser fails.
    pub async fn resize(&self, size: (u32, u32)) -> Result<()> {
        self.client.issue_cmd(Resize(size.0, size.1)).await?;
        self.until(&format!("innerWidth === {}", size.0)).await
    }

    /// Goes to an address.
    ///
    /// # Errors
    /// When the browser fails.
    pub async fn go(&self, address: &str) -> Result<()> {
        Ok(self.client.goto(address).await?)
    }

    /// Forgets who sat here, and goes to an address as somebody new.
    ///
    /// # Errors
    /// When the browser fails.
    pub async fn go_as_somebody_new(&self, address: &str) -> Result<()> {
        self.script("sessionStorage.clear(); localStorage.clear()").await?;
        // Another fragment alone would not load the page again.
        self.go("about:blank").await?;
        self.go(address).await
    }

    /// Enters the hall with a name.
    ///
    /// # Errors
    /// When the door or the room does not appear.
    pub async fn enter(&self, name: &str) -> Result<()> {
        let field = self.find("#entry:not([hidden]) #name").await?;
        field.send_keys(name).await?;
        self.find("#enter button[type=submit]").await?.click().await?;
        self.find("#room:not([hidden])").await?;
        self.until(&format!("document.getElementById('me').textContent === {}", json!(name))).await
    }

    /// Waits for the first element that fits, and returns it.
    ///
    /// # Errors
    /// When it does not appear.
    pub async fn find(&self, css: &str) -> Result<Element> {
        self.until(&format!("document.querySelector({})", json!(css))).await?;
        // It may be made anew just now.
        let wait = self.client.wait().at_most(PATIENCE).every(Duration::from_millis(GLANCE));
        wait.for_element(Locator::Css(css)).await.with_context(|| format!("no `{css}` on the page"))
    }

    /// Presses a button.
    ///
    /// # Errors
    /// When it does not appear.
    pub async fn press(&self, css: &str) -> Result<()> {
        self.find(css).await?;
        let script = "document.querySelector(arguments[0])?.click()";
        self.client.execute(script, vec![json!(css)]).await?;
        Ok(())
    }

    /// The input line, in the drawer of the channel.
    async fn line(&self) -> Result<Element> {
        // A line that was refused is still there, to be mended.
        self.script(
            "if (document.getElementById('channel').hidden) document.getElementById('to-channel').click();
             document.getElementById('line').value = '';",
        )
        .await?;
        self.find("#line").await
    }

    /// Types a line into the input line and sends it.
    ///
    /// # Errors
    /// When the line is not there.
    pub async fn say(&self, line: &str) -> Result<()> {
        let field = self.line().await?;
        field.send_keys(line).await?;
        Ok(field.send_keys("\u{e007}").await?)
    }

    /// Puts a text into the input line as pasting does: with its line breaks, if the field takes them.
    ///
    /// # Errors
    /// When the line is not there.
    pub async fn paste(&self, text: &str) -> Result<()> {
        self.line().await?.click().await?;
        // `execCommand` inserts line by line, which takes seconds for hundreds of lines on a busy machine.
        let script = "const line = document.activeElement;
            line.setRangeText(arguments[0], line.selectionStart, line.selectionEnd, 'end');
            line.dispatchEvent(new InputEvent('input', {bubbles: true, inputType: 'insertFromPaste', data: arguments[0]}));";
        self.client.execute(script, vec![json!(text)]).await?;
        Ok(())
    }

    /// Runs a script that returns something.
    ///
    /// # Errors
    /// When the browser fails.
    pub async fn script(&self, script: &str) -> Result<Value> {
        Ok(self.client.execute(script, Vec::new()).await?)
    }

    /// Runs a script that returns something by calling its last argument.
    ///
    /// # Errors
    /// When the browser fails.
    pub async fn script_later(&self, script: &str) -> Result<Value> {
        Ok(self.client.execute_async(script, Vec::new()).await?)
    }

    /// Waits until an expression of the page is true.
    ///
    /// # Errors
    /// When it does not become true.
    pub async fn until(&self, expression: &str) -> Result<()> {
        self.look(expression, "", PATIENCE).await
    }

    /// Answers question after question, each as [`Self::answer`] does, until an expression of the page is true.
    ///
    /// # Errors
    /// When it does not become true in the time that a duel may take.
    pub async fn play_until(&self, expression: &str) -> Result<()> {
        self.do_until(&format!("{PICK} {PRESS}"), expression).await
    }

    /// Runs a script again and again until an expression of the page is true.
    ///
    /// # Errors
    /// When it does not become true in the time that a duel may take.
    pub async fn do_until(&self, deed: &str, expression: &str) -> Result<()> {
        self.look(expression, deed, DUEL).await
    }

    /// The page itself looks and acts, because many questions of drivers would keep a machine busy. It answers after a while in
    /// any case.
    async fn look(&self, expression: &str, deed: &str, patience: Duration) -> Result<()> {
        let began = Instant::now();
        let look = format!(
            "const [done, end] = [arguments[0], performance.now() + {WHILE}];
             const deed = () => {{ {deed} }};
             const look = () => {{
                 let is = false;
                 try {{
                     is = Boolean({expression});
                     if (!is) deed();
                 }} catch {{ /* not yet */ }}
                 if (is || performance.now() > end) done(is); else setTimeout(look, {GLANCE});
             }};
             look();"
        );
        loop {
            match self.script_later(&look).await {
                Ok(Value::Bool(true)) => return Ok(()),
                Ok(_) if began.elapsed() < patience => {}
                // A page that is being loaded again forgets the question.
                Err(_) if began.elapsed() < patience => tokio::time::sleep(Duration::from_millis(GLANCE)).await,
                Ok(_) => bail!("it never came true on the page: {expression}\n{}", self.text().await?),
                Err(error) => return Err(error.context(format!("the page cannot say whether {expression}"))),
            }
        }
    }

    /// All text on the page.
    ///
    /// # Errors
    /// When the browser fails.
    pub async fn text(&self) -> Result<String> {
        Ok(self.script("return document.body.innerText").await?.as_str().unwrap_or_default().to_owned())
    }

    /// Answers the question: plays the first playable card, or else presses the last button of the question. Returns
    /// whether there was anything to press.
    ///
    /// # Errors
    /// When the browser fails.
    pub async fn answer(&self) -> Result<bool> {
        Ok(self.script(&format!("{PICK} {PRESS} return Boolean(pick);")).await? == json!(true))
    }

    /// Like [`Self::answer`], but with the key of the button. The number of a card selects it, and plays it the second time.
    ///
    /// # Errors
    /// When the browser fails.
    pub async fn answer_by_key(&self) -> Result<bool> {
        let key = self.script(&format!("{PICK} return pick?.dataset.key ?? '';")).await?;
        let key = key.as_str().unwrap_or_default().replace("shift+", &SHIFT.to_string());
        if !key.is_empty() {
            self.keys(&key).await?;
        }
        Ok(!key.is_empty())
    }

    /// Types keys, wherever the focus is.
    ///
    /// # Errors
    /// When the browser fails.
    pub async fn keys(&self, keys: &str) -> Result<()> {
        let mut actions = KeyActions::new("keyboard".to_owned());
        for value in keys.chars() {
            actions = actions.then(KeyAction::Down { value });
            if value != SHIFT {
                actions = actions.then(KeyAction::Up { value });
            }
        }
        self.client.perform_actions(actions).await?;
        Ok(self.client.release_actions().await?)
    }

    /// Saves a picture of the page, for people to look at, as soon as its pictures are there.
    ///
    /// # Errors
    /// When the browser or the disk fails.
    pub async fn photograph(&self, file: &Path) -> Result<()> {
        self.until("[...document.images].every((image) => image.complete || image.loading === 'lazy')").await?;
        Ok(std::fs::write(file, self.client.screenshot().await?)?)
    }

    /// Opens another tab in the same browser and continues there.
    ///
    /// # Errors
    /// When the browser does not answer.
    pub async fn open_tab(&self) -> Result<()> {
        let tab = self.client.new_window(true).await?;
        Ok(self.client.switch_to_window(tab.handle).await?)
    }

    /// Returns to the first tab.
    ///
    /// # Errors
    /// When the browser does not answer.
    pub async fn go_to_first_tab(&self) -> Result<()> {
        let tabs = self.client.windows().await?;
        let first = tabs.into_iter().next().context("a browser has a tab")?;
        Ok(self.client.switch_to_window(first).await?)
    }

    /// Closes the browser.
    ///
    /// # Errors
    /// When the browser fails.
    pub async fn close(self) -> Result<()> {
        Ok(self.client.close().await?)
    }
}
