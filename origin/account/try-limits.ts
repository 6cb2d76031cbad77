import type { Database } from "#origin/db/database.ts";
import { AppError } from "#shared/errors/index.ts";
import { keyedHash } from "./secret.ts";
import { secondsOf } from "./session.service.ts";
import { countTries, forgetTries, type TryCount, takeBackTries } from "./try-count.store.ts";
import { TRY_LIMITS, type TryKind } from "./try-limit.table.ts";

/** Something that somebody tries. */
export interface Try {
  readonly kind: TryKind;
  /** An account or an address; stored as a keyed hash only. Null, an address that nothing names, is never counted. */
  readonly who: string | number | null;
}

const tooMany = ({ kind }: Try, { until }: TryCount, now: number) =>
  new AppError("too_many_requests", {
    detail: `too many tries (${kind})`,
    retryAfterSeconds: Math.max(1, until - now),
  });

const NOT_COUNTED: TryCount = { total: 0, until: 0 };

/** Counts tries in the database, where all isolates meet. */
export function createTryLimits(db: Database, secret: string) {
  const keyOf = ({ kind, who }: Try) => keyedHash(secret, `${kind}/${who}`);
  const isCounted = ({ who }: Try) => who !== null;
  const count = async (tries: readonly Try[], nowMs: number): Promise<TryCount[]> => {
    const counted = await countTries(
      db,
      tries.filter(isCounted).map((one) => ({ key: keyOf(one), seconds: TRY_LIMITS[one.kind].seconds })),
      secondsOf(nowMs),
    );
    return tries.map((one) => (isCounted(one) ? (counted.shift() as TryCount) : NOT_COUNTED));
  };
  return {
    /** Counts tries and gives how often each was tried with this one. */
    count,

    /** Counts a try. Throws `too_many_requests` when it is one too many. */
    async check(one: Try, nowMs: number): Promise<void> {
      const [counted] = await count([one], nowMs);
      if (counted && counted.total > TRY_LIMITS[one.kind].most) throw tooMany(one, counted, secondsOf(nowMs));
    },

    /** What a try that is one too many is refused with. */
    tooMany: (one: Try, counted: TryCount, nowMs: number) => tooMany(one, counted, secondsOf(nowMs)),

    /** Tries that were none, or that succeeded, do not count. */
    takeBack: (...tries: readonly Try[]) => takeBackTries(db, tries.filter(isCounted).map(keyOf)),

    forget: (one: Try) => forgetTries(db, keyOf(one)),
  };
}

export type TryLimits = ReturnType<typeof createTryLimits>;
