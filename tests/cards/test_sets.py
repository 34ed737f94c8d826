"""Sets that users write: what is accepted, and the sentence that each mistake gets."""

from pathlib import Path

import pytest

from tests.cards.park import played
from tests.cards.sets import card, own_binder, set_text, written
from topcut.cards.binder import open_binder
from topcut.cards.setup import Setup, sets_in_play
from topcut.refusal import Refusal
from topcut.words import sentence

POWER = 'when = "reveal", do = "power", amount = 1'
BACK = 'when = "reveal", do = "move", from = "bench", to = "top"'


def refused(folder: Path, text: str) -> Refusal:
    with pytest.raises(Refusal) as caught:
        open_binder([written(folder, text)])
    assert sentence(caught.value) not in ("", caught.value.code)
    assert "mine.toml" in sentence(caught.value)
    return caught.value


@pytest.mark.clause("CG-06")
def test_a_set_of_ones_own_is_in_play(tmp_path: Path) -> None:
    path = written(tmp_path, set_text(card("Welder", 2, "A", POWER), card("Foreman", 5, "B"), card("Crane", 9, "C")))
    mine = open_binder([path])
    assert played("Welder", "", binder=mine).lines[0] == "1 Welder 3"
    pairs = (((0, 1),),) * 7
    assert sets_in_play(Setup(2, pairs, 11, 2, own_sets=(path,)), mine)[-1] == "Workshop"


@pytest.mark.clause("CG-28", "CG-30", "Q48", "Q58")
@pytest.mark.parametrize(
    ("text", "code"),
    [
        ('name = "X"\nsums = {', "set-broken"),
        ("", "set-field-missing"),
        ('name = "X"\ncards = []', "set-field-missing"),
        ('name = "X"\nsums = {}\ncards = []', "set-field-wrong"),
        ('name = "X"\nsums = {}\ncards = [3]', "set-field-wrong"),
        ('name = "X"\nsums = {}\ncolour = 1', "set-field-unknown"),
        (set_text(card("Welder").replace("power = 1", 'power = "one"')), "set-field-wrong"),
        (set_text(card("Welder").replace("power = 1", "power = true")), "set-field-wrong"),
        (set_text(card("Welder").replace("power = 1\n", "")), "set-field-missing"),
        (set_text(card("Welder").replace('level = "A"', 'level = "Z"'), sums="A = 0"), "set-field-wrong"),
        (set_text(card("Welder").replace("effects = []", "effects = 3")), "set-field-wrong"),
        (set_text(card("Welder").replace("effects = []", "effects = [3]")), "set-field-wrong"),
        (set_text(card("Welder") + 'group = "robot"\n'), "set-field-wrong"),
        (set_text(card("W" * 50)), "set-field-wrong"),
        (set_text(card("Welder", 1, "A", 'when = "noon", do = "power"')), "set-field-wrong"),
        (set_text(card("Welder", 1, "A", POWER + ", number = 3")), "set-field-unknown"),
        (set_text(card("Welder", 1, "A", POWER + ", if = 3")), "set-field-wrong"),
        (set_text(card("Welder", 1, "A", POWER + ', if = { count = "sets" }')), "set-field-missing"),
        (set_text(card("Welder", 1, "A", POWER + ', per = { count = "cards", zone = "top" }')), "set-field-wrong"),
        (set_text(card("Welder", 1, "A", BACK + ', optional = "yes"')), "set-field-wrong"),
        (set_text(card("Welder", 1, "A", 'when = "reveal", do = "arrange", number = 2, to = "x"')), "set-field-wrong"),
        (set_text(card("Welder"), sums="A = 9"), "set-sum"),
        (set_text(card("Welder", 4)), "set-power"),
        (set_text(card("Welder") + 'rarity = "rare"\n'), "set-rarity"),
        (set_text(card("Kraken")), "set-name-twice"),
        (set_text(card("Welder"), card("Welder")), "set-name-twice"),
        (set_text(card("Welder"), name="castle"), "set-name-taken"),
        (set_text(card("Welder", 1, "A", 'when = "picked", do = "fans"')), "set-picked"),
        (set_text(card("Welder", 1, "A", 'when = "reveal", do = "extra-pick"')), "set-moment"),
        (set_text(card("Welder", 1, "A", 'when = "loss", do = "power"')), "set-moment"),
        (set_text(card("Welder", 1, "A", 'when = "bench", do = "fans"')), "set-static"),
        (set_text(card("Welder", 1, "A", 'when = "bench", do = "power", per = { count = "sets" }')), "set-bench"),
        (set_text(card("Welder", 1, "A", 'when = "bench", do = "power", during = "loss"')), "set-bench"),
        (set_text(card("Welder", 1, "A", POWER + ", select = { power = 1 }")), "set-bench"),
        (set_text(card("Welder", 1, "A", 'when = "reveal", do = "move", from = "bench", to = "bench"')), "set-move"),
        (set_text(card("Welder", 1, "A", 'when = "reveal", do = "move", from = "self", to = "exhaust"')), "set-move"),
        (
            set_text(
                card("Welder", 1, "A", 'when = "gain", do = "move", from = "top", to = "exhaust", optional = true')
            ),
            "set-move",
        ),
        (set_text(card("Welder", 1, "A", 'when = "reveal", do = "arrange", number = 3, to = "ends"')), "set-arrange"),
        (set_text(card("Welder", 1, "A", 'when = "reveal", do = "fans", amount = -1')), "set-fans"),
        (set_text(card("Welder", 1, "A", BACK)), "set-cycle"),
    ],
)
def test_a_bad_set_is_refused_in_a_sentence(tmp_path: Path, text: str, code: str) -> None:
    assert refused(tmp_path, text).code == code


