"""Acts of officials at the tables: results, corrections with what would follow, conduct, calls."""

from typing import Annotated, Literal

import msgspec
from fastapi import APIRouter
from fastapi.responses import Response
from msgspec import Meta

from topcut.declared import ready
from topcut.ids import PlayerId
from topcut.refusal import Refusal
from topcut.rules.actions import calling, conduct, corrections, leaving, reports
from topcut.rules.actions.corrections import Repair
from topcut.rules.entries import result_of
from topcut.rules.match import Entry, Match, Pair, Seat, Stage, Unfinished
from topcut.rules.pairing.consequences import WrongPair
from topcut.rules.ruleset import How
from topcut.rules.state import mark, the_match
from topcut.rules.tournament import Tournament, rounds_of, with_lots
from topcut.web.access.bearer import by_token
from topcut.web.api.answering import BASE, Answer, Person, answered, person, tells
from topcut.web.api.writing import TAKES, Confirmed, Form, Id, Number, OnePlayer, Words, act, player, read
from topcut.web.view import View

router = APIRouter()

Side = Literal["first", "second"]
Scores = Annotated[dict[Id, tuple[Number, Number]], Meta(description="Both scores, by the name of the figure")]
Decider = Annotated[Id | None, Meta(description="Whose decision the organizer writes down")]
SEATS = {"first": Seat.FIRST, "second": Seat.SECOND, "draw": None}


class TableResult(Form, frozen=True, kw_only=True):
    """A result at one table. `players` are the two as the round names them: whatever is said for both is said in this
    order, and if they do not sit there any more, nothing is recorded. What follows from the rest need not be said."""

    round: Number
    players: tuple[Id, Id]
    stage: Stage = Stage.SWISS
    how: Annotated[How | None, Meta(description="How it ended, where the rest does not say it")] = None
    winner: Literal["first", "second", "draw"] | None = None
    scores: Scores = msgspec.field(default_factory=dict)
    games: Annotated[
        tuple[Literal["first", "second", "draw"], ...], Meta(description="Who won each game, where there are several")
    ] = ()
    points: Annotated[
        tuple[Number, Number] | None, Meta(description="Points of the standings, where there are no figures")
    ] = None
    unfinished: Annotated[
        Unfinished | None, Meta(description="Who won what was still open when time was called; none: nothing was")
    ] = None
    roll: Annotated[Side | None, Meta(description="Who won the roll for a drawn bracket match")] = None
    figures_unknown: Annotated[Words, Meta(description="Why there are no figures")] = ""
    confirm: Confirmed = ()


class EnterResult(TableResult, frozen=True, kw_only=True):
    drop: Annotated[bool | None, Meta(description="Whether somebody who did not appear is dropped, too")] = None


@act(router, "enter-result", "officiate")
def enter_result(view: View, form: EnterResult) -> None:
    """Enter a result, also that somebody did not appear.

    A claim of players stands no longer: it is decided by this."""
    number, match = _seated(view.t, form.stage, form.round, form.players)
    view.act(
        reports.enter,
        form.round,
        number,
        _entry(form),
        stage=form.stage,
        roll=_rolled(match, form.roll),
        figures_unknown=form.figures_unknown.strip(),
        dropped=form.drop,
        confirm=form.confirm,
    )


class BreakTie(Form, frozen=True, kw_only=True):
    round: Number
    players: tuple[Id, Id]
    winner: Side


@act(router, "break-tie", "officiate")
def break_tie(view: View, form: BreakTie) -> None:
    """Say who won the roll for a bracket match that both have reported as a draw."""
    number, match = _seated(view.t, Stage.BRACKET, form.round, form.players)
    view.act(reports.break_tie, form.round, number, _rolled(match, form.winner))


class Correct(TableResult, frozen=True, kw_only=True):
    was: Annotated[Id, Meta(description="As /consequences said; if the result is another by now, it is refused")]
    reason: Words
    repair: Repair = Repair.KEEP


