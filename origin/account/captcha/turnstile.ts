import * as z from "zod/mini";
import { AppError } from "#shared/errors/index.ts";
import { readBoundedText } from "#shared/http/bounded-body.ts";

/** Cloudflare's captcha, where an operator has set it up. */
export interface Turnstile {
  readonly siteKey: string;
  readonly secret: string;
  /** Where Cloudflare says whether a response is good. */
  readonly verifyUrl: string;
}

const VERIFY_TIMEOUT_MS = 5000;
const VERDICT_LIMIT_BYTES = 64 * 1024;

const Verdict = z.looseObject({ success: z.boolean() });

/** Asks Cloudflare, which takes each response once. Throws `upstream_unavailable` when it cannot be asked. */
export async function isSolvedTurnstile(
  { secret, verifyUrl }: Turnstile,
  response: string,
): Promise<boolean> {
  try {
    const answer = await fetch(verifyUrl, {
      method: "POST",
      body: new URLSearchParams({ secret, response }),
      // A redirect would give the secret to another host.
      redirect: "manual",
      signal: AbortSignal.timeout(VERIFY_TIMEOUT_MS),
    });
    return z.parse(Verdict, JSON.parse(await readBoundedText(answer.body, VERDICT_LIMIT_BYTES))).success;
  } catch (cause) {
    throw new AppError("upstream_unavailable", { detail: "Turnstile did not answer", cause });
  }
}
