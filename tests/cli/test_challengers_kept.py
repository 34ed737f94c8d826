"""Games of Challengers! that are kept, and games with the real cards, as a person or a script meets them."""

import json
import re
from pathlib import Path

import pytest

from tests.cli.running import Answer, answer
from topcut.cli import seeds
from topcut.cli.challengers.simulate import game_setup
from topcut.cli.data import ORGANIZER, find, opened
from topcut.desk.entering import enter_people
from topcut.exchange.people_csv import Arrival
from topcut.rules.actions.challengers.opening import Options, open_table
from topcut.rules.actions.creation import create
from topcut.rules.ruleset import text_of
from topcut.store.place import DATABASE
from topcut.words import say

ENTER = b"\n"
NONE = b"0\n\n"  # no pick, no removal
WORKSHOP = 'name = "Workshop"\nsums = { A = 4 }\n[[cards]]\nname = "Apprentice"\nlevel = "A"\npower = 1\n'


def play(folder: Path, *options: str, typed: bytes = NONE * 200) -> Answer:
    return answer("challengers", "play", "--fast", "--bots", "greedy", "--data", str(folder), *options, stdin=typed)


def companion(folder: Path, *options: str, typed: str = "") -> Answer:
    return answer("challengers", "companion", "--data", str(folder), *options, stdin=typed.encode())


def refusal(code: str, **parameters: object) -> str:
    return say(f"refusal-{code}", **parameters)


def records(folder: Path, event: str) -> list[dict[str, object]]:
    return [json.loads(line) for line in answer("log", event, "--json", "--data", str(folder)).out.splitlines()]


def options_of(folder: Path, event: str) -> dict[str, object]:
    opened = next(one for one in records(folder, event) if one["kind"] == "TableOpened")
    body = opened["body"]
    assert isinstance(body, dict)
    return {name: body[name] for name in ("robot_plan", "keep_one", "tray_capacity")}


