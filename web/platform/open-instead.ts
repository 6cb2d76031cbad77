/** Told to the window: a link was followed without a network, and the page stays. Who says so listens. */
export const LINK_STAYS = "link-stays";

/**
 * Opens the page of a link in whose place something would have been shown here, had its code or data been had. Without a
 * network that would be the browser's own error page: the reader keeps his, and is told. `replace`: going back leads past this one.
 */
export function openInstead(href: string, replace = false): void {
  if (navigator.onLine) location[replace ? "replace" : "assign"](href);
  else window.dispatchEvent(new Event(LINK_STAYS));
}
