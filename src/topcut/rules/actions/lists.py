"""What players hand in, until when, and who may put it right. Who may read it: see `audience.may_see_list`."""

from collections.abc import Collection, Mapping, Sequence

from topcut.ids import PlayerId
from topcut.refusal import Refusal
from topcut.rules.actions.guards import (
    a_reason,
    chosen,
    not_over,
    organizer_only,
    plays_clause,
    staff_only,
    the_player,
    themselves_or_staff,
)
from topcut.rules.actions.wording import said_if_any, said_in_full
from topcut.rules.actor import Actor
from topcut.rules.facts import (
    Fact,
    ListAccepted,
    ListChecked,
    ListCorrected,
    ListHandedIn,
    ListsPublished,
    PoolRegistered,
)
from topcut.rules.match import Stage
from topcut.rules.tournament import ILLEGAL, ListCheck, ListState, Phase, Tournament, deviates, rounds_of

POOL_RULE, POOL_OPTION = "registered-pool", ("type", "select")
UNREAD = ListCheck()


def hand_in(
    t: Tournament, by: Actor, player: PlayerId, text: str, *, check: ListCheck = UNREAD, accepted: bool = False
) -> list[Fact]:
    """A list, or another one in its place as long as it may change (CH-07, CH-08, TL-05, PS-03, MU-09).

    `check` is what was found in it; `accepted`: a member of the staff has looked at that, and nothing forbids the list.
    """
    if accepted:
        staff_only(t, by)
    themselves_or_staff(t, by, player)
    not_over(t)
    if t.ruleset.plan is not None:  # decks are made in the game
        raise Refusal("no-lists", clause=t.ruleset.lists.clause, ruleset=t.ruleset.title)
    owner = the_player(t, player)
    text = said_in_full(text, "list")
    if owner.list is not None and is_locked(t):
        lists = t.ruleset.lists
        raise Refusal("list-locked", clause=lists.locked_clause, player=player, locked=_locked(t))
    return [ListHandedIn(player, text), _checked(player, check), *([ListAccepted(player)] if accepted else [])]


def hand_in_for_all(t: Tournament, by: Actor, note: str, players: Collection[PlayerId] | None = None) -> list[Fact]:
    """A note, such as “on paper”, for all who have handed in nothing yet, or for these players."""
    staff_only(t, by)
    them = missing(t) if players is None else chosen(players)
    return _by_kind([fact for player in dict.fromkeys(them) for fact in hand_in(t, by, player, note)])


def accept(
    t: Tournament, by: Actor, player: PlayerId, *, findings: tuple[str, ...] = (), reason: str = ""
) -> list[Fact]:
    """An official has looked at it, and it is not their own (MU-04); it is accepted in spite of `findings`."""
    staff_only(t, by)
    not_over(t)
    if any(one.id == by.id and one.plays_as == player for one in t.officials):
        raise Refusal("own-list", clause=plays_clause(t, by.id), official=t.ruleset.terms.official)
    _handed_in(t, player)
    return [ListAccepted(player, findings, said_if_any(reason, "reason"))]


def accept_all(t: Tournament, by: Actor, found: Mapping[PlayerId, tuple[str, ...]], reason: str) -> list[Fact]:
    """Several at once, each in spite of what was found in it, with one reason for all."""
    staff_only(t, by)
    why = a_reason(reason)
    return [fact for player in chosen(found) for fact in accept(t, by, player, findings=found[player], reason=why)]


def correct(
    t: Tournament, by: Actor, player: PlayerId, text: str, reason: str, *, check: ListCheck = UNREAD
) -> list[Fact]:
    """A judge puts a faulty list right, together with the player (MU-11)."""
    staff_only(t, by)
    not_over(t)
    _handed_in(t, player)
    lists = t.ruleset.lists
    if is_locked(t) and lists.corrected_clause is None:
        raise Refusal("list-locked", clause=lists.locked_clause, player=player, locked=_locked(t))
    corrected = ListCorrected(player, said_in_full(text, "list"), a_reason(reason))
    if check.grade == ILLEGAL:
        raise Refusal("list-still-illegal", number=len(check.findings))
    return [corrected, _checked(player, check)]


def register_pool(t: Tournament, by: Actor, player: PlayerId, text: str, *, check: ListCheck = UNREAD) -> list[Fact]:
    """The cards that a player opened; once play has begun they are what they are (MU-09).

    `check` is what is found in the list that was handed in already, now that it must come out of this pool.
    """
    themselves_or_staff(t, by, player)
    not_over(t)
    owner = the_player(t, player)
    clause = t.ruleset.lists.locked_clause
    if not takes_pools(t):
        raise Refusal("pool-not-asked")
    if owner.pool is not None and t.phase is not Phase.SIGN_UP and not deviates(t, clause):
        raise Refusal("pool-locked", clause=clause, player=player)
    registered = PoolRegistered(player, said_in_full(text, "pool"))
    return [registered, *([] if owner.list is None else [_checked(player, check)])]


