"""Whole tournaments in real browsers: an organizer at a laptop, players with phones, from creation to the ranking, in
another language each."""

from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.browsing import Browsers
from tests.web.hall import Hall
from tests.web.organizing import Organizer, downloaded
from tests.web.phoning import PATIENCE, Phone
from tests.web.serving import until
from tests.web.wording import words
from topcut.ids import PlayerId
from topcut.rules.match import Match, Stage
from topcut.rules.tournament import Phase
from topcut.words import listed, reader
from topcut_referee import verify

pytestmark = [pytest.mark.browser, pytest.mark.slow]

LANGUAGES = ("en", "de", "fr", "es")
NAMES = (
    "Ana Kovač", "Bo Lindqvist", "Cyrus Amadi", "Delphine Aubert", "Eloise Fabre", "Farid Haddad", "Ginevra Conti",
    "Hal O'Brien", "Ivy Nakamura", "Jun Tanabe", "Kezia Boateng", "Lars Holm", "Mara Voss", "Nils Petersen",
    "Olu Adeyemi", "Pablo Ferreira", "Quy Tran",
)  # fmt: skip
SQUADS = """Squad 1: Ilvra Sunn / Canyon Scouts / Lamplighters
Squad 2: Captain Orrel / Wall Guard / Signal Corps
Squad 3: Tamsin Rook / Outriders / Water Sellers
Squad 4: The Ferryman / Dockhands / Silent Oars
Mission: Shifting Priorities"""


@dataclass(frozen=True)
class Plan:
    """How one rule book is played here, and what its phones send."""

    ruleset: str
    language: str  # of everybody's browser
    players: int
    rounds: int
    cut: int
    options: tuple[str, ...] = ()
    depart: str = ""
    roster: str = ""
    mine: tuple[str, ...] = ()
    theirs: tuple[str, ...] = ()
    otherwise: tuple[str, ...] = ()  # what the opponent says they have, in the dispute
    secret: bool = False

    @property
    def swapped(self) -> dict[str, str]:
        """The fields of a correction: the second seat had won."""
        if self.ruleset == "showdown":
            return {"struggle-1": "1", "struggle-2": "2", "wounds-1": "3", "wounds-2": "9"}
        return {"vp-1": "8", "vp-2": "17"} if self.mine else {"winner": "2"}


PLANS = (
    Plan("challenger", "en", 17, 4, 4, ("standard",), roster="Spider-Man", mine=("16",), theirs=("9",),
         otherwise=("17",), secret=True),
    Plan("timeline", "de", 10, 3, 8, depart="TL-07", roster="Spider-Man", mine=("16",), theirs=("9",),
         otherwise=("17",), secret=True),
    Plan("showdown", "fr", 17, 4, 8, roster=SQUADS, mine=("2", "9"), theirs=("1", "4"), otherwise=("2", "5")),
    Plan("munchkin", "es", 17, 4, 4, ("constructed", "casual", "elsewhere", "on-release")),
)  # fmt: skip


