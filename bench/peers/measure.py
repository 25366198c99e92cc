"""Measures one peer and prints JSON lines; `run.py` calls it in the environment where the peer is installed.

Every number is of one thread: `decisions` are choices of players in random play, `copies` whole positions,
`batched` steps of many matches at once, legal actions included.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable
from importlib.metadata import version
from itertools import product
from typing import Any

SECONDS = 0.35
LENGTHS = 200  # matches whose mean length is taken
SIZES = (64, 256, 1024, 4096)  # matches at once: everybody is told by the size that suits it best (run.py)
COMPILED_SIZES = (64, 4096)  # each takes JAX seconds to compile


def tell(package: str, game: str, what: str, rate: float, note: str = "", setting: str = "") -> None:
    """Of rows that differ in their setting alone, run.py keeps the best one."""
    row = {"peer": package, "version": version(package), "game": game, "what": what, "rate": rate, "note": note}
    print(json.dumps({**row, "setting": setting}), flush=True)


def rate_of(work: Callable[[], int]) -> float:
    """How much `work` (which says how much it did) gets done in a second of processor time, once it is warm."""
    work()
    done, began = 0, time.process_time()
    while (spent := time.process_time() - began) < SECONDS:
        done += work()
    return done / spent


def any_of(actions: Any) -> Any:
    """One of these, as anybody would choose it in Python who wants it quick: `random.choice` takes longer."""
    return actions[int(random.random() * len(actions))]


def any_of_each(masks: Any, luck: Any) -> Any:
    """A legal action of each match, evenly, by NumPy: of six ways that were tried the quickest."""
    import numpy as np

    width = masks.shape[1]
    legal = np.flatnonzero(masks.view(np.bool_))
    starts = np.searchsorted(legal, np.arange(len(masks) + 1) * width)
    return legal[starts[:-1] + (luck.random(len(masks)) * np.diff(starts)).astype(np.int64)] % width


# --- ours ---


def papercove() -> None:
    import papercove as cove
    from papercove import Dice
    from papercove.engine.rollout import copy_often, play_random
    from papercove.rl.pettingzoo import env
    from papercove.rl.vector import Batch

    for id in ("sea-salt-paper", "paper-world"):
        game = cove.game(id)
        state, fresh, dice = game.start(2, 1), game.start(2, 1), Dice(1)

        def kernel(state: Any = state, fresh: Any = fresh, dice: Any = dice) -> int:
            play_random(state, fresh, dice, 200_000)
            return 200_000

        def from_python(game: Any = game) -> int:
            match = game.start(2, random.getrandbits(63))
            while actions := match.legal_actions():
                match.apply(any_of(actions))
            return int(match.ply)

        def seen_from_python(game: Any = game) -> int:
            match = game.start(2, random.getrandbits(63))
            while actions := match.legal_actions():
                match.observation(match.to_move)
                match.apply(any_of(actions))
            return int(match.ply)

        def copies(state: Any = fresh) -> int:
            copy_often(state, 100_000)
            return 100_000

        def python_copies(state: Any = fresh) -> int:
            for _ in range(1000):
                state.copy()
            return 1000

        tell("papercove", id, "decisions, compiled", rate_of(kernel))
        tell("papercove", id, "decisions, from Python", rate_of(from_python))
        tell("papercove", id, "decisions, from Python, observed", rate_of(seen_from_python))
        tell("papercove", id, "copies, compiled", rate_of(copies))
        tell("papercove", id, "copies, from Python", rate_of(python_copies))
        for seen, size in product((False, True), SIZES):
            batch = Batch(id, size, observations=seen)

            def batched(batch: Any = batch, dice: Any = dice, size: int = size) -> int:
                batch.step(batch.random_actions(dice))
                return size

            note = "masks and observations" if seen else "masks"
            tell("papercove", id, "batched steps", rate_of(batched), note, f"{size} at once")
        for size in SIZES:
            tell_python_loop(id, size)
        tell_pettingzoo("papercove", id, wrapped(env(id)), env(id))


def tell_python_loop(id: str, size: int) -> None:
    """The loop in which EnvPool is measured, around our own vector environment."""
    import numpy as np

    from papercove.rl.vector import make

    env, luck = make(id, size), np.random.default_rng(1)
    held = [env.reset(seed=1)[0]["action_mask"]]

    def looped() -> int:
        for _ in range(5):
            held[0] = env.step(any_of_each(held[0], luck))[0]["action_mask"]
        return 5 * size

    tell("papercove", id, "batched steps, from Python", rate_of(looped), setting=f"{size} at once")


def wrapped(table: Any) -> Any:
    """In the three wrappers in which PettingZoo gives out its own classic games."""
    from pettingzoo.utils import wrappers

    table = wrappers.TerminateIllegalWrapper(table, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(table))


def tell_pettingzoo(package: str, name: str, table: Any, bare: Any) -> None:
    """The same loop twice: in the three wrappers, which take most of each step, and without any."""
    random.seed(1)  # the same matches in every round: what is told of them is part of a number's name
    length = f"a match takes {sum(pettingzoo_match(bare) for _ in range(30)) / 30:.0f} steps"
    tell(package, name, "steps, PettingZoo", rate_of(lambda: pettingzoo_match(table)), length)
    tell(package, name, "steps, PettingZoo without wrappers", rate_of(lambda: pettingzoo_match(bare)), length)


def pettingzoo_match(table: Any) -> int:
    """One match by PettingZoo's own loop: every `step()` counts, also the last ones of those whose match is over.

    Actions are chosen in the same way from everybody's mask, not by what each action space brings.
    """
    table.reset(seed=random.randrange(2**31))
    done = 0
    for _ in table.agent_iter():
        seen, _, over, cut, _ = table.last()
        table.step(None if over or cut else any_of(seen["action_mask"].nonzero()[0]))
        done += 1
    return done


# --- peers ---


def deals_evenly(game: Any) -> bool:
    """Whether all outcomes of each chance node are equally likely, seen in one match."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node() and len({round(chance, 9) for _, chance in state.chance_outcomes()}) > 1:
            return False
        state.apply_action(random.choice(state.legal_actions()))
    return True


