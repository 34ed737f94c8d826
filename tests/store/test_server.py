"""Several processes on one database server: what one writes the others know, and nothing acknowledged is lost."""

import shutil
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

import psycopg
import pytest

from tests.cutting import Cut
from tests.keeping import CUP, ORGANIZER, behind_its_back, create, desk_on, set_up, with_cup
from tests.postgres import Cluster
from tests.refusing import refusal_from
from tests.web.serving import until
from topcut.ids import PlayerId, TournamentId
from topcut.refusal import Refusal
from topcut.rules.chain import Head, Sealed
from topcut.rules.fold import fold
from topcut.rules.texts import Person
from topcut.store import Beside, Entry, Overtaken, Stamp, Store, knowledge
from topcut.store.accounts import Account, Session
from topcut.store.alarms import PHONE, Alarm
from topcut.store.displays import Choice
from topcut.store.keeping import Keeping
from topcut.store.mirrors import Mirrored, Taken
from topcut.store.place import Database
from topcut.store.security_log import Line

AT = "2026-11-15T09:41:07.120Z"
STAMP = Stamp(AT, "organizer", "olga")
SESSION = Session("s1", b"c" * 32, b"d" * 32, "judge", "p1", CUP, "iPhone", AT, AT)


def entry(number: int) -> list[Entry]:
    return [Entry("Counted", 1, {"number": number})]


@pytest.fixture
def two(database: Database, tmp_path: Path) -> Iterator[tuple[Store, Store]]:
    """Two processes, each with a folder of its own, as on two computers."""
    with_cup(database)
    with Store(database) as one, Store(replace(database, folder=tmp_path / "other")) as other:
        yield one, other


