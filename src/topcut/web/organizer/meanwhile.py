"""Several people at one desk: who was faster, and what a page showed that is no longer so (C5, C7)."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime

from topcut.exchange.chronicle import game
from topcut.refusal import Refusal
from topcut.rules.facts import RoundPaired, Stamped
from topcut.rules.match import Match, Result, Stage
from topcut.web.view import View


@contextmanager
def told_who_paired(view: View, stage: Stage) -> Iterator[None]:
    """Of two who pair a round at once the second is told who was faster, and when (C5)."""
    try:
        yield
    except Refusal as refusal:
        number = refusal.parameters.get("round")
        found = _pairing(view, stage, number) if refusal.code == "already-paired" else None
        if found is None:
            raise
        at = datetime.fromisoformat(found.at).astimezone()
        raise Refusal("already-paired-by", round=number, actor=found.by.id, time=f"{at:%H:%M}") from None


def is_answered(view: View) -> bool:
    """Whether a form with this key was done before: sent twice it is no conflict with itself (C3)."""
    key = view.form.get("key")
    return isinstance(key, str) and view.desk.store.receipt(view.tournament, key) is not None


def changed(table: int, now: str) -> Refusal:
    """Somebody else has changed what the form was about: it says what is there now, the page what was typed (C7)."""
    return Refusal("changed-meanwhile", table=table, now=now)


def written(view: View, match: Match, result: Result | None) -> str:
    """`Ana 16-9 Bo`"""
    second = None if match.second is None else view.names.of(match.second)
    return game(view.t.ruleset, view.names.of(match.first), second, result)


def _pairing(view: View, stage: Stage, number: object) -> Stamped | None:
    found = None
    for stamped in view.desk.history(view.tournament):
        fact = stamped.fact
        if isinstance(fact, RoundPaired) and (fact.stage, fact.round) == (stage, number):
            found = stamped
    return found
