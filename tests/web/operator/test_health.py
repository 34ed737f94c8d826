"""Whether the server is well, for what watches over it."""

import shutil

import pytest

from tests.web.hall import Hall
from topcut.refusal import Refusal


def test_strangers_read_that_it_is_there_and_nothing_else(hall: Hall) -> None:
    for path, said in (("/healthz", "alive"), ("/readyz", "ready")):
        answer = hall.client().get(path)
        assert (answer.status_code, answer.text) == (200, said)


@pytest.mark.fault("B5")
def test_a_server_that_cannot_save_is_alive_but_not_ready(hall: Hall) -> None:
    hall.app.state.desk.store._medium.failed = Refusal("store-failed", problem="disk I/O error")
    assert hall.client().get("/healthz").status_code == 200
    answer = hall.client().get("/readyz")
    assert answer.status_code == 503
    assert int(answer.headers["retry-after"]) > 0


@pytest.mark.fault("B7")
def test_a_server_whose_folder_is_gone_is_not_ready(hall: Hall) -> None:
    shutil.rmtree(hall.store.folder)
    answer = hall.client().get("/readyz")
    assert answer.status_code == 503
    assert "plug the drive in again" in answer.text


@pytest.mark.fault("A8")
def test_a_server_that_stops_is_not_ready(hall: Hall) -> None:
    hall.app.state.stopping.begun = True
    assert hall.client().get("/readyz").status_code == 503
