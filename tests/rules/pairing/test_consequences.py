"""What follows from a different result: who moves, and by which tiebreakers."""

from dataclasses import replace

from topcut.generator.generate import generate
from topcut.rules.pairing.consequences import consequences, moved
from topcut.rules.tournament import with_lots


def test_who_is_moved_is_told_with_the_tiebreakers_that_changed() -> None:
    made = generate("challenger", (16, 16), "0")
    drawn = with_lots(made.t, made.seed)
    played = enumerate(drawn.rounds[0].matches, start=1)
    number, match = next((number, one) for number, one in played if one.second is not None and one.winner is not None)
    old = match.result
    assert old is not None
    assert old.winner is not None
    (first, second), figures = old.points, tuple((theirs, mine) for mine, theirs in old.figures)
    new = replace(old, winner=old.winner.other, points=(second, first), figures=figures)
    found = consequences(drawn, 1, number, new)
    people = moved(drawn, 1, number, new, found.changed)
    assert {one.change.player for one in people[:2]} == {match.first, match.second}
    assert len(people) == len(found.changed)
    assert any(tiebreaker.key == "sos" for one in people for tiebreaker, _, _ in one.tiebreaks)
    assert all(was != now for one in people for _, was, now in one.tiebreaks)
