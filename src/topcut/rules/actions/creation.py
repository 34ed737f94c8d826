"""Creating a tournament: its rule book with what the organizer changes in it, its day, its place, its commitment;
and putting right what it is called, where and when it is, and whether it charges a fee."""

import hashlib
from collections.abc import Mapping

from topcut.chance import commitment
from topcut.ids import PlayerId
from topcut.refusal import Refusal
from topcut.rules.actions.guards import a_reason, organizer_only
from topcut.rules.actions.wording import said, said_if_any
from topcut.rules.actor import Actor, Role
from topcut.rules.facts import (
    DetailsCorrected,
    DeviationDeclared,
    Fact,
    FeeSet,
    ListChecked,
    ScheduleSet,
    TournamentCreated,
)
from topcut.rules.ruleset import Ruleset, Setting, parse, settings, with_setting
from topcut.rules.schedule import check_day, moved
from topcut.rules.tournament import ListCheck, Phase, Tournament

Value = str | int | bool

LONGEST_RULES = 2000
LOG = 2  # the version that new logs have


def create(
    by: Actor,
    *,
    tournament: str,
    title: str,
    first_day: str,
    place: str,
    ruleset: str,
    seed: bytes,
    options: Mapping[str, str] | None = None,
    settings: Mapping[str, Value] | None = None,
    deviations: Mapping[str, str] | None = None,  # clause -> reason
    capacity: int | None = None,
    charges_fee: bool = True,
) -> list[Fact]:
    """The first facts of a log. `ruleset` is the whole text of the rule book; the seed is committed to before anyone
    can enter (M2). Everything here stands on the public page (CH-17, PS-11, MU-17)."""
    rules = parse(ruleset, "ruleset")
    if by.role is not Role.ORGANIZER:
        raise Refusal("organizer-only", organizer=rules.terms.organizer)
    declared = {clause: a_reason(reason) for clause, reason in (deviations or {}).items()}
    for clause in declared:
        known_clause(rules, clause)
    check_day(first_day)
    check_capacity(capacity)
    made = TournamentCreated(
        tournament=tournament,
        title=said(title, "title"),
        first_day=first_day,
        place=said_if_any(place, "place"),
        ruleset=ruleset,
        ruleset_hash=hashlib.sha256(ruleset.encode()).hexdigest(),
        commitment=commitment(seed).hex(),
        settings=_changed(rules, settings or {}, declared),
        options=_chosen(rules, options or {}),
        capacity=capacity,
        log=LOG,
    )
    departures = [DeviationDeclared(clause, reason) for clause, reason in declared.items()]
    return [made, *departures, *([] if charges_fee else [FeeSet(charged=False)])]


def correct_details(
    t: Tournament,
    by: Actor,
    *,
    title: str | None = None,
    place: str | None = None,
    first_day: str | None = None,
    special: str | None = None,
    checks: Mapping[PlayerId, ListCheck] | None = None,
) -> list[Fact]:
    """Title, place and special rules (CH-17) at any time, in public; the day before the start, because it decides what
    is legal (R-11). The schedule moves with it.

    None leaves a detail as it is; `checks` is what is found in each list on the new day.
    """
    organizer_only(t, by)
    asked = {
        "title": title if title is None else said(title, "title"),
        "place": place if place is None else said_if_any(place, "place"),
        "first_day": first_day,
        "special": special if special is None else said_if_any(special, "special-rules", LONGEST_RULES),
    }
    new = {detail: value for detail, value in asked.items() if value not in {None, getattr(t, detail)}}
    if not new:
        raise Refusal("details-same")
    if "first_day" in new:
        check_day(new["first_day"] or "")
        if t.phase is not Phase.SIGN_UP:
            raise Refusal("day-fixed", clause="R-11", day=t.first_day)
    day = new.get("first_day")
    if day is None:
        return [DetailsCorrected(**new)]
    schedule = [ScheduleSet(moved(t.schedule, t.first_day, day))] if t.schedule else []
    found = (checks or {}).items()
    rechecked = [ListChecked(player, one.grade, one.findings, one.catalogues) for player, one in found]
    return [DetailsCorrected(**new), *schedule, *rechecked]


def set_fee(t: Tournament, by: Actor, *, charged: bool) -> list[Fact]:
    """Without a fee no page speaks of one; what was noted as paid stays noted."""
    organizer_only(t, by)
    if charged == t.charges_fee:
        raise Refusal("fee-as-it-is", charged=charged)
    return [FeeSet(charged)]


def known_clause(ruleset: Ruleset, clause: str) -> None:
    """A clause of the document by its number, a ruling that holds for all, or any that the rule book cites."""
    numbered = {f"{ruleset.prefix}-{number:02d}" for number in range(1, ruleset.clauses + 1)}
    cited = {setting.clause for setting in settings(ruleset).values()} - {""}
    if clause not in numbered | cited:
        raise Refusal("clause-unknown", given=clause, ruleset=ruleset.title, prefix=ruleset.prefix)


def check_capacity(capacity: int | None, least: int = 1) -> None:
    if capacity is not None and capacity < least:
        raise Refusal("capacity-too-small", capacity=capacity, least=least)


def is_free(ruleset: Ruleset, setting: Setting) -> bool:
    """Whether an organizer may change it without a deviation: what the document leaves open, and what it sets free."""
    return setting.question is not None or (setting.path == "points.win" and ruleset.points.free)  # MU-34


def _changed(ruleset: Ruleset, asked: Mapping[str, Value], declared: Mapping[str, str]) -> dict[str, Value]:
    changed = ruleset
    for path, value in asked.items():
        changed = with_setting(changed, path, value)
        setting = settings(ruleset)[path]
        if not is_free(ruleset, setting) and setting.clause not in declared:
            raise Refusal("setting-deviates", clause=setting.clause, setting=path)
    return dict(asked)


def _chosen(ruleset: Ruleset, asked: Mapping[str, str]) -> dict[str, str]:
    """Every option is chosen (MU-01); where there is only one way, it need not be said."""
    for option in asked:
        if option not in ruleset.options:
            raise Refusal("option-unknown", option=option, possible=tuple(ruleset.options), number=len(ruleset.options))
    chosen: dict[str, str] = {}
    for option, possible in ruleset.options.items():
        clause = ruleset.option_clauses.get(option)
        value = asked.get(option, possible[0] if len(possible) == 1 else None)
        if value is None:
            raise Refusal("option-missing", clause=clause, option=option, possible=possible)
        if value not in possible:
            raise Refusal("option-value", clause=clause, option=option, value=value, possible=possible)
        chosen[option] = value
    return chosen
