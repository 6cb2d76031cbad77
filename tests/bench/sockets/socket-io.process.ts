import { Server } from "socket.io";
import { listenForBodies } from "./bodies.ts";
import { EVENT_NAME } from "./client.ts";

/** A socket.io server that broadcasts posted messages and messages of clients, each as an event at once. */
const server = listenForBodies((body) => void io.emit(EVENT_NAME, JSON.parse(body)));
const io = new Server(server, { transports: ["websocket"], serveClient: false, perMessageDeflate: false });
io.on("connection", (socket) => {
  socket.on(EVENT_NAME, (payload: unknown) => void io.emit(EVENT_NAME, payload));
});
