//! The config file, and `doctor`, which says whether it can be used.

use std::fs;
use std::net::TcpListener;

use serde_json::Value;
use tempfile::tempdir;

use crate::program::run;

fn health(object: &Value, check: &str) -> String {
    let checks = object["checks"].as_array().unwrap();
    let found = checks.iter().find(|found| found["check"] == check).unwrap_or_else(|| panic!("no {check}: {object}"));
    found["health"].as_str().unwrap().to_owned()
}

/// A port that is free, for a hall that will not be started.
fn free_port() -> u16 {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port()
}

#[test]
fn a_mistake_in_the_file_ends_with_3_and_one_sentence() {
    let folder = tempdir().unwrap();
    fs::write(folder.path().join("duelhall.toml"), "[hall]\n\nprot = 80\n").unwrap();
    let ran = run(folder.path(), &["backup", "x"]);
    assert_eq!(ran.code, 3);
    assert_eq!(
        ran.err,
        "duelhall: duelhall.toml, line 3, `prot`: there is no setting `prot`, there are `address`, `port`, `public`, \
         `language`\n"
    );
    let ran = run(folder.path(), &["--config", "none.toml", "backup", "x"]);
    assert_eq!((ran.code, ran.err.as_str()), (3, "duelhall: none.toml cannot be read: there is no such file\n"));
}

#[test]
fn the_doctor_finds_a_healthy_hall_and_names_every_check() {
    let folder = tempdir().unwrap();
    fs::write(folder.path().join("duelhall.toml"), format!("[hall]\nport = {}\n", free_port())).unwrap();
    let ran = run(folder.path(), &["doctor", "--json"]);
    let object = ran.json();
    assert!(ran.code == 0 && object["healthy"] == true, "{ran:?}");
    for check in ["config", "clock", "chance", "folder", "disk", "store", "port", "discord", "pictures"] {
        assert_ne!(health(&object, check), "failed", "{object}");
    }
    let ran = run(folder.path(), &["doctor"]);
    assert!(ran.code == 0 && ran.out.ends_with("The hall can be served.\n"), "{ran:?}");
}

#[test]
fn the_doctor_fails_where_the_hall_would_and_warns_where_it_would_not() {
    let folder = tempdir().unwrap();
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port();
    fs::write(folder.path().join("taken.toml"), format!("[hall]\nport = {port}\n")).unwrap();
    let ran = run(folder.path(), &["--config", "taken.toml", "doctor", "--json"]);
    assert_eq!((ran.code, health(&ran.json(), "port").as_str()), (0, "warning"));

    fs::write(folder.path().join("a-file"), "").unwrap();
    fs::write(folder.path().join("folder.toml"), "[store]\nfolder = \"a-file\"\n").unwrap();
    let ran = run(folder.path(), &["--config", "folder.toml", "doctor", "--json"]);
    assert_eq!((ran.code, health(&ran.json(), "folder").as_str()), (1, "failed"));

    fs::write(folder.path().join("wrong.toml"), "hall").unwrap();
    let ran = run(folder.path(), &["--config", "wrong.toml", "doctor"]);
    assert!(ran.code == 1 && ran.out.contains("FAIL  config    wrong.toml, line 1"), "{ran:?}");
}
