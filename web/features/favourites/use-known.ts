import { useCallback, useEffect, useState } from "react";
import { toAppError } from "#shared/errors/app-error.ts";
import type { ErrorCode } from "#shared/errors/error-catalogue.ts";

/** What has been asked for: null for what nobody knows, nothing for what is still on its way. */
export interface Known<Value> {
  readonly of: ReadonlyMap<number, Value | null>;
  /** Some of what is wanted has not come yet. */
  readonly waiting: boolean;
  /** Why it does not come. */
  readonly failed: ErrorCode | null;
  readonly retry: () => void;
}

/**
 * What is known of some things by id. Only what has not been asked for yet is asked for, `size` at a time: a list that
 * grows by one thing asks for one, and one that loses some asks for nothing. `ask` must keep its identity.
 */
export function useKnown<Value>(
  wanted: readonly number[],
  size: number,
  ask: (ids: readonly number[]) => Promise<ReadonlyMap<number, Value>>,
): Known<Value> {
  const [known, setKnown] = useState<ReadonlyMap<number, Value | null>>(new Map());
  const [failed, setFailed] = useState<ErrorCode | null>(null);
  const missing = wanted.filter((id) => !known.has(id)).slice(0, size);
  const next = missing.join();
  useEffect(() => {
    if (next === "" || failed !== null) return;
    let isWanted = true;
    const ids = next.split(",").map(Number);
    ask(ids).then(
      (found) => {
        const entries = ids.map((id) => [id, found.get(id) ?? null] as const);
        if (isWanted) setKnown((before) => new Map([...before, ...entries]));
      },
      (thrown: unknown) => {
        if (isWanted) setFailed(toAppError(thrown).code);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [next, failed, ask]);
  return {
    of: known,
    waiting: next !== "" && failed === null,
    failed,
    retry: useCallback(() => setFailed(null), []),
  };
}
