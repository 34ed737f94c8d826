"""Who may read what: the one place that decides which facts a page, a stream or a public archive may show."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from topcut.ids import PlayerId
from topcut.rules.actor import Actor, Role
from topcut.rules.clock import is_secret
from topcut.rules.facts import (
    AppealDecided,
    Audience,
    CallClosed,
    CallTaken,
    DeckCheckDrawn,
    DeckChecked,
    ExtraMinutesRolled,
    Fact,
    ListCorrected,
    ListHandedIn,
    OfficialCalled,
    Openness,
    Reveal,
    RulingAppealed,
    RulingGiven,
    SquadsSealed,
    Stamped,
    TableTold,
    about,
)
from topcut.rules.line_up import is_open_choice
from topcut.rules.match import Match, Stage
from topcut.rules.tournament import Call, Phase, Tournament, number_of, rounds_of


def may_read(stamped: Stamped, viewer: Actor | None, t: Tournament) -> bool:
    """Whether a viewer (None: the public) may read a fact, as the tournament stands now."""
    fact = stamped.fact
    form = about(type(fact))
    if form.audience is Audience.PUBLIC:
        return True
    if viewer is not None and viewer.role is not Role.PLAYER and form.audience is not Audience.OWNER:
        return _call_reaches(t, fact, viewer) and _check_is_told(t, stamped, viewer)
    owned = form.audience in {Audience.PLAYER, Audience.OWNER}
    if owned and viewer is not None and viewer.role is Role.PLAYER and viewer.id in _owners(fact):
        return True
    me = viewer.id if viewer is not None and viewer.role is Role.PLAYER else ""
    if _is_own_call(t, fact, me) or _is_own_ruling(t, fact, me):
        return True
    if form.openness is Openness.SEALED and (t.phase is Phase.FINISHED or stamped.n in t.opened):
        return True  # at the end nothing is sealed any more, not even what was changed before it was shown
    return form.reveal is not None and REVEALS[form.reveal](t, fact, viewer)


def _owners(fact: Fact) -> tuple[str | None, ...]:
    """The players that a fact is about."""
    return fact.players if isinstance(fact, TableTold) else (getattr(fact, "player", None),)


def _is_own_call(t: Tournament, fact: Fact, player: str) -> bool:
    """A player who called an official sees that the call is open, who comes, and when it is closed (CH-14)."""
    call = _call(t, fact)
    return call is not None and call.player == player


def _call_reaches(t: Tournament, fact: Fact, official: Actor) -> bool:
    """Whatever else a fact is about, officials read it; of a call, those whom it reaches."""
    call = _call(t, fact)
    return call is None or official.role is Role.CLOCK or is_called(t, call, official)


def _check_is_told(t: Tournament, stamped: Stamped, official: Actor) -> bool:
    """Officials who play themselves learn of a deck check when players do."""
    is_sealed = isinstance(stamped.fact, DeckCheckDrawn | DeckChecked) and not _is_told(t, stamped.fact)
    return not is_sealed or not plays(t, official.id)


def _is_told(t: Tournament, check: DeckCheckDrawn | DeckChecked) -> bool:
    meant = (check.stage, check.round, check.check)
    drawn = (one.n for one in t.conduct.deck_checks if (one.stage, one.round, one.number) == meant)
    return t.phase is Phase.FINISHED or any(n in t.opened for n in drawn)


def plays(t: Tournament, official: str) -> bool:
    """Whether an official is named as one who also plays (MU-04)."""
    return any(one.id == official and one.plays_as is not None for one in t.officials)


def _call(t: Tournament, fact: Fact) -> Call | OfficialCalled | None:
    """The call that a fact is about."""
    if isinstance(fact, CallTaken | CallClosed):
        return next((call for call in t.conduct.calls if call.number == fact.call), None)
    return fact if isinstance(fact, OfficialCalled) else None


def is_called(t: Tournament, call: Call | OfficialCalled, by: Actor) -> bool:
    """Whether a call reaches this official: never from the own table, and from a table where another official plays
    only the one in charge of it, or those who organize (MU-04)."""
    if not by.is_staff or is_own_game(t, by.id, call.stage, call.round, call.player):
        return False
    return call.for_official in {None, by.id} or by.role is Role.ORGANIZER


def _is_own_ruling(t: Tournament, fact: Fact, player: str) -> bool:
    """Players see the rulings on their own games, because they may appeal them (CH-51)."""
    return player in ruled_on(t, fact)


def ruled_on(t: Tournament, fact: Fact) -> tuple[PlayerId, ...]:
    """The players of the game that a ruling was given on."""
    if isinstance(fact, RulingGiven):
        return fact.players
    if not isinstance(fact, RulingAppealed | AppealDecided):
        return ()
    return next((one.players for one in t.conduct.rulings if one.number == fact.ruling), ())


def is_own_game(t: Tournament, official: str, stage: Stage, round: int, player: PlayerId) -> bool:
    """Whether an official who plays sits at this player's table: then another one is in charge there (MU-04)."""
    own = {one.plays_as for one in t.officials if one.id == official and one.plays_as is not None}
    return bool(own & {player, *_opponents(t, stage, round, player)})


