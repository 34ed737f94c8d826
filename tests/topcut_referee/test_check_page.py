"""The page `Check your event`: its steps run as printed, and give what it says."""

import re
from pathlib import Path

import pytest

import topcut_referee
from tests.topcut_referee import second
from tests.topcut_referee.sealing import archive, records

PAGE = Path(__file__).parent.parent.parent / "src" / "topcut" / "help_pages" / "check-your-event.md"


def steps() -> list[str]:
    return re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


def test_the_steps_by_hand_lead_to_the_bye(capsys: pytest.CaptureFixture[str]) -> None:
    *by_hand, _ = steps()

    exec("\n".join(by_hand), {})

    commitment, _, key, player = capsys.readouterr().out.split()
    assert commitment == "f39be34c6979b49af9ee18cfc1ffe4a8dd58b20c9928e29fb3eb8e2f46542db8"
    assert len(key) == 64
    assert f"and {player} has the bye" in PAGE.read_text(encoding="utf-8")


@pytest.mark.parametrize("full", [True, False])
def test_the_chain_by_hand_is_whole(tmp_path: Path, capsys: pytest.CaptureFixture[str], full: bool) -> None:
    for facts in (records("munchkin"), second.log("munchkin")):
        path = tmp_path / "file"
        path.write_text("\n".join(archive(facts, full=full, withheld=[] if full else [60])) + "\n", "utf-8")

        exec(steps()[-1].replace("FILE", path.as_posix()), {})

        assert capsys.readouterr().out == "True\n"


def test_the_answer_on_the_page_is_the_referees() -> None:
    verdict = topcut_referee.verify(archive(records("challenger")))

    assert [line for line in verdict.as_text().splitlines() if not line.startswith("Head")] == [
        line for line in re.findall(r"```\n(Tournament e1: .*?)\n```", PAGE.read_text(encoding="utf-8"), re.DOTALL)[0]
        .splitlines() if not line.startswith("Head")
    ]  # fmt: skip
