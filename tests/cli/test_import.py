"""Tournaments and players out of files."""

import json
from pathlib import Path
from typing import TypeVar

import pytest

import topcut_referee
from tests.cli.evening import Evening, evening
from topcut.cli.data import ORGANIZER, find, opened
from topcut.exchange.incoming import Beginning, begin_with, from_text
from topcut.ids import PlayerId
from topcut.refusal import Refusal
from topcut.rules.facts import (
    AbsenceArranged,
    Fact,
    PenaltyRecorded,
    PlayerDropped,
    PlayerEjected,
    PlayerEntered,
    RoundPaired,
    Started,
)
from topcut.rules.ruleset import load, text_of
from topcut.rules.tournament import Phase
from topcut.words import say, sentence

__all__ = ["evening"]

F = TypeVar("F", bound=Fact)

HISTORY = {
    "ruleset": "challenger",
    "players": ["ann", "bo", "cy", "dee", "eve"],
    "rounds": [
        [
            {"p1": "ann", "p2": "bo", "scores": [16, 9]},
            {"p1": "cy", "p2": "dee", "winner": "dee"},
            {"p1": "eve", "p2": None},
        ],
        [{"p1": "ann", "p2": "dee", "table": 1}, {"p1": "eve", "p2": "cy", "table": 2}],
    ],
    "dropped": ["bo"],
}


def test_importing_what_is_here_says_so(evening: Evening, tmp_path: Path) -> None:
    evening.new()
    evening.topcut("export", "autumn", "-o", str(tmp_path / "cup"))
    assert "is already here, with the same fact" in evening.topcut("import", str(tmp_path / "cup")).out
    evening.done("add Ana")
    said = evening.topcut("import", str(tmp_path / "cup"))
    assert said.code == 2
    assert "is already here, with 2 facts" in said.err


@pytest.mark.fault("F9", "F2")
@pytest.mark.parametrize(
    ("content", "expected"),
    [
        (b"", "This is not a tournament file"),
        (b"\x00\x01\x02" * 50, "This is not a tournament file"),
        (b"SQLite format 3\0" + bytes(4096), "This is not a tournament file"),
        (b"PK\x03\x04" + bytes(100), "This is not a tournament file"),
        (b'{"format":"topcut-archive-9","software":"topcut 9"}\n', "newer Topcut (topcut 9"),
        (b'{"format":"topcut-archive-1"}\n', "Line 1 of this archive is damaged"),
        (b'{"players": ["a"', "This is not JSON"),
        (b'{"players": ["a", "b"]}', "The file does not name a ruleset."),
    ],
)
def test_a_file_that_is_no_tournament_is_refused(
    evening: Evening, tmp_path: Path, content: bytes, expected: str
) -> None:
    (tmp_path / "file").write_bytes(content)
    said = evening.topcut("import", str(tmp_path / "file"))
    assert said.code == 2
    assert expected in said.err
    assert not evening.folder.exists()


def test_a_history_goes_on_as_a_tournament(evening: Evening, tmp_path: Path) -> None:
    (tmp_path / "spring.json").write_text(json.dumps(HISTORY))
    said = evening.topcut("import", str(tmp_path / "spring.json"), "--option", "timeline=standard", "--rounds", "3")
    assert (said.code, said.err) == (0, "")
    assert "“spring” is created from the file: 5 players, 2 rounds." in said.out
    evening.word = "spring"
    t = evening.t
    assert (t.phase, len(t.rounds), list(t.players)) == (Phase.SWISS, 2, ["p1", "p2", "p3", "p4", "p5"])
    assert t.players[next(iter(t.players))].id == "p1"
    assert "'ann'" not in str(evening.facts[1:])
    evening.done("1 16-9", "2 9-3", "list all: on paper", "pair", "publish", "1 16-9", "2 16-9", "finish")


