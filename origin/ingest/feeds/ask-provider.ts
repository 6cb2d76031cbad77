import { messageOf } from "#shared/errors/index.ts";
import { BodyLimitError, readBoundedText } from "#shared/http/bounded-body.ts";
import { FeedRefusal } from "../adapters/feed-source.ts";
import { type Failure, retryAfterOf } from "./backoff.rules.ts";

/** How providers are reached. */
export type FetchProvider = (url: string, init: RequestInit) => Promise<Response>;

/** A provider that has not answered by then will not. */
const ANSWER_MS = 10_000;
/** Largest answer that is read, unpacked: a season's matches are about one million bytes. */
const ANSWER_LIMIT_BYTES = 20_000_000;

/** An answer, or why there is none. */
export type Asked =
  | { readonly ok: true; readonly status: number; readonly payload: unknown; readonly headers: Headers }
  | {
      readonly ok: false;
      readonly status: number;
      readonly message: string;
      /** Null where only this one question has no answer, and others may be asked. */
      readonly failure: Failure | null;
      readonly headers: Headers | null;
    };

/** Why a status is no answer: 401 is the key, 403 and the like this question alone, the rest is over some time. */
function failureOf(status: number, headers: Headers, nowMs: number): Failure | null {
  if (status === 401) return { kind: "refused" };
  if (status !== 429 && status < 500) return null;
  const told = headers.get("retry-after") ?? headers.get("x-requestcounter-reset");
  const retryAfterMs = retryAfterOf(told, nowMs) ?? (status === 429 ? 60_000 : null);
  return { kind: "other", retryAfterMs };
}

/** A text without the key, as it is and as it stands in an address. To be used before a text is cut, or half a key is left. */
export const withoutKey = (text: string, key: string): string =>
  text.replaceAll(key, "***").replaceAll(encodeURIComponent(key), "***");

/** Asks a provider once; what it says of a fault is told without the key. Never throws. */
export async function askProvider(
  fetch: FetchProvider,
  url: string,
  headers: Readonly<Record<string, string>>,
  key: string,
  nowMs: number,
): Promise<Asked> {
  let answer: Response | null = null;
  try {
    answer = await fetch(url, {
      headers: { accept: "application/json", ...headers },
      signal: AbortSignal.timeout(ANSWER_MS),
      // Another place would be given the key.
      redirect: "manual",
    });
    const { status, headers: told } = answer;
    const text = await readBoundedText(answer.body, ANSWER_LIMIT_BYTES);
    if (status !== 200) {
      const message = `status ${status}: ${withoutKey(text, key).slice(0, 200)}`;
      return { ok: false, status, message, failure: failureOf(status, told, nowMs), headers: told };
    }
    return { ok: true, status, payload: JSON.parse(text), headers: told };
  } catch (thrown) {
    // The same question would be answered the same; others may be asked.
    if (thrown instanceof BodyLimitError && answer !== null) {
      const { status, headers: told } = answer;
      const failure = status === 200 ? null : failureOf(status, told, nowMs);
      return { ok: false, status, message: thrown.message, failure, headers: told };
    }
    const failure: Failure = { kind: "other", retryAfterMs: null };
    return { ok: false, status: 0, message: messageOf(thrown), failure, headers: null };
  }
}

/** What follows from an answer that the adapter could not take. */
export function failureOfRefusal(thrown: unknown): Failure | null {
  if (!(thrown instanceof FeedRefusal)) return null;
  if (thrown.reason === "day") return { kind: "day" };
  if (thrown.reason === "minute") return { kind: "other", retryAfterMs: 60_000 };
  return thrown.reason === "key" ? { kind: "refused" } : null;
}
