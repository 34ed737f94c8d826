"""Deck checks: who draws them and when, what follows from the draw, when everyone may read them, and what they find."""

import hashlib
from typing import Any

import pytest

import topcut_referee
from tests.topcut_referee import second
from tests.topcut_referee.drawing import SEED, deck_check, roster, shuffled, with_seed
from tests.topcut_referee.drawing import key as key_of
from tests.topcut_referee.forging import forgeries, tried
from tests.topcut_referee.sealing import CLASSES, Record, archive, kinds, records
from tests.topcut_referee.unbound import why
from tests.topcut_referee.writing import EIGHT, NAMES, OLGA, WANDA, Event, played, rows

PAIRS = [("ann", "hal"), ("bo", "gus"), ("cy", "fay"), ("dee", "eve")]
TOP = [("ann", "hal"), ("dee", "eve"), ("cy", "fay"), ("bo", "gus")]  # as the drawing orders them
SCORES = [(20, 1), (19, 2), (18, 3), (17, 4)]


def begun(*, swiss: int = 1, cut: int = 8) -> Event:
    event = with_seed(Event(entries={"structure.rows": rows((2, swiss, cut))}))
    return event.sign_up().start(swiss, cut)


def paired() -> Event:
    return begun().swiss(1, EIGHT, settle=False)


def settled(event: Event, number: int = 1) -> Event:
    for match, score in enumerate(SCORES, start=1):
        event.settle("swiss", number, match, played(*score))
    return event


def closed(event: Event, *reveals: int, number: int = 1) -> Event:
    return settled(event, number).says("RoundClosed", stage="swiss", round=number, reveals=list(reveals))


def checked_twice() -> Event:
    """Two draws in the Swiss round and one in the bracket, with what was found in the first one."""
    event = paired().says("DeckCheckDrawn", WANDA, **deck_check(PAIRS, 2))
    first = event.n
    event.says("DeckCheckDrawn", OLGA, **deck_check(PAIRS, 3, check=2))
    players = event.facts[first - 1]["body"]["players"]
    found = {"stage": "swiss", "round": 1, "check": 1}
    event.says("DeckChecked", WANDA, **found, player=players[0], fine=True)
    event.says("DeckChecked", WANDA, **found, player=players[1], fine=False, clause="CH-07", note="61 cards")
    closed(event, first, first + 1).cut()
    event.called(1, "ann-hal dee-eve cy-fay bo-gus", [1, 2, 3, 4])
    return event.says("DeckCheckDrawn", WANDA, **deck_check(TOP, 2, stage="bracket"))


def verdict(event: Event, **how: Any) -> topcut_referee.Verdict:
    return event.verdict(seed=SEED.hex(), **how)


def faults(event: Event) -> list[tuple[int, str]]:
    return [(fault.fact, fault.clause) for fault in verdict(event).discrepancies]


def public(event: Event, hidden: set[int]) -> list[tuple[int, str]]:
    """Of a public file of version 2 that withholds these facts and those for officials; the numbers are those here."""
    facts = second.committed(event.facts)
    facts[0]["body"]["log"] = 2
    secret = {fact["n"] for fact in facts if CLASSES[fact["kind"]] == "O"}
    lines = archive(facts, withheld=hidden | secret, full=False, people=second.people(facts, full=False))
    return [(fault.fact, fault.clause) for fault in topcut_referee.verify(lines).discrepancies]


def test_deck_checks_follow_from_the_seed() -> None:
    event = checked_twice()
    found = verdict(event)

    assert found.ok, found.as_text()
    assert found.draws == (3, 3)
    assert "3 deck checks as drawn from the tables at that moment" in found.checked
    assert {len(fact["body"]["matches"]) for fact in kinds(event.facts, "DeckCheckDrawn")} == {2, 3}


