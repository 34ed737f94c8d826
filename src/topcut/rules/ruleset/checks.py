"""What a rule book must not say although every entry by itself is well formed."""

from collections.abc import Callable, Iterable, Iterator
from itertools import zip_longest

from topcut.refusal import Refusal
from topcut.rules.ruleset.schema import Comparison, Ending, How, Ruleset, StructureRow
from topcut.rules.ruleset.settings import settings

CUTS = (0, 2, 4, 8, 16, 32)  # the brackets that Topcut can draw
ORGANIZER = "organizer"
OF_A_FIGURE = ("figure", "latest-rounds")
HALVES = ("1", "2")


class Fault(Exception):
    """What is wrong with a rule book: the place, a code, and what its sentence needs."""

    def __init__(self, where: str, why: str, **parameters: object) -> None:
        super().__init__(where, why, parameters)
        self.where = where
        self.why = why
        self.parameters = parameters

    def refusal(self, code: str, **about: object) -> Refusal:
        return Refusal(code, None, where=self.where, why=self.why, **{**self.parameters, **about})


def fault_in(ruleset: Ruleset) -> Fault | None:
    """The first thing that does not fit together."""
    return next((fault for check in CHECKS for fault in check(ruleset)), None)


def _points(ruleset: Ruleset) -> Iterator[Fault]:
    points = ruleset.points
    if not points.loss < points.win:
        yield Fault("points.win", "points-order")
    if points.draw is not None and not points.loss < points.draw < points.win:
        yield Fault("points.draw", "points-order")


def _draws(ruleset: Ruleset) -> Iterator[Fault]:
    """Without points for a draw nothing may end in one."""
    if ruleset.points.draw is not None:
        return
    for how, ending in ruleset.endings.items():
        if how is How.DRAW:
            yield Fault("endings.draw", "no-draws")
        if ending.level == "draw":
            yield Fault(f"endings.{how}.level", "no-draws")
        if ending.winner == "nobody" and ending.both == "draw":
            yield Fault(f"endings.{how}.both", "no-draws")
    if ruleset.games.level == "draw":
        yield Fault("games.level", "no-draws")


def _figures(ruleset: Ruleset) -> Iterator[Fault]:
    names = [name for figure in ruleset.figures for name in (figure.name, *figure.also)]
    yield from _twice("figures", names)
    figures = {figure.name: figure for figure in ruleset.figures}
    for name, worth in ruleset.bye.figures.items():
        yield from _kept(ruleset, f"bye.figures.{name}", name)
        if name in figures and worth > figures[name].most:
            yield Fault(f"bye.figures.{name}", "above", most=figures[name].most)


def _endings(ruleset: Ruleset) -> Iterator[Fault]:
    if How.VICTORY not in ruleset.endings:
        yield Fault("endings.victory", "missing")
    if How.BYE in ruleset.endings:
        yield Fault("endings.bye", "bye-apart")
    for how, ending in ruleset.endings.items():
        yield from _ending(ruleset, f"endings.{how}", ending)
    known = tuple(str(how) for how in ruleset.endings)
    leaving = {"before_game": ruleset.leaving.before_game, "during_game": ruleset.leaving.during_game}
    yield from (_no_such(f"leaving.{at}", name, known) for at, name in leaving.items() if name not in known)


def _ending(ruleset: Ruleset, where: str, ending: Ending) -> Iterator[Fault]:
    if ending.winner == "compared":
        if not ending.compare and max(ruleset.games.swiss, ruleset.games.bracket) == 1:
            yield Fault(f"{where}.compare", "missing")
        if ending.level is None:
            yield Fault(f"{where}.level", "missing")
    elif ending.level is not None:
        yield Fault(f"{where}.level", "only-with", other='winner = "compared"')
    if ending.winner == "nobody" and ending.compare:
        yield Fault(f"{where}.compare", "only-with", other='winner = "compared" or "named"')
    for number, step in enumerate(ending.compare, start=1):
        decides = ending.winner == "compared" and number < len(ending.compare)
        yield from _comparison(ruleset, f"{where}.compare.{step.figure}", step, decides)
    yield from _twice(f"{where}.compare", [step.figure for step in ending.compare])


def _comparison(ruleset: Ruleset, where: str, step: Comparison, may_claim: bool) -> Iterator[Fault]:
    names = tuple(figure.name for figure in ruleset.figures)
    if step.figure not in names:
        yield _no_such(f"{where}.figure", step.figure, names)
    if step.claims is not None and step.claims not in names:
        yield _no_such(f"{where}.claims", step.claims, names)
    if step.claims is not None and not may_claim:
        yield Fault(f"{where}.claims", "claims-last")


