"""The rooms of this process: opened, led and closed, on the database and with threads for bots.

Imports `store` and `notify`, and the settings; it does not know that there is such a thing as HTTP.
"""
