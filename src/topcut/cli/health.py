"""How a data folder is: what is well, and what needs somebody, each in a sentence."""

from collections.abc import Mapping
from dataclasses import dataclass

from topcut.cli.data import folder_of, opened, short
from topcut.desk import Desk
from topcut.refusal import Refusal
from topcut.store import Listed
from topcut.words import say, sentence

SAFE = {"journal_mode": "truncate", "synchronous": "3"}  # 3: extra


@dataclass(frozen=True, slots=True)
class Health:
    well: tuple[str, ...]
    wrong: tuple[str, ...]

    @property
    def verdict(self) -> str:
        return say("doctor-ill", count=len(self.wrong)) if self.wrong else say("doctor-well")


def examined(data: str | None) -> Health:
    try:
        with opened(data) as desk:
            return _examined(desk)
    except Refusal as refusal:
        if refusal.code == "data-missing":
            return Health((sentence(refusal),), ())
        return Health((say("doctor-folder", folder=str(folder_of(data))),), (sentence(refusal),))


def _examined(desk: Desk) -> Health:
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
        trouble = _trouble(desk, one)
        said = {"title": one.name, "short": short(desk, one.id)}
        if trouble is None:
            well.append(say("doctor-tournament", facts=one.facts, **said))
        else:
            wrong.append(f"{say('doctor-trouble', **said)} {sentence(trouble)}")
    if not listed:
        well.append(say("doctor-none"))
    return Health(tuple(well), tuple(wrong))


def _settings(settings: Mapping[str, str]) -> dict[str, str]:
    return {
        "version": settings.get("sqlite", ""),
        "journal": settings.get("journal_mode", ""),
        "sync": {"3": "extra", "2": "full", "1": "normal", "0": "off"}.get(settings.get("synchronous", ""), ""),
    }


def _trouble(desk: Desk, one: Listed) -> Refusal | None:
    """Also whether the log can be followed to its end."""
    try:
        desk.look(one.id)
    except Refusal as refusal:
        return refusal
    return desk.trouble(one.id)
