"""The log as people read it: one sentence per fact, with players and officials called by their names."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import fields, replace
from enum import Enum

from topcut.exchange.notation import SIGNS, written_round
from topcut.ids import PlayerId
from topcut.refusal import Refusal
from topcut.rules.facts import (
    DetailsCorrected,
    Fact,
    ListChecked,
    MaterialsChecked,
    OfficialNamed,
    OfficialReleased,
    ResultClaimed,
    ResultCorrected,
    ResultSettled,
    RoundPaired,
    ScheduleSet,
    SeatedPair,
    Stamped,
    StepUndone,
    SubstituteApproved,
    TableMoved,
    TablesRepaired,
    WarningGiven,
)
from topcut.rules.match import Entry, Match, Pair, Result, Seat, Stage, more
from topcut.rules.results import settle
from topcut.rules.ruleset import How, Ruleset
from topcut.rules.tournament import ListCheck, Round, winner_of
from topcut.words import say
from topcut.words.dates import written_day
from topcut.words.rulebook import in_words_of_reader

NOTHING = "none"


class Chronicle:
    """Given the facts in order, it knows which players a match number means."""

    def __init__(self, ruleset: Ruleset, names: Mapping[str, str]) -> None:
        self.names = names
        self._ruleset = ruleset
        self._pairs: dict[tuple[Stage, int], list[SeatedPair]] = {}

    def tell(self, stamped: Stamped) -> str:
        """The sentence of the next fact."""
        fact = stamped.fact
        self.follow(fact)
        return say(f"fact-{kebab(type(fact).__name__)}", **self._parameters(stamped))

    def name(self, id: str) -> str:
        return self.names.get(id, id)

    def follow(self, fact: Fact) -> None:
        """The next fact, of which nobody wants to hear."""
        if isinstance(fact, RoundPaired):
            self._pairs[fact.stage, fact.round] = list(fact.pairs)
        elif isinstance(fact, TablesRepaired):
            self._repair(fact)
        elif isinstance(fact, TableMoved):
            pairs = self._pairs.get((fact.stage, fact.round), [])
            if 1 <= fact.match <= len(pairs):
                old = pairs[fact.match - 1]
                pairs[fact.match - 1] = SeatedPair(fact.table, old.first, old.second)

    def _repair(self, fact: TablesRepaired) -> None:
        pairs = self._pairs.get((Stage.SWISS, fact.round), [])
        moved = {player for pair in fact.pairs for player in (pair.first, pair.second)}
        places = [place for place, pair in enumerate(pairs) if pair.first in moved or pair.second in moved]
        for place, pair in zip(places, fact.pairs, strict=False):
            pairs[place] = pair

    def _parameters(self, stamped: Stamped) -> dict[str, object]:
        fact = stamped.fact
        said = {field.name: self._value(getattr(fact, field.name)) for field in fields(fact)}
        said |= {"actor": self.name(stamped.by.id), "game": NOTHING, "table": said.get("table", NOTHING)}
        said |= self._as_read(fact)
        stage = getattr(fact, "stage", Stage.SWISS)
        if hasattr(fact, "round"):
            said["where"] = say(f"where-{stage.value}", round=fact.round)
        if hasattr(fact, "match"):
            said |= self._game(fact, stage)
        if hasattr(fact, "pairs"):
            said["tables"] = sum(pair.second is not None for pair in fact.pairs)
        for many in ("players", "seeds", "ranking"):
            if isinstance(value := getattr(fact, many, None), tuple):
                said["count"] = len(value)
        if isinstance(fact, ListChecked):
            said["clauses"] = ListCheck(fact.grade, fact.findings).clauses or NOTHING
        if isinstance(fact, DetailsCorrected):
            said |= {name: "unsaid" for name in ("place", "special") if getattr(fact, name) == ""}
        if isinstance(fact, ScheduleSet):
            lines = [f"{written_day(slot.day)} {slot.time} {slot.what}" for slot in fact.slots]
            said |= {"count": len(lines), "slots": "; ".join(lines)}
        if isinstance(fact, StepUndone):
            said["count"] = fact.last - fact.first + 1
        if isinstance(ranking := getattr(fact, "ranking", None), tuple) and ranking:
            said["winner"] = self._value(winner_of(ranking))
        return said

    def _as_read(self, fact: Fact) -> dict[str, object]:
        """Days, and what the rule book calls things, as the reader writes them."""
        said: dict[str, object] = {
            name: written_day(day) for name in ("day", "first_day") if (day := getattr(fact, name, None))
        }
        if isinstance(fact, OfficialNamed | OfficialReleased):
            titles = {one.name: one.title for one in self._ruleset.officials}
            said["role"] = in_words_of_reader(titles.get(fact.role, fact.role))
        if isinstance(fact, WarningGiven):
            said["ground"] = in_words_of_reader(fact.ground)
        if isinstance(fact, MaterialsChecked | SubstituteApproved):
            said["item"] = self._item(fact.item)
        return said

    def _item(self, item: str) -> str:
        """`tokens`, and in other languages what stands before the rules on them."""
        rule = self._ruleset.materials.items.get(item, "") if self._ruleset.materials else ""
        said = in_words_of_reader(rule)
        return item if said == rule else re.split("[:;,]", said)[0].strip()

    def _game(self, fact: Fact, stage: Stage) -> dict[str, object]:
        pairs = self._pairs.get((stage, getattr(fact, "round", 0)), [])
        match = getattr(fact, "match", 0)
        if not 1 <= match <= len(pairs):
            return {"table": match}
        pair = pairs[match - 1]
        found: dict[str, object] = {"table": pair.table or match, "game": self._written(pair, None)}
        if isinstance(fact, ResultSettled):
            found["game"] = self._written(pair, fact.result)
        elif isinstance(fact, ResultCorrected):
            found |= {"game": self._written(pair, fact.new), "before": self._written(pair, fact.old)}
        elif isinstance(fact, ResultClaimed):
            found["game"] = self._written(pair, self._settled(fact.entry, stage))
        return found

    def _written(self, pair: SeatedPair, result: Result | None) -> str:
        return game(
            self._ruleset, self.name(pair.first), None if pair.second is None else self.name(pair.second), result
        )

    def _settled(self, entry: Entry, stage: Stage) -> Result | None:
        try:
            return settle(self._ruleset, entry, stage, best_of=99 if entry.games else None)
        except Refusal:
            return None

    def _value(self, value: object) -> object:
        """What a sentence can say about a field."""
        if value is None or value == "":
            return NOTHING
        if isinstance(value, Enum):
            return str(value.value)
        if isinstance(value, str):
            return self.names.get(value, value)
        if isinstance(value, tuple):
            return tuple(map(self._value, value)) or NOTHING
        return value


def game(ruleset: Ruleset, first: str, second: str | None, result: Result | None) -> str:
    """`Ana Lee 16-9 Bo`, as the text notation writes it, without the quotation marks; games won as `2-1`."""
    if result is not None and second is not None and result.games:
        besides = (_as_read(ruleset, word) for word in _besides(ruleset, result))
        return " ".join((first, _games_won(result), second, *besides))
    if result is not None and not any(result.points) and result.opponents:
        # A bracket gives no points; on paper it reads like any other match.
        result = replace(result, points=_points(ruleset, result.winner))
    match = Match(PlayerId("first"), None if second is None else PlayerId("second"), None, result)
    words = next(written_round(ruleset, Round((match,)))).split(" ")
    names = {"first": first, "second": second or ""}
    return " ".join(names[word] if word in names else _as_read(ruleset, word) for word in words)


def _as_read(ruleset: Ruleset, word: str) -> str:
    """`time` and `damage=7-3`, which are words of the text notation, in another language than English."""
    if word in set(How):
        return say("log-ending", how=word)
    name, _, figures = word.partition("=")
    label = next((one.label for one in ruleset.figures if one.name == name), "")
    said = in_words_of_reader(label)
    return word if said == label else f"({said}: {figures})"


def _games_won(result: Result) -> str:
    """`2-1`; and where they do not tell who won, as after a concession, `1<0`."""
    won = result.games_won
    sign = "-" if more(won) is result.winner else SIGNS[result.winner]
    return f"{won[0]}{sign}{won[1]}"


def _besides(ruleset: Ruleset, result: Result) -> Iterator[str]:
    """How it ended, and what was counted then."""
    if result.how is not How.VICTORY:
        yield result.how.value
    for figure, (first, second) in zip(ruleset.kept_figures, result.figures, strict=True):
        if first or second:
            yield f"{figure.name}={first}-{second}"


def _points(ruleset: Ruleset, winner: Seat | None) -> Pair:
    points = ruleset.points
    if winner is None:
        return (points.draw or 0, points.draw or 0)
    return (points.win, points.loss) if winner is Seat.FIRST else (points.loss, points.win)


def kebab(kind: str) -> str:
    """`RoundPaired` as the catalogue writes it: `round-paired`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", kind).lower()