@pytest.mark.clause("Q58")
def test_returns_must_not_go_round_by_way_of_other_cards(tmp_path: Path) -> None:
    one = card("Mason", 2, "A", BACK + ', select = { name = "Tiler" }')
    two = card("Tiler", 1, "A", BACK + ', select = { set = "Workshop", power = 2 }')
    refusal = refused(tmp_path, set_text(one, two))
    assert refusal.code == "set-cycle"
    assert "Mason, Tiler and Mason" in sentence(refusal)
    assert own_binder(tmp_path, one, card("Tiler", 1, "A")).cards


@pytest.mark.clause("Q58")
def test_a_card_that_goes_under_its_own_deck_would_loop_for_ever(tmp_path: Path) -> None:
    loop = card("Yo-yo", 1, "A", 'when = "loss", do = "move", from = "self", to = "bottom"')
    assert refused(tmp_path, set_text(loop)).code == "set-cycle"


@pytest.mark.clause("Q58")
def test_a_set_may_speak_of_others_and_be_caught_in_their_circle(tmp_path: Path) -> None:
    back = card("Archivist", 2, "A", BACK + ', select = { name = "Necromancer" }')
    assert "Necromancer" in sentence(refused(tmp_path, set_text(back)))


@pytest.mark.clause("CG-06")
@pytest.mark.parametrize("content", [b"\xff\xfe\x00", b"a = " + b"[" * 100_000, b"#" * 1_000_001])
def test_a_file_that_is_no_set_is_refused(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "mine.toml").write_bytes(content)
    with pytest.raises(Refusal) as caught:
        open_binder([str(tmp_path / "mine.toml")])
    assert caught.value.code == "set-broken"


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    for path in (tmp_path / "none.toml", tmp_path):
        with pytest.raises(Refusal) as caught:
            open_binder([str(path)])
        assert caught.value.code == "set-broken"


def test_unknown_names_are_refused_with_what_was_perhaps_meant() -> None:
    with pytest.raises(Refusal) as caught:
        open_binder().number("Krakken")
    assert sentence(caught.value) == "There is no card “Krakken”. Did you mean Kraken?"
    with pytest.raises(Refusal) as caught:
        open_binder().number("zzz")
    assert "lists them all" in sentence(caught.value)
    with pytest.raises(Refusal) as caught:
        open_binder().box.set_named("Moon")
    assert sentence(caught.value).startswith("There is no set “Moon”.")


@pytest.mark.clause("Q48")
def test_the_robots_cards_choose_nothing() -> None:
    from topcut.cards.checks import check
    from topcut.cards.language import Card, CardSet, Do, Effect, When, Zone

    effect = Effect(When.REVEAL, Do.MOVE, source=Zone.BENCH, target=Zone.EXHAUST)
    bad = CardSet("Robot", (Card("Thinker", "Robot", "R", 1, 1, (effect,), group="robot"),))
    with pytest.raises(Refusal) as caught:
        check([bad], {"R": 10}, (), 7, {})
    assert caught.value.code == "set-robot-choice"
    assert sentence(caught.value)
