"""The same tournament twice with other secrets: until these are revealed, whoever may not know them gets the same bytes
from every page and every stream that is open to them (O6)."""

import hashlib
import re
from collections.abc import Callable
from itertools import count
from pathlib import Path
from urllib.parse import quote

import pytest

from tests.web.challengers.tables import opened
from tests.web.everywhere import FILLED, TABLE
from tests.web.hall import JUDGE, Client, Hall
from topcut.cards.view import view
from topcut.ids import PlayerId
from topcut.rules.actions import calling, clock, conduct, deck_checks, judging, lists, lost_cards, rounds, squads
from topcut.rules.actions.challengers import deciding
from topcut.rules.actor import Actor, Role
from topcut.rules.playing_cards import Followed

READABLE = [
    name.removeprefix("GET ")
    for name, right in TABLE.items()
    if name.startswith("GET ") and right in {"open", "look", "sit", "play"}
]
STREAMS = ("/t/{tournament}/game", "/t/{tournament}/standings", "/t/{tournament}/display", "/display?t={tournament}")
OWN = re.compile(r'(name="(?:csrf|key)" value=")[^"]*|(data-token=")[^"]*')  # each browser's
DIGESTS = re.compile(r"\b(?:[0-9a-f]{4} ?){4,}|[0-9a-f]{32,}")
# An etag is a digest of what is compared, and the id of a request is new each time.
LEFT_OUT = frozenset({"set-cookie", "content-length", "date", "etag", "x-request-id"})

Moment = Callable[[], None]
Told = dict[tuple[str, str], tuple[int, dict[str, str], str]]


class Story:
    """A tournament with a secret, told in steps; `whose` may know it."""

    def __init__(self, hall: Hall, which: int) -> None:
        self.hall = hall
        self.which = which
        self.whose: PlayerId | None = None

    def other_chance(self) -> None:
        numbers = count()
        chance = (hashlib.sha256(f"{self.which} {number}".encode()).digest() for number in numbers)
        self.hall.desk._randomness = lambda size: next(chance)[:size]


def minutes_of_challenger(story: Story) -> list[Moment]:
    return _minutes(story, "challenger", 8)


def minutes_of_timeline(story: Story) -> list[Moment]:
    return _minutes(story, "timeline", 32)


def sealed_squads(story: Story) -> list[Moment]:
    hall = story.hall
    hall.paired("showdown", 6)
    story.whose, _ = hall.opponents[0]
    chooser = Actor(Role.PLAYER, story.whose)
    return [lambda: hall.act(squads.choose, story.whose, 1, (1, 1 + story.which), by=chooser)]


def rosters(story: Story) -> list[Moment]:
    hall = story.hall
    hall.tournament("challenger", 8, ready=False)
    story.whose = next(iter(hall.t.players))
    text = f"a list with {story.which} surprises"
    return [
        lambda: hall.act(lists.hand_in, story.whose, text, by=Actor(Role.PLAYER, str(story.whose))),
        lambda: hall.act(lists.accept, story.whose),
    ]


def a_preview(story: Story) -> list[Moment]:
    """Both draw from seeds of their own: the preview differs, and nobody but officials can tell."""
    story.other_chance()
    hall = story.hall
    hall.started("challenger", 8)

    def looked() -> None:
        hall.act(rounds.open_draw)
        assert hall.owner.get(f"/t/{hall.last}/desk/preview").status_code == 200

    return [looked]


def conduct_of_players(story: Story) -> list[Moment]:
    hall = story.hall
    hall.paired("challenger", 8)
    ground = hall.t.ruleset.conduct.grounds[story.which]
    warned = list(hall.t.players)[6]
    story.whose = warned
    note = f"note {story.which}"
    return [
        lambda: hall.act(conduct.warn, warned, ground, note, by=JUDGE),
        lambda: hall.act(conduct.penalize, warned, f"penalty {story.which}"),
    ]


def a_call(story: Story) -> list[Moment]:
    hall = story.hall
    hall.paired("challenger", 8)
    story.whose, _ = hall.opponents[0]
    about = f"question {story.which}"
    return [lambda: hall.act(calling.call_official, about, by=Actor(Role.PLAYER, str(story.whose)))]


def a_ruling(story: Story) -> list[Moment]:
    """The player it concerns reads it, because it can be appealed."""
    hall = story.hall
    hall.paired("challenger", 8)
    story.whose, _ = hall.opponents[0]
    answer = f"answer {story.which}"
    return [lambda: hall.act(judging.give_ruling, "In range?", answer, players=(story.whose,), by=JUDGE)]


def a_lost_card(story: Story) -> list[Moment]:
    hall = story.hall
    hall.paired("munchkin", 8)
    story.whose, _ = hall.opponents[0]
    card = f"card {story.which}"
    return [lambda: hall.act(lost_cards.card_missing, story.whose, card, minutes=5, reason="a lost card", by=JUDGE)]


