"""What Topcut is made of is known without a network: each part with its licence, those in our own folder too."""

import re
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tools.sbom import FONTS, ROOT, STATIC, UNASKED, UNKNOWN, VENDORED, bill, licences, parts, verdict

UNWANTED = {"python-dotenv", "pyyaml", "watchfiles", "websockets"}  # extras of uvicorn that nothing here uses
TAKEN_BACK = re.compile(r"\b(A?GPL|General Public|SSPL|Commons Clause|non.?commercial)\b", re.IGNORECASE)


def names() -> set[str]:
    return {canonicalize_name(part.name) for part in parts()}


def test_every_part_is_listed_with_a_licence_that_lets_us_hand_it_on() -> None:
    for part in parts():
        assert part.licence != UNKNOWN, part
        assert not TAKEN_BACK.search(part.licence), part
        assert part.version


def test_what_works_is_listed_and_what_only_tests_is_not() -> None:
    assert {"fastapi", "starlette", "uvicorn", "httptools", "argon2-cffi", "sqlalchemy", "msgspec"} <= names()
    assert not {"topcut", "pytest", "mypy", "ruff", "playwright", "hypothesis", "cyclonedx-bom"} & names()
    assert not UNWANTED & names()


def test_every_part_is_pinned_by_its_hash() -> None:
    lock = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    pinned = {
        canonicalize_name(Requirement(line.split(" \\")[0]).name) for line in lock.splitlines() if line[:1].isalpha()
    }
    assert names() <= pinned
    blocks = re.split(r"\n(?=[a-z])", lock)
    assert all("--hash=sha256:" in block for block in blocks)


def test_files_of_others_in_our_folder_are_listed_with_their_terms() -> None:
    scripts = [path for path in STATIC.iterdir() if path.suffix == ".js" and ".min." in path.name]
    fonts = list(FONTS.glob("*.ttf"))
    assert {path.name for path in (*scripts, *fonts)} == set(VENDORED)
    for path in (*scripts, *fonts):
        part = VENDORED[path.name]
        stated = f'version="{part.version}"' if path in scripts else f"Version {part.version}"
        content = path.read_bytes()
        assert any(stated.encode(code) in content for code in ("utf-8", "utf-16-be")), path
        assert all((ROOT / text).read_text(encoding="utf-8").strip() for text in part.texts)
        assert part.texts


def test_the_list_of_licences_names_all_of_them() -> None:
    page = licences(parts())
    assert all(f"| {part.name} | {part.version} | {part.licence} |" in page for part in (*parts(), *VENDORED.values()))


def test_the_bill_has_what_works_and_the_files_of_others() -> None:
    listed = {
        "metadata": {"component": {"bom-ref": "root"}},
        "components": [
            {"name": "FastAPI", "bom-ref": "fastapi==1"},
            {"name": "pytest", "bom-ref": "pytest==1"},
        ],
        "dependencies": [
            {"ref": "root", "dependsOn": ["fastapi==1", "pytest==1"]},
            {"ref": "pytest==1"},
        ],
    }
    made = bill(listed, [part for part in parts() if part.name == "fastapi"])
    assert [one["name"] for one in made["components"]] == ["FastAPI", *(one.name for one in VENDORED.values())]
    assert made["dependencies"] == [{"ref": "root", "dependsOn": ["fastapi==1"]}]


def test_what_could_not_be_asked_about_is_never_called_clean() -> None:
    skipped = {"name": "b", "skip_reason": "not found"}
    assert verdict([skipped, skipped]) == UNASKED
    clean = {"name": "a", "version": "1", "vulns": []}
    assert verdict([clean]) == "1 packages asked about, 0 known holes."
    bad = {"name": "c", "version": "2", "vulns": [{"id": "CVE-2024-7592"}]}
    said = verdict([clean, bad, skipped])
    assert "1 known holes" in said
    assert "c 2: CVE-2024-7592" in said
    assert "NOT ASKED about 1: b." in said


def test_nothing_is_in_the_package_that_only_a_machine_can_read() -> None:
    shipped = {path.suffix for path in (ROOT / "src").rglob("*") if path.is_file() and "__pycache__" not in path.parts}
    assert not shipped & {".woff", ".woff2", ".otf", ".jpg", ".wasm", ".so", ".exe"}
    assert Path(STATIC / "htmx.LICENSE").is_file()


def test_fonts_and_pictures_are_only_where_they_are_known() -> None:
    """Those of others are listed above; `make pictures` takes the others."""
    found = [path for path in (ROOT / "src").rglob("*") if path.suffix in {".ttf", ".png"}]
    assert {path.parent for path in found} == {FONTS, ROOT / "src" / "topcut" / "help_pages" / "pictures"}
