"""Deck checks: drawn from the tables of a round as it was then, opened when it closes, and what they found."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from topcut_referee import draw, undo
from topcut_referee.archive import Fact, hex_digits
from topcut_referee.sheet import Sheet

PURPOSES = {"swiss": "deck-check", "bracket": "deck-check-bracket"}


@dataclass(slots=True)
class _Called:
    """A round as far as a deck check needs it."""

    attempt: int
    pairs: list[tuple[str, str | None]]
    closed: bool = False

    def repair(self, fresh: Sequence[tuple[str, str | None]]) -> None:
        """Pairs go into the places that their players had, so that every other match keeps its number."""
        moved = {player for pair in fresh for player in pair if player is not None}
        places = [place for place, pair in enumerate(self.pairs) if moved & set(pair)]
        for place, pair in zip(places, fresh, strict=False):
            self.pairs[place] = pair

    def tables(self) -> dict[int, tuple[str, str]]:
        """The matches of two, by their numbers."""
        seated = enumerate(self.pairs, start=1)
        return {number: (first, second) for number, (first, second) in seated if second is not None}


@dataclass(slots=True)
class _Moment:
    """The log as it stood before a fact: undone steps are gone, and those that were undone later still stand."""

    rounds: dict[str, dict[int, _Called]] = field(default_factory=lambda: {"swiss": {}, "bracket": {}})
    stage: str = "swiss"
    plays: dict[str, str | None] = field(default_factory=dict)  # by person, as the last OfficialNamed says
    roster: Mapping[str, Any] | None = None
    over: bool = False

    def add(self, fact: Fact) -> None:
        body, kind = fact.body, fact.kind
        if kind in ("RoundPaired", "RoundUnpaired"):
            self.rounds[body["stage"]].pop(body["round"], None)
        if kind == "RoundPaired":
            self.rounds[body["stage"]][body["round"]] = _Called(body["attempt"], _pairs(body))
        elif kind == "TablesRepaired" and body["round"] in self.rounds["swiss"]:
            self.rounds["swiss"][body["round"]].repair(_pairs(body))
        elif kind == "RoundClosed" and body["round"] in self.rounds[body["stage"]]:
            self.rounds[body["stage"]][body["round"]].closed = True
        elif kind in ("CutMade", "CutTakenBack"):
            self.stage = "bracket" if kind == "CutMade" else "swiss"
        elif kind == "OfficialNamed":
            self.plays[body["official"]] = body["plays_as"]
        elif kind == "RosterLocked":
            self.roster = body
        elif kind == "TournamentFinished":
            self.over = True

    def is_last(self, stage: str, number: int) -> bool:
        return stage == self.stage and number == next(reversed(self.rounds[stage]), None)


def check(sheet: Sheet, seed: bytes | None) -> None:
    """Every draw and every closing in the log, also of undone rounds: a deck check that was drawn stays."""
    facts, moment = sheet.archive.facts, _Moment()
    for place, fact in enumerate(facts):
        if fact.kind in ("DeckCheckDrawn", "RoundClosed"):
            before = sheet.deck_checks.setdefault((fact.body["stage"], fact.body["round"]), [])
            if fact.kind == "RoundClosed":
                _opens(sheet, fact, before)
            else:
                _drawn(sheet, fact, moment, before, seed)
                before.append(fact)
        moment.add(fact)
        if fact.kind == "StepUndone":
            gone, moment = undo.void(facts[: place + 1]), _Moment()
            for other in facts[: place + 1]:
                if other.n not in gone:
                    moment.add(other)


def checked(sheet: Sheet, fact: Fact) -> None:
    """What was found is about a player who was drawn, and names a clause where something was."""
    body = fact.body
    if not sheet.archive.full:  # it is wrong there already, and the draw may be withheld
        return
    every = sheet.deck_checks.get((body["stage"], body["round"]), [])
    found = [other.body["players"] for other in every if other.n < fact.n and other.body["check"] == body["check"]]
    if not found:
        text = f"Deck check {body['check']} of {_name(body)} was not drawn before this."
        sheet.wrong(fact, "order", text)
    elif all(body["player"] not in players for players in found):
        text = f"{body['player']} was not drawn for deck check {body['check']} of {_name(body)}."
        sheet.wrong(fact, "order", text)
    if body["fine"] and body["clause"]:
        sheet.wrong(fact, "format", f"Nothing was found, and the clause {body['clause']} is named.")
    elif not body["fine"] and not body["clause"].strip():
        sheet.wrong(fact, "format", "Something was found, and no clause is named.")


def _drawn(sheet: Sheet, fact: Fact, moment: _Moment, before: Sequence[Fact], seed: bytes | None) -> None:
    body = fact.body
    called = moment.rounds[body["stage"]].get(body["round"])
    _in_its_time(sheet, fact, moment, called)
    if moment.plays.get(fact.person) is not None:
        text = f"{fact.person} plays as {moment.plays[fact.person]}, and must not draw deck checks."
        sheet.wrong(fact, "claim", text)
    number = len(before) + 1
    if body["check"] > number and sheet.archive.log < 2 and sheet.archive.withheld:
        sheet.unsure(f"fact {fact.n}: which deck check of {_name(body)} it is, as earlier ones may be withheld")
    elif body["check"] != number:
        sheet.wrong(fact, "order", f"This is deck check {number} of {_name(body)}, not {body['check']}.")
    if called is not None:
        _derived(sheet, fact, called, None if seed is None else draw.final(seed, moment.roster))


def _in_its_time(sheet: Sheet, fact: Fact, moment: _Moment, called: _Called | None) -> None:
    if sheet.book.plans:
        sheet.wrong(fact, "order", "A game of Challengers! has no deck checks.")
    if called is None:
        sheet.wrong(fact, "order", f"No pairing of {_name(fact.body)} stood when this deck check was drawn.")
    elif moment.over or not moment.is_last(fact.body["stage"], fact.body["round"]):
        text = f"Deck checks are drawn for the round that is being played, and that was not {_name(fact.body)}."
        sheet.wrong(fact, "order", text)
    elif called.closed:
        sheet.wrong(fact, "order", f"A deck check is drawn for {_name(fact.body)}, which is closed.")


def _derived(sheet: Sheet, fact: Fact, called: _Called, final: bytes | None) -> None:
    body, tables = fact.body, called.tables()
    asked = len(body["matches"])
    if not 1 <= asked <= len(tables):
        sheet.wrong(fact, "draw", f"It draws {asked} matches out of {len(tables)}; at least one is drawn, at most all.")
        return
    roster = {player: number for number, pair in tables.items() for player in pair}
    context = sheet.context(body["round"], called.attempt, PURPOSES[body["stage"]], roster)
    key = _key(sheet, fact, {**context, "check": body["check"]}, final)
    if key is None:
        return
    right = draw.Stream(key).shuffled(sorted(tables))[:asked]
    text = f"it gives the matches {_list(right)}, not {_list(body['matches'])}."
    sheet.draw_is(fact, "the deck check", right=right == body["matches"], text=text)
    players = [player for number in right for player in tables[number]]
    if right == body["matches"] and body["players"] != players:
        sheet.wrong(fact, "draw", f"At these matches sit {_list(players)}, and it names {_list(body['players'])}.")
    sheet.tallies["deck checks"] += 1


def _key(sheet: Sheet, fact: Fact, context: Mapping[str, object], final: bytes | None) -> bytes | None:
    said = hex_digits(fact.body["key"], 32)
    if final is None:
        sheet.unsure("keys of draws are not yet bound to the commitment: the seed is not revealed yet")
        if said is None:
            sheet.wrong(fact, "draw", "The key of this deck check is not 32 bytes in hexadecimal digits.")
        return said
    key = draw.key_of(final, context)
    if said != key:
        sheet.wrong(fact, "draw", "The key of this deck check does not follow from the seed and its context.")
    return key


def _opens(sheet: Sheet, fact: Fact, before: Sequence[Fact]) -> None:
    """All deck checks of the round up to here, the lowest first; one that is wrongly withheld is wrong itself."""
    said: list[int] = fact.body["reveals"]
    if sheet.archive.log < 2 and not said:
        return
    readable = [n for n in said if n not in sheet.archive.withheld]
    in_order = said == sorted(set(said)) and all(n < fact.n for n in said)
    if readable != [other.n for other in before] or not in_order:
        text = "It does not name exactly the deck checks that were drawn for this round, which it opens."
        sheet.wrong(fact, "class", text)


def _pairs(body: Mapping[str, Any]) -> list[tuple[str, str | None]]:
    return [(pair["first"], pair["second"]) for pair in body["pairs"]]


def _name(body: Mapping[str, Any]) -> str:
    return f"round {body['round']}" if body["stage"] == "swiss" else f"bracket round {body['round']}"


def _list(things: Sequence[object]) -> str:
    return ", ".join(map(str, things)) or "nobody"
