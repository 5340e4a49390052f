"""`@kernel`: the compiled part of the rules, and where compiled code is kept.

A kernel is a plain function on named records. With `NUMBA_DISABLE_JIT=1` it stays plain Python.
Compiled code is cached in a folder named by a digest of every source that kernels are made of, because
the compiler's own cache does not notice an edit in a called file or in a table. The rules have a folder of their own:
they call nothing above them, so an edit of a bot does not compile them anew. So have encodings and tables of games.
"""

import hashlib
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar, cast

import numba
import numpy as np
import platformdirs
from numba.core import config as settings
from numba.core import types as numba_types
from numpy.typing import NDArray

from ..registry import settle

F = TypeVar("F", bound=Callable[..., Any])

config: Any = settings
types: Any = numba_types

PACKAGE: Final = Path(__file__).parents[2]
COMPILED: Final = not config.DISABLE_JIT


def digest(*parts: str) -> str:
    """Name the sources and tables in these folders and files, on which compiled code depends."""
    sources = [path for part in parts for suffix in ("py", "csv") for path in (PACKAGE / part).rglob(f"*.{suffix}")]
    sources += [PACKAGE / part for part in parts if part.endswith(".py")]
    whole = hashlib.sha256(f"{numba.__version__} {sys.version}".encode())
    for path in sorted(sources):
        whole.update(path.relative_to(PACKAGE).as_posix().encode() + b"\0" + path.read_bytes())
    for box, path in settle().items():
        whole.update(box.encode() + b"\0" + path.read_bytes())
    return whole.hexdigest()[:16]


def cache_folder(*parts: str) -> Path:
    """Return the folder of this version's compiled kernels; `NUMBA_CACHE_DIR` moves it."""
    base = os.environ.get("NUMBA_CACHE_DIR")
    root = Path(base) if base else platformdirs.user_cache_path("crownland")
    return root / f"kernels-{digest(*parts)}"


FOLDER: Final = cache_folder("rules", "bots", "arena/play.py")
FOLDERS: Final = {  # of packages whose kernels call fewer others, or more
    "rules": cache_folder("rules"),
    "encoding": cache_folder("rules", "encoding"),
    "tables": cache_folder("rules", "bots", "encoding", "tables"),
}
_NO_ENTRY_IN_C: Final[Any] = {"no_cfunc_wrapper": True}
_ON_ITS_OWN: Final[Any] = {"forceinline": False}  # said, because what is called would take it over from its caller
INTO_CALLERS: Final[Any] = {"forceinline": True}
ONLY_KERNELS_CALL: Final[Any] = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}  # saves compile time


def kernel(function: F) -> F:
    """Compile a rule at its first call, without the interpreter's lock, and keep it on disk."""
    return _kernel(function, _ON_ITS_OWN)


def inlined(function: F) -> F:
    """A kernel that becomes part of each kernel that calls it: for the few steps of which a game is made."""
    return _kernel(function, INTO_CALLERS)


def _kernel(function: F, options: Any) -> F:
    """A kernel is never an argument, so it needs no second entry for callers in C: an eighth less to compile."""
    if not COMPILED:
        return function
    folder = FOLDERS.get(function.__module__.partition(".")[2].partition(".")[0], FOLDER)
    before, config.CACHE_DIR = config.CACHE_DIR, str(folder)
    try:
        compiled = numba.njit(cache=True, nogil=True, error_model="numpy", **_NO_ENTRY_IN_C, **options)(function)
    finally:
        config.CACHE_DIR = before
    _take_wide_numbers(compiled)
    return cast(F, compiled)


def _take_wide_numbers(compiled: Any) -> None:
    """Let callers hand over numbers as 64 bits, so that a kernel is not compiled again for every width and constant.

    The compiler does not promise this method; where it has none, kernels are only compiled more often.
    """
    resolve = getattr(compiled, "get_call_template", None)
    if resolve is None:
        return

    def resolve_wide(positional: Any, named: Any) -> Any:
        return resolve(tuple(map(_wide, positional)), {name: _wide(kind) for name, kind in named.items()})

    compiled.get_call_template = resolve_wide


def _wide(kind: Any) -> Any:
    kind = types.unliteral(kind)
    if isinstance(kind, types.Integer) and kind != types.uint64:
        return types.int64
    if isinstance(kind, types.BaseTuple):
        return types.BaseTuple.from_types(tuple(map(_wide, kind.types)))
    return kind


def plain(function: F) -> F:
    """Return a kernel as the function it was: sooner done for a single small step in Python."""
    return cast(F, getattr(function, "py_func", function))


def layout(fields: list[Any]) -> np.dtype[np.void]:
    """Describe a record: named fields, each on the boundary that the processor likes."""
    hidden = [name for name, *_ in fields if hasattr(np.record, name)]
    assert not hidden, f"a record has attributes of its own by these names: {hidden}"
    return np.dtype(fields, align=True)


def blank(layout: np.dtype[np.void], n: int = 1) -> NDArray[Any]:
    """Make an array of `n` empty records whose fields read as attributes, compiled or not."""
    return np.zeros(n, np.dtype((np.record, layout)))


def inside(states: NDArray[Any], field: str) -> NDArray[Any]:
    """Return the records that a field of the first state holds, as an array that kernels take as it is."""
    found: NDArray[Any] = states[field][0]
    return found if COMPILED else found.view(np.dtype((np.record, found.dtype)))
