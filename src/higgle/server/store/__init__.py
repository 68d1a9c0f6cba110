"""What is stored: the database and its schema, the journal of every table, and all that is read
from them: tables, the lobby, people, chat, results, ratings, history, and which process leads.

Imports `wire`, for the shape of what it reads and writes; it knows of nothing that is live.
"""
