"""Lists at the prompt: checked as they are handed in, accepted, put right, and counted afterwards."""

from pathlib import Path

import pytest

from tests.cli.evening import Evening, evening
from tests.cli.running import answer
from tests.lists.listing import TACTICS, deck, premier_list, roster, timeline_list
from topcut.refusal import Refusal
from topcut.rules.facts import ListAccepted, ListChecked, ListCorrected, ListHandedIn, PoolRegistered
from topcut.words import sentence

__all__ = ["evening"]

SELECT = ("--option", "type=select", "--option", "level=premier", "--option", "region=elsewhere")
LEGAL = {"challenger": roster(), "timeline": timeline_list(), "showdown": premier_list(), "munchkin": deck()}
ILLEGAL = {
    "challenger": (roster(tactics=[*TACTICS[:9], "Patch Upp"]), "(CH-10)"),
    "timeline": (timeline_list().replace("- Hero A1\n", ""), "(TL-03)"),
    "showdown": (premier_list().replace("Second 2 (Two 2)", "Second 1 (Two 1)"), "(PS-04)"),
    "munchkin": (deck(["39x Drop Bear"]), "(MU-08)"),
}


@pytest.fixture(autouse=True)
def _beside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def file(text: str, name: str = "ana.txt") -> str:
    Path(name).write_text(text, "utf-8")
    return name


def select(evening: Evening) -> None:
    evening.topcut("new", "munchkin", "Autumn Cup", "--date", "2026-11-15", *SELECT, "--option", "legality=on-release")
    evening.done("add Ana, Bo", "in all")


def kept(evening: Evening, *kinds: type) -> list[object]:
    return [fact for fact in evening.facts if isinstance(fact, kinds)]


@pytest.mark.parametrize("book", LEGAL)
def test_a_legal_list_is_handed_in_and_accepted_at_once(evening: Evening, book: str) -> None:
    evening.new(book)
    said = evening.done("add Ana, Bo", f"list Ana {file(LEGAL[book])}", "lists")
    assert "The list is legal" in said
    assert "Ana has handed in a list." in said
    assert "The list of Ana is accepted." in said
    assert "1 of 2 lists are accepted, 1 is missing." in said
    handed_in, checked, accepted = kept(evening, ListHandedIn, ListChecked, ListAccepted)
    assert handed_in == ListHandedIn(evening.player("Ana"), LEGAL[book].strip())
    assert isinstance(checked, ListChecked)
    assert (checked.grade, checked.findings) in {("legal", ()), ("unverified", ())}
    assert accepted == ListAccepted(evening.player("Ana"))
    evening.done("undo")
    assert evening.t.players[evening.player("Ana")].list is None


@pytest.mark.parametrize("book", ILLEGAL)
def test_an_illegal_list_is_handed_in_but_not_accepted(evening: Evening, book: str) -> None:
    text, clause = ILLEGAL[book]
    evening.new(book)
    said = evening.done("add Ana", f"list Ana {file(text)}", "lists")
    found = [line for line in said.splitlines() if line.startswith(("illegal:", "unverified:", "note:"))]
    assert found[0].startswith("illegal:")
    assert clause in found[0]
    assert "type list Ana FILE again, or accept it as it is: accept Ana because REASON." in said
    assert "0 of 1 lists are accepted." in said
    assert "not legal" in said
    (checked,) = kept(evening, ListChecked)
    assert isinstance(checked, ListChecked)
    assert checked.grade == "illegal"
    assert {finding.split()[0] for finding in checked.findings} == {clause.strip("()")}
    assert not evening.t.players[evening.player("Ana")].list_accepted


def test_an_official_accepts_in_spite_of_findings_and_the_log_has_them(evening: Evening) -> None:
    evening.new()
    evening.done("add Ana", f"list Ana {file(ILLEGAL['challenger'][0])}", "accept Ana because it is a typo")
    found = "Line 23: Patch Upp is not among the Team Tactic cards of the Timeline Standard. Closest: Patch Up. (CH-10)"
    assert kept(evening, ListAccepted) == [ListAccepted(evening.player("Ana"), (found,), "it is a typo")]
    told = evening.topcut("log", "autumn").out
    assert f"The list of Ana is accepted despite this: {found} Reason: it is a typo" in told


