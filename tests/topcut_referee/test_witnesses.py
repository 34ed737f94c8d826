"""Witnesses: a chain that was made again is found by a head or a receipt from outside, and only by them."""

import json
from pathlib import Path

import pytest

import topcut_referee
from tests.topcut_referee.sealing import BOOKS, Record, archive, kinds, records
from topcut.cli import main as topcut
from topcut_referee.__main__ import main

ALONE = "Not compared with any witness: whoever holds the file could have made all of it."


def hashes(facts: list[Record]) -> list[str]:
    """Of each fact, the first one first."""
    return [json.loads(line)["hash"] for line in archive(facts)[1:-1]]


def another_champion(facts: list[Record]) -> list[Record]:
    """The final went the other way, with claims and ranking to match."""
    last = max(
        record["body"]["round"] for record in kinds(facts, "RoundPaired") if record["body"]["stage"] == "bracket"
    )
    for record in facts:
        body = record["body"]
        if body.get("stage") == "bracket" and body.get("round") == last:
            for held in (body.get("result"), body.get("entry")):
                if held is not None:
                    _turned(held)
        if record["kind"] == "TieBroken" and body["round"] == last:
            _decided(facts, body["winner"], last)
    ranking = kinds(facts, "TournamentFinished")[0]["body"]["ranking"]
    ranking[0][1], ranking[1][1] = ranking[1][1], ranking[0][1]
    return facts


def _turned(held: dict[str, object]) -> None:
    held["winner"] = 1 - held["winner"] if isinstance(held["winner"], int) else None
    for name in ("points", "games", "figures"):
        value = held.get(name)
        if name == "points" and isinstance(value, list):
            value.reverse()
        elif name == "games" and isinstance(value, list):
            held[name] = [None if won is None else 1 - won for won in value]
        elif name == "figures" and isinstance(value, list):
            held[name] = [[second, first] for first, second in value]


def _decided(facts: list[Record], winner: str, last: int) -> None:
    """A draw went to the higher rank: the other one has won the game instead."""
    settled = next(
        r["body"] for r in facts if r["kind"] == "ResultSettled" and r["body"].get("stage") == "bracket"
        and r["body"]["round"] == last
    )  # fmt: skip
    pairs = next(
        r["body"]["pairs"] for r in facts if r["kind"] == "RoundPaired" and r["body"]["stage"] == "bracket"
        and r["body"]["round"] == last
    )  # fmt: skip
    seat = int(pairs[0]["first"] == winner)
    figures = [[5, 1] if seat == 0 else [1, 5] for _ in settled["result"]["figures"]]
    settled["result"] |= {"how": "victory", "winner": seat, "figures": figures, "by_roll": False}
    broken = next(record for record in facts if record["kind"] == "TieBroken" and record["body"]["round"] == last)
    facts[facts.index(broken)] = {**broken, "kind": "TableChecked", "body": {"table": 1, "round": last}}


@pytest.mark.parametrize("book", BOOKS)
def test_another_champion_passes_alone_and_not_beside_a_witness(book: str) -> None:
    right = hashes(records(book))
    forged = archive(another_champion(records(book)))
    changed = next(n for n, (a, b) in enumerate(zip(right, hashes_of(forged), strict=True), start=1) if a != b)

    alone = topcut_referee.verify(forged)

    assert alone.ok, alone.as_text()
    assert ALONE in alone.as_text()
    for witness in (
        topcut_referee.head(right[-1]),
        topcut_referee.receipt(f"{changed}:{right[changed - 1]}"),
        topcut_referee.receipt(f"{len(right) - 1}:{right[-2][:8]}"),
    ):
        found = topcut_referee.verify(forged, [witness]).discrepancies
        assert [fault.clause for fault in found] == ["witness"]
    before = topcut_referee.verify(forged, [topcut_referee.receipt(f"{changed - 1}:{right[changed - 2]}")])
    assert before.ok
    assert f"Not compared with any witness: facts {changed} to {len(right)};" in before.as_text()


def hashes_of(lines: list[str]) -> list[str]:
    return [json.loads(line)["hash"] for line in lines[1:-1]]


