import hashlib

from tests.cli.running import answer
from topcut.cli.demo import SEED


def test_the_demo_walks_from_the_sign_up_to_the_winner() -> None:
    said = answer("demo")
    assert (said.code, said.err) == (0, "")
    parts = [
        "the commitment to the seed",
        "17 players have signed up",
        "4 rounds, then the top 4. (CH-33)",
        "Round 1",
        "Round 4",
        "Standings",
        "The cut to the top 4",
        "is first: won the bracket.",
        f"The seed is revealed: “{SEED}”",
        "topcut pair FILE --explain",
    ]
    places = [said.out.index(part) for part in parts]
    assert places == sorted(places)


def test_every_round_explains_a_pairing() -> None:
    reasons = [line for line in answer("demo").out.splitlines() if line.startswith("Why? ")]
    assert len(reasons) == 6
    assert all(line.endswith(")") for line in reasons)


def test_the_commitment_is_that_of_the_seed() -> None:
    seed = hashlib.sha256(b"dice").digest()
    assert hashlib.sha256(b"draw-v1-commit\0" + seed).hexdigest() in answer("demo", "--seed", "dice").out


def test_the_demo_is_the_same_every_time_and_fits_a_screen_or_two() -> None:
    assert answer("demo").out == answer("demo").out
    assert max(map(len, answer("demo").out.splitlines())) < 180
    assert len(answer("demo").out.splitlines()) < 75


def test_another_seed_is_another_tournament() -> None:
    winners = {
        answer("demo", "--seed", str(seed)).out.partition(" is first: won")[0].rpartition("\n")[2] for seed in range(9)
    }
    assert len(winners) > 2


def test_the_demo_can_be_watched_in_a_terminal() -> None:
    assert "─" in answer("demo", terminal=True).out
