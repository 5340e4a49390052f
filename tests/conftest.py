"""Shared by all tests: English, one thread of linear algebra, fewer examples for uncompiled rules, and Ctrl-C."""

import os
import signal

from hypothesis import settings

os.environ["LC_ALL"] = "C.UTF-8"  # whatever the system speaks, the terminal speaks English here

settings.register_profile("steady", deadline=None, derandomize=True, max_examples=40)
settings.register_profile("uncompiled", settings.get_profile("steady"), max_examples=12)
settings.register_profile("deep", settings.get_profile("steady"), max_examples=200)
USUAL = "deep" if "DEEP_TESTS" in os.environ else "steady"
settings.load_profile("uncompiled" if os.environ.get("NUMBA_DISABLE_JIT", "0") != "0" else USUAL)

# Workers share the cores: threads of the linear algebra would wait for each other in busy loops, ten times as long.
os.environ["OPENBLAS_NUM_THREADS"] = "1"

# What a shell starts in the background ignores Ctrl-C, and so would every program that a test starts and interrupts.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
