import { randomBytes } from "node:crypto";
import { connect } from "node:net";
import { CLOSE, clientFrame, createFrameReader, PING, PONG, TEXT } from "./frames.ts";

/** The protocol of a server's clients: plain WebSocket messages, the same after a greeting, or socket.io's packets. */
export type Dialect = "plain" | "greeted" | "socket.io";

interface ClientOptions {
  readonly port: number;
  readonly path: string;
  readonly dialect: Dialect;
  /** An application message, without its packet; valid during the call only. */
  readonly onMessage: (payload: Buffer) => void;
  /** The server closed the connection. */
  readonly onClosed: () => void;
}

export interface Client {
  /** Sends an application message, JSON. */
  sendMessage(json: string): void;
}

const HEADER_END = Buffer.from("\r\n\r\n");
const [PACKET_OPEN, PACKET_PING] = ["0".charCodeAt(0), "2".charCodeAt(0)];
const [PACKET_MESSAGE, MESSAGE_CONNECTED, MESSAGE_EVENT] = [
  "4".charCodeAt(0),
  "0".charCodeAt(0),
  "2".charCodeAt(0),
];
/** `42["m",` and the closing bracket: socket.io's wrapping of the single argument of an event with that name. */
export const EVENT_NAME = "m";
const EVENT_HEAD = `42["${EVENT_NAME}",`.length;

/**
 * Opens a connection; resolves when it is accepted. It does not offer permessage-deflate, which PartyKit lacks: the
 * comparison is of equal bytes.
 */
export function openClient({ port, path, dialect, onMessage, onClosed }: ClientOptions): Promise<Client> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: "127.0.0.1", noDelay: true });
    const send = (opcode: number, text: string) => void socket.write(clientFrame(opcode, text));
    const client: Client = {
      sendMessage: (json) => send(TEXT, dialect === "socket.io" ? `42["${EVENT_NAME}",${json}]` : json),
    };

    /** socket.io's own packets; the server counts a client in when it has joined the namespace. */
    function takePacket(payload: Buffer) {
      if (payload[0] === PACKET_OPEN) return send(TEXT, "40");
      if (payload[0] === PACKET_PING) return send(TEXT, "3");
      if (payload[0] !== PACKET_MESSAGE) return;
      if (payload[1] === MESSAGE_CONNECTED) resolve(client);
      if (payload[1] === MESSAGE_EVENT) onMessage(payload.subarray(EVENT_HEAD, -1));
    }

    const read = createFrameReader(({ opcode, payload }) => {
      if (opcode === PING) send(PONG, payload.toString("latin1"));
      if (opcode === CLOSE) socket.destroy();
      if (opcode !== TEXT) return;
      if (dialect === "socket.io") return takePacket(payload);
      onMessage(payload);
      resolve(client);
    });
    let head: Buffer | null = Buffer.alloc(0);
    socket.on("data", (chunk: Buffer) => {
      if (head === null) return read(chunk);
      head = Buffer.concat([head, chunk]);
      const end = head.indexOf(HEADER_END);
      if (end < 0) return;
      const responseHead = head.toString("latin1", 0, end);
      if (!responseHead.startsWith("HTTP/1.1 101")) return reject(new Error(`not let in:\n${responseHead}`));
      const behind = head.subarray(end + HEADER_END.length);
      head = null;
      if (dialect === "plain") resolve(client);
      if (behind.length > 0) read(behind);
    });
    socket.on("error", reject);
    socket.on("close", onClosed);
    socket.write(
      [
        `GET ${path} HTTP/1.1`,
        `Host: 127.0.0.1:${port}`,
        "Upgrade: websocket",
        "Connection: Upgrade",
        `Sec-WebSocket-Key: ${randomBytes(16).toString("base64")}`,
        "Sec-WebSocket-Version: 13",
        "\r\n",
      ].join("\r\n"),
    );
  });
}
