"""Hostile words in every field of every form: no page takes them for anything but text."""

import csv
import logging
import re
from collections.abc import Iterator
from itertools import cycle
from urllib.parse import quote, unquote_plus

import httpx
import pytest
from playwright.sync_api import Dialog

from tests.web.browsing import Browsers
from tests.web.challengers.tables import moved_on, opened
from tests.web.doors import account
from tests.web.everywhere import Everywhere, Page, furnished
from tests.web.hall import Client, Hall
from tests.web.hostile import NAMES, TEXTS, marks, plain
from tests.web.markup import Field, Form, Markup
from topcut.ids import PlayerId

LEFT_ALONE = ("/logout", "/undo", "/unpair", "/eject", "/structure", "/password", "/forget", "/start", "/finish")
SPREADSHEETS = ("/desk/import", "/desk/players")  # where a comma begins another cell
ADDRESSES = frozenset({"href", "src", "action", "formaction", "data-read", "hx-get", "hx-post"})
AT_A_CARD_TABLE = ("/t/{tournament}/game", "/challengers/join/", "/challengers/wait")  # there is none among the others
FORMULA = ("=", "+", "-", "@", "\t", "\r")


class Sieve:
    """Looks at every answer, and remembers which texts were shown."""

    def __init__(self) -> None:
        self.shown: set[int] = set()
        self.broken: set[str] = set()
        self.forms: dict[str, tuple[Page, Form]] = {}

    def look(self, page: Page, response: httpx.Response) -> None:
        where = f"{response.request.method} {response.url}"
        if response.status_code >= 500:
            self.broken.add(f"{response.request.method} {page.route}: {response.url.path}")
            return
        assert not any("\n" in value or "\r" in value for value in response.headers.values()), where
        assert "x-injected" not in response.headers, where
        if not response.headers.get("content-type", "").startswith(("text/html", "text/event-stream")):
            return
        markup = Markup(response.text)
        assert not "".join(markup.scripts).strip(), where
        for element in markup.elements:
            for name, value in element.attributes.items():
                assert not name.startswith("on"), f"{where}: {element}"
                assert name != "style", f"{where}: {element}"
                if name in ADDRESSES:
                    assert not value.lower().lstrip().startswith(("javascript:", "vbscript:", "//")), where
                self._is_text(where, value)
        for text in markup.texts:
            self._is_text(where, text)
        for form in markup.forms:
            self.forms.setdefault(f"{form.action} {[field.name for field in form.fields]}", (page, form))

    def _is_text(self, where: str, text: str) -> None:
        """What stands here is a hostile text whole, and not what is left of one that was taken for markup."""
        for number in marks(text):
            self.shown.add(number)
            before, mark, after = plain(TEXTS[number]).partition(f"zq{number:03}zq")
            quoted = unquote_plus(text)  # in the address of a stream twice
            cell = text.replace('""', '"')
            unmarked = re.sub(r"\\(.)", r"\1", text)  # out of Markdown
            read = [plain(one) for one in (text, cell, unmarked, quoted, unquote_plus(quoted))]
            whole = before + mark if "…" in text else before + mark + after
            assert any(whole in one for one in read), f"{where}: {text!r}"


def walk(hall: Hall, there: Everywhere, sieve: Sieve) -> None:
    opened: set[str] = set()
    for page in there.pages():
        response = page.reader(hall).get(page.path)
        sieve.look(page, response)
        if response.status_code == 200:
            opened.add(page.route)
    never = (
        {page.route for page in there.pages()}
        - opened
        - LEADS_ON
        - {"/c/done", "/judge/wait", "/setup", "/live/token", "/metrics", "/mirror/copy"}
    )
    never = {route for route in never if not route.startswith(AT_A_CARD_TABLE)}
    assert not never, f"nobody has seen {never}"


def send(client: Client, form: Form, words: Iterator[str]) -> httpx.Response:
    fields: dict[str, str] = {}
    for field in form.fields:
        if field.name in {"csrf", "key"} or not (field.chosen or field.is_required):
            continue
        fields[field.name] = typed(field, words)
        if field.is_free and form.method == "post" and form.action.endswith(SPREADSHEETS):
            fields[field.name] = '"{}"'.format(fields[field.name].replace('"', '""'))
    if form.method.lower() == "get":
        return client.get(form.action.split("?")[0], params=fields)
    return client.send(form.action, **fields)


def typed(field: Field, words: Iterator[str]) -> str:
    if field.is_free:
        return next(words)
    if field.is_number:
        return field.value or "1"
    return field.value or ("velvet crane tuba dial" if field.kind == "password" else "")


@pytest.fixture
def there(hall: Hall) -> Everywhere:
    """Furnished with hostile texts alone: names that a person may have, and lines of any kind."""
    names, lines = cycle(NAMES), cycle(TEXTS)
    return furnished(hall, lambda: next(names), lambda: next(lines), lambda: "\n".join(filter(str.isprintable, TEXTS)))


