"""What Topcut is made of: `python -m tools.sbom` writes its parts, their licences, and what is known against them."""

import json
import subprocess
import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path
from typing import Any

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent
BUILD = ROOT / "build" / "sbom"
STATIC = ROOT / "src" / "topcut" / "web" / "static"
FONTS = ROOT / "src" / "topcut" / "paper" / "fonts"
TOPCUT = "topcut"
UNKNOWN = "not stated"
OSI = "License :: OSI Approved :: "
UNASKED = "NOT ASKED whether holes are known: the advisories cannot be reached from here. Try again with a network."
PATIENCE = 120  # seconds


@dataclass(frozen=True, slots=True)
class Part:
    name: str
    version: str
    licence: str
    texts: tuple[str, ...]  # the files with its terms, as they are installed
    home: str


FONT_TERMS = "src/topcut/paper/fonts/{}.LICENSE"
NOTO, DROID = "https://github.com/notofonts", "https://android.googlesource.com/platform/frameworks/base"

# Scripts and fonts of others that lie in our own folder; a test finds those that are not here.
VENDORED: Mapping[str, Part] = {
    "htmx.min.js": Part(
        "htmx", "4.0.0", "0BSD", ("src/topcut/web/static/htmx.LICENSE",), "https://github.com/bigskysoftware/htmx"
    ),
    "NotoSans-Regular.ttf": Part("noto-sans", "2.004", "OFL-1.1", (FONT_TERMS.format("NotoSans"),), NOTO),
    "NotoSans-Bold.ttf": Part("noto-sans-bold", "2.004", "OFL-1.1", (FONT_TERMS.format("NotoSans"),), NOTO),
    "NotoSansArabic-Regular.ttf": Part("noto-sans-arabic", "2.005", "OFL-1.1", (FONT_TERMS.format("NotoSans"),), NOTO),
    "NotoSansHebrew-Regular.ttf": Part("noto-sans-hebrew", "3.000", "OFL-1.1", (FONT_TERMS.format("NotoSans"),), NOTO),
    "NotoEmoji-Regular.ttf": Part(
        "noto-emoji", "3.006", "OFL-1.1", (FONT_TERMS.format("NotoEmoji"),), "https://github.com/googlefonts/noto-emoji"
    ),
    "DroidSansFallback.ttf": Part(
        "droid-sans-fallback", "2.55b", "Apache-2.0", (FONT_TERMS.format("DroidSansFallback"),), DROID
    ),
}


def parts(root: str = TOPCUT) -> tuple[Part, ...]:
    """Everything that is installed because Topcut needs it at work, and not only for its tests; by name."""
    found: dict[str, Part] = {}
    asked = [Requirement(root)]
    while asked:
        wanted = asked.pop()
        name = canonicalize_name(wanted.name)
        if name in found:
            continue
        installed = metadata.distribution(name)
        found[name] = _part(installed)
        extras = ("", *wanted.extras)
        needed = (Requirement(text) for text in installed.requires or ())
        asked += [one for one in needed if _applies(one, extras)]
    del found[root]
    return tuple(sorted(found.values(), key=lambda part: part.name.lower()))


def _applies(needed: Requirement, extras: Iterable[str]) -> bool:
    return needed.marker is None or any(needed.marker.evaluate({"extra": extra}) for extra in extras)


def _part(installed: metadata.Distribution) -> Part:
    said = installed.metadata
    texts = tuple(str(file) for file in installed.files or () if _is_licence(file.name))
    links = [link.partition(",")[2].strip() for link in said.get_all("Project-URL") or ()]
    home = next(iter((*links, *(said.get_all("Home-page") or ()))), "")
    return Part(said["Name"], installed.version, _licence(said), texts, home)


def _is_licence(name: str) -> bool:
    return name.upper().startswith(("LICENSE", "LICENCE", "COPYING", "NOTICE"))


def _licence(said: Any) -> str:
    """The expression if there is one; else what the classifiers say; else the first line of the field of old."""
    classified = [one.removeprefix(OSI) for one in said.get_all("Classifier") or () if one.startswith(OSI)]
    typed = next(iter((said.get("License") or "").strip().splitlines()), "")
    return said.get("License-Expression") or ", ".join(classified) or typed or UNKNOWN


