"""Logs of every release: they are read, folded and derived again for ever."""

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import groupby
from pathlib import Path

import pytest

from tools.release_logs import LIVES, kept, record
from topcut.rules.actions.challengers.deciding import decide
from topcut.rules.actions.rounds import preview
from topcut.rules.actions.structure import ranking
from topcut.rules.actor import Actor, Role
from topcut.rules.clock import moment, stamp
from topcut.rules.codec import decode, encode
from topcut.rules.draws import draws
from topcut.rules.facts import (
    FACTS,
    CardsDrawn,
    CardsPicked,
    CardsRedrawn,
    CardsRemoved,
    ChoiceMade,
    Fact,
    PlansDealt,
    RoundPaired,
    SeatedPair,
    Stamped,
)
from topcut.rules.fold import fold
from topcut.rules.match import Stage
from topcut.rules.playing_cards import planned, plans_key, table_of
from topcut.rules.ruleset import shipped
from topcut.rules.tournament import drawn_from, with_lots

LOGS = kept()
CARD_LOGS = [file for file in LOGS if file.stem.startswith("challengers-")]


@cache
def log_in(file: Path) -> tuple[Stamped, ...]:
    lines = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    return tuple(
        Stamped(
            line["n"],
            line["at"],
            Actor(Role(line["by"]["role"]), line["by"]["id"]),
            decode(line["kind"], line["v"], line["body"]),
        )
        for line in lines
    )


def test_every_rule_book_has_its_log() -> None:
    assert {file.stem for file in LOGS} >= LIVES.keys()
    assert {fold(log_in(file)).ruleset.name for file in LOGS} >= set(shipped())


@pytest.mark.parametrize("file", LOGS, ids=lambda file: f"{file.parent.name}-{file.stem}")
class TestEveryLog:
    def test_it_folds_to_the_ranking_that_was_called_out(self, file: Path) -> None:
        t = fold(log_in(file))
        assert t.ranking
        assert t.seed is not None
        assert ranking(with_lots(t, bytes.fromhex(t.seed))) == t.ranking

    @pytest.mark.fault("E7")
    def test_it_folds_to_the_same_if_time_runs_backwards(self, file: Path) -> None:
        """What came first is told by the numbers; the times are only shown, and tell which facts are one step."""
        log = log_in(file)
        latest = max(moment(stamped.at) for stamped in log)
        backwards = [replace(stamped, at=stamp(2 * latest - moment(stamped.at))) for stamped in log]
        assert backwards[-1].at < backwards[0].at
        assert timeless(fold(backwards)) == timeless(fold(log))
        assert timeless(draws(backwards)) == timeless(draws(log))

    def test_every_draw_comes_out_again(self, file: Path) -> None:
        log = log_in(file)
        seed = bytes.fromhex(fold(log).seed or "")
        for before, paired in drawn_rounds(log):
            seated = preview(fold(before), seed).seated
            assert tuple(SeatedPair(one.table, one.first, one.second) for one in seated) == paired.pairs


@pytest.mark.parametrize("file", CARD_LOGS, ids=lambda file: file.stem)
def test_every_round_of_challengers_is_the_one_that_the_plan_has(file: Path) -> None:
    log = log_in(file)
    t = fold(log)
    seed = drawn_from(t, bytes.fromhex(t.seed or ""))
    (dealt,) = [stamped.fact for stamped in log if isinstance(stamped.fact, PlansDealt)]
    assert dealt.key == plans_key(t, seed).hex()
    called = [[(match.first, match.second) for match in round.matches] for round in t.rounds]
    assert called == [[(one.first, one.second) for one in planned(t, n)] for n in range(1, len(t.rounds) + 1)]


@pytest.mark.parametrize("file", [file for file in CARD_LOGS if file.stem.endswith("digital")])
def test_every_decision_at_the_cards_leads_to_the_same_again(file: Path) -> None:
    log = log_in(file)
    secret = bytes.fromhex(fold(log).seed or "")
    followed = 0
    for before, step in steps(log):
        answer = answered(step[0].fact)
        if answer is not None:
            assert decide(fold(before), step[0].by, answer, secret=secret) == [stamped.fact for stamped in step]
            followed += 1
    assert followed == len(table_of(fold(log)).answers)


@pytest.mark.parametrize("name", LIVES)
def test_folding_all_at_once_is_the_same_as_having_been_there(name: str) -> None:
    event = LIVES[name]()
    assert fold(event.log) == event.t


def test_the_logs_tell_of_every_kind() -> None:
    logs = [life().log for life in LIVES.values()]
    assert {type(stamped.fact).__name__ for log in logs for stamped in log} == FACTS.keys()


def test_a_record_is_a_promise() -> None:
    """A log of today is written as it was when it was kept, but for what was added to the forms since."""
    for file in LOGS:
        for line, stamped in zip(file.read_text("utf-8").splitlines(), log_in(file), strict=True):
            was, now = json.loads(line)["body"], record(stamped)["body"]
            assert encode(stamped.fact)[2] == now
            assert is_part(was, now)


def timeless(thing: object) -> str:
    return re.sub(r"\d{4}-\d\d-\d\dT[\d:.]+Z", "some time", repr(thing))


def is_part(was: object, now: object) -> bool:
    if isinstance(was, dict) and isinstance(now, dict):
        return all(name in now and is_part(value, now[name]) for name, value in was.items())
    return was == now


def drawn_rounds(log: tuple[Stamped, ...]) -> Iterator[tuple[tuple[Stamped, ...], RoundPaired]]:
    """Every Swiss round that was drawn, with all that was written before it."""
    for place, stamped in enumerate(log):
        fact = stamped.fact
        if isinstance(fact, RoundPaired) and fact.stage is Stage.SWISS and fact.way not in {"by-hand", "plan"}:
            yield log[:place], fact


def steps(log: tuple[Stamped, ...]) -> Iterator[tuple[tuple[Stamped, ...], tuple[Stamped, ...]]]:
    """What was done at one time, with all that was written before it."""
    for _, step in groupby(log, key=lambda stamped: stamped.at):
        done = tuple(step)
        yield log[: done[0].n - 1], done


def answered(fact: Fact) -> str | None:
    """The word in which a player of a digital table has decided; None: this is no decision."""
    match fact:
        case CardsDrawn():
            return fact.level
        case CardsPicked() | CardsRemoved():
            return fact.card or "stop"
        case CardsRedrawn():
            return "redraw"
        case ChoiceMade():
            return fact.chosen
        case _:
            return None
