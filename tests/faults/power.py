"""Lost power: every call that touches the disk is recorded, and the disk is built again as a cut could have left it.

A write is safe when its file was synced after it, a new name when its folder was. Of everything else any part may be
there or not. `python -m tests.faults.power FOLDER ACKS ACTS` is the program that is recorded.
"""

import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from tests.faults.harness import FULL, ROOT, stored_batches
from tests.keeping import CUP, ORGANIZER, create, desk_of, set_up
from topcut.desk import Clock, Desk
from topcut.store import Store, daybook
from topcut.store.place import DATABASE, DAYBOOK, JOURNAL, WITNESS

FILES = (DATABASE, JOURNAL, DAYBOOK, WITNESS, f"{WITNESS}.new")
TRACED = "openat,pwrite64,write,fsync,fdatasync,ftruncate,unlink,unlinkat,rename,renameat,renameat2"
CALL = re.compile(r"^\d+ +(\w+)\((.*)\) += (-?\d+)")
NAME = re.compile(r"<([^>]*)>")
TEXT = re.compile(r'"((?:\\x[0-9a-f]{2})*)"')
SECTOR = 512


@dataclass(frozen=True)
class Op:
    kind: str  # create, write, truncate, remove, rename, sync, sync-folder, ack
    file: str = ""
    at: int = 0
    data: bytes = b""


@dataclass
class Inode:
    safe: bytearray = field(default_factory=bytearray)
    size: int = 0
    loose: list[Op] = field(default_factory=list)


def recorded(scratch: Path, acts: int = 8) -> list[Op]:
    """What the disk was asked for while a tournament was created and so many acts were done."""
    folder, acks, trace = scratch / "data", scratch / "acks", scratch / "trace"
    folder.mkdir()
    paths = [str(folder), str(acks), *(str(folder / name) for name in FILES)]
    command = ["strace", "-f", "-qq", "-y", "-xx", "-s", "1000000", "-o", str(trace), "-e", f"trace={TRACED}"]
    command += [word for path in paths for word in ("-P", path)]
    program = [sys.executable, "-m", "tests.faults.power", str(folder), str(acks), str(acts)]
    subprocess.run([*command, *program], cwd=ROOT, check=True)
    return list(_ops(trace.read_text("ascii"), folder, acks))


def left_by(ops: list[Op], dice: Random, folder: Path, keep: float | None = None) -> list[int]:
    """The folder after a cut behind these calls, and the batches acknowledged before it.

    `keep` is the share of the unsynced writes that reached the disk; without it, any share.
    """
    share = dice.choice([0.0, 1.0, dice.random()]) if keep is None else keep
    names: dict[str, Inode] = {}
    safe_names: dict[str, Inode] = {}
    pending: list[dict[str, Inode]] = []
    acknowledged: list[int] = []
    for op in ops:
        match op.kind:
            case "ack":
                acknowledged.append(int(op.data))
            case "create":
                if op.file not in names:
                    names[op.file] = Inode()
                    pending.append(dict(names))
            case "rename":
                names[op.data.decode()] = names.pop(op.file)
                pending.append(dict(names))
            case "remove":
                del names[op.file]
                pending.append(dict(names))
            case "sync-folder":
                safe_names, pending = dict(names), []
            case "sync":
                inode = names[op.file]
                for loose in inode.loose:
                    _apply(inode.safe, loose)
                inode.loose = []
            case _:
                _note(names[op.file], op)
    reached = [names for names in pending if dice.random() < share]
    folder.mkdir()
    for name, inode in (reached[-1] if reached else safe_names).items():
        (folder / name).write_bytes(_survived(inode, dice, share))
    return acknowledged


def check(folder: Path, acknowledged: list[int]) -> None:
    """Nothing acknowledged is lost, no batch is halved, and life goes on."""
    with Store(folder) as store:
        desk = Desk(store, Clock())
        if CUP not in {listed.id for listed in store.tournaments()}:
            assert not acknowledged, f"{folder}: the whole tournament is lost, with {acknowledged}"
            desk.create(ORGANIZER, create, tournament=CUP)
            return
        stored = stored_batches(desk)
        assert store.trouble(CUP) is None, f"{folder}: {store.trouble(CUP)}"
        assert set(acknowledged) <= set(stored), f"{folder}: lost {set(acknowledged) - set(stored)}"
        assert len(stored) <= len(acknowledged) + 1
        desk.act(CUP, ORGANIZER, set_up, 1000)


def _note(inode: Inode, op: Op) -> None:
    if op.kind == "write" and op.at < 0:
        op = Op("write", op.file, inode.size, op.data)
    inode.size = op.at if op.kind == "truncate" else max(inode.size, op.at + len(op.data))
    inode.loose.append(op)


def _survived(inode: Inode, dice: Random, share: float) -> bytes:
    content = bytearray(inode.safe)
    for op in inode.loose:
        if op.kind == "truncate" or len(op.data) <= SECTOR:
            if dice.random() < share:
                _apply(content, op)
            continue
        for start in range(0, len(op.data), SECTOR):  # a page can be torn, a sector cannot
            if dice.random() < share:
                _apply(content, Op("write", op.file, op.at + start, op.data[start : start + SECTOR]))
    return bytes(content)


def _apply(content: bytearray, op: Op) -> None:
    if op.kind == "truncate":
        del content[op.at :]
        content.extend(bytes(op.at - len(content)))
    else:
        content.extend(bytes(max(0, op.at + len(op.data) - len(content))))
        content[op.at : op.at + len(op.data)] = op.data


def _ops(trace: str, folder: Path, acks: Path) -> Iterator[Op]:
    for line in trace.splitlines():
        found = CALL.match(line)
        if found is None or int(found[3]) < 0:
            continue
        call, said, answer = found[1], found[2], int(found[3])
        handle = NAME.search(said.partition(",")[0])
        path = Path(_plain(handle[1]).decode()) if handle else Path()
        texts = [_plain(text) for text in TEXT.findall(said)]
        match call:
            case "openat":
                yield from _opened(Path(texts[0].decode()), said, folder)
            case "write" if path == acks:
                yield Op("ack", data=texts[0])
            case "write":
                yield Op("write", path.name, -1, texts[0][:answer])
            case "pwrite64":
                yield Op("write", path.name, int(said.rpartition(",")[2]), texts[0][:answer])
            case "ftruncate":
                yield Op("truncate", path.name, int(said.rpartition(",")[2]))
            case "fsync" | "fdatasync":
                yield Op("sync-folder") if path == folder else Op("sync", path.name)
            case "unlink" | "unlinkat":
                yield Op("remove", Path(texts[0].decode()).name)
            case _:
                yield Op("rename", Path(texts[0].decode()).name, data=Path(texts[1].decode()).name.encode())


def _opened(path: Path, said: str, folder: Path) -> Iterator[Op]:
    if path.parent == folder and "O_CREAT" in said:
        yield Op("create", path.name)
        if "O_TRUNC" in said:
            yield Op("truncate", path.name)


def _plain(text: str) -> bytes:
    return bytes.fromhex(text.replace("\\x", ""))


def main() -> None:
    folder, acks, acts = sys.argv[1:]
    daybook.FULL = FULL
    desk = desk_of(Path(folder))
    desk.create(ORGANIZER, create, tournament=CUP)
    with Path(acks).open("ab", buffering=0) as file:
        for batch in range(1, int(acts) + 1):
            desk.act(CUP, ORGANIZER, set_up, batch, 1 + batch % 3)
            file.write(b"%d" % batch)


if __name__ == "__main__":
    main()
