"""What travels: the messages of the socket, plain requests and answers, actions as JSON.

It knows the games and the texts and nothing of the server: no room, no database, no connection.
"""
