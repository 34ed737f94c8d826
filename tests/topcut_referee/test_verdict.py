"""The referee agrees with the sample logs, reads its forms as the page on archives has them, and never falls over."""

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest

import topcut_referee
from tests.topcut_referee.sealing import BOOKS, Record, archive, records
from topcut_referee.__main__ import main
from topcut_referee.forms import CLASSES, FORMS, fields, free_texts
from topcut_referee.walk import VERSION_1

ROOT = Path(__file__).parent.parent.parent
SEED = bytes(range(32)).hex()
PRIVATE = (
    "FeeNoted", "MaterialsChecked", "SubstituteApproved", "ListHandedIn", "ListChecked", "ListAccepted",
    "ListCorrected", "PoolRegistered", "MustUseMissed", "WarningGiven", "EjectionDeclined", "EjectionProposed",
    "PenaltyRecorded", "OfficialCalled", "CallTaken", "CallClosed", "RulingGiven", "RulingAppealed", "AppealDecided",
    "CardMissing", "CardReplaced", "ExtraMinutesRolled", "SquadsSealed",
)  # fmt: skip


def withheld(facts: list[Record]) -> set[int]:
    return {record["n"] for record in facts if record["kind"] in PRIVATE}


@pytest.mark.parametrize("book", BOOKS)
def test_a_sample_log_is_right(book: str) -> None:
    verdict = topcut_referee.verify(archive(records(book)))

    assert verdict.ok, verdict.as_text()
    assert verdict.unchecked == (VERSION_1,)
    assert verdict.draws[0] == verdict.draws[1] > 0


@pytest.mark.parametrize("book", BOOKS)
def test_every_beginning_of_a_log_is_right_with_and_without_its_seed(book: str) -> None:
    facts = records(book)
    ends = [record["n"] for record in facts if record["kind"] in ("Started", "RoundPaired", "RoundClosed", "CutMade")]
    for end in ends:
        if end == len(facts) or facts[end]["at"] == facts[end - 1]["at"]:
            continue
        public = topcut_referee.verify(archive(facts[:end]))
        full = topcut_referee.verify(archive(facts[:end], seed=SEED))
        assert public.ok, public.as_text()
        assert full.ok, full.as_text()


def test_before_the_reveal_draws_are_not_yet_bound() -> None:
    verdict = topcut_referee.verify(archive(records("challenger")[:138]))

    assert verdict.ok
    assert any("not yet bound to the commitment" in line for line in verdict.unchecked)
    assert verdict.draws == (4, 4)


@pytest.mark.parametrize("book", BOOKS)
def test_a_public_archive_is_right_and_says_what_was_withheld(book: str) -> None:
    facts = records(book)
    hidden = withheld(facts)
    verdict = topcut_referee.verify(archive(facts, withheld=hidden, full=False))

    assert verdict.ok, verdict.as_text()
    assert verdict.withheld == len(hidden)
    assert any("withheld" in line for line in verdict.unchecked)


@pytest.mark.parametrize(
    ("book", "end", "n", "clause"),
    [
        ("challenger", 150, 141, "CH-20"),
        ("challenger", 180, 115, "secret"),
        ("challenger", 180, 60, "secret"),
        ("showdown", 250, 115, "PS-05"),
    ],
)
def test_a_public_archive_that_tells_a_secret_is_found(book: str, end: int, n: int, clause: str) -> None:
    facts = records(book)[:end]

    verdict = topcut_referee.verify(archive(facts, withheld=withheld(facts) - {n}, full=False))

    assert (n, clause) in {(found.fact, found.clause) for found in verdict.discrepancies}


@pytest.mark.parametrize("kind", ["ListChecked", "EjectionProposed", "CardMissing", "CardReplaced"])
def test_a_newer_fact_for_officials_is_found_in_a_public_archive(kind: str) -> None:
    facts = records("challenger")[:140]
    bodies: dict[str, dict[str, object]] = {
        "ListChecked": {"grade": "legal"},
        "EjectionProposed": {"reason": "Stalling"},
        "CardMissing": {"what": "a card", "round": 2},
        "CardReplaced": {},
    }
    facts[139] |= {"kind": kind, "body": {"player": "p02", **bodies[kind]}}

    verdict = topcut_referee.verify(archive(facts, withheld=withheld(facts) - {140}, full=False))

    assert [(found.fact, found.clause) for found in verdict.discrepancies] == [(140, "secret")]


