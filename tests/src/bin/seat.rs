//! Seats in a made-up chat, for whoever wants to try the bots by hand: `seat discord|telegram FOLDER [LANGUAGE]`.
//!
//! Starts the program against the fake of the platform, with a group of four people: Ann and Cleo read English, Bob and Dan
//! Russian. LANGUAGE is that of the group on Discord. Each line of the input is a deed; the program prints what the person
//! sees after it, and puts pictures into the folder.
//!
//! - `Ann /duel ...` sends a command; on Telegram any text. `Ann@dm ...` does it in the private chat with the bot.
//! - `Ann press LABEL` presses the newest button with this label, or one that begins with it.
//! - `Ann pick LIST = ENTRY; ENTRY` chooses in a list on Discord, named by its first words or its id.
//! - `Ann fill KEY=VALUE; KEY=VALUE` sends the form that was the last answer to anybody on Discord.
//! - `Ann look` prints the newest messages that she sees, oldest first.

use std::io::{BufRead as _, Write as _};
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context as _, Result, bail};
use duelhall_tests::{Program, discord, telegram};

/// The people and their languages.
const PEOPLE: [(&str, &str); 4] = [("Ann", "en-US"), ("Bob", "ru"), ("Cleo", "en-US"), ("Dan", "ru")];

/// How many messages a person sees at a look.
const SIGHT: usize = 4;

/// How long the bot may take to show what came of a deed, beyond its answer.
const SETTLING: Duration = Duration::from_millis(1_500);

/// A message in words, with its pictures.
struct Sight {
    head: String,
    text: String,
    alt: Vec<String>,
    pictures: Vec<(String, Vec<u8>)>,
    below: Vec<String>,
}

enum Chat {
    Discord(Vec<discord::Person>, Option<Box<discord::Answer>>),
    Telegram(Vec<telegram::Person>),
}

impl Chat {
    /// Does something; returns the words of an answer that is no message.
    async fn deed(&mut self, at: usize, private: bool, deed: &str) -> Result<String> {
        let (verb, rest) = deed.split_once(' ').unwrap_or((deed, ""));
        match self {
            Self::Discord(people, last) => {
                let person = if private { people[at].at(&people[at].dm()) } else { people[at].clone() };
                let answer = match verb {
                    "press" => {
                        let seen = person.seen();
                        let on = seen.iter().rev().find(|shown| shown.button(rest).is_some());
                        person
                            .press_on(on.with_context(|| format!("nothing in sight has a button {rest:?}"))?, rest)
                            .await?
                    }
                    "pick" => {
                        let (list, entries) = rest.split_once(" = ").context("pick LIST = ENTRY")?;
                        let seen = person.seen();
                        let found = seen.iter().rev().find_map(|shown| {
                            let named = |select: &&discord::Select| {
                                select.custom_id.starts_with(list) || select.placeholder.starts_with(list)
                            };
                            Some((shown, shown.selects.iter().find(named)?.custom_id.clone()))
                        });
                        let (on, list) = found.with_context(|| format!("nothing in sight has a list {list:?}"))?;
                        person.select_on(on, &list, &entries.split("; ").collect::<Vec<_>>()).await?
                    }
                    "fill" => {
                        let fields: Vec<(&str, &str)> =
                            rest.split("; ").filter_map(|pair| pair.split_once('=')).collect();
                        person.submit(last.as_ref().context("there was no form")?, &fields).await?
                    }
                    _ => person.slash(deed.trim_start_matches('/')).await?,
                };
                let said = match &answer.how {
                    discord::How::Form(form) => format!("A form: {form:#}"),
                    how => format!("{how:?}"),
                };
                *last = Some(Box::new(answer));
                Ok(said)
            }
            Self::Telegram(people) => {
                let person = if private { people[at].private() } else { people[at].clone() };
                if verb != "press" {
                    person.says(deed);
                    return Ok(String::new());
                }
                let answer = person.press(rest).await?;
                if let Some(url) = answer.url {
                    person.follow(&url)?;
                    return Ok(format!("It leads to the private chat: {url}"));
                }
                let shape = if answer.alert { "A window" } else { "A toast" };
                Ok(if answer.text.is_empty() { String::new() } else { format!("{shape}: {}", answer.text) })
            }
        }
    }

    /// What a person sees, newest last.
    fn sights(&self, at: usize, private: bool) -> Vec<Sight> {
        match self {
            Self::Discord(people, _) => {
                let person = if private { people[at].at(&people[at].dm()) } else { people[at].clone() };
                person.seen().into_iter().map(of_discord).collect()
            }
            Self::Telegram(people) => {
                let person = if private { people[at].private() } else { people[at].clone() };
                person.seen().into_iter().map(of_telegram).collect()
            }
        }
    }
}