def test_what_lies_on_paper_is_kept_and_accepted_unread(evening: Evening) -> None:
    evening.new()
    said = evening.done("add Ana, Bo", "list all: on paper", "accept Ana", "show-list Ana")
    assert "on paper\n(accepted)\nIt is kept as it is: Topcut has not checked it." in said
    assert kept(evening, ListAccepted) == [ListAccepted(evening.player("Ana"))]


@pytest.mark.clause("CH-08")
def test_a_list_does_not_change_after_the_start(evening: Evening) -> None:
    evening.begun()
    assert "cannot change after the start" in evening.refused(f"list Ana {file(roster())}")
    assert "cannot change after the start" in evening.refused("correct-list Ana ana.txt because of a slip")


@pytest.mark.clause("MU-11")
def test_a_judge_puts_a_deck_right_after_the_start(evening: Evening) -> None:
    evening.begun("munchkin")
    wrong, right = file(deck(["39x Drop Bear"])), file(deck(), "right.txt")
    still = sentence(Refusal("list-still-illegal", number=1))
    assert still in evening.refused(f"correct-list Ana {wrong} because it is short")
    assert "needs a reason" in evening.refused(f"correct-list Ana {right}")
    said = evening.done(f"correct-list Ana {right} because a card was missing", "show-list Ana")
    assert "The list of Ana is corrected: a card was missing" in said
    assert "Hero: Tardigrade Wanderer" in said
    assert kept(evening, ListCorrected) == [ListCorrected(evening.player("Ana"), deck().strip(), "a card was missing")]


@pytest.mark.clause("MU-09")
def test_every_deck_of_a_select_tournament_comes_out_of_the_pool(evening: Evening) -> None:
    select(evening)
    opened = file("40x Drop Bear\n3x Card A\n", "pool.txt")
    bears, mixed, others = (
        file(deck([cards]), f"{number}.txt")
        for number, cards in enumerate(("40x Drop Bear", "37x Drop Bear\n3x Card A", "36x Drop Bear\n4x Card A"))
    )
    said = evening.done(f"list Ana {bears}", f"pool Ana {opened}", "lists")
    assert "unverified: No pool is registered" in said
    assert "Ana has registered a pool." in said
    assert "pool" in said.splitlines()[-4]
    assert kept(evening, PoolRegistered) == [PoolRegistered(evening.player("Ana"), "40x Drop Bear\n3x Card A")]
    evening.done(f"list Bo {bears}", f"pool Bo {opened}", "start rounds 1", "yes", "yes")
    assert kept(evening, ListChecked)[-1] == ListChecked(evening.player("Bo"), "unverified", (), {})
    said = evening.done(f"list Ana {others}")
    assert "4 of Card A are played, and the pool has 3. (MU-09)" in said
    assert "The list of Ana is accepted." in evening.done(f"list Ana {mixed}")
    assert "cannot change after the start" in evening.refused(f"pool Ana {opened}")
    evening.done("pair", "publish")
    assert "can change only between rounds" in evening.refused(f"list Ana {bears}")
    evening.done("1 >")
    assert "The list of Ana is accepted." in evening.done(f"list Ana {bears}")


@pytest.mark.clause("MU-09")
def test_a_deck_is_no_longer_accepted_against_a_pool_of_one_card(evening: Evening) -> None:
    select(evening)
    evening.done(f"list Ana {file(deck(['40x Drop Bear']))}")
    assert evening.t.players[evening.player("Ana")].list_accepted
    said = evening.done(f"pool Ana {file('1x Drop Bear', 'pool.txt')}", "lists")
    assert "40 of Drop Bear are played, and the pool has 1. (MU-09)" in said
    assert "The list of Ana is checked: it is not legal by MU-09." in said
    assert not evening.t.players[evening.player("Ana")].list_accepted
    evening.done("list Bo: on paper")
    said = evening.run("start rounds 1").out
    assert "of Ana is not legal by MU-09." in said
    assert "accept Ana because REASON" in said
    assert "reason" in evening.refused("accept all")
    evening.done("accept all because the booster was short")
    said = evening.run("start rounds 1").out
    assert "Bo has not registered a pool." in said
    assert "pool Bo: on paper" in said
    said = evening.done("pool all: on paper", "start rounds 1", "yes")
    assert "Bo has registered a pool." in said


