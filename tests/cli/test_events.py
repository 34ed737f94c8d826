"""Tournaments of a data folder: created, listed, told, examined, carried in and out."""

import json
import os
import stat
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from tests.cli.evening import Evening, evening
from tests.cli.running import answer
from tests.words.test_catalogue import variables
from topcut.cli.data import find, opened, short
from topcut.exchange.chronicle import kebab
from topcut.refusal import Refusal
from topcut.rules.facts import FACTS
from topcut.rules.tournament import Phase
from topcut.store.place import DATABASE
from topcut.words import sentence

__all__ = ["evening"]

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


def test_a_new_tournament_says_its_name_and_its_commitment(evening: Evening) -> None:
    said = evening.new()
    assert (said.code, said.err) == (0, "")
    assert evening.t.commitment in said.out
    assert "“Autumn Cup” is created." in said.out
    assert evening.t.options == {"timeline": "standard"}


def test_a_new_tournament_in_json(evening: Evening) -> None:
    said = evening.new("munchkin", "Deck Day", "--json", "--place", "Town hall", "--capacity", "8").json
    evening.word = said["tournament"]
    t = evening.t
    assert said["commitment"] == t.commitment
    assert (t.title, t.place, t.capacity, said["n"]) == ("Deck Day", "Town hall", 8, 1)


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["ludo", "X"], "There is no rule book “ludo”."),
        (["challenger", "X"], "timeline"),
        (
            ["challenger", "X", "--option", "timeline"],
            sentence(Refusal("given-unreadable", given="timeline", form="level=casual")),
        ),
        (["challenger", "X", "--option", "timeline=ludo"], "ludo"),
        (["challenger", " ", "--option", "timeline=standard"], "title"),
        (["challenger", "X", "--option", "timeline=standard", "--date", "15.11."], "15.11."),
        (["challenger", "X", "--option", "timeline=standard", "--set", "bye.ludo=1"], "bye.ludo"),
        (["challenger", "X", "--option", "timeline=standard", "--set", "points.win=7"], "points.win"),
        (["challenger", "X", "--option", "timeline=standard", "--deviate", "XX-1=why"], "XX-1"),
        (["challenger", "X", "--option", "timeline=standard", "--capacity", "0"], "0"),
        (["challenger"], "TITLE"),
    ],
)
def test_a_tournament_that_cannot_be_created_leaves_nothing_behind(
    evening: Evening, arguments: list[str], expected: str
) -> None:
    said = evening.topcut("new", *arguments)
    assert said.code == 2
    assert expected in said.err
    assert json.loads(evening.topcut("events", "--json").out) == []


def test_settings_and_deviations_are_taken_from_the_start(evening: Evening) -> None:
    evening.new("challenger", "Autumn Cup", "--set", "points.win=4", "--deviate", "CH-42=a house rule")
    t = evening.t
    assert t.ruleset.points.win == 4
    assert [deviation.clause for deviation in t.deviations] == ["CH-42"]


def test_tournaments_are_listed(evening: Evening) -> None:
    assert "There is no tournament" in evening.topcut("events").out
    assert not evening.folder.exists()
    evening.new()
    evening.new("munchkin", "Deck Day")
    lines = evening.topcut("events").out.splitlines()
    assert [line.split()[1] for line in lines[1:]] == ["Autumn", "Deck"]
    assert [row["title"] for row in evening.topcut("events", "--json").json] == ["Autumn Cup", "Deck Day"]


def test_a_tournament_is_meant_by_its_id_or_the_beginning_of_its_title(evening: Evening) -> None:
    evening.new()
    evening.new("challenger", "Autumn Open")
    with opened(str(evening.folder)) as desk:
        first, second = (one.id for one in desk.store.tournaments())
        assert find(desk, first) == find(desk, "autumn c") == find(desk, first[:5]) == first
        assert find(desk, "AUTUMN OPEN") == second
        shared = Refusal("tournament-ambiguous", word="aut", found=(f"Autumn Cup ({first})", f"Autumn Open ({second})"))
        known = (f"Autumn Cup ({short(desk, first)})", f"Autumn Open ({short(desk, second)})")
    assert evening.topcut("log", "aut").err == f"{sentence(shared)}\n"
    none = Refusal("tournament-none", word="spring", folder=str(evening.folder), known=known, count=2)
    assert evening.topcut("log", "spring").err == f"{sentence(none)}\n"
    assert evening.topcut("log", "").code == 2


