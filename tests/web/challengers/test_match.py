"""The board of a match: step by step, for everyone, and with nothing that its viewer may not see."""

import re
from dataclasses import replace

import pytest

from tests.web.challengers.tables import moved_on, opened, played_until, until_asked_in_a_match
from tests.web.hall import Hall
from tests.web.test_page_refusals import says
from topcut.desk.card_tables import letters_of, link_of, open_tables
from topcut.words import say

SPACE = ("Film Studio", "Funfair", "Haunted House", "Outer Space", "Shipwreck")


def test_a_match_can_be_followed_step_by_step_without_a_script(hall: Hall) -> None:
    id = opened(hall)
    moved_on(hall, rounds=1)
    place = f"/t/{id}/game/match/1/1"
    latest = hall.anybody.get(place)
    assert latest.status_code == 200, latest.text
    assert "CG-21" in latest.text, "why a match ends"
    last = int(re.findall(r'data-last="(\d+)"', latest.text)[0])
    assert last > 5
    said = []
    for step in range(last + 1):
        page = hall.anybody.get(f"{place}?step={step}").text
        assert re.findall(r'data-picture="(\d+)"', page) == [str(step)]
        said += re.findall(r'data-said="([^"]+)"', page)
    assert len(said) == last + 1
    film = hall.anybody.get(f"{place}/film").text
    assert re.findall(r'data-said="([^"]+)"', film) == said
    assert re.findall(r'data-picture="(\d+)"', hall.anybody.get(f"{place}/film?after={last - 2}").text) == [
        str(last - 1),
        str(last),
    ]


@pytest.mark.parametrize("place", ["9/1", "1/7", "2/1"])
def test_a_match_that_was_not_played_is_not_found(hall: Hall, place: str) -> None:
    id = opened(hall)
    moved_on(hall, rounds=1)
    answer = hall.anybody.get(f"/t/{id}/game/match/{place}")
    assert answer.status_code == 404
    round, park = place.split("/")
    assert says(answer, "match-not-played", round=int(round), park=int(park))


def test_a_match_that_is_still_played_has_no_picture(hall: Hall) -> None:
    id = opened(hall, 4, sets=SPACE)
    _, round, park = until_asked_in_a_match(hall)
    answer = hall.anybody.get(f"/t/{id}/game/match/{round}/{park}/still.png")
    assert answer.status_code == 409
    assert says(answer, "match-not-over")


def test_a_match_that_is_over_can_be_had_as_a_picture(hall: Hall) -> None:
    id = opened(hall, 3)
    moved_on(hall, rounds=1)
    answer = hall.player("p1").get(f"/t/{id}/game/match/1/1/still.png")
    assert answer.status_code == 200, answer.text
    assert answer.content.startswith(b"\x89PNG")
    assert len(answer.content) > 20_000


@pytest.mark.clause("CG-31")
def test_after_seven_rounds_every_page_ranks_with_all_trophies_and_before_none_does(hall: Hall) -> None:
    id = opened(hall, 4)
    moved_on(hall, rounds=6)
    assert "Ranking, with every trophy" not in hall.player("p1").get(f"/t/{id}/game").text
    game = played_until(hall, lambda game: game.stage == "final-decks")
    finalists = [hall.names[f"p{seat + 1}"] for seat in game.finalists]
    standings = hall.anybody.get(f"/t/{id}/standings").text.partition("<tbody")[2]
    assert re.findall("|".join(hall.names.values()), standings)[0] == finalists[0]
    above, cut, _ = standings.partition("played on")
    assert cut
    assert all(f">{one}<" in above for one in finalists)
    for client in (hall.player("p1"), hall.player("p4"), hall.anybody):
        page = client.get(f"/t/{id}/game").text
        ranking = page.partition("Ranking, with every trophy")[2]
        assert re.findall(r"<bdi>(\w+)</bdi>", ranking)[:2] == finalists
        assert ranking.partition("</section>")[0].count("<span>round ") == 4 * 7 // 2
    assert "stays hidden" not in hall.anybody.get(f"/t/{id}/game/projector").text
    archive = hall.anybody.get(f"/t/{id}/archive").text
    assert "TrophyTaken" not in archive or '"fans"' not in archive.partition("TrophyTaken")[2].partition("\n")[0]


def test_the_story_comes_with_the_end(hall: Hall) -> None:
    id = opened(hall, 3)
    assert hall.anybody.get(f"/t/{id}/game/story").headers["location"] == f"/t/{id}/game"
    moved_on(hall)
    page = hall.anybody.get(f"/t/{id}/game/story")
    assert page.status_code == 200, page.text
    assert len(re.findall(r"<li>[^<]+\.( <a|</li>)", page.text.partition('class="tale"')[2].partition("</ol>")[0])) == 6
    assert len(set(re.findall(r"/game/match/(\d+/\d)\?", page.text))) == 7 * 2 + 1
    assert "tale-" not in page.text
    assert hall.anybody.get(f"/t/{id}/game/match/8/1").status_code == 200


