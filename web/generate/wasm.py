"""The kernels of each family as WebAssembly: `make wasm` writes web/src/engine/.

Numba compiles the kernels of `crownland.bots.entry` for a processor without special instructions. Their LLVM code is
compiled again for WebAssembly and linked. A module imports nothing: a kernel that would allocate memory or raise an
error fails here. The linker comes with the package `ziglang`, which nothing else needs.
"""

import hashlib
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

from layouts import FAMILIES, write_layout, write_variants

FOLDER: Final = Path(__file__).parents[1] / "src" / "engine"
FEATURES: Final = "+bulk-memory,+sign-ext,+simd128"
STACK: Final = 1 << 18
TOOLS: Final = ("numba", "llvmlite", "numpy", "ziglang")
ENTRIES: Final = {"": "call_rules", "-full": "call"}  # by the ends of file names, kernels of `crownland.bots.entry`
DIGEST: Final = "digest"  # the custom section of a module that holds the digest of its sources
OBJECT: Final = "object"  # and the one that holds the digest of what was linked

_DEFINED: Final = re.compile(r'^define .*?@("?[^\s(]+"?)\(', re.MULTILINE)
_ENTRY: Final = """
define i32 @call(ptr %workspace, i32 %what, i32 %one, i32 %two) {{
  %result = alloca i64
  %error = alloca ptr
  %w = sext i32 %what to i64
  %o = zext i32 %one to i64
  %t = zext i32 %two to i64
  %status = call i32 @{entry}(ptr %result, ptr %error, ptr %workspace, i64 %w, i64 %o, i64 %t)
  %value = load i64, ptr %result
  %short = trunc i64 %value to i32
  ret i32 %short
}}
define internal void @NRT_incref(ptr %object) {{ ret void }}
define internal void @NRT_decref(ptr %object) {{ ret void }}
"""


def digest(family: str) -> str:
    """Return the digest of all sources that a module is made from."""
    from crownland.engine.kernel import PACKAGE, sources  # noqa: PLC0415  # the compiler is set up first

    whole = hashlib.sha256(f"{family} {Path(__file__).read_bytes()!r}".encode())
    for path in sources("bots"):
        if path.is_relative_to(PACKAGE):
            whole.update(f"{path.relative_to(PACKAGE)}".encode() + b"\0" + path.read_bytes())
    return whole.hexdigest()[:16]


def build(family: str) -> dict[str, bytes]:
    """Build both modules of a family; return them by their file names."""
    sources, modules = section(DIGEST, digest(family).encode()), {}
    for name in module_names(family):
        compiled = compile_object(name)
        modules[name] = link(compiled) + section(OBJECT, object_digest(compiled)) + sources
    return modules


def compile_object(name: str) -> bytes:
    """Compile a module's kernels in a child process, whose compiler is set up for WebAssembly and caches nothing."""
    with tempfile.TemporaryDirectory() as folder:
        settings = {"NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": "", "NUMBA_CACHE_DIR": folder}
        result = Path(folder) / "module.o"
        words = [sys.executable, __file__, name, str(result)]
        subprocess.run(words, check=True, env={**os.environ, **settings})  # noqa: S603
        return result.read_bytes()


def object_digest(compiled: bytes) -> bytes:
    return hashlib.sha256(compiled).hexdigest()[:16].encode()


def module_names(family: str) -> list[str]:
    """Return the file names of the modules of a family."""
    return [f"{family}{suffix}.wasm" for suffix in ENTRIES]


def section(name: str, content: bytes) -> bytes:
    """Write a custom section of a module."""
    body = bytes([len(name)]) + name.encode() + content
    assert len(body) < 128, "longer sections need a longer length"
    return bytes([0, len(body)]) + body


def digest_in(module: bytes, name: str = DIGEST) -> str:
    """Return a digest that a module carries."""
    return module.rpartition(name.encode())[2][:16].decode()


