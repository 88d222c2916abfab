"""The server: people, tables, live play, storage. `docs/server.md` has its protocol."""
