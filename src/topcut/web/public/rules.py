"""The rules a tournament is played by: its briefing, where it differs from its rule book, and what each clause says."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any

from fastapi import APIRouter
from fastapi.responses import Response

from topcut.refusal import Refusal
from topcut.rules.actions.structure import Plan, announced
from topcut.rules.differences import differences
from topcut.rules.match import Stage
from topcut.rules.pairing.bracket import Seed, bracket
from topcut.rules.ruleset import Role, Ruleset, load, settings, shipped
from topcut.rules.tournament import Tournament, games_of
from topcut.web.access import may
from topcut.web.kept import known
from topcut.web.public.frame import shown
from topcut.web.view import View
from topcut.words import Shown, raised, say
from topcut.words.clauses import catalogue, catalogues
from topcut.words.rulebook import in_words_of_reader
from topcut.words.settings import setting_value

router = APIRouter()


@dataclass(frozen=True, slots=True)
class Rule:
    label: str
    text: str
    clauses: tuple[str, ...]
    is_ruling: bool = False  # the document leaves it open


@dataclass(frozen=True, slots=True)
class Reading:
    """How a question that the document leaves open is answered."""

    question: str
    answer: str
    clause: str
    setting: str


@router.get("/t/{tournament}/rules")
def briefing(view: Annotated[View, may("look")]) -> Response:
    return shown(view, "public/briefing.html", lambda: known(view, _briefing))


def _briefing(view: View) -> Mapping[str, Any]:
    t = view.t
    book = catalogue(t.ruleset.name)
    return {
        "for_players": book.for_players if book else (),
        "for_organizer": book.for_organizer if book else (),
        "language_of_book": book.language if book else "",
        "materials": t.ruleset.materials,
        "rules": tuple(rules_in_use(t)),
        "readings": readings(t.ruleset),
        "differs": differences(t, tuple(view.desk.history(view.tournament))),
        "deviating": {deviation.clause for deviation in t.deviations},
        "officials": officials(t),
        "stood_in": stood_in(t),
    }


@router.get("/rules")
def books(view: Annotated[View, may("open")]) -> Response:
    return view.page("public/books.html", books=[catalogue(name) for name in catalogues()])


@router.get("/rules/{ruleset}")
def book(view: Annotated[View, may("open")], ruleset: str) -> Response:
    found = catalogue(ruleset)
    if found is None:
        raise Refusal("page-unknown")
    open_questions = readings(load(ruleset)) if ruleset in shipped() else ()
    return view.page("public/book.html", book=found, readings=open_questions)


def readings(ruleset: Ruleset) -> tuple[Reading, ...]:
    """Every question that the document leaves open, with the answer in use."""
    values = settings(ruleset)
    return tuple(
        Reading(
            ruling.question,
            setting_value(ruleset, ruling.setting, values[ruling.setting].value),
            ruling.clause,
            ruling.setting,
        )
        for ruling in ruleset.rulings
    )


def officials(t: Tournament) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Who holds which role, by the rule book's titles (MU-17)."""
    held = ((role.title, tuple(one.id for one in t.officials if one.role == role.name)) for role in t.ruleset.officials)
    return tuple((title, ids) for title, ids in held if ids)


def stood_in(t: Tournament) -> tuple[Role, ...]:
    """Roles that nobody is named for, so that the organizer has them (MU-02)."""
    held = {one.role for one in t.officials}
    return tuple(role for role in t.ruleset.officials if role.organizer == "stands-in" and role.name not in held)


def planned(t: Tournament) -> tuple[int, int]:
    """As announced, or what the table gives for as many as there are now; 0 while there are too few for it."""
    try:
        course = announced(t, Plan())
    except Refusal:
        return 0, 0
    return course.rounds, course.cut


def rules_in_use(t: Tournament) -> Iterator[Rule]:
    return _paired(t) if t.ruleset.plan is None else _by_plan(t)


def _by_plan(t: Tournament) -> Iterator[Rule]:
    """Of a card game: no points but fans, no byes, and rounds that nobody pairs."""
    rules, plan = t.ruleset, t.ruleset.plan
    assert plan is not None
    yield _rule("points", say("public-rules-plan.fans"), (rules.points.clause,))
    yield _rule("ties", _breakers(rules), _distinct(tiebreaker.clause for tiebreaker in rules.tiebreakers))
    yield _rule("pairing", say("public-rules-plan.seats"), _distinct((plan.clause, rules.pairing_clause)))
    yield _rule("robot", say("public-rules-plan.robot"), (rules.bye.rule_clause,))
    yield _rule("structure", _structure(t), _distinct((rules.structure.clause, rules.structure.fixed_clause)))
    yield _rule("lead", say("public-rules-lead", players=plan.lead_players, lead=plan.lead), (plan.lead_clause,))
    yield _rule("final", say("public-rules-plan.final"), _distinct((rules.cut.clause, rules.bracket.clause)))
    yield _rule("pace", say("public-rules-plan.pace"), (rules.clock.clause,))
    yield Rule(
        raised(in_words_of_reader(rules.terms.list)), say("public-rules-plan.deck"), (rules.lists.seen_by_clause,)
    )


