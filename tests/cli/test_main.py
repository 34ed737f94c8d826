import os
import subprocess
import sys
from pathlib import Path

import click
import pytest

import topcut
from tests.cli.running import answer
from topcut.cli import standings
from topcut.cli.challengers import challengers
from topcut.cli.edge import run
from topcut.cli.edge import topcut as commands
from topcut.words import say

COMMANDS = [[], *([name] for name in commands.commands), ["rulesets", "show"]]


def process(*arguments: str, stdin: bytes = b"", **environment: str) -> subprocess.CompletedProcess[bytes]:
    program = "from topcut.cli import main; main()"
    return subprocess.run(
        [sys.executable, "-c", program, *arguments],
        input=stdin,
        capture_output=True,
        env={**os.environ, **environment},
        check=False,
    )


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(command: list[str]) -> None:
    for option in ("--help", "-h"):
        said = answer(*command, option)
        assert (said.code, said.err) == (0, "")
        assert said.out.startswith("Usage: topcut")
        assert "..." not in said.out.partition("\n")[2]


def test_without_a_command_the_commands_are_listed() -> None:
    said = answer()
    assert (said.code, said.err) == (0, "")
    assert "standings" in said.out


@pytest.mark.parametrize("group", ["catalogue", "challengers"])
def test_a_group_without_a_command_is_explained_without_a_hint_to_its_help(group: str) -> None:
    said = answer(group)
    assert (said.code, said.err) == (2, answer(group, "--help").out)


def test_the_version_is_told() -> None:
    assert answer("--version").out == f"topcut {topcut.__version__}\n"


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["ludo"], "no command ludo."),
        (["standings"], "FILE is missing."),
        (["standings", "a", "b"], "takes: b."),
        (["structure", "munchkin", "x"], "PLAYERS must be a whole number."),
        (["serve", "--port", "70000"], "from 1 to 65535."),
        (["serve", "--workers", "0"], "1 or more."),
        (["plan", "--draws", "few"], "--draws must be a number."),
        (["csv", "event", "prizes"], "TABLE must be one of standings, "),
        (["serve", "--lan=yes"], "--lan takes no value."),
        (["--language", "tlh"], "--language cannot be that"),
        (["--ludo"], "--ludo"),
        (["standings", "-", "--seed"], "--seed"),
    ],
)
def test_a_wrong_command_line_gives_one_sentence_and_a_hint(arguments: list[str], named: str) -> None:
    said = answer(*arguments)
    assert (said.code, said.out) == (2, "")
    assert named in said.err
    assert said.err.count("\n") == 1
    assert said.err.endswith(" --help”.\n")


def test_a_suggestion_ends_with_its_question_mark_alone() -> None:
    assert "?." not in answer("serv").err
    assert answer("serv").err.endswith("? Try “topcut --help”.\n")
    assert "? Try" in answer("serve", "--prot", "1").err


def test_a_wrong_command_line_is_told_to_scripts_too() -> None:
    said = answer("standings", "--json")
    assert (said.code, said.err) == (2, "")
    assert said.json["error"]["code"] == "usage"


