import type { BroadcastServer } from "./broadcast-server.ts";
import type { Client } from "./client.ts";
import { openWriter } from "./open-writer.ts";

/** Readers who write, in the conductor's own process: what they send is timed where it is sent. */
export interface Writers {
  /** The next of them writes; each in his turn, because nobody may write without a pause. */
  say(serial: number): void;
  /** Messages that the server did not take. */
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
    say: (serial) => clients[serial % count]?.say(server.saying(serial)),
    refused: () => refused,
  };
}
