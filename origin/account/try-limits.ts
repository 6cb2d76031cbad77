import type { Database } from "#origin/db/database.ts";
import { AppError } from "#shared/errors/index.ts";
import { keyedHash } from "./secret.ts";
import { secondsOf } from "./session.service.ts";
import { countTries, forgetTries, type TryCount, takeBackTries } from "./try-count.store.ts";
import { TRY_LIMITS, type TryKind } from "./try-limit.table.ts";

/** A rate-limited action. */
export interface Try {
  readonly kind: TryKind;
  /** An account or an address; stored only as a keyed hash. Null (unknown address) is never counted. */
  readonly who: string | number | null;
}

const tooMany = ({ kind }: Try, { until }: TryCount, now: number) =>
  new AppError("too_many_requests", {
    detail: `too many tries (${kind})`,
    retryAfterSeconds: Math.max(1, until - now),
  });

const NOT_COUNTED: TryCount = { total: 0, until: 0 };

/** Counts tries in the database, which all isolates share. */
export function createTryLimits(db: Database, secret: string) {
  const keyOf = ({ kind, who }: Try) => keyedHash(secret, `${kind}/${who}`);
  const isCounted = ({ who }: Try) => who !== null;
  const count = async (tries: readonly Try[], nowMs: number): Promise<TryCount[]> => {
    const counted = await countTries(
      db,
      tries.filter(isCounted).map((one) => ({ key: keyOf(one), seconds: TRY_LIMITS[one.kind].seconds })),
      secondsOf(nowMs),
    );
    return tries.map((one) => (isCounted(one) ? counted.shift() : undefined) ?? NOT_COUNTED);
  };
  return {
    /** Counts tries and returns the counts, this one included. */
    count,

    /** Counts a try. Throws `too_many_requests` beyond the limit. */
    async check(one: Try, nowMs: number): Promise<void> {
      const [counted] = await count([one], nowMs);
      if (counted && counted.total > TRY_LIMITS[one.kind].most) throw tooMany(one, counted, secondsOf(nowMs));
    },

    /** The error of a try beyond the limit. */
    tooMany: (one: Try, counted: TryCount, nowMs: number) => tooMany(one, counted, secondsOf(nowMs)),

    /** Uncounts tries that did not happen, or that succeeded. */
    takeBack: (...tries: readonly Try[]) => takeBackTries(db, tries.filter(isCounted).map(keyOf)),

    forget: (one: Try) => forgetTries(db, keyOf(one)),
  };
}

export type TryLimits = ReturnType<typeof createTryLimits>;
