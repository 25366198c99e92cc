import cython

from papercove.engine.dice cimport Dice
from papercove.engine.state cimport State

@cython.locals(world=State, after=State, seat=int, count=int, i=int, j=int)
cpdef list look_ahead(State state, Dice dice, int worlds)
