"""Players and their cards: one tap, one phone; a lost phone, a second use, a browser that forgets, a shared phone."""

import re
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.web.doors import arrived, card, claimed, lan_client, letters, me, refused
from tests.web.hall import Client, Hall
from topcut.ids import PlayerId
from topcut.rules.actions import registration
from topcut.rules.actor import Actor
from topcut.rules.facts import Fact, TournamentFinished
from topcut.rules.tournament import Tournament
from topcut.store.accounts import Session, Token
from topcut.web.access import secrets

IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15"


@pytest.fixture
def own(hall: Hall) -> Hall:
    hall.tournament(players=4, ready=False)
    return hall


def over(t: Tournament, _by: Actor) -> list[Fact]:
    return [TournamentFinished(tuple((str(place), player) for place, player in enumerate(t.players, 1)))]


def is_in(client: Client, hall: Hall) -> bool:
    return client.get(me(hall.last)).status_code == 200


def test_a_card_makes_a_phone_the_players_in_two_taps(own: Hall) -> None:
    phone = own.client()
    code = card(own)
    looked = phone.send("/c", code=code)
    assert "Are you <bdi>Ana</bdi>?" in looked.text
    assert "Autumn Cup" in looked.text
    assert not is_in(phone, own)
    sent = phone.send("/c/claim", code=code)
    assert (sent.status_code, sent.headers["location"]) == (303, f"/c/done?t={own.last}")
    page = arrived(phone, sent)
    assert "Ana, this phone is signed in" in page.text
    assert 'id="now"' in page.text


@pytest.mark.parametrize("change", [str.lower, lambda code: code.replace("-", " "), lambda code: f" {code}\n"])
def test_the_typed_code_is_read_however_it_is_typed(own: Hall, change: type[str]) -> None:
    phone = own.client()
    assert claimed(own, phone, change(card(own))).status_code == 303
    assert is_in(phone, own)


def test_the_code_and_the_link_are_the_same_secret() -> None:
    secret = bytes(range(16))
    assert secrets.read(secrets.as_link(secret)) == secrets.read(secrets.as_typed(secret)) == secret
    assert len(secrets.as_link(secret)) == 22
    assert re.fullmatch(r"([A-Z2-7]{4}-){6}[A-Z2-7]{2}", secrets.as_typed(secret))


def test_letters_that_look_alike_are_taken_for_each_other() -> None:
    typed = secrets.as_typed(bytes.fromhex("00" * 8 + "ff" * 8))
    assert secrets.read(typed.replace("I", "1").replace("O", "0").replace("B", "8")) == secrets.read(typed)


@pytest.mark.parametrize("code", ["", "K3QX", "#" * 22, "A" * 27, "é" * 26, "A" * 5000])
def test_what_is_no_code_is_said_to_be_none(own: Hall, code: str) -> None:
    answer = own.anybody.send("/c", code=code)
    assert answer.status_code == 422
    assert refused(answer).startswith("A code has 26 letters")


def test_a_code_of_nobody_is_refused(own: Hall) -> None:
    answer = own.anybody.send("/c", code=secrets.as_typed(secrets.fresh()))
    assert answer.status_code == 422
    assert refused(answer).startswith("No card has this code")


@pytest.mark.fault("J11")
def test_a_link_preview_uses_nothing_up(own: Hall) -> None:
    code = card(own)
    for path in ("/c", f"/c?{code}", "/c/claim", "/c/done"):
        own.anybody.get(path)
    own.anybody.send("/c", code=code)
    assert own.store.read_access(lambda book: book.every(Token, kind="claim"))[0].used is None
    assert claimed(own, own.client(), code).status_code == 303


@pytest.mark.fault("H-4")
def test_a_second_use_says_when_and_on_what_it_was_used_first_and_the_staff_is_told(own: Hall) -> None:
    code = card(own)
    phone = own.client()
    phone.http.headers["user-agent"] = IPHONE
    arrived(phone, claimed(own, phone, code))
    own.wait(minutes=8)
    thief = own.client()
    answer = claimed(own, thief, code)
    used = own.store.read_access(lambda book: book.every(Token, kind="claim"))[0]
    assert answer.status_code == 422
    assert "already claimed at " in refused(answer)
    assert "iPhone" in refused(answer)
    assert used.again is not None
    assert not is_in(thief, own)
    assert is_in(phone, own)


