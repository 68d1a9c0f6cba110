"""Doors for researchers: PettingZoo, Gymnasium, OpenSpiel and text; needs the extra `research`."""
