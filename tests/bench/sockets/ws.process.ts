import { WebSocket, WebSocketServer } from "ws";
import { listenForBodies } from "./bodies.ts";

/** A raw `ws` server that passes on what is posted to it or said by a client: the least a broadcast can cost on Node. */
function tellAll(text: string) {
  for (const client of sockets.clients) if (client.readyState === WebSocket.OPEN) client.send(text);
}
const sockets = new WebSocketServer({ server: listenForBodies(tellAll), perMessageDeflate: false });
sockets.on("connection", (socket) => socket.on("message", (data) => tellAll(String(data))));
