"""`python bench/load`."""

import sys
from pathlib import Path

sys.path[0] = str(Path(__file__).parents[1])

from load.command import main  # noqa: E402

if __name__ == "__main__":
    main()
