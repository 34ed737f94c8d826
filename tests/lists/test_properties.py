"""A legal list stays legal in any shape, one forbidden change is found, and no input makes a parser crash or crawl."""

import time
from contextlib import suppress
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.lists.listing import forbidden, found
from tests.lists.reformatting import changed, legal, shaped
from topcut.lists.bans import bans
from topcut.lists.incoming import written
from topcut.lists.written import Form
from topcut.refusal import Refusal

LONGEST = 2.0  # seconds of work, whatever else the machine is doing
SEEDS = st.integers(min_value=0, max_value=2**32)
PIECES = st.sampled_from(
    [
        "Characters", "Squad 1", "Primary:", "Hero:", "Deck", "Roster 2", "2x ", "(", ")", "[", "]", "{", "}", "|", "-",
        "*", "**", "_", "\n", "\r", "\t", " ", ",", ";", ":", "/", "#", "1.", "99999999999999999999", "o", "x", "×",
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
