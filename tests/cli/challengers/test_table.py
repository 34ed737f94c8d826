"""What the people at the keyboard are told and asked while they play Challengers!."""

import io
import re
import sys
from collections.abc import Sequence
from contextlib import suppress

import pytest

from tests.cards.table import started, with_decks
from tests.cli.running import Answer, Terminal, answer
from topcut.cards.bots.bot import bots_for, play
from topcut.cards.game import Game
from topcut.cards.view import view
from topcut.cli.challengers.play import Unsaved
from topcut.cli.challengers.table import Left, play_at
from topcut.cli.challengers.telling import Telling, sitting
from topcut.words import say

NONE = b"0\n\n" * 900  # no card is picked, none removed
FIRST = b"1\n1\n\n" * 300


def play_on(*options: str, typed: bytes = NONE) -> Answer:
    got = answer("challengers", "play", "--fast", "--bots", "greedy,random", *options, stdin=typed)
    assert got.code == 0, got.err
    return got


def sat_at(
    game: Game, seats: Sequence[str | None], people: Sequence[str], typed: str, *, terminal: bool = False
) -> str:
    """What is shown to people at a table that a test has laid, as far as they type."""
    out = Terminal() if terminal else io.StringIO()
    with pytest.MonkeyPatch.context() as patch, suppress(Left):
        patch.setattr(sys, "stdin", io.TextIOWrapper(Typed(typed.encode(), out)))
        patch.setattr(sys, "stdout", out)
        play_at(Unsaved(game), seats, people, stop=False)
    return out.getvalue()


class Typed(io.BytesIO):
    """A keyboard: Enter can be seen on the screen."""

    def __init__(self, keys: bytes, screen: io.StringIO) -> None:
        super().__init__(keys)
        self.screen = screen

    def readline(self, size: int | None = -1, /) -> bytes:
        self.screen.write("\n")
        return super().readline(size)


def matches_told(text: str) -> list[str]:
    """The headings of all matches that were told to their end."""
    headings = [
        line for line in text.splitlines() if line.endswith(("reveal the first card.", "reveals the first card."))
    ]
    ends = [line for line in text.splitlines() if " the match: " in line]
    assert len(headings) == len(ends)
    return headings


class TestMatches:
    @pytest.mark.clause("CG-08", "CG-22")
    @pytest.mark.parametrize("players", [3, 4, 5, 8])
    def test_all_seven_matches_and_the_final_are_told(self, players: int) -> None:
        for seed in "abc":
            told = matches_told(play_on("--players", str(players), "--seed", seed).out)
            assert [line.startswith("The final: ") for line in told] == [False] * 7 + [True]
            assert all("you" in line.lower() for line in told[:7])

    @pytest.mark.clause("CG-08")
    def test_the_finalists_are_named_before_the_final_whoever_they_are(self) -> None:
        mine = set()
        for seed, typed in (("a", NONE), ("b", NONE), ("a", FIRST), ("b", FIRST), ("c", FIRST)):
            lines = play_on("--players", "3", "--seed", seed, typed=typed).out.splitlines()
            named = [place for place, line in enumerate(lines) if line.startswith("The seven rounds are over.")]
            final = [place for place, line in enumerate(lines) if line.startswith("The final: ")]
            assert (len(named), len(final)) == (1, 1)
            assert named < final
            one, two = lines[final[0]].removeprefix("The final: ").split(". ")[0].split(" against ")
            two = "You" if two == "you" else two
            assert lines[named[0]] == say("play-finalists", first=one, second=two)
            mine.add("You" in (one, two))
        assert mine == {True, False}

    @pytest.mark.clause("CG-36", "CG-37")
    @pytest.mark.parametrize("players", ["1", "2"])
    def test_with_one_or_two_players_there_is_no_final(self, players: str) -> None:
        got = play_on("--players", players, "--seed", "a").out
        assert 1 <= len(matches_told(got)) <= 7
        assert "The final" not in got

    def test_several_people_are_told_every_match_that_one_of_them_plays(self) -> None:
        out = play_on("--players", "4", "--people", "Ana,Bo", "--seed", "a", typed=b"y\n0\n\n" * 900).out
        told = matches_told(out)
        assert all("Ana" in line or "Bo" in line for line in told[:-1])
        met = sum("Ana" in line and "Bo" in line for line in told[:-1])
        assert len(told) == 14 - met + 1

    def test_matches_of_an_evening_before_are_not_told_again(self) -> None:
        game = started(2)
        play(game, {0: bots_for(game, ("greedy",))[0]})
        told = Telling(lambda: game, sitting(game, (None, "greedy"), ("You",)), lambda: None)
        assert not told.has_news


