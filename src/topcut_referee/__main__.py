"""`python -m topcut_referee FILE`: exit 0 if all is right, 1 if something is wrong, 2 if it cannot be read."""

import argparse
import json
import sys
from pathlib import Path

from topcut_referee import NoWitness, Unreadable, head, receipt, verify


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="topcut_referee", description="Check the archive of a tournament.")
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument("--head", metavar="HASH", help="the hash of its last fact, as somebody else has it")
    parser.add_argument(
        "--receipt",
        metavar="N:HASH",
        action="append",
        default=[],
        help="the hash of fact N, from a phone or a printed sheet; may be given several times",
    )
    parser.add_argument("--json", action="store_true", help="answer in JSON")
    chosen = parser.parse_args(arguments)
    try:
        witnesses = [receipt(text) for text in chosen.receipt]
        witnesses += [head(chosen.head)] if chosen.head is not None else []
        verdict = verify(chosen.file.read_bytes().split(b"\n"), witnesses)
    except OSError:
        sys.stderr.write(f"{chosen.file} cannot be opened.\n")
        return 2
    except (NoWitness, Unreadable) as error:
        sys.stderr.write(f"{error}\n")
        return 2
    sys.stdout.write((json.dumps(verdict.as_json(), ensure_ascii=False) if chosen.json else verdict.as_text()) + "\n")
    return 0 if verdict.ok else 1


if __name__ == "__main__":
    sys.exit(main())
