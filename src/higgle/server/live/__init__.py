"""What is live: the house with its rooms, the replica that each keeps of its journal, those who
subscribe to it, the attendant who serves each of them, and the autopilot with its clocks and bots.

Imports `store` and the settings; it does not know that there is such a thing as HTTP.
"""
