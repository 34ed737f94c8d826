"""A round that is on, with officials who rule in it and play."""

from tests.rules.life import JUDGE, Life
from topcut.ids import PlayerId, TableNumber
from topcut.rules.actions.judging import give_ruling
from topcut.rules.actor import Actor, Role
from topcut.rules.facts import (
    OfficialNamed,
)

WITH_HEAD = ["challenger", "timeline", "showdown"]  # where appeals need a head official who was named
HEADS = {"challenger": "head-watcher", "timeline": "head-watcher", "showdown": "lead-arbiter", "munchkin": "head-judge"}
HEAD = Actor(Role.OFFICIAL, "hela")
ANA, BO = PlayerId("p01"), PlayerId("p02")
TABLE = TableNumber(1)


def paired(ruleset: str = "challenger", *, head: bool = False) -> Life:
    event = Life(ruleset, 8)
    if head:
        event.say(OfficialNamed(HEAD.id, HEADS[ruleset]))
    event.seat("p01 p02", "p03 p04", "p05")
    return event


def ruled(event: Life, by: Actor = JUDGE) -> None:
    event.act(give_ruling, "Line of sight?", "Yes", table=TABLE, by=by)


def who_plays(event: Life, official: str, name: str, role: str = "floor-judge", alternate: str | None = None) -> None:
    event.say(OfficialNamed(official, role, plays_as=PlayerId(name), alternate=alternate))
