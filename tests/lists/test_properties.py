"""A legal list stays legal in any shape, one forbidden change is found, and no input makes a parser crash or crawl."""

import time
from collections import Counter
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.lists.listing import forbidden, found
from tests.lists.reformatting import Plain, changed, legal, shaped
from topcut.exchange.list_demands import catalogue, demands
from topcut.lists.bans import bans
from topcut.lists.incoming import written
from topcut.lists.names import key
from topcut.lists.printed import printed
from topcut.lists.written import Entry, Form, Written
from topcut.refusal import Refusal
from topcut.rules.ruleset import load

LONGEST = 2.0  # seconds of work, whatever else the machine is doing
SEEDS = st.integers(min_value=0, max_value=2**32)
PIECES = st.sampled_from(
    [
        "Characters", "Squad 1", "Primary:", "Hero:", "Deck", "Roster 2", "2x ", "(", ")", "[", "]", "{", "}", "|", "-",
        "*", "**", "_", "\n", "\r", "\t", " ", ",", ";", ":", "/", "#", "1.", "99999999999999999999", "o", "x", "×",
        "Secure | Extract\n", "= ", "~~", " & ",
        "Patch Up", "é", "\u202e", "\u200b", "\ud800", "\x00", "<", "<html>", "<!ENTITY", '{"a":', "[[[[", "'", "&",
    ]
)  # fmt: skip


@given(seed=SEEDS)
def test_a_legal_list_stays_legal_in_any_shape(seed: int) -> None:
    dice = Random(seed)
    plain = legal(dice)
    text = shaped(plain, dice)
    assert forbidden(found(text, plain.ruleset)) == [], text


@given(seed=SEEDS)
def test_one_forbidden_change_is_found(seed: int) -> None:
    dice = Random(seed)
    plain, clause = changed(legal(dice), dice)
    text = shaped(plain, dice)
    assert clause in {where for _, where, _ in forbidden(found(text, plain.ruleset))}, text


def read(text: str, ruleset: str) -> Written:
    rules = load(ruleset)
    return written(text, demands(rules).form, catalogue(rules))


def gist(entries: Iterable[Entry]) -> Counter[tuple[object, ...]]:
    """What matters of a list: not the lines, nor the order."""
    return Counter(
        (one.section, one.group, key(one.name), one.count, one.number, one.side, one.eras, one.hero_class, one.marks)
        for one in entries
    )


@given(seed=SEEDS)
def test_what_is_printed_reads_back_the_same(seed: int) -> None:
    dice = Random(seed)
    plain = legal(dice)
    once = read(shaped(plain, dice), plain.ruleset)
    again = read(printed(once), plain.ruleset)
    assert gist(again.entries) == gist(once.entries), printed(once)
    assert sorted(again.groups) == sorted(once.groups)


@given(seed=SEEDS)
def test_names_in_full_read_back_the_same(seed: int) -> None:
    """Printed with a catalogue, names are written as it has them; printed again, nothing changes."""
    dice = Random(seed)
    plain = legal(dice)
    rules = load(plain.ruleset)
    full = printed(read(shaped(plain, dice), plain.ruleset), catalogue(rules))
    assert printed(read(full, plain.ruleset), catalogue(rules)) == full


@given(seed=SEEDS)
def test_any_order_of_lines_gives_the_same_answer(seed: int) -> None:
    dice = Random(seed)
    plain = changed(legal(dice), dice)[0] if dice.random() < 0.5 else legal(dice)
    shuffled = replace(
        plain,
        sections=tuple((group, head, tuple(dice.sample(names, len(names)))) for group, head, names in plain.sections),
    )
    one, other = (answered(printed(read(shaped(each, dice), plain.ruleset)), plain) for each in (plain, shuffled))
    assert one == other


def answered(text: str, plain: Plain) -> Counter[tuple[object, ...]]:
    """Grade, code, clause and names; the line depends on the order."""
    return Counter(
        (one.grade, one.code, one.clause, tuple(sorted(map(key, one.entry.split(", ")))))
        for one in found(text, plain.ruleset)
    )


@given(data=st.one_of(st.binary(max_size=400), st.lists(PIECES, max_size=80).map("".join), st.text(max_size=300)))
def test_nothing_makes_the_parsers_crash(data: bytes | str) -> None:
    for form in Form:
        try:
            written(data, form)
        except Refusal:
            continue
    try:
        bans(data if isinstance(data, str) else data.decode("latin-1"), "x")
    except Refusal:
        return


@pytest.mark.parametrize(
    "piece",
    [
        "(", ")", "[", "[1]", "a(", "x1 ", "2x", "- ", "* ", "_", "|", ",", ", a", ":", "a: ", "Threat: 4 ", "— 4",
        "o ", "#1 ", "9 ", "Characters: ", "Squad 1: ", "/", "e\u0301", "&", "{}", "1. ", "[ ] ", "\u00a0", "Crisis ",
    ],
)  # fmt: skip
@pytest.mark.parametrize("rows", [1, 40, 400])
def test_nothing_makes_the_parsers_crawl(piece: str, rows: int) -> None:
    line = (piece * (190_000 // len(piece) // rows))[:4_900] if rows > 1 else (piece * 5_000)[:4_900]
    text = "Characters\n" + "\n".join([line + "x"] * rows)
    for head, ruleset in (("Team Tactics", "challenger"), ("Squad 1", "showdown"), ("Deck", "munchkin")):
        began = time.process_time()
        with suppress(Refusal):
            found(text.replace("Characters", head, 1), ruleset)
        assert time.process_time() - began < LONGEST
