"""Draw, redraw once, pick, pay, remove; and the piles that everybody shares."""

from collections import Counter
from collections.abc import Sequence

import pytest

from tests.cards.park import BINDER, all_names, cards, played
from tests.cards.table import draws, started, through_decks, with_decks
from topcut.cards.decision import NO, REDRAW, STOP, YES, Decision, settle
from topcut.cards.deck_phase import DeckPhase
from topcut.cards.player import Player
from topcut.cards.record import story
from topcut.cards.trays import Trays


def unshuffled(level: str, step: int, cards: Sequence[int]) -> list[int]:
    return list(cards)


class Desk:
    """One seat at trays that a test has filled, the top card first."""

    def __init__(self, round: int, deck: str = "Newcomer", *, keep_one: bool = False, **piles: str) -> None:
        laid = {level: cards(piles.get(level, ""))[::-1] for level in "ABC"}
        self.trays = Trays(laid, BINDER.cards, unshuffled)
        self.player = Player(list(cards(deck)))
        self.phase = DeckPhase(0, self.player, BINDER, self.trays, keep_one=keep_one)
        self.asking = self.phase.run(round)
        self.decision: Decision | None = next(self.asking)

    def say(self, *answers: str | int) -> "Desk":
        for answer in answers:
            assert self.decision is not None, answer
            labels = [BINDER.label(option) for option in self.decision.options]
            given = answer if isinstance(answer, int) else self.decision.options[labels.index(answer)]
            assert given in self.decision.options, (answer, labels)
            try:
                self.decision = self.asking.send(given)
            except StopIteration:
                self.decision = None
        return self

    @property
    def deck(self) -> str:
        return all_names(self.player.deck)

    @property
    def offered(self) -> str:
        assert self.decision is not None
        return all_names([option for option in self.decision.options if option >= 0])

    def may(self, answer: int) -> bool:
        assert self.decision is not None
        return answer in self.decision.options


TEN = "Pig, Cat, Pony, Spider, Parrot, Cow, Treasure, Clown, Vendor, Hermit"


@pytest.mark.clause("CG-10", "Q6")
def test_five_cards_are_drawn_and_up_to_the_number_shown_picked() -> None:
    desk = Desk(1, A=TEN).say("A")
    assert sorted(desk.offered.split(", ")) == ["Cat", "Parrot", "Pig", "Pony", "Spider"]
    desk.say("Cat", "Pig")
    assert desk.decision is not None
    assert desk.decision.ask == "remove"
    assert desk.deck == "Newcomer, Cat, Pig"
    none = Desk(1, A=TEN).say("A", "stop")
    assert none.deck == "Newcomer"
    one = Desk(1, A=TEN).say("A", "Cat", "stop")
    assert one.deck == "Newcomer, Cat"
    other = Desk(5, A=TEN, B="Horse, Lion, Bat, Shark, Alien, Band").say("B")
    assert sorted(other.offered.split(", ")) == ["Alien", "Bat", "Horse", "Lion", "Shark"]


@pytest.mark.clause("CG-09", "CG-10")
@pytest.mark.parametrize(
    ("round", "offer"),
    [(1, "2A"), (2, "2A"), (3, "2A 1B"), (4, "2A 2B"), (5, "2B"), (6, "2B 1C"), (7, "2C")],
)
def test_a_round_offers_the_piles_and_picks_of_its_line(round: int, offer: str) -> None:
    def desk() -> Desk:
        return Desk(round, A=TEN, B="Horse, Lion, Bat, Shark, Alien", C="Kraken, Dragon, T-Rex, Slime, Siren")

    offered = [BINDER.label(option) for option in (desk().decision or Decision(0, "", ())).options]
    assert [f"{desk().say(draws(level)).phase.allowed}{level}" for level in offered] == offer.split()


@pytest.mark.clause("CG-11")
def test_cards_that_are_not_picked_go_to_the_compartment() -> None:
    desk = Desk(1, A=TEN).say("A", "Cat", "stop")
    assert all_names(sorted(desk.trays.discards["A"])) == all_names(sorted(cards("Pig, Pony, Spider, Parrot")))


