"""Why the pairs of the round that is being played meet."""

from collections.abc import Mapping

from topcut.ids import PlayerId
from topcut.rules.pairing.explain import why
from topcut.rules.ranking.reason import Reason
from topcut.rules.state import playing
from topcut.web.view import View


def why_now(view: View) -> Mapping[PlayerId, Reason]:
    now = playing(view.t)
    return {} if now is None else why(view.t, now.stage, now.number)