class TestTrophies:
    @pytest.mark.clause("CG-22", "Q56")
    def test_only_the_winner_learns_what_the_trophy_is_worth(self) -> None:
        out = "".join(play_on("--players", "4", "--seed", seed, typed=FIRST).out for seed in "abcd")
        lines = [line.strip() for line in out.splitlines() if " the trophy of round " in line]
        mine = [line for line in lines if line.startswith("You ")]
        others = [line for line in lines if not line.startswith("You ")]
        assert mine
        assert all("Your trophy is worth" in line for line in mine)
        assert others
        assert not any("worth" in line for line in others)

    @pytest.mark.clause("CG-22", "CG-36", "Q56")
    def test_with_two_players_everybody_does(self) -> None:
        lines = [line for line in play_on("--seed", "a").out.splitlines() if re.search("wins? the trophy", line)]
        assert lines
        assert all("worth" in line for line in lines)

    @pytest.mark.clause("CG-34")
    def test_a_trophy_that_the_robot_wins_goes_back_to_the_box(self) -> None:
        out = play_on("--players", "3", "--seed", "a").out
        lost = [line for line in out.splitlines() if line.startswith("  Robot wins the match")]
        assert lost
        assert out.count("goes back to the box") == len(lost)

    def test_of_several_people_only_the_winner_reads_it_later(self) -> None:
        out = play_on("--players", "4", "--people", "Ana,Bo", "--seed", "a", typed=b"y\n0\n\n" * 900).out
        lines = [line for line in out.splitlines() if " wins the trophy of round " in line]
        assert any("Only Ana will see" in line or "Only Bo will see" in line for line in lines)
        assert not any("is worth " in line and "fan" in line for line in lines)


class TestStandings:
    @pytest.mark.clause("Q56")
    def test_tokens_stand_beside_tokens_and_what_is_hidden_says_so(self) -> None:
        game = started(3)
        one, two, three, _ = game.players
        for player, rounds in ((one, ()), (two, (1,)), (three, ())):
            player.fans = 2
            player.trophies = [trophy for stack in game.stacks for trophy in stack if trophy.round in rounds][:1]
        shown = sat_at(game, (None, "greedy", "greedy"), ("You",), "q\n")
        assert say("play-standing", name="You", tokens=2, trophies=(), count=0, fans=2) in shown
        assert say("play-standing", name="Greedy 2", tokens=2, trophies=(1,), count=1, fans="hidden") in shown
        assert say("play-standing", name="Greedy 3", tokens=2, trophies=(), count=0, fans=2) in shown

    @pytest.mark.clause("CG-36")
    def test_with_two_players_fans_stand_beside_fans(self) -> None:
        game = started(2)
        game.players[1].trophies = [game.stacks[0][-1]]
        worth = game.stacks[0][-1].fans
        shown = sat_at(game, (None, "greedy"), ("You",), "q\n")
        assert say("play-standing", name="Greedy 2", tokens=0, trophies=(1,), count=1, fans=worth) in shown

    def test_at_the_end_everything_lies_open(self) -> None:
        out = play_on("--players", "4", "--seed", "a").out
        end = out.splitlines()[-5:]
        assert all("in all" in line for line in end[:4])
        assert end[4].endswith(("wins Challengers!", "Congratulations."))


