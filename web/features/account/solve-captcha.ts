import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { loadFromBrowser } from "#web/platform/data/browser-call.ts";

/** The value of `captcha`: a fresh challenge with its solution, in base64. About 0.2 s of work. */
export async function solveCaptcha(): Promise<string> {
  const { captcha } = (await loadFromBrowser("/oapi/v1/captcha", {})).data;
  if (captcha.kind !== "altcha") throw new Error("the site has another captcha by now");
  // The contract leaves the parameters open, because origin passes on what the library made.
  const challenge = captcha.challenge as unknown as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  if (solution === null) throw new Error("not solved in time");
  return btoa(JSON.stringify({ challenge, solution }));
}
