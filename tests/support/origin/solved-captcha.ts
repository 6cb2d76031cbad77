import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import * as z from "zod/mini";
import { Captcha } from "#shared/account/index.ts";
import { stub } from "../stub.ts";

/** The solution of a proof-of-work captcha, as a page's script sends it. */
export async function solvedCaptcha(response: unknown): Promise<string> {
  const captcha = z.parse(Captcha, response);
  if (captcha.kind !== "altcha") throw new Error("another kind of captcha");
  const challenge = stub<Challenge>(captcha.challenge);
  const solution = await solveChallenge({ challenge, deriveKey });
  return btoa(JSON.stringify({ challenge, solution }));
}
