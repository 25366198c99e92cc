"""Standard environments for learning machines: PettingZoo, Gymnasium, a vector environment, OpenSpiel.

Importing this package registers every installed game with Gymnasium and PettingZoo, where those are installed.
"""

from papercove.rl.registration import register_environments

register_environments()
