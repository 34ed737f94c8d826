"""Whom a browser stands for is looked up once for each state of who may come in."""

from tests.web.hall import Hall
from topcut.web.access.memory import MOST, Memory


def test_it_is_looked_up_once_until_something_changes() -> None:
    memory, looks = Memory[str](), []

    def look() -> tuple[str, ...]:
        looks.append(1)
        return (f"look {len(looks)}",)

    assert [memory.recall(1, "cookie", look) for _ in range(3)] == [("look 1",)] * 3
    assert memory.recall(2, "cookie", look) == ("look 2",)


def test_strangers_and_too_many_cost_no_memory() -> None:
    memory = Memory[str]()
    assert memory.recall(1, "stranger", lambda: ()) == ()
    assert memory.recall(1, "stranger", lambda: ("let in",)) == ("let in",)
    for number in range(MOST):
        memory.recall(1, number, lambda: ("somebody",))
    assert memory.recall(1, "stranger", lambda: ("looked up anew",)) == ("looked up anew",)


def test_a_page_that_is_only_looked_at_asks_the_database_for_nobody(hall: Hall) -> None:
    t = hall.paired()
    me = hall.player("p1")
    edition = hall.store.access_edition
    looks = []
    read = hall.store.read_access

    def counted(job: object) -> object:
        looks.append(job)
        return read(job)  # type: ignore[arg-type]  # as it is

    hall.store.read_access = counted  # type: ignore[method-assign,assignment]  # counts, and passes on
    for _ in range(5):
        assert me.get(f"/t/{t}/me").status_code == 200
    assert len(looks) == 1
    assert hall.store.access_edition == edition
