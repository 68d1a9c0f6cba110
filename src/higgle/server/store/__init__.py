"""The database: its schema, the journal of all tables, and which process leads a table.

SQLite in one file, or PostgreSQL for several processes; nothing above need ask which.
"""