def a_deck_check(story: Story) -> list[Moment]:
    """Of two draws that differ nobody can tell, not even those who were drawn."""
    hall = story.hall
    hall.paired("challenger", 8)
    return [
        lambda: hall.act(deck_checks.draw, 1 + story.which, by=JUDGE),
        lambda: hall.act(
            deck_checks.note,
            hall.t.conduct.deck_checks[-1].n,
            hall.t.conduct.deck_checks[-1].players[0],
            fine=False,
            clause="CH-09",
            note=f"note {story.which}",
            by=JUDGE,
        ),
    ]


def a_deck_phase(story: Story) -> list[Moment]:
    """What one player picks and removes, until the matches show it."""
    hall, me = story.hall, Actor(Role.PLAYER, "p1")
    opened(hall, 4)
    story.whose = PlayerId("p1")

    def picked() -> None:
        game = Followed().game(hall.t, hall.desk.seed(hall.last))
        drawn = sorted(set(view(game, 0).drawn))
        hall.act(deciding.decide, game.binder.label(drawn[story.which // 2]), by=me)

    removed = "Newcomer" if story.which == 1 else "Dog"
    return [
        lambda: hall.act(deciding.decide, "A", by=me),
        picked,
        lambda: hall.act(deciding.decide, "stop", by=me),
        lambda: hall.act(deciding.finish_deck, (removed,), by=me),
    ]


SECRETS = [
    a_deck_phase,
    minutes_of_challenger,
    minutes_of_timeline,
    sealed_squads,
    rosters,
    a_preview,
    conduct_of_players,
    a_call,
    a_ruling,
    a_lost_card,
    a_deck_check,
]


@pytest.mark.slow
@pytest.mark.clause("CH-13", "CH-20", "TL-06", "TL-09", "PS-07")
@pytest.mark.fault("I-6", "I-7", "I-9", "I-10", "I-11")
@pytest.mark.parametrize("secret", SECRETS)
def test_nobody_who_may_not_know_can_tell_one_from_the_other(
    tmp_path: Path, secret: Callable[[Story], list[Moment]]
) -> None:
    one, other = (_read(tmp_path / str(which), secret, which) for which in (1, 3))
    assert len(one) == len(other) > 0
    for number, (first, second) in enumerate(zip(one, other, strict=True), start=1):
        assert first.keys() == second.keys()
        differing = [who_and_where for who_and_where in first if first[who_and_where] != second[who_and_where]]
        assert not differing, f"after step {number}"


@pytest.mark.slow
def test_the_comparison_would_notice(tmp_path: Path) -> None:
    """The two pairings are different ones: as soon as they are published, everybody sees so."""

    def published(story: Story) -> list[Moment]:
        return [*a_preview(story), lambda: story.hall.act(rounds.publish)]

    one, other = (_read(tmp_path / str(which), published, which) for which in (1, 3))
    assert one[0] == other[0]
    assert one[1][("spectator", "/t/{tournament}/pairings")] != other[1][("spectator", "/t/{tournament}/pairings")]


def _minutes(story: Story, book: str, players: int) -> list[Moment]:
    hall = story.hall
    hall.paired(book, players)
    base = hall.t.ruleset.clock.minutes

    def later(minutes: int) -> None:
        hall.wait(minutes=minutes)
        hall.desk.tick()

    return [
        lambda: hall.act(clock.start, 2 + story.which),
        lambda: later(base - 1),
        lambda: later(2),  # above the minutes that everybody knows
    ]


def _read(folder: Path, secret: Callable[[Story], list[Moment]], which: int) -> list[Told]:
    """What everybody is told after each step."""
    hall = Hall(folder)
    try:
        story = Story(hall, which)
        told = []
        for moment in secret(story):
            moment()
            told.append(_everything(story))
        return told
    finally:
        hall.close()


def _everything(story: Story) -> Told:
    hall = story.hall
    readers: dict[str, Client] = {"spectator": hall.anybody}
    for player in list(hall.t.players)[:8]:
        if player != story.whose:
            readers[player] = hall.player(player)
    pages = {
        (who, path): _bytes(client, path, story)
        for who, client in readers.items()
        for path in READABLE
        if _reads(who, path)
    }
    streams = (f"/live?once=yes&page={quote(page, safe='{}')}" for page in STREAMS)
    return pages | {("spectator", path): _bytes(hall.anybody, path, story) for path in streams}


def _reads(who: str, path: str) -> bool:
    """Help, doors and the like are the same for all who are not at a desk: one of them is enough."""
    if who == "spectator":
        return TABLE[f"GET {path}"] != "play"
    if path.startswith("/api/"):  # which looks at no cookie
        return False
    return "{tournament}" in path or path in {"/", "/live"}


def _bytes(client: Client, path: str, story: Story) -> tuple[int, dict[str, str], str]:
    id = story.hall.last
    other = story.whose or next(iter(story.hall.t.players))
    address = path.format_map({**FILLED, "tournament": id, "player": other})
    if path.endswith("/stream"):
        address += "?once=yes"
    if path == "/live":
        address = f"/live?page=/t/{id}/me&once=yes"
    answer = client.get(address)
    headers = {name: value.replace(id, "T") for name, value in answer.headers.items() if name not in LEFT_OUT}
    text = OWN.sub(r"\1\2", answer.text).replace(id, "T")
    return answer.status_code, headers, DIGESTS.sub("#", text)
