"""The adversaries: simple strategies against which every rung of the ladder is measured."""
