import { useSyncExternalStore } from "react";
import type { MainOdds } from "#shared/odds/index.ts";
import { usePageStores } from "#web/platform/page-stores.tsx";
import { useSetting } from "#web/platform/settings/use-settings.ts";
import { listOddsKey } from "./list-odds.keys.ts";
import { type PackedOdds, unpackOdds } from "./packed-odds.ts";

const NONE: readonly MainOdds[] = [];

/** Keeps what the last text held: every row of a list reads the same one. One per page tree. */
export function createUnpack(): typeof unpackOdds {
  let last: { text: PackedOdds; matches: ReturnType<typeof unpackOdds> } | null = null;
  return (text) => {
    if (last?.text !== text) last = { text, matches: unpackOdds(text) };
    return last.matches;
  };
}

/**
 * A match's prices as fetched: of the company that the reader has chosen once they are there, until then, and in the
 * HTML that all readers share, those that came with the page.
 */
export function useListRows(date: string, packed: PackedOdds, matchId: number): readonly MainOdds[] {
  const { queries, once } = usePageStores();
  const unpack = once(createUnpack);
  const [companyId] = useSetting("list_company_id");
  const brought = () => unpack(packed).get(matchId) ?? NONE;
  const fetched = () => {
    const list = queries.client?.getQueryData(listOddsKey(date, companyId));
    // Without a company of the reader's own the list is what the page brought, and what has changed in it since.
    return list?.matches.get(matchId) ?? (list && companyId !== null ? NONE : brought());
  };
  return useSyncExternalStore(queries.subscribe, fetched, brought);
}