class TestTogether:
    def test_the_log_s_own_key_says_who_was_first(self, two: tuple[Store, Store]) -> None:
        one, other = two
        n = one.head(CUP).n
        head = one.append(CUP, n, STAMP, entry(1))
        with pytest.raises(Overtaken):
            other.append(CUP, n, STAMP, entry(2))
        assert other.head(CUP) == head
        assert other.append(CUP, n + 1, STAMP, entry(2)).n == n + 2

    def test_two_desks_decide_again_and_no_fact_is_lost(self, two: tuple[Store, Store]) -> None:
        desks = [desk_on(store) for store in two]
        n = two[0].head(CUP).n
        for batch in range(20):
            desks[batch % 2].act(CUP, ORGANIZER, set_up, batch, key=f"k{batch}")
        until(lambda: [store.head(CUP).n for store in two] == [n + 20] * 2, "both know all")
        assert desks[0].look(CUP) == desks[1].look(CUP)

    @pytest.mark.fault("D2")
    def test_one_request_that_comes_to_both_is_done_once(self, two: tuple[Store, Store]) -> None:
        first, second = (desk_on(store).act(CUP, ORGANIZER, set_up, 1, key="tap") for store in two)
        assert first == second
        made, again = (
            desk_on(store).create(ORGANIZER, create, tournament=TournamentId("new"), key="n") for store in two
        )
        assert made == again

    def test_what_one_changes_the_other_hears(self, two: tuple[Store, Store]) -> None:
        one, other = two
        heard: list[TournamentId | None] = []
        other.listen(heard.append)
        edition, access, less = other.edition(CUP), other.access_edition, other.taken_away
        one.append(
            CUP, one.head(CUP).n, STAMP, entry(1), beside=Beside([Person(PlayerId("p1"), "Ana", salt=b"x" * 16)])
        )
        until(lambda: other.edition(CUP) > edition, "the names have changed")
        assert other.head(CUP) == one.head(CUP)
        until(lambda: heard[:1] == [CUP], "those who listen are told")
        one.change_access(lambda accounts: accounts.put(Account("olga", "Olga", "hash", AT)))
        until(lambda: other.access_edition > access, "somebody can come in")
        one.change_access(lambda accounts: accounts.put(replace(SESSION, ended=AT)))
        until(lambda: other.taken_away > less, "somebody cannot come in any more")
        one.raise_alarm(CUP, Alarm(PHONE, 7, "ab", AT))
        until(lambda: len(other.alarms(CUP)) == 1, "an alarm")
        one.set_display(CUP, Choice.BLANK)
        assert other.display(CUP) is Choice.BLANK

    def test_what_becomes_of_a_tournament_is_known_to_both(self, two: tuple[Store, Store]) -> None:
        one, other = two
        new = TournamentId("new")
        one.begin(new, "New", STAMP, entry(1), seed=bytes(32))
        until(lambda: other.knows(new), "it was begun")
        assert [listed.id for listed in other.tournaments()] == [CUP, new]
        one.keep(new, Keeping(deleted=AT))
        until(lambda: other.trouble(new) is not None, "it was deleted")
        assert refusal_from(other.append, new, 1, STAMP, entry(2)).code == "tournament-deleted"
        one.remove(new, AT)
        until(lambda: other.gone(new) == AT, "it was removed")
        assert refusal_from(other.head, new).code == "tournament-deleted"

    def test_whoever_comes_before_the_news_finds_what_was_just_begun(self, two: tuple[Store, Store]) -> None:
        """The page that a form leads to may be asked of another process a moment later."""
        one, other = two
        other._medium.hear(lambda _: None)  # as if the news were still on their way
        new, none = TournamentId("new"), TournamentId("none")
        one.begin(new, "New", STAMP, entry(1), seed=bytes(32))
        assert other.knows(new)
        assert other.head(new) == one.head(new)
        assert other.append(new, 1, STAMP, entry(2)).n == 2
        for made_up in (none, TournamentId(""), TournamentId("\0")):
            assert not other.knows(made_up)
            assert refusal_from(other.head, made_up).code == "tournament-unknown"
        assert none not in other._knowledge.found.kept, "addresses that anyone makes up fill no memory"

    def test_lines_of_the_security_log_have_their_own_numbers(self, two: tuple[Store, Store]) -> None:
        for number in range(6):
            two[number % 2].note(Line(AT, "signed-in"))
        assert [line.n for line in two[0].security_log()] == [6, 5, 4, 3, 2, 1]

    def test_one_of_them_leads_and_when_it_is_gone_another_does(self, two: tuple[Store, Store]) -> None:
        one, other = two
        assert (one.leads, other.leads) == (True, False)
        one.close()
        until(lambda: other.leads, "somebody has to call time")

    @pytest.mark.parametrize("said", ["", "hello", "a b c d", "me b many cup"])
    def test_what_another_program_says_on_our_channel_stops_nobody_from_listening(
        self, database: Database, two: tuple[Store, Store], said: str
    ) -> None:
        """Whoever may use the database may say anything there; a later Topcut may say more than this one knows."""
        one, other = two
        with psycopg.connect(database.url, autocommit=True) as line:
            line.execute("SELECT pg_notify('topcut', %s)", (said,))
        one.append(CUP, one.head(CUP).n, STAMP, entry(1))
        until(lambda: other.head(CUP) == one.head(CUP), "it still listens", 20)
        one.close()
        until(lambda: other.leads, "and still takes the lead", 20)

    def test_what_others_write_into_logs_that_nobody_opens_here_is_let_go(
        self, two: tuple[Store, Store], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(knowledge, "LOGS_KEPT", 2)
        one, other = two
        ids = [TournamentId(name) for name in ("first", "second", "third", "fourth")]
        for id in ids:
            one.begin(id, "New", STAMP, entry(1), seed=bytes(32))
            until(lambda id=id: other.knows(id), "it was begun")  # type: ignore[misc]  # bound now
        assert list(other._knowledge._just_read) == ids[2:]
        assert [len(list(other.sealed(id))) for id in ids] == [1, 1, 1, 1]

    def test_secrets_and_counts_are_shared(self, two: tuple[Store, Store]) -> None:
        one, other = two
        assert one.server_key("forms") == other.server_key("forms") != one.server_key("another")
        assert one.fleeting is not None
        assert other.fleeting is not None
        assert [one.fleeting.count("guess", 60), other.fleeting.count("guess", 60)] == [1, 2]
        assert other.fleeting.count_all({"write": 60, "guess": 60}) == {"guess": 3, "write": 1}
        one.fleeting.keep("halfway", "browser", "olga", 60)
        assert other.fleeting.look("halfway", "browser") == "olga"
        assert [other.fleeting.take("halfway", "browser"), one.fleeting.take("halfway", "browser")] == ["olga", None]
        one.fleeting.keep("halfway", "browser", "olga", 0)
        assert one.fleeting.look("halfway", "browser") is None


class TestCut:
    @pytest.mark.fault("B16")
    def test_what_happened_while_the_line_was_cut_is_looked_at(self, two: tuple[Store, Store]) -> None:
        one, other = two
        access, edition = other.access_edition, other.edition(CUP)
        terminate(other, "LISTEN%' OR query LIKE '%pg_try_advisory_lock%' OR query LIKE 'SELECT $1 > 0")
        one.append(CUP, one.head(CUP).n, STAMP, entry(1))
        one.change_access(lambda accounts: accounts.put(replace(SESSION, ended=AT)))
        until(lambda: other.access_edition > access, "who may come in is looked up again")
        until(lambda: other.edition(CUP) > edition, "names are looked up again")
        assert other.head(CUP) == one.head(CUP)
        assert other.taken_away

    @pytest.mark.fault("B16")
    def test_connections_that_were_ended_are_no_loss(self, database: Database) -> None:
        with Store(with_cup(database)) as store:
            for number in range(3):
                terminate(store, "%")
                assert store.append(CUP, store.head(CUP).n, STAMP, entry(number)).n == 2 + number
                terminate(store, "%")
                assert len(list(store.sealed(CUP))) == 2 + number

    @pytest.mark.fault("B16")
    @pytest.mark.parametrize("reaches_the_server", [True, False])
    def test_an_act_whose_commit_is_cut_is_done_once(self, database: Database, *, reaches_the_server: bool) -> None:
        """The answer is lost, or even the question: the log says which, and the act is acknowledged once."""
        with_cup(database)
        with Cut(database) as line, Store(line.database) as store:
            desk = desk_on(store)
            line.cut_at(b"COMMIT\0", reaches_the_server=reaches_the_server)
            receipt = desk.act(CUP, ORGANIZER, set_up, 1)
            assert line.cuts == 1
            assert (receipt.n, store.head(CUP).n) == (2, 2)
            line.cut_at(b"COMMIT\0", reaches_the_server=reaches_the_server)
            assert desk.act(CUP, ORGANIZER, set_up, 2, key="tap") == desk.act(CUP, ORGANIZER, set_up, 2, key="tap")
        assert behind_its_back(database, "SELECT n FROM facts ORDER BY n") == [(1,), (2,), (3,)]

    @pytest.mark.fault("B16")
    def test_what_cannot_be_told_from_the_log_is_not_tried_again(self, database: Database) -> None:
        with_cup(database)
        with Cut(database) as line, Store(line.database) as store:
            line.cut_at(b"COMMIT\0", reaches_the_server=True)
            put = refusal_from(store.change_access, lambda accounts: accounts.put(Account("o", "Olga", "hash", AT)))
            assert put.code == "database-away"
            assert store.read_access(lambda accounts: accounts.one(Account, id="o")) is not None, (
                "look before you retry"
            )


@pytest.fixture(scope="module")
def own() -> Iterator[Cluster]:
    """A server for tests that harm it."""
    made = Cluster()
    yield made
    made.remove()


class TestHarm:
    @pytest.mark.fault("B16")
    @pytest.mark.parametrize("how", ["stop", "kill"])
    def test_a_server_that_is_restarted_has_all_that_was_acknowledged(
        self, own: Cluster, tmp_path: Path, how: str
    ) -> None:
        where = Database(own.url(own.fresh()), tmp_path)
        with Store(with_cup(where), wait=20.0) as store:
            desk = desk_on(store)
            desk.act(CUP, ORGANIZER, set_up, 1)
            getattr(own, how)()
            own.start()
            assert desk.act(CUP, ORGANIZER, set_up, 2).n == 3
            assert [one.n for one in desk.history(CUP)] == [1, 2, 3]

    @pytest.mark.fault("B16")
    def test_while_there_is_no_server_a_sentence_says_so(self, own: Cluster, tmp_path: Path) -> None:
        where = Database(own.url(own.fresh()), tmp_path)
        with Store(with_cup(where), wait=0.1) as store:
            before = store.access_edition
            own.stop()
            assert refusal_from(store.append, CUP, 1, STAMP, entry(1)).code == "database-away"
            assert refusal_from(list, store.sealed(CUP)).code == "database-away"
            until(lambda: store.access_edition > before, "nobody is let in by what was known before")
            assert refusal_from(Store, where).code == "database-unreached"
            own.start()
            until(lambda: refused(lambda: store.append(CUP, store.head(CUP).n, STAMP, entry(1))) is None, "it goes on")

    @pytest.mark.fault("B17")
    @pytest.mark.parametrize("setting", ["fsync", "full_page_writes", "synchronous_commit"])
    def test_a_server_that_may_lose_what_it_saved_is_refused(self, own: Cluster, tmp_path: Path, setting: str) -> None:
        where = Database(own.url(own.fresh()), tmp_path)
        own.ask(f"ALTER SYSTEM SET {setting} = off")
        own.ask("SELECT pg_reload_conf()")
        until(lambda: own.ask(f"SHOW {setting}") == [("off",)], "it is set")
        try:
            refused = refusal_from(Store, where)
            assert (refused.code, refused.parameters) == ("database-unsafe", {"setting": setting})
        finally:
            own.ask(f"ALTER SYSTEM RESET {setting}")
            own.ask("SELECT pg_reload_conf()")
            until(lambda: own.ask(f"SHOW {setting}") == [("on",)], "it is put right")

    @pytest.mark.fault("B9", "B16")
    def test_a_copy_without_the_last_write_makes_that_tournament_read_only(self, own: Cluster, tmp_path: Path) -> None:
        """As after a failover to a replica that was promoted too early."""
        where = Database(own.url(own.fresh()), tmp_path / "one")
        elsewhere = replace(where, folder=tmp_path / "two")
        with_cup(where, acts=2)
        with Store(where) as store:
            desk_on(store).create(ORGANIZER, create, tournament=TournamentId("other"))
        own.stop()
        shutil.copytree(own.data, tmp_path / "replica")
        own.start()
        with ExitStack() as opened:
            store = opened.enter_context(Store(where, wait=20.0))
            last = desk_on(store).act(CUP, ORGANIZER, set_up, 3)
            own.stop()
            shutil.rmtree(own.data)
            shutil.copytree(tmp_path / "replica", own.data)
            own.adopt()
            own.start()
            said = refusal_from(desk_on(store).act, CUP, ORGANIZER, set_up, 4)
            assert (said.code, said.parameters) == ("log-behind-witness", {"n": last.n - 1, "witnessed": last.n})
            assert desk_on(store).act(TournamentId("other"), ORGANIZER, set_up, 1).n == 2, "the others go on"
        for process in (elsewhere, where):
            with Store(process) as again:
                trouble = again.trouble(CUP)
                assert trouble is not None
                assert trouble.parameters["witnessed"] == last.n, "others and later ones know it, too"


def terminate(store: Store, like: str) -> None:
    """Ends the connections of this process whose last question was like this."""
    assert isinstance(store.where, Database)
    with psycopg.connect(store.where.url, autocommit=True) as server:
        server.execute(
            "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity"
            f" WHERE datname = current_database() AND pid <> pg_backend_pid() AND (query LIKE '{like}')".encode()
        )


def refused(ask: object) -> Refusal | None:
    assert callable(ask)
    try:
        ask()
    except Refusal as refusal:
        return refusal
    return None


def history(folder: Path, *acts: int) -> list[Sealed]:
    """The log of a hall after these acts; the same up to where they differ."""
    with Store(folder) as store:
        for number in acts:
            desk_on(store).act(CUP, ORGANIZER, set_up, number)
        return list(store.sealed(CUP))


class TestHistories:
    def test_a_mirrored_log_that_became_another_is_folded_again_everywhere(
        self, database: Database, tmp_path: Path
    ) -> None:
        first = history(with_cup(tmp_path / "hall"), 1)
        shutil.copytree(tmp_path / "hall", tmp_path / "another")
        here, there = history(tmp_path / "hall", 2), history(tmp_path / "another", 3)
        common = Head(len(first), first[-1].hash)
        made = Mirrored("olga", AT, len(here))
        with Store(database) as one, Store(replace(database, folder=tmp_path / "other")) as other:
            one.halls.take(CUP, made, Taken(Head(0, b""), here), title="Cup", noted=None)
            desks = [desk_on(store) for store in (one, other)]
            until(lambda: other.knows(CUP), "it was heard")
            before = [desk.look(CUP) for desk in desks]
            one.halls.take(CUP, made, Taken(common, there[len(first) :]), noted=None)
            until(lambda: other.head(CUP) == one.head(CUP), "the new history was heard")
            after = [desk.look(CUP) for desk in desks]
            assert after == [fold(list(desk.history(CUP))) for desk in desks]
            assert before[0] != after[0] == after[1]
            assert len(here) == len(there), "no length tells them apart"
        with Store(replace(database, folder=tmp_path / "other")) as other:
            trouble = other.trouble(CUP)
            assert trouble is not None
            assert trouble.code == "decided-at-the-hall"

    def test_a_shorter_history_of_the_hall_is_no_loss_at_the_next_start(
        self, database: Database, tmp_path: Path
    ) -> None:
        long = history(with_cup(tmp_path / "hall"), 1, 2, 3)
        short, made = long[:-1], Mirrored("olga", AT, len(long))
        elsewhere = replace(database, folder=tmp_path / "other")
        with Store(database) as one, Store(elsewhere) as other:
            other.halls.take(CUP, made, Taken(Head(0, b""), long), title="Cup", noted=None)
            until(lambda: one.knows(CUP), "it was heard")
            one.halls.take(CUP, made, Taken(Head(len(short), short[-1].hash)), noted=None)
            until(lambda: other.head(CUP).n == len(short), "it was heard")
        with Store(elsewhere) as other:
            trouble = other.trouble(CUP)
            assert trouble is not None
            assert trouble.code == "decided-at-the-hall"
            assert other.head(CUP).n == len(short)

    def test_what_was_struck_out_is_folded_again_everywhere(self, two: tuple[Store, Store]) -> None:
        one, other = two
        known = other.history(CUP)
        one.append(CUP, one.head(CUP).n, STAMP, entry(1), beside=Beside(deleted=[(1, "title")]))
        until(lambda: other.history(CUP) == known + 1, "it was heard")
