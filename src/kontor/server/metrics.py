"""What the server counts, for Prometheus. Several workers share their figures through files."""

import os

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
    multiprocess,
)

COMMITS = Counter("kontor_commits_total", "Commits that wrote entries of tables.")
WRITTEN = Counter("kontor_entries_total", "Entries of tables written.")
LOST = Counter("kontor_races_lost_total", "Entries that somebody else was quicker with.")
REFUSED = Counter("kontor_refused_total", "Requests and frames refused.", ["code"])
BOT_FAILURES = Counter("kontor_bot_failures_total", "Bots that crashed or were too slow.")
SOCKETS = Gauge("kontor_sockets", "Open sockets.", multiprocess_mode="livesum")
TABLES = Gauge("kontor_tables", "Tables in memory.", multiprocess_mode="livesum")
SECONDS = Histogram(
    "kontor_command_seconds",
    "From a command to its commit.",
    buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
)


def page() -> bytes:
    """The figures as text."""
    if "PROMETHEUS_MULTIPROC_DIR" in os.environ:
        registry = CollectorRegistry()
        multiprocess.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
        return generate_latest(registry)
    return generate_latest()
