"""A Deck Phase on a phone: draw, pick, redraw, remove, and what goes wrong."""

import re
from collections import Counter

import pytest
from playwright.sync_api import expect

from tests.web.browsing import Browsers
from tests.web.challengers.tables import is_refused, moved_on, opened, played_until
from tests.web.clipping import clipped
from tests.web.hall import Hall
from tests.web.wording import ANY, beginning
from topcut.cards.decision import STOP, Decision
from topcut.cards.game import Game
from topcut.cards.view import view
from topcut.rules.playing_cards import Followed
from topcut.web.viewer import Kind
from topcut.words import say


def hand(hall: Hall, seat: int = 0) -> tuple[list[str], list[str]]:
    """The names of the drawn cards, and of the deck."""
    game = Followed().game(hall.t, hall.desk.seed(hall.last))
    known = view(game, seat)
    return [game.binder.label(one) for one in known.drawn], [game.binder.label(one) for one in known.deck]


def offered(hall: Hall) -> list[str]:
    """The different cards that the first seat can pick, in the order of the box."""
    game = Followed().game(hall.t, hall.desk.seed(hall.last))
    return [game.binder.label(one) for one in game.pending[0].options if one >= 0]


@pytest.mark.clause("CG-10", "CG-12", "CG-13")
def test_a_whole_deck_phase(hall: Hall) -> None:
    id = opened(hall, 2)
    me = hall.player("p1")
    page = me.done(f"/t/{id}/game/answer", said="A", of="draw-0")
    drawn, _ = hand(hall)
    assert len(drawn) == 5
    for name in set(drawn):
        assert f'value="{name}"' in page.text
    page = me.done(f"/t/{id}/game/answer", said="redraw", of="pick-1")
    assert 'value="redraw"' not in page.text
    drawn, _ = hand(hall)
    of = 2
    while re.search('name="of" value="pick', page.text):
        page = me.done(f"/t/{id}/game/answer", said=hand(hall)[0][0], of=f"pick-{of}")
        of += 1
    _, deck = hand(hall)
    assert len(deck) > 6
    counted = Counter(re.findall('type="checkbox" name="removed" value="([^"]+)"', page.text))
    assert counted == Counter(deck)
    page = me.done(f"/t/{id}/game/ready", removed=["Newcomer", "Newcomer"], of=f"remove-{of}")
    assert len(hand(hall)[1]) == len(deck) - 2
    assert hall.player("p2").get(f"/t/{id}/game").status_code == 200


def test_bad_answers_are_refused_and_nothing_is_lost(hall: Hall) -> None:
    id = opened(hall, 2)
    me, other = hall.player("p1"), hall.player("p2")
    me.done(f"/t/{id}/game/answer", said="A")
    other.done(f"/t/{id}/game/answer", said="A")
    before = hall.t.facts
    drawn, _ = hand(hall)
    theirs = next(name for name in hand(hall, 1)[0] if name not in drawn)
    refused = me.send(f"/t/{id}/game/answer", said=theirs)  # a card of another hand
    is_refused(refused, "answer-impossible", options=tuple(offered(hall)))
    assert me.send(f"/t/{id}/game/answer", said="A seventh card").status_code == 422
    assert me.send(f"/t/{id}/game/ready", removed=["Newcomer"]).status_code == 422  # not now
    assert hall.anybody.send(f"/t/{id}/game/answer", said=drawn[0]).status_code == 401  # not their seat
    assert hall.t.facts == before


def test_a_card_that_is_not_in_the_deck_removes_nothing(hall: Hall) -> None:
    id = opened(hall, 2)
    me = hall.player("p1")
    me.done(f"/t/{id}/game/answer", said="A")
    me.done(f"/t/{id}/game/answer", said="stop")
    before = hall.t.facts
    page = me.send(f"/t/{id}/game/ready", removed=["Newcomer", "Dragon"])
    assert page.status_code == 422
    assert hall.t.facts == before
    assert len(re.findall("checked", page.text)) >= 1  # what was ticked stays ticked


