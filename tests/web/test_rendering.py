"""What the templates are given."""

import re
from pathlib import Path

from tests.web.hall import Hall
from topcut.web.rendering import STATIC, edition


def test_an_address_of_a_script_changes_with_the_script(tmp_path: Path) -> None:
    script = tmp_path / "desk.js"
    script.write_text("one")
    before = edition(tmp_path)
    assert edition(tmp_path) == before
    script.write_text("two")
    assert edition(tmp_path) != before


def test_pages_name_their_scripts_by_what_is_in_them(hall: Hall) -> None:
    named = set(re.findall(r"/static/[a-z.]+\.(?:js|css)\?(\w+)", hall.anybody.get("/login").text))
    assert named == {edition(STATIC)}
