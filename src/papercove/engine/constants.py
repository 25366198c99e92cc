"""Numbers that the kernel and everybody else agree on; state.pxd repeats them for C, and a test compares."""

NOBODY = -1  # to_move once the match is over; the seat of a spectator
CHANCE = -2  # to_move between two rounds of a match with sealed dice
MAX_LEGAL = 128  # no position of any game offers more actions
MAX_SEATS = 4
MAX_ACTION = 32768  # actions are smaller numbers than this
MAX_OBSERVATION = 4096  # no game's observation has more numbers