@pytest.mark.clause("CG-11", "Q9")
def test_the_compartment_comes_back_under_the_pile_when_that_is_too_small() -> None:
    trays = Trays({"A": cards("Pig, Cat, Pony")[::-1]}, BINDER.cards, unshuffled)
    trays.discard(cards("Spider, Cow"))
    assert all_names(trays.draw("A", 2)) == "Pig, Cat"
    assert trays.recycled["A"] == 0
    assert all_names(trays.draw("A", 2)) == "Pony, Cow"
    assert trays.recycled["A"] == 1
    enough = Trays({"A": cards("Pig, Cat")[::-1]}, BINDER.cards, unshuffled)
    enough.discard(cards("Cow"))
    assert all_names(enough.draw("A", 2)) == "Pig, Cat"
    assert all_names(enough.discards["A"]) == "Cow"


@pytest.mark.clause("CG-11")
def test_what_comes_back_is_shuffled_anew_each_time() -> None:
    def turned(level: str, step: int, cards: Sequence[int]) -> list[int]:
        steps.append((level, step))
        return list(cards) if step == 0 else list(reversed(cards))

    steps: list[tuple[str, int]] = []
    trays = Trays({"A": (), "B": ()}, BINDER.cards, turned)
    for _ in range(2):
        trays.discard(cards("Pig, Cat, Pony"))
        assert all_names(trays.draw("A", 3)) == "Pig, Cat, Pony"  # unshuffled the last would come first
    assert steps == [("A", 0), ("B", 0), ("A", 1), ("A", 2)]


@pytest.mark.clause("CG-11", "Q9")
def test_a_table_may_play_with_compartments_that_get_full() -> None:
    trays = Trays({"A": cards("Pig")}, BINDER.cards, unshuffled, capacity=2)
    trays.discard(cards("Spider"))
    assert trays.recycled["A"] == 0
    trays.discard(cards("Cow"))
    assert (trays.discards["A"], all_names(trays.piles["A"][::-1])) == ([], "Pig, Cow, Spider")


@pytest.mark.clause("CG-12", "Q7")
def test_all_drawn_cards_may_be_drawn_anew_once_before_the_first_pick() -> None:
    desk = Desk(1, A=TEN).say("A", REDRAW)
    assert sorted(desk.offered.split(", ")) == ["Clown", "Cow", "Hermit", "Treasure", "Vendor"]
    assert not desk.may(REDRAW)
    assert len(desk.trays.discards["A"]) == 5


@pytest.mark.clause("CG-12", "Q7")
def test_or_after_the_first_of_two_picks_and_then_four() -> None:
    desk = Desk(1, A=TEN).say("A", "Cat", REDRAW)
    assert len(desk.phase.drawn) == 4
    assert not desk.may(REDRAW)


@pytest.mark.clause("Q8", "Q7")
def test_in_a_round_with_one_pick_there_is_no_redraw_after_it() -> None:
    desk = Desk(3, B="Horse, Lion, Bat, Shark, Alien, Band").say("B")
    assert desk.may(REDRAW)
    desk.say("Horse")
    assert desk.decision is not None
    assert desk.decision.ask == "remove"
    geek = Desk(6, "Cow, Band", C="Sci-Fi Geek, Kraken, Dragon, T-Rex, Slime, Siren").say("C")
    assert geek.may(REDRAW)
    geek.say("Sci-Fi Geek", "Cow", "Band")
    assert geek.offered == all_names(sorted(cards("Kraken, Dragon, T-Rex, Slime")))
    assert not geek.may(REDRAW)  # one more pick is no second one of the plan


@pytest.mark.clause("Q5", "Q2")
def test_one_pile_is_chosen_first_and_the_redraw_comes_from_it_too() -> None:
    desk = Desk(4, A=TEN, B="Horse, Lion, Bat, Shark, Alien, Band, UFO")
    assert [BINDER.label(option) for option in (desk.decision or Decision(0, "", ())).options] == ["A", "B"]
    desk.say(draws("B"), REDRAW)
    assert {BINDER.cards[card].level for card in desk.phase.drawn} == {"B"}
    assert len(desk.trays.piles["A"]) == 10