def _tiebreakers(ruleset: Ruleset) -> Iterator[Fault]:
    yield from _twice("tiebreakers", [tiebreaker.key for tiebreaker in ruleset.tiebreakers])
    for number, tiebreaker in enumerate(ruleset.tiebreakers, start=1):
        where = f"tiebreakers.{tiebreaker.key}"
        if tiebreaker.kind == "random" and number < len(ruleset.tiebreakers):
            yield Fault(where, "random-last")
        if tiebreaker.kind not in OF_A_FIGURE and tiebreaker.figure is not None:
            yield Fault(f"{where}.figure", "only-with", other='kind = "figure"')
        if tiebreaker.kind in OF_A_FIGURE and tiebreaker.figure is None:
            yield Fault(f"{where}.figure", "missing")
        if tiebreaker.figure is not None:
            yield from _kept(ruleset, f"{where}.figure", tiebreaker.figure)
        if tiebreaker.least > 1:
            yield Fault(f"{where}.floor", "above", most=1)
        if tiebreaker.least > 0 and tiebreaker.kind != "match-win-rate":
            yield Fault(f"{where}.floor", "only-with", other='kind = "match-win-rate"')


def _structure(ruleset: Ruleset) -> Iterator[Fault]:
    structure = ruleset.structure
    if not structure.rows:
        yield Fault("structure.rows", "missing")
    yield from _rows("structure.rows", structure.rows)
    yield from _rows("structure.alternate", structure.alternate)
    yield from _together("structure", alternate=structure.alternate, alternate_clause=structure.alternate_clause)
    if structure.without_cut == "alternate" and not structure.alternate:
        yield Fault("structure.alternate", "needed-by", other="without_cut")


def _rows(where: str, rows: tuple[StructureRow, ...]) -> Iterator[Fault]:
    for row, below in zip_longest(rows, rows[1:]):
        place = f"{where}.{row.least}"
        if row.cut not in CUTS:
            yield Fault(f"{place}.cut", "choice", value=row.cut, known=CUTS)
        if row.cut > row.least:
            yield Fault(f"{place}.cut", "above", most=row.least)
        if row.most is not None and row.most < row.least:
            yield Fault(f"{place}.most", "below", least=row.least)
        if below is None and row.most is not None:
            yield Fault(f"{place}.most", "row-last")
        if below is not None and row.most is None:
            yield Fault(f"{place}.most", "missing")
        if below is not None and row.most is not None and below.least != row.most + 1:
            yield Fault(f"{where}.{below.least}.least", "row-gap", expected=row.most + 1)


def _people(ruleset: Ruleset) -> Iterator[Fault]:
    yield from _twice("officials", [role.name for role in ruleset.officials])
    for role in ruleset.officials:
        yield from _chosen(ruleset, f"officials.{role.name}.plays_at", role.plays_at)


def _clock(ruleset: Ruleset) -> Iterator[Fault]:
    clock = ruleset.clock
    dice = {"dice": clock.dice, "faces": clock.faces, "hits": clock.hits}
    if clock.roll == "never":
        yield from (
            Fault(f"clock.{name}", "only-with", other='roll = "always" or "choice"') for name in dice if dice[name]
        )
    else:
        yield from (Fault(f"clock.{name}", "below", least=1) for name in dice if not dice[name])
    if clock.hits > clock.faces:
        yield Fault("clock.hits", "above", most=clock.faces)
    if clock.secret and clock.secret_clause is None:
        yield Fault("clock.secret_clause", "missing")
    yield from _together(
        "clock",
        mission_critical=clock.mission_critical,
        mission_critical_clause=clock.mission_critical_clause,
        mission_critical_by=clock.mission_critical_by,
    )
    shortest = min(clock.minutes, clock.bracket_minutes)
    if clock.mission_critical is not None and clock.mission_critical >= shortest:
        yield Fault("clock.mission_critical", "above", most=shortest - 1)
    roles = (*(role.name for role in ruleset.officials), ORGANIZER)
    for name in clock.mission_critical_by:
        if name not in roles:
            yield _no_such("clock.mission_critical_by", name, tuple(dict.fromkeys(roles)))


def _games(ruleset: Ruleset) -> Iterator[Fault]:
    for stage in ("swiss", "bracket"):
        if getattr(ruleset.games, stage) % 2 == 0:
            yield Fault(f"games.{stage}", "even")


