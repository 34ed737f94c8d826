"""Bots that stand in for players who are away, the options that go with them, and several decisions in one act."""

from collections.abc import Callable
from itertools import groupby, pairwise
from typing import Any

import pytest

import topcut_referee
from tests.topcut_referee.games import game
from tests.topcut_referee.sealing import Record, archive, kinds, renumbered
from topcut_referee.challengers.follow import DECISIONS

By = tuple[str, str]
Story = Callable[["Game"], Record]  # it names the fact that is wrong
OLGA, CLOCK, ANN, BO = ("organizer", "olga"), ("clock", "clock"), ("player", "p01"), ("player", "p02")


class Game:
    """A digital game into which facts are put; without a bot, and with a minute for each Deck Phase."""

    def __init__(self, *, digital: bool = True, holding: tuple[str, ...] = ()) -> None:
        facts, self.seed = game(4, digital=digital, holding=holding)
        self.facts = [record for record in facts if record["kind"] not in ("StandInCalled", "StandInEnded")]
        self.table = kinds(self.facts, "TableOpened")[0]["body"]
        self.table |= {"bots": {}, "clock": 60, "pace": "brisk"}

    def place(self, kind: str, player: str | None = None, *, last: bool = False) -> int:
        found = [
            place for place, record in enumerate(self.facts)
            if record["kind"] == kind and player in (None, record["body"].get("player"))
        ]  # fmt: skip
        return found[-1 if last else 0]

    def put(self, place: int, kind: str, by: By, *, at: str | None = None, **body: Any) -> Record:
        """Before the fact at this place, in an act of its own unless `at` is said."""
        alone = self.facts[place - 1]["at"].replace("Z", "5Z")
        who = {"role": by[0], "id": by[1]}
        fact = {"n": 0, "at": at or alone, "by": who, "kind": kind, "v": 1, "body": body}
        self.facts.insert(place, fact)
        return fact

    def away(self, by: By = OLGA, player: str = "p01", place: int | None = None) -> Record:
        """Somebody is away from the first Deck Phase on."""
        here = self.place("CardsDrawn") if place is None else place
        return self.put(here, "StandInCalled", by, player=player, bot="steady")

    def back(self, by: By = ANN, player: str = "p01") -> Record:
        """And comes back, before that player draws in the second round."""
        draws = [place for place, r in enumerate(self.facts) if r["kind"] == "CardsDrawn" and r["body"]["round"] == 2]
        return self.put(draws[0], "StandInEnded", by, player=player)

    def verdict(self) -> topcut_referee.Verdict:
        return topcut_referee.verify(archive(renumbered(self.facts), seed=self.seed))


@pytest.mark.parametrize("by", [OLGA, CLOCK, ANN, BO])
def test_a_bot_stands_in_until_the_player_is_back_and_nothing_else_changes(by: By) -> None:
    made = Game()
    before = made.verdict()

    made.away(by)
    made.back()
    made.away(by, place=made.place("RoundPaired", last=True) + 1)

    after = made.verdict()
    assert before.ok
    assert after.ok, after.as_text()
    assert after.checked[1:] == before.checked[1:]
    assert after.unchecked == before.unchecked


def test_who_is_back_may_decide_in_the_same_act() -> None:
    made = Game()
    made.away()
    draw = made.facts[made.place("CardsDrawn", "p01")]

    made.put(made.facts.index(draw), "StandInEnded", ANN, at=draw["at"], player="p01")

    assert made.verdict().ok


def test_of_a_running_game_a_stand_in_can_be_read_and_the_decision_after_it_cannot() -> None:
    made = Game()
    made.away()
    draw = made.facts[made.place("CardsDrawn", "p01")]
    made.put(made.facts.index(draw), "StandInEnded", ANN, at=draw["at"], player="p01")
    facts = renumbered(made.facts[: made.place("MatchPlayed") - 1])
    hidden = {record["n"] for record in facts if record["kind"] in DECISIONS}

    assert topcut_referee.verify(archive(facts, withheld=hidden, full=False)).ok


@pytest.mark.parametrize("pace", ["", "calm", "brisk", "at-once"])
def test_a_table_may_say_how_quickly_bots_answer(pace: str) -> None:
    made = Game()
    made.table["pace"] = pace

    assert made.verdict().ok


def test_a_table_of_an_earlier_program_says_nothing_about_time() -> None:
    made = Game()
    del made.table["clock"], made.table["pace"]

    made.away()

    assert made.verdict().ok


def called_twice(made: Game) -> Record:
    made.away()
    return made.away(BO)


def called_for_a_bot(made: Game) -> Record:
    made.table["bots"] = {"p01": "steady"}
    return made.away()


def called_before_the_table(made: Game) -> Record:
    return made.away(place=made.place("RosterLocked"))


def called_without_a_clock(made: Game) -> Record:
    made.table["clock"] = 0
    return made.away(CLOCK)


def called_after_the_end(made: Game) -> Record:
    made.away(place=len(made.facts))
    return made.facts[-1]


def ended_twice(made: Game) -> Record:
    made.away()
    made.back()
    return made.back()


