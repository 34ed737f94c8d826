"""Games of Challengers! played again: whole, running, public, by the page's own vector, and with made-up cards."""

import random
from typing import Any

import pytest

import topcut_referee
from tests.topcut_referee.games import SECRET, game, played, texts
from tests.topcut_referee.sealing import archive, kinds, renumbered
from tests.topcut_referee.test_verdict import damage
from topcut_referee.book import book
from topcut_referee.challengers.asking import Answer, Question
from topcut_referee.challengers.box import box
from topcut_referee.challengers.chance import Chance
from topcut_referee.challengers.game import Game
from topcut_referee.challengers.match import Half, Match
from topcut_referee.challengers.piles import Piles
from topcut_referee.walk import VERSION_1

EVERYBODY = range(1, 9)


def text(verdict: topcut_referee.Verdict) -> str:
    return "\n".join(verdict.checked + verdict.unchecked)


@pytest.mark.parametrize("players", EVERYBODY)
@pytest.mark.clause("CG-01", "CG-08", "CG-22", "CG-31")
def test_a_digital_game_is_played_again(players: int) -> None:
    facts, seed = game(players, digital=True)

    verdict = topcut_referee.verify(archive(facts, seed=seed))

    assert verdict.ok, verdict.as_text()
    assert set(verdict.unchecked) <= {VERSION_1}
    matches = len(kinds(facts, "MatchPlayed")) + len(kinds(facts, "FinalPlayed"))
    assert f"and {matches} matches played again" in text(verdict)


@pytest.mark.parametrize("players", EVERYBODY)
def test_a_game_with_real_cards_is_right_as_far_as_it_can_be_checked(players: int) -> None:
    facts, seed = game(players, digital=False)

    verdict = topcut_referee.verify(archive(facts, seed=seed))

    assert verdict.ok, verdict.as_text()
    assert [line for line in verdict.unchecked if "real cards" in line]


@pytest.mark.parametrize("players", EVERYBODY)
@pytest.mark.clause("Q56")
def test_of_a_running_game_everybody_reads_what_they_may_and_is_told_what_is_not_checked(players: int) -> None:
    facts = played(game(players, digital=True)[0])
    hidden = {record["n"] for record in facts if record["kind"] in SECRET[: 6 if players > 2 else 5]}

    verdict = topcut_referee.verify(archive(facts, withheld=hidden, full=False))

    assert verdict.ok, verdict.as_text()
    assert verdict.withheld == len(hidden) > 0
    assert [line for line in verdict.unchecked if line.startswith("the cards: decisions and shuffles")]


@pytest.mark.parametrize("players", [1, 4, 5])
def test_every_beginning_of_a_full_log_is_right(players: int) -> None:
    facts, seed = game(players, digital=True)
    for end in range(12, len(facts), 7):
        act = [record for record in facts if record["n"] <= end or record["at"] == facts[end - 1]["at"]]
        verdict = topcut_referee.verify(archive(act, seed=seed))
        assert verdict.ok, verdict.as_text()


@pytest.mark.clause("Q56")
@pytest.mark.parametrize("kind", SECRET)
def test_a_public_archive_that_tells_a_secret_of_a_running_game_is_found(kind: str) -> None:
    facts = played(game(5, digital=True, holding=SECRET)[0])
    told = kinds(facts, kind)[0]["n"]
    hidden = {record["n"] for record in facts if record["kind"] in SECRET} - {told}

    verdict = topcut_referee.verify(archive(facts, withheld=hidden, full=False))

    assert [(found.fact, found.clause) for found in verdict.discrepancies] == [(told, "Q56")]


@pytest.mark.parametrize("holding", ["PlayerDropped", pytest.param("BracketByeGiven", marks=pytest.mark.slow)])
@pytest.mark.clause("Q62")
def test_a_game_that_somebody_leaves_is_played_on_by_the_robot(holding: str) -> None:
    facts, seed = game(6, digital=True, holding=(holding,))

    verdict = topcut_referee.verify(archive(facts, seed=seed))

    assert verdict.ok, verdict.as_text()


