"""Cases of a test that `make test-deep` adds."""

from typing import Any

import pytest


def deep(*values: Any) -> Any:
    """Return a case that only `make test-deep` runs."""
    return pytest.param(*values, marks=pytest.mark.deep)
