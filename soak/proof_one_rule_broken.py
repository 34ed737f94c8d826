"""Breaks one rule at a time, in a copy of the source, and holds if the test of a clause notices.

A seed is one break: a changed statement, operator or number where results, byes and cards are worked out, or another
value of a setting of a rule book. Tests of the clauses that stand beside it are tried first, then every fast test of a
clause. What nobody need notice stands in unnoticed.toml, with the reason. `python -m soak.proof_one_rule_broken` goes
through all breaks, or through those with some words in their names, and lists what went unnoticed.
"""

import os
import re
import resource
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from soak.breaking import ROOT, breaks, why_unnoticed
from soak.broken import Break
from soak.proofs import STATE
from tools.clauses import proofs

COPIED = ("src", "tests", "tools", "docs", "soak", "bench")
ROOMS = ("tests/rules", "tests/cards", "tests/lists", "tests")  # in the order in which they notice soonest
SECONDS, BYTES = 300, 6_000_000_000  # what a run may use; one that wants more has noticed
FAILED = re.compile(r"^(?:FAILED|ERROR) (\S+?)(?: - .*)?$", re.MULTILINE)
ENOUGH = 12  # tests that fail, of which one should be because of the break
ENDLESS = "a run without end"
NOBODY = "nobody"
TRIED = STATE / "one_rule_broken.txt"


def prove(seed: int) -> None:
    one = breaks()[seed % len(breaks())]
    assert why_unnoticed(one.name) or noticed_by(one) != NOBODY, f"no clause's test notices {one.name}"


def main() -> int:
    """Tries what the file of those tried before does not have yet; delete it to begin anew."""
    STATE.mkdir(exist_ok=True)
    known = dict(line.split("\t") for line in (TRIED.read_text("utf-8").splitlines() if TRIED.exists() else ()))
    asked = [one for one in breaks() if all(words in one.name for words in sys.argv[1:])]
    for one in asked:
        if one.name not in known and not why_unnoticed(one.name):
            known[one.name] = noticed_by(one)
            with TRIED.open("a", encoding="utf-8") as file:
                file.write(f"{one.name}\t{known[one.name]}\n")
    explained = {one.name for one in asked if why_unnoticed(one.name)}
    unnoticed = [one.name for one in asked if known.get(one.name) == NOBODY and one.name not in explained]
    print("\n".join(f"unnoticed: {name}" for name in unnoticed))
    noticed = len(asked) - len(explained) - len(unnoticed)
    print(f"{len(asked)} breaks: {noticed} noticed, {len(explained)} explained, {len(unnoticed)} unnoticed")
    return 1 if unnoticed else 0


def noticed_by(one: Break) -> str:
    """A test of a clause that fails with the break, fails again by itself, and holds without the break."""
    near = [test for clause in one.clauses for test in proofs().get(clause, ())]
    far = sorted(_files(), key=lambda file: Path(one.file).stem not in (ROOT / file).read_text("utf-8"))
    for tests in (near, far):
        for test in _failing(one, one.text(), tests) if tests else ():
            if test == ENDLESS or _is_because_of(one, test):
                return test
    return NOBODY


def _is_because_of(one: Break, test: str) -> bool:
    if _failing(one, one.whole(), [test]):
        _failing_anyway(one.file).add(test)
        return False
    return bool(_failing(one, one.text(), [test]))  # or it fails only now and then


@cache
def _failing_anyway(_file: str) -> set[str]:
    """Tests that fail although the file says what it should, as they do anyway or for how it is written here."""
    return set()


def _failing(one: Break, text: str, tests: Iterable[str]) -> tuple[str, ...]:
    command = [sys.executable, "-m", "pytest", "-q", "--tb=no", f"--maxfail={ENOUGH}"]
    command += ["-p", "no:cacheprovider", "-p", "no:xdist", "--hypothesis-profile=fast"]
    command += ["-m", "clause and not slow and not browser"]
    command += [f"--deselect={test}" for test in sorted(_failing_anyway(one.file))]
    with _broken(one.file, text) as tree:
        ran = subprocess.run(
            [*command, *dict.fromkeys(tests)],
            cwd=tree,
            env=os.environ | {"PYTHONPATH": str(tree / "src"), "PYTHONDONTWRITEBYTECODE": "1"},
            preexec_fn=_within_bounds,
            capture_output=True,
            text=True,
            check=False,
        )
    if ran.returncode in (0, 5):  # all hold, or none of them is fast
        return ()
    if ran.returncode < 0:
        return (ENDLESS,)
    found = tuple(FAILED.findall(ran.stdout))
    assert found, f"the tests did not run: {ran.stdout[-600:]} {ran.stderr[-600:]}"
    return found


@cache
def _files() -> tuple[str, ...]:
    """All that have a test of a clause."""
    files = {test.partition("::")[0] for tests in proofs().values() for test in tests}
    return tuple(sorted(files, key=lambda file: ([file.startswith(room) for room in ROOMS].index(True), file)))


@contextmanager
def _broken(name: str, text: str) -> Iterator[Path]:
    """The copy with that text in the file; what was compiled from the file before is thrown away."""
    tree = _copy()
    file = tree / name
    before = file.read_text("utf-8")
    for old in (file.parent / "__pycache__").glob(f"{file.stem}.*.pyc"):
        old.unlink()
    file.write_text(text, encoding="utf-8")
    try:
        yield tree
    finally:
        file.write_text(before, encoding="utf-8")


@cache
def _copy() -> Path:
    tree = Path(_scratch().name)
    for name in COPIED:
        shutil.copytree(ROOT / name, tree / name)
    for file in ROOT.iterdir():
        if file.is_file():
            shutil.copy2(file, tree)
    return tree


@cache
def _scratch() -> TemporaryDirectory[str]:
    return TemporaryDirectory(prefix="one-rule-broken-")  # gone when the process ends


def _within_bounds() -> None:
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
    resource.setrlimit(resource.RLIMIT_AS, (BYTES, BYTES))


if __name__ == "__main__":
    sys.exit(main())