def may_see_list(t: Tournament, viewer: Actor | None, owner: PlayerId) -> bool:
    """Whether a viewer (None: the public) may read that player's list now (CH-13, TL-06, PS-05, MU-39)."""
    if viewer is not None and (viewer.is_staff or viewer == Actor(Role.PLAYER, owner)):
        return True
    rule = t.ruleset.lists
    if t.phase is Phase.SIGN_UP:
        return False
    if are_lists_public(t):
        return True
    if viewer is None or viewer.role is not Role.PLAYER or rule.seen_by != "opponent":
        return False
    return _have_met(t, owner, viewer.id, rule.past_opponents)


def are_lists_public(t: Tournament) -> bool:
    """From the start on, where the rule book opens them to everyone or the organizer has published them."""
    return t.phase is not Phase.SIGN_UP and (t.ruleset.lists.public or t.lists_published)


def _list_is_open(t: Tournament, fact: Fact, viewer: Actor | None) -> bool:
    """From the start on, as far as the rule book opens lists (CH-13); drafts stay with their owner."""
    assert isinstance(fact, ListHandedIn | ListCorrected)
    owner = t.players.get(fact.player)
    return owner is not None and owner.list == fact.text and may_see_list(t, viewer, owner.id)


def _have_met(t: Tournament, owner: PlayerId, viewer: str, ever: bool) -> bool:
    stages = [(stage, len(rounds_of(t, stage))) for stage in Stage]
    last = next(((stage, count) for stage, count in reversed(stages) if count), None)
    paired = [(stage, number) for stage, count in stages for number in range(1, count + 1)] if ever else [last]
    return any(viewer in _opponents(t, *where, owner) for where in paired if where is not None)


def _opponents(t: Tournament, stage: Stage, round: int, player: PlayerId) -> set[PlayerId | None]:
    rounds = rounds_of(t, stage)
    number = number_of(rounds[round - 1], player) if 1 <= round <= len(rounds) else None
    if number is None:
        return set()
    match = rounds[round - 1].matches[number - 1]
    return {match.first, match.second} - {player, None}


def _squads_are_open(t: Tournament, fact: Fact, _viewer: Actor | None) -> bool:
    """Once both have chosen; a choice that was changed before that stays with its player."""
    assert isinstance(fact, SquadsSealed)
    rounds = rounds_of(t, fact.stage)
    if fact.round > len(rounds):
        return False
    round = rounds[fact.round - 1]
    return round.squads.get(fact.player) == fact.squads and is_open_choice(t, round, number_of(round, fact.player))


def _time_is_told(t: Tournament, fact: Fact, _viewer: Actor | None) -> bool:
    assert isinstance(fact, ExtraMinutesRolled)
    return not is_secret(t, fact.stage, fact.round)


def _game_is_over(t: Tournament, _fact: Fact, _viewer: Actor | None) -> bool:
    """What a player of Challengers! has drawn, picked and chosen is hidden until the game ends (Q56)."""
    return t.phase is Phase.FINISHED


def with_closed_hands(t: Tournament) -> Tournament:
    """The tournament as everyone may count it: while trophies lie face down, a match of Challengers! is worth its
    tokens alone (CG-22, Q56). When the final is called they have been added up (CG-31); the facts themselves are read
    when the game is over."""
    table = t.card_table
    if table is None or t.bracket is not None or _are_open(t):
        return t
    rounds = tuple(replace(one, matches=tuple(map(_closed, one.matches))) for one in t.rounds)
    return replace(t, rounds=rounds, card_table=replace(table, trophies=()))


def _closed(match: Match) -> Match:
    result = match.result
    return match if result is None else replace(match, result=replace(result, points=result.figures[1]))


def _hands_are_open(t: Tournament, _fact: Fact, _viewer: Actor | None) -> bool:
    return _are_open(t)


def _are_open(t: Tournament) -> bool:
    """What trophies are worth: with two players, and alone against the Robot, from the first on (CG-36, Q56)."""
    plan, table = t.ruleset.plan, t.card_table
    few = plan is not None and table is not None and len(table.players) <= plan.lead_players
    return few or t.phase is Phase.FINISHED


REVEALS: Mapping[Reveal, Callable[[Tournament, Fact, Actor | None], bool]] = {
    Reveal.NEVER: lambda _t, _fact, _viewer: False,
    Reveal.START: _list_is_open,
    Reveal.BOTH_CHOSEN: _squads_are_open,
    Reveal.TIME_CALLED: _time_is_told,
    Reveal.ROUND_CLOSED: lambda _t, _fact, _viewer: False,  # only by the fact that names it
    Reveal.GAME_OVER: _game_is_over,
    Reveal.HANDS_OPEN: _hands_are_open,
}
