"""`@kernel`: compiled functions, and where compiled code is cached.

A kernel is a plain function on named records. With `NUMBA_DISABLE_JIT=1` it stays plain Python.
The compiler's own cache does not notice an edit in a called file or in a table of pieces. So compiled code is cached
in a folder named by a digest of every source that the kernels of a layer can call. Each layer has its own folder: an
edit of a bot does not compile the rules again, and an edit of a view, a record, an explain or a terminal file compiles
nothing.
"""

import hashlib
import os
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any, Final, TypeVar, cast

import numba
import numpy as np
import platformdirs
from filelock import FileLock
from numba.core import cgutils as numba_cgutils
from numba.core import config as settings
from numba.core import types as numba_types
from numba.extending import intrinsic, overload
from numba.np import arrayobj as numba_arrayobj
from numpy.typing import NDArray

from .registry import FAMILIES, freeze_registry

F = TypeVar("F", bound=Callable[..., Any])

config: Any = settings
types: Any = numba_types
cgutils: Any = numba_cgutils
arrayobj: Any = numba_arrayobj

PACKAGE: Final = Path(__file__).parents[1]
COMPILED: Final = not config.DISABLE_JIT


LAYERS: Final = {  # the layer of a file in a game's folder, by the first word of its name; others are rules
    "encode": "encoding",
    "explain": "analysis",
    "policies": "bots",
    "record": "match",
    "terminal": "cli",
    "value": "bots",
    "view": "match",
}
_SHARED: Final = (PACKAGE / "games" / "land", PACKAGE / "games" / "draft")
_SOURCES: Final = {  # of each layer: files outside the folders of games, and the layers of files inside them
    "rules": (("engine/*.py",), {"rules"}),
    "bots": (("engine/*.py", "bots/*.py", "arena/play.py"), {"rules", "bots"}),
    "encoding": (("engine/*.py", "encoding/*.py"), {"rules", "encoding"}),
    "batch": (("engine/*.py", "bots/*.py", "encoding/*.py", "batch/*.py"), {"rules", "bots", "encoding"}),
}


def layer(stem: str) -> str:
    """Return the layer of a file in a game's folder."""
    return LAYERS.get(stem.partition("_")[0], "rules")


def sources(of: str) -> list[Path]:
    """List the files that the kernels of a layer depend on, tables of pieces included."""
    patterns, layers = _SOURCES[of]
    files = [path for pattern in patterns for path in PACKAGE.glob(pattern)]
    for folder in (*_SHARED, *(family.folder for family in FAMILIES.values())):
        files += [path for path in folder.glob("*.py") if layer(path.stem) in layers]
        files += folder.glob("*.csv")
    return sorted({*files, *freeze_registry().values()})


def digest(of: str) -> str:
    """Return a digest of the sources of a layer, of the compiler and of Python."""
    whole = hashlib.sha256(f"{numba.__version__} {sys.version}".encode())
    for path in sources(of):
        whole.update(f"{path.parent.name}/{path.name}".encode() + b"\0" + path.read_bytes())
    return whole.hexdigest()[:16]


def cache_folder(of: str) -> Path:
    """Return the folder of a layer's compiled kernels; `NUMBA_CACHE_DIR` moves it."""
    base = os.environ.get("NUMBA_CACHE_DIR")
    root = Path(base) if base else platformdirs.user_cache_path("crownland")
    return root / f"kernels-{digest(of)}"


FOLDERS: Final = {of: cache_folder(of) for of in _SOURCES}
_NO_ENTRY_IN_C: Final[Any] = {"no_cfunc_wrapper": True}
_ON_ITS_OWN: Final[Any] = {"forceinline": False}  # explicit, because callees would inherit it from their callers
INTO_CALLERS: Final[Any] = {"forceinline": True}
_AS_SOURCE: Final[Any] = {"inline": "always"}
ONLY_KERNELS_CALL: Final[Any] = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}  # saves compile time


def kernel(function: F) -> F:
    """Compile a function at its first call, without the GIL, and cache it on disk."""
    return _kernel(function, _ON_ITS_OWN)


def inlined(function: F) -> F:
    """Compile a kernel that is inlined into each calling kernel: for the few steps of every game."""
    return _kernel(function, INTO_CALLERS)


def subkernel(function: F) -> F:
    """Compile a function as a part of the kernel that calls it: for a large one with one caller, compiled once then.

    Its ints must be of 64 bits: no call widens them.
    """
    return _kernel(function, _AS_SOURCE)