def test_a_mistake_of_ours_is_one_plain_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(standings, "answer_each", lambda *_, **__: 1 // 0)
    monkeypatch.delenv("TOPCUT_DEBUG", raising=False)
    said = answer("standings", "-", stdin=b'{"ruleset": "munchkin", "players": []}')
    assert (said.code, said.out) == (70, "")
    assert said.err.startswith("Topcut made a mistake (ZeroDivisionError), and nothing was written.")
    assert said.err.count("\n") == 1


def test_the_traceback_is_there_for_those_who_ask(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(standings, "answer_each", lambda *_, **__: 1 // 0)
    monkeypatch.setenv("TOPCUT_DEBUG", "1")
    with pytest.raises(ZeroDivisionError):
        answer("standings", "-", stdin=b'{"ruleset": "munchkin", "players": []}')


@pytest.mark.parametrize("stop", [KeyboardInterrupt, click.Abort])
def test_stopping_it_is_no_mistake(stop: type[BaseException], monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object, **__: object) -> None:
        raise stop

    monkeypatch.setattr(standings, "answer_each", interrupted)
    said = answer("standings", "-", stdin=b'{"ruleset": "munchkin", "players": []}')
    assert (said.code, said.out) == (130, "")
    assert said.err.strip() == "Stopped."


PRESSED = """
import os, signal, sys
when = sys.argv.pop(1)
class Pressing:
    def find_spec(self, name, *_):
        if name == when:
            sys.meta_path.remove(self)
            os.kill(os.getpid(), signal.SIGINT)
sys.meta_path.insert(0, Pressing())
from topcut.cli import main
main()
"""


@pytest.mark.parametrize("command", ["plan --ruleset challenger --players 8 --cores 1", "whatif nowhere"])
@pytest.mark.parametrize("loaded", ["click", "topcut.cli.output", "fluent.runtime"])
def test_ctrl_c_while_the_program_is_loaded_is_one_sentence(loaded: str, command: str) -> None:
    """It is pressed when a module is first looked for, also for what is said in the end; nothing waits for a clock."""
    done = subprocess.run(
        [sys.executable, "-c", PRESSED, loaded, *command.split()], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (130, "")
    assert done.stderr.strip() in {"Stopped.", say("planner-stopped-early")}


PRESSED_AGAIN = """
import click, os, signal, sys
echo = click.echo
def pressing(*given, **named):
    os.kill(os.getpid(), signal.SIGINT)
    echo(*given, **named)
click.echo = pressing
from topcut.cli import main
main()
"""


def test_a_second_ctrl_c_while_the_first_is_answered_is_the_same_sentence() -> None:
    done = subprocess.run([sys.executable, "-c", PRESSED_AGAIN], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr.strip()) == (130, "", "Stopped.")


def test_it_starts_where_somebody_else_hears_ctrl_c() -> None:
    """Python knows nothing of a handler that was not set by it, as in a program that Topcut is a part of."""
    program = "import signal; signal.getsignal = lambda _: None; from topcut.cli import main; main()"
    done = subprocess.run([sys.executable, "-c", program, "--help"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_the_commands_work_as_a_process() -> None:
    done = process("standings", "-", "--json", stdin=b'{"ruleset": "munchkin", "players": [7]}')
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.startswith(b'[{"rank": 1, "id": 7,')
    refused = process("standings", "-", stdin=b"")
    assert (refused.returncode, refused.stdout) == (2, b"")


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "utf-8"])
def test_names_come_out_in_utf_8_whatever_the_code_page(encoding: str) -> None:
    history = '{"ruleset": "munchkin", "players": ["Łukasz", "李雷"]}'.encode()
    for options in ([], ["--json"]):
        done = process("standings", "-", *options, stdin=history, PYTHONIOENCODING=encoding, PYTHONUTF8="0", LC_ALL="C")
        assert done.returncode == 0
        assert "Łukasz" in done.stdout.decode("utf-8")


def test_a_reader_who_leaves_early_is_no_mistake(tmp_path: Path) -> None:
    file = tmp_path / "many.jsonl"
    file.write_text('{"ruleset": "munchkin", "players": ["a", "b", "c", "d"]}\n' * 3000, "utf-8")
    program = "from topcut.cli import main; main()"
    with subprocess.Popen(
        [sys.executable, "-c", program, "standings", str(file), "--json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.readline()
        running.stdout.close()
        assert running.stderr.read() == b""
    assert running.returncode == 1


def test_help_does_not_wait_for_what_only_commands_need() -> None:
    program = "import sys, topcut.cli.edge; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout.split()
    heavy = {
        "msgspec",
        "rich",
        "fluent",
        "babel",
        "rustworkx",
        "networkx",
        "sqlalchemy",
        "prompt_toolkit",
        "numpy",
        "json",
    }
    assert not heavy & {module.partition(".")[0] for module in loaded}


def test_help_of_a_command_loads_neither_the_pages_nor_the_database() -> None:
    program = """if True:
        import sys
        from topcut.cli.edge import run
        for command in sys.argv[1:]:
            run([*command.split(), "--help"])
            heavy = {"topcut.web.app", "topcut.desk", "starlette", "sqlalchemy"} & {*sys.modules}
            if heavy:
                sys.exit(f"{command}: {heavy}")
    """
    games = (["challengers", name] for name in challengers.commands)
    asked = [sys.executable, "-c", program, *map(" ".join, (*COMMANDS, *games))]
    assert subprocess.run(asked, capture_output=True, text=True, check=False).stderr == ""


def test_a_pipe_never_loads_the_library_for_terminals() -> None:
    program = "import sys; from topcut.cli.edge import run; run(['rulesets']); sys.exit('rich' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], capture_output=True, check=False).returncode == 0


def test_arguments_that_are_no_text_do_not_make_it_fail() -> None:
    assert run(["standings", "\udcff", "--seed", "\udcff"]) == 2
    said = answer("standings", "-", "--seed", "\udcff", stdin=b'{"ruleset": "munchkin", "players": [1, 2]}')
    assert said.code == 0


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no device here that is always full")
def test_a_full_disk_is_said_and_is_no_mistake_of_ours() -> None:
    program = "from topcut.cli import main; main()"
    with Path("/dev/full").open("w") as full:
        said = subprocess.run(
            [sys.executable, "-c", program, "rulesets"], stdout=full, stderr=subprocess.PIPE, text=True, check=False
        )
    assert said.returncode == 1
    assert said.stderr.startswith("The answer could not be written: No space left on device.")


def test_a_closed_output_is_no_mistake_of_ours() -> None:
    program = "import sys; sys.stdout = None; from topcut.cli import main; main()"
    said = subprocess.run([sys.executable, "-c", program, "rulesets"], capture_output=True, check=False)
    assert (said.returncode, said.stderr) == (0, b"")


@pytest.mark.parametrize("name", ["empty.txt", "empty.jsonl", "empty.json"])
def test_an_empty_file_is_refused_whatever_its_name(name: str, tmp_path: Path) -> None:
    (tmp_path / name).write_text("\n\n")
    said = answer("standings", str(tmp_path / name))
    assert (said.code, said.out) == (2, "")
    assert said.err.startswith("The file is empty.")


def test_a_rule_book_of_endless_keys_is_refused_at_once(tmp_path: Path) -> None:
    book = tmp_path / "deep.toml"
    book.write_text("a" + ".a" * 100_000 + " = 1")
    assert answer("structure", str(book), "8").code == 2
