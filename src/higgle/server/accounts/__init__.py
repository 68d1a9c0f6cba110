"""People: guests, accounts and bots' accounts, their sessions and their ratings."""
