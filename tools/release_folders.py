"""Writes a data folder of this release, kept under tests/folders for ever: `python -m tools.release_folders`.

One that is there is never written again: what a release has left behind, every later one must open.
"""

import json
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

import topcut
from tests.web.hall import Hall
from tools.clauses import ROOT
from topcut.desk import Desk
from topcut.rules.ranking.standings import standings
from topcut.store.place import DATABASE, WITNESS

FOLDERS = ROOT / "tests" / "folders"
EXPECTED = "expected.json"  # beside the files of the folder: where its logs end, and who stands where


def main() -> None:
    file = FOLDERS / f"{topcut.__version__}.zip"
    if file.exists():
        return
    FOLDERS.mkdir(exist_ok=True)
    with TemporaryDirectory() as made:
        folder = Path(made)
        with closing(Hall(folder)) as hall:
            furnish(hall)
            told = json.dumps(expected(hall.desk), indent=1).encode()
        with ZipFile(file, "w", ZIP_DEFLATED) as packed:
            for name, content in {
                **{one: (folder / one).read_bytes() for one in (DATABASE, WITNESS)},
                EXPECTED: told,
            }.items():
                packed.writestr(ZipInfo(name), content, ZIP_DEFLATED)
    print(file.relative_to(ROOT))


def furnish(hall: Hall) -> None:
    """One that is over, one in the middle of a round with people signed in, and one before its start."""
    hall.finished(players=5)
    hall.tournament("munchkin", players=4, title="Munchkin at night")
    hall.paired("showdown", players=8, title="Premier Showdown")
    hall.play(leave=2)
    for reader in (hall.owner, hall.judge, hall.player("p1")):
        assert reader.get(f"/t/{hall.last}").status_code == 200


def expected(desk: Desk) -> dict[str, dict[str, object]]:
    """By tournament: the number and hash at the end of its log, and its players from first to last."""
    found: dict[str, dict[str, object]] = {}
    for listed in desk.store.tournaments():
        head, t = desk.store.head(listed.id), desk.look(listed.id)
        order = [one.player for one in standings(t)] if t.rounds else sorted(t.players)
        found[listed.id] = {"n": head.n, "head": head.hash.hex(), "order": order}
    return found


def kept() -> list[Path]:
    return sorted(FOLDERS.glob("*.zip"))


if __name__ == "__main__":
    main()
