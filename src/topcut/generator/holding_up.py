"""What a start or a pairing waits for: lists that are missing or not legal, pools, lost cards, room for all."""

from topcut.generator.life import Life
from topcut.ids import PlayerId, TableNumber
from topcut.rules.actions import leaving, lists, lost_cards, rounds
from topcut.rules.actions.registration import fix_seat
from topcut.rules.actions.venue import set_table
from topcut.rules.tournament import ILLEGAL, LEGAL, ListCheck, Phase

PAPER = "on paper"


def found(life: Life) -> ListCheck:
    """What a check finds in a list: now and then something that forbids it."""
    rules = life.t.ruleset.lists
    luck = life.dice.below(10)
    catalogues = {"made-up": life.dice.bytes(32).hex()} if luck < 7 else {}
    if life.odd(4) and rules.rule_clauses:
        clause = life.dice.pick(sorted(rules.rule_clauses.values()))
        return ListCheck(ILLEGAL, (f"{clause} made-up",), catalogues)
    return ListCheck(LEGAL, (), catalogues) if luck < 7 else ListCheck()


def seen_to(life: Life) -> bool:
    """Whether what was just refused has been seen to, in one of the possible ways."""
    refusal = life.last_refusal
    assert refusal is not None
    held = refusal.parameters.get("players")
    players = held if isinstance(held, tuple) else ()
    if refusal.code in {"lists-missing", "lists-missing-now"}:
        return (
            life.does_staff(lists.hand_in_for_all, PAPER, players) if life.dice.chance(60) else _left_out(life, players)
        )
    if refusal.code in {"lists-illegal", "lists-illegal-now"}:
        return (
            _accepted(life, players) if life.dice.chance(70) else _left_out(life, players) or _accepted(life, players)
        )
    if refusal.code == "pools-missing":
        checks = {player: found(life) for player in players}
        return life.does_staff(lists.register_pool_for_all, PAPER, checks)
    if refusal.code == "cards-missing":
        return _replaced(life, players[0])
    return False


def make_room(life: Life) -> bool:
    """One more table, or a seat set free that no one can have; whether the next try may go better."""
    refusal = life.last_refusal
    if refusal is None:
        return False
    if refusal.code in {"stream-table-fixed", "fixed-table-missing"}:
        return life.does(fix_seat, PlayerId(str(refusal.parameters["player"])), None)
    if refusal.code == "too-few-tables":
        return life.does(set_table, TableNumber(max(life.t.tables) + 1))
    return False


def _accepted(life: Life, players: tuple[PlayerId, ...]) -> bool:
    return life.does_staff(lists.accept_all, dict.fromkeys(players, ("Something is wrong with it",)), life.reason)


def _left_out(life: Life, players: tuple[PlayerId, ...]) -> bool:
    if life.t.phase is not Phase.SWISS or len(life.t.to_pair) - len(players) < 2:
        return False
    return life.does(rounds.leave_out, players, len(life.t.rounds) + 1)


def _replaced(life: Life, player: PlayerId) -> bool:
    """Found after all, away for a round, or out of the tournament (MU-13)."""
    luck = life.dice.below(10)
    if luck < 2 and _left_out(life, (player,)):
        return True
    if luck < 4 and len(life.t.active) > 4 and life.does_staff(leaving.eject, player, life.reason):
        return True
    return life.does_staff(lost_cards.card_replaced, player)
