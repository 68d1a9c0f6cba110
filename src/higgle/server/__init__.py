"""The table on the web: rooms, lobby, store, and the messages between them and the players."""
