"""The server: tables to play at, over WebSocket and REST, that lose nothing (docs/protocol.md, docs/operate.md)."""
