"""Where sticks are plugged in, as each system shows them: folders that a backup may go to."""

import sys
from collections.abc import Iterable
from pathlib import Path

UNDER = {"linux": ("media/*/*", "run/media/*/*"), "darwin": ("Volumes/*",)}
DRIVES = "DEFGHIJKLMNOPQRSTUVWXYZ"
NAME = "Topcut backups"  # the folder on it


def plugged_in(platform: str = sys.platform, root: Path = Path("/")) -> list[Path]:
    """Those that can be looked at now; the disk that the system itself is on is none."""
    if platform == "win32":
        return list(_usable(Path(f"{letter}:\\") for letter in DRIVES))
    found = (place for pattern in UNDER.get(platform, ()) for place in sorted(root.glob(pattern)))
    return [place for place in _usable(found) if not place.samefile(root)]


def _usable(places: Iterable[Path]) -> Iterable[Path]:
    for place in places:
        try:
            if place.is_dir():
                yield place
        except OSError:  # a drive without a disk in it
            continue
