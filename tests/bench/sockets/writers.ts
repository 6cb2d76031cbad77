import type { BroadcastServer } from "./broadcast-server.ts";
import type { Client } from "./client.ts";
import { openWriter } from "./open-writer.ts";

/** Writers, in the conductor's own process: messages are timed where they are sent. */
export interface Writers {
  /** The next writer sends a message. Writers take turns, because a writer must pause between messages. */
  sendMessage(serial: number): void;
  /** Messages that the server refused. */
  readonly refused: () => number;
}

const REFUSED = Buffer.from('{"type":"chat-refused"');

export async function openWriters(server: BroadcastServer, count: number): Promise<Writers> {
  let refused = 0;
  const clients: Client[] = [];
  for (let place = 0; place < count; place += 1) {
    clients.push(
      await openWriter({
        ...{ server, place },
        onMessage: (payload) => {
          if (payload.subarray(0, REFUSED.length).equals(REFUSED)) refused += 1;
        },
      }),
    );
  }
  return {
    sendMessage: (serial) => clients[serial % count]?.sendMessage(server.messageFor(serial)),
    refused: () => refused,
  };
}
