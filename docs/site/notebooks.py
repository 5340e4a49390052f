"""Runs the notebooks and converts them to pages.

`python docs/site/notebooks.py` runs the cells of all notebooks, in one process and without a Jupyter kernel, and
stores their outputs: text or a picture.
"""

import ast
import contextlib
import io
import json
import sys
from pathlib import Path
from typing import Any, Final

FOLDER: Final = Path(__file__).parents[1] / "notebooks"
SVG: Final = "image/svg+xml"


def all_notebooks() -> list[Path]:
    """Return the files of all notebooks."""
    return sorted(FOLDER.glob("*.ipynb"))


def read(path: Path) -> dict[str, Any]:
    """Read a notebook."""
    notebook: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return notebook


def run(path: Path) -> list[list[dict[str, Any]]]:
    """Run the code cells of a notebook in order; return the outputs of each."""
    names: dict[str, Any] = {"__name__": "__main__"}
    cells = [cell for cell in read(path)["cells"] if cell["cell_type"] == "code"]
    return [_outputs("".join(cell["source"]), names, number) for number, cell in enumerate(cells, 1)]


def _outputs(source: str, names: dict[str, Any], number: int) -> list[dict[str, Any]]:
    tree, printed, value = ast.parse(source), io.StringIO(), None
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    with contextlib.redirect_stdout(printed):
        exec(compile(tree, f"cell {number}", "exec"), names)  # noqa: S102
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), f"cell {number}", "eval"), names)  # noqa: S307
    outputs: list[dict[str, Any]] = []
    if printed.getvalue():
        outputs.append({"name": "stdout", "output_type": "stream", "text": _lines(printed.getvalue())})
    if value is not None:
        picture = {SVG: _lines(value._repr_svg_())} if hasattr(value, "_repr_svg_") else {}
        data = {**picture, "text/plain": _lines(repr(value))}
        outputs.append({"data": data, "execution_count": number, "metadata": {}, "output_type": "execute_result"})
    return outputs


def _lines(text: str) -> list[str]:
    return text.splitlines(keepends=True)


def update(path: Path) -> None:
    """Run a notebook and write its outputs into it."""
    notebook, outputs = read(path), iter(run(path))
    code = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    for number, cell in enumerate(code, 1):
        cell.update(execution_count=number, outputs=next(outputs))
    path.write_text(json.dumps(notebook, indent=1, ensure_ascii=False, sort_keys=True) + "\n", encoding="utf-8")


def as_markdown(path: Path) -> tuple[str, dict[str, str]]:
    """Return a notebook as a page, and its pictures by name."""
    parts: list[str] = []
    pictures: dict[str, str] = {}
    for cell in read(path)["cells"]:
        source = "".join(cell["source"])
        if cell["cell_type"] == "markdown":
            parts.append(source)
            continue
        parts.append(f"```python\n{source}\n```")
        for output in cell["outputs"]:
            data = output.get("data", {})
            if SVG in data:
                name = f"{path.stem}-{len(pictures) + 1}.svg"
                pictures[name] = "".join(data[SVG])
                parts.append(f"![Output of the cell]({name})")
            else:
                parts.append(f"```{{.text .output}}\n{''.join(output.get('text') or data['text/plain']).rstrip()}\n```")
    parts.insert(1, f"*This page is a notebook: `docs/notebooks/{path.name}`. Open it in Jupyter to run it.*")
    return "\n\n".join(parts) + "\n", pictures


if __name__ == "__main__":
    for each in all_notebooks():
        update(each)
        sys.stdout.write(f"{each.name}\n")
