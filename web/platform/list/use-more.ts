import { useCallback, useState } from "react";
import type { CallEndpoint } from "#shared/api/index.ts";
import type { ListPage, MoreRows, MoreState } from "./use-more-pages.ts";

export type { ListPage, MoreRows, MoreState } from "./use-more-pages.ts";

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
