"""Runs the long proofs: `python -m soak [NAME ...] [--from SEED] [--count N] [--minutes M]`."""

import argparse
import sys

from soak.proofs import FOLDER, STATE, proofs, run


def main() -> int:
    asked = arguments()
    known = proofs(FOLDER)
    unknown = [name for name in asked.names if name not in known]
    if unknown:
        print(f"No such proof: {', '.join(unknown)}. There are: {', '.join(known) or 'none yet'}.")
        return 2
    names = asked.names or list(known)
    if not names:
        print("No proofs yet: a module soak/proof_NAME.py with a function prove(seed) is one.")
    seconds = 60 * asked.minutes / max(1, len(names))
    held = [run(name, known[name], STATE, start=asked.start, count=asked.count, seconds=seconds) for name in names]
    return 0 if all(held) else 1


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m soak", description="Run long proofs, seed after seed.")
    parser.add_argument("names", nargs="*", metavar="NAME", help="which proofs; all if none is named")
    parser.add_argument("--from", dest="start", type=int, metavar="SEED", help="begin here, not where it stopped")
    parser.add_argument("--count", type=int, metavar="N", help="at most this many seeds a proof")
    parser.add_argument("--minutes", type=float, default=10, metavar="M", help="time for all proofs together (10)")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
