"""Two thousand duels of the expert with the drafter, judged when all are played, in however many runs."""

from soak.duels import expert_wins
from soak.proof_duels import keep_and_judge
from soak.proofs import STATE

DUELS = 2000
SHARE = 60  # percent
SCORES = STATE / "expert-duels-won.json"


def prove(seed: int) -> None:
    number = seed % DUELS
    keep_and_judge(SCORES, number, expert_wins(number, []), duels=DUELS, share=SHARE, who="expert")