def register_pool_for_all(t: Tournament, by: Actor, note: str, checks: Mapping[PlayerId, ListCheck]) -> list[Fact]:
    """A note, such as “on paper”, for each of these players, with what is found in their lists then."""
    staff_only(t, by)
    return _by_kind([fact for one in chosen(checks) for fact in register_pool(t, by, one, note, check=checks[one])])


def publish_lists(t: Tournament, by: Actor, *, published: bool = True) -> list[Fact]:
    """Anyone may read them (CH-13); where only officials may, that is a deviation (MU-39)."""
    organizer_only(t, by)
    lists = t.ruleset.lists
    if t.phase is Phase.SIGN_UP:
        raise Refusal("lists-too-early", clause=lists.seen_by_clause)
    if published and lists.seen_by == "officials" and not deviates(t, lists.seen_by_clause):
        raise Refusal("lists-not-public", clause=lists.seen_by_clause, official=t.ruleset.terms.official)
    return [ListsPublished(published)]


def are_required(t: Tournament) -> bool:
    """Whether every player needs one before the start (CH-07, MU-10)."""
    required = t.ruleset.lists.required
    return required == "always" or required in t.options.values()


def takes_pools(t: Tournament) -> bool:
    """Whether decks come out of the cards that were opened at the event (MU-09)."""
    option, value = POOL_OPTION
    return POOL_RULE in t.ruleset.lists.rules and t.options.get(option) == value


def pools_are_required(t: Tournament) -> bool:
    """Whether every player needs a registered pool before the start (MU-09)."""
    return takes_pools(t) and t.ruleset.lists.pools_required in t.options.values()


def missing(t: Tournament) -> tuple[PlayerId, ...]:
    return tuple(player for player in t.active if t.players[player].list is None)


def illegal(t: Tournament) -> tuple[PlayerId, ...]:
    """Players whose list is illegal by its last check and has not been accepted since."""
    return tuple(player for player in t.active if t.players[player].list_state is ListState.ILLEGAL)


def without_pool(t: Tournament) -> tuple[PlayerId, ...]:
    return tuple(player for player in t.active if t.players[player].pool is None)


def refuse_start(t: Tournament) -> None:
    """All have what is required; a list that was found to be illegal stops the start until it is accepted."""
    _refuse_missing(t, missing(t), "lists-missing")
    _refuse_illegal(t, illegal(t), "lists-illegal")
    without, clause = without_pool(t), t.ruleset.lists.pools_required_clause
    if without and pools_are_required(t) and not deviates(t, clause or t.ruleset.lists.clause):
        raise Refusal("pools-missing", clause=clause, players=without, number=len(without))


def refuse_pairing(t: Tournament) -> None:
    """The same for all who are to be paired, where the rule book says so (CH-07, TL-05, PS-03, MU-10)."""
    if not t.ruleset.lists.before_pairing:
        return
    round, there = len(t.rounds) + 1, set(t.to_pair)
    _refuse_missing(t, [player for player in missing(t) if player in there], "lists-missing-now", round=round)
    _refuse_illegal(t, [player for player in illegal(t) if player in there], "lists-illegal-now", round=round)


def is_locked(t: Tournament) -> bool:
    if t.phase is Phase.SIGN_UP or deviates(t, t.ruleset.lists.locked_clause):
        return False
    locked = _locked(t)
    rounds = (*t.rounds, *rounds_of(t, Stage.BRACKET))
    return locked == "start" or (locked == "round" and bool(rounds) and rounds[-1].is_open)


def _locked(t: Tournament) -> str:
    lists = t.ruleset.lists
    return next((lists.locked_at[value] for value in t.options.values() if value in lists.locked_at), lists.locked)


def _handed_in(t: Tournament, player: PlayerId) -> None:
    if the_player(t, player).list is None:
        raise Refusal("no-list", clause=t.ruleset.lists.clause, player=player)


def _checked(player: PlayerId, check: ListCheck) -> ListChecked:
    return ListChecked(player, check.grade, check.findings, check.catalogues)


def _refuse_missing(t: Tournament, players: Sequence[PlayerId], code: str, **about: object) -> None:
    clause = t.ruleset.lists.clause
    if players and are_required(t) and not deviates(t, clause):
        called = t.ruleset.terms.list
        raise Refusal(code, clause=clause, players=tuple(players), number=len(players), list=called, **about)


def _refuse_illegal(t: Tournament, players: Sequence[PlayerId], code: str, **about: object) -> None:
    """A deviation does not help: the way round is to accept the list (CH-09 to CH-11, PS-04, MU-08)."""
    if not players or not are_required(t):
        return
    checks = [check for player in players if (check := t.players[player].list_check) is not None]
    clauses = tuple(sorted({clause for check in checks for clause in check.clauses})) or (t.ruleset.lists.clause,)
    named = {"players": tuple(players), "number": len(players), "list": t.ruleset.terms.list, "clauses": clauses}
    raise Refusal(code, clause=clauses[0], **named, **about)


def _by_kind(facts: list[Fact]) -> list[Fact]:
    """First what was handed in, then what was found in it: a long log reads better that way."""
    return sorted(facts, key=lambda fact: isinstance(fact, ListChecked))
