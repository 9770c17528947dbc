//! Every scenario of `tests/scenarios` holds.

use std::fs;
use std::path::{Path, PathBuf};

use duelhall_engine::scenario::Scenario;

fn files(folder: &Path) -> Vec<PathBuf> {
    let mut files: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files.into_iter().flat_map(|path| if path.is_dir() { self::files(&path) } else { vec![path] }).collect()
}

#[test]
fn every_scenario_holds() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/scenarios");
    let mut wrong = Vec::new();
    for path in files(&folder) {
        let text = fs::read_to_string(&path).unwrap();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        match Scenario::parse(&text) {
            Ok(scenario) => {
                wrong.extend(scenario.run().differences.iter().map(|difference| format!("{name}: {difference}")));
            }
            Err(error) => wrong.push(format!("{name}: {error}")),
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}