def test_a_bye_is_in_no_deck_check() -> None:
    names = ["p1", "p2", "p3", "p4", "p5"]
    event = with_seed(Event(entries={"structure.rows": rows((2, 1, 0))}, names=names)).sign_up().start(1, 0)
    pairs = [("p1", "p4"), ("p3", "p2"), ("p5", None)]
    seats = [{"table": t, "first": a, "second": b} for t, (a, b) in zip((1, 2, None), pairs, strict=True)]
    event.says("RoundPaired", stage="swiss", round=1, attempt=1, pairs=seats, way="by-hand")
    event.says("DeckCheckDrawn", WANDA, **deck_check(pairs, 2))

    assert faults(event) == []
    # The roster that the page on archives gives for these three matches.
    page = hashlib.sha256(b'[["p1",1],["p2",2],["p3",2],["p4",1]]').hexdigest()
    assert roster({"p1": 1, "p2": 2, "p3": 2, "p4": 1}) == page
    key = key_of(SEED, round=1, attempt=1, purpose="deck-check", roster=page, check=1)
    assert event.facts[-1]["body"]["key"] == key.hex()
    assert event.facts[-1]["body"]["matches"] == shuffled(key, [1, 2])


@pytest.mark.parametrize(
    ("change", "clause"),
    [
        (lambda body: {"key": "00" * 32}, "draw"),
        (lambda body: {"key": body["key"].upper()}, "draw"),
        (lambda body: {"matches": body["matches"][::-1]}, "draw"),
        (lambda body: {name: body[name][::-1] for name in ("matches", "players")}, "draw"),
        (lambda body: {"matches": [body["matches"][0]]}, "draw"),
        (lambda body: {"players": body["players"][::-1]}, "draw"),
        (lambda body: {"players": body["players"][:-1]}, "draw"),
        (lambda body: {"players": [*body["players"], "zoe"]}, "draw"),
        (lambda body: {"matches": [], "players": []}, "draw"),
        (lambda body: {"matches": [1, 2, 3, 4, 1]}, "draw"),
        (lambda body: {"check": 2}, "order"),
        (lambda body: {"check": 0}, "order"),
        (lambda body: {"round": 2}, "order"),
        (lambda body: {"stage": "bracket"}, "order"),
        (lambda body: {"stage": "final"}, "format"),
        (lambda body: {"matches": "1"}, "format"),
    ],
)  # fmt: skip
def test_a_forged_deck_check_is_found(change: Any, clause: str) -> None:
    body = deck_check(PAIRS, 2)
    event = paired().says("DeckCheckDrawn", WANDA, **{**body, **change(body)})

    assert (event.n, clause) in faults(event)


@pytest.mark.parametrize(
    "way", [{"check": 2}, {"attempt": 2}, {"stage": "bracket"}, {"round_": 2}, {"final": b"x" * 32}]
)
def test_a_key_of_another_context_is_found(way: dict[str, Any]) -> None:
    body = deck_check(PAIRS, 2, **way) | {"check": 1, "stage": "swiss", "round": 1}
    event = paired().says("DeckCheckDrawn", WANDA, **body)

    assert (event.n, "draw") in faults(event)


def test_before_the_seed_is_known_the_published_key_binds_the_matches() -> None:
    other = deck_check(PAIRS, 2, final=b"x" * 32)
    own = paired().says("DeckCheckDrawn", WANDA, **deck_check(PAIRS, 2)).verdict()
    forged = paired().says("DeckCheckDrawn", WANDA, **{**deck_check(PAIRS, 2), "key": other["key"]}).verdict()
    unread = paired().says("DeckCheckDrawn", WANDA, **{**deck_check(PAIRS, 2), "key": "?"}).verdict()

    assert own.ok
    assert any("not yet bound to the commitment" in line for line in own.unchecked)
    assert [fault.clause for fault in forged.discrepancies] == ["draw"]
    assert [fault.clause for fault in unread.discrepancies] == ["draw"]
    # One that fits itself is found as soon as the seed is known.
    event = paired().says("DeckCheckDrawn", WANDA, **other)
    assert event.verdict().ok
    assert (event.n, "draw") in faults(event)


def test_a_deck_check_is_drawn_while_its_round_is_played() -> None:
    before = begun().says("DeckCheckDrawn", WANDA, **deck_check(PAIRS))
    after = closed(paired()).says("DeckCheckDrawn", WANDA, **deck_check(PAIRS))
    at_the_cut = closed(paired()).cut().says("DeckCheckDrawn", WANDA, **deck_check(PAIRS))

    for event in (before, after, at_the_cut):
        assert faults(event) == [(event.n, "order")]


