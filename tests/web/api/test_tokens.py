"""Tokens: made and shown once on the account page, stored as a digest, and worth nothing once they have ended."""

import re
from dataclasses import replace

import pytest

from tests.web.api.programs import V1, Program, program
from tests.web.doors import LAN, account, refused
from tests.web.hall import OWNER, Client, Hall
from topcut.refusal import Refusal
from topcut.store.accounts import Account, Accounts, ApiToken
from topcut.store.security_log import Act
from topcut.web.access.api_tokens import LONGEST, LONGEST_NAME, MOST
from topcut.web.access.secrets import masked
from topcut.words import sentence

MADE = re.compile(r'value="(topcut_[A-Za-z0-9_-]{22})"')


def made(client: Client, **fields: object) -> str:
    page = client.send("/account/tokens", **{"name": "Site", "days": "30", "scope": "mine", **fields})
    assert page.status_code == 200, refused(page)
    (token,) = MADE.findall(page.text)
    return str(token)


def kept(hall: Hall) -> tuple[ApiToken, ...]:
    return hall.store.read_access(lambda accounts: accounts.every(ApiToken))


def test_a_token_is_shown_once_and_kept_as_a_digest(hall: Hall) -> None:
    token = made(hall.owner)
    assert Program(hall, token).get("/mine").status_code == 200
    assert token not in hall.owner.get("/account/tokens").text
    (one,) = kept(hall)
    assert (one.account, one.name, one.scopes, one.tournament) == (OWNER.id, "Site", "mine", None)
    assert token.removeprefix("topcut_").encode() not in repr(one).encode()
    hall.owner.done("/account/tokens/revoke", which=one.hash.hex())
    answer = Program(hall, token).get("/mine")
    assert (answer.status_code, answer.json()["code"]) == (401, "api-token-refused")
    assert answer.headers["www-authenticate"] == "Bearer"
    hall.app.state.access.tally.due(hall.desk.clock.now())
    acts = [line.act for line in hall.store.security_log()]
    assert {Act.API_TOKEN_MADE, Act.API_TOKEN_REVOKED} <= set(acts)


def test_what_was_ticked_stays_until_the_token_is_made(hall: Hall) -> None:
    wrong = hall.owner.send("/account/tokens", name="Site", days="0", scope="judge")
    ticked = 'value="judge" checked'
    assert (wrong.status_code, ticked in wrong.text) == (422, True)
    right = hall.owner.send("/account/tokens", name="Site", days="1", scope="judge")
    assert MADE.findall(right.text)
    assert ticked not in right.text
    assert 'value="Site"' not in right.text


def test_no_log_of_the_program_shows_one(hall: Hall) -> None:
    token = program(hall).token
    assert masked(f"Authorization: Bearer {token} was sent") == "Authorization: Bearer ... was sent"


def test_wrong_tokens_are_counted_in_the_security_log(hall: Hall) -> None:
    codes = [Program(hall, "topcut_" + "x" * 22).get("/mine").json()["code"] for _ in range(25)]
    assert codes[0] == "api-token-refused"
    assert codes[-1] == "claims-too-many", "somebody is guessing"
    (line,) = hall.app.state.access.tally.due(hall.desk.clock.now())
    assert (line.act, line.times) == (Act.API_TOKEN_FAILED, 25)
    assert program(hall).get("/mine").status_code == 200, "a right one always passes"


def test_what_is_no_token_at_all_is_refused(hall: Hall) -> None:
    for said in ("Basic b3duZXI6cHc=", "Bearer", "Bearer ", "Bearer topcut_short", "x", "Bearer " + "y" * 3000):
        answer = hall.client().http.get(f"{V1}/mine", headers={"Authorization": said})
        assert (answer.status_code, answer.json()["code"]) == (401, "api-token-refused"), said
    missing = Program(hall).get("/mine")
    assert (missing.status_code, missing.json()["code"]) == (401, "api-token-missing")


def test_a_cookie_opens_nothing(hall: Hall) -> None:
    assert hall.owner.get("/account").status_code == 200
    assert hall.owner.get(f"{V1}/mine").status_code == 401