class Afternoon:
    """One tournament with everybody who is in it."""

    def __init__(self, hall: Hall, browsers: Browsers, plan: Plan) -> None:
        self.hall = hall
        self.browsers = browsers
        self.plan = plan
        self.organizer = Organizer(hall, browsers.laptop())
        self.cards: dict[str, str] = {}
        self.phones: dict[PlayerId, Phone] = {}

    @property
    def people(self) -> dict[PlayerId, str]:
        return {person.player: person.name for person in self.hall.store.people(self.hall.last)}

    def phone(self, player: PlayerId) -> Phone:
        """A phone that has claimed the card of this player, now or before."""
        if player not in self.phones:
            made = Phone(self.browsers.phone(), player, self.people[player])
            made.claim(self.cards[made.name])
            self.phones[player] = made
        return self.phones[player]

    def match_of(self, player: PlayerId) -> Match:
        return next(match for match in self.organizer.now.round.matches if player in (match.first, match.second))

    def everybody_waits(self) -> None:
        """Each on the own page; from here on nothing is loaded anew."""
        for phone in self.phones.values():
            phone.page.goto(f"/t/{self.hall.last}/me")
            phone.page.evaluate("window.stayed = true")

    def everybody_sees_their_table(self) -> None:
        for player, phone in self.phones.items():
            match = self.match_of(player)
            if (opponent := other(match, player)) is None:
                phone.sees_heading("seat-bye")
            else:
                phone.sees(match, self.people[opponent])

    def at_table(self, favourites: tuple[PlayerId, ...]) -> tuple[Phone, Phone]:
        """A favourite who has a match, and the opponent, who claims a card if that was not done before."""
        for winner in favourites:
            if opponent := other(self.match_of(winner), winner):
                return self.phone(winner), self.phone(opponent)
        raise AssertionError("all of them have a bye")


def other(match: Match, player: PlayerId) -> PlayerId | None:
    return match.second if player == match.first else match.first


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.ruleset)
def test_a_whole_tournament_from_creation_to_the_final_ranking(
    hall: Hall, browsers: Browsers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, plan: Plan
) -> None:
    monkeypatch.setattr(reader, "OFFERED", LANGUAGES)
    browsers.locale = plan.language
    with reader.reading(plan.language):
        play(Afternoon(hall, browsers, plan), tmp_path)


def play(day: Afternoon, folder: Path) -> None:
    plan = day.plan
    favourites = prepare(day)
    play_first_round(day, favourites)
    play_second_round(day, favourites)
    for _ in range(2, plan.rounds):
        day.hall.wait(minutes=1)
        day.organizer.pair()
        day.organizer.enter_others(favourites)
    play_bracket(day, favourites)
    day.organizer.finish()
    for player in favourites:
        expect(day.phones[player].page.locator("#now")).to_contain_text(words("seat-thanks"), timeout=PATIENCE)
    check_in_public(day, folder)


def prepare(day: Afternoon) -> tuple[PlayerId, ...]:
    """Account, tournament, players, cards; two phones with their numbers for the draw and their lists; the start."""
    plan, organizer = day.plan, day.organizer
    organizer.set_up()
    organizer.create(plan.ruleset, "Harbour City Open", plan.options)
    organizer.enter(NAMES[: plan.players])
    day.cards = organizer.cards()
    assert set(day.cards) == set(NAMES[: plan.players])
    favourites = tuple(day.hall.t.players)[:2]
    for player in favourites:
        phone = day.phone(player)
        if plan.roster:
            phone.hand_in(plan.roster)
            assert day.hall.t.players[player].list == plan.roster
        assert day.hall.t.players[player].nonce is not None
    with day.browsers.forgiving("422"):  # a console mentions that the start was refused first
        organizer.start(plan.players, plan.depart)
    assert day.hall.t.structure is not None
    assert (day.hall.t.structure.rounds, day.hall.t.structure.cut) == (plan.rounds, plan.cut)
    return favourites


def play_first_round(day: Afternoon, favourites: tuple[PlayerId, ...]) -> None:
    """Published to waiting phones; one table reports and confirms on phones, the others are typed at the desk."""
    plan, organizer = day.plan, day.organizer
    organizer.pair()
    day.everybody_sees_their_table()
    first, second = day.at_table(favourites)
    if plan.ruleset == "showdown":
        choose_squads(first, second)
    before = first.now
    organizer.start_clock()
    if plan.secret:
        first.page.reload()
        assert first.now == before
        assert first.page.locator("[data-left], .clock").count() == 0
    else:
        expect(first.page.locator("[data-left]")).to_be_visible(timeout=PATIENCE)
    first.report(organizer.now, won=True, mine=plan.mine, theirs=plan.theirs)
    second.confirm()
    first.sees_heading("seat-done")
    organizer.enter_others(favourites)


