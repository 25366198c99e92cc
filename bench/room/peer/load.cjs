// Closed-loop players in one process: node load.cjs PORT TABLES SECONDS; says "go", then prints its figures as JSON.
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { Minnows } = require("./game.cjs");

const [port, tables, seconds] = process.argv.slice(2).map(Number);
const server = `http://127.0.0.1:${port}`;
const latencies = [];
let measuring = false;

async function post(path, body) {
  const answer = await fetch(server + path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

function play(matchID, playerID, credentials) {
  const client = Client({ game: Minnows, multiplayer: SocketIO({ server, socketOpts: { transports: ["websocket"] } }), matchID, playerID, credentials, numPlayers: 2, debug: false });
  let decided = -1;
  let sent = 0;
  client.subscribe((state) => {
    if (!state || state._stateID === decided) return;
    if (sent && state._stateID > decided) {
      if (measuring) latencies.push(performance.now() - sent);
      sent = 0;
    }
    if (state.ctx.currentPlayer !== playerID || !state.G.players[playerID]) return;
    decided = state._stateID;
    sent = performance.now();
    setImmediate(() => {
      if (state.G.lane === null) client.moves.lane(Math.floor(Math.random() * 2));
      else {
        const hand = state.G.players[playerID].hand;
        client.moves.play(hand[Math.floor(Math.random() * hand.length)]);
      }
    });
  });
  client.start();
}

(async () => {
  for (let table = 0; table < tables; table += 1) {
    const { matchID } = await post("/games/minnows/create", { numPlayers: 2 });
    for (const playerID of ["0", "1"]) {
      const { playerCredentials } = await post(`/games/minnows/${matchID}/join`, { playerID, playerName: playerID });
      play(matchID, playerID, playerCredentials);
    }
  }
  setTimeout(() => {
    console.log("go");
    measuring = true;
    setTimeout(() => {
      latencies.sort((a, b) => a - b);
      const at = (part) => latencies[Math.min(latencies.length - 1, Math.floor(part * latencies.length))];
      console.log(JSON.stringify({ moves: latencies.length, p50: at(0.5), p99: at(0.99) }));
      process.exit(0);
    }, seconds * 1000);
  }, 1500);
})();