def ended_by(by: By) -> Story:
    def story(made: Game) -> Record:
        made.away()
        return made.back(by)

    return story


def ended_before_something_else(made: Game) -> Record:
    """The decision stands before it, and what follows after it."""
    made.away()
    place = made.place("MatchPlayed")
    followed = made.facts[place]
    by = (followed["by"]["role"], followed["by"]["id"])
    if by[1] != "p01":
        made.away(player=by[1])
        place += 1
    return made.put(place, "StandInEnded", by, at=followed["at"], player=by[1])


def unknown_pace(made: Game) -> Record:
    made.table["pace"] = "slow"
    return made.facts[made.place("TableOpened")]


WRONG: list[tuple[str, str, Story]] = [
    ("called twice", "order", called_twice),
    ("called for a bot", "order", called_for_a_bot),
    ("called for a stranger", "order", lambda made: made.away(player="p99")),
    ("called before the table is opened", "order", called_before_the_table),
    ("called by a clock that does not run", "order", called_without_a_clock),
    ("called after the end", "order", called_after_the_end),
    ("called by an official", "claim", lambda made: made.away(("official", "wanda"))),
    ("called by somebody who has no seat", "claim", lambda made: made.away(("player", "p99"))),
    ("ended, and nobody stood in", "order", lambda made: made.back()),
    ("ended twice", "order", ended_twice),
    ("ended by an organizer", "claim", ended_by(OLGA)),
    ("ended by the clock", "claim", ended_by(CLOCK)),
    ("ended by another player", "claim", ended_by(BO)),
    ("ended before something else", "CG-14", ended_before_something_else),
    ("a pace that there is not", "format", unknown_pace),
]


@pytest.mark.parametrize(("clause", "story"), [pytest.param(*row[1:], id=row[0]) for row in WRONG])
def test_what_may_not_be_with_a_stand_in_is_found(clause: str, story: Story) -> None:
    made = Game()

    _found(made, clause, story(made))


def test_nobody_stands_in_for_the_robot() -> None:
    made = Game()
    made.facts, made.seed = game(5, digital=True)

    _found(made, "order", made.away(player=kinds(made.facts, "TableOpened")[0]["body"]["robot"]))


def test_nobody_stands_in_with_real_cards() -> None:
    made = Game(digital=False)

    _found(made, "order", made.away(place=made.place("PlansDealt") + 2))


def test_nobody_stands_in_for_who_has_left() -> None:
    made = Game(holding=("PlayerDropped",))
    place = made.place("PlayerDropped")
    name, at = made.facts[place]["body"]["player"], made.facts[place]["at"]
    end = next(here for here, record in enumerate(made.facts) if record["at"] > at)

    called = made.away(player=name, place=end)

    _found(made, "order", called)
    made.facts.remove(called)
    made.away(player=name)
    back = made.put(end + 1, "StandInEnded", ("player", name), player=name)
    _found(made, "order", back)


def in_one_act(made: Game) -> list[list[Record]]:
    """What a player decides without a pause is one act; all acts with several decisions and what follows from them."""
    acts = []
    for _, group in groupby(made.facts, key=lambda record: record["by"]):
        act = list(group)
        decided = [place for place, record in enumerate(act) if record["kind"] in DECISIONS]
        if len(decided) < 2 or decided != list(range(len(decided))):
            continue
        for record in act:
            record["at"] = act[-1]["at"]
        acts.append(act)
    return acts


def test_several_decisions_of_one_act_are_followed() -> None:
    made = Game()
    before = made.verdict().checked

    acts = in_one_act(made)

    assert any(act[-1]["kind"] not in DECISIONS for act in acts)
    verdict = made.verdict()
    assert verdict.ok, verdict.as_text()
    assert verdict.checked == before


def test_what_follows_from_the_last_decision_of_an_act_does_not_come_before_it() -> None:
    made = Game()
    act = next(act for act in in_one_act(made) if act[-1]["kind"] == "TrophyTaken")
    last, follows = next((one, two) for one, two in pairwise(act) if two["kind"] == "MatchPlayed")
    place = made.facts.index(last)

    made.facts[place : place + 2] = [follows, last]

    _found(made, "CG-14", follows)


def test_a_decision_of_an_act_that_was_not_possible_is_found() -> None:
    made = Game()
    act = next(act for act in in_one_act(made) if any(record["kind"] == "CardsRemoved" for record in act[1:]))
    removed = next(record for record in act[1:] if record["kind"] == "CardsRemoved")
    removed["body"]["card"] = "Alpha"

    _found(made, "CG-13", removed)


def test_a_decision_of_another_player_is_no_part_of_the_act() -> None:
    made = Game()
    act = next(act for act in in_one_act(made) if act[0]["by"]["id"] == "p01")
    act[1]["body"]["player"] = "p02"

    _found(made, "claim", act[1])


def _found(made: Game, clause: str, wrong: Record) -> None:
    number = next(n for n, record in enumerate(made.facts, start=1) if record is wrong)
    verdict = made.verdict()
    places = {(found.fact, found.clause) for found in verdict.discrepancies}
    assert (number, clause) in places, verdict.as_text()
    assert min(places)[0] == number, verdict.as_text()
