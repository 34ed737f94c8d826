"""The same bytes on every computer: commas, digits, letters and weekdays of other countries change nothing."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.faults.harness import ROOT

SPOKEN = {"de_DE": "UTF-8", "tr_TR": "UTF-8", "ar_SA": "UTF-8", "tr_TR@old": "ISO-8859-9"}
KEPT = ("made", "page*", "*.csv", "language")

pytestmark = [
    pytest.mark.slow,
    pytest.mark.fault("F12"),
    pytest.mark.skipif(shutil.which("localedef") is None, reason="localedef is not installed: no language can be made"),
]


@pytest.fixture(scope="module")
def languages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Made here: most computers have only their own."""
    folder = tmp_path_factory.mktemp("languages")
    for name, letters in SPOKEN.items():
        command = ["localedef", "--no-archive", "-i", name.partition("@")[0], "-f", letters, str(folder / name)]
        subprocess.run(command, capture_output=True, check=False)  # it warns of what old alphabets lack
        if not (folder / name / "LC_NUMERIC").exists():
            pytest.skip(f"The description of {name} is not installed.")
    return folder


def told(folder: Path, language: str, languages: Path) -> tuple[bytes, dict[str, bytes]]:
    """What was printed, and the files by name."""
    folder.mkdir()
    said = {"LC_ALL": language, "LOCPATH": str(languages), "PYTHONWARNINGS": "ignore", "TZ": "Europe/Berlin"}
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "PYTHON"))}
    command = [sys.executable, "-m", "tests.faults.abroad", str(folder)]
    done = subprocess.run(command, cwd=ROOT, env=environment | said, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode("utf-8", "replace")
    files = [
        file for shape in KEPT for top in folder.glob(shape) for file in (top.rglob("*") if top.is_dir() else [top])
    ]
    printed = done.stdout.replace(str(folder).encode(), b"FOLDER")
    return printed, {file.relative_to(folder).as_posix(): file.read_bytes() for file in files}


def test_the_languages_are_really_others(languages: Path) -> None:
    asked = "import locale; locale.setlocale(locale.LC_ALL, ''); print(locale.localeconv()['decimal_point'])"
    for name in ("de_DE", "tr_TR"):
        environment = {**os.environ, "LC_ALL": name, "LOCPATH": str(languages)}
        said = subprocess.run(
            [sys.executable, "-c", asked], env=environment, capture_output=True, text=True, check=True
        )
        assert said.stdout == ",\n"


def test_everything_that_is_written_is_the_same_in_every_language(tmp_path: Path, languages: Path) -> None:
    printed, files = told(tmp_path / "C.UTF-8", "C.UTF-8", languages)
    assert files["language"] == b"C", "nothing in the program has asked for the language of the computer"
    assert len(files) == 11
    assert "Straße".encode() in files["page-standings"]
    for name in ("C", *SPOKEN):
        here, found = told(tmp_path / name, name, languages)
        assert found == files, name
        assert here == printed or not SPOKEN.get(name, "UTF").startswith("UTF"), name