class TestKept:
    def test_a_game_can_be_left_and_resumed(self, tmp_path: Path) -> None:
        left = play(tmp_path, "--players", "3", "--save", "Evening", typed=NONE * 2 + b"q\n")
        assert "play --resume" in left.out
        before = len(records(tmp_path, "Evening"))
        over = play(tmp_path, "--resume", "Evening")
        assert "The game is kept as" in over.out
        facts = records(tmp_path, "Evening")
        assert facts[-1]["kind"] == "SeedRevealed"
        assert len(facts) > before
        assert {record["kind"] for record in facts} >= {"TableOpened", "CardsDrawn", "MatchPlayed", "FinalPlayed"}
        assert play(tmp_path, "--resume", "Evening").code == 2
        assert refusal("resume-over", title="Evening") in play(tmp_path, "--resume", "Evening").err

    def test_a_kept_game_is_exported_imported_and_told(self, tmp_path: Path) -> None:
        play(tmp_path / "one", "--players", "1", "--robot-level", "5", "--solo-cards", "--save", "Alone")
        file = str(tmp_path / "game.topcut")
        assert answer("export", "Alone", "-o", file, "--data", str(tmp_path / "one")).code == 0
        assert answer("import", file, "--data", str(tmp_path / "two")).code == 0
        again = str(tmp_path / "again.topcut")
        answer("export", "Alone", "-o", again, "--data", str(tmp_path / "two"))
        assert Path(again).read_bytes() == Path(file).read_bytes()
        told = answer("log", "Alone", "--data", str(tmp_path / "two")).out
        assert "the Robot plays at level 5" in told

    def test_a_public_archive_of_a_running_game_withholds_decisions(self, tmp_path: Path) -> None:
        play(tmp_path, "--players", "4", "--save", "Running", typed=NONE * 3 + b"q\n")
        file = tmp_path / "public.topcut"
        answer("export", "Running", "--public", "-o", str(file), "--data", str(tmp_path))
        kinds = {json.loads(line).get("kind") for line in file.read_text("utf-8").splitlines()}
        assert "MatchPlayed" in kinds
        assert not kinds & {"CardsDrawn", "CardsPicked", "CardsRedrawn", "CardsRemoved", "ChoiceMade", "TrophyTaken"}

    def test_a_set_of_ones_own_is_kept_with_the_game(self, tmp_path: Path) -> None:
        file = str(tmp_path / "mine.toml")
        Path(file).write_text(WORKSHOP, "utf-8")
        sets = "Castle,Funfair,Shipwreck,Outer Space,Workshop"
        said = play(tmp_path / "data", "--own-set", file, "--sets", sets, "--save", "Mine", typed=b"q\n")
        assert said.code == 0, said.err
        Path(file).unlink()
        assert "The game is kept as" in play(tmp_path / "data", "--resume", "Mine").out

    def test_a_seed_gives_the_same_game_kept_or_not(self, tmp_path: Path) -> None:
        options = ("--players", "3", "--seed", "six")
        told = play(tmp_path, *options).out
        kept = play(tmp_path, *options, "--save", "Seeded").out
        assert kept.splitlines()[:-1] == told.splitlines()
        assert play(tmp_path / "other", *options, "--save", "Again").out.splitlines()[:-1] == told.splitlines()
        assert play(tmp_path, "--players", "3", "--save", "Other").out.splitlines()[:-1] != told.splitlines()

    def test_a_game_with_a_seed_of_ones_own_is_right_to_the_referee(self, tmp_path: Path) -> None:
        play(tmp_path, "--players", "3", "--seed", "six", "--save", "Seeded")
        assert records(tmp_path, "Seeded")[-1]["body"] == {"seed": seeds.final("six").hex()}
        file = str(tmp_path / "game.topcut")
        answer("export", "Seeded", "-o", file, "--data", str(tmp_path))
        assert answer("verify", file).code == 0

    def test_a_seed_is_kept_once(self, tmp_path: Path) -> None:
        play(tmp_path, "--seed", "six", "--save", "Seeded", typed=b"q\n")
        again = play(tmp_path, "--seed", "six", "--save", "Twice")
        name = seeds.game("six")[:4]
        assert (again.code, refusal("seed-kept", seed="six", name=name) in again.err) == (2, True)
        assert play(tmp_path, "--resume", name, typed=b"q\n").code == 0

    @pytest.mark.clause("CG-33", "Q9", "Q12")
    def test_options_of_the_table_are_kept_with_the_game(self, tmp_path: Path) -> None:
        play(tmp_path, "--save", "Plain", typed=b"q\n")
        assert options_of(tmp_path, "Plain") == {"robot_plan": True, "keep_one": False, "tray_capacity": None}
        play(tmp_path, "--any-plan", "--keep-one", "--tray-capacity", "9", "--save", "Other", typed=b"q\n")
        assert options_of(tmp_path, "Other") == {"robot_plan": False, "keep_one": True, "tray_capacity": 9}

    @pytest.mark.clause("Q12")
    @pytest.mark.parametrize("options", [(), ("--keep-one",)])
    def test_with_keep_one_nobody_is_asked_for_the_last_card(self, tmp_path: Path, options: tuple[str, ...]) -> None:
        said = play(tmp_path, *options, "--seed", "a", typed=b"0\n" + b"1\n" * 5 + b"1\nq\n").out
        assert (say("play-ask-empty") in said) is not bool(options)

    @pytest.mark.clause("CG-33", "Q9")
    def test_options_of_the_table_reach_the_game(self) -> None:
        setup = game_setup(3, robot_plan=False, keep_one=True, tray_capacity=7)
        assert (setup.robot_plan, setup.keep_one, setup.tray_capacity) == (False, True, 7)
        assert game_setup(3).robot_plan

    @pytest.mark.parametrize("wrong", [("--bots", "clever"), ("--robot-level", "5"), ("--solo-cards",)])
    def test_a_game_that_cannot_be_leaves_nothing_behind(self, tmp_path: Path, wrong: tuple[str, ...]) -> None:
        assert play(tmp_path, "--players", "3", *wrong, "--save", "Wrong").code == 2
        assert not (tmp_path / DATABASE).exists()

    def test_people_at_one_keyboard_come_back_by_name(self, tmp_path: Path) -> None:
        options = ("--players", "3", "--people", "Ana,Bo", "--save", "Two")
        assert say("play-turn", name="Ana") in play(tmp_path, *options, typed=b"y\n0\n\nq\n").out
        again = play(tmp_path, "--resume", "Two", typed=b"q\n").out
        assert say("play-turn", name="Bo") in again
        assert "Ana draws from pile A" in answer("log", "Two", "--data", str(tmp_path)).out

    def test_the_log_speaks_to_you(self, tmp_path: Path) -> None:
        play(tmp_path, "--players", "1", "--save", "Mine", typed=b"1\n1\n\n" * 200)
        told = answer("log", "Mine", "--data", str(tmp_path)).out
        assert "You draw from pile A in round 1." in told
        assert "You are entered." in told
        assert not re.search(r"You(?: is| has|'s| \w+s) (?:entered|trophy|from|at|won)", told)
        assert ("Your trophy of round" in told) is ("You win at park" in told)

    def test_only_a_digital_game_with_a_free_seat_is_resumed(self, tmp_path: Path) -> None:
        companion(tmp_path, "--players", "Ana,Bo", "--title", "Real")
        assert refusal("resume-real", title="Real") in play(tmp_path, "--resume", "Real").err
        with opened(tmp_path) as desk:
            made, _ = desk.create(
                ORGANIZER,
                create,
                title="Bots",
                first_day="2026-11-15",
                place="",
                ruleset=text_of("challengers"),
            )
            ids = enter_people(desk, made, ORGANIZER, [Arrival(1, "One"), Arrival(2, "Two")])
            desk.act(made, ORGANIZER, open_table, Options(bots=dict.fromkeys(ids, "greedy")))
        assert refusal("resume-nobody", title="Bots") in play(tmp_path, "--resume", "Bots").err