def _lists(ruleset: Ruleset) -> Iterator[Fault]:
    yield from _chosen(ruleset, "lists.locked_at", ruleset.lists.locked_at)
    if ruleset.lists.required == "premier":
        yield from _chosen(ruleset, "lists.required", ["premier"])
    yield from _twice("lists.rules", ruleset.lists.rules)
    yield from _cited("lists.rule_clauses", ruleset.lists.rules, ruleset.lists.rule_clauses)
    for name in ("swiss", "bracket"):
        if ruleset.roster_of_round is not None and not getattr(ruleset.roster_of_round, name):
            yield Fault(f"roster_of_round.{name}", "missing")
    if ruleset.squads is not None and ruleset.squads.pick > ruleset.squads.of:
        yield Fault("squads.pick", "above", most=ruleset.squads.of)


def _materials(ruleset: Ruleset) -> Iterator[Fault]:
    materials = ruleset.materials
    if materials is None:
        return
    items = tuple(materials.items)
    yield from _cited("materials.item_clauses", items, materials.item_clauses)
    yield from (_no_such("materials.substitutes", name, items) for name in materials.substitutes if name not in items)


def _options(ruleset: Ruleset) -> Iterator[Fault]:
    for name, values in ruleset.options.items():
        if not values:
            yield Fault(f"options.{name}", "missing")
        yield from _twice(f"options.{name}", values)
    yield from _cited("option_clauses", tuple(ruleset.options), ruleset.option_clauses)


def _plan(ruleset: Ruleset) -> Iterator[Fault]:
    """One card per seat, one place per round, and every place of a round for one card only."""
    plan = ruleset.plan
    if plan is None:
        return
    if len(plan.park_names) != len(plan.parks):
        yield Fault("plan.park_names", "length", expected=len(plan.parks))
    yield from _twice("plan.tables", [str(table.seats) for table in plan.tables])
    seats = {table.seats for table in plan.tables}
    wanted = {players + players % 2 for players in range(1, plan.most_players + 1)}
    yield from (Fault(f"plan.tables.{number}", "missing") for number in sorted(wanted - seats))
    rounds = {row.rounds for row in ruleset.structure.rows}
    for table in plan.tables:
        where = f"plan.tables.{table.seats}.cards"
        places = [card.split() for card in table.cards]
        if len(places) != table.seats or table.seats % 2:
            yield Fault(where, "length", expected=table.seats + table.seats % 2)
        for line in places:
            if rounds != {len(line)}:
                yield Fault(where, "length", expected=max(rounds, default=0))
        known = {f"{park}{half}" for park in plan.parks[: table.seats // 2] for half in HALVES}
        for at in zip_longest(*places, fillvalue=""):
            if set(at) != known:
                yield Fault(where, "plan-places", value=" ".join(at))


def _rulings(ruleset: Ruleset) -> Iterator[Fault]:
    known = settings(ruleset) if ruleset.rulings else {}
    for number, ruling in enumerate(ruleset.rulings, start=1):
        if ruling.setting not in known:
            yield Fault(f"rulings.{number}.setting", "no-setting", value=ruling.setting)


CHECKS: tuple[Callable[[Ruleset], Iterable[Fault]], ...] = (
    _points,
    _draws,
    _figures,
    _endings,
    _tiebreakers,
    _structure,
    _people,
    _clock,
    _games,
    _lists,
    _materials,
    _options,
    _plan,
    _rulings,
)


def _twice(where: str, names: Iterable[str]) -> Iterator[Fault]:
    seen: set[str] = set()
    for name in names:
        if name in seen:
            yield Fault(where, "twice", value=name)
        seen.add(name)


def _no_such(where: str, value: str, known: tuple[str, ...]) -> Fault:
    return Fault(where, "no-such", value=value, known=known, how_many=len(known))


def _kept(ruleset: Ruleset, where: str, name: str) -> Iterator[Fault]:
    kept = tuple(figure.name for figure in ruleset.kept_figures)
    if name not in kept:
        yield _no_such(where, name, kept)


def _chosen(ruleset: Ruleset, where: str, values: Iterable[str]) -> Iterator[Fault]:
    """Only possible values of an option may be named."""
    known = tuple(value for option in ruleset.options.values() for value in option)
    yield from (_no_such(where, value, known) for value in values if value not in known)


def _cited(where: str, names: tuple[str, ...], clauses: Iterable[str]) -> Iterator[Fault]:
    """Each name has its clause and each clause its name."""
    yield from (Fault(f"{where}.{name}", "missing") for name in names if name not in clauses)
    yield from (_no_such(where, name, names) for name in clauses if name not in names)


def _together(where: str, **entries: object) -> Iterator[Fault]:
    """All of them or none."""
    given = [name for name, value in entries.items() if value]
    if given:
        yield from (
            Fault(f"{where}.{name}", "needed-by", other=given[0]) for name, value in entries.items() if not value
        )
