"""A thousand duels of the drafter with the greedy bot, judged when all are played, in however many runs."""

import hashlib
import json
from functools import cache
from pathlib import Path

import topcut.batch
import topcut.cards
import topcut.chance
from soak.proofs import STATE
from tests.cards.table import drafter_wins

DUELS = 1000
SHARE = 65  # percent
SCORES = STATE / "duels-won.json"


def prove(seed: int) -> None:
    number = seed % DUELS
    keep_and_judge(SCORES, number, drafter_wins(number))


def keep_and_judge(
    scores: Path, number: int, won: bool, *, duels: int = DUELS, share: int = SHARE, who: str = "drafter"
) -> None:
    """What was won with other cards, rules or bots counts no more."""
    kept = _kept(scores) | {str(number): won}
    scores.parent.mkdir(exist_ok=True)
    scratch = scores.with_suffix(".new")
    scratch.write_text(json.dumps({"engine": engine(), "won": kept}), encoding="utf-8")
    scratch.replace(scores)
    wins = sum(kept.values())
    if len(kept) % 50 == 0:
        print(f"duels: the {who} has won {wins} of {len(kept)}", flush=True)
    if len(kept) == duels:
        assert 100 * wins >= share * duels, f"only {wins} of {duels} duels won"


def _kept(scores: Path) -> dict[str, bool]:
    if not scores.exists():
        return {}
    found = json.loads(scores.read_text(encoding="utf-8"))
    won: dict[str, bool] = found["won"] if found["engine"] == engine() else {}
    return won


@cache
def engine() -> str:
    """A digest of everything that a game of bots depends on."""
    folders = [Path(topcut.batch.__file__).parent, Path(topcut.cards.__file__).parent]
    files = sorted(file for folder in folders for file in folder.rglob("*") if file.suffix in (".py", ".toml"))
    all_files = [Path(topcut.chance.__file__), *files]
    return hashlib.sha256(b"\0".join(file.read_bytes() for file in all_files)).hexdigest()