@pytest.mark.clause("CG-08", "CG-31", "Q54")
def test_the_end_the_story_and_the_log_agree_on_ranks_and_fans(hall: Hall) -> None:
    id = opened(hall, 3)
    moved_on(hall)
    over, told = (hall.anybody.get(f"/t/{id}/game{page}").text for page in ("", "/story"))
    names = [hall.names[player] for _, player in hall.t.ranking]
    places = re.findall(r"<b>(\d)</b>\s*<bdi>([^<]+)</bdi>[^<]*</span>\s*<span>(\d+) fans?", over)
    assert [name for _, name, _ in places] == names
    section = told.partition('id="ranking"')[2].partition("</section>")[0]
    assert re.findall(r"<b>(\d)</b>\s*<bdi>([^<]+)</bdi></span>\s*<b>(\d+) fans?", section) == places


def test_a_projector_shows_every_park_and_no_hidden_worth(hall: Hall) -> None:
    id = opened(hall, 4)
    moved_on(hall, rounds=2)
    page = hall.owner.get(f"/t/{id}/game/projector")
    assert page.status_code == 200, page.text
    assert page.text.count("data-film=") == 2
    assert "CG-22" in page.text


def test_a_projector_says_nothing_of_the_first_trophy_before_its_match_was_shown(hall: Hall) -> None:
    id = opened(hall, 3)
    moved_on(hall, rounds=1)
    told = f">{say('table-projector.none')}</span>"
    page = hall.owner.get(f"/t/{id}/game/projector").text
    assert page.count(told) == 3  # what nobody has yet, and what those who have just won one had until then
    assert page.count(f'<span class="when-behind"{told}') == len(
        {one.player for one in hall.t.card_table.trophies if one.player}  # type: ignore[union-attr]  # a table
    )


def test_who_still_watches_is_gently_told_that_the_others_are_ready(hall: Hall) -> None:
    id = opened(hall, 3)
    moved_on(hall, rounds=1)
    page = f"/t/{id}/game/match/1/1"
    assert "Everyone else is ready" not in hall.player("p1").get(page).text
    moved_on(hall, 1, 2)
    assert "Everyone else is ready" in hall.player("p1").get(page).text
    assert "Everyone else is ready" not in hall.player("p2").get(page).text


@pytest.mark.fault("D10")
@pytest.mark.parametrize("page", ["", "/projector", "/other-phone"])
def test_a_table_has_a_code_for_phones_only_where_phones_can_come(hall: Hall, page: str) -> None:
    client = hall.client()
    client.done("/challengers/open", name="Ana")
    place = f"/t/{open_tables(hall.desk)[0]}/game{page}"
    code, notice = 'class="qr"', "Phones cannot reach this computer"

    def shown() -> str:
        return (client.send(place) if page == "/other-phone" else client.get(place)).text

    assert (code in shown(), notice in shown()) == (False, True)
    hall.app.state.settings = replace(hall.settings, base_url="http://192.168.1.5:8000")
    assert (code in shown(), notice in shown()) == (True, False)


def test_a_projector_invites_by_letters_until_cards_are_dealt(hall: Hall) -> None:
    client = hall.client()
    client.done("/challengers/open", name="Ana")
    id = hall.last = open_tables(hall.desk)[0]
    hall.app.state.settings = replace(hall.settings, base_url="http://192.168.1.5:8000")
    page = hall.anybody.get(f"/t/{id}/game/projector").text
    assert letters_of(hall.desk, id) in page
    assert 'class="qr" src="data:image/svg' in page
    assert link_of(hall.desk, id) not in page  # which would let in whoever passes by
    assert f"/t/{id}/game/projector" in hall.anybody.get(f"/challengers/join/{letters_of(hall.desk, id)}").text


def test_everyone_is_told_of_the_finalists_and_finds_the_other_parks(hall: Hall) -> None:
    id = opened(hall, 4, sets=SPACE)
    seat, round, park = until_asked_in_a_match(hall)
    page = hall.player(f"p{seat + 1}").get(f"/t/{id}/game").text
    assert page.count('class="small-board park') == 1
    assert f"/match/{round}/{park}" in page
    game = played_until(hall, lambda game: game.stage == "final-decks")
    other = next(seat for seat in range(4) if seat not in game.finalists)
    page = hall.player(f"p{other + 1}").get(f"/t/{id}/game").text
    names = [hall.names[f"p{seat + 1}"] for seat in game.finalists]
    assert say("play-finalists", first=names[0], second=names[1]) in page
    assert say("table-ready") not in page, "there is nothing to be ready for"
    moved_on(hall)
    assert f'data-go href="/t/{id}/game/match/8/1"' in hall.player(f"p{other + 1}").get(f"/t/{id}/game").text
