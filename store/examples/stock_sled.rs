//! Writes to sled and flushes with sled's own flush, without this crate and its repair: the control of the torture.
//!
//! `stock_sled FOLDER` writes rounds of 500 keys, flushes after every 16 writes and prints the number of
//! writes that sled has acknowledged so far. It ends when a write fails.

use std::path::PathBuf;

fn main() {
    let Some(folder) = std::env::args_os().nth(1).map(PathBuf::from) else {
        eprintln!("usage: stock_sled FOLDER");
        std::process::exit(2);
    };
    if let Err(error) = write(folder) {
        eprintln!("stock_sled: {error}");
        std::process::exit(3);
    }
}

fn write(folder: PathBuf) -> sled::Result<()> {
    let db = sled::Config::new().path(folder).segment_size(2 << 20).flush_every_ms(None).open()?;
    println!("ACK 0");
    for number in 1_u64.. {
        let mut value = number.to_be_bytes().to_vec();
        value.resize(60 + (number % 97) as usize * 20, number as u8);
        db.insert((number % 500).to_be_bytes(), value)?;
        if number % 16 == 0 {
            db.flush()?;
            println!("ACK {number}");
        }
    }
    Ok(())
}
