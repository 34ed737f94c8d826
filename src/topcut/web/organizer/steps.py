"""What comes next: the step that everything waits for, why it cannot be taken yet, and what else can be done."""

from collections.abc import Mapping
from dataclasses import dataclass

from topcut.refusal import Refusal
from topcut.rules.actions.conditions import draw_is_current
from topcut.rules.actions.menu import Possible, possible
from topcut.rules.actions.playing import playing, refuse_open
from topcut.rules.pairing.finals import finals
from topcut.rules.tournament import Phase, Tournament

# Where each thing is done, below the desk.
PLACES: Mapping[str, str] = {
    "publish-by-hand": "pairing",
    "arrange-absence": "preview#absent",
    "start-clock": "clock",
    "move-table": "round#move",
    "unpair": "round#unpair",
    "correct": "correct",
    "drop": "people",
    "rejoin": "people?state=dropped",
    "eject": "people",
    "replace-card": "people?state=card",
    "undo": "undo",
}


@dataclass(frozen=True, slots=True)
class Coming:
    """The step that everything waits for; `refusal` says why it cannot be taken yet."""

    code: str
    round: int | None = None
    refusal: Refusal | None = None


def coming(t: Tournament) -> Coming | None:
    """None once the seed is revealed and nothing is left to do."""
    if t.phase is Phase.FINISHED:
        return Coming("reveal-seed") if t.seed is None else None
    now = playing(t)
    refusal = None
    if now is not None:
        try:
            refuse_open(t, now)
        except Refusal as refused:
            refusal = refused
    if t.phase is Phase.BRACKET:
        over = refusal is None and finals(t).round is None
        number = 1 if now is None else now.number + 1
        last = now is not None and now.number == len(finals(t).rounds)
        return Coming("finish", None, refusal) if over or last else Coming("publish-bracket", number, refusal)
    assert t.structure is not None, "a tournament under way has its structure"
    number = len(t.rounds) + 1
    if number > t.structure.rounds:
        return Coming("make-cut" if t.structure.cut else "finish", None, refusal)
    return Coming("publish" if refusal is None and draw_is_current(t) else "open-draw", number, refusal)


def elsewhere(t: Tournament) -> tuple[tuple[str, Possible], ...]:
    """What else it is the right time for, and the page where that is done."""
    return tuple((PLACES[one.code], one) for one in possible(t) if one.code in PLACES)
