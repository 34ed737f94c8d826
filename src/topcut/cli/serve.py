"""The command serve: one process and one data folder, or several on one database server, until it is stopped."""

import errno
import io
import os
import re
import shlex
import signal
import socket
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import click
from click.core import ParameterSource

from topcut.cli import backup as backing_up
from topcut.cli import options, output
from topcut.cli.asking import confirmed
from topcut.cli.data import noted, opened
from topcut.cli.holes import Version, holes, mended
from topcut.cli.interpreter import keep_for_good, look_seldom, share_one_heap, switch_often
from topcut.cli.mirror import aim_from, key_file
from topcut.cli.server_log import log_to_console
from topcut.cli.workers import Work, supervise
from topcut.refusal import Refusal
from topcut.store.security_log import Act
from topcut.web.settings import Limits, Mode, Settings
from topcut.words import say, sentence

if TYPE_CHECKING:
    from fastapi import FastAPI

    from topcut.desk import Desk
    from topcut.desk.backups import Backups

PORT = 8000
HERE, EVERYWHERE = "127.0.0.1", "0.0.0.0"  # phones are let in only with --lan
NOWHERE = "192.0.2.1"  # an address for documentation: nothing is sent, but the system says which route it would take
SPARE_FILES = 200
SHORTEST_TOKEN = 16
FIRST_HANDED_OVER = 3  # file descriptor, after those of input, output and errors
ONCE = {"again", "by_make", "upgrade_now"}  # options that are not typed a second time
BUSY = {errno.EADDRINUSE, errno.EACCES}
ELSEWHERE = {errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT, errno.EINVAL}  # the last: of one network card, and not which
HOST = r"[\w-]+(\.[\w-]+)*"
PLACE = re.compile(rf"({HOST}|\[[0-9A-Fa-f:]+\])(:[0-9]+)?")
NEEDS = {"listen": ("--listen", "url"), "figures": ("--figures", "url"), "key_file": ("--mirror-key", "mirror")}


@click.command
@options.data
@click.option("--port", metavar="N", type=click.IntRange(1, 65535), default=PORT, show_default=True)
@click.option("--lan", is_flag=True)
@click.option("--host", metavar="NAME")
@click.option("--url", metavar="https://NAME")
@click.option("--listen", metavar="ADDRESS", default=HERE, show_default=True)
@click.option("--figures", metavar="FILE", type=Path)
@click.option("--backup", metavar="FOLDER", type=Path)
@backing_up.sealed
@click.option("--upgrade-now", is_flag=True)
@click.option("--mirror", metavar="URL")
@key_file
@click.option("--set-up", "again", is_flag=True)
@click.option("--by-make", is_flag=True, hidden=True)
@click.option(
    "--workers",
    metavar="N",
    type=click.IntRange(1),
    envvar="WEB_CONCURRENCY",
    default=1,
)
@options.database
def serve(
    data: Path,
    *,
    database: str | None,
    port: int,
    lan: bool,
    host: str | None,
    url: str | None,
    listen: str,
    figures: Path | None,
    mirror: str | None,
    key_file: Path | None,
    again: bool,
    by_make: bool,
    workers: int,
    backup: Path | None,
    sealed: bool,
    upgrade_now: bool,
) -> None:
    look_seldom()
    switch_often()
    share_one_heap()
    if workers > 1 and database is None:
        raise Refusal("workers-many", workers=workers)
    _refuse_idle(url=url, mirror=mirror)
    if url is not None and (lan or host or mirror):
        raise Refusal("url-alone")
    if host is not None and not re.fullmatch(HOST, host):
        raise Refusal("host-odd", host=host)
    if database is not None and (backup is not None or sealed):
        raise Refusal("backup-database")
    aim = aim_from(mirror, key_file) if mirror is not None else None
    password = backing_up.given_password(twice=True) if sealed else None
    where = options.where(data, database)
    with opened(where, make=True, upgrade_now=upgrade_now) as desk:
        if url is not None:
            settings = hosted(url, figures)
        else:
            lan = lan or (host is None and _wanted_in_the_hall())
            typed = "make run LAN=1" if by_make else _command()
            settings = replace(settings_for(port, lan=lan, host=host), lan_command=typed, mirror=aim)
        if workers == 1:
            serve_desk(desk, port, settings, listen=listen, again=again, backup=(backup, password))
            return
        with _doorway(settings, listen, port) as (door, kept_open):
            _introduce(desk, port, settings, again=again)
            desk.store.close()  # the workers open it
            supervise(workers, Work(where, settings, door, kept_open))


def _refuse_idle(**given: str | None) -> None:
    """What was typed and would do nothing."""
    context = click.get_current_context()
    for name, (option, needed) in NEEDS.items():
        if given[needed] is None and context.get_parameter_source(name) is ParameterSource.COMMANDLINE:
            raise Refusal("option-idle", option=option, needed=f"--{needed}")


