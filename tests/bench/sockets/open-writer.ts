import type { BroadcastServer } from "./broadcast-server.ts";
import { type Client, openClient } from "./client.ts";

interface WriterOptions {
  readonly server: BroadcastServer;
  /** The account that writes. */
  readonly place: number;
  readonly onMessage: (payload: Buffer) => void;
}

const KNOWN = Buffer.from('{"type":"chat-me"');

/** Opens the connection of a chat writer; resolves when the server knows the writer. */
export async function openWriter({ server, place, onMessage }: WriterOptions): Promise<Client> {
  let isKnown: () => void = () => undefined;
  const known = new Promise<void>((resolve) => {
    isKnown = resolve;
  });
  const client = await openClient({
    port: server.port,
    path: server.path("chat"),
    dialect: server.dialect,
    onMessage(payload) {
      if (payload.subarray(0, KNOWN.length).equals(KNOWN)) isKnown();
      else onMessage(payload);
    },
    onClosed: () => undefined,
  });
  const ticket = await server.ticketOf(place);
  if (ticket === null) return client;
  client.sendMessage(JSON.stringify({ type: "chat-ticket", ticket }));
  await known;
  return client;
}
