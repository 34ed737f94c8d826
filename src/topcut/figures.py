"""What the program counts of itself, for whoever runs it: no figure names a person or a tournament."""

import os

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

SHARED = "PROMETHEUS_MULTIPROC_DIR"  # a folder in which several processes of one server count together
SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30)

FACTS = Counter("topcut_facts", "Facts that were written.")
PAIRING = Histogram("topcut_pairing_seconds", "How long the next round took to work out.", buckets=SECONDS)
REQUESTS = Histogram("topcut_request_seconds", "How long requests took.", ("method", "status"), buckets=SECONDS)
STREAMS = Gauge("topcut_streams", "Open pages that change by themselves.", multiprocess_mode="livesum")
WAITING = Gauge("topcut_waiting", "Requests that wait for their turn.", ("turn",), multiprocess_mode="livesum")


def written() -> bytes:
    """All figures in the text format of Prometheus; those of every worker, where there are several."""
    if SHARED not in os.environ:
        return generate_latest()
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]  # the library declares no types there
    return generate_latest(registry)
