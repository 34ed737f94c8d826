"""Mutation testing of results and standings: changes a line at a time, and counts the changes that no test notices."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
WORK = ROOT / "mutants"
THRESHOLD = 90


def main() -> int:
    if "--resume" not in sys.argv:
        shutil.rmtree(WORK, ignore_errors=True)
    ended = mutmut("run")
    if ended:
        print("Mutation testing did not finish; `python -m soak.mutation --resume` goes on with it.")
        return ended
    mutmut("export-cicd-stats")
    counts = json.loads((WORK / "mutmut-cicd-stats.json").read_text(encoding="utf-8"))
    percent = score(counts)
    print("`.venv/bin/mutmut results` names the survivors, `.venv/bin/mutmut show NAME` shows one.")
    print(", ".join(f"{count} {name.replace('_', ' ')}" for name, count in counts.items() if count))
    print(f"mutation score {percent:.1f} percent (threshold {THRESHOLD})")
    return 0 if percent >= THRESHOLD else 1


def score(counts: dict[str, int]) -> float:
    """Percent of mutants that a test noticed; one that no test reaches, or that was not tried, counts as unnoticed."""
    tried = counts["total"] - counts["skipped"]
    return 100 * (counts["killed"] + counts["timeout"]) / tried if tried else 0.0


def mutmut(command: str) -> int:
    return subprocess.run([sys.executable, "-m", "mutmut", command], cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