class TestAsking:
    def test_a_stray_enter_does_not_give_up_a_pick(self) -> None:
        asked = say("play-ask-none", number=2)
        stray = play_on("--seed", "a", typed=b"\n\n1\nq\n").out
        assert asked in stray
        assert stray.count(say("play-ask-pick", number=2, redraw=True)) == 2
        assert say("play-ask-pick", number=1, redraw=True) in stray
        for yes in (b"y", b"oui", b"J"):
            sure = play_on("--seed", "a", typed=b"\n%s\nq\n" % yes).out
            assert sure.endswith(f"{say('play-ask-remove')}: \n{say('play-goodbye', seed='a')}\n")
        picked = play_on("--seed", "a", typed=b"\n1\nq\n").out  # the number that was meant is taken
        assert say("play-ask-pick", number=1, redraw=True) in picked
        none = play_on("--seed", "a", typed=b"0\nq\n").out
        assert asked not in none
        assert say("play-ask-remove") in none

    @pytest.mark.clause("CG-18", "CG-29", "Q56")
    def test_a_choice_shows_the_flag_the_total_to_reach_and_what_lies_open(self) -> None:
        decks = "Sorcerer, Sorcerer, Sorcerer, Newcomer, Newcomer, Talent", "Dog, Dog, Dog, Dog, Champion, Champion"
        attacks = exhausted = 0
        for seed in range(12):
            game = with_decks(started(2, bytes([seed] * 32)), *decks)
            lines = sat_at(game, (None, "greedy"), ("You",), "0\n\n1\n1\n1\nq\n").splitlines()
            asked = [place for place, line in enumerate(lines) if line.startswith("Your Sorcerer (")]
            parks = [[line for line in lines[place - 5 : place] if line.startswith("    ")] for place in asked]
            for park in parks:
                theirs = next(line for line in park if line.startswith("    Greedy 2: the flag is on "))
                mine = next(line for line in park if line.startswith("    You: in the attack "))
                attacks += " to reach; " in theirs and " so far; " in mine
                exhausted += "exhausted Newcomer" in mine
        assert attacks
        assert exhausted

    @pytest.mark.clause("CG-29", "Q48")
    def test_effects_name_whose_card_it_is_and_whose_cards_it_moves(self) -> None:
        mine = with_decks(started(2), "Ghost, Ghost, Ghost", "Dog, Dog, Dog, Dog")
        assert "Your Ghost moves Dog from Greedy 2's deck to their exhaust pile." in _told(mine)
        theirs = with_decks(started(2), "Dog, Dog, Dog, Dog", "Ghost, Ghost, Ghost")
        assert "Greedy 2's Ghost moves Dog from your deck to your exhaust pile." in _told(theirs)
        unseen = _told(with_decks(started(2), "Dog, Dog, Dog", "Villain, Villain, Villain"))
        assert "Greedy 2's Villain moves an unseen card from pile A on top of their deck." in unseen
        fans = _told(with_decks(started(2), "Clown, Clown, Clown", "Clown, Clown, Clown"))
        assert "Your Clown brings you 2 fans." in fans
        assert "Greedy 2's Clown brings them 2 fans." in fans

    @pytest.mark.clause("Q48")
    def test_a_choice_that_a_card_of_the_robot_leaves_to_me_names_the_robot(self) -> None:
        found = False
        for seed in range(12):
            game = with_decks(started(1, bytes([seed] * 32)), "Newcomer, Talent, Dog, Champion", "Drone, Drone, Drone")
            shown = sat_at(game, (None,), ("You",), "0\n\nq\n")
            found |= "Robot's Drone (" in shown
            assert "Your Drone" not in shown
        assert found

    def test_bytes_that_are_no_text_are_asked_again(self) -> None:
        got = play_on("--seed", "a", typed=b"\xff\xfe\n1\nq\n").out
        assert got.count("Possible answers are") == 1

    def test_a_narrow_terminal_breaks_lines_between_words(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("COLUMNS", "40")
        shown = sat_at(started(3), (None, "greedy", "greedy"), ("You",), "1\n0\n\n" * 99, terminal=True)
        assert "wins Challengers!" in shown
        for line in re.sub("\x1b\\[[0-9]m", "", shown).splitlines():
            assert len(line.rstrip()) <= 40


def _told(game: Game) -> str:
    return sat_at(game, (None, "greedy"), ("You",), "0\n\n" * 9)


class TestOneKeyboard:
    TWO = ("Ana", "Bo")

    def test_each_is_asked_to_look_away_in_turn(self) -> None:
        shown = sat_at(started(3), (None, None, "greedy"), self.TWO, "y\n0\n\n" * 2 + "\n")
        ana, bo = (shown.index(say("play-turn", name=name)) for name in self.TWO)
        again = shown.index(say("play-look-again"))
        assert ana < shown.index(say("play-drawn")) < bo < shown.index(say("play-drawn"), bo) < again
        assert again < shown.index("first card.")

    @pytest.mark.clause("Q56")
    def test_a_stray_enter_shows_nobody_elses_cards(self) -> None:
        shown = sat_at(started(3), (None, None, "greedy"), self.TWO, "\n\n\nq\n")
        assert shown.count(say("play-turn", name="Ana")) == 4
        assert say("play-drawn") not in shown

    @pytest.mark.clause("Q4", "Q56")
    def test_what_one_has_seen_is_wiped_before_another_looks(self) -> None:
        shown = sat_at(started(2), (None, None), self.TWO, "y\n0\n\n" * 2 + "\n", terminal=True)
        for part in shown.split("\x1b[2J"):
            assert not (f"{self.TWO[0]}, it is your turn" in part and f"{self.TWO[1]}, it is your turn" in part)
        public = shown.split("\x1b[3J")[-1]
        assert say("play-drawn") not in public
        assert "first card." in public

    @pytest.mark.clause("Q31", "Q56")
    def test_what_one_looks_at_in_a_match_the_other_does_not_see(self) -> None:
        """A Juggler's three cards are Ana's alone; which of them she lays on top is told to nobody."""
        for seed in range(12):
            decks = "Juggler, Juggler, Pig, Cat, Pony, Spider", "Newcomer, Newcomer, Newcomer"
            game = with_decks(started(2, bytes([seed] * 32)), *decks)
            shown = sat_at(game, (None, None), self.TWO, "y\n0\n\n" * 2 + "\n" + "y\n1\n1\n\n" * 9)
            if say("play-ask-top", card="Juggler") in shown:
                asked = shown.index(say("play-ask-top", card="Juggler"))
                assert say("play-turn", name="Ana") in shown[shown.index("first card.") : asked]
                assert say("play-look-again") in shown[asked:]
                return
        pytest.fail("nobody was asked")

    def test_an_open_choice_is_asked_by_name_with_everybody_looking(self) -> None:
        decks = "Sorcerer, Sorcerer, Sorcerer, Newcomer, Newcomer, Talent", "Dog, Dog, Dog, Dog, Champion, Champion"
        for seed in range(12):
            game = with_decks(started(2, bytes([seed] * 32)), *decks)
            shown = sat_at(game, (None, None), self.TWO, "y\n0\n\n" * 2 + "\n?\ny\n1\nq\n")
            if "Ana's Sorcerer (" in shown:
                asked = shown.index("Ana's Sorcerer (")
                assert say("play-asked", name="Ana") in shown[:asked]
                assert say("play-turn", name="Ana") not in shown[shown.index("first card.") : asked]
                assert say("play-turn", name="Ana") in shown[asked:]  # `?` shows her deck to her alone
                return
        pytest.fail("nobody was asked")

    def test_a_deck_is_never_shown_to_the_wrong_eyes(self) -> None:
        game = started(2)
        game.players[0].deck = list(game.binder.deck(["Kraken"]))
        shown = sat_at(game, (None, None), self.TWO, "y\n0\n\n" + "y\n0\n?\nq\n")
        bo = shown[shown.index(say("play-turn", name="Bo")) :]
        assert "Kraken" not in bo
        assert len(view(game, 1).deck) == 6

    @pytest.mark.parametrize(
        ("options", "code"),
        [
            (("--players", "1", "--people", "Ana,Bo"), "play-people"),
            (("--people", "A,B,C,D,E,F,G,H,I"), "play-people"),
            (("--people", "Ana,ana"), "companion-players"),
        ],
    )
    def test_people_who_cannot_sit_down_are_told(self, options: tuple[str, ...], code: str) -> None:
        got = answer("challengers", "play", *options)
        assert got.code == 2
        known = {"people": len(options[-1].split(",")), "players": 1 if options[0] == "--players" else 8, "most": 8}
        assert say(f"refusal-{code}", **known) in got.err

    def test_three_people_need_no_number_of_players(self) -> None:
        got = play_on("--people", "Ana,Bo,Cy", "--seed", "a", typed=b"q\n").out
        assert got.startswith(say("play-welcome", players=3))


class TestStopping:
    def test_ctrl_c_says_goodbye_with_the_seed(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def interrupted(*_arguments: object) -> None:
            raise KeyboardInterrupt

        monkeypatch.setattr("topcut.cli.challengers.table.play", interrupted)
        got = answer("challengers", "play", "--seed", "six")
        assert (got.code, got.out.splitlines()[-1]) == (0, say("play-goodbye", seed="six"))


class TestRobot:
    @pytest.mark.clause("CG-38")
    @pytest.mark.parametrize(("level", "said"), [("1", True), ("2", False)])
    def test_solo_cards_that_can_never_come_are_said_to_be_so(self, level: str, said: bool) -> None:
        got = answer("challengers", "play", "--players", "1", "--robot-level", level, "--solo-cards", stdin=b"q\n")
        assert (say("play-solo-unused", level=1) in got.err) is said
