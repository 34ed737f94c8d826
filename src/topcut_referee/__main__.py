"""`python -m topcut_referee FILE [--json]`: exit 0 if all is right, 1 if something is wrong, 2 if it cannot be read."""

import argparse
import json
import sys
from pathlib import Path

from topcut_referee import Unreadable, verify


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="topcut_referee", description="Check the archive of a tournament.")
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument("--json", action="store_true", help="answer in JSON")
    chosen = parser.parse_args(arguments)
    try:
        verdict = verify(chosen.file.read_bytes().split(b"\n"))
    except OSError:
        sys.stderr.write(f"{chosen.file} cannot be opened.\n")
        return 2
    except Unreadable as error:
        sys.stderr.write(f"{error}\n")
        return 2
    sys.stdout.write((json.dumps(verdict.as_json(), ensure_ascii=False) if chosen.json else verdict.as_text()) + "\n")
    return 0 if verdict.ok else 1


if __name__ == "__main__":
    sys.exit(main())