def link(compiled: bytes) -> bytes:
    """Link what was compiled to a module."""
    with tempfile.TemporaryDirectory() as folder:
        source, result = Path(folder) / "module.o", Path(folder) / "module.wasm"
        source.write_bytes(compiled)
        words = ["--no-entry", "--export=call", "--export=__heap_base", "--gc-sections", "--strip-all", "-O3"]
        words += ["--stack-first", "-z", f"stack-size={STACK}", str(source), "-o", str(result)]
        subprocess.run([sys.executable, "-m", "ziglang", "wasm-ld", *words], check=True)  # noqa: S603
        return result.read_bytes()


def entry_code(family: str, entry: str) -> tuple[str, str]:
    """Return the LLVM code of an entry of a family, and its name there."""
    import numba as compiler  # noqa: PLC0415
    from numba.core import types as kinds  # noqa: PLC0415

    from crownland.bots import entry as entries  # noqa: PLC0415
    from crownland.bots.workspace import workspace_layout  # noqa: PLC0415

    call: Callable[..., int] = getattr(entries, entry)
    numba: Any = compiler
    types: Any = kinds
    pointer = types.CPointer(numba.from_dtype(workspace_layout(family)))

    def module_entry(workspace: Any, what: int, one: int, two: int) -> int:
        return call(numba.carray(workspace, (1,)), what, one, two)

    signature = (pointer, types.int64, types.int64, types.int64)
    compiled = numba.njit(signature, nogil=True, error_model="numpy")(module_entry)
    code: str = next(iter(compiled.overloads.values())).library.get_llvm_str()
    names = [name for name in _DEFINED.findall(code) if "module_entry" in name and "cpython" not in name]
    return code, min(names, key=len)


def to_wasm(code: str, entry: str) -> bytes:
    """Compile LLVM code that Numba made for this machine to WebAssembly."""
    import llvmlite.binding as llvm  # noqa: PLC0415

    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple("wasm32-unknown-unknown").create_target_machine(opt=3, features=FEATURES)
    code = without(code, "cpython", "NRT_incref", "NRT_decref")
    code = re.sub(r'target datalayout = ".*"', f'target datalayout = "{machine.target_data}"', code)
    code = re.sub(r'target triple = ".*"', 'target triple = "wasm32-unknown-unknown"', code)
    code = re.sub(r'"target-(cpu|features)"="[^"]*"', "", code)
    code = re.sub(r"^declare .*@NRT_(incref|decref)\(.*$", "", code, flags=re.MULTILINE)
    code = re.sub(r"= common (local_unnamed_addr )?global", "= internal global", code)
    module = llvm.parse_assembly(code + _ENTRY.format(entry=entry))
    module.verify()
    return bytes(machine.emit_object(module))


def without(code: str, *names: str) -> str:
    """Leave out the functions in whose names one of these occurs: wrappers for Python, counts of references."""
    kept, skips = [], False
    for line in code.split("\n"):
        if found := _DEFINED.match(line):
            skips = any(name in found[1] for name in names)
        if not skips:
            kept.append(line)
        if line == "}":
            skips = False
    return "\n".join(kept)


def main() -> None:
    if len(sys.argv) == 3:
        _, name, result = sys.argv
        family, _, suffix = name.removesuffix(".wasm").partition("-")
        Path(result).write_bytes(to_wasm(*entry_code(family, ENTRIES[f"-{suffix}" if suffix else ""])))
        return
    FOLDER.mkdir(exist_ok=True)
    sys.stdout.write(f"Building with {', '.join(f'{tool} {version(tool)}' for tool in TOOLS)}\n")
    for family in FAMILIES:
        for name, module in build(family).items():
            (FOLDER / name).write_bytes(module)
            sys.stdout.write(f"{name}: {len(module)} bytes\n")
    (FOLDER / "layout.ts").write_text(write_layout(), encoding="utf-8")
    (FOLDER / "variants.ts").write_text(write_variants(), encoding="utf-8")


if __name__ == "__main__":
    main()