def _wanted_in_the_hall() -> bool:
    """Asked of a person at a terminal, where this computer is in a network; never of a service or a test."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return False
    address = lan_address()
    return address is not None and confirmed(say("serve-ask", address=address))


def _command() -> str:
    """What to type for the same with phones. A password that may be in it is not shown."""
    context = click.get_current_context()
    words = ["topcut", "serve", "--lan"]
    for one in context.command.params:
        name = one.name or ""
        if name not in ONCE and context.get_parameter_source(name) is ParameterSource.COMMANDLINE:
            value = "URL" if name == "database" else str(context.params[name])
            words += [one.opts[0]] if context.params[name] is True else [one.opts[0], value]
    return shlex.join(words)


def serve_desk(
    desk: "Desk",
    port: int,
    settings: Settings,
    *,
    listen: str = HERE,
    again: bool = False,
    words: Sequence[str] = (),
    backup: tuple[Path | None, str | None] = (None, None),
) -> None:
    """Until it is stopped; `words` are told before how to do that. Backups go where they went before, or to another
    folder, sealed with a password or not."""
    from topcut.web.server import Server

    with _doorway(settings, listen, port) as (door, kept_open):
        made = _introduce(desk, port, settings, again=again, words=words, backup=backup)
        signal.signal(signal.SIGTERM, lambda *_: sys.exit())  # after the server has stopped: then the folder is closed
        keep_for_good()
        Server(made, kept_open=kept_open).run(sockets=[door])


@contextmanager
def _doorway(settings: Settings, listen: str, port: int) -> Iterator[tuple[socket.socket, bool]]:
    """The socket at which browsers come in, and whether whoever started this program keeps it open."""
    handed_over = _handed_over()
    door = handed_over or _door(EVERYWHERE if settings.mode is Mode.LAN else listen, port)
    try:
        yield door, handed_over is not None
    finally:
        door.close()


def _introduce(
    desk: "Desk",
    port: int,
    settings: Settings,
    *,
    again: bool = False,
    words: Sequence[str] = (),
    backup: tuple[Path | None, str | None] = (None, None),
) -> "FastAPI":
    """What is told before it begins."""
    from topcut.web.access.account import ownerless, set_up
    from topcut.web.app import app

    log_to_console(settings.mode)
    made = app(desk, settings)
    told = _backed_up(made.state.backups, *backup)
    link = set_up(made, again=again)
    if settings.mode is Mode.LAN:
        noted(desk, Act.SERVED_IN_THE_HALL)
    output.lines((*greeting(settings, port), *told))
    if warning := old_python(sys.version_info[:3]):
        click.echo(warning, err=True)
    if link is not None:
        place = "hosted" if settings.mode is Mode.HOSTED else "here"
        click.echo(say("serve-set-up", place=place, link=link.link))
    for one in ownerless(made.state.access):
        click.echo(say("serve-ownerless", title=one.name), err=True)
    output.lines(words or (say("serve-stop"),))
    sys.stdout.flush()
    return made


def _backed_up(backups: "Backups", folder: Path | None, password: str | None) -> list[str]:
    """Where backups go from now on, and whether something lies there that could go on here."""
    chosen = folder or (backups.remembered if password else None)
    if chosen is not None:
        backups.choose(chosen, password)
    if backups.problem is not None:
        return [sentence(backups.problem)]
    if backups.folder is None:
        return []
    said = [say("serve-backup", folder=str(backups.folder))]
    if backups.holds_others():
        said.append(say("serve-copies", folder=str(backups.folder)))
    return said


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


def hosted(url: str, figures: Path | None = None) -> Settings:
    """On the internet: links begin with the address of the proxy, which alone speaks to browsers."""
    from topcut.web.access.secrets import digest

    try:
        said = urlsplit(url)
        _ = said.port
    except ValueError:  # a bracket that is not closed, or a port that is none
        raise Refusal("url-odd", url=url) from None
    is_bare = PLACE.fullmatch(said.netloc) and said.path in {"", "/"} and not (said.query or said.fragment)
    if said.scheme != "https" or said.hostname is None or not is_bare:
        raise Refusal("url-odd", url=url)
    token = None if figures is None else digest(_token(figures))
    hosts = Settings().hosts | {said.hostname}
    return Settings(mode=Mode.HOSTED, base_url=url.rstrip("/"), hosts=hosts, limits=_limits(), figures=token)


def _token(file: Path) -> str:
    try:
        token = file.read_text("utf-8").strip()
    except (OSError, UnicodeDecodeError):
        token = ""
    if len(token) < SHORTEST_TOKEN:
        raise Refusal("figures-weak", file=str(file), least=SHORTEST_TOKEN)
    return token


def _limits() -> Limits:
    """No more streams than the system lets us hold open, with some left for requests and files (K1, K3)."""
    usual = Limits()
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return usual
    few, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = usual.connections + SPARE_FILES
    if few < wanted:
        few = wanted if most == resource.RLIM_INFINITY else min(most, wanted)
        resource.setrlimit(resource.RLIMIT_NOFILE, (few, most))
    connections = max(1, min(usual.connections, few - SPARE_FILES // 2))
    return replace(usual, streams=max(0, min(usual.streams, few - SPARE_FILES)), connections=connections)


def greeting(settings: Settings, port: int) -> list[str]:
    if settings.mode is Mode.HOSTED:
        return [say("serve-hosted", url=settings.base_url, port=port)]
    lines = [say("serve-here", url=f"http://{HERE}:{port}")]
    if settings.mode is Mode.LAN:
        lines += [say("serve-lan", url=settings.base_url), qr(settings.base_url)]
    elif not settings.reaches_phones:
        lines.append(f"{say('serve-alone')} {settings.lan_command}")  # whole, however long the folder
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


def _handed_over() -> socket.socket | None:
    """A socket that systemd keeps open while this program is started anew, so that nobody is turned away meanwhile:
    https://www.freedesktop.org/software/systemd/man/latest/sd_listen_fds.html."""
    if os.environ.get("LISTEN_PID") != str(os.getpid()) or os.environ.get("LISTEN_FDS") != "1":
        return None
    return socket.socket(fileno=FIRST_HANDED_OVER)


def _door(host: str, port: int) -> socket.socket:
    from topcut.web.server import bound

    try:
        return bound(host[1:-1] if host.startswith("[") and host.endswith("]") else host, port)
    except OSError as error:
        if error.errno in BUSY:
            raise Refusal("port-busy", port=port, next=port + 1) from None
        if isinstance(error, socket.gaierror) or error.errno in ELSEWHERE:
            raise Refusal("listen-odd", address=host) from None
        raise
