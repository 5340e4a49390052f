"""`@kernel` needs of the compiler only what it promises."""

from collections.abc import Callable
from typing import Any

import pytest

from crownland.engine import kernel as engine
from crownland.engine.kernel import kernel


class Compiled:
    """What a compiler without the method that we hook into might return."""

    __slots__ = ("py_func",)

    def __init__(self, function: Callable[..., Any]) -> None:
        self.py_func = function

    def __call__(self, *arguments: Any) -> Any:
        return self.py_func(*arguments)


def test_a_compiler_without_the_hook_still_compiles(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "COMPILED", True)
    monkeypatch.setattr("numba.njit", lambda **options: Compiled)
    before = engine.config.CACHE_DIR

    @kernel
    def twice(number: int) -> int:
        return 2 * number

    assert twice(21) == 42
    assert isinstance(twice, Compiled)
    assert before == engine.config.CACHE_DIR
