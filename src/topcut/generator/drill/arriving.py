"""Before the start: signing up, handing in lists, checking in, and thinking better of it."""

from collections.abc import Iterator

from topcut.generator.drill.habits import Brought, habits
from topcut.generator.drill.habits import lists as lists_brought
from topcut.generator.drill.intent import MINUTE, HandIn, Intent, SignUp, as_player, dice_of, minutes
from topcut.generator.drill.people import Role
from topcut.generator.drill.script import Scene
from topcut.ids import PlayerId
from topcut.rules.actions import lists, registration
from topcut.rules.tournament import ListState, Tournament

NONCE_BYTES = 16
ON_PAPER = "on paper"


def before_the_start(scene: Scene) -> Iterator[Intent]:
    """What a phone can do until the roster is locked."""
    if scene.t.locked:
        return
    ids = {name: id for id, name in scene.names.items() if id in scene.t.players}
    for role in scene.roles:
        player = ids.get(role.name)
        if player is None:
            if role.name not in scene.known:
                yield _signs_up(scene, role)
        elif player in scene.simulated and not role.double:
            yield from _prepares(scene, player)


def _signs_up(scene: Scene, role: Role) -> Intent:
    nonce = dice_of(scene.seed, "nonce", role.name).bytes(NONCE_BYTES).hex()
    return Intent(f"sign up {role.name}", role.arrives, SignUp(role.name, role.club, nonce))


def _prepares(scene: Scene, player: PlayerId) -> Iterator[Intent]:
    t, rules, dice = scene.t, habits(), dice_of(scene.seed, "prepares", scene.names[player])
    one = t.players[player]
    text = _list(t, scene.seed, scene.names[player])
    handed_in = minutes(dice, 1, rules.lists.within)
    checked_in = minutes(dice, rules.check_in.earliest, rules.check_in.earliest + rules.check_in.within)
    if lists.are_required(t) and one.list is None and text is not None:
        yield Intent(f"list {player}", handed_in, HandIn(player, text))
    if one.list_state is ListState.ILLEGAL and dice.chance(rules.lists.corrected):
        after = rules.lists.corrected_after * MINUTE
        yield Intent(f"list again {player}", after, HandIn(player, _form(t).legal))
    if dice.chance(rules.sign_up.withdraw):
        yield Intent(f"withdraw {player}", checked_in, as_player(player, registration.withdraw, player))
    elif t.self_check_in and not one.checked_in and not one.waiting and not dice.chance(rules.check_in.absent):
        yield Intent(f"check in {player}", checked_in, as_player(player, registration.check_in, player))


def _list(t: Tournament, seed: str, name: str) -> str | None:
    """None: they have forgotten it."""
    rules, dice = habits().lists, dice_of(seed, "list", name)
    chance = dice.below(100)
    if chance < rules.forgotten:
        return None
    if chance < rules.forgotten + rules.paper:
        return ON_PAPER
    return _form(t).faulty if chance < rules.forgotten + rules.paper + rules.faulty else _form(t).legal


def _form(t: Tournament) -> Brought:
    known = lists_brought()
    return next(known[rule] for rule in t.ruleset.lists.rules if rule in known)
