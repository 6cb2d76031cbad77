import { newcomer } from "#realtime/rooms/handshake.ts";
import { matchRoom } from "#realtime/rooms/match/match-room.ts";
import type { Effect } from "#realtime/rooms/room.ts";
import type { ChatChanged, ChatCommand, ModerationEvent } from "#shared/chat/index.ts";
import type { Writer } from "#shared/room/index.ts";
import { aWriter } from "../builders/chat-builders.ts";
import { aDetail, aMatch, aScore } from "../builders/match-builders.ts";
import { drive, only } from "./realtime-steps.ts";

/** A match room whose chat is driven step by step, and the results. */

export const START = 1_800_000_000_000;
export const an = aWriter({ id: 1, nick_name: "An" });
export const binh = aWriter({ id: 2, nick_name: "Bình" });
export const boss = aWriter({ id: 9, nick_name: "Trọng tài", role: "operator" });

type Body = ChatCommand extends infer One
  ? One extends ChatCommand
    ? Omit<One, "client_id">
    : never
  : never;

type Snapshot = { messages: { id: string; text: string; reactions: object }[] } & Record<string, unknown>;

/** A match room that has not started yet. */
export const aMatchRoom = () => drive(matchRoom, "7", START);

/** A match room in play with a follower of its chat. */
export function aChat() {
  const room = aMatchRoom();
  room.wake();
  const match = aMatch({
    id: 7,
    status: "second_half",
    score: aScore(2, 1),
    period_started_at: START / 1_000 - 21 * 60,
  });
  const { match: row, ...rest } = aDetail({ match });
  room.receive({ as_of_ms: START, match: row, rest });
  let commands = 0;
  /** A writer's command; with a unique `client_id` unless one is given. */
  const command = (as: Writer | null, body: Body, client_id?: string) => {
    commands += 1;
    // A writer without a ticket time has a fresh ticket.
    const writer = as && { ...as, issued_at_ms: as.issued_at_ms || room.now() };
    const facts = { ...newcomer, joined: true, chat: true, writer };
    const text = JSON.stringify({ client_id: client_id ?? `command-${commands}`, ...body });
    return room.take({ type: "message-received", facts, text });
  };
  const send = (
    writer: Writer | null,
    text: string,
    fields: { reply_to?: string; client_id?: string } = {},
  ) => command(writer, { type: "chat-send", text, reply_to: fields.reply_to ?? null }, fields.client_id);
  /** The snapshot that a new client receives. */
  const snapshot = () => replies(room.chat()).at(-1) as Snapshot;
  return {
    ...room,
    ...{ command, send, snapshot },
    texts: () => snapshot().messages.map((one) => one.text),
    /** The result of a command: `taken`, or the code and how long to wait. */
    fate(effects: readonly Effect[]) {
      const [one] = replies(effects);
      if (one?.type === "chat-accepted") return "taken";
      return one?.retry_at_ms ? `${one.code} ${Number(one.retry_at_ms) - room.now()}` : one?.code;
    },
    posted: (status: number) => posted(room, status),
  };
}

export const replies = (effects: readonly Effect[]) =>
  only(effects, "reply").map((effect) => effect.message as Record<string, unknown>);
export const broadcastsOf = (effects: readonly Effect[]) =>
  only(effects, "broadcast").map((effect) => effect.message as ChatChanged);
export const idOf = (effects: readonly Effect[]) => String(replies(effects)[0]?.message_id);
export const moderationEventsOf = (effects: readonly Effect[]) =>
  only(effects, "post").flatMap((effect) => (effect.body as { deeds: ModerationEvent[] }).deeds);

/** The site accepts or refuses the last moderation events; returns the room's reaction. */
export const posted = (room: ReturnType<typeof aMatchRoom>, status: number) =>
  room.take({
    ...{ type: "answered", tag: "moderation-events", sent_at_ms: room.now() },
    outcome: { status, body: null, as_of: null, next_change_at: null },
  });
