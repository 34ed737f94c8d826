"""A second laptop takes over from the stick, as two real processes over two folders; the first one then refuses."""

import re
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from tests.cli.running import answer
from tests.cli.test_serve import serving
from tests.web.hall import Hall
from tests.web.player.at_table import forms_in, table
from tests.web.serving import until
from topcut.desk.backup_folder import backups_in
from topcut.ids import PlayerId


class Phone:
    """A player's phone, which knows its cookies and nothing of which computer answers."""

    def __init__(self, hall: Hall, path: str, player: PlayerId) -> None:
        self.path = path
        self._sent: dict[str, dict[str, str]] = {}
        self._cookies = dict(hall.player(player).cookies.items())

    def at(self, port: int) -> httpx.Client:
        here = {"Sec-Fetch-Site": "same-origin"}
        return httpx.Client(base_url=f"http://127.0.0.1:{port}", cookies=self._cookies, headers=here, timeout=30)

    def send(self, port: int, below: str, **typed: str) -> httpx.Response:
        """A form of its page; what was sent before is sent again as it was, wherever the answer comes from."""
        with self.at(port) as client:
            found = forms_in(client.get(f"{self.path}/me").text).get(f"{self.path}/me/{below}", {})
            body = self._sent.setdefault(below, {**found, **typed, "key": f"my-{below}"})
            return client.post(f"{self.path}/me/{below}", data={**body, "csrf": client.get("/live/token").text})

    def receipt(self, port: int, below: str) -> dict[str, str]:
        with self.at(port) as client:
            page = client.get(f"{self.path}/me", params={"receipt": f"my-{below}"}).text
        return dict(re.findall(r'data-(n|head|proof|epoch)="([^"]*)"', page))


@pytest.mark.slow
@pytest.mark.fault("L1", "L2", "L7")
def test_a_second_laptop_goes_on_from_the_stick_and_the_first_one_refuses(tmp_path: Path) -> None:
    first, second, stick = tmp_path / "first", tmp_path / "second", tmp_path / "stick"
    with closing(Hall(first)) as hall:
        here = table(hall, players=4)
        ana, bo = (Phone(hall, here.path, player) for player in (here.ana, here.bo))
    scores = {"vp-1": "16", "vp-2": "9"}
    with serving(first, "--backup", str(stick)) as (laptop, port, lines):
        assert any(str(stick) in line for line in lines)
        assert ana.send(port, "report", **scores).status_code == 303
        told = ana.receipt(port, "report")
        until(lambda: any(one.n >= int(told["n"]) for one in backups_in(stick)), "no backup was written")
        laptop.kill()
    assert answer("restore", str(stick), "--data", str(second), "--yes").code == 0
    with serving(second, "--backup", str(stick)) as (_, port, _):
        assert ana.send(port, "report", **scores).status_code == 303
        assert ana.receipt(port, "report") == {**told, "proof": ana.receipt(port, "report")["proof"], "epoch": "2"}
        assert bo.send(port, "confirm").status_code == 303
        newer = bo.receipt(port, "confirm")
        assert newer["epoch"] == "2"
    with serving(first) as (_, port, _):
        assert bo.send(port, "witness", **newer).status_code == 204
        refused = bo.send(port, "call", about="")
        assert refused.status_code == 503
        assert "Another computer has taken this tournament over" in refused.text
    both = answer("restore", str(stick), "--data", str(first), "--yes")
    assert both.code == 2