def outcome(state: Any) -> int:
    """One outcome of a chance node, by its chances."""
    point = random.random()
    outcomes = state.chance_outcomes()
    for action, chance in outcomes:
        point -= chance
        if point < 0:
            return int(action)
    return int(outcomes[-1][0])


def openspiel() -> None:
    import pyspiel
    from open_spiel.python.observation import make_observation

    for name in ("gin_rummy", "hanabi", "skat"):
        game = pyspiel.load_game(name)

        def rollout(look: Any = None, game: Any = game, evenly: bool = deals_evenly(game)) -> int:
            state, done = game.new_initial_state(), 0
            while not state.is_terminal():
                if state.is_chance_node():  # as quickly as may be: it is the peer's interface that is measured
                    state.apply_action(any_of(state.legal_actions()) if evenly else outcome(state))
                else:
                    if look is not None:
                        look(state, state.current_player())
                    state.apply_action(any_of(state.legal_actions()))
                    done += 1
            return done

        observer = make_observation(game)

        def seen(rollout: Any = rollout, observer: Any = observer) -> int:
            return int(rollout(observer.set_from))

        tell("open_spiel", name, "decisions, from Python", rate_of(rollout))
        tell("open_spiel", name, "decisions, from Python, observed", rate_of(seen), "tensors by `make_observation`")
        length = sum(rollout() for _ in range(LENGTHS)) / LENGTHS
        players = [pyspiel.make_uniform_random_bot(player, 1) for player in range(game.num_players())]

        def inside(game: Any = game, players: Any = players) -> int:
            for seed in range(50):
                pyspiel.evaluate_bots(game.new_initial_state(), players, seed)
            return 50

        note = "matches of C++ random bots × their mean length"
        tell("open_spiel", name, "decisions, compiled", rate_of(inside) * length, note)
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])

        def clones(state: Any = state) -> int:
            for _ in range(1000):
                state.clone()
            return 1000

        tell("open_spiel", name, "copies, from Python", rate_of(clones))


