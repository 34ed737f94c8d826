"""The doors of a hall as people use them: set-up, cards, codes and invitations, on this computer or in the LAN."""

import html
import re

import httpx
from starlette.testclient import TestClient

from tests.paper.reading import words
from tests.web.hall import Client, Hall
from topcut.ids import PlayerId, TournamentId
from topcut.store.accounts import EVERYONE, Accounts, Right
from topcut.store.hosting import Club, Member, Part
from topcut.web.access.account import set_up
from topcut.web.settings import Mode, Settings
from topcut.web.viewer import Kind

PASSWORD = "velvet crane tuba dial"
LAN = Settings(
    mode=Mode.LAN, hosts=frozenset({"127.0.0.1", "localhost", "192.168.1.5"}), base_url="http://192.168.1.5:8000"
)
CLUB = "club-1"
TOKEN = re.compile(r"#([A-Za-z0-9_-]{22})")
LETTERS = re.compile(r"\b(?:[A-Z2-7]{4}-){1,6}[A-Z2-7]{2,4}\b")
SESSION = re.compile(r'name="session" value="([0-9a-f]+)"')


def lan_client(hall: Hall, address: str = "192.168.1.77") -> Client:
    """Somebody else's device in the hall, by plain HTTP: such browsers say nothing of where a form comes from."""
    made = hall.client()
    cookies = made.http.cookies
    made.http = TestClient(
        hall.app, base_url="http://192.168.1.5:8000", follow_redirects=False, client=(address, 50000), cookies=cookies
    )
    made.cookies = made.http.cookies
    return made


def refused(response: httpx.Response) -> str:
    """The sentence of the banner, or of the page that says no."""
    found = re.search(r'id="refusal".*?<p>(.*?)</p>', response.text, re.S)
    found = found or re.search(r"<h1>.*?</h1>\s*<p>(.*?)</p>", response.text, re.S)
    return html.unescape(found[1]) if found else response.text


def account(hall: Hall, name: str = "Olga", password: str = PASSWORD) -> Client:
    """An owner by the link from the console."""
    made = set_up(hall.app, again=True)
    assert made is not None
    client = hall.client()
    sent = client.send("/setup", code=made.link.partition("#")[2], name=name, password=password, repeated=password)
    assert sent.status_code == 303, refused(sent)
    return client


def owned(hall: Hall, account: str, tournament: TournamentId | None = None) -> None:
    def job(accounts: Accounts) -> None:
        accounts.remove(*accounts.every(Right, tournament=tournament or hall.last, holder=EVERYONE))
        accounts.put(Right(tournament or hall.last, account, Kind.OWNER.value))

    hall.store.change_access(job)


def in_a_club(hall: Hall, *members: str, name: str = "Harbour Club") -> str:
    """The first of them owns it."""
    roles = (Part.OWNER, *(Part.ORGANIZER for _ in members[1:]))
    made = [Member(CLUB, id, role.value) for id, role in zip(members, roles, strict=True)]
    hall.store.change_access(lambda accounts: accounts.put(Club(CLUB, name, hall.desk.clock.stamp()), *made))
    return CLUB


def card(hall: Hall, player: str = "p1", by: Client | None = None) -> str:
    """The token of a new card, as an official gets it in two taps."""
    page = (by or hall.judge).send(f"/t/{hall.last}/desk/players/{player}/card")
    assert page.status_code == 200, refused(page)
    return letters(page)[0]


def letters(page: httpx.Response) -> list[str]:
    return LETTERS.findall(words(page.content) if page.content.startswith(b"%PDF") else page.text)


def printed(cards: httpx.Response) -> dict[str, str]:
    """Name to letters, of a stack of cards: on each stand the title, the day and the place, the name, what to do, and
    then the letters."""
    texts = LETTERS.split(words(cards.content))[:-1]
    names = (text.strip().splitlines()[2] for text in texts)
    return dict(zip(names, letters(cards), strict=True))


def claimed(hall: Hall, client: Client, code: str, **fields: str) -> httpx.Response:
    """Both taps: look whose card it is, then take it."""
    looked = client.send("/c", code=code)
    if looked.status_code != 200:
        return looked
    return client.send("/c/claim", code=code, **fields)


def arrived(client: Client, sent: httpx.Response) -> httpx.Response:
    """Where a claim leads: past the look whether the cookie was kept, to the player's own page."""
    done = client.get(sent.headers["location"])
    assert done.status_code == 303, done.text
    page = client.get(done.headers["location"])
    assert page.status_code == 200, page.text
    return page


def me(tournament: TournamentId) -> str:
    return f"/t/{tournament}/me"


def players(hall: Hall) -> list[PlayerId]:
    return list(hall.t.players)
