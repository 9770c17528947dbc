//! What Discord says.

crate::chat::vocabulary!("../../locales/en/discord.ftl", "../../locales/ru/discord.ftl");
