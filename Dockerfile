# The program in a small image: `docker build -t duelhall .`
FROM rust:1.95-slim-trixie AS build
WORKDIR /source
COPY . .
RUN cargo build --release --locked -p duelhall

FROM debian:trixie-slim
# Fonts, words and certificate authorities are inside the program.
COPY --from=build /source/target/release/duelhall /usr/local/bin/duelhall
RUN useradd --system --create-home --home-dir /data duelhall
USER duelhall
WORKDIR /data
VOLUME /data
STOPSIGNAL SIGTERM
# The configuration is /data/duelhall.toml if there is one; the token comes from the environment.
ENTRYPOINT ["duelhall"]
