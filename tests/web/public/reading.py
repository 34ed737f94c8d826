"""Public pages as a person reads them."""

import html
import re

import httpx

from tests.web.hall import Client
from topcut.ids import TournamentId

PAGES = (
    *("", "/pairings", "/pairings?by=name", "/standings", "/cross-table", "/bracket", "/log", "/rules", "/verify"),
    *("/verify/report", "/sign-up", "/display"),
)


def read(client: Client, path: str) -> str:
    """What a page says."""
    response = client.get(path)
    assert response.status_code == 200, response.text
    return words(response)


def words(response: httpx.Response) -> str:
    body = re.sub(r"<(svg|script|head)\b.*?</\1>", " ", response.text, flags=re.DOTALL)
    inline = re.sub(r"</?(?:bdi|b|i|a|del|time|code)\b[^>]*>", "", body)
    return re.sub(r"\s+", " ", html.unescape(re.sub(r"<[^>]+>", " ", inline)))


def everything(client: Client, t: TournamentId) -> dict[str, str]:
    """Every byte that everybody can get of a tournament, digests masked."""
    paths = [
        "/",
        *(f"/t/{t}{page}" for page in PAGES),
        f"/t/{t}/archive",
        f"/t/{t}/cross-table.csv",
        f"/t/{t}/preview.png",
    ]
    return {path: masked(client.get(path).text) for path in paths}


def masked(text: str) -> str:
    return re.sub(r"\b(?:[0-9a-f]{4} ?){4,}|[0-9a-f]{32,}", "#", text)
