"""The meter: how often things happened, and how long answers took."""

from collections import Counter

ANSWER_TIMES = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Meter:
    """Counts what happens, for whoever scrapes it."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.buckets: Counter[float] = Counter()
        self.seconds = 0.0

    def count(self, name: str) -> None:
        """One more of something."""
        self.counts[name] += 1

    def took(self, seconds: float) -> None:
        """An action was answered after so long."""
        self.seconds += seconds
        self.count("higgle_actions_total")
        for edge in ANSWER_TIMES:
            if seconds <= edge:
                self.buckets[edge] += 1

    def text(self, gauges: dict[str, int]) -> str:
        """Everything in Prometheus' own form."""
        lines: list[str] = []
        for name, value in sorted(self.counts.items()):
            lines += [f"# TYPE {name} counter", f"{name} {value}"]
        for name, value in sorted(gauges.items()):
            lines += [f"# TYPE {name} gauge", f"{name} {value}"]
        name, total = "higgle_answer_seconds", self.counts["higgle_actions_total"]
        lines.append(f"# TYPE {name} histogram")
        lines += [f'{name}_bucket{{le="{edge}"}} {self.buckets[edge]}' for edge in ANSWER_TIMES]
        lines.append(f'{name}_bucket{{le="+Inf"}} {total}')
        lines += [f"{name}_sum {self.seconds:.6f}", f"{name}_count {total}"]
        return "\n".join(lines) + "\n"