def licences(installed: Sequence[Part]) -> str:
    """As a page: what is shipped, under which terms, and where these are."""
    lines = [
        "# Licences",
        "",
        "Topcut itself is under Apache-2.0 (LICENSE). It is installed with the packages below, as they are; the last",
        "table has the files of others that are part of Topcut. Written by `make sbom` from what is installed here.",
    ]
    for title, some in (("Packages", installed), ("Files of others", tuple(VENDORED.values()))):
        lines += ["", f"## {title}", "", "| name | version | licence | its text |", "| --- | --- | --- | --- |"]
        lines += [f"| {one.name} | {one.version} | {one.licence} | {', '.join(one.texts)} |" for one in some]
    return "\n".join(lines) + "\n"


def bill(listed: dict[str, Any], installed: Sequence[Part]) -> dict[str, Any]:
    """What cyclonedx-py found in the whole environment, without the tools of the tests, and with files of others."""
    kept = {canonicalize_name(part.name) for part in installed}
    chosen = [one for one in listed["components"] if canonicalize_name(one["name"]) in kept]
    refs = {one["bom-ref"] for one in chosen} | {listed["metadata"]["component"]["bom-ref"]}
    links = [one for one in listed.get("dependencies", ()) if one["ref"] in refs]
    trimmed = [{**one, "dependsOn": [ref for ref in one.get("dependsOn", ()) if ref in refs]} for one in links]
    files = [
        {
            "type": "library",
            "bom-ref": f"file:{file}",
            "name": part.name,
            "version": part.version,
            "licenses": [{"license": {"id": part.licence}}],
            "purl": f"pkg:npm/{part.name}.org@{part.version}"
            if file.endswith(".js")
            else f"pkg:generic/{part.name}@{part.version}",
        }
        for file, part in VENDORED.items()
    ]
    return {**listed, "components": [*chosen, *files], "dependencies": trimmed}


def audited(tools: Path, installed: Sequence[Part]) -> str:
    """What is known against these versions; honest where nobody could be asked, which fails nothing."""
    asked = BUILD / "installed.txt"
    asked.write_text("".join(f"{part.name}=={part.version}\n" for part in installed), encoding="utf-8")
    command = [str(tools / "pip-audit"), "--requirement", str(asked), "--no-deps", "--disable-pip"]
    command += ["--progress-spinner", "off", "--timeout", "15", "--format", "json"]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
        return verdict(json.loads(done.stdout)["dependencies"])
    except (subprocess.TimeoutExpired, OSError, ValueError, KeyError):  # without a network it prints no JSON
        return UNASKED


def verdict(answers: Sequence[Mapping[str, Any]]) -> str:
    """A package that the advisories could not be asked about is never called clean, as pip-audit itself does."""
    known = [f"{one['name']} {one['version']}: {hole['id']}" for one in answers for hole in one.get("vulns", ())]
    skipped = [one["name"] for one in answers if "skip_reason" in one]
    if len(skipped) == len(answers):
        return UNASKED
    lines = [f"{len(answers) - len(skipped)} packages asked about, {len(known)} known holes.", *known]
    return "\n".join(lines + ([f"NOT ASKED about {len(skipped)}: {', '.join(skipped)}."] if skipped else []))


def main(tools: str) -> int:
    """`tools` is the folder with cyclonedx-py and pip-audit, in an environment of their own."""
    BUILD.mkdir(parents=True, exist_ok=True)
    installed = parts()
    (BUILD / "LICENCES.md").write_text(licences(installed), encoding="utf-8", newline="\n")
    print(f"{len(installed)} packages, {len(VENDORED)} files of others: {BUILD.relative_to(ROOT)}/LICENCES.md")
    command = [str(Path(tools) / "cyclonedx-py"), "environment", sys.executable, "--output-reproducible"]
    command += ["--pyproject", str(ROOT / "pyproject.toml"), "--output-format", "JSON", "--spec-version", "1.6"]
    listed = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    made = bill(listed, installed)
    (BUILD / "topcut.cdx.json").write_text(json.dumps(made, indent=2) + "\n", encoding="utf-8", newline="\n")
    print(f"{len(made['components'])} components: {BUILD.relative_to(ROOT)}/topcut.cdx.json (CycloneDX 1.6)")
    found = audited(Path(tools), installed)
    (BUILD / "audit.txt").write_text(found + "\n", encoding="utf-8", newline="\n")
    print(found)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