def test_two_phones_at_the_same_moment_are_one_claim(own: Hall) -> None:
    code = card(own)
    phones = [own.client() for _ in range(8)]

    def go(phone: Client) -> int:
        sent = phone.send("/c/claim", code=code)
        if sent.status_code == 303:
            phone.get(sent.headers["location"])
        return sent.status_code

    with ThreadPoolExecutor(8) as pool:
        list(pool.map(go, phones))
    assert [is_in(phone, own) for phone in phones].count(True) == 1


@pytest.mark.fault("D8")
def test_a_new_card_ends_the_older_phone_and_the_older_cards(own: Hall) -> None:
    lost, old = own.client(), card(own)
    unused = card(own)
    assert refused(own.client().send("/c", code=old)).startswith("No card has this code")
    assert claimed(own, lost, unused).status_code == 303
    assert is_in(lost, own)
    again = card(own)
    assert lost.get(me(own.last)).headers["location"] == "/c"
    new = own.client()
    assert claimed(own, new, again).status_code == 303
    assert is_in(new, own)


def test_printing_again_keeps_the_cards_that_were_printed_before_until_one_is_used(own: Hall) -> None:
    first = letters(own.owner.send(f"/t/{own.last}/desk/cards"))
    second = letters(own.owner.send(f"/t/{own.last}/desk/cards"))
    assert len(first) == len(second) == 4
    assert claimed(own, own.client(), first[0]).status_code == 303
    assert refused(own.client().send("/c", code=second[0])).startswith("No card has this code")
    assert claimed(own, own.client(), second[1]).status_code == 303
    assert len(letters(own.owner.send(f"/t/{own.last}/desk/cards"))) == 2


@pytest.mark.fault("D9")
def test_a_browser_that_keeps_no_cookie_is_told_and_the_card_opens_again_for_two_minutes(own: Hall) -> None:
    code = card(own)
    portal = own.client()
    sent = claimed(own, portal, code)
    portal.cookies.delete("topcut")
    page = portal.get(sent.headers["location"])
    assert "did not keep the sign-in" in page.text
    own.wait(seconds=110)
    phone = own.client()
    assert claimed(own, phone, code).status_code == 303
    assert is_in(phone, own)
    live = own.store.read_access(lambda book: book.every(Session, role="player", ended=None))
    assert len(live) == 1
    assert claimed(own, own.client(), code).status_code == 422


@pytest.mark.fault("D9")
def test_after_two_minutes_without_the_cookie_the_card_is_used_up_all_the_same(own: Hall) -> None:
    code = card(own)
    claimed(own, own.client(), code)
    own.wait(minutes=2, seconds=1)
    assert "already claimed at" in refused(claimed(own, own.client(), code))


@pytest.mark.fault("H-5")
def test_every_sign_in_brings_a_cookie_nobody_had_before(own: Hall) -> None:
    phone = own.client()
    phone.cookies.set("topcut", "planted-by-somebody", domain="127.0.0.1")
    claimed(own, phone, card(own))
    first = phone.cookies["topcut"]
    assert first != "planted-by-somebody"
    own.tournament(players=2, ready=False)
    claimed(own, phone, card(own))
    assert phone.cookies["topcut"] != first
    stale = own.client()
    stale.cookies.set("topcut", first)
    assert stale.get(me(own.last)).status_code == 303


def test_one_phone_plays_in_two_tournaments_at_once(own: Hall) -> None:
    morning, phone = own.last, own.client()
    claimed(own, phone, card(own, "p1"))
    evening = own.tournament(players=3, ready=False)
    claimed(own, phone, card(own, "p2"))
    assert phone.get(me(morning)).status_code == phone.get(me(evening)).status_code == 200


@pytest.mark.fault("I-2")
def test_a_phone_that_claimed_two_players_is_known_as_shared_even_after_signing_out(hall: Hall) -> None:
    hall.paired(players=4)
    first, second = hall.opponents[0]
    phone = hall.client()
    claimed(hall, phone, card(hall, first))
    assert phone.send("/logout").status_code == 303
    sent = claimed(hall, phone, card(hall, second))
    assert "has also signed in for another player" in arrived(phone, sent).text
    own = hall.client()
    sent = claimed(hall, own, card(hall, hall.opponents[1][0]))
    assert "has also signed in for another player" not in arrived(own, sent).text


@pytest.mark.fault("I-2")
def test_cards_mixed_up_once_do_not_mark_a_phone_for_ever(own: Hall) -> None:
    phone = own.client()
    claimed(own, phone, card(own, "p2"))
    card(own, "p2")  # an official sets it right
    sent = claimed(own, phone, card(own, "p1"))
    assert "another player" not in arrived(phone, sent).text


