"""Information-set Monte-Carlo tree search for any game, in the kernel and without the GIL.

One tree per decision, from one seat's point of view. Each iteration resamples what that seat cannot
know, walks down the tree along actions that are legal in this deal, adds one node, follows the game's
rollout policy to the horizon, and backs up the value to each seat there. A node is identified by who
moved and what they did; the number of times it was offered takes the place of its parent's visits.

Only + - * / and the square root are used, so the same dice and iterations give the same choice
on every machine.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from math import sqrt

    from papercove.bots.plain_nodes import ACTIONS, DEEPEST, LONGEST, Node, forget, make_marks, more_nodes
    from papercove.engine.constants import MAX_SEATS, NOBODY
    from papercove.engine.dice import Dice, fork
    from papercove.engine.state import State


class Tree:
    """A search from what one seat knows; `run` it as long as you like, then ask for `verdicts`."""

    def __init__(
        self,
        root: State,
        dice: Dice,
        exploration: float,
        caution: float,
        patience: int,
        evidence: bool,
        most: int,
        viewer: int | None = None,
    ) -> None:
        self.root = root.copy()
        self.root.sealed = True  # a round's end needs no new deal: it is where rollouts stop
        self.scratch = self.root.copy()
        self.seat = root.to_move if viewer is None else viewer  # whose knowledge it is
        self.seats = root.seats
        self.exploration = exploration  # how strongly priors pull towards actions that were little tried
        self.caution = caution  # how much less than its siblings an untried action is expected to bring
        self.patience = patience  # visits before a leaf gets children
        self.evidence = evidence  # worlds are weighed by what rivals did
        self.iterations = 0
        self.stamp = 0
        self.depth = 0
        self.squares = 0.0
        self.size = 0
        self.capacity = 0
        self.most = most
        if not cython.compiled:
            self.rng = [0, 0, 0, 0]
            self.path = [0] * DEEPEST
            self.values = [0.0] * MAX_SEATS
            self.sums = [0.0] * MAX_SEATS
            self.nodes = list[Node]()
        self.mark = make_marks(ACTIONS)
        if not self.mark or not self.grow():
            raise MemoryError
        self.take_dice(dice)
        self.add(-1, -1, 1.0)

    def take_dice(self, dice: Dice) -> None:
        """Fork dice of its own from those given."""
        fork(dice.rng, self.rng)

    def __dealloc__(self) -> None:
        forget(self.nodes)
        forget(self.mark)

    def grow(self) -> bool:
        """Make room for more nodes; False once the limit is reached."""
        room = min(self.most, 1024 if self.capacity == 0 else self.capacity * 2)
        if room <= self.capacity:
            return False
        grown = more_nodes(self.nodes, self.capacity, room)
        if not grown:
            return False
        self.nodes = grown
        self.capacity = room
        return True

    def add(self, parent: int, action: int, prior: float) -> int:
        """A new node below `parent`; there must be room."""
        node = self.size
        self.size += 1
        self.nodes[node].action = action
        self.nodes[node].mover = self.scratch.to_move
        self.nodes[node].first = -1
        self.nodes[node].sibling = -1
        self.nodes[node].visits = 0
        self.nodes[node].offered = 0
        self.nodes[node].prior = prior
        self.nodes[node].total = 0.0
        if parent >= 0:
            self.nodes[node].sibling = self.nodes[parent].first
            self.nodes[parent].first = node
        return node

    def offer(self, node: int, count: int) -> bool:
        """Mark the legal actions of this deal, and give `node` a child for each one that is new."""
        self.stamp += 1
        for i in range(count):
            self.mark[self.scratch.legal[i]] = self.stamp
        missing = count
        child = self.nodes[node].first
        while child >= 0:
            if self.nodes[child].mover == self.scratch.to_move and self.mark[self.nodes[child].action] == self.stamp:
                missing -= 1
            child = self.nodes[child].sibling
        if missing == 0:
            return True
        while self.size + missing > self.capacity:
            if not self.grow():
                return False
        child = self.nodes[node].first
        while child >= 0:
            if self.nodes[child].mover == self.scratch.to_move and self.mark[self.nodes[child].action] == self.stamp:
                self.mark[self.nodes[child].action] = -self.stamp
            child = self.nodes[child].sibling
        self.scratch.fill_priors()
        for i in range(count):
            action = self.scratch.legal[i]
            if self.mark[action] == self.stamp:
                self.add(node, action, self.scratch.prior[i])
            self.mark[action] = self.stamp
        return True

    def select(self, node: int) -> int:
        """The offered child with the best sum of value and exploration."""
        mover = self.scratch.to_move
        visits = 0
        total = 0.0
        priors = 0.0
        child = self.nodes[node].first
        while child >= 0:
            if self.nodes[child].mover == mover and self.mark[self.nodes[child].action] == self.stamp:
                visits += self.nodes[child].visits
                total += self.nodes[child].total
                priors += self.nodes[child].prior
            child = self.nodes[child].sibling
        mean = total / visits if visits > 0 else self.sums[mover] / (self.iterations + 1)
        reach = self.exploration * self.spread() / (priors if priors > 0.0 else 1.0)
        first_urgency = mean - self.caution * self.spread()
        best = -1
        best_score = 0.0
        child = self.nodes[node].first
        while child >= 0:
            if self.nodes[child].mover == mover and self.mark[self.nodes[child].action] == self.stamp:
                self.nodes[child].offered += 1
                visits = self.nodes[child].visits
                score = first_urgency if visits == 0 else self.nodes[child].total / visits
                score += reach * self.nodes[child].prior * sqrt(self.nodes[child].offered) / (1 + visits)
                if best < 0 or score > best_score:
                    best = child
                    best_score = score
            child = self.nodes[child].sibling
        return best

    def spread(self) -> float:
        """The standard deviation of the results: the natural unit of exploration, large when much is at stake."""
        if self.iterations < 16:
            return 0.25
        mean = self.sums[self.seat] / self.iterations
        variance = self.squares / self.iterations - mean * mean
        return sqrt(variance) if variance > 0.01 else 0.1

    def descend(self, start: int) -> None:
        """Walk from the root to a leaf or to the horizon, playing the actions on the scratch state."""
        node = 0
        self.depth = 0
        while self.scratch.to_move >= 0 and self.scratch.horizon == start and self.depth < DEEPEST:
            if node > 0 and self.nodes[node].visits < self.patience:
                return
            count = self.scratch.fill_legal()
            if count == 0 or not self.offer(node, count):
                return
            child = self.select(node)
            self.path[self.depth] = child
            self.depth += 1
            self.scratch.step(self.nodes[child].action)
            node = child

    def rollout(self, start: int) -> None:
        """Follow the rollout policy to the horizon."""
        steps = 0
        while self.scratch.to_move >= 0 and self.scratch.horizon == start and steps < LONGEST:
            self.scratch.step(self.scratch.rollout_policy(self.rng))
            steps += 1

    def learn(self) -> None:
        """Back up the value to each seat along the path."""
        for seat in range(self.seats):
            self.values[seat] = self.scratch.seat_value(seat)
            self.sums[seat] += self.values[seat]
        value = self.values[self.seat]
        self.squares += value * value
        for i in range(self.depth):
            node = self.path[i]
            self.nodes[node].visits += 1
            self.nodes[node].total += self.values[self.nodes[node].mover]

    def iterate(self) -> None:
        """One world, one walk, one rollout."""
        self.scratch.copy_from(self.root)
        if self.evidence:
            self.scratch.resample_likely_in_place(self.seat, self.rng)
        else:
            self.scratch.resample_in_place(self.seat, self.rng)
        self.scratch.forgetful = True
        start = self.scratch.horizon
        self.descend(start)
        self.rollout(start)
        self.learn()
        self.iterations += 1

    def run(self, iterations: int) -> None:
        """Search for `iterations` more iterations."""
        with cython.nogil:
            for _ in range(iterations):
                self.iterate()

    def is_decided(self, left: int) -> bool:
        """Whether the most visited action stays so, whatever the next `left` iterations bring."""
        most = 0
        second = 0
        child = self.nodes[0].first
        while child >= 0:
            if self.nodes[child].visits > most:
                second = most
                most = self.nodes[child].visits
            elif self.nodes[child].visits > second:
                second = self.nodes[child].visits
            child = self.nodes[child].sibling
        return most - second > left

    def wins_at_once(self, action: int, worlds: int) -> bool:
        """Whether `action` ends the match in this seat's favour in each of so many worlds."""
        wins = True
        with cython.nogil:
            for _ in range(worlds):
                if wins:
                    self.scratch.copy_from(self.root)
                    self.scratch.resample_in_place(self.seat, self.rng)
                    self.scratch.step(action)
                    wins = self.scratch.to_move == NOBODY and self.scratch.win_share(self.seat) == 1.0
        return wins

    def verdicts(self) -> list[tuple[int, int, float]]:
        """For each action at the root: its number, its visits, and the sum of the values seen below it."""
        found: list[tuple[int, int, float]] = []
        child = self.nodes[0].first
        while child >= 0:
            found.append((self.nodes[child].action, self.nodes[child].visits, self.nodes[child].total))
            child = self.nodes[child].sibling
        found.sort()
        return found

    def value_sums(self) -> list[float]:
        """For each seat, the sum of its values over all iterations."""
        return [self.sums[seat] for seat in range(self.seats)]