def test_a_history_must_fit_its_rounds(evening: Evening, tmp_path: Path) -> None:
    (tmp_path / "h.json").write_text(json.dumps(HISTORY))
    said = evening.topcut("import", str(tmp_path / "h.json"), "--option", "timeline=standard", "--rounds", "1")
    assert said.code == 2
    assert "too few" in said.err
    assert not evening.folder.exists()


def test_netrunner_files_are_taken_with_their_names(evening: Evening) -> None:
    file = Path(__file__).parents[1] / "golden" / "nrtm_8_players.json"
    said = evening.topcut("import", str(file), "--title", "Runners", "--date", "2026-11-15")
    assert (said.code, said.err) == (0, "")
    evening.word = "runners"
    assert len(evening.t.players) == 8


def test_the_text_notation_is_taken_too(evening: Evening, tmp_path: Path) -> None:
    (tmp_path / "cup.txt").write_text("ruleset: munchkin\n1:  ana > bo    cy > dee\n")
    options = [
        part
        for one in ("type=select", "level=casual", "region=elsewhere", "legality=delayed")
        for part in ("--option", one)
    ]
    said = evening.topcut("import", str(tmp_path / "cup.txt"), *options)
    assert (said.code, said.err) == (0, "")


@pytest.mark.fault("F1")
def test_players_are_shown_first_and_entered_all_or_nobody(evening: Evening, tmp_path: Path) -> None:
    evening.new()
    file = tmp_path / "players.csv"
    file.write_text("name;club;paid\nAna Lee;North;yes\nBo;;\n")
    said = evening.topcut("import", str(file), "--into", "autumn")
    assert said.code == 0
    assert "No one is entered yet." in said.out
    assert len(evening.t.players) == 0
    said = evening.topcut("import", str(file), "--into", "autumn", "--yes")
    assert "2 players are entered" in said.out
    assert [(one.club, one.paid) for one in evening.t.players.values()] == [("North", True), (None, False)]
    file.write_text("name\nCy\nBo\nCy\n")
    said = evening.topcut("import", str(file), "--into", "autumn", "--yes")
    assert said.code == 2
    assert "Line 3: Bo is already entered." in said.err
    assert "Line 4: Cy is already on line 2." in said.err
    assert len(evening.t.players) == 2


def test_players_need_a_tournament(evening: Evening, tmp_path: Path) -> None:
    evening.new()
    (tmp_path / "players.csv").write_text("name\nAna\n")
    said = evening.topcut("import", str(tmp_path / "players.csv"))
    assert (said.code, said.err) == (2, f"{sentence(Refusal('import-which'))}\n")


def test_players_cannot_be_entered_when_it_is_over(evening: Evening, tmp_path: Path) -> None:
    evening.begun()
    evening.played(4)
    evening.done("finish")
    (tmp_path / "players.csv").write_text("name\nZoe\n")
    said = evening.topcut("import", str(tmp_path / "players.csv"), "--into", "autumn", "--yes")
    assert said.code == 2
    with opened(evening.folder) as desk:
        assert "Zoe" not in {person.name for person in desk.store.people(find(desk, "autumn"))}


def test_a_thousand_players_are_entered_at_once(evening: Evening, tmp_path: Path) -> None:
    evening.new("challenger", "Autumn Cup", "--capacity", "900")
    (tmp_path / "players.csv").write_text("name\n" + "".join(f"Player {n}\n" for n in range(1000)))
    assert evening.topcut("import", str(tmp_path / "players.csv"), "--into", "autumn", "--yes").code == 0
    assert sum(player.waiting for player in evening.t.players.values()) == 100


