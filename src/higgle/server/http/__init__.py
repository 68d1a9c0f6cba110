"""What speaks HTTP: the routes, the sockets of tables, limits, and the process that serves them.

Imports everything below it, and nobody imports it.
"""
