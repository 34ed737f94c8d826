"""What the program writes, for a comparison between computers of other languages: files, tables, pages and times.

`python -m tests.faults.abroad FOLDER` writes all of it there, and says which language the C library ended up with.
"""

import locale
import re
import sys
from contextlib import closing
from pathlib import Path

from tests.web.hall import Hall
from topcut.cli.edge import run
from topcut.rules.actions.days import set_schedule
from topcut.rules.schedule import Slot

NAMES = ("İrem Işık", "ILGIN Iı", "Straße 1,5", "Weiß", "علي ١٢٣", "Ærø Ångström", "i", "ıx")
PAGES = ("", "/standings", "/pairings", "/log", "/rules")
TABLES = ("standings", "players", "results")
CHANGING = re.compile(
    rb'(?:value|content|data-key|data-seal)="[\w:-]{20,}"|(?:[0-9a-f]{4} ){15}[0-9a-f]{4}'
)  # tokens and keys of forms, and the seal of the log
NOTATION = """
ruleset: challenger
1: irem 16-9 ilgin   strasse 12-12 ali
2: irem 10-14 strasse   ilgin 18-3 ali
"""


def main() -> None:
    folder = Path(sys.argv[1])
    _files(folder)
    _pages(folder)
    (folder / "language").write_text(locale.setlocale(locale.LC_TIME), "ascii")


def _files(folder: Path) -> None:
    """Archives of made-up tournaments, and the standings of one that was typed."""
    typed = folder / "typed.txt"
    typed.write_bytes(NOTATION.encode())
    assert (
        run(["generate", "--ruleset", "challenger", "--players", "6-6", "--out", str(folder / "made"), "--public"]) == 0
    )
    assert run(["standings", str(typed), "--explain", "--seed", "İ"]) == 0


def _pages(folder: Path) -> None:
    with closing(Hall(folder / "data")) as hall:
        id = hall.started(players=NAMES)
        hall.act(set_schedule, (Slot("2026-11-15", "09:30", "Round 1"), Slot("2026-11-16", "18:00", "Final")))
        for _ in range(2):
            hall.pair()
            hall.play()
        for name in PAGES:
            found = hall.anybody.get(f"/t/{id}{name}")
            assert found.status_code == 200, name
            (folder / f"page{name.replace('/', '-')}").write_bytes(CHANGING.sub(b"", found.content))
    for name in TABLES:
        file = folder / f"{name}.csv"
        assert run(["csv", id, name, "--data", str(folder / "data"), "-o", str(file)]) == 0


if __name__ == "__main__":
    main()
