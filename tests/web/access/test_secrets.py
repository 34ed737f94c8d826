"""No secret ever reaches a log: all doors are used, rightly and wrongly, and then all that was logged is read."""

import logging
import re
import sys

import pytest

from tests.web.access.test_staff import code_for, invitation
from tests.web.doors import PASSWORD, account, card, claimed, lan_client, letters
from tests.web.hall import Hall
from topcut.web.access import secrets
from topcut.web.access.account import set_up
from topcut.web.access.secrets import Discreet, keep_discreet

WRONG = "a wrong guess of mine"


@pytest.mark.fault("H-9")
def test_no_door_writes_its_secret_into_a_log(lan: Hall, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    lan.tournament(players=4, ready=False)
    lan.owner.send("/account/warned")
    link = set_up(lan.app, again=True)
    assert link is not None
    used = {link.link.partition("#")[2], link.typed, PASSWORD, WRONG, lan.owner.csrf}
    otto = account(lan, "Otto")
    lan.client().send("/login", name="Otto", password=WRONG)
    cards = letters(lan.owner.send(f"/t/{lan.last}/desk/cards"))
    used |= {*cards, card(lan, "p1"), code_for(lan, "Ana"), invitation(lan)}
    phones = [lan_client(lan) for _ in range(3)]
    for phone, code in zip(phones, cards[1:], strict=True):
        claimed(lan, phone, code, nonce="ab" * 16)
        claimed(lan, lan_client(lan), code)
    for _ in range(25):
        guess = secrets.as_typed(secrets.fresh())
        used.add(guess)
        lan.anybody.send("/c", code=guess)
        lan.anybody.send("/judge", code=guess)
    lan.anybody.get(f"/c?{cards[0]}")
    lan.anybody.get(f"/c/{cards[0]}")
    cookies = {client.cookies["topcut"] for client in (otto, *phones)}
    ours = [record for record in caplog.records if record.name != "httpx"]  # the tests' own browser talks too
    said = "\n".join(f"{record.getMessage()} {record.__dict__}" for record in ours)
    assert [record.name for record in ours if "guessing" in record.getMessage()] == ["topcut.web.access.attempts"]
    for secret in used | cookies:
        assert secret not in said, secret
        assert secret.replace("-", "") not in said


@pytest.mark.fault("H-9", "F8")
def test_should_one_be_logged_all_the_same_it_is_masked(capsys: pytest.CaptureFixture[str]) -> None:
    secret = secrets.fresh()
    logger = logging.getLogger("tests.discretion")
    logger.propagate = False
    handler = logging.StreamHandler(sys.stderr)
    logger.addHandler(handler)
    keep_discreet("tests.discretion")
    logger.warning('"GET /c?code=%s HTTP/1.1" 200', secrets.as_link(secret))
    logger.warning("claimed by %s and %s", secrets.as_link(secret), secrets.as_typed(secret))
    logger.warning("judge %s", "K3QX-7LMA")
    try:
        raise ValueError(secrets.as_typed(secret))
    except ValueError:
        logger.exception("it failed")
    logger.removeHandler(handler)
    said = capsys.readouterr().err
    assert '"GET /c HTTP/1.1" 200' in said
    assert "claimed by ... and ..." in said
    assert "ValueError: ..." in said
    for form in (secrets.as_link(secret), secrets.as_typed(secret), "K3QX-7LMA"):
        assert form not in said


def test_what_is_no_secret_stays_readable() -> None:
    text = "round-closed: table 12 of jm7q2zbejjqfpz6b, test_a_player_cannot_report_for_another_table, read-only"
    record = logging.LogRecord("x", logging.INFO, "", 0, text, (), None)
    assert Discreet().filter(record)
    assert record.getMessage() == text


@pytest.mark.fault("H-9")
def test_no_address_and_no_redirect_carries_a_secret(hall: Hall) -> None:
    hall.tournament(players=2, ready=False)
    phone, code = hall.client(), card(hall)
    sent = claimed(hall, phone, code, nonce="ab" * 16)
    for answer in (sent, phone.get(sent.headers["location"])):
        for secret in (code, code.replace("-", ""), phone.cookies["topcut"]):
            assert secret not in answer.headers.get("location", "")
            assert secret not in answer.text
    assert re.fullmatch(r"/c/done\?t=[a-z2-7]{16}&came=[\w-]+", sent.headers["location"])