def test_lists_are_told_only_when_they_are_published() -> None:
    facts = records("challenger")[:140]

    verdict = topcut_referee.verify(archive(facts, withheld=withheld(facts) - {25}, full=False))

    assert [(found.fact, found.clause) for found in verdict.discrepancies] == [(25, "CH-13")]


@pytest.mark.parametrize("member", ["salt", "hash"])
def test_a_broken_link_of_the_chain_is_found(member: str) -> None:
    lines = archive(records("challenger"))
    record = json.loads(lines[17])
    record[member] = "00" * (len(record[member]) // 2)
    lines[17] = json.dumps(record)

    verdict = topcut_referee.verify(lines)

    assert 17 in {found.fact for found in verdict.discrepancies if found.clause == "chain"}


def test_a_fact_that_was_changed_breaks_the_chain() -> None:
    lines = [line.replace("typed for the wrong seat", "no reason") for line in archive(records("challenger"))]

    verdict = topcut_referee.verify(lines)

    assert {139, 140} <= {found.fact for found in verdict.discrepancies if found.clause == "chain"}


def test_a_fact_that_was_taken_out_is_missed() -> None:
    lines = archive(records("challenger"))
    del lines[120]

    verdict = topcut_referee.verify(lines)

    assert 120 in {found.fact for found in verdict.discrepancies if found.clause == "chain"}


@pytest.mark.parametrize("later", [{"kind": "TableBlessed"}, {"v": 2}, {"v": True}, {"kind": 7}])
def test_a_kind_or_version_that_the_referee_does_not_know_is_found(later: dict[str, object]) -> None:
    facts = records("challenger")
    facts[80] |= later

    found = topcut_referee.verify(archive(facts)).discrepancies

    assert [(fault.fact, fault.clause) for fault in found] == [(81, "format")]


def test_a_field_of_a_later_program_is_left_alone() -> None:
    facts = records("challenger")
    facts[80]["body"]["colour"] = "blue"

    verdict = topcut_referee.verify(archive(facts))

    assert verdict.ok
    assert any("fact 81" in line for line in verdict.unchecked)


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "The file is empty."),
        (b"hello\n", "Line 1 is not JSON in UTF-8."),
        (b"\xff\xfe\n", "Line 1 is not JSON in UTF-8."),
        (b'{"format": "topcut-archive-2", "format": "topcut-archive-2"}\n', "Line 1 has a member twice."),
        (b"[1]\n", "Line 1 is not a JSON object."),
        (b'{"format": "zip"}\n', "The file is not an archive of the format topcut-archive-1 or topcut-archive-2."),
        (b"[" * 100_000, "Line 1 is not JSON in UTF-8."),
    ],
)
def test_what_is_no_archive_is_refused_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes, sentence: str
) -> None:
    path = tmp_path / "file.jsonl"
    path.write_bytes(content)

    assert main([str(path)]) == 2
    assert capsys.readouterr().err == sentence + "\n"


def test_a_file_that_is_not_there_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(tmp_path / "nothing")]) == 2
    assert "cannot be opened" in capsys.readouterr().err


