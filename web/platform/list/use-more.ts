import { useCallback, useState } from "react";
import type { CallEndpoint, PageInfo } from "#shared/api/index.ts";

/** A page of a list whose rows have ids. */
export interface ListPage<Row> {
  readonly rows: readonly Row[];
  readonly page: PageInfo;
}

/** `failed`: the last attempt brought nothing; another may. */
export type MoreState = "idle" | "loading" | "failed";

/** Rows of a list that a reader lengthens, and how it goes. */
export interface MoreRows<Row> {
  readonly rows: readonly Row[];
  readonly has_more: boolean;
  /** The last page of the list that is shown. */
  readonly through: number;
  readonly state: MoreState;
  readonly more: () => void;
}

/**
 * "Load more": the page of the address first, then those that the reader asks for, appended. The calls' code comes with
 * the first press. A list that has grown meanwhile repeats rows at the seam: each id is shown once. What is appended
 * belongs to the list it was asked for: give the component a key that names the list.
 */
export function useMore<Row extends { readonly id: number }>(
  first: ListPage<Row>,
  ask: (call: CallEndpoint, page: number) => Promise<ListPage<Row>>,
): MoreRows<Row> {
  const [added, setAdded] = useState<readonly ListPage<Row>[]>([]);
  const [state, setState] = useState<MoreState>("idle");
  const { page } = added.at(-1) ?? first;
  const next = page.page + 1;
  const more = useCallback(async () => {
    setState("loading");
    try {
      const { callFromBrowser } = await import("../live/browser-call.ts");
      const answer = await ask(callFromBrowser, next);
      setAdded((pages) => [...pages, answer]);
      setState("idle");
    } catch {
      setState("failed");
    }
  }, [ask, next]);
  const rows = [first, ...added].flatMap((one) => one.rows);
  return {
    rows: [...new Map(rows.map((row) => [row.id, row])).values()],
    through: page.page,
    has_more: page.page * page.limit < page.total,
    state,
    more: () => void more(),
  };
}
