import pytest

from topcut.rules.ruleset import examples, load


@pytest.mark.parametrize("name", ["magic", "netrunner"])
def test_the_examples_come_along_by_name(name: str) -> None:
    assert name in examples()
    assert load(name).name == name
