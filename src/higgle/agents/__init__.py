"""Agents: a seat at a table of this process or at a server, and its tools for language models."""
