"""What follows when the matches of a round are over: the next round by the plan, the final, or the end of the game."""

from collections.abc import Sequence

from topcut.refusal import Refusal
from topcut.rules.actions.conditions import closing
from topcut.rules.actions.cut import make_cut, publish_bracket
from topcut.rules.actions.guards import under_way
from topcut.rules.actions.structure import ranking
from topcut.rules.actor import Actor, Role
from topcut.rules.facts import Fact, RoundPaired, SeatedPair, SeedRevealed, Stamped, TournamentFinished
from topcut.rules.fold import following
from topcut.rules.match import Stage
from topcut.rules.playing_cards import planned, table_of
from topcut.rules.ranking.standings import Standing, standings
from topcut.rules.state import playing
from topcut.rules.tournament import BY_HAND, Phase, Tournament, drawn_from, with_lots

TWO = 2  # players: only then does a lead end the game (CG-36)


def after(t: Tournament, by: Actor, facts: Sequence[Fact]) -> Tournament:
    """The tournament once these facts are written."""
    return following(t, [Stamped(n, "", by, fact) for n, fact in enumerate(facts, start=t.facts + 1)])


def still_played(t: Tournament) -> None:
    """A game that has begun and is not over; whoever plays is told so in other words than an organizer."""
    if t.phase is Phase.FINISHED:
        raise Refusal("table-over")
    under_way(t)


def onward(t: Tournament, by: Actor, secret: bytes, pairs: Sequence[SeatedPair] | None = None) -> list[Fact]:
    """What comes next by the rule book, now that every match of the round is over (CG-08).

    A next round is seated by the plan, or as these pairs say.
    """
    assert t.structure is not None
    now = playing(t)
    assert now is not None
    rows = standings(with_lots(t, drawn_from(t, secret)))
    if now.stage is Stage.BRACKET or has_decisive_lead(t, rows):
        return [*closing(t), *over(t, secret)]
    if len(t.rounds) < t.structure.rounds:
        return [*closing(t), paired_by_plan(t) if pairs is None else paired_by_hand(t, pairs)]
    if not t.structure.cut or len(rows) < t.structure.cut:
        return [*closing(t), *over(t, secret)]
    host = Actor(Role.ORGANIZER, by.id)  # the rule book does it, without being asked
    made = make_cut(t, host, seed=drawn_from(t, secret))
    return [*made, *publish_bracket(after(t, by, made), host)]


def has_decisive_lead(t: Tournament, rows: Sequence[Standing]) -> bool:
    """With two players, or alone against the Robot, a lead of 11 fans ends the game at once (CG-36, CG-37, Q45)."""
    plan = t.ruleset.plan
    assert plan is not None
    if len(table_of(t).players) > plan.lead_players or len(rows) != TWO:
        return False
    return rows[0].points - rows[1].points >= plan.lead


def over(t: Tournament, secret: bytes) -> list[Fact]:
    """The final ranking, without those who have left (Q62), and the seed, so that anyone can replay it all."""
    placed = ranking(with_lots(t, drawn_from(t, secret)))
    gone = set() if t.ruleset.leaving.ranks_dropped else {id for id, player in t.players.items() if player.dropped}
    staying = tuple((place, player) for place, player in placed if player not in gone)
    return [TournamentFinished(staying), SeedRevealed(secret.hex())]


def paired_by_plan(t: Tournament) -> RoundPaired:
    number = len(t.rounds) + 1
    return RoundPaired(
        stage=Stage.SWISS,
        round=number,
        attempt=1,
        pairs=tuple(SeatedPair(one.table, one.first, one.second) for one in planned(t, number)),
        way="plan",
    )


def paired_by_hand(t: Tournament, pairs: Sequence[SeatedPair]) -> RoundPaired:
    """As the printed plans say, which Topcut does not know."""
    number = len(t.rounds) + 1
    attempt = t.attempts.get(number, 0) + 1
    return RoundPaired(stage=Stage.SWISS, round=number, attempt=attempt, pairs=tuple(pairs), way=BY_HAND)
