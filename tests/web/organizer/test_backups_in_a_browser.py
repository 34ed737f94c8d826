"""Backups and Going on as an organizer sees them, with copies good and bad, after a take-over."""

import shutil
from pathlib import Path

import pytest

from tests.web.browsing import Browsers, axe
from tests.web.clipping import clipped
from tests.web.hall import Hall
from topcut.desk.backup_folder import backups_in
from topcut.rules.actions.staff import take_over

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def test_the_pages_are_accessible_and_fit_with_all_that_they_can_show(
    hall: Hall, browsers: Browsers, tmp_path: Path
) -> None:
    t = hall.paired(players=8)
    hall.owner.done("/backups/choose", folder=str(tmp_path / "stick"))
    (good,) = backups_in(tmp_path / "stick")
    bad = good.file.with_name(good.file.name.replace(".1.", ".2.", 1))
    shutil.copy(good.file, bad)
    hall.act(take_over)
    hall.play(leave=3)
    hall.desk.learn_of_epoch(t, 5)
    hall.wait(seconds=10)
    hall.app.state.backups.catch_up()
    page = browsers.laptop(hall.owner, reduced_motion="reduce")
    for path in ("/backups", f"/t/{t}/desk/going-on"):
        page.goto(path)
        axe(page)
        for width in (360, 1280):
            assert clipped(page, width) == [], path
