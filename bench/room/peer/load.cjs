// Closed-loop players in one process: node load.cjs PORT TABLES SECONDS; says "go", then prints its figures as JSON.
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { Minnows } = require("./game.cjs");

const [port, tables, seconds] = process.argv.slice(2).map(Number);
const server = `http://127.0.0.1:${port}`;
const WARM = 8000; // moves until the server's code is compiled
const latencies = [];
const begin = []; // what each player does once all are there
let playing = false;
let measuring = false;
let made = 0;

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
      made += 1;
      if (measuring) latencies.push(performance.now() - sent);
      sent = 0;
    }
    if (state.ctx.currentPlayer !== playerID || !state.G.players[playerID]) return;
    decided = state._stateID;
    const move = () => {
      sent = performance.now();
      if (state.G.lane === null) client.moves.lane(Math.floor(Math.random() * 2));
      else {
        const hand = state.G.players[playerID].hand;
        client.moves.play(hand[Math.floor(Math.random() * hand.length)]);
      }
    };
    if (playing) setImmediate(move);
    else begin.push(move);
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
  while (begin.length < tables) await new Promise((resolve) => setTimeout(resolve, 20));
  playing = true;
  for (const move of begin) move();
  while (made < WARM) await new Promise((resolve) => setTimeout(resolve, 20));
  console.log("go");
  measuring = true;
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  latencies.sort((a, b) => a - b);
  const at = (part) => latencies[Math.min(latencies.length - 1, Math.floor(part * latencies.length))];
  console.log(JSON.stringify({ moves: latencies.length, p50: at(0.5), p99: at(0.99) }));
  process.exit(0);
})();
