"""Receipts on phones are witnesses of the log: what they know and we do not is told to the organizer."""

import re
from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any, cast

import pytest

from tests.web.hall import Client, Hall
from tests.web.player.at_table import Table, table
from topcut.refusal import Refusal
from topcut.rules.chain import Head
from topcut.web.player import witness
from topcut.web.view import View
from topcut.words import sentence


def receipt(here: Table) -> Mapping[str, str]:
    """What the phone keeps after a report."""
    sent = here.report(here.ana, vp=(16, 9))
    page = here.client(here.ana).get(sent.headers["location"]).text
    return dict(re.findall(r'data-(n|head|proof)="([^"]*)"', page))


def said(here: Table, client: Client, **known: str) -> Refusal | None:
    assert client.send(f"{here.path}/me/witness", **known).status_code == 204
    request = SimpleNamespace(app=here.hall.app, path_params={"tournament": here.hall.last}, scope={})
    return witness.gap(View(cast("Any", request), cast("Any", None)))


def test_a_phone_that_knows_what_we_know_is_no_news(hall: Hall) -> None:
    here = table(hall)
    known = receipt(here)
    assert set(known) == {"n", "head", "proof"}
    assert said(here, here.client(here.ana), **known) is None
    here.confirm(here.bo)
    assert said(here, here.client(here.ana), **known) is None


@pytest.mark.fault("B9", "L2")
def test_a_phone_with_a_receipt_that_our_log_does_not_have_is_a_warning_for_the_organizer(hall: Hall) -> None:
    here = table(hall)
    before = hall.store.head(hall.last)
    known = receipt(here)
    hall.store._found.heads[hall.last] = before  # an older copy of the log
    found = said(here, here.client(here.ana), **known)
    assert found is not None
    assert found.code == "log-behind-phone"
    assert f"fact {known['n']}" in sentence(found)


@pytest.mark.fault("L7")
def test_a_log_that_went_another_way_is_noticed_too(hall: Hall) -> None:
    here = table(hall)
    known = receipt(here)
    here.confirm(here.bo)
    hall.store._found.heads[hall.last] = Head(int(known["n"]), b"x" * 32)
    assert said(here, here.client(here.ana), **known) is not None


@pytest.mark.parametrize(
    "made_up",
    [
        {"n": "999999", "head": "ab" * 32, "proof": "0" * 32},
        {"n": "999999", "head": "ab" * 32},
        {"n": "-1", "head": "x", "proof": ""},
        {"n": "9" * 50, "head": "é", "proof": "é"},
        {},
    ],
)
def test_nobody_can_raise_a_false_alarm(hall: Hall, made_up: dict[str, str]) -> None:
    here = table(hall)
    assert said(here, here.client(here.ana), **made_up) is None


def test_a_made_up_key_shows_no_receipt(hall: Hall) -> None:
    here = table(hall)
    assert 'id="receipt"' not in here.page(here.ana, "?receipt=nothing")
    assert 'id="receipt"' not in here.page(here.ana, "?receipt=" + "x" * 500)
