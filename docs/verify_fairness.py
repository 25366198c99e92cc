"""A stranger's verifier: `python verify_fairness.py RECORD [COMMITMENT] [MY-NONCE]`. Only Python's own library.

It deals every round of a record again by docs/fairness.md and follows every card to the hands and piles.
"""

import hashlib
import hmac
import json
import sys
from itertools import count
from pathlib import Path

FACES = [f"{colour}{value}" for colour in "ybgk" for value in ("1", "1s", "2", "2s", "3", "3s", "4", "4s", "5")]
# --- made by tools/specify.py: what is dealt, and with @ the version from which on ---
VERSIONS = {"paper-world": 2, "sea-salt-paper": 2}
SEA_SALT = (
    "crab:dark_blue*2 crab:light_blue*2 crab:black crab:yellow*2 crab:light_green crab:grey boat:dark_blue*2 "
    "boat:light_blue*2 boat:black*2 boat:yellow*2 fish:dark_blue*2 fish:light_blue fish:black*2 fish:yellow "
    "fish:light_green swimmer:dark_blue swimmer:light_blue swimmer:black swimmer:yellow swimmer:light_orange "
    "shark:dark_blue shark:light_blue shark:black shark:light_green shark:purple shell:dark_blue shell:light_blue "
    "shell:black shell:yellow shell:light_green shell:grey octopus:light_blue octopus:yellow octopus:light_green "
    "octopus:purple octopus:grey penguin:purple penguin:light_orange penguin:pink sailor:pink sailor:orange "
    "mermaid:white*4 lighthouse:purple shoal:grey penguin_colony:light_green captain:light_orange"
)
OBJECTIVES = "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20"
PAPER = (  # two players; a third and a fourth add
    "y312130111 b312121201 g313021111 k402121111",
    "y100110101 b011010101 g101001101 k101010011",
    "y101001101 b101010011 g100110101 k011010101",
)
# --- end ---


class Dice:
    def __init__(self, key):
        self.a, self.b, self.c, self.counter = (int.from_bytes(key[i : i + 8], "little") for i in (0, 8, 16, 24))
        for _ in range(12):
            self.draw()

    def draw(self):
        word, a, b, c = 2**64 - 1, self.a, self.b, self.c
        out = (a + b + self.counter) & word
        self.a, self.b, self.c = b ^ b >> 11, c * 9 & word, ((c << 24 | c >> 40) + out) & word
        self.counter = self.counter + 1 & word
        return out

    def below(self, n):
        return (self.draw() >> 32) * n >> 32

    def shuffle(self, row):
        last = len(row) - 1
        while last > 0:
            bits = self.draw()
            for half in (bits >> 32, bits & 2**32 - 1):  # each number serves two places
                if last > 0:
                    at = half * (last + 1) >> 32
                    row[last], row[at] = row[at], row[last]
                    last -= 1


def dealt(text, version):
    return [word for word, _, since in (one.partition("@") for one in text.split()) if int(since or 1) <= version]


def sea_salt_paper(moves, seats, options, keys, version):
    cards = [
        face for face, _, n in (word.partition("*") for word in dealt(SEA_SALT, version)) for _ in range(int(n or 1))
    ]
    number, over = -1, True
    for seat, verb, *words in moves:
        if over:
            number, over, turns, dice, deck = number + 1, False, None, Dice(next(keys)), list(cards)
            assert number or seat == dice.below(seats), "another seat was to begin"
            dice.shuffle(deck)
            print(f"round {number + 1}, top first:", *reversed(deck))
            piles, hands, shown = {"left": [deck.pop()], "right": [deck.pop()]}, [[] for _ in range(seats)], set()
        hand, full = hands[seat], [pile for pile in piles.values() if pile]
        victims = [other for other in range(seats) if other not in (seat, *shown) and hands[other]]
        if verb == "lay":
            for face in words:
                hand.remove(face)
            kind = words[0].partition(":")[0]
            hand += [deck.pop()] if kind == "fish" and deck else []
            if kind == "crab" and len(full) == 1:  # only one pile to look through
                verb, words = "look", [next(side for side in piles if piles[side])]
            if kind == "swimmer" and len(victims) == 1:  # only one seat to rob
                verb, words = "rob", victims
        if verb == "take" and words == ["deck"]:
            drawn = [deck.pop() for _ in range(min(2, len(deck)))]
            hand += [drawn.pop()] if len(drawn) == 1 else []
        elif verb == "take":
            hand.append(piles[words[0]].pop())
        elif verb == "keep":
            hand.append(drawn.pop(drawn.index(words[0])))
            if len(full) < 2:  # an empty pile takes the other card
                piles["right" if piles["left"] else "left"].append(drawn.pop())
        elif verb == "discard":
            piles[words[0]].append(drawn.pop())
        elif verb == "look":
            looked = piles[words[0]]
            hand += [looked.pop()] if len(looked) == 1 else []
        elif verb == "pick":
            assert looked.pop(int(words[0]) - 1) == words[1], "another card lay there"
            hand.append(words[1])
        elif verb == "rob":
            (victim := hands[int(words[0])]).sort(key=cards.index)
            hand.append(victim.pop(dice.below(len(victim))))
        elif verb in ("end-turn", "last-chance"):
            turns = seats if verb == "last-chance" else turns
            turns = turns and turns - 1
            shown |= {seat} if turns is not None else set()
        over = verb in ("stop", "mermaids") or (verb in ("end-turn", "last-chance") and (not deck or turns == 0))