@pytest.mark.slow
@pytest.mark.fault("F6", "F7", "F8", "J2", "J8")
def test_two_hundred_hostile_texts_in_every_field_are_shown_as_text(
    hall: Hall, there: Everywhere, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    sieve, words = Sieve(), cycle(TEXTS)
    account(hall, NAMES[0])
    walk(hall, there, sieve)
    for page, form in list(sieve.forms.values()):
        if form.action.startswith("/") and not form.action.endswith(LEFT_ALONE):
            free = sum(field.is_free for field in form.fields)
            for _ in range(4 if free else 0):
                sieve.look(page, send(page.reader(hall), form, words))
    walk(hall, there, sieve)
    assert not sieve.broken, "\n".join(sorted(sieve.broken))
    assert sieve.shown == set(range(len(TEXTS)))
    assert not hall.app.state.access.reports
    assert "\nX-Injected" not in caplog.text.replace("\r", "\n")


@pytest.mark.fault("F6", "J2")
def test_hostile_names_at_a_card_table_are_shown_as_text(hall: Hall) -> None:
    sieve = Sieve()
    for first in range(0, len(NAMES), 8):
        id = opened(hall, NAMES[first : first + 8])
        moved_on(hall, rounds=1)
        for below in ("", "/match/1/1", "/match/1/1/film", "/match/1/1?step=3", "/projector"):
            path = f"/t/{id}/game{below}"
            for player in ("p1", "p2"):  # to oneself one is You
                answer = hall.player(player).get(path)
                assert answer.status_code == 200, path
                sieve.look(Page(path, "sit", path, id, PlayerId(player)), answer)
    assert not sieve.broken
    unseen = {number for name in NAMES for number in marks(name)} - sieve.shown
    assert not [TEXTS[number] for number in unseen if len(TEXTS[number]) < 30], "longer ones end in …"


@pytest.mark.fault("J8")
@pytest.mark.parametrize(
    "attack", ["' OR '1'='1", "x' UNION SELECT seed FROM tournaments --", '"; DROP TABLE facts; --', "%"]
)
def test_sql_in_addresses_codes_and_names_finds_and_changes_nothing(hall: Hall, attack: str) -> None:
    id = hall.paired()
    before = hall.store.head(id), [one.name for one in hall.store.tournaments()]
    written = quote(attack, safe="")
    for page in ("", "/standings", "/pairings", "/log", "/archive", "/sign-up"):
        assert hall.owner.get(f"/t/{written}{page}").status_code == 404, page
    for asked in (f"/t/{id}/standings?why={written}", f"/t/{id}/desk/players/{written}"):
        assert hall.owner.get(asked).status_code == 404, asked
    for path, fields in (
        ("/c", {"code": attack}),
        ("/c/claim", {"code": attack}),
        ("/judge", {"code": attack}),
        ("/login", {"name": attack, "password": attack}),
    ):
        answer = hall.anybody.send(path, **fields)
        assert 400 <= answer.status_code < 500, path
    hall.player("p1").send(f"/t/{id}/me/call", reason=attack, key=attack)
    hall.reopen()
    assert hall.store.trouble(id) is None
    assert hall.store.head(id).n - before[0].n in {0, 1}, "at most the call, with its words as they were typed"
    assert [one.name for one in hall.store.tournaments()] == before[1]


@pytest.mark.fault("F7")
def test_no_cell_of_an_exported_spreadsheet_is_a_formula(hall: Hall, there: Everywhere) -> None:
    formulas = 0
    for id in (there.soon, there.running, there.over):
        hall.last = id
        for table in ("players", "standings", "results"):
            response = hall.owner.get(f"/t/{id}/desk/export/{table}.csv")
            assert response.status_code == 200
            for cell in (cell for row in csv.reader(response.text.splitlines()) for cell in row):
                assert not cell.startswith(FORMULA) or cell.lstrip("+-").isdigit(), cell
                formulas += cell.startswith("'")
    assert formulas


PLACES = ("", "/pairings?by=name", "/standings?why=p1", "/log", "/rules", "/verify")
LEADS_ON = {  # older links, and the code on a slip
    "/t/{tournament}/desk/people", "/t/{tournament}/desk/people/{player}", "/t/{tournament}/table/{number}",
    "/language/{language}",
}  # fmt: skip
DESK = ("", "/players", "/players/p1", "/log", "/tables", "/officials", "/correct", "/clock")
MINE = ("", "/standing", "/why", "/list", "/data")


@pytest.mark.browser
@pytest.mark.slow
@pytest.mark.fault("F6", "J2")
def test_in_a_real_browser_nothing_of_it_runs(hall: Hall, browsers: Browsers, there: Everywhere) -> None:
    ran: list[str] = []

    def dismissed(dialog: Dialog) -> None:
        ran.append(dialog.message)
        dialog.dismiss()

    for id in (there.running, there.over, there.soon):
        hall.last = id
        rooms = (
            (hall.anybody, "", PLACES),
            (hall.owner, "/desk", DESK),
            (hall.owner, "/judge", ("", "/find?q=z")),
            (hall.player(there.player if id == there.running else "p1"), "/me", MINE),
        )
        for client, room, below in rooms:
            page = (browsers.laptop if room == "/desk" else browsers.phone)(client)
            page.add_init_script("window.pwned = (what) => { alert(what); }")
            page.on("dialog", dismissed)
            for place in below:
                with browsers.forgiving("404", "403"):  # before the start there is no round, say
                    page.goto(f"/t/{id}{room}{place}")
                assert "zq" in page.content()
                for link in page.locator("main summary").all()[:3]:
                    link.dispatch_event("click")
            page.close()
    assert not ran
    assert not hall.app.state.access.reports