@pytest.mark.clause("MU-09")
def test_a_pool_on_paper_forbids_nothing(evening: Evening) -> None:
    select(evening)
    evening.done("pool Ana, Bo: on paper", f"list Ana {file(deck(['40x Drop Bear']))}", "list Bo: on paper")
    assert evening.t.players[evening.player("Ana")].list_accepted
    evening.done("start rounds 1", "yes")
    assert "There is no file nowhere.txt." in evening.refused("pool Ana: nowhere.txt")


@pytest.mark.clause("CH-10")
def test_lists_that_are_not_legal_stop_the_start_until_one_reason_accepts_them(evening: Evening) -> None:
    evening.new()
    evening.done("add Ana, Bo, Cy, Dee", "official Wanda watcher", "list Cy, Dee: on paper")
    bad = file(ILLEGAL["challenger"][0])
    evening.done(f"list Ana {bad}", f"list Bo {bad}")
    said = evening.run("start").out
    assert "2 players have a Roster that is not legal by CH-10: Ana and Bo." in said
    assert "accept Ana, Bo because REASON" in said
    assert "reason" in evening.refused("accept Ana, Bo")
    said = evening.done("accept Ana, Bo because a misprint of ours")
    assert said.count("Reason: a misprint of ours") == 2
    assert sentence(Refusal("nobody-chosen")) in evening.refused("accept all because why")
    evening.done("start")


@pytest.mark.clause("CH-07", "R-8")
def test_who_comes_late_without_a_list_is_named_and_the_pairing_waits(evening: Evening) -> None:
    evening.begun()
    said = evening.run("add Zoe, Yan, Uma", "pair").out
    assert "3 players have not handed in a Roster, so round 1 is not paired yet: Zoe, Yan and Uma." in said
    assert "list Zoe, Yan, Uma: on paper, or away Zoe, Yan, Uma" in said
    evening.done("list Zoe: on paper")
    said = evening.done("away Yan, Uma", "pair", "publish")
    assert evening.t.rounds[0].unpaired_losses == (evening.player("Yan"), evening.player("Uma"))


