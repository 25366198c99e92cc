// Minnows, as in tests/server/packages/minnows.py: a lane, then a hidden card played into it; hands and deck are secret.
const HAND = 3;
const CARDS = 20;

function deal(G, random) {
  G.secret.deck = random.Shuffle(Array.from({ length: CARDS }, (_, i) => i + 1));
  for (const seat of ["0", "1"]) G.players[seat] = { hand: G.secret.deck.splice(0, HAND) };
  G.lanes = [[0, 0], [0, 0]];
  G.lane = null;
}

const Minnows = {
  name: "minnows",
  minPlayers: 2,
  maxPlayers: 2,
  setup: ({ random }) => {
    const G = { secret: { deck: [] }, players: {}, lanes: [], won: [0, 0], lane: null, left: 0, round: 0 };
    deal(G, random);
    G.left = G.secret.deck.length;
    return G;
  },
  playerView: ({ G, playerID }) => {
    const view = { ...G, players: {}, hands: Object.values(G.players).map((player) => player.hand.length) };
    delete view.secret;
    if (playerID in G.players) view.players[playerID] = G.players[playerID];
    return view;
  },
  moves: {
    lane: { client: false, move: ({ G }, lane) => { G.lane = lane; } },
    play: {
      client: false,
      move: ({ G, playerID, events, random }, card) => {
        const hand = G.players[playerID].hand;
        hand.splice(hand.indexOf(card), 1);
        G.lanes[Number(playerID)][G.lane] += card;
        if (G.secret.deck.length) hand.push(G.secret.deck.pop());
        G.lane = null;
        G.left = G.secret.deck.length;
        if (Object.values(G.players).every((player) => player.hand.length === 0)) {
          const sums = G.lanes.map((lanes) => lanes[0] + lanes[1]);
          G.won[sums.indexOf(Math.max(...sums))] += 1;
          G.round += 1;
          deal(G, random);
          G.left = G.secret.deck.length;
        }
        events.endTurn();
      },
    },
  },
};

module.exports = { Minnows };
