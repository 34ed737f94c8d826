"""The strike teams of a round: chosen in secret, shown when both players have chosen, every squad used in time."""

from topcut.ids import PlayerId
from topcut.refusal import Refusal
from topcut.rules.actions.guards import staff_only, the_player, under_way
from topcut.rules.actor import Actor, Role
from topcut.rules.facts import Fact, MustUseMissed, SquadsRevealed, SquadsSealed
from topcut.rules.line_up import Choice, must_use
from topcut.rules.match import Stage
from topcut.rules.ruleset import Squads
from topcut.rules.state import Place, place, playing
from topcut.rules.tournament import Tournament, deviates, rounds_of


def choose(t: Tournament, by: Actor, player: PlayerId, round: int, squads: Choice) -> list[Fact]:
    """Sealed until the opponent has chosen, then both are shown at once (PS-05). Officials can do it for a player."""
    rules = t.ruleset.squads
    if rules is None:
        raise Refusal("squads-unknown")
    the_player(t, player)
    if not by.is_staff and by != Actor(Role.PLAYER, player):
        raise Refusal("squads-of-another", clause=rules.clause, player=player)
    seat = _match_to_play(t, rules, player, round)
    match = seat.match
    choice = tuple(sorted(squads))
    _check(rules, choice)
    if t.stage is Stage.SWISS:
        _check_must_use(t, rules, player, choice)
    sealed = SquadsSealed(round, player, choice, t.stage)
    before = rounds_of(t, t.stage)[-1]
    chosen = {**before.squads, player: choice}
    numbers = {**before.sealed, player: t.facts + 1}
    assert match.second is not None
    if match.first not in chosen or match.second not in chosen:
        return [sealed]
    first, second = match.first, match.second
    reveals = (numbers[first], numbers[second])
    return [sealed, SquadsRevealed(round, seat.number, chosen[first], chosen[second], t.stage, reveals)]


def missed(t: Tournament) -> list[MustUseMissed]:
    """Who can no longer use every squad (PS-07) and is not recorded yet; a bye or a missed round does not excuse it."""
    squads = t.ruleset.squads
    if squads is None or t.structure is None or squads.of <= squads.pick * (t.structure.rounds - len(t.rounds)):
        return []
    recorded = t.conduct.missed_squads
    found = ((player, must_use(t, player)) for player in t.active if player not in recorded)
    return [MustUseMissed(player, state.unused, state.room) for player, state in found if state and state.is_missed]


def record_missed(t: Tournament, by: Actor) -> list[Fact]:
    """By the clock, as soon as it happens."""
    if by.role is not Role.CLOCK:
        staff_only(t, by)
    return list(missed(t))


def _match_to_play(t: Tournament, rules: Squads, player: PlayerId, round: int) -> Place:
    """The open match in which the player's choice is still to be made or may still change."""
    under_way(t)
    now, seat = playing(t), place(t, player)
    if now is None or now.number != round or now.round.closed:
        raise Refusal("squads-other-round", clause=rules.clause, round=round)
    if seat is None or seat.opponent is None:
        raise Refusal("squads-no-opponent", clause=rules.clause, player=player, round=round)
    if seat.number in now.round.revealed or not seat.is_open:
        raise Refusal("squads-shown-already", clause=rules.clause, round=round)
    return seat


def _check(rules: Squads, choice: Choice) -> None:
    if len(choice) != rules.pick or len(set(choice)) != rules.pick:
        raise Refusal("squads-wrong-number", clause=rules.clause, pick=rules.pick)
    if not all(1 <= squad <= rules.of for squad in choice):
        raise Refusal("squads-not-on-list", clause=rules.clause, squads=rules.of)


def _check_must_use(t: Tournament, rules: Squads, player: PlayerId, choice: Choice) -> None:
    state = must_use(t, player, choosing=True)
    if state is None or deviates(t, rules.must_use_clause):
        return
    if len(set(choice) & set(state.unused)) < state.next_choice:
        raise Refusal(
            "squads-must-be-used",
            clause=rules.must_use_clause,
            squads=state.unused,
            count=len(state.unused),
            needed=state.next_choice,
            rounds=state.choices,
        )
