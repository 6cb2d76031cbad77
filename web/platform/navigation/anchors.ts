import type { ClientInstrumentation } from "react-router";

/** The page that the router shows: path and query. Empty during a navigation. */
let shown = "";

/**
 * Leaves jumps within a page, and their scroll positions, to the browser. To the router they would be navigations, and
 * a navigation during hydration makes React discard the server's HTML and render anew, at the page's top. Must be
 * called before the router listens.
 */
export function keepAnchorsFromRouter(): void {
  anchorsAreOf(location);
  const restoreByBrowser = ({ target }: Event) => {
    if (target instanceof Element && target.closest("a[href^='#']")) history.scrollRestoration = "auto";
  };
  // The entry that is left keeps the mode, and the new one inherits it.
  window.addEventListener("click", restoreByBrowser, { capture: true });
  window.addEventListener("popstate", (event) => {
    if (location.pathname + location.search === shown) event.stopImmediatePropagation();
    else leavePage();
  });
}

function leavePage(): void {
  shown = "";
  history.scrollRestoration = "manual";
}

/** For `HydratedRouter`: during a navigation the router handles every history step itself. */
export const leavesPage: ClientInstrumentation = {
  router: ({ instrument }) =>
    instrument({
      async navigate(go) {
        leavePage();
        await go();
      },
    }),
};

/** Sets the shown page after a soft navigation. */
export function anchorsAreOf(page: { readonly pathname: string; readonly search: string }): void {
  shown = page.pathname + page.search;
}
