"""Two players at their table, with the forms of their own pages."""

from dataclasses import dataclass, field
from html.parser import HTMLParser
from typing import Any

import httpx

from tests.web.hall import Client, Hall
from topcut.ids import PlayerId
from topcut.rules.actor import Actor, Role
from topcut.rules.tournament import Claims, Round


def player(id: str) -> Actor:
    return Actor(Role.PLAYER, id)


@dataclass
class Table:
    """The first table of the current round: Ana sits in the first seat, Bo in the second."""

    hall: Hall
    path: str  # of the tournament
    ana: PlayerId
    bo: PlayerId

    @property
    def round(self) -> Round:
        bracket = self.hall.t.bracket
        return self.hall.t.rounds[-1] if bracket is None else bracket.rounds[-1]

    @property
    def claims(self) -> Claims:
        return self.round.claims.get(1, Claims())

    @property
    def result(self) -> Any:
        return self.round.matches[0].result

    def client(self, player: PlayerId) -> Client:
        return self.hall.player(player)

    def page(self, player: PlayerId, below: str = "") -> str:
        return self.client(player).get(f"{self.path}/me{below}").text

    def fields(self, player: PlayerId, form: str, below: str = "") -> dict[str, str]:
        """What stands in a form of that player's page, without token and key."""
        found = forms_in(self.page(player, below))[f"{self.path}/me/{form}"]
        return {name: value for name, value in found.items() if name not in {"csrf", "key"}}

    def report(self, player: PlayerId, below: str = "", **typed: object) -> httpx.Response:
        """As the form of the page sends it; `vp=(11, 18)` is mine and theirs."""
        seats = (1, 2) if player == self.ana else (2, 1)
        given: dict[str, str] = {}
        for name, value in typed.items():
            if isinstance(value, tuple):
                given |= {f"{name}-{seat}": str(one) for seat, one in zip(seats, value, strict=True)}
            else:
                given[name] = str(value)
        return self.client(player).send(f"{self.path}/me/report", **{**self.fields(player, "report", below), **given})

    def confirm(self, player: PlayerId) -> httpx.Response:
        return self.client(player).send(f"{self.path}/me/confirm", **self.fields(player, "confirm"))


def table(hall: Hall, ruleset: str = "challenger", players: Any = 8, **created: Any) -> Table:
    id = hall.paired(ruleset, players, **created)
    return Table(hall, f"/t/{id}", *hall.opponents[0])


@dataclass
class _Forms(HTMLParser):
    found: dict[str, dict[str, str]] = field(default_factory=dict)
    _now: dict[str, str] | None = None

    def __post_init__(self) -> None:
        super().__init__()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        told = dict(attrs)
        if tag == "form":
            self._now = self.found.setdefault(told.get("action") or "", {})
        chosen = told.get("type") not in {"radio", "checkbox"} or "checked" in told
        if tag == "input" and self._now is not None and told.get("name") and chosen:
            self._now[str(told["name"])] = told.get("value") or ""

    def handle_endtag(self, tag: str) -> None:
        if tag == "form":
            self._now = None


def forms_in(page: str) -> dict[str, dict[str, str]]:
    """The fields of each form of a page, by the form's action."""
    reader = _Forms()
    reader.feed(page)
    return reader.found
