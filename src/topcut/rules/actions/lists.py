"""What players hand in: until when, put right by whom. Who may read it, `audience.may_see_list` says."""

from topcut.ids import PlayerId
from topcut.refusal import Refusal
from topcut.rules.actions.guards import a_reason, organizer_only, staff_only, the_player
from topcut.rules.actions.wording import LONGEST_LIST, said, said_if_any
from topcut.rules.actor import Actor, Role
from topcut.rules.facts import Fact, ListAccepted, ListCorrected, ListHandedIn, ListsPublished, PoolRegistered
from topcut.rules.tournament import Phase, Tournament, deviates

POOL_RULE, POOL_OPTION = "registered-pool", ("type", "select")


def hand_in(t: Tournament, by: Actor, player: PlayerId, text: str, *, accepted: bool = False) -> list[Fact]:
    """A list, or another one in its place as long as it may change (CH-07, CH-08, TL-05, PS-03, MU-09).

    `accepted`: a member of the staff has checked it, and nothing forbids it.
    """
    if accepted or by.role is not Role.PLAYER or by.id != player:
        staff_only(t, by)
    owner = the_player(t, player)
    text = said(text, "list", LONGEST_LIST)
    if owner.list is not None and is_locked(t):
        lists = t.ruleset.lists
        raise Refusal("list-locked", clause=lists.locked_clause, player=player, locked=_locked(t))
    return [ListHandedIn(player, text), *([ListAccepted(player)] if accepted else [])]


def hand_in_for_all(t: Tournament, by: Actor, note: str) -> list[Fact]:
    """A note, such as “on paper”, for everybody who has handed in nothing yet."""
    staff_only(t, by)
    return [fact for player in missing(t) for fact in hand_in(t, by, player, note)]


def accept(
    t: Tournament, by: Actor, player: PlayerId, *, findings: tuple[str, ...] = (), reason: str = ""
) -> list[Fact]:
    """An official has looked at it; `findings` are those in spite of which it is accepted."""
    staff_only(t, by)
    _handed_in(t, player)
    return [ListAccepted(player, findings, said_if_any(reason, "reason"))]


def correct(t: Tournament, by: Actor, player: PlayerId, text: str, reason: str) -> list[Fact]:
    """A judge puts a faulty list right, together with the player (MU-11)."""
    staff_only(t, by)
    _handed_in(t, player)
    lists = t.ruleset.lists
    if is_locked(t) and lists.corrected_clause is None:
        raise Refusal("list-locked", clause=lists.locked_clause, player=player, locked=_locked(t))
    return [ListCorrected(player, said(text, "list", LONGEST_LIST), a_reason(reason))]


def register_pool(t: Tournament, by: Actor, player: PlayerId, text: str) -> list[Fact]:
    """The cards that a player opened; once play has begun they are what they are (MU-09)."""
    if by.role is not Role.PLAYER or by.id != player:
        staff_only(t, by)
    owner = the_player(t, player)
    clause = t.ruleset.lists.locked_clause
    if not takes_pools(t):
        raise Refusal("pool-not-asked")
    if owner.pool is not None and t.phase is not Phase.SIGN_UP and not deviates(t, clause):
        raise Refusal("pool-locked", clause=clause, player=player)
    return [PoolRegistered(player, said(text, "pool", LONGEST_LIST))]


def publish_lists(t: Tournament, by: Actor, *, published: bool = True) -> list[Fact]:
    """Everybody may read them (CH-13); where only officials may, that is a deviation (MU-39)."""
    organizer_only(t, by)
    lists = t.ruleset.lists
    if t.phase is Phase.SIGN_UP:
        raise Refusal("lists-too-early", clause=lists.seen_by_clause)
    if published and lists.seen_by == "officials" and not deviates(t, lists.seen_by_clause):
        raise Refusal("lists-not-public", clause=lists.seen_by_clause, official=t.ruleset.terms.official)
    return [ListsPublished(published)]


def are_required(t: Tournament) -> bool:
    """Whether everybody needs one before the start (CH-07, MU-10)."""
    required = t.ruleset.lists.required
    return required == "always" or required in t.options.values()


def takes_pools(t: Tournament) -> bool:
    """Whether decks come out of the cards that were opened at the event (MU-09)."""
    option, value = POOL_OPTION
    return POOL_RULE in t.ruleset.lists.rules and t.options.get(option) == value


def missing(t: Tournament) -> tuple[PlayerId, ...]:
    return tuple(player for player in t.active if t.players[player].list is None)


def is_locked(t: Tournament) -> bool:
    if t.phase is Phase.SIGN_UP or deviates(t, t.ruleset.lists.locked_clause):
        return False
    locked = _locked(t)
    return locked == "start" or (locked == "round" and _round_is_on(t))


def _locked(t: Tournament) -> str:
    lists = t.ruleset.lists
    return next((lists.locked_at[value] for value in t.options.values() if value in lists.locked_at), lists.locked)


def _round_is_on(t: Tournament) -> bool:
    rounds = (*t.rounds, *(t.bracket.rounds if t.bracket else ()))
    return bool(rounds) and rounds[-1].is_open


def _handed_in(t: Tournament, player: PlayerId) -> None:
    if the_player(t, player).list is None:
        raise Refusal("no-list", clause=t.ruleset.lists.clause, player=player)