def test_a_deck_check_of_an_earlier_round_is_found() -> None:
    event = closed(begun(swiss=2, cut=0).swiss(1, EIGHT, settle=False))
    again = "ann 1-0 bo  cy 1-0 dee  eve 1-0 fay  gus 1-0 hal"
    event.swiss(2, again, settle=False).says("DeckCheckDrawn", WANDA, **deck_check(PAIRS))

    assert faults(event) == [(event.n, "order")]


def test_after_the_end_no_deck_is_checked() -> None:
    event = begun(cut=0).swiss(1, EIGHT, settle=False).says("DeckCheckDrawn", WANDA, **deck_check(PAIRS))
    body = event.facts[-1]["body"]
    closed(event, event.n).finish("1 ann, 2 bo, 3 cy, 4 dee, 5 eve, 6 fay, 7 gus, 8 hal")
    assert faults(event) == []

    event.says("DeckCheckDrawn", WANDA, **deck_check(PAIRS, check=2))
    event.says("DeckChecked", WANDA, stage="swiss", round=1, check=1, player=body["players"][0], fine=True)
    assert faults(event) == [(event.n - 1, "order"), (event.n, "order")]


def test_a_game_of_challengers_has_no_deck_checks() -> None:
    facts = records("challengers-companion")
    place = next(n for n, fact in enumerate(facts) if fact["kind"] == "RoundPaired") + 1
    pairs = [(pair["first"], pair["second"]) for pair in facts[place - 1]["body"]["pairs"]]
    begun = facts[:place]
    begun.append({**begun[-1], "n": place + 1, "kind": "DeckCheckDrawn", "body": deck_check(pairs)})

    found = topcut_referee.verify(archive(begun)).discrepancies

    assert (place + 1, "order") in {(fault.fact, fault.clause) for fault in found}


@pytest.mark.parametrize("by", [("player", "ann"), ("clock", "clock")])
@pytest.mark.parametrize("kind", ["DeckCheckDrawn", "DeckChecked"])
def test_only_staff_check_decks(by: tuple[str, str], kind: str) -> None:
    event = paired().says("DeckCheckDrawn", WANDA, **deck_check(PAIRS))
    if kind == "DeckCheckDrawn":
        event.says(kind, by, **deck_check(PAIRS, check=2))
    else:
        player = event.facts[-1]["body"]["players"][0]
        event.says(kind, by, stage="swiss", round=1, check=1, player=player, fine=True)

    assert faults(event) == [(event.n, "claim")]


def test_whoever_plays_draws_no_deck_check() -> None:
    named: Record = {"official": "wanda", "role": "watcher"}
    event = paired().says("OfficialNamed", **named, plays_as="ann")
    playing = event.n
    event.says("DeckCheckDrawn", WANDA, **deck_check(PAIRS))
    wrong = event.n
    assert (wrong, "claim") in faults(event)

    # An undo that comes later does not make it right, and one that came before does.
    event.says("StepUndone", first=playing, last=playing)
    assert faults(event) == [(wrong, "claim")]
    event.says("DeckCheckDrawn", WANDA, **deck_check(PAIRS, check=2))
    assert faults(event) == [(wrong, "claim")]
    # Naming the same person again replaces what was said before.
    again = paired().says("OfficialNamed", **named, plays_as="ann").says("OfficialNamed", **named)
    again.says("DeckCheckDrawn", WANDA, **deck_check(PAIRS))
    assert again.n not in {n for n, _ in faults(again)}


def test_a_deck_check_stays_when_its_round_is_undone() -> None:
    event = paired()
    first = event.n
    event.says("DeckCheckDrawn", WANDA, **deck_check(PAIRS, 2)).says("StepUndone", first=first, last=first)
    assert faults(event) == []
    event.swiss(1, EIGHT, settle=False)
    event.facts[-1]["body"]["attempt"] = 2
    drawn = event.n + 1
    event.says("DeckCheckDrawn", WANDA, **deck_check(PAIRS, 2, attempt=2, check=2))

    assert faults(event) == []
    assert faults(closed(event, first + 1, drawn)) == []
    event.facts[-1]["body"]["reveals"] = [drawn]
    assert faults(event) == [(event.n, "class")]