class TestCompanion:
    @pytest.mark.clause("CG-33", "CG-35")
    def test_a_game_begins_with_what_to_lay_out(self, tmp_path: Path) -> None:
        said = companion(tmp_path, "--players", "Ana,Bo,Cy", "--robot-level", "3")
        assert said.code == 0
        assert "green park and red park" in said.out
        assert "its start cards without Alpha and Beta, and the R cards" in said.out
        assert said.out.count("toss the flag") == 2
        assert said.out.count("in half 1 against") == 2

    @pytest.mark.clause("CG-33", "CG-38", "Q9", "Q12")
    def test_what_the_table_agrees_on_is_said_and_kept(self, tmp_path: Path) -> None:
        options = ("--any-plan", "--keep-one", "--tray-capacity", "9")
        said = companion(tmp_path, "--players", "Ana,Bo,Cy", "--title", "Agreed", *options).out
        for sentence in (say("companion-trays", number=9), say("companion-keep-one"), say("companion-any-plan")):
            assert sentence in said
        assert options_of(tmp_path, "Agreed") == {"robot_plan": False, "keep_one": True, "tray_capacity": 9}
        alone = companion(tmp_path, "--players", "Ana", "--title", "Alone", "--solo-cards").out
        assert say("play-solo-unused", level=1) in alone
        assert say("companion-keep-one") not in alone

    @pytest.mark.clause("CG-03", "CG-09")
    def test_it_says_at_once_whose_plans_it_deals(self, tmp_path: Path) -> None:
        said = companion(tmp_path, "--players", "Ana,Bo,Cy").out
        note = say("companion-plans", form="seats Ana - Bo, Cy - Robot")
        assert note in said
        assert said.index(note) < said.index("Green park")
        assert say("companion-plans", form="seats Ana - Bo") not in companion(tmp_path, "--players", "Ana,Bo").out

    @pytest.mark.clause("CG-03", "CG-09")
    def test_people_type_whom_the_printed_plans_seat_where(self, tmp_path: Path) -> None:
        typed = "seats cy robot, bo - ana\nana 2\ncy 2\n\nseats ana cy, robot bo\nbo 2\nana 2\nplan\nq\n"
        said = companion(tmp_path, "--players", "Ana,Bo,Cy", typed=typed)
        assert "Green park: Cy in half 1 against Robot in half 2." in said.out
        assert "Red park: Bo in half 1 against Ana in half 2." in said.out
        assert refusal("seats-wanted", round=2) in said.out
        assert "Green park: Ana in half 1 against Cy in half 2." in said.out
        paired = [one["body"] for one in records(tmp_path, "Challengers!") if one["kind"] == "RoundPaired"]
        assert [body["way"] for body in paired if isinstance(body, dict)] == ["plan", "by-hand", "by-hand", "plan"]

    @pytest.mark.parametrize("typed", ["seats ana bo, cy", "seats ana bo cy robot", "seats ana -"])
    def test_seats_that_are_no_pairs_are_asked_again(self, tmp_path: Path, typed: str) -> None:
        said = companion(tmp_path, "--players", "Ana,Bo,Cy", typed=f"{typed}\n")
        word = {"seats ana bo, cy": "cy", "seats ana -": "ana -"}.get(typed, "ana bo cy robot")
        assert refusal("companion-seats", word=word, form="seats Ana - Bo, Cy - Robot") in said.out
        assert records(tmp_path, "Challengers!")[-1]["kind"] == "RoundPaired"

    @pytest.mark.clause("CG-16", "CG-22", "CG-36", "Q45")
    def test_two_players_to_a_lead_of_eleven(self, tmp_path: Path) -> None:
        typed = "ana 2\n\nana 3\n\nana 3 ana+3\nstandings\n\n"
        said = companion(tmp_path, "--players", "Ana,Bo", typed=typed)
        assert said.code == 0, said.out
        assert "Ana begins: the trophy of round 1 is better than none. (CG-16)" in said.out
        assert "Ana is 11 fans ahead, and has won the game (CG-36)" in said.out
        assert "Ana is above Bo: fans 11 to 0. (CG-31)" in said.out
        assert "Ana has won!" in said.out

    def test_a_whole_game_of_four_with_hidden_trophies(self, tmp_path: Path) -> None:
        people = ("Ana", "Bo", "Cy", "Dee")
        companion(tmp_path, "--players", ",".join(people))
        won: list[tuple[int, str]] = []
        for round in range(1, 8):
            for winner in _first_seats(tmp_path):
                won.append((round, winner))
                assert companion(tmp_path, "Challengers!", typed=f"{winner}\n").code == 0
            if round < 7:
                companion(tmp_path, "Challengers!", typed="next\n")
        hidden = companion(tmp_path, "Challengers!", typed="\n")
        assert hidden.code == 2
        assert "14 trophies are still hidden" in hidden.out
        fans = {1: (2, 2), 2: (2, 3), 3: (3, 4), 4: (5, 6), 5: (6, 7), 6: (7, 8), 7: (9, 10)}
        lines = [f"trophy {round} {name} {fans[round][place % 2]}" for place, (round, name) in enumerate(won)]
        final = companion(tmp_path, "Challengers!", typed="\n".join(lines) + "\n\n")
        assert "The final." in final.out
        finalist = _first_seats(tmp_path)[0]
        over = companion(tmp_path, "Challengers!", typed=f"{finalist} 3\n{finalist}\n\n")
        assert "Fans no longer count in the final" in over.out
        assert f"{finalist} has won!" in over.out

    def test_wrong_input_is_answered_with_a_sentence(self, tmp_path: Path) -> None:
        typed = "zoe 3\nana+2\nana 9\nana 2 zoe+1\n\ntrophy\ncorrect 1\ncorrect 1 ana 2\nleave zoe\nundo\nhelp\n"
        said = companion(tmp_path, "--players", "Ana,Bo", typed=typed)
        assert said.code == 2
        for sentence in (
            "zoe is not among the players",
            refusal("companion-result", word="ana+2"),
            "No trophy of round 1 that is left has 9 fans",
            refusal("parks-open", parks=("green park",)),
        ):
            assert sentence in said.out
        assert "takes the last step back" in said.out
        assert records(tmp_path, "Challengers!")[-1]["kind"] == "RoundPaired"

    def test_corrections_leaving_and_undo(self, tmp_path: Path) -> None:
        typed = "ana 2\nundo\nbo 2\ncorrect 1 ana 3 bo+1: swapped\nseats\nsetup\nleave bo\nq\n"
        said = companion(tmp_path, "--players", "Ana,Bo", typed=typed)
        assert said.code == 0, said.out
        for sentence in ("is taken back", "Round 1 is corrected", "Its result is told", "Bo has left"):
            assert sentence in said.out

    @pytest.mark.parametrize("people", ["", "Ana,ana", ",".join(f"P{n}" for n in range(9))])
    def test_one_to_eight_different_people_play(self, tmp_path: Path, people: str) -> None:
        said = companion(tmp_path, "--players", people)
        assert (said.code, refusal("companion-players", most=8) in said.err) == (2, True)

    def test_a_game_that_was_created_before_is_opened(self, tmp_path: Path) -> None:
        answer("new", "challengers", "Club night", "--data", str(tmp_path))
        assert "is played by its plan" in answer("run", "Club night", "--data", str(tmp_path)).err
        assert "too few" in companion(tmp_path, "Club night").err
        assert "Round 1" in companion(tmp_path, "Club night", "--players", "Ana,Bo").out
        assert "Round 1" in companion(tmp_path, "Club night").out
        answer("new", "timeline", "Other", "--data", str(tmp_path))
        assert "is not open yet" in companion(tmp_path, "Other").err

    def test_a_digital_game_is_not_typed_in(self, tmp_path: Path) -> None:
        play(tmp_path, "--save", "Digital", typed=b"q\n")
        assert refusal("companion-digital", title="Digital") in companion(tmp_path, "Digital").err


def _first_seats(folder: Path) -> list[str]:
    """Who sits in half 1 of each park of the round that is being played."""
    with opened(folder) as desk:
        tournament = find(desk, "Challengers!")
        t = desk.look(tournament)
        names = {person.player: person.name for person in desk.store.people(tournament)}
        matches = t.bracket.rounds[0].matches if t.bracket is not None else t.rounds[-1].matches
        return [names[match.first] for match in matches]
