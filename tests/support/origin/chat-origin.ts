import { endpointPath, endpoints } from "#shared/api/index.ts";
import type { ChatAuthor, ChatMessage, ModerationEvent } from "#shared/chat/index.ts";
import { aChatMessage } from "../builders/chat-builders.ts";
import { signatureHeaders } from "../realtime/signed-post.ts";
import { type AccountOrigin, userIn, type Visitor } from "./account-origin.ts";
import { TEST_REALTIME_SECRET } from "./origin-harness.ts";

/** Moderation events of rooms, as tests generate them. */

const MODERATOR: ChatAuthor = { id: 900_001, nick_name: "Người gác", avatar: null, role: "operator" };

let made = 0;
const common = (fields: object) => {
  made += 1;
  return { id: `deed-${made}`, match_id: 1, at_ms: Date.now(), by: MODERATOR, ...fields };
};

type Fields<Type extends ModerationEvent["type"]> = Partial<Extract<ModerationEvent, { type: Type }>>;

export const aReport = (fields: Fields<"report"> = {}): ModerationEvent => ({
  ...{ type: "report", message: aChatMessage(), reason: "abuse" },
  ...common(fields),
});
export const aRemoval = (fields: Fields<"delete"> = {}): ModerationEvent => ({
  ...{ type: "delete", message: aChatMessage() },
  ...common(fields),
});
export const aMute = (fields: Fields<"mute"> = {}): ModerationEvent => ({
  ...{ type: "mute", user_id: 1, nick_name: "Khán giả", minutes: 10, messages: [] },
  ...{ until_ms: Date.now() + 600_000, ...common(fields) },
});
export const aModeChange = (fields: Fields<"mode"> = {}): ModerationEvent => ({
  ...{ type: "mode", mode: { slow_seconds: 30, followers_only: false } },
  ...common(fields),
});

/** A reader as a chat shows them. */
export async function authorOf(somebody: Visitor): Promise<ChatAuthor> {
  const { id, nick_name, avatar, role } = userIn(await somebody.call("usersMe"));
  return { id, nick_name, avatar, role };
}

/** A message of that author. */
export const messageBy = (author: ChatAuthor, text: string, id = "word-1"): ChatMessage =>
  aChatMessage({ id, author, text });

/**
 * Sends moderation events to the site as a room does; `secret`, and `sent` in place of the signed body, for forged
 * ones.
 */
export async function sendModerationEvents(
  { fetch, clock }: Pick<AccountOrigin, "fetch" | "clock">,
  deeds: readonly unknown[],
  { secret = TEST_REALTIME_SECRET, sent }: { readonly secret?: string; readonly sent?: string } = {},
): Promise<{ readonly status: number; readonly code: string }> {
  const path = endpointPath(endpoints.hubChat);
  const body = JSON.stringify({ deeds });
  const signature = await signatureHeaders(secret, { path, body }, clock.ms);
  const headers = { "content-type": "application/json", ...signature };
  const response = await fetch(path, { method: "POST", body: sent ?? body, headers });
  const answer: { code?: string } = await response.json();
  return { status: response.status, code: answer.code ?? "answered" };
}