def test_a_deck_check_is_never_undone() -> None:
    event = paired().says("DeckCheckDrawn", WANDA, **deck_check(PAIRS))
    event.says("StepUndone", first=event.n, last=event.n)

    assert set(faults(event)) == {(event.n, "order")}
    # It was drawn nevertheless: the next one is the second.
    event.says("DeckCheckDrawn", WANDA, **deck_check(PAIRS))
    assert (event.n, "order") in faults(event)


def test_tables_that_were_paired_anew_keep_their_numbers() -> None:
    """The repair itself is wrong here, which is found; what is drawn later goes by it all the same."""
    fresh = [("bo", "fay"), ("cy", "gus")]
    seats = [{"table": t, "first": a, "second": b} for t, (a, b) in enumerate(fresh, start=2)]
    body: Record = {"round": 1, "pairs": seats, "reason": "A wrong result", "keys": {}}
    after = [PAIRS[0], *fresh, PAIRS[3]]
    right = paired().says("TablesRepaired", **body).says("DeckCheckDrawn", WANDA, **deck_check(after, 4))
    wrong = paired().says("TablesRepaired", **body).says("DeckCheckDrawn", WANDA, **deck_check(PAIRS, 4))

    assert right.n not in {n for n, _ in faults(right)}
    assert (wrong.n, "draw") in faults(wrong)


def test_nonces_are_part_of_the_key() -> None:
    event = with_seed(Event(entries={"structure.rows": rows((2, 1, 0))})).sign_up()
    nonces = sorted(f"{number:032x}" for number in range(8))
    event.act(*(("PlayerCheckedOut", {"player": name}) for name in NAMES))
    event.act(*(("PlayerCheckedIn", {"player": n, "nonce": one}) for n, one in zip(NAMES, nonces, strict=True)))
    event.start(1, 0)
    next(fact for fact in event.facts if fact["kind"] == "RosterLocked")["body"] |= {"nonces": nonces, "mixed": True}
    event.swiss(1, EIGHT, settle=False)
    final = hashlib.sha256(SEED + b"".join(map(bytes.fromhex, nonces))).digest()

    event.says("DeckCheckDrawn", WANDA, **deck_check(PAIRS, 2, final=final))
    assert event.n not in {n for n, _ in faults(event)}
    event.says("DeckCheckDrawn", WANDA, **deck_check(PAIRS, 2, check=2))
    assert (event.n, "draw") in faults(event)


@pytest.mark.parametrize(
    "reveals", [lambda n: [n, n + 1][:1], lambda n: [n + 1, n], lambda n: [n, n, n + 1], lambda n: [n - 1, n, n + 1]]
)
def test_closing_a_round_names_its_deck_checks(reveals: Any) -> None:
    event = paired().says("DeckCheckDrawn", WANDA, **deck_check(PAIRS))
    first = event.n
    event.says("DeckCheckDrawn", WANDA, **deck_check(PAIRS, check=2))

    assert faults(closed(event, first, first + 1)) == []
    event.facts[-1]["body"]["reveals"] = reveals(first)
    assert faults(event) == [(event.n, "class")]


def test_in_version_1_a_round_need_not_name_what_it_opens_and_in_version_2_it_must() -> None:
    event = closed(paired().says("DeckCheckDrawn", WANDA, **deck_check(PAIRS)))
    del event.facts[-1]["body"]["reveals"]

    assert faults(event) == []
    facts = second.second(event.facts)
    shut = next(fact for fact in facts if fact["kind"] == "RoundClosed")
    assert shut["body"]["reveals"]
    assert _second_faults(facts) == []
    shut["body"]["reveals"] = []
    assert _second_faults(facts) == [(shut["n"], "class")]


def test_a_round_that_is_closed_again_names_all_deck_checks() -> None:
    event = paired().says("DeckCheckDrawn", WANDA, **deck_check(PAIRS))
    first = event.n
    closed(event, first)
    event.says("StepUndone", first=event.n, last=event.n).says("DeckCheckDrawn", WANDA, **deck_check(PAIRS, check=2))
    second_draw = event.n
    event.says("RoundClosed", stage="swiss", round=1, reveals=[first, second_draw])

    assert faults(event) == []
    event.facts[-1]["body"]["reveals"] = [second_draw]
    assert faults(event) == [(event.n, "class")]


