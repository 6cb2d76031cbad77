import { useSnapshot } from "valtio";
import { usePageStore } from "#web/platform/hydration/page-stores.tsx";
import { useHydrated } from "#web/platform/hydration/use-hydrated.ts";
import { createSession } from "./session.ts";
import type { KnownReader } from "./signed-in.ts";

/** The reader of the page; null until the session knows. Late hydration would otherwise know more than its HTML. */
export function useReader(): KnownReader | null {
  const { reader } = useSnapshot(usePageStore(createSession));
  return useHydrated() ? reader : null;
}

/** Id of the reader's account, for keys of personal queries: two accounts never share cached responses. */
export const useAccountId = (): number | null => useReader()?.id ?? null;
