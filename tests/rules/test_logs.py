"""Logs of every release: they are read, folded and derived again for ever."""

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.rules.parks import Parks
from tests.rules.whole import PLAYERS, whole
from tools.release_logs import kept, record
from topcut.rules.actions.rounds import preview
from topcut.rules.actions.structure import ranking
from topcut.rules.actor import Actor, Role
from topcut.rules.codec import decode, encode
from topcut.rules.facts import FORMS, RoundPaired, SeatedPair, Stamped
from topcut.rules.fold import fold
from topcut.rules.match import Stage
from topcut.rules.tournament import with_lots

LOGS = kept()


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
    assert {file.stem for file in LOGS} >= PLAYERS.keys()


@pytest.mark.parametrize("file", LOGS, ids=lambda file: f"{file.parent.name}-{file.stem}")
class TestEveryLog:
    def test_it_folds_to_the_ranking_that_was_called_out(self, file: Path) -> None:
        t = fold(log_in(file))
        assert t.ranking
        assert t.seed is not None
        assert ranking(with_lots(t, bytes.fromhex(t.seed))) == t.ranking

    def test_every_draw_comes_out_again(self, file: Path) -> None:
        log = log_in(file)
        seed = bytes.fromhex(fold(log).seed or "")
        for before, paired in drawn_rounds(log):
            seated = preview(fold(before), seed).seated
            assert tuple(SeatedPair(one.table, one.first, one.second) for one in seated) == paired.pairs


@pytest.mark.parametrize("book", PLAYERS)
def test_folding_all_at_once_is_the_same_as_having_been_there(book: str) -> None:
    event = whole(book)
    assert fold(event.log) == event.t


def test_the_logs_tell_of_every_kind() -> None:
    logs = [*(whole(book).log for book in PLAYERS), Parks(3, bots=("random",)).play_on().log]
    assert {type(stamped.fact).__name__ for log in logs for stamped in log} == FORMS.keys()


def test_a_record_is_a_promise() -> None:
    """A log of today is written as it was when it was kept, but for what was added to the forms since."""
    for file in LOGS:
        for line, stamped in zip(file.read_text("utf-8").splitlines(), log_in(file), strict=True):
            was, now = json.loads(line)["body"], record(stamped)["body"]
            assert encode(stamped.fact)[2] == now
            assert isinstance(now, dict)
            assert {name: now[name] for name in was} == was


def drawn_rounds(log: tuple[Stamped, ...]) -> Iterator[tuple[tuple[Stamped, ...], RoundPaired]]:
    """Every Swiss round that was drawn, with all that was written before it."""
    for place, stamped in enumerate(log):
        fact = stamped.fact
        if isinstance(fact, RoundPaired) and fact.stage is Stage.SWISS and fact.way != "by-hand":
            yield log[:place], fact
