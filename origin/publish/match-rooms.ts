import * as z from "zod/mini";
import { logLine } from "#origin/http/log.ts";
import { type ChatEnd, type ChatModeration, type ChatOrder, RoomChat } from "#shared/chat/index.ts";
import { AppError, messageOf, Problem } from "#shared/errors/index.ts";
import { readBoundedText } from "#shared/http/bounded-body.ts";
import { SIGNATURE_HEADER, signRequest } from "#shared/room/index.ts";
import type { PublishDeps } from "./publish.ts";

/** A reader waits for it with the rest of an answer. */
const ASK_TIMEOUT_MS = 1_000;
const ORDER_TIMEOUT_MS = 3_000;
/** A room says a few figures, or a problem. */
const ANSWER_LIMIT_BYTES = 256 * 1024;

/** The rooms of matches, asked and told over HTTP. */
export interface MatchRooms {
  /** How the chat of a match is; null when its room does not answer within a second. Never rejects. */
  readonly chatOf: (matchId: number) => Promise<RoomChat | null>;
  /** Has a room do what its moderators may. Throws what the room refuses it with, or `upstream_unavailable`. */
  readonly order: (matchId: number, chat: ChatModeration) => Promise<void>;
  /** Ends the tickets that an account has for a room, or erases the account there (`forget`). Throws like `order`. */
  readonly end: (matchId: number, chatEnd: ChatEnd["chat_end"]) => Promise<void>;
}

const Asked = z.object({ data: z.object({ chat: RoomChat }) });

const readJson = async (response: Response): Promise<unknown> =>
  JSON.parse(await readBoundedText(response.body, ANSWER_LIMIT_BYTES));

/** What a room says against an order. That it does not take our signature is no fault of who gave it. */
async function refusalOf(response: Response): Promise<AppError> {
  const problem = z.safeParse(Problem, await readJson(response).catch(() => null));
  if (!problem.success || problem.data.code === "signature_invalid" || response.status >= 500) {
    const code = problem.success ? `, ${problem.data.code}` : "";
    return new AppError("upstream_invalid", { detail: `the room answered ${response.status}${code}` });
  }
  const { code, detail, errors } = problem.data;
  return new AppError(code, { ...(detail ? { detail } : {}), ...(errors ? { fields: errors } : {}) });
}

export function createMatchRooms({ realtimeUrl, feedSecret, now }: Omit<PublishDeps, "db">): MatchRooms {
  const urlOf = (base: string, matchId: number) => new URL(`/parties/match/${matchId}`, base);

  async function post(matchId: number, order: ChatOrder | ChatEnd): Promise<void> {
    if (realtimeUrl === null)
      throw new AppError("upstream_unavailable", { detail: "REALTIME_URL is not set" });
    const url = urlOf(realtimeUrl, matchId);
    const body = JSON.stringify(order);
    const signed = { method: "POST", path: url.pathname, body };
    const signature = await signRequest(feedSecret, signed, now(), crypto.randomUUID());
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
          signal: AbortSignal.timeout(ASK_TIMEOUT_MS),
        });
        return z.parse(Asked, await readJson(response)).data.chat;
      } catch (thrown) {
        logLine("warn", "room_not_asked", { url: url.href, reason: messageOf(thrown) });
        return null;
      }
    },
  };
}