NOTATIONS = {
    "a few rounds": "1:  ana 16-9 bo    cy 12-12 dee    eve bye\n2:  ana 14-16 cy   bo 10-3 eve     dee bye\n",
    "one leaves": "dropped: eve\n1:  ana 16-9 bo   cy 12-12 dee   eve bye\n2:  ana 14-16 cy   bo 10-3 dee\n",
    "one is ejected": "ejected: eve\n1:  ana 16-9 bo   cy 12-12 dee   eve bye\n2:  ana 14-16 cy   bo 10-3 dee\n",
    "the same pair again": "1:  ana 16-9 bo   cy 12-12 dee\n2:  ana 14-16 bo   cy 10-3 dee\n",
    "open": "1:  ana 16-9 bo   cy - dee\n",
    "tables": "1:  [7] ana 16-9 bo   [2] cy 10-3 dee\n",
    "one comes late": "players: ana bo cy dee eve\n1:  ana > bo   cy > dee\n2:  ana > cy   bo > dee   eve bye\n",
    "one pauses": "1:  ana > bo   cy > dee   eve bye\n2:  ana > cy   bo > dee\n3:  ana > eve   bo > cy   dee bye\n",
    "one did not come": "1:  ana > bo   cy > dee no-show\n2:  ana > cy   bo bye\n",
    "one is never paired": "players: ana bo cy dee eve\n1:  ana > bo   cy > dee\n2:  ana > cy   bo > dee\n",
    "one leaves unseen": "players: ana bo cy dee eve\ndropped: eve\n1:  ana > bo   cy > dee\n",
    "one is ejected unseen": "players: ana bo cy dee eve\nejected: eve\n1:  ana > bo   cy > dee\n",
    "nobody plays at first": "players: ana bo cy dee\n1:\n2:  ana > bo   cy > dee\n",
    "one was absent": "1:  ana 16-9 bo   cy 12-12 dee   eve loss\n2:  ana 14-16 cy   bo 10-3 dee   eve bye\n",
}


def refuse_discrepancies(evening: Evening, folder: Path, word: str) -> None:
    for name, flags in {"full": [], "public": ["--public"]}.items():
        assert evening.topcut("export", word, "-o", str(folder / name), *flags).code == 0
        verdict = topcut_referee.verify((folder / name).read_bytes().split(b"\n"))
        assert verdict.ok, verdict.as_text()


@pytest.mark.parametrize("what", NOTATIONS)
def test_the_referee_agrees_with_an_imported_history(evening: Evening, tmp_path: Path, what: str) -> None:
    """Where it departs from the rule book, the log says so."""
    (tmp_path / "cup.txt").write_text(NOTATIONS[what])
    option = ("--ruleset", "challenger", "--option", "timeline=standard")
    said = evening.topcut("import", str(tmp_path / "cup.txt"), *option)
    assert (said.code, said.err) == (0, "")
    refuse_discrepancies(evening, tmp_path, "cup")


def imported(evening: Evening, file: Path, text: str, *more: str) -> None:
    file.write_text(text)
    said = evening.topcut("import", str(file), "--title", "Cup", "--option", "timeline=standard", *more)
    assert (said.code, said.err) == (0, "")
    evening.word = "cup"


def of(evening: Evening, kind: type[F]) -> list[F]:
    return [fact for fact in evening.facts if isinstance(fact, kind)]


def test_a_late_entrant_of_a_file_comes_late(evening: Evening, tmp_path: Path) -> None:
    imported(evening, tmp_path / "cup.txt", NOTATIONS["one comes late"])
    facts = evening.facts
    late = next(fact for fact in of(evening, PlayerEntered) if fact.player == "p5")
    first, second = of(evening, RoundPaired)
    assert late.missed == (1,)
    assert facts.index(first) < facts.index(late) < facts.index(second)
    assert [started.players for started in of(evening, Started)] == [4]
    assert evening.t.rounds[0].unpaired_losses == ("p5",)


def test_who_pauses_in_a_file_is_absent(evening: Evening, tmp_path: Path) -> None:
    imported(evening, tmp_path / "cup.txt", NOTATIONS["one pauses"])
    assert of(evening, AbsenceArranged) == [AbsenceArranged(PlayerId("p5"), 2)]
    assert [paired.unpaired_losses for paired in of(evening, RoundPaired)] == [(), ("p5",), ()]


