"""The server: tables over WebSocket and REST (docs/reference/protocol.md, docs/reference/operate.md)."""
