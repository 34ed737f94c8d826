"""The commands security-log and remove-second-factors: what happened at the doors, and a way back in for an owner."""

from itertools import islice

import click

from topcut.cli import options, output
from topcut.cli.data import opened
from topcut.exchange.people_csv import same
from topcut.refusal import Refusal
from topcut.store.place import Where
from topcut.words import say, shown


@click.command("security-log")
@options.place
@click.option("--last", metavar="N", type=click.IntRange(1), default=200, show_default=True)
@options.json
def security_log(data: Where, last: int, json: bool) -> None:
    from dataclasses import asdict

    from topcut.desk.watching import Telling

    with opened(data) as desk:
        lines = list(reversed(list(islice(desk.store.security_log(), last))))
        if json:
            return output.as_json([asdict(line) for line in lines])
        telling = Telling(desk)
        told = [telling.told(line) for line in lines]
    if not told:
        return click.echo(say("security-none"))
    rows = ((output.when(one.at) if one.at else "", one.sentence, one.by, one.where, one.title) for one in told)
    columns = ("when", "what", "who", "where", "tournament")
    return output.table(columns, (tuple(shown(cell, longest=70) for cell in row) for row in rows))


@click.command("remove-second-factors")
@click.argument("name")
@options.place
def remove_second_factors(name: str, data: Where) -> None:
    from topcut.store.accounts import Account, Accounts, Authenticator, Passkey, Session, Token
    from topcut.store.security_log import Act, by_command

    with opened(data) as desk:
        now = desk.clock.stamp()

        def job(accounts: Accounts) -> tuple[str, int]:
            found = [one for one in accounts.every(Account) if same(one.name) == same(name)]
            if not found:
                raise Refusal("account-unknown", name=name)
            id = found[0].id
            keys, apps = accounts.every(Passkey, account=id), accounts.every(Authenticator, account=id)
            accounts.remove(*keys, *apps, *accounts.every(Token, holder=id, kind="recovery"))
            accounts.remove(*accounts.every(Session, holder=id, tournament=None))
            accounts.note(by_command(now, Act.SECONDS_REMOVED, about=id))
            return found[0].name, len(keys) + len(apps)

        shown_name, removed = desk.store.change_access(job)
    click.echo(say("second-factors-removed", name=shown_name, count=removed))
