import type { ClientInstrumentation } from "react-router";

/** The page that the router shows: path and query. None while it is on its way to another. */
let shown = "";

/**
 * Jumps within a page are the browser's: the router hears nothing of them. To it they would be a new place, and one that
 * comes while a page is being hydrated makes React throw away what stands there and draw it anew, at the page's top.
 * The browser restores the scroll position on the way back from a jump; between pages `<ScrollRestoration>` does.
 * Has to be called before the router listens.
 */
export function keepAnchorsFromRouter(): void {
  anchorsAreOf(location);
  const restoreByBrowser = ({ target }: Event) => {
    if (target instanceof Element && target.closest("a[href^='#']")) history.scrollRestoration = "auto";
  };
  // The entry that is left keeps the mode, and the new one takes it over.
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

/** For `HydratedRouter`: from when it leaves a page until it shows another one, each step of the history is its own. */
export const leavesPage: ClientInstrumentation = {
  router: ({ instrument }) =>
    instrument({
      async navigate(go) {
        leavePage();
        await go();
      },
    }),
};

/** Says which page is shown after one was opened without a load. */
export function anchorsAreOf(page: { readonly pathname: string; readonly search: string }): void {
  shown = page.pathname + page.search;
}
