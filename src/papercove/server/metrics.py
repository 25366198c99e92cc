"""What the room tells its keeper: counters that cost next to nothing, shown as Prometheus metrics."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # imported when somebody looks: the room opens sooner
    from prometheus_client.core import HistogramMetricFamily, Metric

BOUNDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0)


class Durations:
    """A histogram of seconds."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.sum = 0.0

    def observe(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.sum += seconds

    def family(self, name: str, help: str) -> HistogramMetricFamily:
        from prometheus_client.core import HistogramMetricFamily

        total, buckets = 0, []
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self.counts, strict=True):
            total += count
            buckets.append((bound, total))
        return HistogramMetricFamily(name, help, buckets=buckets, sum_value=self.sum)


class Metrics:
    """The room's numbers; `gauges` are asked for when somebody looks."""

    def __init__(self) -> None:
        self.moves = 0
        self.commands = 0
        self.refusals = 0
        self.overflows = 0
        self.conflicts = 0
        self.ack = Durations()
        self.bot = Durations()
        self.gauges: dict[str, tuple[str, Callable[[], float]]] = {}

    def collect(self) -> Iterator[Metric]:
        """Everything, as prometheus_client wants it."""
        from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily

        yield CounterMetricFamily("papercove_moves", "Moves committed, of people and bots", self.moves)
        yield CounterMetricFamily("papercove_commands", "Commands committed", self.commands)
        yield CounterMetricFamily("papercove_refusals", "Frames and requests refused", self.refusals)
        yield CounterMetricFamily("papercove_overflows", "Connections that fell behind", self.overflows)
        yield CounterMetricFamily("papercove_conflicts", "Tables lost to another node", self.conflicts)
        yield self.ack.family("papercove_ack_seconds", "From a command's arrival to its acknowledgement")
        yield self.bot.family("papercove_bot_seconds", "Thinking time of bots")
        for name, (help, ask) in self.gauges.items():
            yield GaugeMetricFamily(f"papercove_{name}", help, ask())

    def text(self) -> bytes:
        """In Prometheus' text format."""
        from prometheus_client import CollectorRegistry, generate_latest

        registry = CollectorRegistry()
        registry.register(self)
        return generate_latest(registry)
