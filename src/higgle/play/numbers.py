"""Numbers from outside: a learner counts with NumPy, and a table with Python's own."""


def python_value(value: object) -> object:
    """A number or a truth of NumPy as Python's own; anything else, an array too, as it is."""
    item = getattr(value, "item", None)
    return item() if callable(item) and getattr(value, "shape", None) == () else value
