"""How far a tournament is, in a few words, and what comes next."""

from dataclasses import dataclass

from topcut.desk import Desk
from topcut.desk.names import Names
from topcut.desk.signing_up import is_open
from topcut.ids import TournamentId
from topcut.rules.coming import coming
from topcut.rules.match import Stage
from topcut.rules.pairing.finals import finals
from topcut.rules.state import Playing, playing
from topcut.rules.tournament import Phase, Tournament, winner_of
from topcut.words import say


@dataclass(frozen=True, slots=True)
class Progress:
    now: str
    next: str
    is_running: bool = False
    is_over: bool = False
    can_sign_up: bool = False


def progress(desk: Desk, tournament: TournamentId, names: Names) -> Progress:
    t = desk.look(tournament)
    if t.phase is Phase.FINISHED:
        winner = winner_of(t.ranking)
        said = say("next-finished", winner="none" if winner is None else names.of(winner))
        return Progress(say("progress-finished"), said if t.ranking else "", is_over=True)
    if t.phase is Phase.SIGN_UP:
        return _before(t, is_open(desk, tournament))
    round = playing(t)
    if round is None:
        return _between(t)
    return Progress(_now(t, round), _next(t, round), is_running=True)


def room(t: Tournament) -> int | None:
    """Places that are left; None without a limit."""
    return None if t.capacity is None else max(0, t.capacity - len(t.active))


def _before(t: Tournament, takes_sign_ups: bool) -> Progress:
    if not takes_sign_ups:
        state = "locked" if t.locked else "closed"
        return Progress(say(f"progress-{state}"), say(f"next-{state}", organizer=t.ruleset.terms.organizer))
    left = room(t)
    return Progress(
        say("progress-sign-up"), say("next-sign-up", room="none" if left is None else left), can_sign_up=True
    )


def _between(t: Tournament) -> Progress:
    """After the start or the cut, before the first round of what follows."""
    if t.bracket is not None:
        return Progress(say("progress-cut"), say("next-bracket"), is_running=True)
    return Progress(say("progress-before"), say("next-before"), is_running=True)


def _now(t: Tournament, round: Playing) -> str:
    assert t.structure is not None
    if round.stage is Stage.SWISS:
        said = "progress-playing" if round.open else "progress-over"
        return say(said, round=round.number, rounds=t.structure.rounds)
    rounds = len(finals(t).rounds)
    if not round.open:
        return say("progress-bracket-over", round=round.number, rounds=rounds)
    return say("progress-bracket", round="final" if round.number == rounds else round.number, rounds=rounds)


def _next(t: Tournament, round: Playing) -> str:
    step = coming(t)
    assert step is not None
    assert t.structure is not None
    if round.open:
        return say("next-playing", open=len(round.open))
    if step.code == "make-cut":
        return say("next-cut", cut=t.structure.cut)
    return say("next-ranking") if step.code == "finish" else say("next-over", next=step.round)
