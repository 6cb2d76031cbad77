import { once } from "node:events";
import { readdir } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { testSocket } from "./realtime-socket.ts";
import type { RoomHarness } from "./room-harness.ts";

async function handshake(port: number, roomPath: string): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  const lines = [
    `GET ${roomPath} HTTP/1.1`,
    "Host: rooms",
    "Connection: Upgrade",
    "Upgrade: websocket",
    "Sec-WebSocket-Version: 13",
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
  ];
  socket.write(`${lines.join("\r\n")}\r\n\r\n`);
  const [answer] = (await once(socket, "data")) as [Buffer];
  if (!answer.toString("latin1").startsWith("HTTP/1.1 101")) throw new Error(`no socket: ${answer}`);
  // Further bytes are read and discarded until a test pauses the socket.
  socket.on("error", () => undefined).resume();
  return socket;
}

/** Rooms of a real host on a local port: sockets and requests as a browser and origin make them. */
export function wireTo(
  port: number,
): Pick<RoomHarness, "connect" | "connectBytes" | "connectRaw" | "request"> {
  return {
    async connect(roomPath, headers = {}) {
      // Node's own WebSocket (undici) accepts headers, which browsers do not.
      const webSocket = new WebSocket(`ws://127.0.0.1:${port}${roomPath}`, { headers } as never);
      const ends = testSocket(webSocket);
      webSocket.addEventListener("message", ({ data }) => ends.receive(String(data)));
      webSocket.addEventListener("close", ({ code, reason }) => ends.hangUp(code, reason));
      await new Promise<void>((resolve, reject) => {
        webSocket.addEventListener("open", () => resolve());
        webSocket.addEventListener("error", () => reject(new Error(`cannot connect to ${roomPath}`)));
      });
      return ends.socket;
    },
    async connectBytes() {
      const socket = connect(port, "127.0.0.1").on("error", () => undefined);
      await once(socket, "connect");
      return socket;
    },
    connectRaw: (roomPath) => handshake(port, roomPath),
    request: (roomPath, { method, headers, body }) =>
      fetch(`http://127.0.0.1:${port}${roomPath}`, {
        method,
        headers: { ...headers },
        ...(method === "POST" ? { body } : {}),
      }),
  };
}

/** Databases of rooms below a folder, each a file of SQLite. */
export async function countRoomFiles(folder: string): Promise<number> {
  const files = await readdir(folder, { recursive: true });
  return files.filter((file) => /\.sqlite$/.test(file)).length;
}