@act(router, "correct", "officiate")
def correct(view: View, form: Correct) -> None:
    """Correct a result, with the repair that was chosen. What would follow is asked of `/consequences` first."""
    with view.desk.alone(view.tournament):  # if two look at the same result at once, only one may change it
        number, match = _seated(view.t, form.stage, form.round, form.players)
        if form.was != mark(match.result):
            raise Refusal("api-result-changed", table=match.table or number)
        view.act(
            corrections.correct,
            form.round,
            number,
            _entry(form),
            reason=form.reason.strip(),
            stage=form.stage,
            repair=form.repair.value,
            roll=_rolled(match, form.roll),
            figures_unknown=form.figures_unknown.strip(),
            confirm=form.confirm,
        )


class Changed(Answer, frozen=True, kw_only=True):
    player: Person
    points: tuple[int, int]
    rank: tuple[int, int]


class Wrong(Answer, frozen=True, kw_only=True):
    """A pair of a later round that was made from points that would be others."""

    round: int
    table: int | None
    players: tuple[Person, ...]


class Consequences(Answer, frozen=True, kw_only=True):
    """What a correction would change: points and ranks before and after, pairs made from wrong points, who would make
    the cut, and the repairs to choose from."""

    was: Annotated[str, Meta(description="To be sent with the correction")]
    changed: tuple[Changed, ...]
    wrong: tuple[Wrong, ...]
    cut: tuple[Person, ...]
    cut_then: tuple[Person, ...]
    repairs: tuple[Repair, ...]


@router.post(f"{BASE}/tournaments/{{tournament}}/consequences", summary="What a correction would change")
@tells(Consequences)
def consequences(view: Annotated[View, by_token("officiate")], tournament: str) -> Response:
    """Nothing is recorded."""
    form = read(view, TableResult)
    number, match = _seated(view.t, form.stage, form.round, form.players)
    if match.result is None:
        raise Refusal("not-settled", round=form.round, table=match.table or number)
    was, said, unknown = mark(match.result), _entry(form), form.figures_unknown.strip()
    if result_of(view.t, form.stage, said, unknown) == match.result:
        raise Refusal("nothing-changes", round=form.round, table=match.table or number)
    if form.stage is Stage.BRACKET:
        return answered(Consequences(was=was, changed=(), wrong=(), cut=(), cut_then=(), repairs=(Repair.KEEP,)))
    drawn = with_lots(view.t, view.desk.seed(view.tournament))
    found = corrections.consequences(drawn, form.round, number, said, unknown)
    return answered(
        Consequences(
            was=was,
            changed=tuple(
                Changed(player=person(view, one.player), points=one.points, rank=one.rank) for one in found.changed
            ),
            wrong=tuple(_wrong(view, one) for one in found.wrong),
            cut=tuple(person(view, one) for one in found.cut),
            cut_then=tuple(person(view, one) for one in found.cut_then),
            repairs=corrections.repairs(drawn, found),
        )
    )


setattr(consequences, TAKES, ready(TableResult))


class Warn(OnePlayer, frozen=True, kw_only=True):
    ground: Words
    note: Words = ""
    spare: Annotated[Words | None, Meta(description="At the third warning: why the player is not ejected")] = None


@act(router, "warn", "officiate")
def warn(view: View, form: Warn) -> None:
    """Warn a player."""
    who, ground, note = player(view, form.player), form.ground.strip(), form.note.strip()
    if form.spare is None:
        view.act(conduct.warn, who, ground, note)
    else:
        view.act(leaving.warn_and_spare, who, ground, note, reason=form.spare.strip())


class Reasoned(OnePlayer, frozen=True, kw_only=True):
    reason: Words


@act(router, "decline-ejection", "officiate")
def decline_ejection(view: View, form: Reasoned) -> None:
    """Say why a player is not ejected for the third warning."""
    view.act(conduct.decline_ejection, player(view, form.player), form.reason.strip())


@act(router, "propose-ejection", "officiate")
def propose_ejection(view: View, form: Reasoned) -> None:
    """Propose to eject a player, where another official decides."""
    view.act(conduct.propose_ejection, player(view, form.player), form.reason.strip())


class Penalize(OnePlayer, frozen=True, kw_only=True):
    penalty: Words