@pytest.mark.parametrize("command", [["log", "x"], ["run", "x"], ["export", "x", "-o", "-"], ["csv", "x", "players"]])
def test_a_folder_without_data_is_not_made_by_looking(evening: Evening, command: list[str]) -> None:
    said = evening.topcut(*command)
    missing = Refusal("data-missing", folder=str(evening.folder))
    assert (said.code, said.err) == (2, f"{sentence(missing)}\n")
    assert not evening.folder.exists()


def test_the_usual_folder_is_the_users_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path))
    assert answer("new", "munchkin", "X", "--option", "type=select", "--json").code == 2
    assert list(tmp_path.rglob(DATABASE))


# The log


def test_every_kind_of_fact_has_its_sentence_and_says_only_what_it_knows() -> None:
    catalogue = Path("src/topcut/words/en.ftl")
    text = (Path(__file__).parents[2] / catalogue).read_text("utf-8")
    entries = {entry.id.name: entry for entry in FluentParser().parse(text).body if isinstance(entry, Message)}
    given = {"actor", "game", "table", "where", "tables", "count", "winner", "before", "clauses"}
    for kind, form in FACTS.items():
        message = entries[f"fact-{kebab(kind)}"]
        assert variables(message) <= given | set(form.__dataclass_fields__), kind
    assert {name for name in entries if name.startswith("fact-")} == {f"fact-{kebab(kind)}" for kind in FACTS}


def test_the_log_is_told_in_sentences_and_in_records(evening: Evening) -> None:
    evening.begun(players=4)
    evening.played(1, tables=2)
    told = evening.topcut("log", "autumn").out
    assert "organizer: Ana is entered." in told
    assert "Table 1 in round 1: " in told
    assert "none" not in told
    records = [json.loads(line) for line in evening.topcut("log", "autumn", "--json").out.splitlines()]
    assert [record["n"] for record in records] == list(range(1, len(records) + 1))
    assert records[0]["kind"] == "TournamentCreated"
    assert len(told.splitlines()) == len(records)


# The doctor


def test_the_doctor_finds_everything_in_order(evening: Evening) -> None:
    evening.new()
    said = evening.topcut("doctor")
    assert said.code == 0
    assert "the chain is whole" in said.out
    assert "Everything is in order." in said.out
    assert evening.topcut("doctor", "--json").json["ok"] is True


def test_the_doctor_makes_no_folder(evening: Evening) -> None:
    assert evening.topcut("doctor").code == 0
    assert not evening.folder.exists()


def test_the_doctor_finds_a_flipped_byte(evening: Evening) -> None:
    evening.begun(players=4)
    file = evening.folder / DATABASE
    content = bytearray(file.read_bytes())
    place = content.find(b'"player":"p3"')
    content[place + 11] ^= 1
    file.write_bytes(bytes(content))
    said = evening.topcut("doctor")
    assert said.code == 1
    assert "damaged" in said.out
    assert "needs you." in said.out


def test_the_doctor_says_who_holds_the_folder(evening: Evening) -> None:
    evening.new()
    with opened(str(evening.folder)):
        said = evening.topcut("doctor")
    assert said.code == 1
    assert f"process {os.getpid()}" in said.out


@pytest.mark.fault("F9")
def test_the_doctor_knows_another_programs_file(evening: Evening) -> None:
    evening.folder.mkdir()
    (evening.folder / DATABASE).write_bytes(b"no database at all" * 100)
    said = evening.topcut("doctor")
    assert said.code == 1
    assert "was not written by Topcut" in said.out


# Archives


@pytest.mark.fault("L8")
def test_export_import_export_is_byte_equal(evening: Evening, tmp_path: Path) -> None:
    evening.begun()
    evening.played(2)
    first, second = tmp_path / "first.topcut", tmp_path / "second.topcut"
    assert "secrets included" in evening.topcut("export", "autumn", "-o", str(first)).out
    said = answer("import", str(first), "--data", str(tmp_path / "there"))
    assert (said.code, said.err) == (0, "")
    assert "the chain is whole" in said.out
    answer("export", "autumn", "-o", str(second), "--data", str(tmp_path / "there"))
    assert first.read_bytes() == second.read_bytes()
    assert evening.topcut("export", "autumn", "-o", "-").out.encode() == first.read_bytes()


def test_an_archive_is_not_readable_for_others(evening: Evening, tmp_path: Path) -> None:
    evening.new()
    evening.topcut("export", "autumn", "-o", str(tmp_path / "cup"))
    assert stat.S_IMODE((tmp_path / "cup").stat().st_mode) == 0o600