def rlcard() -> None:
    import rlcard as cards

    for name in ("uno", "gin-rummy"):
        table = cards.make(name)

        def rules(game: Any = table.game, tells: bool = name == "uno") -> int:
            """Its rules alone, without observations: what our loop does. Uno tells what is legal with every step."""
            state, _ = game.init_game()
            done = 0
            while not game.is_over():
                state, _ = game.step(any_of(state["legal_actions"] if tells else game.judge.get_legal_actions()))
                done += 1
            return done

        def observed(table: Any = table) -> int:
            """Its environment, which encodes an observation for every decision."""
            state, _ = table.reset()
            done = 0
            while not table.is_over():
                state, _ = table.step(any_of(list(state["legal_actions"])))
                done += 1
            return done

        tell("rlcard", name, "decisions, from Python", rate_of(rules), "its rules alone")
        tell("rlcard", name, "decisions, from Python, observed", rate_of(observed), "its environment")


def pettingzoo() -> None:
    from pettingzoo.classic import leduc_holdem_v4, texas_holdem_v4, tictactoe_v3

    for module in (leduc_holdem_v4, texas_holdem_v4, tictactoe_v3):
        name = module.__name__.rpartition(".")[2]
        tell_pettingzoo("pettingzoo", name, module.env(), module.raw_env())


def pgx() -> None:
    import jax
    import jax.numpy as jnp
    import pgx as games
    from pgx.experimental import auto_reset

    names = ("tic_tac_toe", "kuhn_poker", "leduc_holdem", "sparrow_mahjong")
    for name, count in product(names, COMPILED_SIZES):
        game = games.make(name)
        start = jax.jit(jax.vmap(game.init))
        step = jax.vmap(auto_reset(game.step, game.init))

        def many(state: Any, key: Any, step: Any = step, count: int = count) -> Any:
            def one(carry: Any, _: Any) -> Any:
                state, key = carry
                key, own, deal = jax.random.split(key, 3)
                legal = jnp.cumsum(state.legal_action_mask.astype(jnp.float32), axis=1)
                chance = jax.random.uniform(own, (count, 1))  # one number a match; its documents draw one an action
                action = jnp.argmax(legal > chance * legal[:, -1:], axis=1)
                return (step(state, action, jax.random.split(deal, count)), key), None

            return jax.lax.scan(one, (state, key), None, length=50)[0]

        run = jax.jit(many)
        state = start(jax.random.split(jax.random.PRNGKey(0), count))
        held = [state, jax.random.PRNGKey(1)]

        def batched(run: Any = run, held: Any = held, count: int = count) -> int:
            held[0], held[1] = run(held[0], held[1])
            jax.block_until_ready(held[0])
            return 50 * count

        tell("pgx", name, "batched steps", rate_of(batched), "masks and observations", f"{count} at once")


def envpool() -> None:
    """By both loops of its documents: `step`, and `recv` and `send` with several sizes of batch."""
    import envpool as pool
    import numpy as np

    luck = np.random.default_rng(1)
    names = ("TicTacToe-v1", "KuhnPoker-v1", "LeducHoldem-v1", "SparrowMahjong-v1")
    for name, count in product(names, SIZES):
        env = pool.make_gymnasium(name, num_envs=count, num_threads=1)
        held = [env.reset()[1]["legal_action_mask"]]

        def stepped(env: Any = env, held: Any = held, count: int = count) -> int:
            for _ in range(5):
                held[0] = env.step(any_of_each(held[0], luck).astype(np.int32))[4]["legal_action_mask"]
            return 5 * count

        what = "batched steps, from Python"
        tell("envpool", name, what, rate_of(stepped), setting=f"{count} at once")
        for size in (count, count // 4):
            env = pool.make_gymnasium(name, num_envs=count, batch_size=size, num_threads=1)
            env.async_reset()

            def received(env: Any = env, size: int = size) -> int:
                for _ in range(5):
                    told = env.recv()[4]
                    env.send(any_of_each(told["legal_action_mask"], luck).astype(np.int32), told["env_id"])
                return 5 * size

            tell("envpool", name, what, rate_of(received), setting=f"async, batches of {size} from {count}")


if __name__ == "__main__":
    random.seed(1)
    {f.__name__: f for f in (papercove, openspiel, rlcard, pettingzoo, pgx, envpool)}[sys.argv[1]]()
