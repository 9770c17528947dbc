//! The engine's words, and those of tags, counters, talents and tokens that no shipped card uses.

use std::sync::OnceLock;

use duelhall_engine::text::{Lang, Words};

const THINGS: [(&str, &str, &str); 14] = [
    ("tag-heroes-test-fire", "Fire", "Пламя"),
    ("tag-heroes-test-delver", "Delver", "Рудокоп"),
    ("tag-heroes-test-pirate", "Pirate", "Пират"),
    ("tag-heroes-test-sword", "Sword", "Меч"),
    ("tag-heroes-test-melee", "Melee", "Ближний бой"),
    ("tag-heroes-test-curse", "Curse", "Проклятие"),
    ("tag-heroes-test-smith", "Smith", "Кузнец"),
    ("tag-heroes-test-elf", "Elf", "Эльф"),
    ("tag-heroes-test-flame-totem", "Flame Totem", "Тотем пламени"),
    ("talent-heroes-test-flame", "Flame", "Жар"),
    ("counter-heroes-test-edge", "Edge", "Заточка"),
    ("counter-heroes-test-rust", "Rust", "Ржавчина"),
    ("card-heroes-test-wolf", "Wolf", "Волк"),
    ("card-heroes-test-bear", "Bear", "Медведь"),
];

pub(crate) fn words() -> &'static Words {
    static WORDS: OnceLock<Words> = OnceLock::new();
    WORDS.get_or_init(|| {
        let source = |of: fn(&(&'static str, &'static str, &'static str)) -> &'static str| {
            THINGS.iter().map(|thing| format!("{} = {}\n", thing.0, of(thing))).collect::<String>()
        };
        let builder = Words::builder().add(Lang::En, source(|thing| thing.1)).add(Lang::Ru, source(|thing| thing.2));
        builder.build().unwrap()
    })
}
