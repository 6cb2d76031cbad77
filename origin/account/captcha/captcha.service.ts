import type { Database } from "#origin/db/database.ts";
import type { Caller } from "#origin/http/answer.ts";
import { wrongFields } from "#origin/http/form.ts";
import type { Captcha } from "#shared/account/index.ts";
import { secondsOf } from "../session.service.ts";
import type { TryLimits } from "../try-limits.ts";
import { createProof, readProof } from "./proof-of-work.ts";
import { createSumQuestion, isSum, readSum } from "./sum-question.ts";
import { isSolvedTurnstile, type Turnstile } from "./turnstile.ts";

/** Marks a captcha as used until it expires (seconds UTC); false when it was used before. */
async function spendCaptcha(db: Database, key: string, until: number): Promise<boolean> {
  const sql = "INSERT OR IGNORE INTO used_captchas (key, until) VALUES (?1, ?2) RETURNING key";
  const { results } = await db.prepare(sql).bind(key, until).all();
  return results.length > 0;
}

/** Captcha provider: Turnstile where it is configured, else a proof of work signed with our own secret. */
export interface CaptchaSettings {
  readonly secret: string;
  readonly turnstile: Turnstile | null;
}

/** Lifetime of a captcha. */
const LIFE_SECONDS = 600;

interface CaptchaDeps {
  readonly db: Database;
  readonly limits: TryLimits;
  readonly settings: CaptchaSettings;
}

const wrong = () => wrongFields({ captcha: "captcha_wrong" });

/** Creates captchas and accepts each of them once. */
export function createCaptchas({ db, limits, settings: { secret, turnstile } }: CaptchaDeps) {
  async function takeSum(text: string, caller: Caller, nowMs: number): Promise<void> {
    const answered = readSum(secret, text, secondsOf(nowMs));
    // The question is not consumed: the same answer is accepted some seconds later.
    if (answered === "early") throw wrongFields({ captcha: "captcha_early" });
    if (!answered || answered.issuedAt + LIFE_SECONDS <= secondsOf(nowMs)) throw wrong();
    await limits.check({ kind: "question", who: caller.address }, nowMs);
    if (!(await spendCaptcha(db, answered.key, answered.issuedAt + LIFE_SECONDS))) throw wrong();
  }

  async function takeProof(text: string, nowMs: number): Promise<void> {
    const solved = await readProof(secret, text, secondsOf(nowMs));
    if (!solved || !(await spendCaptcha(db, solved.key, solved.expiresAt))) throw wrong();
  }

  return {
    /** A new captcha. */
    async create(nowMs: number): Promise<Captcha> {
      if (turnstile) return { kind: "turnstile", site_key: turnstile.siteKey };
      const now = secondsOf(nowMs);
      const challenge = await createProof(secret, now + LIFE_SECONDS);
      return { kind: "altcha", challenge, question: createSumQuestion(secret, now) };
    },

    /**
     * Verifies and consumes a captcha. Throws `validation_failed` (`captcha_wrong`) if it is wrong, expired or used,
     * (`captcha_early`) for a sum answered within three seconds, `too_many_requests` for too many sums from one
     * address.
     */
    async take(text: string, caller: Caller, nowMs: number): Promise<void> {
      if (turnstile) {
        if (!(await isSolvedTurnstile(turnstile, text))) throw wrong();
      } else if (isSum(text)) await takeSum(text, caller, nowMs);
      else await takeProof(text, nowMs);
    },
  };
}

export type Captchas = ReturnType<typeof createCaptchas>;