def choose_squads(first: Phone, second: Phone) -> None:
    """Sealed until both have chosen, then shown to both at once."""
    first.choose(1, 2)
    expect(first.page.locator("#now")).to_contain_text(words("seat-teams-chosen", squads=(1, 2)))
    assert listed((1, 2)) not in second.now
    second.choose(3, 4)
    for phone, opponent, squads in ((first, second, (3, 4)), (second, first, (1, 2))):
        shown = words("seat-teams-theirs", opponent=opponent.name, squads=squads)
        expect(phone.page.locator("#now")).to_contain_text(shown, timeout=PATIENCE)


def play_second_round(day: Afternoon, favourites: tuple[PlayerId, ...]) -> None:
    """Somebody leaves before it; a result of the first is corrected in it; two phones disagree; the desk decides."""
    plan, organizer, hall = day.plan, day.organizer, day.hall
    leaving = next(player for player in reversed(hall.t.active) if player not in day.phones)
    organizer.drop(day.people[leaving])
    assert hall.t.players[leaving].dropped
    day.everybody_waits()
    hall.wait(minutes=1)
    organizer.pair()
    day.everybody_sees_their_table()
    first, second = day.at_table(favourites)
    corrected = next(
        match
        for match in hall.t.rounds[0].matches
        if match.second and not {match.first, match.second} & set(day.phones)
    )
    assert corrected.table is not None
    organizer.correct(1, corrected.table, plan.swapped)
    assert corrected not in hall.t.rounds[0].matches
    first.report(organizer.now, won=True, mine=plan.mine, theirs=plan.theirs)
    second.is_asked()
    second.differ()
    second.report(organizer.now, won=not plan.otherwise, mine=plan.otherwise, theirs=plan.theirs)
    for phone in (first, second):
        expect(phone.page.locator(".chip.disputed")).to_be_visible(timeout=PATIENCE)
    table = day.match_of(first.player).table
    assert table is not None
    organizer.decide(table, first.name)
    for phone in (first, second):
        phone.sees_heading("seat-done")
    organizer.enter_others(favourites)


def play_bracket(day: Afternoon, favourites: tuple[PlayerId, ...]) -> None:
    """The cut; one match of the first round is reported on phones, the rest is typed."""
    plan, organizer = day.plan, day.organizer
    organizer.cut(plan.cut)
    assert day.hall.t.bracket is not None
    day.everybody_waits()
    rounds = plan.cut.bit_length() - 1  # 4 players play two of them, 8 play three
    for number in range(1, rounds + 1):
        day.hall.wait(minutes=1)
        organizer.publish_bracket(number, left=rounds - number)
        assert organizer.now.stage is Stage.BRACKET
        if number == 1:
            inside = tuple(player for player in favourites if player in day.hall.t.bracket.seeds)
            first, second = day.at_table(inside)
            first.sees(day.match_of(first.player), second.name)
            first.report(organizer.now, won=True, mine=plan.mine, theirs=plan.theirs)
            second.confirm()
        organizer.enter_others(favourites)


def check_in_public(day: Afternoon, folder: Path) -> None:
    """From the street: the ranking, and a file in which the referee finds nothing wrong."""
    t = day.hall.t
    assert t.phase is Phase.FINISHED
    page = day.browsers.phone()
    page.goto(f"/t/{t.id}/standings")
    ranking = page.locator("section", has=page.get_by_role("heading", name=words("display-ranking")))
    expect(ranking.locator("tbody tr")).to_have_count(len(t.ranking))
    expect(ranking.locator("tbody tr").first).to_contain_text(day.people[t.ranking[0][1]])
    path = downloaded(day.browsers.laptop(), day.hall.last, folder)
    verdict = verify(path.read_bytes().split(b"\n"))
    assert verdict.ok, verdict.as_text()
    until(lambda: not day.hall.app.state.access.reports, "a page broke the policy")