def test_importing_what_is_here_says_so(evening: Evening, tmp_path: Path) -> None:
    evening.new()
    evening.topcut("export", "autumn", "-o", str(tmp_path / "cup"))
    assert "is here already, with the same fact" in evening.topcut("import", str(tmp_path / "cup")).out
    evening.done("add Ana")
    said = evening.topcut("import", str(tmp_path / "cup"))
    assert said.code == 2
    assert "is here already, with 2 facts" in said.err


def test_a_public_archive_has_names_but_no_contacts(evening: Evening, tmp_path: Path) -> None:
    evening.new()
    (tmp_path / "p.csv").write_text("name,contact\nAna,ana@example.org\n")
    evening.topcut("import", str(tmp_path / "p.csv"), "--into", "autumn", "--yes")
    public = evening.topcut("export", "autumn", "-o", "-", "--public").out
    assert "Ana" in public
    assert "example.org" not in public
    (tmp_path / "public").write_text(public)
    said = answer("import", str(tmp_path / "public"), "--data", str(tmp_path / "there"))
    assert "This is a public archive" in said.err


@pytest.mark.fault("F9", "A6")
def test_what_cannot_be_written_leaves_no_half_file(evening: Evening, tmp_path: Path) -> None:
    evening.new()
    said = evening.topcut("export", "autumn", "-o", str(tmp_path / "nowhere" / "cup"))
    assert said.code == 2
    assert "cannot be written" in said.err
    (tmp_path / "folder").mkdir()
    assert evening.topcut("export", "autumn", "-o", str(tmp_path / "folder")).code == 2
    assert [path.name for path in tmp_path.iterdir() if path.name.startswith(".")] == []


@pytest.mark.fault("F9", "F2")
@pytest.mark.parametrize(
    ("content", "expected"),
    [
        (b"", "This is no file of a tournament"),
        (b"\x00\x01\x02" * 50, "This is no file of a tournament"),
        (b"SQLite format 3\0" + bytes(4096), "This is no file of a tournament"),
        (b"PK\x03\x04" + bytes(100), "This is no file of a tournament"),
        (b'{"format":"topcut-archive-9","software":"topcut 9"}\n', "newer Topcut (topcut 9"),
        (b'{"format":"topcut-archive-1"}\n', "Line 1 of this archive is damaged"),
        (b'{"players": ["a"', "This is no JSON"),
        (b'{"players": ["a", "b"]}', "The file names no ruleset."),
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


# Histories and players


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
    assert "Nobody is entered yet." in said.out
    assert len(evening.t.players) == 0
    said = evening.topcut("import", str(file), "--into", "autumn", "--yes")
    assert "2 players are entered" in said.out
    assert [(one.club, one.paid) for one in evening.t.players.values()] == [("North", True), (None, False)]
    file.write_text("name\nCy\nBo\nCy\n")
    said = evening.topcut("import", str(file), "--into", "autumn", "--yes")
    assert said.code == 2
    assert "Line 3: Bo is entered already." in said.err
    assert "Line 4: Cy is on line 2 already." in said.err
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
    with opened(str(evening.folder)) as desk:
        assert "Zoe" not in {person.name for person in desk.store.people(find(desk, "autumn"))}


def test_a_thousand_players_are_entered_at_once(evening: Evening, tmp_path: Path) -> None:
    evening.new("challenger", "Autumn Cup", "--capacity", "900")
    (tmp_path / "players.csv").write_text("name\n" + "".join(f"Player {n}\n" for n in range(1000)))
    assert evening.topcut("import", str(tmp_path / "players.csv"), "--into", "autumn", "--yes").code == 0
    assert sum(player.waiting for player in evening.t.players.values()) == 100


# Tables


@pytest.mark.parametrize("table", ["standings", "players", "results"])
def test_tables_are_written_for_spreadsheets(evening: Evening, tmp_path: Path, table: str) -> None:
    evening.new()
    (tmp_path / "players.csv").write_text('name\n"=HYPERLINK(""x"")"\nBo\nCy\nDee\n')
    evening.topcut("import", str(tmp_path / "players.csv"), "--into", "autumn", "--yes")
    evening.done("official Wanda watcher", "in all", "list all: on paper", "start")
    evening.played(1, tables=2)
    out = tmp_path / "out.csv"
    assert evening.topcut("csv", "autumn", table, "-o", str(out)).code == 0
    text = out.read_text("utf-8-sig")
    assert "'=HYPERLINK" in text
    assert ",=HYP" not in text
    assert '"=HYP' not in text
    assert evening.topcut("csv", "autumn", table).out.count("\n") == text.count("\n")


def test_a_table_that_nobody_knows_is_refused(evening: Evening) -> None:
    assert evening.topcut("csv", "autumn", "ludo").code == 2
