import * as z from "zod/mini";
import { logLine } from "#origin/http/log.ts";
import { type ChatEnd, type ChatModeration, type ChatOrder, RoomChat } from "#shared/chat/index.ts";
import { AppError, messageOf, Problem } from "#shared/errors/index.ts";
import { readBoundedText } from "#shared/http/bounded-body.ts";
import { SIGNATURE_HEADER, signRequest } from "#shared/room/index.ts";
import type { PublishDeps } from "./publish.ts";

/** Timeout: a reader's response waits for it. */
const REQUEST_TIMEOUT_MS = 1_000;
const ORDER_TIMEOUT_MS = 3_000;
/** Maximum response size: a few numbers, or a problem. */
const ANSWER_LIMIT_BYTES = 256 * 1024;

/** HTTP client of the match rooms. */
export interface MatchRooms {
  /** The state of a match's chat; null when its room does not respond within a second. Never rejects. */
  readonly chatOf: (matchId: number) => Promise<RoomChat | null>;
  /** Sends a moderation order to a room. Throws the room's error, or `upstream_unavailable`. */
  readonly order: (matchId: number, chat: ChatModeration) => Promise<void>;
  /** Revokes an account's tickets in a room, or erases the account there (`forget`). Throws like `order`. */
  readonly end: (matchId: number, chatEnd: ChatEnd["chat_end"]) => Promise<void>;
}

const RoomResponse = z.object({ data: z.object({ chat: RoomChat }) });

const readJson = async (response: Response): Promise<unknown> =>
  JSON.parse(await readBoundedText(response.body, ANSWER_LIMIT_BYTES));

/** A room's error response to an order. A rejected signature is our fault, not the caller's. */
async function refusalOf(response: Response): Promise<AppError> {
  const problem = z.safeParse(Problem, await readJson(response).catch(() => null));
  if (!problem.success || problem.data.code === "signature_invalid" || response.status >= 500) {
    const code = problem.success ? `, ${problem.data.code}` : "";
    return new AppError("upstream_invalid", { detail: `the room responded with ${response.status}${code}` });
  }
  const { code, detail, errors } = problem.data;
  return new AppError(code, { ...(detail ? { detail } : {}), ...(errors ? { fields: errors } : {}) });
}

export function createMatchRooms({ realtimeUrl, realtimeSecret, now }: Omit<PublishDeps, "db">): MatchRooms {
  const urlOf = (base: string, matchId: number) => new URL(`/parties/match/${matchId}`, base);

  async function post(matchId: number, order: ChatOrder | ChatEnd): Promise<void> {
    if (realtimeUrl === null)
      throw new AppError("upstream_unavailable", { detail: "REALTIME_URL is not set" });
    const url = urlOf(realtimeUrl, matchId);
    const body = JSON.stringify(order);
    const signed = { method: "POST", path: url.pathname, body };
    const signature = await signRequest(realtimeSecret, signed, now(), crypto.randomUUID());
    const response = await fetch(url, {
      method: "POST",
      body,
      headers: { "content-type": "application/json", [SIGNATURE_HEADER]: signature },
      redirect: "manual",
      signal: AbortSignal.timeout(ORDER_TIMEOUT_MS),
    }).catch((cause: unknown) => {
      throw new AppError("upstream_unavailable", { detail: `${url.href}: ${messageOf(cause)}`, cause });
    });
    if (!response.ok) throw await refusalOf(response);
    await response.body?.cancel();
  }

  return {
    order: (matchId, chat) => post(matchId, { chat }),
    end: (matchId, chat_end) => post(matchId, { chat_end }),

    async chatOf(matchId) {
      if (realtimeUrl === null) return null;
      const url = urlOf(realtimeUrl, matchId);
      try {
        const response = await fetch(url, {
          redirect: "manual",
          signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
        });
        return z.parse(RoomResponse, await readJson(response)).data.chat;
      } catch (thrown) {
        logLine("warn", "room_request_failed", { url: url.href, reason: messageOf(thrown) });
        return null;
      }
    },
  };
}
