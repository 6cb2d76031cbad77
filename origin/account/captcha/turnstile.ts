import * as z from "zod/mini";
import { AppError } from "#shared/errors/index.ts";
import { readBoundedText } from "#shared/http/bounded-body.ts";

/** Cloudflare's captcha, if the operator configures it. */
export interface Turnstile {
  readonly siteKey: string;
  readonly secret: string;
  /** Cloudflare's endpoint that verifies a response. */
  readonly verifyUrl: string;
}

const VERIFY_TIMEOUT_MS = 5000;
const VERDICT_LIMIT_BYTES = 64 * 1024;

const Verdict = z.looseObject({ success: z.boolean() });

/**
 * Verifies a response with Cloudflare, which accepts each once. Throws `upstream_unavailable` when it cannot be
 * reached.
 */
export async function isSolvedTurnstile(
  { secret, verifyUrl }: Turnstile,
  response: string,
): Promise<boolean> {
  try {
    const answer = await fetch(verifyUrl, {
      method: "POST",
      body: new URLSearchParams({ secret, response }),
      // Do not follow redirects: they would send the secret to another host.
      redirect: "manual",
      signal: AbortSignal.timeout(VERIFY_TIMEOUT_MS),
    });
    return z.parse(Verdict, JSON.parse(await readBoundedText(answer.body, VERDICT_LIMIT_BYTES))).success;
  } catch (cause) {
    throw new AppError("upstream_unavailable", { detail: "Turnstile did not respond", cause });
  }
}