fn of_discord(shown: discord::Shown) -> Sight {
    let whose = if shown.ephemeral { "only you" } else { "everybody" };
    let mut below: Vec<String> = Vec::new();
    for button in shown.buttons.iter().filter(|button| button.list.is_none()) {
        let off = if button.enabled { "" } else { " (off)" };
        below.push(format!("[{}]{off}", button.label));
    }
    for select in &shown.selects {
        let entries: Vec<&str> = select.choices.iter().map(|choice| choice.label.as_str()).collect();
        below.push(format!("list “{}” ({}): {}", select.placeholder, select.custom_id, entries.join(" | ")));
    }
    let pictures = shown.files.into_iter().map(|file| (file.name, file.bytes.to_vec())).collect();
    Sight { head: format!("{} for {whose}", shown.id), text: shown.text, alt: shown.alt, pictures, below }
}

fn of_telegram(shown: telegram::Shown) -> Sight {
    let whose = if shown.ephemeral { "only you" } else { "all of this chat" };
    let who = if shown.by_bot { "the bot" } else { "a person" };
    let below = shown.rows.iter().map(|row| {
        let labels: Vec<String> = row.iter().map(|button| format!("[{}]", button.label)).collect();
        labels.join(" ")
    });
    let pictures = shown.picture.iter().map(|bytes| ("picture".to_owned(), bytes.to_vec())).collect();
    Sight {
        head: format!("{} by {who} for {whose}", shown.id),
        below: below.collect(),
        text: shown.text,
        alt: Vec::new(),
        pictures,
    }
}

fn print(sight: &Sight, folder: &Path, name: &str, number: &mut usize) -> Result<()> {
    let mut out = std::io::stdout().lock();
    writeln!(out, "--- message {}\n{}", sight.head, sight.text)?;
    for (file, bytes) in &sight.pictures {
        *number += 1;
        let path = folder.join(format!("{name}-{number}-{file}")).with_extension("png");
        std::fs::write(&path, bytes)?;
        writeln!(out, "picture {} ({} KB)", path.display(), bytes.len() / 1_000)?;
    }
    for alt in &sight.alt {
        writeln!(out, "alt: {alt}")?;
    }
    for line in &sight.below {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

#[tokio::main]
async fn main() -> Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let (platform, folder, locale) = match &arguments[..] {
        [platform, folder] => (platform, folder, "en-US"),
        [platform, folder, locale] => (platform, folder, &locale[..]),
        _ => bail!("seat discord|telegram FOLDER [LANGUAGE]"),
    };
    let folder = PathBuf::from(folder);
    std::fs::create_dir_all(&folder)?;
    let (fake_discord, fake_telegram);
    let _program;
    let mut chat = match &platform[..] {
        "discord" => {
            fake_discord = discord::Discord::open().await?;
            let channel = fake_discord.guild("Club", locale).channel("duels");
            let people = PEOPLE.map(|(name, lang)| channel.person(name, lang)).to_vec();
            _program =
                tokio::task::block_in_place(|| Program::start_on_discord(&fake_discord.url(), fake_discord.token()))?;
            fake_discord.online().await?;
            Chat::Discord(people, None)
        }
        "telegram" => {
            fake_telegram = telegram::Telegram::open().await?;
            let group = fake_telegram.supergroup("Club");
            let people = PEOPLE.map(|(name, lang)| group.person(name, &lang[..2])).to_vec();
            _program = tokio::task::block_in_place(|| {
                Program::start_on_telegram(&fake_telegram.url(), fake_telegram.token())
            })?;
            fake_telegram.online().await?;
            Chat::Telegram(people)
        }
        other => bail!("{other} is neither discord nor telegram"),
    };
    let mut number = 0;
    println!("ready");
    for line in std::io::stdin().lock().lines() {
        let line = line?;
        let (who, deed) = line.split_once(' ').unwrap_or((&line, "look"));
        let (name, private) = who.split_once("@dm").map_or((who, false), |(name, _)| (name, true));
        let Some(at) = PEOPLE.iter().position(|(known, _)| *known == name) else {
            println!("There is nobody called {name}.\n=== done");
            continue;
        };
        if deed != "look" {
            match chat.deed(at, private, deed).await {
                Ok(said) => println!("{said}"),
                Err(error) => println!("It did not work: {error}"),
            }
            tokio::time::sleep(SETTLING).await;
        }
        let sights = chat.sights(at, private);
        for sight in &sights[sights.len().saturating_sub(SIGHT)..] {
            print(sight, &folder, name, &mut number)?;
        }
        println!("=== done");
    }
    Ok(())
}