def _paired(t: Tournament) -> Iterator[Rule]:
    rules = t.ruleset
    open = {ruling.setting for ruling in rules.rulings}
    points = rules.points
    worth = {"win": points.win, "draw": "none" if points.draw is None else points.draw, "loss": points.loss}
    yield _rule("points", say("public-rules-points", **worth), (points.clause,))
    yield _rule("ties", _breakers(rules), _distinct(tiebreaker.clause for tiebreaker in rules.tiebreakers))
    yield _rule("bye", _bye(rules), _distinct((rules.bye.rule_clause, rules.bye.clause)))
    paired = _distinct((rules.first_round_clause, rules.pairing_clause, rules.rematch_clause))
    yield _rule("pairing", say("public-rules-pairing"), paired)
    fixed = rules.structure.clause if t.structure is None else t.structure.clause
    clauses = _distinct((rules.structure.clause, fixed, rules.structure.fixed_clause))
    yield _rule("structure", _structure(t), clauses)
    if t.announced is not None and t.structure is None:
        cut = "none" if t.announced.cut is None else t.announced.cut
        said = say("structure-announced", rounds=t.announced.rounds or "none", cut=cut)
        yield _rule("announced", said, (t.announced.clause,))
    swiss, bracket = (games_of(t, stage) for stage in Stage)
    if max(swiss, bracket) > 1:
        yield _rule("games", say("public-rules-games", swiss=swiss, bracket=bracket), (rules.games.clause,))
    clock = rules.clock
    told = say("public-rules-time", secret=clock.secret)
    yield _rule("time", told, (clock.secret_clause or clock.clause,), is_ruling="clock.secret" in open)
    if clock.at_time:
        yield _rule("at-time", in_words_of_reader(clock.at_time), (clock.at_time_clause or clock.clause,))
    after = _distinct((rules.bracket.clause, rules.bracket.draw_clause))
    yield _rule("after", _bracket(t), after, is_ruling="bracket.draw" in open)
    seen = "opponent" if rules.lists.seen_by == "opponent" else "officials"
    shown = "everyone" if rules.lists.public or t.lists_published else seen
    word = in_words_of_reader(rules.terms.list)
    yield Rule(
        raised(word),
        say("public-rules-list", seen=shown),
        (rules.lists.seen_by_clause,),
        "lists.seen_by" in open,
    )


def _rule(label: str, text: str, clauses: tuple[str, ...], *, is_ruling: bool = False) -> Rule:
    return Rule(say(f"public-rules-label.{label}"), text, clauses, is_ruling)


def _breakers(rules: Ruleset) -> str:
    """`A, then B, then C`"""
    return _in_a_row("public-rules-then", [in_words_of_reader(one.label) for one in rules.tiebreakers])


def _in_a_row(code: str, words: Sequence[str]) -> str:
    """However many they are, by a message that puts the next one behind the first."""
    said = words[0] if words else ""
    for one in words[1:]:
        said = say(code, first=Shown(said), next=Shown(one))
    return said


def _bye(rules: Ruleset) -> str:
    labels = {figure.name: in_words_of_reader(figure.label) for figure in rules.figures}
    figures = tuple(f"{worth} {labels[name]}" for name, worth in rules.bye.figures.items())
    return say("bye-rule", figures=figures or "none", later=rules.bye.later, once=rules.bye.once)


def _structure(t: Tournament) -> str:
    rows = []
    for row in t.ruleset.structure.rows:
        span = str(row.least) if row.least == row.most else say("structure-range", least=row.least, most=row.most or 0)
        players = say("public-rules-and-more", least=row.least) if row.most is None else span
        rows.append(say("public-rules-row", players=players, rounds=row.rounds, cut=row.cut))
    return _in_a_row("public-rules-also", rows)


def _bracket(t: Tournament) -> str:
    cut = (t.structure.cut if t.structure else planned(t)[1]) or 8
    drawn = "seed" if t.ruleset.bracket.draw == "higher-rank" else "roll"
    pairs = [
        "-".join(str(slot.number) for slot in fixture.slots if isinstance(slot, Seed))
        for fixture in bracket(cut, t.ruleset.bracket.order).rounds[0]
    ]
    return say("public-rules-after", pairs=Shown(", ".join(pairs)), draw=drawn)


def _distinct(clauses: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(clauses))
