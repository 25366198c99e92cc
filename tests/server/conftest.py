"""What the room's tests share: a game that comes from another package."""

from __future__ import annotations

import sys
from pathlib import Path

PACKAGES = Path(__file__).parent / "packages"
sys.path.insert(0, str(PACKAGES))  # before anybody asks the registry for games
