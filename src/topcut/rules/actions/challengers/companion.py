"""For people with the real cards: who begins, who won, trophies and their fans, tokens, and what comes next."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace

from topcut.ids import PlayerId
from topcut.refusal import Refusal
from topcut.rules.actions.challengers.course import onward
from topcut.rules.actions.guards import a_reason, organizer_only, under_way
from topcut.rules.actor import Actor
from topcut.rules.card_table import CardTable
from topcut.rules.facts import Fact, ResultCorrected, ResultSettled, RoundPaired, TrophyTaken
from topcut.rules.match import Match, Pair, Result, Seat, Stage, check_bounds
from topcut.rules.playing_cards import binder_of, table_of
from topcut.rules.ranking.reason import Reason, reason
from topcut.rules.ruleset import How
from topcut.rules.state import playing, the_match
from topcut.rules.tournament import Tournament, number_of

TROPHY = 1  # a match (CG-22)


def beginner(t: Tournament, match: Match) -> Reason:
    """Who begins a match, and why (CG-16, Q41, Q42)."""
    assert match.second is not None
    first, second = best_trophy(t, match.first), best_trophy(t, match.second)
    if first == second:
        code = "begins-toss" if first else "begins-toss-first"
        return reason(code, "CG-16" if first == 0 else "Q41", first=match.first, second=match.second, round=first)
    player, other = (match.first, match.second) if first > second else (match.second, match.first)
    best, less = max(first, second), min(first, second)
    return reason("begins-trophy", "CG-16", player=player, other=other, round=best, less=less)


def best_trophy(t: Tournament, player: PlayerId) -> int:
    """The round of the best trophy that a player holds; 0: none."""
    return max(trophies_of(t, player), default=0)


def trophies_of(t: Tournament, player: PlayerId) -> tuple[int, ...]:
    """The rounds of the trophies that lie before a player, which everyone sees; not what they are worth."""
    rounds = enumerate(t.rounds, start=1)
    return tuple(number for number, round in rounds if any(_holds(match, player) for match in round.matches))


def tokens_of(t: Tournament, player: PlayerId, round: int | None = None) -> int:
    """The fan tokens that a player has gained, as they were told: in all rounds, or in that one."""
    return sum(
        match.result.figures[1][match.players.index(player)]
        for number, played in enumerate(t.rounds, start=1)
        for match in played.matches
        if match.result is not None and player in match.players and round in (None, number)
    )


def tell_result(
    t: Tournament,
    by: Actor,
    winner: PlayerId,
    fans: int | None = None,
    tokens: dict[PlayerId, int] | None = None,
) -> list[Fact]:
    """Who won at a park of this round, and what the trophy is worth, if that is told now (CG-22).

    `tokens` are the fan tokens that players of the park have gained in this round.
    """
    real(t, by)
    now = playing(t)
    assert now is not None
    number = now.match_of(winner)
    if number is None:
        raise Refusal("not-in-this-round", player=winner, round=now.number)
    match = now.round.matches[number - 1]
    if match.result is not None:
        raise Refusal("park-told", stage=now.stage, round=now.number, park=park_names(t, [number])[0])
    if now.stage is Stage.BRACKET:
        return [_final(match, winner, fans, tokens)]
    result = _result(t, match, winner, tokens or {})
    settled = ResultSettled(Stage.SWISS, now.number, number, result)
    return [settled, *_taken(t, now.number, number, winner, fans, of=result)]


def tell_trophy(t: Tournament, by: Actor, round: int, player: PlayerId, fans: int) -> list[Fact]:
    """What a trophy won earlier is worth: it is shown at the end, or corrected (CG-31)."""
    real(t, by)
    number, match = _at_park(t, round, player)
    if match.result is None or match.winner != player:
        raise Refusal("trophy-not-won", player=player, round=round)
    if any((one.round, one.match) == (round, number) for one in table_of(t).trophies):
        raise Refusal("trophy-told", clause="CG-22", player=player, round=round)
    return _taken(t, round, number, player, fans, of=match.result)


def correct_result(
    t: Tournament,
    by: Actor,
    round: int,
    winner: PlayerId,
    fans: int | None = None,
    *,
    reason: str,
    tokens: dict[PlayerId, int] | None = None,
) -> list[Fact]:
    """Another result of a park, also of an earlier round: the plan stays as it is."""
    real(t, by)
    if t.bracket is not None:
        raise Refusal("final-called", clause="CG-08")
    number, match = _at_park(t, round, winner)
    if match.result is None:
        raise Refusal("not-settled", round=round, table=match.table or number)
    new = _result(t, match, winner, tokens or {})
    old = replace(match.result, points=match.result.figures[1])  # as all were told: without the fans of the trophy
    told = tuple(one for one in table_of(t).trophies if (one.round, one.match) != (round, number))
    then = replace(t, card_table=replace(table_of(t), trophies=told))
    corrected = ResultCorrected(Stage.SWISS, round, number, old, new, a_reason(reason), "keep")
    return [corrected, *_taken(then, round, number, winner, fans, of=new)]


def advance(t: Tournament, by: Actor, *, by_plan: bool = False, secret: bytes) -> list[Fact]:
    """The next round by the plan, the final, or the end of the game; each as soon as everything is told.

    A table that plays by the printed plans is asked for the next seats, or says that Topcut's plan has them.
    """
    all_told(t, by)
    facts = onward(t, by, secret)
    planned = any(isinstance(fact, RoundPaired) and fact.way == "plan" for fact in facts)
    if planned and table_of(t).printed and not by_plan:
        raise Refusal("seats-wanted", clause="CG-09", round=len(t.rounds) + 1)
    return facts


def all_told(t: Tournament, by: Actor) -> None:
    real(t, by)
    now = playing(t)
    assert now is not None
    if now.open:
        raise Refusal("parks-open", clause="CG-14", parks=park_names(t, now.open))
    if missing := untold_trophies(t):
        round, player = missing[0]
        raise Refusal("trophies-untold", clause="CG-31", player=player, round=round, count=len(missing))


def park_names(t: Tournament, numbers: Iterable[int]) -> tuple[str, ...]:
    assert t.ruleset.plan is not None
    return tuple(t.ruleset.plan.park_names[number - 1] for number in numbers)


def untold_trophies(t: Tournament) -> tuple[tuple[int, PlayerId], ...]:
    """Trophies, by round and winner, whose fans must be told before it can go on: all of them at the end, and with one
    or two players, who play with open hands, always (CG-36)."""
    table, plan = table_of(t), t.ruleset.plan
    assert plan is not None
    assert t.structure is not None
    if len(table.players) > plan.lead_players and len(t.rounds) < t.structure.rounds:
        return ()
    if t.bracket is not None:
        return ()
    told = {(one.round, one.match) for one in table.trophies}
    return tuple(
        (round, winner)
        for round, played in enumerate(t.rounds, start=1)
        for number, match in enumerate(played.matches, start=1)
        if (winner := match.winner) is not None and _holds(match, winner) and (round, number) not in told
    )


def trophies_left(t: Tournament, round: int) -> tuple[int, ...]:
    """What the trophies of a round are worth that are still untold."""
    table = table_of(t)
    in_box = Counter(binder_of(table).box.rounds[round - 1].trophies)
    return tuple(sorted((in_box - Counter(one.fans for one in table.trophies if one.round == round)).elements()))


def real(t: Tournament, by: Actor) -> CardTable:
    """The host at a table with real cards."""
    organizer_only(t, by)
    under_way(t)
    table = table_of(t)
    if table.digital:
        raise Refusal("digital-cards", title=t.title)
    return table


def _result(t: Tournament, match: Match, winner: PlayerId, tokens: dict[PlayerId, int]) -> Result:
    """Points are the tokens; what the trophy is worth is a fact of its own, which others need not read (CG-22, Q56)."""
    assert match.second is not None
    for player, number in tokens.items():
        if player not in match.players:
            raise Refusal("tokens-elsewhere", player=player, winner=winner)
        if number and gives_back(t, player):
            raise Refusal("robot-tokens", clause="Q46", player=player)
    gained: Pair = (tokens.get(match.first, 0), tokens.get(match.second, 0))
    check_bounds(t.ruleset.figures[1], gained)
    seat = match.seat_of(winner)
    held = 0 if gives_back(t, winner) else TROPHY
    trophies: Pair = (held, 0) if seat is Seat.FIRST else (0, held)
    return Result(How.VICTORY, seat, gained, (trophies, gained))


def _taken(t: Tournament, round: int, match: int, player: PlayerId, fans: int | None, *, of: Result) -> list[Fact]:
    """Whether it went back to the box was settled with the result: who leaves later keeps what was won (CG-34, Q62)."""
    if fans is None:
        return []
    left = trophies_left(t, round)
    if fans not in left:
        raise Refusal("trophy-unknown", clause="CG-05", round=round, fans=fans, left=left, count=len(left))
    return [TrophyTaken(round, match, player, fans, boxed=of.figures[0] == (0, 0))]


def gives_back(t: Tournament, player: PlayerId) -> bool:
    """A trophy that the Robot wins goes back to the box, except in a solo game (CG-34, CG-37)."""
    return t.players[player].is_played_by_robot and not table_of(t).is_solo


def _final(match: Match, winner: PlayerId, fans: int | None, tokens: dict[PlayerId, int] | None) -> ResultSettled:
    """Who wins it wins the game; fans no longer matter (CG-08, Q54)."""
    if fans is not None or tokens:
        raise Refusal("final-fans", clause="Q54")
    seat = match.seat_of(winner)
    return ResultSettled(Stage.BRACKET, 1, 1, Result(How.VICTORY, seat, (0, 0), ((0, 0), (0, 0))))


def _at_park(t: Tournament, round: int, player: PlayerId) -> tuple[int, Match]:
    if not 1 <= round <= len(t.rounds):
        raise Refusal("round-unknown", round=round, rounds=len(t.rounds))
    number = number_of(t.rounds[round - 1], player)
    if number is None:
        raise Refusal("not-in-this-round", player=player, round=round)
    return number, the_match(t, Stage.SWISS, round, number)


def _holds(match: Match, player: PlayerId) -> bool:
    return match.result is not None and match.winner == player and match.result.figures[0] != (0, 0)