@pytest.mark.parametrize(
    ("fields", "code", "said"),
    [
        ({"name": " "}, "api-token-name", {"most": LONGEST_NAME}),
        ({"name": "n" * (LONGEST_NAME + 1)}, "api-token-name", {"most": LONGEST_NAME}),
        ({"days": "0"}, "api-token-days", {"most": LONGEST}),
        ({"days": "367"}, "api-token-days", {"most": LONGEST}),
        ({"days": ""}, "api-token-days", {"most": LONGEST}),
        ({"tournament": "elsewhere"}, "api-token-tournament", {}),
    ],
)
def test_a_form_that_asks_for_something_else(
    hall: Hall, fields: dict[str, str], code: str, said: dict[str, int]
) -> None:
    answer = hall.owner.send("/account/tokens", **{"name": "Site", "days": "30", **fields})
    assert answer.status_code == 422
    assert sentence(Refusal(code, None, **said)) in refused(answer)
    assert not kept(hall)


def test_there_are_not_too_many_and_none_is_revoked_twice(hall: Hall) -> None:
    for _ in range(MOST):
        made(hall.owner)
    assert (
        sentence(Refusal("api-tokens-many", most=MOST)) in hall.owner.send("/account/tokens", name="X", days="1").text
    )
    which = kept(hall)[0].hash.hex()
    hall.owner.done("/account/tokens/revoke", which=which)
    assert sentence(Refusal("api-token-gone")) in hall.owner.send("/account/tokens/revoke", which=which).text


def test_a_token_runs_out(hall: Hall) -> None:
    script = Program(hall, made(hall.owner, days="1"))
    hall.wait(minutes=24 * 60 - 1)
    assert script.get("/mine").status_code == 200
    hall.wait(minutes=2)
    assert script.get("/mine").status_code == 401


def test_tokens_end_with_the_account_and_with_its_password(hall: Hall) -> None:
    script = program(hall)

    def closed(accounts: Accounts) -> None:
        found = accounts.one(Account, id=OWNER.id)
        assert found is not None
        accounts.put(replace(found, closed=hall.desk.clock.stamp()))

    hall.store.change_access(closed)
    assert script.get("/mine").status_code == 401
    olga = account(hall)
    token = made(olga)
    assert Program(hall, token).get("/mine").status_code == 200
    new = "quiet marble otter lamp"
    olga.done("/account/password", old="velvet crane tuba dial", password=new, repeated=new)
    assert Program(hall, token).get("/mine").status_code == 401


def test_in_the_hall_it_is_good_only_where_the_password_is(tmp_path: object) -> None:
    hall = Hall(tmp_path / "data", LAN)  # type: ignore[operator]  # a folder
    there = program(hall, host="192.168.1.77")
    assert program(hall).get("/mine").status_code == 200
    refused = there.get("/mine")
    assert (refused.status_code, refused.json()["code"]) == (403, "api-token-here-only"), "it says why"

    def anywhere(accounts: Accounts) -> None:
        found = accounts.one(Account, id=OWNER.id)
        assert found is not None
        accounts.put(replace(found, lan=True))

    hall.store.change_access(anywhere)
    assert there.get("/mine").status_code == 200
    hall.close()


def test_one_token_asks_only_so_often(hall: Hall) -> None:
    limited = replace(hall.settings, limits=replace(hall.settings.limits, api_a_minute=3))
    object.__setattr__(hall.app.state.access, "settings", limited)
    script, other = program(hall), program(hall)
    answers = [script.get("/mine") for _ in range(4)]
    assert [one.status_code for one in answers] == [200, 200, 200, 429]
    assert answers[-1].json()["code"] == "api-busy"
    assert other.get("/mine").status_code == 200


def test_it_is_in_the_file_of_ones_own_data_without_the_secret(hall: Hall) -> None:
    token = made(hall.owner)
    body = hall.owner.get("/account/data.json")
    assert body.json()["tokens for programs"][0]["name"] == "Site"
    assert token not in body.text
    assert kept(hall)[0].hash.hex() not in body.text
