import { setTimeout as pause } from "node:timers/promises";
import { messageOf } from "#shared/errors/index.ts";
import { SiteError } from "./site-error.ts";

interface WaitOptions {
  readonly what: string;
  readonly url: string;
  readonly timeoutMs: number;
  /** Settles with the reason when there is nothing left to wait for. */
  readonly gaveUp?: Promise<string>;
  /** Checks a response and its text. */
  readonly isReady: (response: Response, text: string) => boolean;
}

/** Waits until a service answers; rejects with a readable message when it does not in time or has ended. */
export async function waitUntilAnswers({
  what,
  url,
  timeoutMs,
  gaveUp,
  isReady,
}: WaitOptions): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  let last = "nothing";
  let ended: string | null = null;
  void gaveUp?.then((why) => {
    ended = why;
  });
  while (Date.now() < deadline) {
    if (ended !== null) throw new SiteError(`${what} did not start: ${ended}`);
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(2000) });
      if (isReady(response, await response.text())) return;
      last = `status ${response.status}`;
    } catch (error) {
      last = messageOf(error);
    }
    await pause(100);
  }
  throw new SiteError(`${what} did not respond at ${url} within ${timeoutMs / 1000} s (last: ${last}).`);
}
