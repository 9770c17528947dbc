//! The Discord side of the program against a fake Discord: the real client library over real sockets.

mod parrot;
mod smoke;
