"""The story of a game says what the record says: every sentence is checked against it in another way."""

from collections.abc import Sequence

import pytest

from tests.cards.table import finished
from topcut.cards.game import Game
from topcut.cards.park import Step
from topcut.cards.tale import tale

SPACE = ("Film Studio", "Funfair", "Haunted House", "Outer Space", "Shipwreck")
GAMES = [(players, str(number)) for players in (1, 2, 3, 5, 8) for number in range(3)]


@pytest.mark.parametrize(("players", "name"), GAMES)
def test_each_sentence_is_true(players: int, name: str) -> None:
    game = finished(players, ("random", "greedy"), game=name, sets=SPACE)
    told = {one.code: one for one in tale(game)}
    assert len(told) == 6
    totals = {seat: player.all_fans for seat, player in enumerate(game.players)}
    if players > 2:
        final = told["final"]
        assert {*final.seats.values()} == {*game.finalists}
        assert final.seats["winner"] == game.winner
    else:
        lead = told["lead"]
        assert (lead.about["fans"], lead.about["others"]) == tuple(
            totals[lead.seats[who]] for who in ("winner", "loser")
        )
        assert max(totals.values()) == lead.about["fans"]
    longest = told["longest"]
    assert longest.about["reveals"] == max(
        sum(step[0] == "reveal" for step in one.record or ()) for one in game.matches
    )
    if "closest" in told:
        assert told["closest"].about["lack"] == min(lacks(game))
        assert int(told["closest"].about["lack"]) > 0
    else:
        assert not lacks(game)
    held = {seat: [trophy.fans for trophy in game.players[seat].trophies] for seat in game.ranked}
    most = max((len(fans), sum(fans)) for fans in held.values())  # of several with as many, whose are worth most
    fans = held[told["trophies"].seats["winner"]]
    assert (told["trophies"].about["count"], told["trophies"].about["fans"]) == (len(fans), sum(fans)) == most
    if "card" in told:
        flags = [
            last_flag(one.record or ())
            for one in game.matches
            if last_flag_winner(one.record or ()) == one.match.winner
        ]
        names = [game.binder.cards[card].name for card in flags]
        assert (
            told["card"].about["matches"]
            == names.count(str(told["card"].about["card"]))
            == max(map(names.count, names))
        )
    if "upset" in told:
        upset = told["upset"]
        before = 8 if upset.about["round"] == "final" else int(upset.about["round"])
        had = [fans_after(game, seat, before) for seat in (upset.seats["loser"], upset.seats["winner"])]
        assert had[0] - had[1] == int(upset.about["gap"]) > 0


def lacks(game: Game) -> list[int]:
    """By the last sum that was said in each match that a deck decided: what was needed less what was there."""
    found = []
    for one in game.matches:
        steps = list(one.record or ())
        if one.match.how != "deck" or not any(step[0] == "flag" for step in steps):
            continue
        flag = max(place for place, step in enumerate(steps) if step[0] == "flag")
        sums = [step for step in steps[flag:] if step[0] == "total"]
        assert one.record is not None
        need = one.record.shots[-1].sides[one.match.winner or 0].total
        found.append(need - (sums[-1][3] if sums else 0))
    return found


def last_flag(steps: Sequence[Step]) -> int:
    return int([step for step in steps if step[0] == "flag"][-1][2][0])


def last_flag_winner(steps: Sequence[Step]) -> int | None:
    flags = [step for step in steps if step[0] == "flag"]
    return int(flags[-1][1]) if flags else None


def fans_after(game: Game, seat: int, round: int) -> int:
    """Everything less what came in that round and later."""
    player = game.players[seat]
    later = sum(one.tokens[one.seats.index(seat)] for one in game.results if seat in one.seats and one.round >= round)
    return player.fans - later + sum(trophy.fans for trophy in player.trophies if trophy.round < round)
