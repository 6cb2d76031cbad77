import * as z from "zod/mini";
import {
  blockWords,
  CHAT_KEPT,
  type ChatChanged,
  ChatMessage,
  ChatMode,
  type HasBlockedWord,
  MESSAGE_STANDS_MS,
  ModerationEvent,
  USUAL_MODE,
  type WriterPace,
} from "#shared/chat/index.ts";
import type { Burst } from "../burst.ts";
import type { History } from "../history.ts";
import { readAs } from "../read-as.ts";
import type { EventOf } from "../room.ts";
import type { Done } from "./chat-done.ts";

/** State of a chat, and its form in storage. Times are milliseconds UTC. */

/** Delay of the viewer count after a join or leave. */
export const COUNT_MS = 2_000;

/** A message with the room's private data about it. */
export interface KeptMessage {
  readonly number: number;
  readonly message: ChatMessage;
  /** The writer's own name for it: a message that is sent again is known by it. */
  readonly client_id: string;
  /** Authors of reactions, as `<reaction>:<reader's id>`. */
  readonly reactors: readonly string[];
  /** Author of the message it answers; null for no answer, and in values saved by an older release. */
  readonly answers: number | null;
}

export type ChatSent = Omit<ChatChanged, "epoch" | "seq">;

/** Changes since the last tick. */
export interface Unsent {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly reacted: readonly string[];
  readonly mode: boolean;
}
/** Every change has been broadcast. */
export const nothingUnsent: Unsent = { added: [], removed: [], reacted: [], mode: false };
/** True if the next tick has something to broadcast. */
export const hasUnsent = ({ added, removed, reacted, mode }: Unsent): boolean =>
  mode || added.length + removed.length + reacted.length > 0;

export interface ChatState {
  /** Null for a room that has no chat. */
  readonly match_id: number | null;
  readonly hasBlockedWord: HasBlockedWord;
  /** Its ring is in memory only: the messages themselves outlive the room. */
  readonly history: History<ChatSent>;
  /** The first part of its messages' ids. */
  readonly id_prefix: string;
  /** The number of the last message. */
  readonly last_number: number;
  /** Oldest first. */
  readonly kept: readonly KeptMessage[];
  readonly mode: ChatMode;
  /** Until when readers are muted here. */
  readonly mutes: ReadonlyMap<number, number>;
  /** When readers were let write again here: a ticket from before does not know it. */
  readonly unmuted: ReadonlyMap<number, number>;
  /** Tickets of these accounts issued until then are over (chat-rights.ts). */
  readonly ended: ReadonlyMap<number, number>;
  readonly paces: ReadonlyMap<number, WriterPace>;
  /** Readers' recent commands, messages excepted: nobody needs hundreds of reactions. */
  readonly commands: ReadonlyMap<number, Burst>;
  /** Texts of the last seconds, from all writers. */
  readonly echoes: readonly { readonly fold: string; readonly by: number; readonly at_ms: number }[];
  /** In memory only. */
  readonly done: Done;
  readonly unsent: Unsent;
  /** Storage holds a change that was not broadcast yet. */
  readonly dirty: boolean;
  /**
   * Something was broadcast and saved, so that peers that stayed while the room was evicted know the history's epoch.
   */
  readonly begun: boolean;
  /** The next broadcast is the whole chat under another epoch. */
  readonly resends: boolean;
  readonly broadcast_at_ms: number;
  readonly viewers: number;
  /** Chat peers here, shards excluded; in memory only. */
  readonly chat_peers: number;
  /** Time of the next count; null until the next join or leave. */
  readonly count_at_ms: number | null;
  /** Moderation events that the site has not taken yet, oldest first. */
  readonly events: readonly ModerationEvent[];
  readonly event_count: number;
  /** How many of them are on their way. */
  readonly posting: number;
  /** How many of the oldest are sent one by one, because the site rejected them together. */
  readonly suspects: number;
  readonly post_failures: number;
  readonly post_at_ms: number | null;
  /** When an evicted room is woken for them; null for never. */
  readonly wake_at_ms: number | null;
}

/** A chat before its room has woken. */
export const chatAsleep: ChatState = {
  match_id: null,
  hasBlockedWord: () => false,
  history: { epoch: "", seq: 0, ring: [] },
  id_prefix: "",
  last_number: 0,
  kept: [],
  mode: USUAL_MODE,
  mutes: new Map(),
  unmuted: new Map(),
  ended: new Map(),
  paces: new Map(),
  commands: new Map(),
  echoes: [],
  done: [],
  unsent: nothingUnsent,
  dirty: false,
  begun: false,
  resends: false,
  broadcast_at_ms: 0,
  viewers: 0,
  chat_peers: 0,
  count_at_ms: null,
  events: [],
  event_count: 0,
  posting: 0,
  suspects: 0,
  post_failures: 0,
  post_at_ms: null,
  wake_at_ms: null,
};