@pytest.mark.clause("Q12")
def test_the_last_card_goes_only_when_that_is_confirmed(hall: Hall) -> None:
    id = opened(hall, 2)
    me = hall.player("p1")
    me.done(f"/t/{id}/game/answer", said="A")
    me.done(f"/t/{id}/game/answer", said="stop")
    _, deck = hand(hall)
    asked = me.send(f"/t/{id}/game/ready", removed=deck)
    assert asked.status_code == 422
    assert len(hand(hall)[1]) == len(deck)
    me.done(f"/t/{id}/game/ready", removed=deck, confirm="Q12")
    assert hand(hall)[1] == []


def test_who_is_ready_is_seen_by_all(hall: Hall) -> None:
    id = opened(hall, 2)
    moved_on(hall, 0)
    page = hall.player("p2").get(f"/t/{id}/game").text
    assert page.count('class="chip settled"') == 1
    assert page.count('class="chip open"') == 1


def test_what_the_server_knows_survives_a_restart_in_the_middle(hall: Hall) -> None:
    id = opened(hall, 2)
    me = hall.player("p1")
    me.done(f"/t/{id}/game/answer", said="A")
    drawn = hand(hall)
    hall.reopen()
    assert hand(hall) == drawn
    again = hall.let_in(Kind.PLAYER, "p1")
    page = again.get(f"/t/{id}/game").text
    assert all(f'value="{name}"' in page for name in drawn[0])


@pytest.mark.clause("CG-10", "CG-20")
def test_each_pick_says_what_it_would_make_of_the_deck(hall: Hall) -> None:
    id = opened(hall, 2)
    me = hall.player("p1")
    page = me.done(f"/t/{id}/game/answer", said="A").text
    game = Followed().game(hall.t, hall.desk.seed(id))
    known, binder = view(game, 0), game.binder
    offers = re.findall(r'name="said" value="([^"]+)".*?<div class="then">(.*?)</div>', page, re.DOTALL)
    assert [name for name, _ in offers] == [binder.label(one) for one in sorted(set(known.drawn))]
    for name, told in offers:
        deck = [binder.cards[one] for one in (*known.deck, binder.number(name))]
        text = " ".join(re.sub("<[^>]+>", "", told).split())
        assert f"{len(deck)} cards" in text
        sets, levels = Counter(one.set for one in deck), Counter(one.level for one in deck)
        for what, number in (*sets.items(), ("start", levels["S"]), ("level A", levels["A"])):
            assert f"{what} {number}" in text
        assert f"{len({one.name for one in deck})} different names" in text
        grown = re.findall("<strong>([^<]+)</strong>", told)
        assert grown == [f"{deck[-1].set} {sets[deck[-1].set]}", f"level A {levels['A']}"]
    picked = me.done(f"/t/{id}/game/answer", said=offers[0][0])
    assert picked.status_code == 200


def test_ready_before_all_is_picked_says_that_something_else_is_asked(hall: Hall) -> None:
    id = opened(hall, 2)
    me = hall.player("p1")
    for answers in (0, 1):
        is_refused(me.send(f"/t/{id}/game/ready", removed=["Newcomer"]), "asked-otherwise")
        if not answers:
            me.done(f"/t/{id}/game/answer", said="A")


def test_what_comes_after_the_end_is_told_in_words_of_a_game(hall: Hall) -> None:
    id = opened(hall, 2)
    moved_on(hall)
    me = hall.player("p1")
    is_refused(me.send(f"/t/{id}/game/answer", said="A"), "table-over")
    is_refused(me.send(f"/t/{id}/game/ready"), "table-over")
    is_refused(me.send(f"/t/{id}/game/stand-in", player="p2"), "table-over")
    is_refused(me.send(f"/t/{id}/game/robot", player="p1", confirm="Q62"), "table-over")


