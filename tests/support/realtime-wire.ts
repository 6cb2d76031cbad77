import type { RoomHarness } from "../contract/room-host.ts";
import { testSocket } from "./realtime-socket.ts";

/** Rooms of a real host on a port of this machine: sockets and requests as a browser and origin make them. */
export function wireTo(port: number): Pick<RoomHarness, "connect" | "request"> {
  return {
    async connect(roomPath) {
      const webSocket = new WebSocket(`ws://127.0.0.1:${port}${roomPath}`);
      const ends = testSocket(webSocket);
      webSocket.addEventListener("message", ({ data }) => ends.hear(String(data)));
      webSocket.addEventListener("close", ({ code, reason }) => ends.hangUp(code, reason));
      await new Promise<void>((resolve, reject) => {
        webSocket.addEventListener("open", () => resolve());
        webSocket.addEventListener("error", () => reject(new Error(`cannot connect to ${roomPath}`)));
      });
      return ends.socket;
    },
    request: (roomPath, { method, headers, body }) =>
      fetch(`http://127.0.0.1:${port}${roomPath}`, {
        method,
        headers: { ...headers },
        ...(method === "POST" ? { body } : {}),
      }),
  };
}
