"""An old Python is warned of, by name, with what to do."""

import pytest

from topcut.cli.holes import holes, mended
from topcut.cli.serve import old_python


@pytest.mark.parametrize(
    ("version", "found"),
    [
        ((3, 11, 7), ("CVE-2024-7592", "CVE-2023-52425")),
        ((3, 11, 9), ("CVE-2024-7592",)),
        ((3, 11, 10), ()),
        ((3, 12, 2), ("CVE-2024-7592", "CVE-2023-52425")),
        ((3, 12, 6), ()),
        ((3, 13, 0), ()),
        ((3, 14, 0), ()),
    ],
)
def test_the_holes_of_a_version(version: tuple[int, int, int], found: tuple[str, ...]) -> None:
    assert holes(version) == found
    assert bool(old_python(version)) == bool(found)


def test_what_to_install_is_said() -> None:
    assert mended((3, 11, 7)) == "3.11.10"
    said = old_python((3, 12, 2))
    assert all(part in said for part in ("3.12.2", "CVE-2024-7592", "3.12.6"))