def test_a_pool_is_for_nobody_but_its_player_and_the_officials(evening: Evening) -> None:
    select(evening)
    evening.done(f"pool Ana {file('40x Drop Bear')}")
    assert "Drop Bear" in evening.topcut("export", "autumn", "-o", "-").out
    assert "Drop Bear" not in evening.topcut("export", "autumn", "--public", "-o", "-").out


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("list", "Who is meant?"),
        ("list Ana", "Write it like this: list NAME FILE"),
        ("list Ana -", "Write it like this: list NAME FILE"),
        ("list Ana nowhere.txt", "There is no file nowhere.txt."),
        ("list Ana C:\\nowhere.txt", "There is no file C:\\nowhere.txt."),
        ("list Ana page.html", "This is a web page"),
        ("accept Ana", "has not handed in a list yet"),
        ("show-list Ana", "has not handed in a list yet"),
        ("correct-list Ana good.txt because why", "has not handed in a list yet"),
        ("correct-list Ana because why", "correct-list NAME FILE because REASON"),
        ("pool Ana", "Write it like this: pool NAME FILE"),
        ("pool Ana good.txt", "are not built from a pool"),
        ("lists ludo", "lists public|secret"),
        ("lists public", "before the start"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(evening: Evening, line: str, expected: str) -> None:
    file(roster(), "good.txt")
    file("<html><body>no list</body></html>", "page.html")
    evening.new()
    assert expected in evening.refused("add Ana", line)


def test_a_pool_that_is_no_list_of_cards_is_refused(evening: Evening) -> None:
    select(evening)
    assert "This is a web page" in evening.refused(f"pool Ana {file('<html><body>cards</body></html>')}")


def test_the_organizer_opens_and_closes_the_lists(evening: Evening) -> None:
    evening.begun()
    said = evening.done("lists public", "lists secret")
    assert "Everyone may read the lists from now on." in said
    assert "The lists are no longer public." in said


def test_a_rule_book_without_rules_for_lists_keeps_them_unread(evening: Evening) -> None:
    evening.new("magic")
    said = evening.done("add Ana", f"list Ana {file('60 cards')}")
    assert "Topcut has not checked it." in said
    assert kept(evening, ListHandedIn, ListAccepted) == [ListHandedIn(evening.player("Ana"), "60 cards")]


def test_what_was_played_is_counted_with_the_results_of_its_players(evening: Evening) -> None:
    evening.new("munchkin")
    lists = {"Ana": "37x Drop Bear\n3x Card A", "Bo": "40x drop bear", "Cy": "40x Card A"}
    handed_in = [f"list {name} {file(deck([cards]), f'{name}.txt')}" for name, cards in lists.items()]
    evening.done("add Ana, Bo, Cy, Dee", "in all", *handed_in, "list Dee: on paper", "start rounds 1", "yes")
    evening.done("pair", "publish", "1 >", "2 >", "finish")
    winners = {match.first for match in evening.t.rounds[0].matches}
    said = evening.topcut("lists", "autumn", "--json").json
    assert (said["lists"], said["unread"]) == (3, 1)
    bears = next(one for one in said["played"] if one["name"] == "Drop Bear")
    cy = evening.player("Cy")
    (one,) = [match for match in evening.t.rounds[0].matches if cy in {match.first, match.second}]
    counts = evening.player("Dee") not in {one.first, one.second}
    won = int(counts and cy not in winners)
    assert {name: bears[name] for name in ("section", "name", "lists", "copies", "won", "drawn", "lost")} == {
        "section": "deck", "name": "Drop Bear", "lists": 2, "copies": 77, "won": won, "drawn": 0, "lost": counts - won,
    }  # fmt: skip
    assert [one["name"] for one in said["played"]] == ["Tardigrade Wanderer", "Card A", "Drop Bear"]
    told = evening.topcut("lists", "autumn").out.splitlines()
    assert told[0].split() == ["section", "name", "lists", "copies", "won", "drawn", "lost", "win", "%", "from", "to"]
    assert told[-1] == "1 list could not be read and does not count here."


def test_nothing_was_played_where_nobody_has_handed_in(evening: Evening) -> None:
    evening.new("munchkin")
    assert evening.topcut("lists", "autumn").out == "No list that can be read has been handed in yet.\n"
    assert answer("lists", "autumn", "--data", "nowhere").code == 2


def test_checking_a_list_does_not_wait_for_the_database(tmp_path: Path) -> None:
    import subprocess
    import sys

    program = "import sys; from topcut.cli.edge import run; run(sys.argv[1:]); sys.exit('sqlalchemy' in sys.modules)"
    check = ["check-list", file(roster()), "--ruleset", "challenger", "--data", str(tmp_path / "data")]
    assert subprocess.run([sys.executable, "-c", program, *check], check=False, capture_output=True).returncode == 0


def test_a_tournament_keeps_the_catalogues_it_began_with(evening: Evening) -> None:
    """Their digests are in the log; what is added or replaced after the start is for the next one."""
    evening.new()
    evening.topcut("catalogue", "add", file("kind,name\ncharacter,Hulkling\n", "own.csv"), "--game", "crisis-protocol")
    mine = file(roster(["Hulkling", "Hulk"], gems=()))
    evening.done("add Ana, Bo, Cy, Dee, Eve", "in all", "official Wanda watcher", f"list Ana {mine}")
    evening.done("list Bo, Cy, Dee, Eve: on paper", "start")
    assert "unverified" not in evening.done("show-list Ana")
    newer = file('name = "own"\ngame = "crisis-protocol"\n[[entries]]\nkind = "gem"\nname = "New Gem"\n', "own.toml")
    hulk = 'name = "crisis-protocol-characters"\ngame = "crisis-protocol"\nday = 2030-01-31\n'
    hulk += '[[entries]]\nkind = "character"\nname = "Thing"\n'
    assert evening.topcut("catalogue", "add", newer).code == 0
    assert evening.topcut("catalogue", "add", file(hulk, "characters.toml")).code == 0
    assert "unverified" not in evening.done("show-list Ana")
    assert evening.topcut("catalogue", "remove", "own", "--yes").code == 0
    assert "unverified" not in evening.done("show-list Ana")
    evening.word = "winter"
    evening.new("challenger", "Winter Cup")
    said = evening.done("add Ana", f"list Ana {mine}")
    assert (
        "2 names were not checked, because no catalogue here knows them: Hulkling (line 2) and Hulk (line 3)." in said
    )
