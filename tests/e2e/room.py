"""`papercove` as the browser tests start it: between two rounds nobody is hurried, however slow this machine is.

    python tests/e2e/room.py serve …

Where the kernel runs interpreted, its bots think little as well.
"""

import sys
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[2]))
    from papercove import COMPILED
    from papercove.cli import main
    from papercove.server import interval
    from tests.little_thought import think_little

    interval.LONGEST = 3600.0
    if not COMPILED:
        think_little()
    main()
