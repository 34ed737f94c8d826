"""What help_pages/challengers.md shows works."""

import re
from pathlib import Path

from tests.cards.sets import written
from topcut.cards.binder import open_binder
from topcut.cards.language import Do, When, Zone
from topcut.cli.challengers.companion import COMMANDS, companion
from topcut.cli.challengers.play import play

PAGE = Path(__file__).parents[2] / "src" / "topcut" / "help_pages" / "challengers.md"


def test_the_set_on_the_page_can_be_used(tmp_path: Path) -> None:
    found = re.search(r"```toml\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    assert open_binder([written(tmp_path, found[1])]).box.set_named("Workshop").cards[2].name == "Foreman"


def test_the_page_knows_every_word_of_the_language() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert not [word for word in (*When, *Do, *Zone) if f"`{word}`" not in text]


def test_the_page_knows_every_option_of_a_game() -> None:
    text = PAGE.read_text(encoding="utf-8")
    named = {
        one
        for command in (play, companion)
        for option in command.params
        for one in (*option.opts, *option.secondary_opts)
    }
    assert not [name for name in named if name.startswith("--") and f"`{name}" not in text]


def test_the_page_says_whose_plans_the_companion_deals() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert "The seats come from Topcut's own plans." in text
    assert not [word for word in COMMANDS if f"`{word}" not in text]
