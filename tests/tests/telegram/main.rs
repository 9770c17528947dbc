//! The Telegram side of the program against a fake Telegram: the real client library over real sockets.

mod smoke;