SHIFTER = "Shapeshifter"  # may be paid for
BAR = ".chosen:visible, .take-how"  # where the button is, or will be


@pytest.mark.browser
def test_no_card_is_taken_by_a_double_tap_wherever_it_lies(hall: Hall, browsers: Browsers) -> None:
    """A chosen card moves no other one, and the button that takes it comes up where no card was."""
    id = opened(hall, 2)
    me = hall.player("p1")
    me.done(f"/t/{id}/game/answer", said="A", of="draw-0")
    page = browsers.phone(me)
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(f"/t/{id}/game")
    cards = page.locator(".offer")
    expect(cards.first).to_be_visible()
    taken: list[str] = []
    page.on("request", lambda sent: taken.append(sent.url) if sent.method == "POST" else None)
    for before in (-1, 0):  # none, or one that is chosen already
        for card in range(cards.count()):
            page.evaluate("document.querySelector('form:has(.drawn)').reset()")
            if before >= 0:
                cards.nth(before).tap()
            bar, lies = page.locator(BAR).first.bounding_box(), cards.nth(card).bounding_box()
            assert bar is not None
            assert lies is not None
            x, y = lies["x"] + lies["width"] / 2, min(lies["y"] + lies["height"], bar["y"]) - 8
            if y > lies["y"] + 16 > 16:  # enough of it is in sight
                page.touchscreen.tap(x, y)
                page.touchscreen.tap(x, y)
                expect(cards.nth(card).locator("input")).to_be_checked()
                expect(page.locator(".take:visible")).to_be_in_viewport(ratio=1)  # wherever its card lies
    assert clipped(page, 360) == []
    assert taken == []
    page.locator(".take:visible").tap()
    expect(page.locator('input[name="of"]').first).to_have_value("pick-2")


@pytest.mark.clause("CG-28")
def test_where_a_card_can_be_given_back_the_place_of_its_button_is_taken_before_one_is_chosen(hall: Hall) -> None:
    id = opened(hall, 4, sets=("Film Studio", "Funfair", "Haunted House", "Outer Space", "Shipwreck"))

    def offered(game: Game) -> list[int]:
        return [seat for seat, one in game.pending.items() if one.ask == "pick" and SHIFTER in _labels(game, one)]

    seat = offered(played_until(hall, lambda game: bool(offered(game))))[0]
    page = hall.player(f"p{seat + 1}").done(f"/t/{id}/game/answer", said=SHIFTER).text
    pending = Followed().game(hall.t, hall.desk.seed(id)).pending[seat]
    assert pending.ask == "pay"
    assert page.count('class="take-how"') == 1
    assert page.count('class="chosen"') == len({one for one in pending.options if one != STOP})


def _labels(game: Game, asked: Decision) -> list[str]:
    return [game.binder.label(one) for one in asked.options if one >= 0]


@pytest.mark.browser
def test_a_tap_that_nobody_would_hear_is_not_sent_and_says_so(hall: Hall, browsers: Browsers) -> None:
    id = opened(hall, 2)
    moved_on(hall, 1)
    page = browsers.phone(hall.player("p1"))
    page.goto(f"/t/{id}/game")
    page.get_by_role("button", name=beginning("table-draw-level", level=ANY)).tap()
    expect(page.locator(".offer").first).to_be_visible()
    taps = page.locator(".take:visible")
    page.locator(".offer").first.tap()
    with browsers.forgiving("net::"):
        page.context.set_offline(True)
        taps.tap()
        expect(page.get_by_role("alert")).to_have_text(say("script-live-unheard"))
        expect(page.locator(".offer:has(:checked)")).to_have_count(1)
        page.context.set_offline(False)
        expect(page.get_by_role("alert")).to_have_count(0)
    taps.tap()
    expect(page.locator('input[name="of"]').first).to_have_value("pick-2")
