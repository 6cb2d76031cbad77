import { type UnusedSkipTokenOptions, type UseQueryResult, useQueries } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { toAppError } from "#shared/errors/app-error.ts";
import type { ErrorCode } from "#shared/errors/error-catalogue.ts";

/** A call that fetches things by id. Its members must keep their identity. */
export interface KnownThings<Answer, Value> {
  /** Maximum number of ids per call. */
  readonly atOnce: number;
  readonly query: (ids: readonly number[]) => UnusedSkipTokenOptions<Answer>;
  readonly entriesOf: (answer: Answer) => readonly (readonly [id: number, value: Value])[];
}

/** Fetched things by id: null for unknown ids, missing while loading. */
export interface Known<Value> {
  readonly of: ReadonlyMap<number, Value | null>;
  /** Some things are still loading. */
  readonly waiting: boolean;
  /** Why they cannot be loaded. */
  readonly failed: ErrorCode | null;
  readonly retry: () => void;
}

/** Fetches things by id, incrementally: a list that grows by one requests one, a shrinking one nothing. */
export function useKnown<Answer, Value>(
  wanted: readonly number[],
  { atOnce, query, entriesOf }: KnownThings<Answer, Value>,
): Known<Value> {
  const [requested, setRequested] = useState<readonly (readonly number[])[]>([]);
  const requestedIds = new Set(requested.flat());
  const others = wanted.filter((id) => !requestedIds.has(id));
  if (others.length > 0) setRequested([...requested, ...inPortions(others, atOnce)]);
  return useQueries({
    queries: requested.map(query),
    combine: useCallback(
      (answers: readonly UseQueryResult<Answer>[]): Known<Value> => {
        const entries = answers.flatMap(({ data }, at): (readonly [number, Value | null])[] => {
          if (data === undefined) return [];
          const found = new Map(entriesOf(data));
          return (requested[at] ?? []).map((id) => [id, found.get(id) ?? null]);
        });
        const failed = answers.filter(({ isError }) => isError);
        return {
          of: new Map(entries),
          waiting: answers.some(({ isFetching, data }) => isFetching && data === undefined),
          failed: failed[0] ? toAppError(failed[0].error).code : null,
          retry: () => {
            for (const { refetch } of failed) void refetch();
          },
        };
      },
      [requested, entriesOf],
    ),
  });
}

const inPortions = (ids: readonly number[], size: number): (readonly number[])[] =>
  Array.from({ length: Math.ceil(ids.length / size) }, (_, at) => ids.slice(at * size, (at + 1) * size));
