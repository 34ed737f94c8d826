"""How a rule book is found, read, checked and changed, and what is said when that cannot be done."""

import re
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from tests.refusing import refusal_from
from topcut.refusal import Refusal
from topcut.rules.ruleset import Ruleset, examples, load, parse, settings, shipped, structure_for, text_of, with_setting
from topcut.words import sentence

MINE = "./mine.toml"


def refusal_of(text: str) -> Refusal:
    return refusal_from(parse, text, MINE)


def said(refusal: Refusal) -> str:
    """The sentence, which has a value for everything it speaks of."""
    text = one_line(refusal)
    assert not re.search(r"\{|\$|refusal-", text), text
    return text


def one_line(refusal: Refusal) -> str:
    text = sentence(refusal)
    assert len(text.splitlines()) == 1
    return text


class TestFinding:
    def test_the_five_documents_are_shipped(self) -> None:
        assert shipped() == ("challenger", "challengers", "munchkin", "showdown", "timeline")

    @pytest.mark.parametrize("name", shipped())
    def test_a_shipped_rule_book_goes_by_its_name(self, name: str) -> None:
        assert load(name).name == name
        assert load(name) is load(name)
        assert parse(text_of(name), name) == load(name)

    @pytest.mark.parametrize("as_path", [True, False])
    def test_a_rule_book_of_ones_own_goes_by_its_path(self, tmp_path: Path, as_path: bool) -> None:
        mine = tmp_path / "mine"
        mine.write_text(text_of("munchkin").replace("win = 2", "win = 5"), encoding="utf-8")
        ruleset = load(mine if as_path else str(mine))
        assert ruleset.points.win == 5
        assert text_of(mine) == mine.read_text(encoding="utf-8")

    def test_a_file_in_this_folder_goes_by_its_ending(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        (tmp_path / "mine.toml").write_text(text_of("munchkin"), encoding="utf-8")
        monkeypatch.chdir(tmp_path)
        assert load("mine.toml") == load("munchkin")

    def test_a_byte_order_mark_and_the_line_ends_of_another_system_do_not_matter(self, tmp_path: Path) -> None:
        mine = tmp_path / "mine.toml"
        mine.write_bytes(b"\xef\xbb\xbf" + text_of("munchkin").replace("\n", "\r\n").encode())
        assert load(mine) == load("munchkin")

    @pytest.mark.parametrize(
        ("name", "near"),
        [("munchkn", ("munchkin",)), ("Timeline", ("timeline",)), ("chess", ()), ("", ()), (" ", ()), ("x" * 9999, ())],
    )
    def test_an_unknown_name_is_refused_with_the_nearest_ones(self, name: str, near: tuple[str, ...]) -> None:
        refused = refusal_from(load, name)
        assert refused.code == "unknown-ruleset"
        assert refused.parameters["near"] == near
        assert "challenger, challengers, munchkin, showdown and timeline" in said(refused)

    def test_the_examples_are_not_among_the_documents(self) -> None:
        assert not {"netrunner", "magic"} & set(shipped())

    @pytest.mark.parametrize("path", ["./nowhere.toml", "nowhere.toml", "no/where", r"no\where", "a\0b/c.toml"])
    def test_a_path_that_leads_nowhere_is_refused(self, path: str) -> None:
        refused = refusal_from(load, path)
        assert refused.code == "ruleset-not-found"
        assert said(refused).startswith("There is no file ")

    def test_a_name_too_long_for_a_file_is_refused(self) -> None:
        refused = refusal_from(load, f"./{'x' * 5000}.toml")
        assert refused.code in {"ruleset-broken", "ruleset-not-found"}
        said(refused)

    @pytest.mark.parametrize(
        ("content", "why"),
        [
            (b"", "empty"),
            (b" \n\t\n", "empty"),
            (b"\x00\x01\x02\xff\xfe", "not-text"),
            ("name = 'caf\N{LATIN SMALL LETTER E WITH ACUTE}'".encode("latin-1"), "not-text"),
            (b"#" * 1_000_001, "too-large"),
            (b"\x7fELF\x02\x01\x01\x00", "toml"),
        ],
    )
    def test_a_file_that_is_no_rule_book_is_refused(self, tmp_path: Path, content: bytes, why: str) -> None:
        mine = tmp_path / "mine.toml"
        mine.write_bytes(content)
        refused = refusal_from(load, mine)
        assert refused.code == "ruleset-broken"
        assert refused.parameters["why"] == why
        said(refused)

    def test_a_huge_file_is_not_read_to_its_end(self, tmp_path: Path) -> None:
        huge = tmp_path / "huge.toml"
        with huge.open("wb") as file:
            file.truncate(50_000_000)
        assert refusal_from(load, huge).parameters["why"] == "too-large"

    def test_a_folder_is_refused(self, tmp_path: Path) -> None:
        refused = refusal_from(load, tmp_path)
        assert (refused.code, refused.parameters["why"]) == ("ruleset-broken", "folder")
        said(refused)

    def test_a_file_that_may_not_be_read_is_refused(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        def forbidden(*_: object) -> None:
            raise PermissionError(13, "Permission denied")

        mine = tmp_path / "mine.toml"
        mine.touch()
        monkeypatch.setattr(
            Path, "open", forbidden
        )  # the administrator may read everything, so the file mode will not do
        refused = refusal_from(load, mine)
        assert (refused.code, refused.parameters["why"]) == ("ruleset-broken", "unreadable")
        assert "Permission denied" in said(refused)

    @pytest.mark.skipif(sys.platform == "win32", reason="there is no such file")
    def test_a_device_is_refused(self) -> None:
        with pytest.raises(Refusal, match="ruleset-not-found"):
            load("/dev/zero")


class TestBrokenToml:
    @pytest.mark.parametrize(
        ("text", "line", "column"),
        [
            ('name = "mine', 1, 13),
            ('\n\nname == "mine"', 3, 7),
            ("a = 1\na = 2", 2, 6),
            ("a = [\n1,", 2, 3),
            ("[" * 10, 1, 3),
            ("\x00", 1, 1),
        ],
    )
    def test_the_refusal_names_line_and_column(self, text: str, line: int, column: int) -> None:
        refusal = refusal_of(text)
        assert refusal.code == "ruleset-broken"
        assert (refusal.parameters["line"], refusal.parameters["column"]) == (line, column)
        assert said(refusal).startswith(f"./mine.toml, line {line}, column {column}: ")

    @pytest.mark.parametrize("text", ["a = " + "[" * 100_000, "a = " + "9" * 5000, "a = " + "{a = " * 100_000])
    def test_what_has_no_end_is_refused(self, text: str) -> None:
        refusal = refusal_of(text)
        assert (refusal.code, refusal.parameters["why"]) == ("ruleset-broken", "endless")
        said(refusal)


SHOWDOWN = text_of("showdown")
MUNCHKIN = text_of("munchkin")
SQUADS = "[squads]\n"
FULL_SWISS = SHOWDOWN[SHOWDOWN.index("alternate_clause = ") : SHOWDOWN.index("\n[cut]\n")]


def edited(text: str, old: str, new: str) -> str:
    assert old in text
    return text.replace(old, new, 1)


class TestWrongEntries:
    @pytest.mark.parametrize(
        ("old", "new", "where", "why"),
        [
            ("win = 3\n", "", "points.win", "missing"),
            ("[points]\n", "[point]\n", "point", "unknown"),
            ("win = 3\n", "win = 3\nwon = 3\n", "points.won", "unknown"),
            ("win = 3\n", 'win = 3\n"a b\\nc" = 3\n', "points.a b\nc", "unknown"),
            ("win = 3", 'win = "3"', "points.win", "type"),
            ("win = 3", "win = 3.0", "points.win", "type"),
            ("win = 3", "win = nan", "points.win", "type"),
            ("win = 3", "win = true", "points.win", "type"),
            ("win = 3", "win = [3]", "points.win", "type"),
            ("win = 3", "win = { is = 3 }", "points.win", "type"),
            ("win = 3", "win = 12:30:00", "points.win", "type"),
            ("win = 3", "win = -3", "points.win", "below"),
            ("win = 3", "win = 1000001", "points.win", "above"),
            ("win = 3", "win = 99999999999999999999", "points.win", "above"),
            ("effective = 2025-01-27", "effective = 2025-01-27T00:00:00", "effective", "type"),
            ("effective = 2025-01-27", "effective = 5", "effective", "type"),
            ('clause = "PS-27"', "clause = 27", "points.clause", "type"),
            ('clause = "PS-27"', 'clause = " "', "points.clause", "text"),
            ('clause = "PS-27"', 'clause = "PS\\n27"', "points.clause", "text"),
            ('clause = "PS-27"', f'clause = "{"x" * 401}"', "points.clause", "text"),
            ('name = "showdown"', 'name = "Show down"', "name", "word"),
            ('key = "sos"', 'key = "sos\\n"', "tiebreakers.sos\n.key", "word"),
            ('key = "sos"', "", "tiebreakers.2.key", "missing"),
            ('roll = "choice"', 'roll = "often"', "clock.roll", "choice"),
            ('wins = "more", claims', 'wins = "most", claims', "endings.time.compare.objectives.wins", "choice"),
            ('level = "draw"', 'level = "roll again"', "endings.time.level", "choice"),
            ("[endings.time]", "[endings.tea]", "endings", "choice"),
            ("figures = { struggle = 2", 'figures = { struggle = "2"', "bye.figures.struggle", "type"),
            ("figures = { struggle = 2", "figures = { Struggle = 2", "bye.figures", "word"),
            ("[squads]\n", "[[squads]]\n", "squads", "type"),
        ],
    )
    def test_a_wrong_entry_is_refused_with_its_path(self, old: str, new: str, where: str, why: str) -> None:
        refusal = refusal_of(edited(SHOWDOWN, old, new))
        assert refusal.code == "ruleset-wrong"
        assert (refusal.parameters["where"], refusal.parameters["why"]) == (where, why)
        assert said(refusal).startswith("./mine.toml: ")

    @pytest.mark.parametrize("floor", ["0.3", "-1/3", "1/0", "nan", "1e9", "", "a third", "1/3\\n"])
    def test_a_floor_is_a_fraction(self, floor: str) -> None:
        refusal = refusal_of(edited(SHOWDOWN, 'key = "sos"', f'key = "sos"\nfloor = "{floor}"'))
        assert (refusal.parameters["where"], refusal.parameters["why"]) == ("tiebreakers.sos.floor", "rate")
        said(refusal)

    def test_the_nearest_entry_and_the_choices_are_named(self) -> None:
        assert "Write win, or remove it" in said(refusal_of(edited(SHOWDOWN, "win = 3", "wim = 3")))
        assert "always, choice and never" in said(refusal_of(edited(SHOWDOWN, 'roll = "choice"', 'roll = "often"')))

    @pytest.mark.parametrize("text", ["terms = 3", "name = 'x'", "[terms]", "endings = []", "[[points]]"])
    def test_a_file_with_next_to_nothing_is_refused(self, text: str) -> None:
        assert refusal_of(text).code == "ruleset-wrong"
        said(refusal_of(text))


class TestWhatDoesNotFitTogether:
    @pytest.mark.parametrize(
        ("old", "new", "where", "why"),
        [
            ("loss = 0", "loss = 3", "points.win", "points-order"),
            ("draw = 1\n", "draw = 3\n", "points.draw", "points-order"),
            ("draw = 1\n", "draw = 0\n", "points.draw", "points-order"),
            ("draw = 1\n", "", "endings.time.level", "no-draws"),
            ('name = "wounds"', 'name = "struggle"', "figures", "twice"),
            ('also = ["wounds_inflicted"]', 'also = ["cards"]', "figures", "twice"),
            ("struggle = 2", "strugle = 2", "bye.figures.strugle", "no-such"),
            ("struggle = 2", "objectives = 2", "bye.figures.objectives", "no-such"),
            ("struggle = 2", "struggle = 4", "bye.figures.struggle", "above"),
            ("[endings.victory]", "[endings.draw]", "endings.victory", "missing"),
            ("[endings.no-show]", "[endings.bye]", "endings.bye", "bye-apart"),
            ("[endings.no-show]", "[endings.draw]", "leaving.before_game", "no-such"),
            ("[endings.concession]", "[endings.draw]", "leaving.during_game", "no-such"),
            ('winner = "named"\n', 'winner = "compared"\ncompare = []\n#', "endings.victory.compare", "missing"),
            ('level = "draw"\n', "", "endings.time.level", "missing"),
            ('winner = "named"', 'winner = "named"\nlevel = "draw"', "endings.victory.level", "only-with"),
            ('winner = "named"', 'winner = "nobody"', "endings.victory.compare", "only-with"),
            ('{ figure = "wounds"', '{ figure = "wound"', "endings.time.compare.wound.figure", "no-such"),
            ('{ figure = "wounds"', '{ figure = "struggle"', "endings.time.compare", "twice"),
            ('claims = "struggle"', 'claims = "cards"', "endings.time.compare.objectives.claims", "no-such"),
            (
                '{ figure = "wounds"',
                '{ claims = "wounds", figure = "wounds"',
                "endings.time.compare.wounds.claims",
                "claims-last",
            ),
            ("[{ figure", '[{ claims = "wounds", figure', "endings.victory.compare.struggle.claims", "claims-last"),
            ('key = "wounds"', 'key = "sos"', "tiebreakers", "twice"),
            ('kind = "strength"', 'kind = "random"', "tiebreakers.sos", "random-last"),
            ('kind = "strength"', 'kind = "figure"', "tiebreakers.sos.figure", "missing"),
            ('kind = "strength"', 'kind = "strength"\nfigure = "wounds"', "tiebreakers.sos.figure", "only-with"),
            ('figure = "wounds"\n', 'figure = "objectives"\n', "tiebreakers.wounds.figure", "no-such"),
            ('key = "sos"', 'key = "sos"\nfloor = "4/3"', "tiebreakers.sos.floor", "above"),
            ('key = "sos"', 'key = "sos"\nfloor = "1/3"', "tiebreakers.sos.floor", "only-with"),
            ("least = 33", "least = 34", "structure.rows.34.least", "row-gap"),
            ("least = 33", "least = 32", "structure.rows.32.least", "row-gap"),
            ("most = 32, ", "", "structure.rows.17.most", "missing"),
            ("least = 257, ", "least = 257, most = 300, ", "structure.rows.257.most", "row-last"),
            ("most = 16", "most = 4", "structure.rows.5.most", "below"),
            ("cut = 16", "cut = 12", "structure.rows.129.cut", "choice"),
            ("cut = 16", "cut = 64", "structure.rows.129.cut", "choice"),
            ("cut = 16", "cut = 1", "structure.rows.129.cut", "choice"),
            ("rounds = 4, cut = 0", "rounds = 4, cut = 8", "structure.rows.5.cut", "above"),
            ("rounds = 8, cut = 0", "rounds = 8, cut = 3", "structure.alternate.129.cut", "choice"),
            ('alternate_clause = "PS-23"\n', "", "structure.alternate_clause", "needed-by"),
            (FULL_SWISS, "", "structure.alternate", "needed-by"),
            ('roll = "choice"', 'roll = "never"', "clock.dice", "only-with"),
            ("dice = 5", "dice = 0", "clock.dice", "below"),
            ("faces = 8\n", "", "clock.faces", "below"),
            ("hits = 4", "hits = 9", "clock.hits", "above"),
            ('secret = false\nsecret_clause = "PS-14"\n', "secret = true\n", "clock.secret_clause", "missing"),
            ('mission_critical_clause = "PS-13"\n', "", "clock.mission_critical_clause", "needed-by"),
            ("mission_critical = 90\n", "", "clock.mission_critical", "needed-by"),
            ("mission_critical = 90", "mission_critical = 120", "clock.mission_critical", "above"),
            ('"lead-arbiter", "arbiter"', '"watcher"', "clock.mission_critical_by", "no-such"),
            ("bracket = 1", "bracket = 2", "games.bracket", "even"),
            ("swiss = 1", "swiss = 4", "games.swiss", "even"),
            ('name = "arbiter"', 'name = "lead-arbiter"', "officials", "twice"),
            ("at_least = 1", 'plays_at = { premier = "never" }', "officials.arbiter.plays_at", "no-such"),
            ('required = "always"', 'required = "premier"', "lists.required", "no-such"),
            ('locked = "start"', 'locked = "start"\nlocked_at = { select = "round" }', "lists.locked_at", "no-such"),
            ('"four-squads", "core-squad"', '"core-squad", "core-squad"', "lists.rules", "twice"),
            ('four-squads = "PS-03", ', "", "lists.rule_clauses.four-squads", "missing"),
            ('rules = ["four-squads", ', "rules = [", "lists.rule_clauses", "no-such"),
            ('dice = "PS-01", ', "", "materials.item_clauses.dice", "missing"),
            ('substitutes = ["tools"', 'substitutes = ["hats"', "materials.substitutes", "no-such"),
            ("pick = 2", "pick = 5", "squads.pick", "above"),
            (SQUADS, '[options]\nlevel = []\n[option_clauses]\nlevel = "x"\n' + SQUADS, "options.level", "missing"),
            (
                SQUADS,
                '[options]\nlevel = ["a", "a"]\n[option_clauses]\nlevel = "x"\n' + SQUADS,
                "options.level",
                "twice",
            ),
            (SQUADS, '[options]\nlevel = ["a", "b"]\n' + SQUADS, "option_clauses.level", "missing"),
            (SQUADS, '[option_clauses]\nlevel = "x"\n' + SQUADS, "option_clauses", "no-such"),
            (
                SQUADS,
                '[roster_of_round]\nclause = "x"\nswiss = []\nbracket = [1]\n' + SQUADS,
                "roster_of_round.swiss",
                "missing",
            ),
            ('setting = "squads.sealed"', 'setting = "squads.seal"', "rulings.3.setting", "no-setting"),
            ('setting = "squads.sealed"', 'setting = "squads"', "rulings.3.setting", "no-setting"),
            ('setting = "squads.sealed"', 'setting = "squads.clause"', "rulings.3.setting", "no-setting"),
        ],
    )
    def test_what_contradicts_itself_is_refused_with_its_path(self, old: str, new: str, where: str, why: str) -> None:
        refusal = refusal_of(edited(SHOWDOWN, old, new))
        assert refusal.code == "ruleset-wrong"
        assert (refusal.parameters["where"], refusal.parameters["why"]) == (where, why)
        said(refusal)

    @pytest.mark.parametrize(
        ("old", "new", "where"),
        [
            ('level = "roll"', 'level = "draw"', "endings.time.level"),
            ('both = "loss"', 'both = "draw"', "endings.double-no-show.both"),
            ("[bye]", '[endings.draw]\nclause = "x"\nwinner = "nobody"\n\n[bye]', "endings.draw"),
            ('bracket = 3\nlevel = "roll"', 'bracket = 3\nlevel = "draw"', "games.level"),
        ],
    )
    def test_without_points_for_a_draw_nothing_ends_in_one(self, old: str, new: str, where: str) -> None:
        refusal = refusal_of(edited(MUNCHKIN, old, new))
        assert (refusal.parameters["where"], refusal.parameters["why"]) == (where, "no-draws")

    def test_a_structure_table_may_not_be_empty(self) -> None:
        text = re.sub(r"rows = \[.*?\n\]", "rows = []", MUNCHKIN, flags=re.DOTALL)
        assert refusal_of(text).parameters["where"] == "structure.rows"

    def test_a_match_of_several_games_can_be_compared_by_its_games_alone(self) -> None:
        text = edited(
            MUNCHKIN, 'compare = [{ figure = "damage", wins = "fewer" }, { figure = "deck", wins = "more" }]', ""
        )
        assert parse(text, MINE).endings

    def test_clauses_of_ones_own_are_free_text(self) -> None:
        assert (
            parse(edited(MUNCHKIN, 'clause = "MU-34"', 'clause = "page 4, Points"'), MINE).points.clause
            == "page 4, Points"
        )


LINES = {name: text_of(name).splitlines() for name in shipped()}
VALUES = [
    "0",
    "-1",
    "3",
    "2.5",
    "true",
    "[]",
    "[1, 2]",
    "{}",
    '""',
    '"draw"',
    "2024-01-01",
    "'x",
    "=",
    "9" * 30,
    "[[[[",
    "nan",
]


@st.composite
def spoilt(draw: st.DrawFn) -> bytes:
    """A shipped file with some lines lost, some values exchanged, some letters overwritten."""
    lines = list(LINES[draw(st.sampled_from(shipped()))])
    for _ in range(draw(st.integers(1, 3))):
        number = draw(st.integers(0, len(lines) - 1))
        match draw(st.sampled_from(["lose", "exchange", "repeat", "overwrite"])):
            case "lose":
                del lines[number]
            case "exchange":
                lines[number] = f"{lines[number].partition('=')[0]}= {draw(st.sampled_from(VALUES))}"
            case "repeat":
                lines.insert(draw(st.integers(0, len(lines))), lines[number])
            case _:
                lines[number] = draw(st.text(max_size=20))
    content = "\n".join(lines).encode("utf-8", "surrogatepass")
    place = draw(st.integers(0, len(content)))
    return content[:place] + draw(st.just(b"") | st.binary(max_size=4)) + content[place:]


class TestAnythingAtAll:
    @given(spoilt())
    def test_a_spoilt_file_is_read_or_refused_in_one_line(self, content: bytes) -> None:
        refusal = outcome(parse, content.decode("utf-8", "replace"), MINE)
        if refusal is not None:
            assert refusal.code in {"ruleset-broken", "ruleset-wrong"}

    @given(st.binary(max_size=200))
    def test_any_bytes_are_refused_in_one_line(self, content: bytes) -> None:
        refusal = outcome(parse, content.decode("utf-8", "replace"), MINE)
        assert refusal is not None
        assert refusal.code in {"ruleset-broken", "ruleset-wrong"}

    @given(st.sampled_from(shipped()), st.data())
    def test_any_value_for_any_setting_is_taken_or_refused_in_one_line(self, name: str, data: st.DataObject) -> None:
        path = data.draw(st.sampled_from(sorted(settings(load(name)))))
        value = data.draw(st.text(max_size=10) | st.sampled_from(VALUES) | st.integers() | st.booleans())
        refusal = outcome(with_setting, load(name), path, value)
        assert refusal is None or refusal.code == "setting-wrong"

    @given(st.sampled_from(shipped()), st.text())
    def test_any_other_path_is_refused_in_one_line(self, name: str, path: str) -> None:
        assume(path not in settings(load(name)))
        refusal = outcome(with_setting, load(name), path, "1")
        assert refusal is not None
        assert refusal.code == "setting-unknown"


def outcome(action: Callable[..., Ruleset], *arguments: object) -> Refusal | None:
    """How it was refused, if it was: nothing but a refusal of one line will do."""
    try:
        assert isinstance(action(*arguments), Ruleset)
    except Refusal as refusal:
        one_line(refusal)
        return refusal
    return None


class TestSettings:
    @pytest.mark.parametrize("name", shipped())
    def test_every_setting_can_be_set_to_what_it_is(self, name: str) -> None:
        ruleset = load(name)
        for path, setting in settings(ruleset).items():
            if isinstance(setting.value, bool | int | str):
                assert with_setting(ruleset, path, setting.value) == ruleset
                assert with_setting(ruleset, path, str(setting.value)) == ruleset
            elif isinstance(setting.value, tuple) and not any("," in str(item) for item in setting.value):
                assert with_setting(ruleset, path, ", ".join(map(str, setting.value))) == ruleset

    @pytest.mark.parametrize("name", shipped())
    def test_every_setting_has_its_clause(self, name: str) -> None:
        absent = {"materials", "plan", "roster_of_round", "squads"}
        assert not [path for path, setting in settings(load(name)).items() if not setting.clause and path not in absent]

    @pytest.mark.parametrize(
        ("name", "path", "text", "value"),
        [
            ("munchkin", "bye.once", "true", True),
            ("munchkin", "bye.once", "Yes", True),
            ("challenger", "bye.once", "off", False),
            ("munchkin", "points.win", "3", 3),
            ("munchkin", "points.win", 3, 3),
            ("munchkin", "games.bracket", "1", 1),
            ("munchkin", "structure.cut_recommended_above", "none", None),
            ("showdown", "structure.cut_recommended_above", "20", 20),
            ("challenger", "cut.replacement", "none", "none"),
            ("challenger", "endings.double-no-show.both", "draw", "draw"),
            ("challenger", "figures.vp.most", "40", 40),
            ("challenger", "structure.rows.17.cut", "8", 8),
            ("challenger", "terms.organizer", "3", "3"),
            ("showdown", "clock.mission_critical_by", "arbiter,organizer", ("arbiter", "organizer")),
            ("timeline", "roster_of_round.bracket", "1, 2, 3", (1, 2, 3)),
            ("munchkin", "options.level", "premier", ("premier",)),
        ],
    )
    def test_text_is_read_as_the_setting_needs_it(self, name: str, path: str, text: str | int, value: object) -> None:
        changed = with_setting(load(name), path, text)
        assert settings(changed)[path].value == value
        assert load(name) is not changed

    @pytest.mark.parametrize(
        ("name", "path", "value", "why"),
        [
            ("challenger", "points.win", "1", "points-order"),
            ("challenger", "points.win", "three", "type"),
            ("challenger", "points.win", True, "type"),
            ("challenger", "points.win", "9" * 5000, "above"),
            ("challenger", "points.draw", "none", "no-draws"),
            ("challenger", "bye.once", "perhaps", "type"),
            ("challenger", "bye.later", "anybody", "choice"),
            ("munchkin", "endings.double-no-show.both", "draw", "no-draws"),
            ("challenger", "squads", "none of them", "type"),
        ],
    )
    def test_a_value_that_does_not_fit_is_refused(self, name: str, path: str, value: str | bool, why: str) -> None:
        refused = refusal_from(with_setting, load(name), path, value)
        assert (refused.code, refused.parameters["why"]) == ("setting-wrong", why)
        assert f" cannot be used for “{path}”. " in said(refused)

    @pytest.mark.parametrize(
        ("path", "near"), [("bye.onse", "bye.once"), ("point.win", "points.win"), ("name", ""), ("points.clause", "")]
    )
    def test_an_unknown_setting_is_refused_with_the_nearest(self, path: str, near: str) -> None:
        refused = refusal_from(with_setting, load("challenger"), path, "1")
        assert refused.code == "setting-unknown"
        assert near in said(refused)

    def test_a_ruling_cites_its_clause_and_asks_its_question(self) -> None:
        setting = settings(load("munchkin"))["bye.once"]
        assert (setting.value, setting.clause) == (False, "MU-26")
        assert setting.question is not None


class TestStructure:
    def test_a_binding_table_refuses_fewer_players(self) -> None:
        refused = refusal_from(structure_for, load("challenger"), 3)
        assert (refused.code, refused.clause) == ("too-few-players", "CH-33")
        assert refused.parameters == {"players": 3, "least": 4}
        assert said(refused).endswith("or announce a deviation. (CH-33)")

    @pytest.mark.parametrize(
        ("name", "players"),
        [(name, players) for name in shipped() for players in (1, 0, -5) if (name, players) != ("challengers", 1)],
    )
    @pytest.mark.parametrize("deviation", [True, False])
    def test_nobody_plays_alone(self, name: str, players: int, deviation: bool) -> None:
        refused = refusal_from(structure_for, load(name), players, deviation=deviation)
        assert refused.code == "too-few-players"
        said(refused)

    def test_an_alternate_structure_must_be_there(self) -> None:
        refused = refusal_from(structure_for, load("challenger"), 20, alternate=True)
        assert refused.code == "no-alternate-structure"
        assert "challenger" in said(refused)


@pytest.mark.parametrize("name", ["magic", "netrunner"])
def test_the_examples_come_along_by_name(name: str) -> None:
    assert name in examples()
    assert load(name).name == name
