import { ask, type Database, readAll } from "#origin/db/database.ts";
import { matchesById } from "#origin/football/match/match.queries.ts";
import { noMatch } from "#origin/football/not-found.ts";
import type { MatchRooms } from "#origin/publish/match-rooms.ts";
import type { AnswerOf, endpoints } from "#shared/api/index.ts";
import type { ChatMode, ChatModeration, MuteForm } from "#shared/chat/index.ts";
import { AppError } from "#shared/errors/index.ts";
import { toRow } from "./chat.mapping.ts";
import { matchesWithUser, personById } from "./chat.queries.ts";
import { addDeeds } from "./chat.store.ts";

/** What an operator does who is not on the page. */

interface ModerateDeps {
  readonly db: Database;
  readonly rooms: MatchRooms;
}

/** Who is muted everywhere is told to the rooms where he has written within a day. */
const RECENTLY_MS = 86_400_000;

/** What of a mode is to change. */
type ModePart = { readonly [Key in keyof ChatMode]?: ChatMode[Key] | undefined };

/** Anybody can make up an id, and rooms exist for whoever asks. Throws `match_not_found`. */
async function requireMatch(db: Database, matchId: number, nowMs: number): Promise<void> {
  const [[match]] = await readAll(db, ask(matchesById, nowMs, JSON.stringify([matchId])));
  if (!match) throw noMatch(matchId);
}

/** Has the room of a match do something. Throws what the room answers, `match_not_found`, `upstream_unavailable`. */
export async function moderate(
  { db, rooms }: ModerateDeps,
  { match_id, chat }: { readonly match_id: number; readonly chat: ChatModeration },
  nowMs: number,
): Promise<void> {
  await requireMatch(db, match_id, nowMs);
  await rooms.order(match_id, chat);
}

/** Changes how a room is moderated; what is left out stays as the room says it is. Throws like {@link moderate}. */
export async function changeMode(
  { db, rooms }: ModerateDeps,
  { match_id, mode: part }: { readonly match_id: number; readonly mode: ModePart },
  nowMs: number,
): Promise<ChatMode> {
  await requireMatch(db, match_id, nowMs);
  const now = await rooms.chatOf(match_id);
  if (!now) throw new AppError("upstream_unavailable", { detail: `the room of match ${match_id}` });
  const { slow_seconds = now.mode.slow_seconds, followers_only = now.mode.followers_only } = part;
  const mode = { slow_seconds, followers_only };
  await rooms.order(match_id, { type: "chat-mode", client_id: crypto.randomUUID(), mode });
  return mode;
}

/**
 * Mutes a reader in every room, or lets him again: the log has it, his tickets from now on, and the rooms where he is known to
 * have written lately hear it at once, those that answer. Throws `user_not_found`, and `forbidden` for an operator, like rooms.
 */
export async function muteEverywhere(
  { db, rooms }: ModerateDeps,
  { user_id, minutes, remove }: MuteForm,
  nowMs: number,
): Promise<AnswerOf<typeof endpoints.chatMute>> {
  const [[person], matches] = await readAll(
    db,
    ask(personById, user_id),
    ask(matchesWithUser, user_id, nowMs - RECENTLY_MS),
  );
  if (!person) throw new AppError("user_not_found", { detail: `there is no account ${user_id}` });
  const { id, nick_name, role, said_at_ms } = person;
  if (role === "operator" && minutes > 0)
    throw new AppError("forbidden", { detail: "operators are not muted" });
  // A room's clock may be ahead of ours, and what is said now is the last word.
  const at_ms = Math.max(nowMs, (said_at_ms ?? 0) + 1);
  const until_ms = minutes === 0 ? null : nowMs + minutes * 60_000;
  const deed = { type: "mute", user_id: id, nick_name, minutes, until_ms } as const;
  const where = { id: `site-${crypto.randomUUID()}`, match_id: null, at_ms, by: null };
  await addDeeds(db, [toRow({ ...deed, ...where, messages: [] })]);
  const told = await Promise.allSettled(
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
  const match_ids = told.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  return { user: { id, nick_name }, until_ms, match_ids };
}
