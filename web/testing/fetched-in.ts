import type { DehydratedState, QueryKey } from "@tanstack/react-query";

/** Calls of football whose answers a loader sends with its page, below their common path, in the order of the alphabet; a part of one names itself. */
export const fetchedIn = (state: DehydratedState | undefined): string[] =>
  (state?.queries ?? [])
    .map(({ queryKey: [path, , ...rest] }) =>
      [String(path).replace("/api/v1/football/", ""), ...rest].join(" "),
    )
    .sort();

/** What a loader sends, by query keys. */
export const answersIn = (state: DehydratedState | undefined): (readonly [QueryKey, object])[] =>
  (state?.queries ?? []).map(({ queryKey, state: { data } }) => [
    queryKey,
    JSON.parse(String(data)) as object,
  ]);
