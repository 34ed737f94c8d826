"""Codes by the time, as RFC 6238 has them in its appendix B."""

import base64
from datetime import UTC, datetime
from urllib.parse import parse_qs, urlsplit

import pytest

from topcut.web.access import totp

SECRET = b"12345678901234567890"
VECTORS = {
    59: "94287082",
    1111111109: "07081804",
    1111111111: "14050471",
    1234567890: "89005924",
    2000000000: "69279037",
    20000000000: "65353130",
}


def moment(seconds: int) -> datetime:
    return datetime.fromtimestamp(seconds, UTC)


@pytest.mark.parametrize(("seconds", "code"), VECTORS.items())
def test_the_codes_are_those_of_the_standard(seconds: int, code: str) -> None:
    assert totp.code_at(SECRET, totp.step_at(moment(seconds)), digits=8) == code
    assert totp.code_at(SECRET, totp.step_at(moment(seconds))) == code[2:]


def test_a_code_is_good_half_a_minute_early_or_late_and_no_longer() -> None:
    code = totp.code_at(SECRET, 100)
    good = [step for step in range(95, 106) if totp.step_of(SECRET, code, moment(step * 30 + 7), 0)]
    assert good == [99, 100, 101]


def test_a_code_that_was_used_is_not_good_again_nor_one_before_it() -> None:
    now = moment(100 * 30)
    assert totp.step_of(SECRET, totp.code_at(SECRET, 100), now, 100) is None
    assert totp.step_of(SECRET, totp.code_at(SECRET, 99), now, 100) is None
    assert totp.step_of(SECRET, totp.code_at(SECRET, 101), now, 100) == 101


@pytest.mark.parametrize("typed", ["", "000000", "28708", "２８７０８２", "287082 287082", "\x00", "é" * 100])
def test_anything_else_is_no_code(typed: str) -> None:
    assert totp.step_of(SECRET, typed, moment(59), 0) is None


def test_it_may_be_typed_as_the_app_shows_it() -> None:
    assert totp.step_of(SECRET, " 287 082 ", moment(59), 0) == 1


def test_the_app_is_told_the_same_secret_by_camera_and_by_hand() -> None:
    secret = totp.fresh_secret()
    asked = parse_qs(urlsplit(totp.address(secret, "Olga & Co")).query)
    assert (
        base64.b32decode(asked["secret"][0]) == base64.b32decode(totp.typed_secret(secret).replace(" ", "")) == secret
    )
    assert asked["issuer"] == ["Topcut"]