def vector() -> Game:
    """The game of the page on the record."""
    names = ("starter", "city", "castle", "film_studio", "funfair", "haunted_house", "shipwreck", "robot")
    ruleset = game(3, digital=True)[0][0]["body"]["ruleset"]
    found = texts()
    opened: dict[str, Any] = {
        "players": ["ana", "bo", "cy"],
        "robot": "robot",
        "robot_level": 3,
        "robot_plan": True,
        "solo_cards": False,
        "keep_one": False,
        "tray_capacity": None,
    }
    cards = box(found["box"], [found[name] for name in names])
    return Game(cards, book(ruleset, {}, {}), Chance(bytes(range(32)), "e1"), opened)


def test_the_vector_of_the_page_comes_out() -> None:
    again = vector()
    cards = again.box.cards

    assert len(cards) == 78
    key = "9c1204791eb441b6ec4dfd7939520444d6dac3749bbe4bd2e34c710cf215aa18"
    assert again.chance.key("plans", 0).hex() == key
    assert again.holders == ["robot", "ana", "bo", "cy"]
    assert [row[0] for row in again.trophies] == [2, 2, 4, 5, 6, 7, 9]
    assert [row[1] for row in again.trophies] == [2, 3, 4, 6, 6, 7, 9]
    top = {level: [cards[card].name for card in reversed(pile)][:5] for level, pile in again.piles.piles.items()}
    assert top["C"] == ["Siren", "Bard", "T-Rex", "Illusionist", "Vampire"]
    assert top["A"] == ["Butler", "Reporter", "Spider", "Skeleton", "Gangster"]
    robot = " ".join(cards[card].name for card in again.seats[3].deck)
    assert robot == "Good Bot C.H.A.M.P. Cyborg Cyborg Cyborg Cyborg Mechanic Robo-Knight"
    for seat in again.seats[:3]:
        for answer in ("A", "stop", "stop"):
            again.answer(seat, answer)
    told = [
        (body["begins"], body["winner"], body["reveals"], body["by"]) for kind, body in again.due if "begins" in body
    ]
    assert told == [("cy", "robot", 11, "deck"), ("ana", "bo", 12, "deck")]


def test_a_damaged_text_never_makes_the_referee_fall_over() -> None:
    facts, seed = game(3, digital=True)
    opened = kinds(facts, "TableOpened")[0]["body"]
    whole = opened["cards"][1]["text"]
    values = ("0", '"x"', "[]", "-1", "[{}]")
    for place, line in enumerate(whole.splitlines()):
        head, equals, _ = line.partition(" = ")
        lines = whole.splitlines()
        lines[place] = head + equals + values[place % len(values)]
        opened["cards"][1]["text"] = "\n".join(lines)
        assert not topcut_referee.verify(archive(facts, seed=seed)).ok


@pytest.mark.parametrize("digital", [True, False])
def test_a_damaged_game_never_makes_the_referee_fall_over(digital: bool) -> None:
    dice = random.Random("game")
    for _ in range(60):
        facts, seed = game(3, digital=digital)
        for _ in range(dice.randrange(1, 5)):
            damage(dice, dice.choice(facts[1:]))
        facts.pop(dice.randrange(1, len(facts)))
        verdict = topcut_referee.verify(archive(renumbered(facts), seed=seed))
        assert verdict.facts == len(facts)


SMALL = """
seats = 2
guard = 9
drawn = 5
rounds = [{ picks = { A = 1 }, trophies = [2] }]
robot_levels = [{ out = [], random = 0 }]
"""


def card(name: str, power: int, effects: str = "", level: str = "A") -> str:
    return f'[[cards]]\nname = "{name}"\nlevel = "{level}"\npower = {power}\ncopies = 1\neffects = [{effects}]\n'


class Duel:
    """Two decks of made-up cards, top card first; half 0 begins, and answers are given in order."""

    def __init__(self, first: str, second: str, cards: str, *answers: str, robot: bool = False) -> None:
        found = box(SMALL, ['name = "Test"\n' + cards])
        halves = [
            Half(seat, robot and seat == 1, [found.number(name) or 0 for name in reversed(deck.split())], 0)
            for seat, deck in enumerate((first, second))
        ]
        self.box = found
        self.match = Match(found, Piles(found, Chance(b"", ""), None), 1, (halves[0], halves[1]), 0)
        self.asked: list[Question] = []
        given: list[Answer] = [number if (number := found.number(name)) is not None else name for name in answers]
        asking, answer = self.match.play(), None
        while self.match.winner is None:
            try:
                self.asked.append(next(asking) if answer is None else asking.send(answer))
                answer = given.pop(0)
            except StopIteration:
                break

    def zone(self, half: int, name: str) -> str:
        return " ".join(self.box.cards[number].name for number in self.match.halves[half].zone(name))