@act(router, "penalize", "organize")
def penalize(view: View, form: Penalize) -> None:
    """Write down a penalty."""
    view.act(conduct.penalize, player(view, form.player), form.penalty.strip())


class Leaves(OnePlayer, frozen=True, kw_only=True):
    """An open game ends one way if it has `begun`, then with the scores so far, and another if not."""

    begun: bool | None = None
    scores: Scores = msgspec.field(default_factory=dict)

    @property
    def so_far(self) -> dict[str, Pair] | None:
        return {str(name): pair for name, pair in self.scores.items()} if self.begun and self.scores else None


class Drop(Leaves, frozen=True, kw_only=True):
    noticed: Annotated[bool, Meta(description="The player has said so")] = True
    came: Annotated[bool | None, Meta(description="Whether the winner of a game that was not played had come")] = None


@act(router, "drop", "organize")
def drop(view: View, form: Drop) -> None:
    """Drop a player."""
    view.act(
        leaving.drop,
        player(view, form.player),
        begun=bool(form.begun),
        scores=form.so_far,
        noticed=form.noticed,
        came=form.came,
    )


class NotAppeared(OnePlayer, frozen=True, kw_only=True):
    drop: bool | None = None


@act(router, "not-appeared", "officiate")
def not_appeared(view: View, form: NotAppeared) -> None:
    """Say that a player has not appeared."""
    view.act(leaving.not_appeared, player(view, form.player), dropped=form.drop)


@act(router, "rejoin", "organize")
def rejoin(view: View, form: OnePlayer) -> None:
    """Let a player who dropped come back."""
    view.act(leaving.rejoin, player(view, form.player))


class Eject(Leaves, frozen=True, kw_only=True):
    reason: Words
    about: Annotated[Id, Meta(description="conduct or list")] = conduct.CONDUCT
    decided_by: Decider = None


@act(router, "eject", "officiate")
def eject(view: View, form: Eject) -> None:
    """Eject a player for good."""
    who = player(view, form.player)
    if form.begun is None:
        leaving.ask_whether_begun(view.t, who)
    view.act(
        leaving.eject,
        who,
        form.reason.strip(),
        begun=bool(form.begun),
        scores=form.so_far,
        about=form.about,
        decided_by=form.decided_by,
    )


class Call(Form, frozen=True, kw_only=True):
    call: Number


class TakeCall(Call, frozen=True, kw_only=True):
    instead: Annotated[bool, Meta(description="Also where somebody else is on the way")] = False


@act(router, "take-call", "officiate")
def take_call(view: View, form: TakeCall) -> None:
    """Go to a table that calls."""
    view.act(calling.take_call, form.call, instead=form.instead)


@act(router, "close-call", "officiate")
def close_call(view: View, form: Call) -> None:
    """Close a call that was answered."""
    view.act(calling.close_call, form.call)


def _seated(t: Tournament, stage: Stage, round: int, players: tuple[str, str]) -> tuple[int, Match]:
    """The number of the match of these two in that round."""
    rounds = rounds_of(t, stage)
    if not 1 <= round <= len(rounds):
        raise Refusal("round-unknown", round=round, rounds=len(rounds))
    for number, match in enumerate(rounds[round - 1].matches, start=1):
        if match.players == players:
            return number, the_match(t, stage, round, number)
    raise Refusal("pair-not-seated", round=round, first=players[0], second=players[1])


def _entry(form: TableResult) -> Entry:
    return Entry(
        how=form.how,
        winner=None if form.winner is None else SEATS[form.winner],
        drawn=form.winner == "draw",
        scores={str(name): pair for name, pair in form.scores.items()},
        games=tuple(SEATS[one] for one in form.games),
        points=form.points,
        unfinished=form.unfinished,
    )


def _rolled(match: Match, side: Side | None) -> PlayerId | None:
    return None if side is None else match.players[SEATS[side] or 0]


def _wrong(view: View, one: WrongPair) -> Wrong:
    return Wrong(round=one.round, table=one.table, players=tuple(person(view, who) for who in one.players))
