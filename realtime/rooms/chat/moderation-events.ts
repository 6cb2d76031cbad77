import { endpoints, endpointUrl } from "#shared/api/index.ts";
import type { ChatAuthor, ModerationEvent } from "#shared/chat/index.ts";
import { type Effect, type Outcome, retryDelayMs } from "../room.ts";
import { type ChatState, moderationEventKey } from "./chat-state.ts";

/** Moderation events on their way to the site, which stores them: saved here until the site has them. */

/** Moderation events in one post; shared/chat/room-to-origin.ts allows fifty. */
const EVENTS_A_POST = 20;
/** Longest pause between tries to a site that takes no events. */
const POST_AGAIN_MS = 60_000;
/** A room evicted with pending moderation events is woken within this. */
const WAKE_WITHIN_MS = 60_000;

/** The tag of posts of moderation events. */
export const MODERATION_TAG = "moderation-events";

type Facts<Event> = Event extends ModerationEvent ? Omit<Event, "id" | "match_id" | "at_ms" | "by"> : never;
/** A moderation event without its author and time. */
export type ModerationFacts = Facts<ModerationEvent>;

interface ModerationStep {
  readonly chat: ChatState;
  readonly effects: readonly Effect[];
}

/** Queues a moderation event for the site; `id` for one that is the same on every repetition. */
export function noteModerationEvent(
  chat: ChatState,
  facts: ModerationFacts,
  by: ChatAuthor | null,
  now: number,
  id = `${chat.id_prefix}-d${chat.event_count + 1}`,
): { readonly chat: ChatState; readonly put: Readonly<Record<string, unknown>> } {
  const author = by && { id: by.id, nick_name: by.nick_name, avatar: by.avatar, role: by.role };
  const event = { ...facts, id, match_id: chat.match_id ?? 0, at_ms: now, by: author } as ModerationEvent;
  const next = { ...chat, events: [...chat.events, event], event_count: chat.event_count + 1 };
  const post_at_ms = chat.posting > 0 ? chat.post_at_ms : (chat.post_at_ms ?? now);
  return { chat: { ...next, post_at_ms }, put: { [moderationEventKey(id)]: event } };
}

/** Sends moderation events to the site, as soon as a request is allowed. */
export function postModerationEvents(chat: ChatState, now: number): ModerationStep {
  const { post_at_ms, posting } = chat;
  if (post_at_ms === null || post_at_ms > now || posting > 0) return { chat, effects: [] };
  const events = chat.events.slice(0, chat.suspects > 0 ? 1 : EVENTS_A_POST);
  const path = endpointUrl(endpoints.hubChat, {});
  return {
    chat: { ...chat, posting: events.length, post_at_ms: null },
    effects: [{ type: "post", tag: MODERATION_TAG, path, body: { deeds: events } }],
  };
}

/** When an evicted room is woken while there are events: the time that is set until it is over, then a later one. */
export function moderationWakeAt({ events, wake_at_ms }: ChatState, now: number): number | null {
  // The time stays when the site has all events: setting it again for each event would be a write each.
  if (wake_at_ms !== null && wake_at_ms > now) return wake_at_ms;
  return events.length > 0 ? now + WAKE_WITHIN_MS : null;
}

/**
 * Handles the site's response: accepted, unreachable or rejected. A single rejected event is dropped, or it would be
 * retried for ever; several are then sent one by one, to find the invalid one.
 */
export function afterPost(chat: ChatState, outcome: Outcome | null, now: number): ModerationStep {
  const status = outcome?.status ?? 0;
  const isWrong = [400, 413, 422].includes(status);
  if (status !== 200 && !isWrong) {
    const post_failures = chat.post_failures + 1;
    const wait = Math.min(POST_AGAIN_MS, retryDelayMs(post_failures) * 2 ** Math.max(0, post_failures - 4));
    return { chat: { ...chat, posting: 0, post_failures, post_at_ms: now + wait }, effects: [] };
  }
  if (isWrong && chat.posting > 1) {
    const apart = { posting: 0, suspects: chat.posting, post_failures: 0, post_at_ms: now };
    return { chat: { ...chat, ...apart }, effects: [] };
  }
  const gone = chat.events.slice(0, chat.posting);
  const events = chat.events.slice(chat.posting);
  const post_at_ms = events.length > 0 ? now : null;
  const suspects = Math.max(0, chat.suspects - gone.length);
  const names = gone.map(({ type, id }) => `${type} ${id}`).join(", ");
  const text = `chat of match ${chat.match_id}: the site refused what was done (${status}), which is lost: ${names}`;
  return {
    chat: { ...chat, events, posting: 0, suspects, post_failures: 0, post_at_ms },
    effects: [
      { type: "save", remove: gone.map((event) => moderationEventKey(event.id)) },
      ...(isWrong ? [{ type: "log", level: "warn", text } as const] : []),
    ],
  };
}
