"""Tournaments that are some way on, and their public pages as a person reads them."""

import html
import re

import httpx

from tests.web.hall import Client, Hall
from topcut.ids import TournamentId
from topcut.rules.actions import cut, reports, structure
from topcut.rules.match import Entry, Seat
from topcut.rules.state import playing

SCORES = {"vp": (16, 9), "struggle": (2, 1), "wounds": (7, 4)}
PAGES = ("", "/pairings", "/pairings?by=name", "/standings", "/bracket", "/log", "/rules", "/verify", "/sign-up")


def play(hall: Hall, *, leave: int = 0) -> None:
    """Every open table of the current round but the last so many: the first seat wins."""
    now = playing(hall.t)
    assert now is not None
    for match in now.open[: len(now.open) - leave]:
        hall.act(reports.enter, now.number, match, won(hall), stage=now.stage)


def won(hall: Hall) -> Entry:
    """The first seat has won, with what standings add up."""
    totals = {one.figure for one in hall.t.ruleset.tiebreakers}
    names = [figure.name for figure in hall.t.ruleset.kept_figures if figure.name in totals]
    return Entry(winner=Seat.FIRST, scores={name: SCORES[name] for name in names})


def swiss(hall: Hall, ruleset: str = "challenger", players: int = 17) -> TournamentId:
    """All Swiss rounds are played."""
    id = hall.started(ruleset, players)
    assert hall.t.structure is not None
    for _ in range(hall.t.structure.rounds):
        hall.pair()
        play(hall)
    return id


def bracket(hall: Hall, ruleset: str = "challenger", players: int = 17) -> TournamentId:
    """The first round of the bracket is published."""
    id = swiss(hall, ruleset, players)
    hall.act(cut.make_cut)
    hall.act(cut.publish_bracket)
    return id


def finished(hall: Hall, ruleset: str = "challenger", players: int = 5) -> TournamentId:
    """Over, the seed revealed."""
    id = swiss(hall, ruleset, players)
    hall.act(structure.finish)
    hall.act(structure.reveal_seed)
    return id


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
    paths = ["/", *(f"/t/{t}{page}" for page in PAGES), f"/t/{t}/archive"]
    return {path: masked(client.get(path).text) for path in paths}


def masked(text: str) -> str:
    return re.sub(r"\b(?:[0-9a-f]{4} ?){4,}|[0-9a-f]{32,}", "#", text)
