//! An album of a test, for people who look at everything with fresh eyes: all that people did and saw in a chat, in order,
//! as a page of Markdown with its pictures. With `DUELHALL_PHOTOGRAPHS=FOLDER`, each test with a fake chat leaves one.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use axum::body::Bytes;

/// One thing that happened.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Leaf {
    /// Who did what, or who sees the message.
    pub(crate) head: String,
    /// The words of the message.
    pub(crate) text: String,
    /// The rows under it: buttons and lists.
    pub(crate) rows: Vec<Vec<Part>>,
    /// Its pictures, each with the words for people who do not see it.
    pub(crate) pictures: Vec<(Bytes, String)>,
}

/// Something that can be pressed.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Part {
    /// A button, with the sign of its colour.
    Button(&'static str, String),
    /// A list: its name, and its entries.
    List(String, Vec<String>),
}

/// The folder of the albums, if any are wanted.
fn wanted() -> Option<PathBuf> {
    std::env::var_os("DUELHALL_PHOTOGRAPHS").map(PathBuf::from)
}

/// Saves the album of the running test, if albums are wanted.
pub(crate) fn keep(platform: &str, leaves: impl FnOnce() -> Vec<Leaf>) {
    let Some(folder) = wanted() else { return };
    let thread = std::thread::current();
    let test = thread.name().unwrap_or("main").replace("::", "-");
    let folder = folder.join(format!("{platform}-{test}"));
    if let Err(error) = save(&folder, &test, &leaves()) {
        eprintln!("the album of {test} was not saved: {error}");
    }
}

fn save(folder: &Path, title: &str, leaves: &[Leaf]) -> std::io::Result<()> {
    std::fs::create_dir_all(folder)?;
    let mut page = format!("# {title}\n");
    for (leaf, number) in leaves.iter().zip(1..) {
        for (at, (bytes, _)) in leaf.pictures.iter().enumerate() {
            std::fs::write(folder.join(picture(number, at)), bytes)?;
        }
        page.push_str(&written(leaf, number));
    }
    std::fs::write(folder.join("album.md"), page)
}

fn picture(number: usize, at: usize) -> String {
    if at == 0 { format!("{number:04}.png") } else { format!("{number:04}-{at}.png") }
}

fn written(leaf: &Leaf, number: usize) -> String {
    let mut page = format!("\n## {number}. {}\n", leaf.head);
    if !leaf.text.is_empty() {
        let lines: Vec<String> = leaf.text.lines().map(|line| format!("> {line}  ")).collect();
        let _ = write!(page, "\n{}\n", lines.join("\n"));
    }
    for (at, (_, alt)) in leaf.pictures.iter().enumerate() {
        let _ = write!(page, "\n![]({})\n\n*Alt text:* {alt}\n", picture(number, at));
    }
    for row in &leaf.rows {
        let parts: Vec<String> = row.iter().map(part).collect();
        let _ = write!(page, "\n{}\n", parts.join(" "));
    }
    page
}

fn part(part: &Part) -> String {
    match part {
        Part::Button(colour, label) => format!("`{colour} {label}`"),
        Part::List(name, entries) => {
            let entries = entries.iter().map(|entry| format!("\n- {entry}")).collect::<String>();
            format!("`▾ {name}`\n{entries}")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_album_shows_words_pictures_and_buttons_in_order() {
        let folder = tempfile::tempdir().unwrap();
        let hand = Leaf {
            head: "a message for Ann alone".to_owned(),
            text: "Your turn.\nTwo left.".to_owned(),
            rows: vec![
                vec![Part::Button("🔵", "Play 1".to_owned()), Part::Button("⚪", "More".to_owned())],
                vec![Part::List("Attack With…".to_owned(), vec!["The Hill".to_owned()])],
            ],
            pictures: vec![(Bytes::from_static(b"png"), "Two cards.".to_owned())],
        };
        save(folder.path(), "a_test", &[Leaf::default(), hand]).unwrap();
        let page = std::fs::read_to_string(folder.path().join("album.md")).unwrap();
        let wanted = "\n## 2. a message for Ann alone\n\n> Your turn.  \n> Two left.  \n\n![](0002.png)\n\n*Alt text:* Two cards.\n\n\
                      `🔵 Play 1` `⚪ More`\n\n`▾ Attack With…`\n\n- The Hill\n";
        assert!(page.ends_with(wanted), "{page}");
        assert_eq!(std::fs::read(folder.path().join("0002.png")).unwrap(), b"png");
    }
}
