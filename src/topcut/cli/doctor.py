"""The command doctor: what is well in a data folder, and what needs attention, each in a sentence."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import click

from topcut.cli import options, output
from topcut.cli.data import opened, short, trouble
from topcut.refusal import Refusal
from topcut.words import say, sentence

if TYPE_CHECKING:
    from topcut.desk import Desk

SAFE = {"journal_mode": "truncate", "synchronous": "3"}  # 3: extra


@click.command
@options.data
@options.json
def doctor(data: Path, json: bool) -> int:
    """Look whether everything in the data folder is as it was written. The exit code is 1 if something is wrong."""
    health = _health(data)
    if json:
        output.as_json({"ok": not health.wrong, "found": list(health.well), "wrong": list(health.wrong)})
    else:
        output.lines((*health.well, *health.wrong, health.verdict))
    return 1 if health.wrong else 0


@dataclass(frozen=True, slots=True)
class _Health:
    well: tuple[str, ...]
    wrong: tuple[str, ...]

    @property
    def verdict(self) -> str:
        return say("doctor-ill", count=len(self.wrong)) if self.wrong else say("doctor-well")


def _health(folder: Path) -> _Health:
    try:
        with opened(folder) as desk:
            return _examined(desk)
    except Refusal as refusal:
        if refusal.code == "data-missing":
            return _Health((sentence(refusal),), ())
        return _Health((say("doctor-folder", folder=str(folder)),), (sentence(refusal),))


def _examined(desk: "Desk") -> _Health:
    found = desk.store.condition()
    well = [say("doctor-folder", folder=str(found.folder)), say("doctor-lock")]
    wrong = [sentence(notice) for notice in found.notices]
    settings = _settings(found.settings)
    if all(found.settings.get(name) == value for name, value in SAFE.items()):
        well.append(say("doctor-sqlite", **settings))
    else:
        wrong.append(say("doctor-sqlite-odd", **settings))
    well.append(say("doctor-space", free=found.free_megabytes))
    listed = desk.store.tournaments()
    for one in listed:
        wrong_here = trouble(desk, one.id)
        said = {"title": one.name, "short": short(desk, one.id)}
        if wrong_here is None:
            well.append(say("doctor-tournament", facts=one.facts, **said))
        else:
            wrong.append(f"{say('doctor-trouble', **said)} {sentence(wrong_here)}")
    if not listed:
        well.append(say("doctor-none"))
    return _Health(tuple(well), tuple(wrong))


def _settings(settings: Mapping[str, str]) -> dict[str, str]:
    return {
        "version": settings.get("sqlite", ""),
        "journal": settings.get("journal_mode", ""),
        "sync": {"3": "extra", "2": "full", "1": "normal", "0": "off"}.get(settings.get("synchronous", ""), ""),
    }
