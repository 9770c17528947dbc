//! The parts of which pictures are made: signs, words, names, colours, themes, drawers.

use duelhall_engine::games::{GameId, Match};
use duelhall_engine::kit::{FirstTurn, Options, Seat, Text, Viewer};
use duelhall_engine::text::Lang;
use duelhall_render::text::Type;
use duelhall_render::{BadTheme, Captions, Easel, Painter, Theme, icons, seat_color};
use vello_cpu::kurbo::BezPath;

#[test]
fn every_game_has_a_drawer() {
    for game in GameId::all() {
        let live = Match::begin(*game, &Options::new(), FirstTurn::Random, [0; 32]).unwrap();
        let captions = Captions::new(Vec::new(), Lang::En, Theme::Default);
        let board = Painter::default().board_scene(&live.table(Viewer::Public), &captions);
        assert!(board.area().w > 100.0, "nobody draws {game}");
    }
}

#[test]
fn a_theme_reads_as_it_is_written() {
    for theme in Theme::ALL {
        assert_eq!(theme.to_string().parse(), Ok(theme));
    }
    assert_eq!("dark".parse::<Theme>(), Err(BadTheme("dark".to_owned())));
}

#[test]
fn every_sign_of_the_file_is_a_path() {
    let file = include_str!("../../assets/icons.txt");
    assert!(file.lines().count() >= 20 && icons::is_known(icons::UNKNOWN));
    for line in file.lines() {
        let mut parts = line.splitn(3, ' ');
        let mut next = || parts.next().unwrap();
        let (name, side, path) = (next(), next(), next());
        assert!(icons::is_known(name) && side.parse::<f64>().unwrap() > 0.0, "{line}");
        assert!(BezPath::from_svg(path).unwrap().elements().len() > 2, "{line}");
    }
}

#[test]
fn every_language_has_the_same_messages_without_holes() {
    let words = Easel::default().words();
    let ours = |lang| words.keys(lang).filter(|key| key.starts_with("pic-")).map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(ours(Lang::En), ours(Lang::Ru));
    for lang in Lang::ALL {
        for key in ours(lang) {
            let text = Text::new(key).num("n", 7).raw("name", "Ann").num("tower", 50).num("stock", 100);
            let text = text.num("page", 1).num("pages", 2).num("most", 3).raw("rest", "Ann").raw("last", "Bob");
            let text = text.num("blocked", 1).raw("nation", "Ann").num("attack", 5).num("defense", 6);
            assert!(words.try_say(lang, &text, &[]).is_ok_and(|said| !said.is_empty()), "{lang} {text:?}");
        }
    }
}

#[test]
fn a_name_keeps_what_can_be_drawn() {
    let mut type_ = Type::default();
    for (given, shown) in [
        ("Алиса", "Алиса"),
        ("🔥 Max 🔥", "Max"),
        ("DragonSlayer_99", "DragonSlayer_99"),
        ("田中", "Player 1"),
        ("🐉🐉", "Player 1"),
        ("", "Player 1"),
        ("Ana田", "Ana□"),
        ("\u{202e}evil\u{0}", "evil"),
        ("A name that is longer than twenty-four", "A name that is longer t…"),
        ("  two   spaces ", "two spaces"),
    ] {
        assert_eq!(type_.name(given, "Player 1"), shown, "{given:?}");
    }
}

#[test]
fn no_two_seats_have_colors_that_look_alike() {
    for theme in Theme::ALL {
        let colors: Vec<[u8; 4]> = (0..8).map(|seat| seat_color(Seat(seat), theme).0).collect();
        for (at, one) in colors.iter().enumerate() {
            for (other, two) in colors.iter().enumerate().skip(at + 1) {
                let far: i32 = (0..3).map(|part| (i32::from(one[part]) - i32::from(two[part])).pow(2)).sum();
                assert!(far > 50 * 50, "{theme}: seats {at} and {other}");
            }
        }
    }
}
