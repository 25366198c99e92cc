// boardgame.io's own server, matches in memory.
const { Server } = require("boardgame.io/server");
const { Minnows } = require("./game.cjs");

const server = Server({ games: [Minnows], origins: ["*"] });
server.run({ port: Number(process.argv[2]) }, () => console.log("ready"));
