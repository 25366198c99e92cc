"""Standard environments for learning machines: PettingZoo, Gymnasium, a vector environment, OpenSpiel."""
