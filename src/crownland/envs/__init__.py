"""Every game as an environment of PettingZoo, Gymnasium and OpenSpiel (`docs/reference/environments.md`).

They contain no rules, only adapters of `Batch`, `State` and `Encoding`. Importing this package registers `Crownland-v0`
with Gymnasium, if installed; importing `crownland.envs.openspiel` registers `python_crownland` with OpenSpiel.
"""

from importlib.util import find_spec

if find_spec("gymnasium"):  # OpenSpiel does not need it
    from .gym import register_envs

    register_envs()