def paper_world(moves, seats, options, keys, version):
    dice, rows = Dice(next(keys)), [row for back in PAPER[: seats - 1] for row in dealt(back, version)]
    faces = [
        face for i, face in enumerate(FACES) for row in rows if row[0] == face[0] for _ in range(int(row[i % 9 + 1]))
    ]
    faces += ["y3s", "b4s", "g2s", "k1s"] if options["deck"] == 96 else []
    assert moves[0][0] == dice.below(seats), "another seat was to begin"
    row = [face for pile in range(5) for face in sorted(faces, key=FACES.index)[pile::5]]
    dice.shuffle(row)
    piles = [[row.pop() for _ in faces[pile::5]] for pile in range(5)]
    print("piles, top first:", *(",".join(reversed(pile)) for pile in piles))
    objectives = []
    sides = len(dealt(OBJECTIVES, version))
    for drawn in range(3) if options["objectives"] == "random" else ():
        card = dice.below((sides + 1) // 2 - drawn)
        for other in sorted(objectives):
            card += card >= (other - 1) // 2
        objectives.append(min(sides, 2 * card + 1 + dice.below(2)))
    print("objectives:", *(sorted(objectives) or [options["objectives"]]))
    hands = [[] for _ in range(seats)]
    for seat, verb, *words in moves:
        if verb == "take":
            for pile in piles:
                if pile and ("k" if words[0] == "black" else words[0][0]) in pile[-1]:
                    hands[seat].append(pile.pop())
        elif verb in ("card", "pay", "discard"):
            hands[seat].remove(words[0])


def verify(text, commitment=None, nonce=None):
    heading, _, body = text.partition("\n\n")
    fields = dict(line.split(": ", 1) for line in heading.splitlines())
    recipe, secret, *given = fields["seed"].split()
    secret, seats = bytes.fromhex(secret), len(json.loads(fields["seats"]))
    assert commitment in (None, hashlib.sha256(secret).hexdigest()), "the secret is not behind the commitment"
    assert nonce is None or nonce in given, "your nonce did not go into the dice"
    assert len(given) == seats + (recipe == "fair-2"), "not one word for each seat"
    lines = ["papercove fair 2" if recipe == "fair-2" else "papercove fair 1", *given]
    keys = (hmac.digest(secret, "\n".join([*lines, str(number)]).encode(), "sha256") for number in count())
    moves = [(int(seat), *words) for seat, *words in map(str.split, body.splitlines())]
    name, version = fields["game"].split()
    assert int(version) <= VERSIONS[name], f"it was played by version {version} of {name}: fetch this program anew"
    follow = {"sea-salt-paper": sea_salt_paper, "paper-world": paper_world}[name]
    follow(moves, seats, json.loads(fields["options"]), keys, int(version))
    print("commitment:", hashlib.sha256(secret).hexdigest(), "- every card was where the deal had put it:", *lines)


if __name__ == "__main__":
    sys.exit(__doc__) if len(sys.argv) < 2 else verify(Path(sys.argv[1]).read_text("utf-8"), *sys.argv[2:4])
