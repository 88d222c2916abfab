"""Settings of all tests."""

from hypothesis import settings

# The same examples in every run, and no deadline: no test asserts a time.
settings.register_profile("kontor", deadline=None, derandomize=True)
settings.load_profile("kontor")
