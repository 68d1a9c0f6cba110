"""The rooms of this process: opened, led and closed, with threads for bots.

It does not know that there is such a thing as HTTP.
"""
