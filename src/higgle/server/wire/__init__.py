"""What travels: the messages of the socket, plain requests and answers, views and actions as JSON.

Knows the games and the texts, and nothing of the server: no table, no database, no connection.
"""
