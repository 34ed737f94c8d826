"""What a round is called, the same wherever it is named: `Round 3`, `Semifinals`."""

from topcut.rules.match import Stage
from topcut.rules.pairing.finals import finals
from topcut.rules.tournament import Tournament
from topcut.words import say


def round_name(t: Tournament, stage: Stage, number: int) -> str:
    left = "swiss" if stage is Stage.SWISS else len(finals(t).rounds) - number
    return say("round-name", left=left, round=number)
