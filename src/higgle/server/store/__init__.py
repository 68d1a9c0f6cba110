"""What is stored: the database and its schema, the journal of every table, and all that is read
from them: tables, the lobby, people, chat, results, ratings, history, and which process leads.

Imports `higgle.protocol` for the shape of what it reads and writes, and nothing that is live.
"""
