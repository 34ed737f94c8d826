"""Every form of the pages has its act in the API, or docs/api.md says why not."""

import tomllib
from pathlib import Path

from tests.web.api.programs import V1
from tests.web.everywhere import TABLE
from topcut.web.api.answering import BASE

TOLD = tomllib.loads(Path(__file__).with_name("pages.toml").read_text("utf-8"))
ACTS: dict[str, list[str]] = TOLD.pop("acts")
DOCS = Path(__file__).parents[3] / "docs"
FORMS = {name.removeprefix("POST ") for name in TABLE if name.startswith("POST ") and V1 not in name}
ACT = f"{V1}/tournaments/{{tournament}}/acts/"


def test_every_form_has_its_act_or_its_reason() -> None:
    left_out = [form for group in TOLD.values() for form in group["forms"]]
    assert sorted([*ACTS, *left_out]) == sorted(FORMS)


def test_programs_do_nothing_that_no_page_does() -> None:
    offered = {name.partition(" ")[2] for name in TABLE if name.startswith(("POST /api", "PUT /api"))}
    meant = {f"{BASE}{one}" if one.startswith("/") else f"{ACT}{one}" for acts in ACTS.values() for one in acts}
    assert meant == offered


def test_the_page_says_what_is_not_offered() -> None:
    told = (DOCS / "api.md").read_text("utf-8").partition("## What is not offered")[2]
    assert [why for why in TOLD if why not in " ".join(told.split())] == []
