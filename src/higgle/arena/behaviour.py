"""How bots behave: what they do is counted, and the counts become figures."""

from higgle.core import Action, Event, Seat, Table


class Behaviour:
    """Counts what each bot of a match does; it is shown every action and the true table."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names = names
        self.counts: dict[str, dict[str, float]] = {name: {} for name in names}
        for seat in range(len(names)):
            self.add(seat, "games")

    def add(self, seat: Seat, what: str, number: float = 1) -> None:
        counts = self.counts[self.names[seat]]
        counts[what] = counts.get(what, 0.0) + number

    def watch(self, table: Table, seat: Seat, action: Action, events: list[Event]) -> None:
        """Look at one action; a game with habits of its own says what to look for."""


RATES = {
    "offers_per_game": ("offers", "games"),
    "acceptance": ("accepted", "offers"),
    "gifts": ("gifts", "offers"),
    "deals_per_game": ("bargains", "games"),
    "surplus_created": ("surplus_created", "bargains"),
    "surplus_captured": ("surplus_captured", "surplus_created"),
    "blunders": ("blunders", "bargains"),
    "zero_harvests": ("zero_harvests", "harvests"),
    "regretted_harvests": ("regretted_harvests", "harvests"),
    "trades_per_game": ("trades", "games"),
    "bids_per_lot": ("bids", "lots"),
    "bluff_rate": ("bluffs", "stakes"),
    "bluffs_believed": ("bluffs_believed", "empty_offers"),
    "offers_believed": ("offers_believed", "full_offers"),
    "taken_unseen": ("taken_unseen", "answers"),
    "money_left": ("money_left", "games"),
    "overbid_rate": ("overbids", "highest_bids"),
    "exposed_per_game": ("exposed", "games"),
    "replies_per_game": ("replies", "games"),
    "refused_replies": ("refused_replies", "replies"),
    "prompt_tokens_per_game": ("prompt_tokens", "games"),
    "reply_tokens_per_game": ("reply_tokens", "games"),
    "seconds_per_reply": ("reply_seconds", "replies"),
}
"""The behaviour figures, each as one count over another."""


def rates(counts: dict[str, float]) -> dict[str, float]:
    """The figures for which there is something to divide by."""
    return {
        name: round(counts.get(what, 0) / counts[of], 4)
        for name, (what, of) in RATES.items()
        if counts.get(of)
    }
