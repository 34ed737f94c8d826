"""How to say no: a stable code, its parameters, and the clause that forbids it; and which no can be confirmed."""

from collections.abc import Collection

# The rules only warn: the organizer may do it anyway, but has to confirm it.
CONFIRMABLE = frozenset({"confirm-needed", "rematches-unavoidable", "pairing-limited", "cut-would-change"})


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
