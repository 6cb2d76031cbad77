import { bindQuery, type Database, readAll } from "#origin/db/database.ts";
import { matchesById } from "#origin/football/match/match.queries.ts";
import { noMatch } from "#origin/football/not-found.ts";
import type { MatchRooms } from "#origin/publish/match-rooms.ts";
import type { AnswerOf, endpoints } from "#shared/api/index.ts";
import type { ChatMode, ChatModeration, MuteForm } from "#shared/chat/index.ts";
import { AppError } from "#shared/errors/index.ts";
import { toRow } from "./chat.mapping.ts";
import { matchesWithUser, personById } from "./chat.queries.ts";
import { addModerationEvents } from "./chat.store.ts";

/** Moderation by an operator who has no chat connection. */

interface ModerateDeps {
  readonly db: Database;
  readonly rooms: MatchRooms;
}

/** A site-wide mute is sent to the rooms where the reader has written within a day. */
const RECENTLY_MS = 86_400_000;

/** Changes of a moderation mode. */
type ModeChange = { readonly [Key in keyof ChatMode]?: ChatMode[Key] | undefined };

/** Rooms are created on demand for any id, so the match is checked first. Throws `match_not_found`. */
async function requireMatch(db: Database, matchId: number, nowMs: number): Promise<void> {
  const [[match]] = await readAll(db, bindQuery(matchesById, nowMs, JSON.stringify([matchId])));
  if (!match) throw noMatch(matchId);
}

/** Sends an order to the room of a match. Throws the room's error, `match_not_found`, `upstream_unavailable`. */
export async function moderate(
  { db, rooms }: ModerateDeps,
  { match_id, chat }: { readonly match_id: number; readonly chat: ChatModeration },
  nowMs: number,
): Promise<void> {
  await requireMatch(db, match_id, nowMs);
  await rooms.order(match_id, chat);
}

/** Changes the moderation mode of a room; omitted fields keep the room's value. Throws like {@link moderate}. */
export async function changeMode(
  { db, rooms }: ModerateDeps,
  { match_id, mode: change }: { readonly match_id: number; readonly mode: ModeChange },
  nowMs: number,
): Promise<ChatMode> {
  await requireMatch(db, match_id, nowMs);
  const now = await rooms.chatOf(match_id);
  if (!now)
    throw new AppError("upstream_unavailable", { detail: `the room of match ${match_id} did not respond` });
  const { slow_seconds = now.mode.slow_seconds, followers_only = now.mode.followers_only } = change;
  const mode = { slow_seconds, followers_only };
  await rooms.order(match_id, { type: "chat-mode", client_id: crypto.randomUUID(), mode });
  return mode;
}

/**
 * Mutes or unmutes a reader in every room: the log records it, new tickets carry it, and rooms where the reader wrote
 * lately are notified at once (best effort). Throws `user_not_found`, and `forbidden` for an operator, like rooms.
 */
export async function muteEverywhere(
  { db, rooms }: ModerateDeps,
  { user_id, minutes, remove }: MuteForm,
  nowMs: number,
): Promise<AnswerOf<typeof endpoints.chatMute>> {
  const [[person], matches] = await readAll(
    db,
    bindQuery(personById, user_id),
    bindQuery(matchesWithUser, user_id, nowMs - RECENTLY_MS),
  );
  if (!person) throw new AppError("user_not_found", { detail: `there is no account ${user_id}` });
  const { id, nick_name, role, said_at_ms } = person;
  if (role === "operator" && minutes > 0)
    throw new AppError("forbidden", { detail: "operators cannot be muted" });
  // A room's clock may be ahead of ours, and this event must be the latest.
  const at_ms = Math.max(nowMs, (said_at_ms ?? 0) + 1);
  const until_ms = minutes === 0 ? null : nowMs + minutes * 60_000;
  const event = { type: "mute", user_id: id, nick_name, minutes, until_ms } as const;
  const where = { id: `site-${crypto.randomUUID()}`, match_id: null, at_ms, by: null };
  await addModerationEvents(db, [toRow({ ...event, ...where, messages: [] })]);
  const deliveries = await Promise.allSettled(
    matches.map(async ({ match_id }) => {
      await rooms.order(match_id, {
        type: "chat-mute",
        client_id: crypto.randomUUID(),
        user_id,
        minutes,
        remove,
      });
      return match_id;
    }),
  );
  const match_ids = deliveries.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  return { user: { id, nick_name }, until_ms, match_ids };
}
