"""The seeds of a bracket next to the standings as they are now: whether the cut would be different."""

from collections.abc import Sequence
from dataclasses import replace

from topcut.ids import PlayerId
from topcut.rules.ranking.reason import Reason, reason
from topcut.rules.ranking.standings import standings
from topcut.rules.tournament import Tournament

Seeds = tuple[PlayerId, ...]


def has_begun(t: Tournament) -> bool:
    """Whether a game has been played after the cut: a result is settled, or a clock has run. Byes are not games."""
    assert t.bracket is not None
    matches = (match for round in t.bracket.rounds for match in round.matches)
    return bool(t.bracket.timed) or any(match.result is not None for match in matches)


def staying(t: Tournament) -> frozenset[PlayerId]:
    """Who would be active if the cut were taken back."""
    return frozenset(player.id for player in t.players.values() if replace(player, cut_off=False).is_active)


def can_be_made_again(t: Tournament) -> bool:
    """Until the first game, where the rule book says so, and while enough players are left for it (CH-34, TL-20)."""
    assert t.bracket is not None
    asked = t.ruleset.cut.corrected == "until-first-game" and not has_begun(t)
    return asked and len(staying(t)) >= len(t.bracket.seeds)


def seeds_and_ranked(t: Tournament, ranked: Sequence[PlayerId]) -> tuple[Seeds, Seeds]:
    """The seeds as they are, and the players the cut would have by this order of the standings.

    Until the first game it is made from those who stay, later from those who could have been in it. A player who is not
    ranked, such as one who was ejected, is left out of both.
    """
    assert t.bracket is not None
    there = {player.id for player in t.players.values() if player.cut_off or player.id in t.bracket.seeds}
    could = there if has_begun(t) else staying(t)
    listed = [player for player in ranked if player in could]
    seeds = tuple(player for player in t.bracket.seeds if player is not None and player in listed)
    return seeds, tuple(listed[: len(seeds)])


def cut_line(t: Tournament, ranked: Sequence[PlayerId]) -> int:
    """How many rows of the standings are above the line: down to the last one who plays on, or would if the cut were
    made now. Players who have left hold no place above it (CH-34, CH-35); 0 where there is no line to draw."""
    size = t.structure.cut if t.structure else 0
    if t.bracket is not None:
        going_on = {player for player in t.bracket.seeds if player is not None}
    else:
        going_on = set([player for player in ranked if t.players[player].is_active][:size])
    return max((place for place, player in enumerate(ranked, start=1) if player in going_on), default=0)


def stands(t: Tournament) -> Reason | None:
    """Why the bracket stays as it is although the cut would now be different (CH-34, TL-20); None: it would not."""
    if t.bracket is None or t.ruleset.cut.corrected != "until-first-game":
        return None
    seeds, ranked = seeds_and_ranked(t, [row.player for row in standings(t)])
    return None if seeds == ranked else reason("bracket-stands", t.ruleset.cut.clause)
