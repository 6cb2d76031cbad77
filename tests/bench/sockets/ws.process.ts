import { WebSocket, WebSocketServer } from "ws";
import { listenForBodies } from "./bodies.ts";

/**
 * A raw `ws` server that broadcasts posted messages and messages of clients: the minimum cost of a broadcast on Node.
 */
function broadcast(text: string) {
  for (const client of sockets.clients) if (client.readyState === WebSocket.OPEN) client.send(text);
}
const sockets = new WebSocketServer({ server: listenForBodies(broadcast), perMessageDeflate: false });
sockets.on("connection", (socket) => socket.on("message", (data) => broadcast(String(data))));
