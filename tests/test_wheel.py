"""The wheel that pipx and uv install: everything a page, a sheet or a rule book needs is in it, and it starts."""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.cli.test_serve import PATIENCE, free_port

ROOT = Path(__file__).parent.parent
UV = ROOT / ".tools" / "bin" / "uv"
NEEDED = ("pyproject.toml", "README.md", "LICENSE")
LEFT_OUT = {".pyc"}

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built from a copy, so that nothing is left in the tree."""
    folder = tmp_path_factory.mktemp("wheel")
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("*.egg-info", "__pycache__"))
    for name in NEEDED:
        shutil.copy2(ROOT / name, folder / name)
    build = "from setuptools import build_meta; print(build_meta.build_wheel('.'))"
    subprocess.run([sys.executable, "-W", "ignore", "-c", build], cwd=folder, check=True, capture_output=True)
    (made,) = folder.glob("*.whl")
    return made


def test_every_file_of_the_packages_is_in_the_wheel(wheel: Path) -> None:
    """Templates, styles, scripts, words, rule books, sheets, fonts, catalogues, cards, chapters and their pictures."""
    with ZipFile(wheel) as packed:
        inside = set(packed.namelist())
    files = [file.relative_to(ROOT / "src") for file in (ROOT / "src").rglob("*") if file.is_file()]
    wanted = {
        file.as_posix() for file in files if not any("egg-info" in part or part == "__pycache__" for part in file.parts)
    }
    assert {name for name in wanted - inside if Path(name).suffix not in LEFT_OUT} == set()
    assert {"topcut/words/en/sentences.ftl", "topcut/web/templates/layout.html", "topcut/py.typed"} <= inside
    assert not [name for name in inside if name.startswith("tests")]


@pytest.mark.skipif(not UV.exists(), reason="uv comes with `make setup`")
def test_what_was_installed_from_the_wheel_starts_in_an_environment_of_its_own(wheel: Path, tmp_path: Path) -> None:
    """The libraries are lent by this environment: a test does not load them from the network."""
    fresh = tmp_path / "fresh"

    def said(*words: str | Path) -> str:
        ran = subprocess.run(words, capture_output=True, text=True, env=environment, cwd=tmp_path, check=True)
        return ran.stdout

    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path / "home")}
    said(UV, "venv", "--quiet", "--python", sys.executable, fresh)
    said(UV, "pip", "install", "--quiet", "--offline", "--no-deps", "--python", fresh, wheel)
    (library,) = (fresh / "lib").glob("python*/site-packages")
    environment["PYTHONPATH"] = os.pathsep.join([str(library), sysconfig.get_path("purelib")])
    topcut = fresh / "bin" / "topcut"
    where = said(fresh / "bin" / "python", "-c", "import topcut; print(topcut.__file__)")
    assert Path(where.strip()).is_relative_to(fresh)
    assert "challenger" in said(topcut, "rulesets")
    serving = subprocess.Popen(
        [topcut, "serve", "--port", str(free_port())], stdout=subprocess.PIPE, text=True, env=environment, cwd=tmp_path
    )
    assert serving.stdout is not None
    try:
        assert "Topcut is at http://127.0.0.1" in serving.stdout.readline()
    finally:
        serving.terminate()
        serving.communicate(timeout=PATIENCE)
    assert (tmp_path / "home" / "topcut" / "topcut.db").exists()
