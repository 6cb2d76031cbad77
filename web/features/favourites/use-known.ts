import { type UnusedSkipTokenOptions, type UseQueryResult, useQueries } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { toAppError } from "#shared/errors/app-error.ts";
import type { ErrorCode } from "#shared/errors/error-catalogue.ts";

/** A call that knows things by their ids. Its parts must keep their identity. */
export interface KnownThings<Answer, Value> {
  /** How many ids it takes at once. */
  readonly atOnce: number;
  readonly query: (ids: readonly number[]) => UnusedSkipTokenOptions<Answer>;
  readonly entriesOf: (answer: Answer) => readonly (readonly [id: number, value: Value])[];
}

/** What is known of things: null for those that nobody knows, nothing for those that are still on their way. */
export interface Known<Value> {
  readonly of: ReadonlyMap<number, Value | null>;
  /** Some of what is wanted has not come yet. */
  readonly waiting: boolean;
  /** Why it does not come. */
  readonly failed: ErrorCode | null;
  readonly retry: () => void;
}

/**
 * What is known of some things by id. Only ids that have not been asked for yet are: a list that grows by one thing asks for
 * one, and one that loses some asks for nothing.
 */
export function useKnown<Answer, Value>(
  wanted: readonly number[],
  { atOnce, query, entriesOf }: KnownThings<Answer, Value>,
): Known<Value> {
  const [asked, setAsked] = useState<readonly (readonly number[])[]>([]);
  const askedIds = new Set(asked.flat());
  const others = wanted.filter((id) => !askedIds.has(id));
  if (others.length > 0) setAsked([...asked, ...inPortions(others, atOnce)]);
  return useQueries({
    queries: asked.map(query),
    combine: useCallback(
      (answers: readonly UseQueryResult<Answer>[]): Known<Value> => {
        const entries = answers.flatMap(({ data }, at): (readonly [number, Value | null])[] => {
          if (data === undefined) return [];
          const found = new Map(entriesOf(data));
          return (asked[at] ?? []).map((id) => [id, found.get(id) ?? null]);
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
      [asked, entriesOf],
    ),
  });
}

const inPortions = (ids: readonly number[], size: number): (readonly number[])[] =>
  Array.from({ length: Math.ceil(ids.length / size) }, (_, at) => ids.slice(at * size, (at + 1) * size));
