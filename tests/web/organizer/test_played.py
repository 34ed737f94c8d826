"""What was played: for officials all of it, for everyone what three share and where lists are public."""

import pytest

from tests.lists.listing import roster
from tests.web.hall import Hall
from tests.web.test_page_refusals import says
from topcut.rules.actions import lists
from topcut.rules.actor import Actor, Role

HEROES = ("Hulk (Bruce Banner)", "She-Hulk", "Thor, Prince of Asgard")


def played(hall: Hall) -> str:
    """Four bring the Hulk, two also She-Hulk, and one round is played."""
    id = hall.tournament()
    for place, player in enumerate(list(hall.t.players)[:4]):
        brought = HEROES[: 2 if place < 2 else 1]
        hall.act(lists.hand_in, player, roster(brought, ["Patch Up"], []), by=Actor(Role.PLAYER, player))
    hall.start()
    hall.pair()
    hall.play()
    return f"/t/{id}"


@pytest.mark.clause("CH-13")
def test_officials_see_everything_and_the_public_only_published_lines_that_three_share(hall: Hall) -> None:
    base = played(hall)
    page = hall.judge.get(f"{base}/desk/played").text
    assert "Hulk (Bruce Banner)" in page
    assert "She-Hulk" in page
    assert "<svg" in page
    assert "Hulk" not in hall.anybody.get(f"{base}/played").text
    hidden = hall.anybody.get(f"{base}/played.csv")
    assert hidden.status_code == 422
    assert says(hidden, "lists-hidden")
    assert hall.player("p1").get(f"{base}/desk/played").status_code == 403
    hall.act(lists.publish_lists)
    public = hall.anybody.get(f"{base}/played").text
    assert "Hulk (Bruce Banner)" in public
    assert "She-Hulk" not in public
    assert "She-Hulk" not in hall.anybody.get(f"{base}/played.csv").text
    assert "She-Hulk" in hall.judge.get(f"{base}/desk/played.csv").text


def test_rounds_are_chosen_and_unknown_ones_refused(hall: Hall) -> None:
    base = played(hall)
    assert hall.judge.get(f"{base}/desk/played?rounds=swiss-1").status_code == 200
    for word in ("swiss-2", "bracket", "x", "../x"):
        unknown = hall.judge.get(f"{base}/desk/played", params={"rounds": word})
        assert unknown.status_code == 404
        assert says(unknown, "rounds-unknown", text=word, known=("all", "swiss-1"))
