import { AppError } from "#shared/errors/app-error.ts";
import { isErrorCode } from "#shared/errors/error-catalogue.ts";
import type { PollAnswer, PollVote } from "#shared/poll/index.ts";

/** The call that accepts votes; forms post to it too. */
export const POLL_PATH = "/api/v1/football/matches/poll";
const TIMEOUT_MS = 8_000;

/** Votes, and returns the updated poll. Rejects with an AppError: `poll_closed`, `too_many_requests`, … */
export async function sendVote(vote: PollVote): Promise<PollAnswer> {
  const response = await fetch(POLL_PATH, {
    method: "POST",
    headers: { accept: "application/json", "content-type": "application/json" },
    body: JSON.stringify(vote),
    // A vote arrives even if its reader reloads or leaves the page.
    keepalive: true,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((cause: unknown) => {
    throw new AppError("upstream_unavailable", { cause });
  });
  const body: { data?: PollAnswer; code?: unknown } | null = await response.json().catch(() => null);
  if (response.ok && body?.data) return body.data;
  const code = body?.code;
  throw new AppError(isErrorCode(code) ? code : "upstream_unavailable", { detail: String(response.status) });
}
