"""Games with the real cards, as a person or a script meets them."""

from pathlib import Path

import pytest

from tests.cli.challengers.test_kept import companion, options_of, play, records, refusal
from tests.cli.running import answer
from topcut.cli.data import find, opened
from topcut.words import raised, say


def _first_seats(folder: Path) -> list[str]:
    """Who sits in half 1 of each park of the round that is being played."""
    with opened(folder) as desk:
        tournament = find(desk, "Challengers!")
        t = desk.look(tournament)
        names = {person.player: person.name for person in desk.store.people(tournament)}
        matches = t.bracket.rounds[0].matches if t.bracket is not None else t.rounds[-1].matches
        return [names[match.first] for match in matches]


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
        assert "Ana is 11 fans ahead and has won the game (CG-36)" in said.out
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
            refusal("companion-unknown", word="zoe"),
            refusal("companion-result", word="ana+2"),
            "None of the trophies left for round 1 has 9 fans",
            refusal("parks-open", parks=("green park",)),
        ):
            assert sentence in said.out
        assert "takes back the last step" in said.out
        assert records(tmp_path, "Challengers!")[-1]["kind"] == "RoundPaired"

    def test_corrections_leaving_and_undo(self, tmp_path: Path) -> None:
        typed = "ana 2\nundo\nbo 2\ncorrect 1 ana 3 bo+1: swapped\nseats\nsetup\nleave bo\nq\n"
        said = companion(tmp_path, "--players", "Ana,Bo", typed=typed)
        assert said.code == 0, said.out
        for sentence in ("was taken back", "Round 1 is corrected", "Its result is in", "Bo has left"):
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

    @pytest.mark.parametrize(("language", "park"), [("de", "grüner Park"), ("fr", "parc vert"), ("es", "parque verde")])
    def test_parks_and_keys_are_called_as_whoever_reads_calls_them(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, park: str
    ) -> None:
        monkeypatch.setenv("TOPCUT_LANGUAGE", language)
        said = companion(tmp_path, "--players", "Ana,Bo,Cy", typed="help\nana\nana 2\nnext\ncorrect 1 ana 2\n").out
        assert park in said
        assert raised(park) in said
        assert all(english not in said for english in ("green park", "Green park", "red park", "Red park", "REASON"))

    def test_what_is_mistyped_or_told_twice_is_answered_for_this_table(self, tmp_path: Path) -> None:
        assert companion(tmp_path, "--players", "Ana,Bo,Cy,Dee").code == 0
        first = _first_seats(tmp_path)[0]
        said = companion(
            tmp_path, "Challengers!", typed=f"helo\n{first}\n{first} 2\nleave\nleave {first}\nleave {first}\n"
        ).out
        assert refusal("companion-unknown", word="helo") in said
        assert refusal("park-told", stage="swiss", round=1, park="green park") in said
        assert refusal("run-incomplete", form="leave ana") in said
        assert refusal("left-for-good", player=first) in said
