import * as z from "zod/mini";
import type { Reading } from "./delivery-stats.ts";

/**
 * The publisher's serials in a server's messages: a list room carries them as a side's goals, so that rooms treat them
 * as football, a chat in its texts.
 */

const Patch = z.object({ patch: z.object({ score: z.object({ home: z.object({ goals: z.int() }) }) }) });
const Texts = z._default(z.array(z.looseObject({ text: z._default(z.string(), "") })), []);
const Message = z.object({
  seq: z._default(z.nullable(z.int()), null),
  patches: z._default(z.array(Patch), []),
  added: Texts,
  /** The first message of a chat is its snapshot. */
  messages: Texts,
});

/** A text that no chat detects as repeated: digits separated, because repeated letters in a row count as one. */
export const chatText = (serial: number): string =>
  `Hay quá, lần thứ ${[...String(serial)].join("x")} rồi đấy!`;
const serialOfText = (text: string): number[] => {
  const digits = /thứ ([\dx]+) rồi/.exec(text)?.[1];
  return digits === undefined ? [] : [Number(digits.replaceAll("x", ""))];
};

/** A snapshot or a heartbeat carries no serial, a broadcast one for each row that changed or text that was written. */
export function readMessage(payload: Buffer): Reading {
  const message = Message.safeParse(JSON.parse(payload.toString()));
  if (!message.success) throw new Error(`not understood: ${payload.toString().slice(0, 300)}`);
  const { seq, patches, added, messages } = message.data;
  const serials = patches.map(({ patch }) => patch.score.home.goals);
  return { seq, serials: [...serials, ...[...added, ...messages].flatMap(({ text }) => serialOfText(text))] };
}