@pytest.mark.clause("Q10")
def test_a_redraw_discards_first_and_gets_back_its_own_cards_only_when_nothing_else_is_left() -> None:
    desk = Desk(1, A="Pig, Cat, Pony, Spider, Parrot, Cow, Clown").say("A", REDRAW)
    drawn = Counter(all_names(desk.phase.drawn).split(", "))
    assert drawn["Cow"] == drawn["Clown"] == 1
    assert len(desk.phase.drawn) == 5


@pytest.mark.clause("Q11")
def test_from_piles_that_are_short_one_draws_what_there_is() -> None:
    assert len(Desk(1, A="Pig, Cat").say("A").phase.drawn) == 2
    empty = Desk(1).say("A")
    assert empty.decision is not None
    assert empty.decision.ask == "remove"


@pytest.mark.clause("Q11")
@pytest.mark.parametrize(("deck", "power"), [("Villain", 10), ("UFO", 3), ("Hologram", 4)])
def test_an_effect_that_finds_pile_and_compartment_empty_is_skipped(deck: str, power: int) -> None:
    trays = Trays({"A": (), "B": (), "C": ()}, BINDER.cards, unshuffled)
    match = BINDER.match((cards(deck), ()), piles=trays, record=[])
    settle(match.run(), lambda decision: decision.options[0])
    assert [step["do"] for step in story(BINDER, match.record or ())] == ["reveal", "flag", "end"]
    assert match.halves[0].flag_value == power


@pytest.mark.clause("CG-13")
def test_any_number_of_cards_may_be_removed_and_goes_where_it_belongs() -> None:
    desk = Desk(1, "Newcomer, Pig, Horse", A=TEN).say("A", "stop", "Newcomer", "Pig")
    assert desk.deck == "Horse"
    assert all_names(desk.trays.box) == "Newcomer"
    assert cards("Pig")[0] in desk.trays.discards["A"]


@pytest.mark.clause("Q12")
def test_the_last_card_may_be_removed_but_one_is_asked_twice() -> None:
    desk = Desk(1, "Dog").say("A", "Dog", NO)
    assert desk.deck == "Dog"
    desk.say("Dog", YES)
    assert (desk.deck, desk.decision) == ("", None)


@pytest.mark.clause("Q12")
def test_a_table_may_have_everybody_keep_a_card() -> None:
    assert Desk(1, "Dog, Talent", keep_one=True).say("A", "Dog").decision is None


PICKS = "Shapeshifter, Pig, Cat, Pony, Spider, Cow"


@pytest.mark.clause("CG-28", "Q59")
def test_the_shapeshifter_sells_a_card_for_one_more_pick() -> None:
    desk = Desk(1, "Newcomer, Dog", A=PICKS).say("A", "Shapeshifter", "Newcomer")
    assert sorted(all_names(desk.phase.drawn).split(", ")) == ["Cat", "Pig", "Pony", "Spider"]
    desk.say("Pig")
    assert desk.phase.allowed == 3
    desk.say("Cat")
    assert desk.deck == "Dog, Shapeshifter, Pig, Cat"


@pytest.mark.clause("Q59")
def test_the_picked_card_may_pay_for_itself_and_the_right_to_redraw_stays() -> None:
    desk = Desk(1, "Dog", A=PICKS).say("A", "Shapeshifter", "Shapeshifter")
    assert desk.deck == "Dog"
    assert desk.may(REDRAW)
    desk.say("Pig")
    assert not desk.may(REDRAW)


@pytest.mark.clause("Q59", "Q60")
def test_paying_is_free_to_do_even_with_the_last_card() -> None:
    assert Desk(1, "Dog", A=PICKS).say("A", "Shapeshifter", STOP).phase.allowed == 2
    paid = Desk(1, "", A=PICKS).say("A", "Shapeshifter", "Shapeshifter")
    assert (paid.deck, paid.phase.allowed) == ("", 3)


