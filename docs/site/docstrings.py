"""An extension of griffe, which reads docstrings for the API pages: examples are code, comments document fields."""

import re
from typing import Any, Final

import griffe

_DOCTEST: Final = re.compile(r"^>>> .*?(?=\n\n|\Z)", re.MULTILINE | re.DOTALL)
_COMMENT: Final = re.compile(r"\s# (?!noqa|type:)(.+)$")


class Docstrings(griffe.Extension):
    """Fences doctests, and uses the comment after a field as its docstring."""

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        if obj.docstring:
            obj.docstring.value = _DOCTEST.sub(lambda found: f"```pycon\n{found[0]}\n```", obj.docstring.value)
        elif obj.is_attribute and obj.parent and obj.parent.is_class and (found := _COMMENT.search(obj.source)):
            obj.docstring = griffe.Docstring(f"{found[1][:1].upper()}{found[1][1:]}.", parent=obj)