def _kernel(function: F, options: Any) -> F:
    """Compile without a C entry point, which kernels do not need: an eighth less compile time."""
    if not COMPILED:
        return function
    folder = FOLDERS[kernel_layer(function.__module__)]
    before, config.CACHE_DIR = config.CACHE_DIR, str(folder)
    try:
        compiled = numba.njit(cache=True, nogil=True, error_model="numpy", **_NO_ENTRY_IN_C, **options)(function)
    finally:
        config.CACHE_DIR = before
    _take_wide_numbers(compiled)
    _save_alone(compiled, folder)
    return cast(F, compiled)


def kernel_layer(module: str) -> str:
    """Return the layer whose folder the kernels of a module are cached in."""
    package = module.partition("crownland.")[2].partition(".")[0]
    if package in ("encoding", "batch"):
        return package
    if package == "engine":
        return "rules"
    own = layer(module.rpartition(".")[2]) if package in ("games", "") else "bots"
    return own if own in _SOURCES else "bots"


def _take_wide_numbers(compiled: Any) -> None:
    """Let callers pass numbers as 64 bits, so that a kernel is not compiled again for every width and constant.

    The hooked method is not public; without it kernels are compiled more often.
    """
    resolve = getattr(compiled, "get_call_template", None)
    if resolve is None:
        return

    def resolve_wide(positional: Any, named: Any) -> Any:
        return resolve(tuple(map(_wide, positional)), {name: _wide(kind) for name, kind in named.items()})

    compiled.get_call_template = resolve_wide


def _save_alone(compiled: Any, folder: Path) -> None:
    """Let one process at a time save code: the compiler numbers its files without regard to other processes.

    The hooked method is not public; without it, processes that compile at the same time may mix up their files.
    """
    cache = getattr(compiled, "_cache", None)
    save = getattr(cache, "save_overload", None)
    if cache is None or save is None:
        return

    def save_locked(signature: Any, data: Any) -> None:
        with _lock(folder):
            save(signature, data)

    cache.save_overload = save_locked


def _lock(folder: Path) -> AbstractContextManager[Any]:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        return FileLock(folder / "lock")
    except OSError:
        return nullcontext()  # nothing can be saved there


def _wide(kind: Any) -> Any:
    kind = types.unliteral(kind)
    if isinstance(kind, types.Integer) and kind != types.uint64:
        return types.int64
    if isinstance(kind, types.BaseTuple):
        return types.BaseTuple.from_types(tuple(map(_wide, kind.types)))
    return kind


def plain(function: F) -> F:
    """Return the Python function of a kernel: faster for a single small call."""
    return cast(F, getattr(function, "py_func", function))


def local_ints(n: int) -> NDArray[np.int64]:
    """Return an uninitialised array of `n` ints that lives as long as the calling kernel.

    `n` must be a constant. A NumPy array would be allocated: a hundred times slower, and impossible in WebAssembly.
    """
    return np.empty(n, np.int64)


@intrinsic(prefer_literal=True)
def _stack_array(_typing: Any, n: Any) -> Any:
    kind = types.Array(types.int64, 1, "C")

    def generate(context: Any, builder: Any, _signature: Any, _values: Any) -> Any:
        data = cgutils.alloca_once(builder, context.get_data_type(types.int64), size=n.literal_value)
        found = arrayobj.make_array(kind)(context, builder)
        size, width = (context.get_constant(types.intp, value) for value in (n.literal_value, 8))
        arrayobj.populate_array(found, data=data, shape=(size,), strides=(width,), itemsize=width, meminfo=None)
        return found._getvalue()

    return kind(n), generate


@overload(local_ints, jit_options=INTO_CALLERS, prefer_literal=True, inline="always")
def _compiled_local_ints(n):  # type: ignore[no-untyped-def]
    allocate: Any = _stack_array
    return lambda n: allocate(n)  # noqa: PLW0108  # the compiler reads the lambda


def layout(fields: list[Any]) -> np.dtype[np.void]:
    """Return the dtype of a record with these fields, aligned."""
    hidden = [name for name, *_ in fields if hasattr(np.record, name)]
    assert not hidden, f"a record has attributes of its own by these names: {hidden}"
    return np.dtype(fields, align=True)


def blank(layout: np.dtype[np.void], n: int = 1) -> NDArray[Any]:
    """Make an array of `n` empty records whose fields read as attributes, compiled or not."""
    return np.zeros(n, np.dtype((np.record, layout)))


def inside(states: NDArray[Any], field: str) -> NDArray[Any]:
    """Return the records in a field of the first state, as an array for kernels."""
    found: NDArray[Any] = states[field][0]
    return found if COMPILED else found.view(np.dtype((np.record, found.dtype)))
