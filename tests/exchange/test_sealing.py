import pytest
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from topcut.exchange import sealing
from topcut.exchange.sealing import is_sealed, made, seal, unseal
from topcut.refusal import Refusal

CONTENT = b"Ana, Bo, and a warning nobody else may read\n" * 3


def test_what_is_sealed_comes_back_with_its_password_and_is_unreadable_without() -> None:
    file = seal(CONTENT, "correct horse")
    assert is_sealed(file)
    assert b"Ana" not in file
    assert unseal(file, "correct horse") == CONTENT


def test_two_files_of_the_same_content_have_nothing_in_common() -> None:
    assert seal(CONTENT, "correct horse")[16:60] != seal(CONTENT, "correct horse")[16:60]


@pytest.mark.parametrize("at", [20, 40, 60, -1])
def test_a_wrong_password_and_a_changed_bit_open_nothing(at: int) -> None:
    file = bytearray(seal(CONTENT, "correct horse"))
    with pytest.raises(Refusal) as refused:
        unseal(bytes(file), "wrong horse")
    assert refused.value.code == "sealed-shut"
    file[at] ^= 1
    with pytest.raises(Refusal) as refused:
        unseal(bytes(file), "correct horse")
    assert refused.value.code == "sealed-shut"


def test_what_an_earlier_version_sealed_is_opened() -> None:
    salt, secret = made("correct horse")
    begins = b"topcut-sealed-1\n" + salt + bytes(12)
    assert unseal(begins + AESGCM(secret).encrypt(bytes(12), CONTENT, begins), "correct horse") == CONTENT


def test_what_is_sealed_is_packed_and_not_unpacked_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    file = seal(CONTENT * 1000, "correct horse")
    assert len(file) < len(CONTENT) * 20
    assert unseal(file, "correct horse") == CONTENT * 1000
    monkeypatch.setattr(sealing, "LARGEST", len(CONTENT))
    with pytest.raises(Refusal, match="sealed-shut"):
        unseal(file, "correct horse")


@pytest.mark.parametrize("file", [b"", b"PK\3\4", b"topcut-sealed-1\nshort"])
def test_another_file_or_a_beginning_of_one_is_refused(file: bytes) -> None:
    with pytest.raises(Refusal) as refused:
        unseal(file, "correct horse")
    assert refused.value.code in {"sealed-foreign", "sealed-shut"}
