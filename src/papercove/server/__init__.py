"""The room: tables people and bots play at, over HTTP and WebSocket."""