@pytest.mark.clause("Q59")
def test_more_picks_than_cards_end_the_picking() -> None:
    desk = Desk(1, "Dog", A="Shapeshifter, Pig").say("A", "Shapeshifter", "Dog", "Pig")
    assert desk.decision is not None
    assert desk.decision.ask == "remove"


@pytest.mark.clause("CG-28")
def test_the_geek_wants_two_cards_of_outer_space() -> None:
    pile = "Sci-Fi Geek, Kraken, Dragon, T-Rex, Slime"
    desk = Desk(7, "Cow, Band, Dog", C=pile).say("C", "Sci-Fi Geek")
    assert desk.offered == all_names(sorted(cards("Cow, Band, Sci-Fi Geek")))
    desk.say("Cow", "Band")
    assert (desk.deck, desk.phase.allowed) == ("Dog, Sci-Fi Geek", 3)
    poor = Desk(7, "Dog", C=pile).say("C", "Sci-Fi Geek")
    assert poor.decision is not None
    assert poor.decision.ask == "pick"
    forced = Desk(7, "Cow, Dog", C=pile).say("C", "Sci-Fi Geek", "Cow")
    assert forced.deck == "Dog"


@pytest.mark.clause("CG-28", "Q55")
def test_clones_bring_a_fan_in_the_deck_phase_of_their_pick_alone() -> None:
    desk = Desk(5, B="Clones, Clones, Horse, Lion, Bat").say("B", "Clones")
    assert desk.player.fans == 1
    desk.say("Clones", STOP)
    assert (desk.player.fans, desk.decision) == (2, None)
    rich = Desk(5, B="Clones, Horse, Lion, Bat, Shark")
    rich.player.fans = 500
    assert rich.say("B", "Clones").player.fans == 501
    later = Desk(5, "Clones", B="Horse, Lion, Bat, Shark, Alien").say("B", "Horse", STOP, STOP)
    assert later.player.fans == 0
    assert played("Clones", "").match.halves[0].fans == 0


@pytest.mark.clause("Q2", "CG-14")
def test_the_next_deck_phase_opens_when_all_matches_have_ended() -> None:
    game = started(4)
    assert (game.round, game.stage, sorted(game.pending)) == (1, "deck-phase", [0, 1, 2, 3])
    game.answer(2, draws("A"))
    game.answer(2, STOP)
    game.answer(2, STOP)
    assert sorted(game.pending) == [0, 1, 3]
    through_decks(game)
    assert (game.round, game.stage, len(game.results)) == (2, "deck-phase", 2)


@pytest.mark.clause("CG-14")
def test_a_match_that_waits_for_a_choice_holds_up_the_round_and_no_other_park() -> None:
    game = started(4)
    waiting = game.holders[game.setup.pairs[0][0][0]]  # at the first park
    decks = ["Dog"] * 4
    decks[waiting] = "Juggler, Juggler, Juggler, Dog, Talent"
    through_decks(with_decks(game, *decks))
    while game.stage == "match":
        assert game.round == 1
        assert set(game.pending) == {waiting}
        assert not game.deck_phases
        assert [park for _, park, *_ in game.results] == [1]
        game.answer(waiting, game.pending[waiting].options[0])
    assert (game.round, game.stage, len(game.results)) == (2, "deck-phase", 2)
    assert sorted(game.pending) == [0, 1, 2, 3]


@pytest.mark.clause("Q4")
def test_cards_are_drawn_in_the_order_in_which_players_ask() -> None:
    first, second = started(2), started(2)
    for seat in (0, 1):
        first.answer(seat, draws("A"))
    for seat in (1, 0):
        second.answer(seat, draws("A"))
    assert first.deck_phases[0].drawn == second.deck_phases[1].drawn
    assert first.deck_phases[0].drawn != second.deck_phases[0].drawn


@pytest.mark.clause("Q4")
def test_where_nobody_asks_another_seat_begins_each_round() -> None:
    game = started(4)
    assert game.order() == [0, 1, 2, 3]
    through_decks(game)
    assert game.order() == [1, 2, 3, 0]
