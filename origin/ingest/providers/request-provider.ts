import { messageOf } from "#shared/errors/index.ts";
import { BodyLimitError, readBoundedText } from "#shared/http/bounded-body.ts";
import { ProviderRefusal } from "../adapters/provider.ts";
import { type Failure, retryAfterOf } from "./backoff.rules.ts";

/** HTTP access to providers. */
export type FetchProvider = (url: string, init: RequestInit) => Promise<Response>;

/** Timeout of a call. */
const ANSWER_MS = 10_000;
/** Maximum response size, decompressed: a season's matches are about one million bytes. */
const ANSWER_LIMIT_BYTES = 20_000_000;

/** A response, or the reason for its absence. */
export type ProviderResponse =
  | { readonly ok: true; readonly status: number; readonly payload: unknown; readonly headers: Headers }
  | {
      readonly ok: false;
      readonly status: number;
      readonly message: string;
      /** Null where only this one request failed, and others may be sent. */
      readonly failure: Failure | null;
      readonly headers: Headers | null;
    };

/**
 * Meaning of an error status: 401 is the key, 403 and the like this request alone, the rest is transient.
 * football-data.org sends 400 for a key that it does not know.
 */
function failureOf(status: number, headers: Headers, nowMs: number, text = ""): Failure | null {
  if (status === 401 || (status === 400 && /\btoken\b.*\binvalid\b/i.test(text))) return { kind: "refused" };
  if (status !== 429 && status < 500) return null;
  const received = headers.get("retry-after") ?? headers.get("x-requestcounter-reset");
  const retryAfterMs = retryAfterOf(received, nowMs) ?? (status === 429 ? 60_000 : null);
  return { kind: "other", retryAfterMs };
}

/**
 * Removes the key from a text, plain and URL-encoded. Apply it before truncating a text, or part of the key may remain.
 */
export const withoutKey = (text: string, key: string): string =>
  text.replaceAll(key, "***").replaceAll(encodeURIComponent(key), "***");

/** Engines quote the beginning of an invalid text in their message, cut before a key could be found in it. */
function parsePayload(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error("the answer is not valid JSON");
  }
}

/** Sends a request to a provider once; error texts have the key removed. Never throws. */
export async function requestProvider(
  fetch: FetchProvider,
  url: string,
  headers: Readonly<Record<string, string>>,
  key: string,
  nowMs: number,
): Promise<ProviderResponse> {
  let answer: Response | null = null;
  try {
    answer = await fetch(url, {
      headers: { accept: "application/json", ...headers },
      signal: AbortSignal.timeout(ANSWER_MS),
      // A redirect would leak the key to another host.
      redirect: "manual",
    });
    const { status, headers: received } = answer;
    const text = await readBoundedText(answer.body, ANSWER_LIMIT_BYTES);
    if (status !== 200) {
      const message = `status ${status}: ${withoutKey(text, key).slice(0, 200)}`;
      return {
        ok: false,
        status,
        message,
        failure: failureOf(status, received, nowMs, text),
        headers: received,
      };
    }
    return { ok: true, status, payload: parsePayload(text), headers: received };
  } catch (thrown) {
    // The same request would fail again; others may be sent.
    if (thrown instanceof BodyLimitError && answer !== null) {
      const { status, headers: received } = answer;
      const failure = status === 200 ? null : failureOf(status, received, nowMs);
      return { ok: false, status, message: thrown.message, failure, headers: received };
    }
    const failure: Failure = { kind: "other", retryAfterMs: null };
    return { ok: false, status: 0, message: messageOf(thrown), failure, headers: null };
  }
}

/** Consequence of a response that the adapter could not read. */
export function failureOfRefusal(thrown: unknown): Failure | null {
  if (!(thrown instanceof ProviderRefusal)) return null;
  if (thrown.reason === "day") return { kind: "day" };
  if (thrown.reason === "minute") return { kind: "other", retryAfterMs: 60_000 };
  return thrown.reason === "key" ? { kind: "refused" } : null;
}
