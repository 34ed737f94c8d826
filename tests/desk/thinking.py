"""A coach who thinks as long as a test wants. Imports little: each child begins with it."""

from collections.abc import Sequence
from pathlib import Path

from tests.desk.slowly import until
from topcut.cards.coach import Chances
from topcut.cards.decision import STOP


def thinking(place: Path, *_: object) -> Sequence[Chances]:
    """Says that it has begun, and waits until it is told to go on."""
    (place / "begun").touch()
    until((place / "go").exists)
    return (Chances(STOP, won=1, played=2, margin=1),)
