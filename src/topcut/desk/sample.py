"""A sample tournament, made on the spot in one write, and removed without a trace."""

from topcut.desk.door import Desk
from topcut.generator.sample import TITLE, sample
from topcut.generator.sealing import sealed
from topcut.ids import TournamentId
from topcut.refusal import Refusal
from topcut.rules.actor import Actor


def make_sample(desk: Desk, id: TournamentId, by: Actor, today: str) -> None:
    """Asked twice for the same one, there is one."""
    with desk.alone(id):
        if any(listed.id == id for listed in desk.store.tournaments()):
            return
        made, names = sample(id, by, desk.clock.stamp(), today)
        _, facts, people = sealed(made, names)
        desk.store.adopt(id, TITLE, facts, seed=made.seed, people=people, sample=True)


def remove_sample(desk: Desk, tournament: TournamentId) -> None:
    refuse_real(desk, tournament)
    desk.remove(tournament)


def refuse_real(desk: Desk, tournament: TournamentId) -> None:
    if not desk.store.kept(tournament).sample:
        raise Refusal("not-a-sample")
