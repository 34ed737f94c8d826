"""A Deck Phase on a phone: draw, pick, redraw, remove, and what goes wrong."""

import re
from collections import Counter

import pytest

from tests.web.challengers.tables import moved_on, opened
from tests.web.hall import Hall
from topcut.cards.view import view
from topcut.rules.playing_cards import Followed
from topcut.web.viewer import Kind


def hand(hall: Hall, seat: int = 0) -> tuple[list[str], list[str]]:
    """The names of the drawn cards, and of the deck."""
    game = Followed().game(hall.t, hall.desk.seed(hall.last))
    known = view(game, seat)
    return [game.binder.label(one) for one in known.drawn], [game.binder.label(one) for one in known.deck]


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
    assert me.send(f"/t/{id}/game/answer", said=theirs).status_code == 422  # a card of another hand
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
