"""Shared by all tests: nothing yet but the settings of property tests."""

from hypothesis import settings

settings.register_profile("steady", deadline=None, derandomize=True, max_examples=100)
settings.load_profile("steady")
