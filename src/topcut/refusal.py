"""How to say no: a stable code, its parameters, and the clause that forbids it; and which no can be confirmed."""

from collections.abc import Collection

# The rules only warn: the organizer may do it anyway, but has to confirm it.
CONFIRMABLE = frozenset({"confirm-needed", "rematches-unavoidable", "pairing-limited", "cut-would-change"})

# It is already as it was asked for, as after the same form in another tab: good news, which pages say calmly.
DONE_ALREADY = frozenset(
    {
        "already-arrived",
        "already-checked-in",
        "already-dropped",
        "already-ejected",
        "already-paired-by",
        "already-settled",
        "already-withdrawn",
        "announced-already",
        "appealed-already",
        "call-closed-already",
        "call-yours-already",
        "called-already",
        "clock-paused-already",
        "clock-not-paused",
        "clock-started-already",
        "deviation-twice",
        "draw-open",
        "mission-critical-announced-already",
        "not-dropped",
        "not-signed-off",
        "nothing-changes",
        "reported-already",
        "round-closed-already",
        "ruling-recorded-already",
        "seed-revealed",
        "started-already",
        "structure-same",
        "time-called-already",
    }
)


class Refusal(Exception):
    """Someone asked for something that cannot be done; the message catalogue has the sentence for `code`."""

    def __init__(self, code: str, /, clause: str | None = None, **parameters: object) -> None:
        super().__init__(code, parameters)
        self.code = code
        self.clause = clause
        self.parameters = parameters


def confirmed(clause: str, confirm: Collection[str], what: str, **about: object) -> str:
    """The clause, if the organizer has confirmed it."""
    if clause not in confirm:
        raise Refusal("confirm-needed", clause, what=what, **about)
    return clause
