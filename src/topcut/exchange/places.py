"""Where in a file something is wrong, so that a refusal can say it."""

from topcut.refusal import Refusal


def placed(refusal: Refusal, **place: int) -> Refusal:
    """The same refusal, found there: `placed(refusal, round=2, match=3)`; outer places come first."""
    inner = refusal.parameters.get("place", {})
    assert isinstance(inner, dict)
    return Refusal(refusal.code, refusal.clause, **{**refusal.parameters, "place": {**place, **inner}})
