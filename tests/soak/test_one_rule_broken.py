"""The proof that breaks one rule at a time: what it breaks, and what it counts as noticed."""

import ast

import pytest

from soak import proof_one_rule_broken as proof
from soak.breaking import LINES, ROOT, breaks, explained, why_unnoticed
from soak.broken import Break
from soak.broken_lines import broken_lines
from soak.broken_settings import broken_settings, tables_of, written
from topcut.rules.ruleset import load, parse, settings, shipped

SOURCE = '''
"""What follows from CH-42."""

def points(games, best=3):
    """As CH-39 says."""
    if games > best and not games == 7:
        raise ValueError("too many")
    return games + best
'''


@pytest.mark.parametrize("name", shipped())
def test_a_rule_book_written_anew_says_the_same(name: str) -> None:
    assert parse(written(tables_of(load(name))), name) == load(name)


@pytest.mark.parametrize("name", shipped())
def test_a_broken_rule_book_can_be_read_and_says_something_else(name: str) -> None:
    for one in broken_settings(name):
        assert parse(one.text(), name) != load(name), one.name


def test_every_kind_of_setting_is_broken() -> None:
    broken = {one.name for one in broken_settings("showdown")}
    assert {
        "showdown: points.win = 4",
        "showdown: points.win = 2",
        "showdown: bye.once = false",
        "showdown: bye.later = lowest-points",
        "showdown: structure.rows.17.most = 33",
        "showdown: leaving.before_game = concession",
        "showdown: clock.mission_critical_by = without lead-arbiter (1)",
        "showdown: tiebreakers without sos",
        "showdown: tiebreakers with struggle one later",
        "showdown: endings.time.compare without objectives",
    } <= broken


def test_few_settings_have_no_other_value() -> None:
    """Those with one possible word, the first row of a table, and what would contradict the rest of the book."""
    for name in ("challenger", "timeline", "showdown", "munchkin"):
        broken = {one.name.partition(": ")[2].partition(" = ")[0] for one in broken_settings(name)}
        assert len(set(settings(load(name))) & broken) > 0.6 * len(settings(load(name)))


def test_every_statement_operator_and_number_is_broken() -> None:
    found = {one.name.partition(": ")[2]: one for one in broken_lines("src/topcut/some/where.py", SOURCE)}
    assert list(found) == [
        "3 -> 4",
        "games > best and (not games == 7) -> without games > best",
        "games > best and (not games == 7) -> without not games == 7",
        "games > best and (not games == 7) -> not (games > best and (not games == 7))",
        "games > best -> games >= best",
        "not games == 7 -> games == 7",
        "games == 7 -> games != 7",
        "7 -> 8",
        "raise ValueError('too many') -> nothing",
        "return games + best -> nothing",
        "games + best -> games - best",
    ]
    assert "return games - best" in found["games + best -> games - best"].text()
    assert found["3 -> 4"].clauses == ("CH-39",)
    for one in found.values():
        ast.parse(one.text())
        assert one.text() != one.whole()


def test_all_lines_and_all_rule_books_are_broken_each_under_a_name_of_its_own() -> None:
    names = [one.name for one in breaks()]
    assert len(names) == len(set(names))
    files = {one.file for one in breaks()}
    assert {file.relative_to(ROOT).as_posix() for pattern in LINES for file in ROOT.glob(pattern)} - files == {
        "src/topcut/cards/__init__.py"
    }
    assert {f"src/topcut/rules/rulesets/{name}.toml" for name in shipped()} <= files


def test_only_what_there_is_gets_explained_and_says_why() -> None:
    names = [one.name for one in breaks()]
    for what, why in explained():
        assert why.strip(), what
        assert any(why_unnoticed(name) == why for name in names), f"there is no such break any more: {what}"


def test_a_broken_setting_is_noticed_by_a_test_of_its_clause() -> None:
    one = next(one for one in breaks() if one.name == "challenger: points.draw = 2")
    assert proof.noticed_by(one).startswith("tests/rules/")


def test_what_nobody_notices_breaks_the_proof(monkeypatch: pytest.MonkeyPatch) -> None:
    text = (ROOT / "src/topcut/rules/results.py").read_text("utf-8")
    one = Break("nothing at all", "src/topcut/rules/results.py", ("CH-42",), lambda: text, lambda: text)
    monkeypatch.setattr(proof, "_files", lambda: ("tests/rules/ruleset/test_meanings.py",))
    monkeypatch.setattr(proof, "breaks", lambda: (one,))
    with pytest.raises(AssertionError, match="no clause's test notices nothing at all"):
        proof.prove(0)
