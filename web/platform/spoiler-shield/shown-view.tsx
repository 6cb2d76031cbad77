import { createContext, type ReactNode, useContext, useMemo } from "react";
import { useLocation } from "react-router";
import { revealedBy } from "#shared/spoiler-shield/revealed.rules.ts";
import { DELAY_KEY, type Revealed, SCORES_KEY } from "#shared/spoiler-shield/shield.rules.ts";

/** The results that a URL shows, beside the reader's own choice. */
export interface ShownView {
  /** Equal for URLs that show the same results. */
  readonly key: string;
  readonly revealed: Revealed;
}

/** The view of a URL. */
export function viewAt({ pathname, search }: Pick<Location, "pathname" | "search">): ShownView {
  const query = new URLSearchParams(search);
  const revealed = revealedBy(pathname, query);
  return { key: [query.get(SCORES_KEY), query.get(DELAY_KEY), revealed].join(), revealed };
}

/** The view of a URL that reveals nothing. */
export const PLAIN_VIEW = viewAt({ pathname: "/", search: "" });

const ShownViewContext = createContext(PLAIN_VIEW);

/** Provides the view of the URL to a page. A context, so that rows do not render for other changes of the URL. */
export function ShownViewProvider({ children }: { readonly children: ReactNode }) {
  const { key, revealed } = viewAt(useLocation());
  const view = useMemo(() => ({ key, revealed }), [key, revealed]);
  return <ShownViewContext value={view}>{children}</ShownViewContext>;
}

/** Makes one store of pushes per view: pushes that one URL received must not show on another that hides them. */
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
