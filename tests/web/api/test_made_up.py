"""Made-up requests by every kind of program: nothing answers with a 5xx, and every answer is as described."""

from pathlib import Path

import pytest

from tests.web.api.made_up import BUSY, ROLES, halls, programs, sent
from tests.web.hall import Hall


@pytest.mark.slow
@pytest.mark.parametrize("role", ROLES)
def test_no_request_breaks_anything(tmp_path: Path, role: str) -> None:
    """A few requests to every address; soak/proof_api.py sends many."""
    hall = Hall(tmp_path / "data", BUSY)
    reader = programs(hall)[role]
    ids = list(halls(hall))
    done = sum(sent(hall, reader, id, 2, seed) for seed, id in enumerate(ids if role == "owner" else ids[1:2]))
    assert done > 8, "the requests get somewhere"
    for id in ids:
        assert hall.desk.trouble(id) is None
        hall.desk.look(id)
    hall.close()