/** Keys as an earlier release named them. */
const Place = z.object({
  epoch: z.string(),
  seq: z.int(),
  word: z.string(),
  numbered: z.int(),
  dirty: z.boolean(),
  mode: ChatMode,
  deeds_done: z.int(),
  viewers: z.int(),
});
const Kept = z.object({
  number: z.int(),
  message: ChatMessage,
  client_id: z.string(),
  reactors: z.array(z.string()),
  answers: z._default(z.nullable(z.int()), null),
});
const Moments = z.array(z.tuple([z.int(), z.int()]));

const PLACE_KEY = "chat";
const MUTES_KEY = "chat:mutes";
const UNMUTED_KEY = "chat:unmuted";
const ENDED_KEY = "chat:ended";
const MESSAGE_PREFIX = "chat:message:";
const EVENT_PREFIX = "chat:deed:";
/** Storage key of a message, by its number. */
export const messageKey = (number: number): string => `${MESSAGE_PREFIX}${number}`;
/** Storage key of a moderation event until the site has it. */
export const moderationEventKey = (id: string): string => `${EVENT_PREFIX}${id}`;

/** True if a message exists at a moment. */
export const stands = ({ message }: KeptMessage, now: number): boolean =>
  now - message.at_ms < MESSAGE_STANDS_MS;

/** Values to save so that the chat resumes at its current position. */
export function placeOf(state: ChatState): Readonly<Record<string, unknown>> {
  const {
    history,
    id_prefix: word,
    last_number: numbered,
    dirty,
    mode,
    event_count: deeds_done,
    viewers,
  } = state;
  const { epoch, seq } = history;
  const place: z.infer<typeof Place> = { epoch, seq, word, numbered, dirty, mode, deeds_done, viewers };
  return { [PLACE_KEY]: place };
}

/** Value to save for the mutes. */
export const mutesOf = ({ mutes, unmuted }: ChatState): Readonly<Record<string, unknown>> => ({
  [MUTES_KEY]: [...mutes],
  [UNMUTED_KEY]: [...unmuted],
});

/** Value to save for the ended tickets. */
export const endedOf = ({ ended }: Pick<ChatState, "ended">): Readonly<Record<string, unknown>> => ({
  [ENDED_KEY]: [...ended],
});

function loadAll<Value>(stored: ReadonlyMap<string, unknown>, prefix: string, schema: z.ZodMiniType<Value>) {
  const values: Value[] = [];
  for (const [key, value] of stored) {
    const read = key.startsWith(prefix) ? readAs(schema, value) : null;
    if (read !== null) values.push(read);
  }
  return values;
}

/**
 * The chat as it was saved. `isSame` is true when all peers that stayed have it: every change was broadcast. Else its
 * history begins again, and they need a snapshot. `over` are expired messages.
 */
export function loadChat(
  event: EventOf<"woke">,
  match_id: number,
  now: number,
): { readonly chat: ChatState; readonly isSame: boolean; readonly over: readonly KeptMessage[] } {
  const { stored, nonce, blocked_words } = event;
  const saved = Place.safeParse(stored.get(PLACE_KEY));
  const mutes = readAs(Moments, stored.get(MUTES_KEY)) ?? [];
  const unmuted = readAs(Moments, stored.get(UNMUTED_KEY)) ?? [];
  const ended = readAs(Moments, stored.get(ENDED_KEY)) ?? [];
  const all = loadAll(stored, MESSAGE_PREFIX, Kept).sort((a, b) => a.number - b.number);
  const kept = all.filter((one) => stands(one, now));
  const events = loadAll(stored, EVENT_PREFIX, ModerationEvent).sort((a, b) => a.at_ms - b.at_ms);
  const goesOn = saved.success && !saved.data.dirty;
  const chat: ChatState = {
    ...chatAsleep,
    match_id,
    hasBlockedWord: blockWords(blocked_words),
    history: goesOn
      ? { epoch: saved.data.epoch, seq: saved.data.seq, ring: [] }
      : { epoch: nonce, seq: 0, ring: [] },
    id_prefix: saved.success ? saved.data.word : nonce.slice(0, 8),
    last_number: Math.max(saved.data?.numbered ?? 0, all.at(-1)?.number ?? 0),
    kept: kept.slice(-CHAT_KEPT),
    mode: saved.success ? saved.data.mode : USUAL_MODE,
    mutes: new Map(mutes.filter(([, until]) => until > now)),
    unmuted: new Map(unmuted),
    ended: new Map(ended),
    events,
    event_count: saved.data?.deeds_done ?? 0,
    begun: saved.success,
    viewers: saved.data?.viewers ?? 0,
    count_at_ms: event.has_peers ? now + COUNT_MS : null,
    post_at_ms: events.length > 0 ? now : null,
  };
  // No client can have an old state of a chat without broadcasts.
  const over = all.filter((one) => !stands(one, now));
  return { chat, isSame: goesOn || !saved.success, over };
}