def test_the_phones_number_goes_into_the_draw_and_its_receipt_onto_the_phone(own: Hall) -> None:
    phone = own.client()
    sent = claimed(own, phone, card(own), nonce="ab" * 16)
    assert own.t.players[PlayerId("p1")].nonce == "ab" * 16
    head = own.store.head(own.last)
    page = arrived(phone, sent).text
    assert f'data-n="{head.n}" data-head="{head.hash.hex()}"' in page
    assert f'data-drawn="{"ab" * 16}"' in page


def test_without_script_there_is_no_number_and_no_receipt(own: Hall) -> None:
    phone = own.client()
    sent = claimed(own, phone, card(own), nonce="")
    assert own.t.players[PlayerId("p1")].nonce is None
    assert 'id="receipt"' not in arrived(phone, sent).text


def test_a_number_that_nobody_can_read_keeps_nobody_out(own: Hall) -> None:
    phone = own.client()
    assert claimed(own, phone, card(own), nonce="<script>").status_code == 303
    assert is_in(phone, own)
    assert own.t.players[PlayerId("p1")].nonce is None


def test_after_the_lock_no_number_is_asked_for_or_taken(hall: Hall) -> None:
    hall.started(players=4)
    phone, code = hall.client(), card(hall)
    assert "data-nonce" not in phone.send("/c", code=code).text
    assert claimed(hall, phone, code, nonce="ab" * 16).status_code == 303
    assert hall.t.players[PlayerId("p1")].nonce is None


def test_a_card_of_somebody_who_signed_off_or_of_a_tournament_that_is_over_says_so(own: Hall) -> None:
    code = card(own, "p4")
    phone = own.client()
    claimed(own, phone, card(own, "p3"))
    own.act(registration.withdraw, PlayerId("p4"))
    own.act(registration.withdraw, PlayerId("p3"))
    assert refused(own.client().send("/c", code=code)) == "Dee is no longer in this tournament. Ask at the desk."
    assert phone.get(me(own.last)).status_code == 403  # it is told so, and works again if p3 is let in again


def test_a_player_stays_signed_in_for_a_day_after_the_end_and_a_card_ends_with_it(hall: Hall) -> None:
    hall.started(players=4)
    phone, unused = hall.client(), card(hall, "p2")
    claimed(hall, phone, card(hall, "p1"))
    hall.act(over)
    hall.wait(minutes=60 * 23)
    assert is_in(phone, hall)
    assert hall.judge.get(f"/t/{hall.last}/desk").status_code == 303
    assert refused(hall.client().send("/c", code=unused)).startswith("This tournament is over")
    hall.wait(minutes=62)
    assert not is_in(phone, hall)


@pytest.mark.fault("H-1", "D12")
def test_guessing_is_answered_with_429_and_never_hits_while_right_cards_still_work(own: Hall) -> None:
    code = card(own)
    answers = [own.anybody.send("/c", code=secrets.as_typed(secrets.fresh())).status_code for _ in range(60)]
    assert answers[:20] == [422] * 20
    assert answers[20:] == [429] * 40
    assert claimed(own, own.client(), code).status_code == 303
    assert own.anybody.get("/login").status_code == 200


@pytest.mark.fault("D12")
def test_a_whole_hall_behind_one_address_claims_without_being_slowed(lan: Hall) -> None:
    lan.tournament(players=40, ready=False)
    lan.owner.send("/account/warned")
    for code in letters(lan.owner.send(f"/t/{lan.last}/desk/cards")):
        phone = lan_client(lan, "10.0.0.1")
        assert claimed(lan, phone, code).status_code == 303
        assert is_in(phone, lan)


@pytest.mark.fault("J5")
@pytest.mark.parametrize("next", ["//evil.example", "https://evil.example", "/\\evil.example", "/c/done?t=//evil"])
def test_nobody_is_sent_to_another_site_after_a_claim(own: Hall, next: str) -> None:
    sent = own.client().send("/c/claim", code=card(own), next=next, t=next, tournament=next)
    assert sent.headers["location"] == f"/c/done?t={own.last}"
    assert own.anybody.get("/c/done", params={"t": next, "next": next}).status_code == 200


def test_a_tournament_in_trouble_or_unknown_is_no_crash(own: Hall) -> None:
    assert "did not keep the sign-in" in own.anybody.get("/c/done?t=nowhere").text
    assert own.anybody.get(me(own.last)).headers["location"] == "/c"
