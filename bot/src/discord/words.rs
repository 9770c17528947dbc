//! The words of the bot on Discord.

crate::chat::vocabulary!("../../locales/en/discord.ftl", "../../locales/ru/discord.ftl");
