"""The newcomer's path: help_pages/first-event.md, step by step, in a real browser."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.web.browsing import Opened
from tests.web.hall import Hall
from topcut.web.access.account import set_up

GUIDE = Path(__file__).parents[3] / "src" / "topcut" / "help_pages" / "first-event.md"
MOST = 15
STEP = re.compile(r"^(\d+)\. (.*?)$(?:\n\n    ```\n(.*?)\n    ```)?", re.MULTILINE | re.DOTALL)
TYPE = re.compile(r"Type `(.+?)` into \*\*(.+?)\*\*")
PASTE = re.compile(r"Paste .*? into \*\*(.+?)\*\*")
CHOOSE = re.compile(r"Choose \*\*(.+?)\*\*")
PRESS = re.compile(r"Press \*\*(.+?)\*\*")


def steps() -> list[tuple[str, str]]:
    """What each step says, and the text to paste if there is one."""
    found = STEP.findall(GUIDE.read_text("utf-8"))
    assert [int(number) for number, _, _ in found] == list(range(1, len(found) + 1))
    return [(words, "\n".join(line.strip() for line in pasted.splitlines())) for _, words, pasted in found]


def do(page: Page, words: str, pasted: str) -> None:
    """One action of one person."""
    if typed := TYPE.search(words):
        page.get_by_label(typed[2], exact=True).fill(typed[1])
    elif into := PASTE.search(words):
        assert pasted
        page.get_by_label(into[1], exact=True).fill(pasted)
    elif chosen := CHOOSE.search(words):
        page.get_by_role("radio", name=re.compile(rf"^{re.escape(chosen[1])}\b")).check()
    elif pressed := PRESS.search(words):
        name = re.compile(rf"^{re.escape(pressed[1])}\b")
        page.get_by_role("button", name=name).or_(page.get_by_role("link", name=name)).first.click()
        page.wait_for_load_state()
    else:
        raise AssertionError(f"nobody knows how to do this: {words}")


@pytest.mark.browser
def test_a_newcomer_has_sixteen_players_and_a_published_round_within_15_actions(hall: Hall, laptop: Opened) -> None:
    made = set_up(hall.app)
    assert made is not None
    (opening, _), *rest = steps()
    assert opening == "Open the set-up link."
    assert len(rest) + 1 <= MOST
    page = laptop()
    page.goto("/setup#" + made.link.partition("#")[2])
    for words, pasted in rest:
        do(page, words, pasted)
    (listed,) = hall.store.tournaments()
    t = hall.desk.look(listed.id)
    assert (t.title, len(t.players), len(t.rounds), len(t.rounds[0].matches)) == ("Harbour City Open", 16, 1, 8)
    assert page.url.endswith(f"/t/{listed.id}/desk") or "/desk/" in page.url
    street = laptop()
    street.goto(f"/t/{listed.id}/pairings")
    assert "Ana Kovač" in street.content()
