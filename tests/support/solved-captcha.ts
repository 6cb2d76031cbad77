import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import * as z from "zod/mini";
import { Captcha } from "#shared/account/index.ts";

/** What a page's script hands in for a captcha of a proof of work. */
export async function solvedCaptcha(asked: unknown): Promise<string> {
  const captcha = z.parse(Captcha, asked);
  if (captcha.kind !== "altcha") throw new Error("another kind of captcha");
  const challenge = captcha.challenge as unknown as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return btoa(JSON.stringify({ challenge, solution }));
}
