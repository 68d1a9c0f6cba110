"""The bots that come with the house, one file each."""