def test_a_public_file_tells_deck_checks_once_the_round_is_closed() -> None:
    event = paired().says("DeckCheckDrawn", WANDA, **deck_check(PAIRS))
    drawn = event.n

    assert public(event, {drawn}) == []
    assert public(event, set()) == [(drawn, "secret")]
    closed(event, drawn)
    assert public(event, set()) == []
    assert public(event, {drawn}) == [(drawn, "class")]
    # What was opened once stays open.
    event.says("StepUndone", first=event.n, last=event.n)
    assert public(event, set()) == []
    assert public(event, {drawn}) == [(drawn, "class")]


def test_once_the_tournament_is_over_every_deck_check_is_open() -> None:
    event = begun(cut=0).swiss(1, EIGHT, settle=False).says("DeckCheckDrawn", WANDA, **deck_check(PAIRS))
    drawn = event.n
    closed(event).finish("1 ann, 2 bo, 3 cy, 4 dee, 5 eve, 6 fay, 7 gus, 8 hal")

    assert (drawn, "class") in public(event, {drawn})


def test_what_a_deck_check_found_is_for_officials_only() -> None:
    event = paired().says("DeckCheckDrawn", WANDA, **deck_check(PAIRS))
    drawn, player = event.n, event.facts[-1]["body"]["players"][0]
    event.says("DeckChecked", WANDA, stage="swiss", round=1, check=1, player=player, fine=True)
    lists = {fact["n"] for fact in event.facts if fact["kind"] == "ListHandedIn"}

    found = event.verdict(full=False, withheld={drawn, *lists}).discrepancies

    assert [(fault.fact, fault.clause) for fault in found] == [(event.n, "secret")]


@pytest.mark.parametrize(
    ("change", "clause"),
    [
        ({"player": "zoe"}, "order"),
        ({"check": 2}, "order"),
        ({"round": 2}, "order"),
        ({"stage": "bracket"}, "order"),
        ({"clause": "CH-07"}, "format"),
        ({"fine": False}, "format"),
        ({"fine": False, "clause": " "}, "format"),
        ({"fine": 1}, "format"),
    ],
)
def test_what_was_found_is_about_somebody_who_was_drawn(change: dict[str, Any], clause: str) -> None:
    event = paired().says("DeckCheckDrawn", WANDA, **deck_check(PAIRS))
    body = {"stage": "swiss", "round": 1, "check": 1, "player": event.facts[-1]["body"]["players"][0], "fine": True}
    assert faults(event.says("DeckChecked", OLGA, **body)) == []

    event.says("DeckChecked", OLGA, **{**body, **change})
    assert faults(event) == [(event.n, clause)]


def test_what_was_found_comes_after_the_draw() -> None:
    drawn = deck_check(PAIRS)
    event = paired().says("DeckChecked", WANDA, stage="swiss", round=1, check=1, player=drawn["players"][0], fine=True)
    event.says("DeckCheckDrawn", WANDA, **drawn)

    assert faults(event) == [(event.n - 1, "order")]


@pytest.mark.parametrize("log", [1, 2])
def test_of_forged_deck_checks_only_what_nobody_can_tell_passes(log: int) -> None:
    stored = checked_twice().facts
    facts = second.second(stored) if log == 2 else stored
    assert _second_faults(facts) == []
    ours = ("DeckCheckDrawn", "DeckChecked", "RoundClosed")
    made = [forgery for forgery in forgeries(facts) if forgery.kind in ours]

    outcomes = [tried(facts, forgery, seed=SEED.hex()) for forgery in made]
    passed = {one.forgery.name for one in outcomes if one.alone}

    assert {name for name in passed if why(name, log) is None} == set()
    assert {name for name in passed if name.startswith("change")} <= {
        "change DeckChecked player", "change DeckChecked check", "change DeckChecked clause", "change DeckChecked note",
    }  # fmt: skip
    assert {why(f"change DeckCheckDrawn {name}", log) for name in ("key", "matches", "players", "check")} == {None}
    assert why("change RoundClosed reveals", log) is None


def _second_faults(facts: list[Record]) -> list[tuple[int, str]]:
    people = second.people(facts, full=True) if facts[0]["body"].get("log") == 2 else []
    found = topcut_referee.verify(archive(facts, people=people, seed=SEED.hex())).discrepancies
    return [(fault.fact, fault.clause) for fault in found]
