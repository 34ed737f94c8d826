"""The command doctor: what is well in a data folder, and what needs attention, each in a sentence."""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

import click

from topcut.cli import options, output
from topcut.cli.data import opened, short, trouble
from topcut.refusal import Refusal
from topcut.store.place import Where
from topcut.words import say, sentence

if TYPE_CHECKING:
    from topcut.desk import Desk

SAFE = {"journal_mode": "truncate", "synchronous": "3"}  # 3: extra


@click.command
@options.place
@options.json
def doctor(data: Where, json: bool) -> int:
    well, wrong = _health(data)
    if json:
        output.as_json({"ok": not wrong, "found": well, "wrong": wrong})
    else:
        verdict = say("doctor-ill", count=len(wrong)) if wrong else say("doctor-well")
        output.lines((*well, *wrong, verdict))
    return 1 if wrong else 0


def _health(where: Where) -> tuple[list[str], list[str]]:
    """What is well, and what is wrong."""
    try:
        with opened(where) as desk:
            return _examined(desk)
    except Refusal as refusal:
        if refusal.code == "data-missing":
            return [sentence(refusal)], []
        folder = where if isinstance(where, Path) else where.folder
        return [say("doctor-folder", folder=str(folder))], [sentence(refusal)]


def _examined(desk: "Desk") -> tuple[list[str], list[str]]:
    desk.store.wait_for_examination()
    found = desk.store.condition()
    well = [say("doctor-folder", folder=str(found.folder))]
    wrong = [sentence(notice) for notice in found.notices]
    settings = _settings(found.settings)
    if desk.store.is_shared:
        well.append(say("doctor-postgres", version=found.settings["server_version"]))
    elif all(found.settings.get(name) == value for name, value in SAFE.items()):
        well += [say("doctor-lock"), say("doctor-sqlite", **settings)]
    else:
        well.append(say("doctor-lock"))
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
    return well, wrong


def _settings(settings: Mapping[str, str]) -> dict[str, str]:
    return {
        "version": settings.get("sqlite", ""),
        "journal": settings.get("journal_mode", ""),
        "sync": {"3": "extra", "2": "full", "1": "normal", "0": "off"}.get(settings.get("synchronous", ""), ""),
    }
