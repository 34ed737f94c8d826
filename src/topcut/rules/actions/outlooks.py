"""Whether players may see what they need to make the cut: what people know changes how they play."""

from topcut.refusal import Refusal
from topcut.rules.actions.guards import organizer_only
from topcut.rules.actor import Actor
from topcut.rules.facts import ChancesShown, Fact
from topcut.rules.tournament import Phase, Tournament


def show_chances(t: Tournament, by: Actor, *, shown: bool) -> list[Fact]:
    organizer_only(t, by)
    if t.phase is Phase.FINISHED:
        raise Refusal("whatif-finished")
    return [ChancesShown(shown)]
