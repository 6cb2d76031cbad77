import { createContext, type ReactNode, useContext, useMemo } from "react";
import { useLocation } from "react-router";
import { revealedBy } from "#shared/spoiler-shield/revealed.rules.ts";
import { DELAY_KEY, type Revealed, SCORES_KEY } from "#shared/spoiler-shield/shield.rules.ts";

/** Which results an address shows, beside the reader's own choice. */
export interface ShownView {
  /** The same for addresses that show the same results. */
  readonly key: string;
  readonly revealed: Revealed;
}

/** The view of an address. */
export function viewAt({ pathname, search }: Pick<Location, "pathname" | "search">): ShownView {
  const query = new URLSearchParams(search);
  const revealed = revealedBy(pathname, query);
  return { key: [query.get(SCORES_KEY), query.get(DELAY_KEY), revealed].join(), revealed };
}

/** The view of an address that reveals nothing. */
export const PLAIN_VIEW = viewAt({ pathname: "/", search: "" });

const ShownViewContext = createContext(PLAIN_VIEW);

/** Gives a page the view of its address. A context, so that rows do not render for other changes of the address. */
export function ShownViewProvider({ children }: { readonly children: ReactNode }) {
  const { key, revealed } = viewAt(useLocation());
  const view = useMemo(() => ({ key, revealed }), [key, revealed]);
  return <ShownViewContext value={view}>{children}</ShownViewContext>;
}

/** Makes one store of pushes per view: what one address was sent must not show on another that hides it. */
export const perView =
  <Store,>(create: () => Store) =>
  () => {
    const stores = new Map<string, Store>();
    return ({ key }: ShownView): Store => {
      const store = stores.get(key) ?? create();
      stores.set(key, store);
      return store;
    };
  };

export const useShownView = (): ShownView => useContext(ShownViewContext);