def test_the_head_is_always_named() -> None:
    facts = records("challenger")
    for lines in (archive(facts), archive(facts, withheld=[60], full=False)):
        verdict = topcut_referee.verify(lines)
        assert verdict.head == hashes(facts)[-1] == verdict.as_json()["head"]
        assert f"Head: {verdict.head}" in verdict.as_text()


def test_a_head_that_a_broken_file_claims_is_not_believed() -> None:
    lines = archive(records("challenger"))
    header = json.loads(lines[0]) | {"head": "0" * 64}

    assert topcut_referee.verify([json.dumps(header), *lines[1:]]).head == hashes(records("challenger"))[-1]


def test_witnesses_that_agree_bind_the_file_as_far_as_they_go() -> None:
    facts = records("challenger")
    right = hashes(facts)
    early, late = topcut_referee.receipt(f"17:{right[16]}"), topcut_referee.receipt(f"120: {right[119][:8].upper()}")

    verdict = topcut_referee.verify(archive(facts), [early, late])

    assert verdict.ok
    assert verdict.bound == 120
    assert "Witness: fact 17 has the same hash, by all its digits" in verdict.as_text()
    assert "Witness: fact 120 has the same hash, by the 8 digits that were given" in verdict.as_text()
    assert "Not compared with any witness: facts 121 to 180;" in verdict.as_text()
    whole = topcut_referee.verify(archive(facts), [topcut_referee.head(right[-1])])
    assert whole.bound == 180
    assert "Not compared" not in whole.as_text()


def test_a_file_that_ends_too_early_is_found() -> None:
    facts = records("challenger")
    verdict = topcut_referee.verify(archive(facts[:150]), [topcut_referee.receipt(f"151:{hashes(facts)[150]}")])

    assert [(fault.fact, fault.clause) for fault in verdict.discrepancies] == [(0, "witness")]
    assert "ends with fact 150" in verdict.discrepancies[0].text


def test_a_head_of_an_earlier_copy_is_recognized() -> None:
    facts = records("challenger")
    verdict = topcut_referee.verify(archive(facts), [topcut_referee.head(hashes(facts)[149])])

    assert "that is the hash of fact 150" in verdict.discrepancies[0].text


@pytest.mark.parametrize(
    "text", ["", "12", "12:", ":abcdef12", "0:abcdef12", "-1:abcdef12", "x:abcdef12", "12:abcdef1"]
)
def test_what_is_no_receipt_is_refused(text: str) -> None:
    with pytest.raises(topcut_referee.NoWitness):
        topcut_referee.receipt(text)


@pytest.mark.parametrize("text", ["", "abcdef1", "abcdefgh", "0" * 65])
def test_what_is_no_head_is_refused(text: str) -> None:
    with pytest.raises(topcut_referee.NoWitness):
        topcut_referee.head(text)


@pytest.mark.parametrize("command", ["topcut_referee", "topcut verify"])
def test_both_commands_take_several_witnesses(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    facts = records("munchkin")
    right = hashes(facts)
    path = tmp_path / "file.topcut"
    path.write_text("\n".join(archive(facts)) + "\n", encoding="utf-8")

    def run(*arguments: str) -> int:
        if command == "topcut_referee":
            return main([str(path), *arguments])
        monkeypatch.setattr("sys.argv", ["topcut", "verify", str(path), *arguments])
        with pytest.raises(SystemExit) as ended:
            topcut()
        return int(ended.value.code or 0)

    assert run() == 0
    assert ALONE in capsys.readouterr().out
    receipts = ("--receipt", f"20:{right[19]}", "--receipt", f"40:{right[39][:8]}")
    assert run(*receipts, "--head", right[-1], "--json") == 0
    answer = json.loads(capsys.readouterr().out)
    assert answer["head"] == right[-1]
    assert answer["bound"] == 173
    assert answer["witnesses"] == [
        {"fact": 20, "hash": right[19], "agrees": True},
        {"fact": 40, "hash": right[39][:8], "agrees": True},
        {"fact": 173, "hash": right[-1], "agrees": True},
    ]
    assert run(*receipts, "--receipt", f"41:{right[39][:8]}") == 1
    assert "Fact 41 (witness)" in capsys.readouterr().out
    assert run("--receipt", "40") == 2
    assert run("--head", "xyz") == 2
