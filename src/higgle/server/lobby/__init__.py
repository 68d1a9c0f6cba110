"""The lobby: tables are opened, found, joined and left, and what can be played is described."""
