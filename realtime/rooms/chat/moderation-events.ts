import { endpoints, endpointUrl } from "#shared/api/index.ts";
import type { ChatAuthor, ModerationEvent } from "#shared/chat/index.ts";
import { type Effect, type Outcome, retryDelayMs } from "../room.ts";
import { type ChatState, moderationEventKey } from "./chat-state.ts";

/** What was done in a chat on its way to the site, which keeps it: saved here until the site has it. */

/** Deeds in one post; shared/chat/moderation-event.schema.ts allows fifty. */
const DEEDS_A_POST = 20;
/** A site that takes none is asked again at least as often as this. */
const POST_AGAIN_MS = 60_000;
/** Should the room leave memory with deeds that the site has not, it is woken within this. */
const RING_WITHIN_MS = 60_000;

/** The tag of posts of deeds. */
export const MODERATION_TAG = "chat-deeds";
export type ChatTag = typeof MODERATION_TAG;

type Facts<Deed> = Deed extends ModerationEvent ? Omit<Deed, "id" | "match_id" | "at_ms" | "by"> : never;
/** What a deed is, apart from who did it when. */
export type ModerationFacts = Facts<ModerationEvent>;

interface DeedStep {
  readonly chat: ChatState;
  readonly effects: readonly Effect<ChatTag>[];
}

/** Notes a deed for the site; `id` for one that is the same however often it is done. */
export function noteModerationEvent(
  chat: ChatState,
  facts: ModerationFacts,
  by: ChatAuthor | null,
  now: number,
  id = `${chat.word}-d${chat.deeds_done + 1}`,
): { readonly chat: ChatState; readonly put: Readonly<Record<string, unknown>> } {
  const author = by && { id: by.id, nick_name: by.nick_name, avatar: by.avatar, role: by.role };
  const deed = { ...facts, id, match_id: chat.match_id ?? 0, at_ms: now, by: author } as ModerationEvent;
  const next = { ...chat, deeds: [...chat.deeds, deed], deeds_done: chat.deeds_done + 1 };
  const post_at_ms = chat.posting > 0 ? chat.post_at_ms : (chat.post_at_ms ?? now);
  return { chat: { ...next, post_at_ms }, put: { [moderationEventKey(id)]: deed } };
}

/** Tells the site what was done, as soon as it may be asked. */
export function postModerationEvents(chat: ChatState, now: number): DeedStep {
  const { post_at_ms, posting } = chat;
  if (post_at_ms === null || post_at_ms > now || posting > 0) return { chat, effects: [] };
  const deeds = chat.deeds.slice(0, chat.suspects > 0 ? 1 : DEEDS_A_POST);
  const path = endpointUrl(endpoints.feedChat, {});
  return {
    chat: { ...chat, posting: deeds.length, post_at_ms: null },
    effects: [{ type: "post", tag: MODERATION_TAG, path, body: { deeds } }],
  };
}

/** What the alarm is for while there are deeds: `set_ms` until that is over, then another moment. Null for nothing to tell. */
export function moderationRingAt(chat: ChatState, set_ms: number | null, now: number): number | null {
  // One that is set stays when the site has taken all: setting it anew for each deed would be a write each.
  if (set_ms !== null && set_ms > now) return set_ms;
  return chat.deeds.length > 0 ? now + RING_WITHIN_MS : null;
}

/**
 * The site took the deeds, or could not be reached, or calls them wrong. One that is wrong alone is dropped, or it would be
 * told for ever; of several each is told by itself, to find which it is.
 */
export function afterPost(chat: ChatState, outcome: Outcome | null, now: number): DeedStep {
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
  const gone = chat.deeds.slice(0, chat.posting);
  const deeds = chat.deeds.slice(chat.posting);
  const post_at_ms = deeds.length > 0 ? now : null;
  const suspects = Math.max(0, chat.suspects - gone.length);
  const names = gone.map(({ type, id }) => `${type} ${id}`).join(", ");
  const text = `chat of match ${chat.match_id}: the site refused what was done (${status}), which is lost: ${names}`;
  return {
    chat: { ...chat, deeds, posting: 0, suspects, post_failures: 0, post_at_ms },
    effects: [
      { type: "save", remove: gone.map((deed) => moderationEventKey(deed.id)) },
      ...(isWrong ? [{ type: "log", level: "warn", text } as const] : []),
    ],
  };
}
