"""Everything that help_pages/notation.md shows can be read, and is written back as the same tournament."""

import re
from pathlib import Path

import pytest

from tests.refusing import refusal_from
from topcut.exchange.notation import text, tournament
from topcut.words import sentence

PAGE = (Path(__file__).parents[2] / "src" / "topcut" / "help_pages" / "notation.md").read_text("utf-8")
BLOCKS = re.findall(r"^```topcut\n(.*?)^```$", PAGE, re.M | re.S)
MATCHES, LINES = (re.findall(r"^\| `([^`]+)` \|", part, re.M) for part in PAGE.split("## Names"))


@pytest.mark.parametrize("block", BLOCKS)
def test_every_example_can_be_read_and_written(block: str) -> None:
    t = tournament(block)
    assert tournament(text(t)) == t


@pytest.mark.parametrize("match", [*MATCHES, "ana < bo", "ana = bo", "eve bye points=1"])
def test_every_match_in_the_table_can_be_read(match: str) -> None:
    assert len(tournament(f"1: {match}").rounds) == 1


@pytest.mark.parametrize("line", LINES)
def test_every_line_in_the_table_can_be_read(line: str) -> None:
    assert text(tournament(line))


def test_the_page_was_found() -> None:
    assert (len(BLOCKS), len(MATCHES), len(LINES)) == (6, 11, 7)


def test_the_sentence_on_the_page_is_the_one_that_is_said() -> None:
    refused = refusal_from(tournament, "1: ana bye\n3: ana bye")
    assert f"`{sentence(refused)}`" in PAGE