def test_who_is_never_paired_in_a_file_can_still_play(evening: Evening, tmp_path: Path) -> None:
    imported(evening, tmp_path / "cup.txt", NOTATIONS["one is never paired"])
    assert of(evening, PlayerEntered)[-1].missed == (1, 2)
    assert "p5" in evening.t.to_pair
    evening.done("list all: on paper", "close", "pair", "publish")
    refuse_discrepancies(evening, tmp_path, "cup")


@pytest.mark.parametrize("what", ["one leaves unseen", "one is ejected unseen"])
def test_who_leaves_without_a_game_leaves_before_the_first_round(evening: Evening, tmp_path: Path, what: str) -> None:
    imported(evening, tmp_path / "cup.txt", NOTATIONS[what])
    kinds = [type(fact) for fact in evening.facts]
    left = PlayerDropped if what == "one leaves unseen" else PlayerEjected
    assert kinds.index(Started) < kinds.index(left) < kinds.index(RoundPaired)
    assert [fact.after for fact in of(evening, PlayerDropped)] in ([0], [])


def test_the_log_says_what_a_file_does_not_tell(evening: Evening, tmp_path: Path) -> None:
    """That no Watcher was named and no list handed in is not known; that there were nine rounds is."""
    imported(evening, tmp_path / "cup.txt", NOTATIONS["one is ejected"], "--rounds", "9")
    reasons = {one.clause: one.reason for one in evening.t.deviations}
    rules = evening.t.ruleset
    for clause in (rules.lists.clause, next(role.clause for role in rules.officials if role.at_least)):
        assert reasons.pop(clause) == say("imported-unknown")
    assert reasons == {rules.structure.clause: say("imported-so")}
    assert [one.penalty for one in of(evening, PenaltyRecorded)] == [say("imported-ejected")]


LEVEL = "1:  ana 16-9 bo   cy 16-9 dee   eve bye\n2:  ana 16-9 cy   eve 16-9 {}   {} bye\n"


@pytest.mark.parametrize("names", [("dee", "bo"), ("bo", "dee")])
def test_what_a_file_breaks_does_not_depend_on_chance(names: tuple[str, str]) -> None:
    """Bo and Dee are level in everything: either may have the bye, whatever lots are drawn here."""
    history = from_text(LEVEL.format(*names).encode(), load("challenger"))
    ids = {player: PlayerId(f"p{n}") for n, player in enumerate(history.t.players, start=1)}
    beginning = Beginning("Cup", "2026-11-15", text_of("challenger"), options={"timeline": "standard"})
    _, *facts = begin_with(ORGANIZER, history, ids, beginning, tournament="cup", seed=bytes(32))
    assert [fact.breaks for fact in facts if isinstance(fact, RoundPaired)] == [(), ()]
    for seed in range(1, 20):
        _, *others = begin_with(ORGANIZER, history, ids, beginning, tournament="cup", seed=bytes([seed] * 32))
        assert others == facts


def test_the_referee_agrees_with_a_bye_among_equals_whatever_the_lots(evening: Evening, tmp_path: Path) -> None:
    seeds = set()
    for number in range(20):
        file = tmp_path / f"cup{number:02}.txt"
        file.write_text(LEVEL.format("dee", "bo"))
        assert evening.topcut("import", str(file), "--option", "timeline=standard").code == 0
        evening.word = file.stem
        seeds.add(evening.t.commitment)
        refuse_discrepancies(evening, tmp_path, file.stem)
    assert len(seeds) == 20


def test_the_referee_agrees_with_imported_json_and_nrtm(evening: Evening, tmp_path: Path) -> None:
    (tmp_path / "cup.json").write_text(json.dumps(HISTORY))
    assert evening.topcut("import", str(tmp_path / "cup.json"), "--option", "timeline=standard").code == 0
    refuse_discrepancies(evening, tmp_path, "cup")
    file = Path(__file__).parents[1] / "golden" / "nrtm_8_players.json"
    assert evening.topcut("import", str(file), "--title", "Runners").code == 0
    refuse_discrepancies(evening, tmp_path, "runners")