def test_the_command_answers_in_words_and_in_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "file.jsonl"
    path.write_text("\n".join(archive(records("munchkin"))) + "\n", encoding="utf-8")

    assert main([str(path)]) == 0
    assert "6 draws, 6 match" in capsys.readouterr().out
    assert main([str(path), "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {
        "ok": True,
        "facts": 173,
        "head": json.loads(archive(records("munchkin"))[0])["head"],
        "witnesses": [],
        "bound": 0,
        "draws": [6, 6],
        "rounds": 5,
        "withheld": 0,
        "discrepancies": [],
        "unchecked": [VERSION_1],
        "remarks": [],
    }


def test_the_command_names_fact_and_clause(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    facts = records("challenger")
    facts[150]["body"]["missed"] = []
    path = tmp_path / "file.jsonl"
    path.write_text("\n".join(archive(facts)) + "\n", encoding="utf-8")

    assert main([str(path)]) == 1
    assert "Fact 151 (CH-26): p06 has missed the rounds [2]" in capsys.readouterr().out


def test_the_forms_are_those_of_the_page() -> None:
    page = (ROOT / "docs" / "archive.md").read_text(encoding="utf-8")
    _, _, page = page.partition("## The kinds")
    page, _, _ = page.partition("## Parts of bodies")
    printed: dict[str, list[tuple[str, str | None]]] = {}
    words: dict[str, list[str]] = {}
    classes: dict[str, str] = {}
    kind = ""
    for line in page.splitlines():
        if line.startswith("### "):
            kind = line.removeprefix("### ")
            printed[kind], words[kind] = [], []
        if letter := re.search(r"Class ([PSO])\.", line):
            classes[kind] = letter[1]
        row = re.match(r"\| `(\w+)` \| .*? \| (must be there|`.*?`) \|", line)
        if row:
            printed[kind].append((row[1], None if row[2] == "must be there" else row[2].strip("`")))
            words[kind] += [row[1]] if "| free text" in line else []

    assert classes == CLASSES
    assert words == {kind: free_texts(kind) for kind in FORMS}
    ours = {kind: [(name, default) for name, _, default in fields(form)] for kind, form in FORMS.items()}

    assert {kind: [(n, d.strip('"') if d else d) for n, d in rows] for kind, rows in ours.items()} == {
        kind: [(n, d.strip('"') if d else d) for n, d in rows] for kind, rows in printed.items()
    }


@pytest.mark.parametrize("book", BOOKS)
def test_damaged_bytes_never_make_the_referee_fall_over(book: str) -> None:
    whole = "\n".join(archive(records(book))).encode()
    dice = random.Random(book)
    for _ in range(40):
        damaged = bytearray(whole)
        for _ in range(dice.choice((1, 1, 2, 20))):
            damaged[dice.randrange(len(damaged))] = dice.randrange(256)
        _verdict_or_sentence(bytes(damaged).split(b"\n"))
        _verdict_or_sentence(whole[: dice.randrange(len(whole))].split(b"\n"))


@pytest.mark.parametrize("book", BOOKS)
def test_damaged_values_never_make_the_referee_fall_over(book: str) -> None:
    dice = random.Random(book)
    for _ in range(60):
        facts = records(book)
        for _ in range(dice.choice((1, 2, 5))):
            damage(dice, facts[dice.randrange(1, len(facts))])
        if dice.random() < 0.3:
            facts.pop(dice.randrange(1, len(facts)))
        _verdict_or_sentence(archive([{**record, "n": n} for n, record in enumerate(facts, start=1)]))


def test_a_damaged_rule_book_never_makes_the_referee_fall_over() -> None:
    dice = random.Random("book")
    for _ in range(120):
        facts = records("showdown")
        lines = facts[0]["body"]["ruleset"].split("\n")
        place = dice.randrange(len(lines))
        head, equals, _ = lines[place].partition(" = ")
        lines[place] = head + equals + dice.choice(("0", '"x"', "[]", "{}", "-1", "true", "[1]")) if equals else ""
        facts[0]["body"]["ruleset"] = "\n".join(lines)
        _verdict_or_sentence(archive(facts))


def damage(dice: random.Random, record: Record) -> None:
    """Another value somewhere in the body."""
    place: Any = record["body"]
    while True:
        steps = list(place) if isinstance(place, dict) else list(range(len(place)))
        if not steps:
            return
        step = dice.choice(steps)
        if not isinstance(place[step], dict | list) or dice.random() < 0.2:
            break
        place = place[step]
    names = ("p02", "p03", "zoe", "nobody", "swiss", "bracket")
    place[step] = dice.choice((None, 0, 1, 2, 7, -1, 2**63, True, [], {}, "", 1.5, ["p02"], dice.choice(names)))


def _verdict_or_sentence(lines: list[bytes] | list[str]) -> None:
    try:
        topcut_referee.verify(lines)
    except topcut_referee.Unreadable:
        return
