//! Tests the config file, and `doctor`, which says whether the configuration can be used.

use std::fs;
use std::io::{Read, Write};
use std::net::TcpListener;

use serde_json::Value;
use tempfile::tempdir;

use crate::program::run;

fn health(object: &Value, check: &str) -> String {
    let checks = object["checks"].as_array().unwrap();
    let found = checks.iter().find(|found| found["check"] == check).unwrap_or_else(|| panic!("no {check}: {object}"));
    found["health"].as_str().unwrap().to_owned()
}

/// A free port, for a hall that will not be started.
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
fn the_doctor_fails_if_the_hall_would_fail_and_warns_otherwise() {
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

/// A server that answers every request alike, and ends with the test.
fn server(status: &'static str, body: &'static str) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = format!("http://{}", listener.local_addr().unwrap());
    std::thread::spawn(move || {
        for connection in listener.incoming() {
            let Ok(mut connection) = connection else { return };
            let mut request = [0; 4_096];
            // The answer never depends on the request. A client that has disconnected needs none.
            let _ = connection.read(&mut request);
            let head = format!("HTTP/1.1 {status}\r\ncontent-type: application/json\r\nconnection: close\r\n");
            let _ = write!(connection, "{head}content-length: {}\r\n\r\n{body}", body.len());
        }
    });
    address
}

/// E-3, D-13: a refused token fails, and a file that others can read is a warning.
#[test]
fn the_doctor_fails_on_a_wrong_token_and_warns_of_a_file_that_others_can_read() {
    let folder = tempdir().unwrap();
    let discord = server("401 Unauthorized", r#"{"message": "401: Unauthorized", "code": 0}"#);
    let telegram = server("401 Unauthorized", r#"{"ok": false, "error_code": 401, "description": "Unauthorized"}"#);
    fs::write(folder.path().join("discord-token"), format!("MTIzNDU2Nzg5MDEyMzQ1Njc4.Gabcde.{}", "x".repeat(38)))
        .unwrap();
    fs::write(folder.path().join("telegram-token"), format!("1234567890:{}", "aB3-_".repeat(7))).unwrap();
    let config = format!(
        "[hall]\nport = {}\n[discord]\ntoken_file = \"discord-token\"\nproxy = \"{discord}\"\n\
         [telegram]\ntoken_file = \"telegram-token\"\napi = \"{telegram}\"\n",
        free_port()
    );
    fs::write(folder.path().join("duelhall.toml"), config).unwrap();
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        for (file, mode) in [("discord-token", 0o644), ("telegram-token", 0o600)] {
            fs::set_permissions(folder.path().join(file), fs::Permissions::from_mode(mode)).unwrap();
        }
    }
    let ran = run(folder.path(), &["doctor"]);
    assert_eq!(ran.code, 1, "{ran:?}");
    let line = |check: &str| ran.out.lines().find(|line| line.contains(check)).unwrap_or_else(|| panic!("{ran:?}"));
    assert!(line(" portal ").starts_with("FAIL"), "{ran:?}");
    assert!(line(" botfather ").starts_with("FAIL"), "{ran:?}");
    #[cfg(unix)]
    assert!(
        ran.out.contains("warn  discord   other users of this machine can read discord-token")
            && !ran.out.contains("can read telegram-token"),
        "{ran:?}"
    );
    assert!(!ran.out.contains("Gabcde") && !ran.out.contains("aB3-_"), "no token is shown: {ran:?}");
}

#[test]
fn nothing_is_set_aside_in_a_new_folder() {
    let folder = tempdir().unwrap();
    fs::write(folder.path().join("duelhall.toml"), format!("[hall]\nport = {}\n", free_port())).unwrap();
    assert_eq!(run(folder.path(), &["doctor"]).code, 0);
    let ran = run(folder.path(), &["aside"]);
    assert_eq!((ran.code, ran.out.as_str()), (0, "No match is set aside.\n"));
    let ran = run(folder.path(), &["aside", "0aB3dE6gH9"]);
    assert!(ran.code == 4 && ran.err.contains("is not set aside"), "{ran:?}");
}
