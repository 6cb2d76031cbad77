import * as z from "zod/mini";
import type { ChatCommand } from "#shared/chat/index.ts";
import type { BroadcastServer } from "../sockets/broadcast-server.ts";
import { machineMs } from "../sockets/clock.ts";
import { openWriter } from "../sockets/open-writer.ts";

/** A chat writer that records the result of each message. */
export interface Speaker {
  /** Accepted texts. */
  readonly accepted: readonly string[];
  /** Refused texts with their codes. */
  readonly refused: readonly { readonly text: string; readonly code: string }[];
  write(text: string): void;
}

interface SpeakerOptions {
  readonly server: BroadcastServer;
  /** Index of the writer's identity. */
  readonly place: number;
  /** Receives the texts of one broadcast; omitted for a writer that does not read. */
  readonly onRead?: (texts: readonly string[], atMs: number) => void;
}

const Answer = z.object({ client_id: z.string(), code: z._default(z.string(), "") });
const Texts = z._default(z.array(z.object({ text: z.string() })), []);
/** The first message of a chat is its snapshot (`messages`), all others are changes. */
const Broadcast = z.object({ added: Texts, messages: Texts });
const beginsWith = (payload: Buffer, head: Buffer): boolean => payload.subarray(0, head.length).equals(head);
const headOf = (type: string): Buffer => Buffer.from(`{"type":"${type}"`);
const [ACCEPTED, REFUSED] = [headOf("chat-accepted"), headOf("chat-refused")];
const BROADCASTS = [headOf("chat-changed"), headOf("chat-snapshot")];

/** All speakers receive the same bytes. */
let lastPayload: Buffer = Buffer.alloc(0);
let lastTexts: readonly string[] = [];
function textsOf(payload: Buffer): readonly string[] {
  if (payload.equals(lastPayload)) return lastTexts;
  const { added, messages } = Broadcast.parse(JSON.parse(payload.toString()));
  lastTexts = [...added, ...messages].map(({ text }) => text);
  lastPayload = Buffer.from(payload);
  return lastTexts;
}

export async function openSpeaker({ server, place, onRead }: SpeakerOptions): Promise<Speaker> {
  const accepted: string[] = [];
  const refused: { text: string; code: string }[] = [];
  /** Texts in transit, by `client_id`. */
  const sent = new Map<string, string>();
  let count = 0;

  function receive(payload: Buffer) {
    if (onRead && BROADCASTS.some((head) => beginsWith(payload, head)))
      return onRead(textsOf(payload), machineMs());
    if (!beginsWith(payload, ACCEPTED) && !beginsWith(payload, REFUSED)) return;
    const { client_id, code } = Answer.parse(JSON.parse(payload.toString()));
    const text = sent.get(client_id) ?? "";
    sent.delete(client_id);
    if (code === "") accepted.push(text);
    else refused.push({ text, code });
  }
  const client = await openWriter({ server, place, onMessage: receive });
  return {
    accepted,
    refused,
    write(text) {
      count += 1;
      const client_id = `speaker-${place}-${count}`;
      sent.set(client_id, text);
      const command: ChatCommand = { type: "chat-send", client_id, text, reply_to: null };
      client.sendMessage(JSON.stringify(command));
    },
  };
}
