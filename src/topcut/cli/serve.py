"""The command serve: one process, one data folder, on this computer or for the whole hall, until it is stopped."""

import errno
import io
import logging
import os
import shlex
import signal
import socket
import sys
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import click

from topcut.cli import options, output
from topcut.cli.data import noted, opened
from topcut.cli.holes import Version, holes, mended
from topcut.refusal import Refusal
from topcut.store.place import default_folder
from topcut.store.security_log import Act
from topcut.web.settings import Limits, Mode, Settings
from topcut.words import say

if TYPE_CHECKING:
    from topcut.desk import Desk

PORT = 8000
HERE, EVERYWHERE = "127.0.0.1", "0.0.0.0"  # phones are let in only with --lan
NOWHERE = "192.0.2.1"  # an address for documentation: nothing is sent, but the system says which route it would take
SPARE_FILES = 200
BUSY = {errno.EADDRINUSE, errno.EACCES}


@click.command
@options.data
@click.option("--port", metavar="N", type=click.IntRange(1, 65535), default=PORT, show_default=True, help="The port.")
@click.option("--lan", is_flag=True, help="Let phones in the hall in, too.")
@click.option("--host", metavar="NAME", help="The name by which phones reach this computer, if it has one.")
@click.option("--set-up", "again", is_flag=True, help="Print the link for an account again.")
@click.option("--by-make", is_flag=True, hidden=True, help="Started by `make run`, which is then what to type again.")
@click.option("--workers", metavar="N", type=click.IntRange(1), envvar="WEB_CONCURRENCY", default=1, help="Always 1.")
def serve(data: Path, *, port: int, lan: bool, host: str | None, again: bool, by_make: bool, workers: int) -> None:
    """Serve the pages for organizers, players and the public, until Ctrl+C.

    Without --lan only this computer can open them; in a terminal you are asked whether phones may, too.
    """
    if workers > 1:
        raise Refusal("workers-many", workers=workers)
    with opened(data, make=True) as desk:
        lan = lan or (host is None and _wanted_in_the_hall())
        settings = settings_for(port, lan=lan, host=host)
        typed = "make run LAN=1" if by_make else _command(data, port)
        serve_desk(desk, port, replace(settings, lan_command=typed), again=again)


def _wanted_in_the_hall() -> bool:
    """Asked of a person at a terminal, where this computer is in a network; never of a service or a test."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return False
    address = lan_address()
    return address is not None and click.confirm(say("serve-ask", address=address), default=False)


def _command(data: Path, port: int) -> str:
    """What to type for the same with phones."""
    elsewhere = ["--data", str(data)] if data != default_folder(os.environ) else []
    other = ["--port", str(port)] if port != PORT else []
    return shlex.join(["topcut", "serve", "--lan", *other, *elsewhere])


def serve_desk(desk: "Desk", port: int, settings: Settings, *, again: bool = False, words: Sequence[str] = ()) -> None:
    """Until it is stopped; `words` are told before how to do that."""
    from topcut.web.access.account import ownerless, set_up
    from topcut.web.app import app
    from topcut.web.server import Server

    door = _door(EVERYWHERE if settings.mode is Mode.LAN else HERE, port)
    _log_to_console()
    made = app(desk, settings)
    try:
        link = set_up(made, again=again)
        if settings.mode is Mode.LAN:
            noted(desk, Act.SERVED_IN_THE_HALL)
        output.lines(greeting(settings, port))
        if warning := old_python(sys.version_info[:3]):
            click.echo(warning, err=True)
        if link is not None:
            click.echo(say("serve-set-up", link=link.link))
        for one in ownerless(made.state.access):
            click.echo(say("serve-ownerless", title=one.name), err=True)
        output.lines(words or (say("serve-stop"),))
        sys.stdout.flush()
        signal.signal(signal.SIGTERM, lambda *_: sys.exit())  # after the server has stopped: then the folder is closed
        Server(made).run(sockets=[door])
    finally:
        door.close()


def settings_for(port: int, *, lan: bool, host: str | None) -> Settings:
    known, limits = Settings().hosts, _limits()
    if not lan:
        hosts = known | ({host} if host else set())
        return Settings(base_url=f"http://{host or HERE}:{port}", hosts=hosts, limits=limits)
    address = lan_address()
    name = host or address
    if name is None:
        raise Refusal("lan-missing")
    hosts = known | {one for one in (name, address) if one}
    url = f"http://{name}:{port}"
    return Settings(mode=Mode.LAN, base_url=url, hosts=hosts, limits=limits, address_now=lan_address)


def _limits() -> Limits:
    """No more streams than the system lets us hold open, with some left for requests and files (K1, K3)."""
    usual = Limits()
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return usual
    few, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = usual.streams + SPARE_FILES
    if few < wanted:
        few = wanted if most == resource.RLIM_INFINITY else min(most, wanted)
        resource.setrlimit(resource.RLIMIT_NOFILE, (few, most))
    connections = max(1, min(usual.connections, few - SPARE_FILES // 2))
    return replace(usual, streams=max(0, min(usual.streams, few - SPARE_FILES)), connections=connections)


def greeting(settings: Settings, port: int) -> list[str]:
    lines = [say("serve-here", url=f"http://{HERE}:{port}")]
    if settings.mode is Mode.LAN:
        lines += [say("serve-lan", url=settings.base_url), qr(settings.base_url)]
    elif not settings.reaches_phones:
        lines.append(say("serve-alone", command=settings.lan_command))
    return lines


def old_python(version: Version) -> str:
    """Which holes this Python has, and what to do about it; nothing if none is known."""
    found = holes(version)
    said = ".".join(map(str, version))
    return say("serve-python", version=said, ids=", ".join(found), mended=mended(version)) if found else ""


def qr(url: str) -> str:
    import segno

    drawn = io.StringIO()
    segno.make(url, micro=False).terminal(out=drawn, compact=True)
    return drawn.getvalue().rstrip("\n")


def lan_address() -> str | None:
    """The address of this computer in the hall's network, if it is in one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((NOWHERE, 9))
            address: str = probe.getsockname()[0]
        except OSError:
            return None
    return None if address.startswith("127.") or address == EVERYWHERE else address


def _door(host: str, port: int) -> socket.socket:
    from topcut.web.server import bound

    try:
        return bound(host, port)
    except OSError as error:
        if error.errno in BUSY:
            raise Refusal("port-busy", port=port, next=port + 1) from None
        raise


def _log_to_console() -> None:
    """Warnings and mistakes, without a secret in them (H-9). What the server only warns of is what strangers send, as
    often as they like (K6)."""
    from topcut.web.access.secrets import keep_discreet

    handler = logging.StreamHandler()
    form = logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s", "%Y-%m-%dT%H:%M:%SZ")
    form.converter = time.gmtime  # as all our times are written
    handler.setFormatter(form)
    for name, level in (("topcut", logging.WARNING), ("uvicorn", logging.ERROR)):
        logger = logging.getLogger(name)
        logger.setLevel(level)
        logger.addHandler(handler)
    keep_discreet("topcut", "uvicorn")
