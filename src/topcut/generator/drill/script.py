"""The scene of a drill: who plays whom in it, and how the tournament stands."""

from collections.abc import Mapping
from dataclasses import dataclass

from topcut.generator.drill.people import Role
from topcut.ids import PlayerId
from topcut.rules.tournament import Tournament


@dataclass(frozen=True, slots=True)
class Scene:
    seed: str
    t: Tournament
    roles: tuple[Role, ...]
    names: Mapping[PlayerId, str]  # of everybody who has ever been in
    simulated: frozenset[PlayerId]  # whom no phone stands for
    known: frozenset[str]  # names of all who have signed up, with the organizer's leave or still without
