"""Shared by all tests: the settings of property tests. Uncompiled rules are slow, so fewer examples have to do."""

import os

from hypothesis import settings

settings.register_profile("steady", deadline=None, derandomize=True, max_examples=100)
settings.register_profile("uncompiled", settings.get_profile("steady"), max_examples=12)
settings.load_profile("uncompiled" if os.environ.get("NUMBA_DISABLE_JIT", "0") != "0" else "steady")
