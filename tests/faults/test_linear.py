"""Whatever a stranger sends is read in a time that grows with its length, not with the square of it."""

import gc
import io
import json
import time
from collections.abc import Callable
from contextlib import suppress
from itertools import count

import pytest

from tests.lists.listing import found
from topcut.exchange import archive, battlescribe, incoming, notation, people_csv
from topcut.lists.bans import bans
from topcut.lists.names import key
from topcut.refusal import Refusal
from topcut.rules.ruleset import load
from topcut.rules.schedule import from_words
from topcut.web.access import secrets
from topcut.web.access.account import a_name
from topcut.web.access.shield import _summary
from topcut.web.result_form import digits
from topcut.words import sentence, shown

NEWLINE, BLANK = "\n", " "
Reader = Callable[[str], object]

LONG = 30_000  # letters: with a square of that many steps any reader would need seconds
QUICK = 0.02  # seconds of work, below which nothing has to be compared
STEEPEST = 10  # for four times as much: 4 is a straight line, 16 a square
CHALLENGER = load("challenger")
FRESH = count()
PIECES = (
    " ", "\t", "\n", "\r", "a", "a ", "1", "1 ", "-", "- ", "a-1 ", "1-", "(", "[", "[1] ", "{", "{}", '"', '"a',
    '\\"', "'", ",", ";", ":", "=", "a=", "#", "# ", "*", "**", "_", "|", "/", "<", "<a", "&", "%", "x1 ", "2x ",
    "9:30 a\n", "1: a 1-0 b\n", "a,b\n", "name;club\n", "Ana\n", "e\u0301", "\u0316\u0301", "\xa0", "\ufb01",
    "\U0001f600", "\u202e", "Hulk\n", "Squad 1: a\n", "Characters: a\n", "Crisis\n", "o a\n", "unknown ", "day 1\n",
    "2026-11-16\n", '{"a":', "[[", '"a":1,', "A2-", "ABCD-", "?x",
)  # fmt: skip


def of_json(text: str) -> object:
    """A history, and one of another program, with what was typed in every place that takes a text."""
    players = [{"id": text[:50], "name": text}]
    histories = ({"ruleset": "challenger", "players": players, "rounds": [{"matches": [{"first": text}]}]},)
    nrtm = {"players": players, "rounds": [[{"table": 1, "player1": {"id": text}}]], "preliminaryRounds": 1}
    for made in (*histories, nrtm):
        with suppress(Refusal):
            incoming.from_json(json.dumps(made).encode("utf-8", "surrogatepass"))
    return incoming.from_json(text.encode("utf-8", "surrogatepass"))


def of_archive(text: str) -> object:
    header = b'{"format":"topcut-archive-1","tournament":"x","software":"t","facts":3,"head":"00","full":true}\n'
    return archive.read(io.BytesIO(header + text.encode("utf-8", "surrogatepass")))


def of_catalogue(text: str) -> object:
    data = text.encode("utf-8", "replace").replace(b"<", b"&lt;").replace(b"&", b"&amp;")
    entry = b'<catalogue name="x"><categoryEntries/><selectionEntries><selectionEntry name="'
    return battlescribe.catalogue({"a.cat": entry + data.replace(b'"', b"'") + b'"/>'}, name="x", game="x")


READERS: dict[str, tuple[Reader, int]] = {  # and how many letters of it anybody can send
    "name": (a_name, LONG),
    "players": (lambda text: people_csv.preview(text.encode("utf-8", "replace")), LONG),
    "rosters": (lambda text: found(f"Characters\n{text}", "challenger"), LONG),
    "squads": (lambda text: found(f"Squad 1\n{text}", "showdown"), LONG),
    "deck": (lambda text: found(f"Deck\n{text}", "munchkin"), LONG),
    "one line of a roster": (lambda text: found(f"Characters\n{text.replace(NEWLINE, BLANK)}", "challenger"), 4_900),
    "price behind a line of a roster": (
        lambda text: found(f"Characters\na{text.replace(NEWLINE, BLANK)}$x", "challenger"),
        4_900,
    ),
    "name on a list": (key, LONG),
    "bans": (lambda text: bans(text, "x"), LONG),
    "notation": (lambda text: notation.tournament(text, CHALLENGER), LONG),
    "result": (lambda text: notation.entry(CHALLENGER, text), LONG),
    "json": (of_json, LONG),
    "archive": (of_archive, LONG),
    "catalogue": (of_catalogue, LONG),
    "schedule": (lambda text: from_words("2026-11-15", text), LONG),
    "code": (secrets.read, LONG),
    "log-line": (secrets.masked, LONG),
    "policy-report": (_summary, LONG // 2),
    "digits": (digits, LONG),
    "shown": (shown, LONG),
}


@pytest.mark.fault("F14")
@pytest.mark.parametrize("name", READERS)
def test_four_times_as_much_takes_about_four_times_as_long(name: str) -> None:
    reader, most = READERS[name]
    for piece in PIECES:
        assert not is_steep(reader, piece, most), f"{name}: {piece!r} again and again"


@pytest.mark.fault("F14")
def test_a_reader_that_goes_back_again_and_again_would_be_found() -> None:
    def slow(text: str) -> None:
        for place in range(0, len(text), 3):
            text[place:].strip().count("a")

    assert is_steep(slow, "a", LONG)


def is_steep(reader: Reader, piece: str, most: int) -> bool:
    """Four times as long a text takes more than ten times as long, in work of this thread, at its best of three."""
    long = (piece * most)[:most]
    if seconds(reader, long) < QUICK:
        return False
    return best(reader, long) > STEEPEST * best(reader, long[: most // 4])


def best(reader: Reader, text: str) -> float:
    return min(seconds(reader, text) for _ in range(3))


def seconds(reader: Reader, text: str) -> float:
    text = f"{text}!{next(FRESH)}"  # never one that is remembered from the last time
    gc.disable()  # what it takes depends on everything else that is in memory
    began = time.thread_time()
    try:
        reader(text)
    except Refusal as refusal:
        sentence(refusal)
    finally:
        gc.enable()
    return time.thread_time() - began
