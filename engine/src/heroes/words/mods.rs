//! Changes of cards as what is said of them: `gets +2 ATK`, `cannot attack`.

use super::grammar::{Agree, Case, Number, join};
use super::names::{damage_name, keyword_name};
use super::who::Writer;
use crate::heroes::card::{Amount, Cant, DamageType, Mod};
use crate::kit::Text;

impl Writer {
    /// The changes, one after another, of somebody whom the verbs agree with.
    pub(super) fn mods(&mut self, mods: &[Mod], agree: Agree) -> Text {
        let said: Vec<Text> = mods.iter().map(|change| self.change(change, agree)).collect();
        join("fx-heroes-and", said).unwrap_or_else(|| agree.with(Text::new("fx-heroes-mod-nothing")))
    }

    fn change(&mut self, change: &Mod, agree: Agree) -> Text {
        let said = |key: &str| agree.with(Text::new(key));
        let signed = |trait_: &str, n: i8| signed(said("fx-heroes-mod-gets").raw("trait", trait_), n);
        let more = |key: &str, n: i8, kind: Option<DamageType>| {
            signless(said(key).raw("kind", kind.map_or("any", damage_name)), n)
        };
        match change {
            Mod::Atk(amount) => self.grows("atk", amount, agree),
            Mod::Health(amount) => self.grows("health", amount, agree),
            Mod::Def(amount) => self.grows("def", amount, agree),
            Mod::Strike(n) => signed("strike", *n),
            Mod::HandSize(n) => signed("hand-size", *n),
            Mod::Gain(keyword) => said("fx-heroes-mod-gain").raw("keyword", keyword_name(*keyword)),
            Mod::Lose(keyword) => said("fx-heroes-mod-lose").raw("keyword", keyword_name(*keyword)),
            Mod::LosePowers => said("fx-heroes-mod-lose-powers"),
            Mod::Cant(cant) => said("fx-heroes-cant").raw("what", cant_name(*cant)),
            Mod::MustAttack => said("fx-heroes-mod-must-attack"),
            Mod::DealMore(n, kind) => more("fx-heroes-mod-deals", *n, *kind),
            Mod::TakeMore(n, kind) => more("fx-heroes-mod-takes", *n, *kind),
            Mod::HealMore(n) => signless(said("fx-heroes-mod-healed"), *n),
            Mod::Tagged(tag) => said("fx-heroes-mod-tagged").text("tag", Text::new(format!("tag-heroes-{tag}"))),
            Mod::CostMore(filter, n) => {
                let cards = self.noun(filter).text(Case::Accusative, Number::Many);
                signless(said("fx-heroes-mod-cost").text("noun", cards), *n)
            }
        }
    }

    fn grows(&mut self, of: &str, amount: &Amount, agree: Agree) -> Text {
        // "Less than nothing" is how a card language without signs before an amount says "minus".
        let (sign, amount) = match amount {
            Amount::Less(zero, less) if **zero == Amount::N(0) && !matches!(**less, Amount::N(_)) => ("minus", &**less),
            amount => ("plus", amount),
        };
        let measure = self.measure(amount);
        let sign = if measure.is_below_zero() { "minus" } else { sign };
        measure.without_sign().of(agree.with(Text::new("fx-heroes-mod-gets").raw("trait", of).raw("sign", sign)))
    }
}

fn signed(text: Text, n: i8) -> Text {
    text.raw("sign", if n < 0 { "minus" } else { "plus" }).num("n", i64::from(n).abs())
}

fn signless(text: Text, n: i8) -> Text {
    text.raw("more", if n < 0 { "less" } else { "more" }).num("n", i64::from(n).abs())
}

const fn cant_name(cant: Cant) -> &'static str {
    match cant {
        Cant::Attack => "attack",
        Cant::AttackHeroes => "attack-heroes",
        Cant::Protect => "protect",
        Cant::BeAttacked => "be-attacked",
        Cant::BeProtected => "be-protected",
        Cant::Ready => "ready",
        Cant::BeHealed => "be-healed",
        Cant::BeTargeted => "be-targeted",
        Cant::BeDestroyed => "be-destroyed",
        Cant::Strike => "strike",
        Cant::BePrevented => "be-prevented",
        Cant::UsePowers => "use-powers",
        Cant::PlayCards => "play-cards",
        Cant::Draw => "draw",
    }
}
