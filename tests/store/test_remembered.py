from topcut.ids import TournamentId
from topcut.store.remembered import Remembered

CUP = TournamentId("cup")


def test_an_answer_is_read_once_for_each_edition() -> None:
    kept: Remembered[int] = Remembered()
    read: list[int] = []

    def count() -> int:
        read.append(1)
        return len(read)

    assert [kept.answer(CUP, edition, count) for edition in (1, 1, 2, 2)] == [1, 1, 2, 2]


def test_nothing_is_an_answer_too() -> None:
    kept: Remembered[int | None] = Remembered()
    assert kept.answer(CUP, 1, lambda: None) is None
    assert kept.answer(CUP, 1, lambda: 7) is None
