//! The Discord side of the program against a fake Discord: the real client library over real sockets.

mod admins;
mod campaign;
mod commands;
mod complex;
mod crowd;
mod decks;
mod duels;
mod editor;
mod faults;
mod formats;
mod heroes;
mod killed;
mod looks;
mod parrot;
mod restarts;
mod rig;
mod secrets;
mod smoke;
mod switches;
mod weather;
