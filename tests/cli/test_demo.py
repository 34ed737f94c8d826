from tests.cli.running import answer


def test_the_demo_walks_through_a_tournament() -> None:
    said = answer("demo")
    assert (said.code, said.err) == (0, "")
    parts = [
        "9 players have signed up",
        "the seed “",
        "Round 1",
        "Round 3",
        "Standings",
        "(CH-43)",
        "(CH-44)",
        "(CH-45)",
    ]
    places = [said.out.index(part) for part in parts]
    assert places[:5] == sorted(places[:5])
    assert "Eve is above Hugo" in said.out


def test_the_demo_is_the_same_every_time_and_fits_a_screen() -> None:
    assert answer("demo").out == answer("demo").out
    assert max(map(len, answer("demo").out.splitlines())) < 140
    assert len(answer("demo").out.splitlines()) < 60


def test_another_seed_draws_other_lots() -> None:
    by_lot = {
        line for seed in range(9) for line in answer("demo", "--seed", str(seed)).out.splitlines() if "by lot" in line
    }
    assert len(by_lot) == 2


def test_the_demo_can_be_watched_in_a_terminal() -> None:
    assert "─" in answer("demo", terminal=True).out
