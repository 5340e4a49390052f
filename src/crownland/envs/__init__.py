"""Every game as an environment of PettingZoo, Gymnasium and OpenSpiel (`docs/reference/environments.md`).

They hold no rules: each hands on what `Batch`, `State` and `Encoding` say. `import crownland.envs` makes
`Crownland-v0` known to Gymnasium, where that is installed; `crownland.envs.openspiel` makes `python_crownland` known to
OpenSpiel.
"""

from importlib.util import find_spec

if find_spec("gymnasium"):  # who has OpenSpiel alone needs none
    from .gym import register_envs

    register_envs()
