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
import type { RoomEvent } from "../room.ts";
import type { Done } from "./chat-done.ts";

/** What a chat remembers, and how it is kept in storage. Moments are milliseconds UTC. */

/** Viewers are counted so long after somebody came or went. */
export const COUNT_MS = 2_000;

/** A message with what only the room needs to know of it. */
export interface KeptMessage {
  readonly number: number;
  readonly message: ChatMessage;
  /** The writer's own name for it: a message that is sent again is known by it. */
  readonly client_id: string;
  /** Who reacted, as `<reaction>:<reader's id>`. */
  readonly reactors: readonly string[];
  /** Whose message it answers; null for nobody's, and in what an older release saved. */
  readonly answers: number | null;
}

export type ChatSent = Omit<ChatChanged, "epoch" | "seq">;

/** What has changed since the last tick. */
export interface Unsent {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly reacted: readonly string[];
  readonly mode: boolean;
}
/** Everybody has been told everything. */
export const nothingUnsent: Unsent = { added: [], removed: [], reacted: [], mode: false };
/** Whether the next tick has something to tell. */
export const hasUnsent = ({ added, removed, reacted, mode }: Unsent): boolean =>
  mode || added.length + removed.length + reacted.length > 0;

export interface ChatState {
  /** Null for a room that has no chat. */
  readonly match_id: number | null;
  readonly hasBlockedWord: HasBlockedWord;
  /** Its ring is in memory only: what outlives the room are the messages themselves. */
  readonly history: History<ChatSent>;
  /** The first part of its messages' ids. */
  readonly word: string;
  /** The number of the last message. */
  readonly numbered: number;
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
  /** What readers asked within some seconds, messages apart: nobody needs hundreds of reactions. */
  readonly asked: ReadonlyMap<number, Burst>;
  /** Texts of the last seconds, whoever wrote them. */
  readonly echoes: readonly { readonly fold: string; readonly by: number; readonly at_ms: number }[];
  /** In memory only. */
  readonly done: Done;
  readonly unsent: Unsent;
  /** Storage says that something was not told yet. */
  readonly dirty: boolean;
  /** Something was told and saved, so that whoever stayed while the room was away knows the history's name. */
  readonly begun: boolean;
  /** The next telling is the whole chat under another epoch. */
  readonly retell: boolean;
  readonly told_at_ms: number;
  readonly viewers: number;
  /** How many hear the chat here, shards apart; in memory only. */
  readonly hearing: number;
  /** When they are counted next; null for when somebody comes or goes. */
  readonly count_at_ms: number | null;
  /** Deeds that the site has not taken yet, oldest first. */
  readonly deeds: readonly ModerationEvent[];
  readonly deeds_done: number;
  /** How many of them are on their way. */
  readonly posting: number;
  /** How many of the oldest are told one by one, because the site called them wrong together. */
  readonly suspects: number;
  readonly post_failures: number;
  readonly post_at_ms: number | null;
  /** What the tick is set to; null for none. */
  readonly tick_at_ms: number | null;
}

/** A chat before its room has woken. */
export const chatAsleep: ChatState = {
  match_id: null,
  hasBlockedWord: () => false,
  history: { epoch: "", seq: 0, ring: [] },
  word: "",
  numbered: 0,
  kept: [],
  mode: USUAL_MODE,
  mutes: new Map(),
  unmuted: new Map(),
  ended: new Map(),
  paces: new Map(),
  asked: new Map(),
  echoes: [],
  done: [],
  unsent: nothingUnsent,
  dirty: false,
  begun: false,
  retell: false,
  told_at_ms: 0,
  viewers: 0,
  hearing: 0,
  count_at_ms: null,
  deeds: [],
  deeds_done: 0,
  posting: 0,
  suspects: 0,
  post_failures: 0,
  post_at_ms: null,
  tick_at_ms: null,
};

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
const DEED_PREFIX = "chat:deed:";
/** Where a message is saved, by its number. */
export const messageKey = (number: number): string => `${MESSAGE_PREFIX}${number}`;
/** Where a deed is saved until the site has taken it. */
export const moderationEventKey = (id: string): string => `${DEED_PREFIX}${id}`;

/** Whether a message still stands at a moment. */
export const stands = ({ message }: KeptMessage, now: number): boolean =>
  now - message.at_ms < MESSAGE_STANDS_MS;

/** What to save so that the chat goes on where it stands. */
export function placeOf(state: ChatState): Readonly<Record<string, unknown>> {
  const { history, word, numbered, dirty, mode, deeds_done, viewers } = state;
  const { epoch, seq } = history;
  const place: z.infer<typeof Place> = { epoch, seq, word, numbered, dirty, mode, deeds_done, viewers };
  return { [PLACE_KEY]: place };
}

/** What to save of who is muted. */
export const mutesOf = ({ mutes, unmuted }: ChatState): Readonly<Record<string, unknown>> => ({
  [MUTES_KEY]: [...mutes],
  [UNMUTED_KEY]: [...unmuted],
});

/** What to save of whose tickets are over. */
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
 * The chat as it was saved. `isSame` says that everybody who stayed knows it: nothing happened that was not told. Else its
 * history begins anew, and they need a snapshot. `over` are messages whose time is over.
 */
export function loadChat(
  event: Extract<RoomEvent<never>, { type: "woke" }>,
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
  const deeds = loadAll(stored, DEED_PREFIX, ModerationEvent).sort((a, b) => a.at_ms - b.at_ms);
  const goesOn = saved.success && !saved.data.dirty;
  const chat: ChatState = {
    ...chatAsleep,
    match_id,
    hasBlockedWord: blockWords(blocked_words),
    history: goesOn
      ? { epoch: saved.data.epoch, seq: saved.data.seq, ring: [] }
      : { epoch: nonce, seq: 0, ring: [] },
    word: saved.success ? saved.data.word : nonce.slice(0, 8),
    numbered: Math.max(saved.data?.numbered ?? 0, all.at(-1)?.number ?? 0),
    kept: kept.slice(-CHAT_KEPT),
    mode: saved.success ? saved.data.mode : USUAL_MODE,
    mutes: new Map(mutes.filter(([, until]) => until > now)),
    unmuted: new Map(unmuted),
    ended: new Map(ended),
    deeds,
    deeds_done: saved.data?.deeds_done ?? 0,
    begun: saved.success,
    viewers: saved.data?.viewers ?? 0,
    count_at_ms: event.has_peers ? now + COUNT_MS : null,
    post_at_ms: deeds.length > 0 ? now : null,
  };
  // Of a chat that never said anything nobody can know something old.
  const over = all.filter((one) => !stands(one, now));
  return { chat, isSame: goesOn || !saved.success, over };
}
