"""Metrics: how often things happened, how long answers took, and how much there is right now."""

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    disable_created_metrics,
    generate_latest,
)

ANSWER_TIMES = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

disable_created_metrics()  # type: ignore[no-untyped-call]  # its author forgot the type


class Metrics:
    """The numbers of one process, for Prometheus."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.actions = Counter("higgle_actions", "Actions answered.", registry=self.registry)
        self.refusals = Counter("higgle_refusals", "Messages refused.", registry=self.registry)
        self.broken_lines = Counter(
            "higgle_broken_lines", "Lines closed for a mistake of ours.", registry=self.registry
        )
        self.answer_seconds = Histogram(
            "higgle_answer_seconds",
            "How long an action waited for its answer.",
            buckets=ANSWER_TIMES,
            registry=self.registry,
        )
        self.tables = Gauge("higgle_tables", "Open tables.", registry=self.registry)
        self.listeners = Gauge("higgle_listeners", "Readers at tables.", registry=self.registry)
        self.lines = Gauge("higgle_lines", "Open sockets.", registry=self.registry)

    def text(self) -> bytes:
        """Everything in the form that Prometheus reads."""
        return generate_latest(self.registry)
