//! The Telegram side of the program against a fake Telegram: the real client library over real sockets.

mod across;
mod campaign;
mod captions;
mod chrono;
mod crowd;
mod decks;
mod duels;
mod editor;
mod faults;
mod floods;
mod formats;
mod hands;
mod heroes;
mod killed;
mod looks;
mod places;
mod quiet;
mod restarts;
mod rig;
mod secrets;
mod smoke;
mod war;
mod weather;
mod webhook;
mod welcome;
