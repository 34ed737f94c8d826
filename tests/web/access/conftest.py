"""What tests of the doors may ask for besides: a hall that phones reach by plain HTTP."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.doors import LAN
from tests.web.hall import Hall


@pytest.fixture
def lan(tmp_path: Path) -> Iterator[Hall]:
    made = Hall(tmp_path / "lan", LAN)
    yield made
    made.close()