PLAIN = card("one", 1) + card("two", 2) + card("three", 3) + card("four", 4)


@pytest.mark.clause("CG-18", "CG-19", "CG-20", "CG-21")
def test_an_attack_ends_when_it_reaches_the_flag() -> None:
    duel = Duel("three", "one two four", PLAIN)

    assert (duel.match.winner, duel.match.by, duel.match.reveals) == (1, "deck", 3)
    assert duel.zone(0, "bench") == "three"
    assert duel.zone(1, "deck") == "four"


@pytest.mark.clause("CG-21", "Q17")
def test_a_name_more_than_there_are_seats_loses() -> None:
    duel = Duel("one two one three", "two three four", PLAIN + card("five", 5))

    assert (duel.match.winner, duel.match.by) == (1, "bench")
    assert duel.zone(0, "bench") == "one two one three"


@pytest.mark.clause("Q13")
def test_a_beginner_without_a_deck_loses() -> None:
    duel = Duel("", "", PLAIN)

    assert (duel.match.winner, duel.match.by, duel.match.reveals) == (1, "deck", 0)


@pytest.mark.clause("CG-27", "Q21")
def test_what_is_lost_with_the_flag_comes_before_what_is_gained() -> None:
    loses = card("loses", 1, '{when = "loss", do = "move", from = "self", to = "exhaust"}')
    gains = card("gains", 1, '{when = "gain", do = "fans", amount = 3, if = {count = "cards", whose = "opponent", '
                 'zone = "exhaust", least = 1}}')  # fmt: skip
    duel = Duel("loses", "gains", loses + gains)

    assert duel.match.halves[1].tokens == 3
    assert duel.zone(0, "bench") == ""


@pytest.mark.clause("CG-24", "CG-26")
def test_power_of_the_attack_is_gone_when_the_card_has_the_flag() -> None:
    strong = card("strong", 2, '{when = "attack", do = "power", amount = 2}')
    duel = Duel("four two", "strong one", PLAIN + strong)

    assert duel.zone(0, "bench") == "four"
    assert duel.zone(1, "bench") == "strong"
    assert (duel.match.winner, duel.match.reveals) == (0, 4)


@pytest.mark.clause("CG-25")
def test_cards_of_one_name_on_the_bench_add_up() -> None:
    helper = card("help", 1, '{when = "bench", do = "power", amount = 1, select = {name = "one"}}')
    duel = Duel("help help one", "one two two", PLAIN + helper)

    assert duel.zone(0, "bench") == "help help"
    assert (duel.match.winner, duel.match.reveals) == (0, 6)


@pytest.mark.clause("Q29")
def test_a_bonus_for_the_next_card_counts_in_its_attack_alone() -> None:
    comes = card("comes", 1, '{when = "loss", do = "next", amount = 2}')
    duel = Duel("comes one", "three one", PLAIN + comes)

    assert duel.zone(1, "bench") == "three"
    assert (duel.match.winner, duel.match.reveals) == (1, 4)


@pytest.mark.clause("Q30", "Q48")
def test_only_who_can_choose_is_asked() -> None:
    picks = card("picks", 4, '{when = "reveal", do = "move", from = "deck", to = "bottom"}')
    free = Duel("one", "picks two three", PLAIN + picks, "two")
    forced = Duel("one", "picks two", PLAIN + picks)
    robot = Duel("one", "picks two three", PLAIN + picks, robot=True)

    assert [question.ask for question in free.asked] == ["move"]
    assert free.zone(1, "deck") == "two three"
    assert forced.asked == robot.asked == []
    assert robot.zone(1, "deck") == "three two"


@pytest.mark.clause("Q58")
def test_an_endless_match_is_the_flag_holders() -> None:
    back = card("back", 1, '{when = "loss", do = "move", from = "self", to = "bottom"}')
    duel = Duel("back", "back", back)

    assert (duel.match.winner, duel.match.by, duel.match.reveals) == (0, "guard", 9)
