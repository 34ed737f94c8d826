"""Which tournaments there are, and one of them: what it is, how far it has come, and what comes next."""

from typing import Annotated, Literal

from fastapi import APIRouter, Query
from fastapi.responses import Response
from msgspec import Meta

from topcut.desk.calendar import LONGEST, find
from topcut.ids import TournamentId
from topcut.rules.coming import Step, coming
from topcut.rules.match import Stage
from topcut.rules.ranking.standings import headcount
from topcut.rules.state import playing
from topcut.rules.tournament import Phase, winner_of
from topcut.store.accounts import Account
from topcut.store.rows import Listing, State
from topcut.web.access.bearer import by_token
from topcut.web.access.holding import held_by
from topcut.web.api.answering import BASE, Answer, Person, answered, everyones, person, tells
from topcut.web.view import View

router = APIRouter(prefix=BASE)

A_PAGE, MOST = 50, 200
DEEPEST = 100_000
When = Literal["coming", "running", "over"]


class Listed(Answer, frozen=True, kw_only=True):
    id: str
    title: str
    first_day: str
    last_day: str
    place: str
    game: str
    state: When


class Tournaments(Answer, frozen=True, kw_only=True):
    """A page of the tournaments that everyone finds in the calendar, or of your own."""

    total: int
    tournaments: tuple[Listed, ...]


class Playing(Answer, frozen=True, kw_only=True):
    stage: Stage
    round: int
    open: Annotated[tuple[int, ...], Meta(description="Numbers of the matches without a result")]


class Structure(Answer, frozen=True, kw_only=True):
    rounds: int
    cut: Annotated[int, Meta(description="0: none")]


class Deviation(Answer, frozen=True, kw_only=True):
    clause: str
    reason: str


class Tournament(Answer, frozen=True, kw_only=True):
    """A tournament as it stands after fact `n`."""

    n: int
    id: str
    title: str
    place: str
    first_day: str
    game: str
    ruleset: str
    phase: Phase
    players: int
    still_in: int
    structure: Structure | None
    playing: Playing | None
    next: Annotated[
        Step | None, Meta(description="The act that comes next, once no match is open; null: nothing is left to do")
    ]
    deviations: tuple[Deviation, ...]
    winner: Person | None


@router.get("/tournaments", summary="Tournaments on this server")
@tells(Tournaments)
def tournaments(
    view: Annotated[View, by_token("open")],
    q: Annotated[str, Query(max_length=LONGEST, description="Words of title, place or game")] = "",
    state: Annotated[When | None, Query(description="Only those in this state")] = None,
    first: Annotated[int, Query(ge=0, le=DEEPEST)] = 0,
    most: Annotated[int, Query(ge=1, le=MOST)] = A_PAGE,
) -> Response:
    found = find(view.desk, None if state is None else State(state), q, first=first, most=most)
    return answered(Tournaments(total=found.total, tournaments=tuple(map(_listed, found.listings))))


@router.get("/mine", summary="Tournaments of the account whose token it is")
@tells(Tournaments)
def mine(view: Annotated[View, by_token("account")]) -> Response:
    store = view.desk.store

    def held(accounts_id: str) -> tuple[TournamentId, ...]:
        account = store.read_access(lambda accounts: accounts.one(Account, id=accounts_id))
        return () if account is None else tuple(store.read_access(lambda accounts: held_by(accounts, account)))

    ids = [id for id in held(view.viewer.id) if store.kept(id).deleted is None]
    found = sorted(store.calendar.these(ids), key=lambda one: (one.first_day, one.tournament))
    return answered(Tournaments(total=len(found), tournaments=tuple(map(_listed, found))))


@router.get("/tournaments/{tournament}", summary="One tournament")
@tells(Tournament)
def tournament(view: Annotated[View, by_token("look")], tournament: str) -> Response:
    return everyones(view, _tournament)


def _listed(one: Listing) -> Listed:
    return Listed(
        id=one.tournament,
        title=one.title,
        first_day=one.first_day,
        last_day=one.last_day,
        place=one.place,
        game=one.game,
        state=one.state,  # type: ignore[arg-type]  # as the store writes it
    )


def _tournament(view: View) -> Tournament:
    t, count = view.t, headcount(view.t)
    now, step, winner = playing(t), coming(t), winner_of(t.ranking)
    return Tournament(
        n=view.n,
        id=view.tournament,
        title=t.title,
        place=t.place,
        first_day=t.first_day,
        game=t.ruleset.title,
        ruleset=t.ruleset.name,
        phase=t.phase,
        players=count.players,
        still_in=count.still_in,
        structure=None if t.structure is None else Structure(rounds=t.structure.rounds, cut=t.structure.cut),
        playing=None if now is None else Playing(stage=now.stage, round=now.number, open=now.open),
        next=None if step is None else step.code,
        deviations=tuple(Deviation(clause=one.clause, reason=one.reason) for one in t.deviations),
        winner=None if winner is None else person(view, winner),
    )
