import { type RefObject, useEffect } from "react";
import { useNavigate } from "react-router";
import { localeOf, screenAt } from "#shared/url/index.ts";
import { isPlainClick } from "#web/platform/is-plain-click.ts";
import { isCodeMissing } from "#web/platform/later-code.ts";
import { LINK_STAYS } from "#web/platform/open-instead.ts";

/** The link under an event that leads to a page of the site within the running one; null for none, and for what the browser follows itself. */
export function softLinkAt({
  target,
}: Event): { readonly anchor: HTMLAnchorElement; readonly pathname: string; readonly search: string } | null {
  const anchor = target instanceof Element ? target.closest("a") : null;
  if (!anchor?.href || anchor.target !== "" || anchor.hasAttribute("download")) return null;
  const { origin, pathname, search, hash } = new URL(anchor.href);
  if (origin !== location.origin || hash !== "" || screenAt(pathname) === null) return null;
  // The other language is a full load: no text of this one may stay behind.
  if (localeOf(pathname) !== localeOf(location.pathname)) return null;
  return { anchor, pathname, search };
}

/**
 * One click handler that opens the site's own links without a load. Links stay plain `<a>` elements: React
 * Router's `Link` costs 3.6 KB of the first load and a set of hooks for each of 150 rows, in the render on the
 * server and again when it is hydrated. A link with `data-keep-scroll` leaves the page where it is.
 * Without a network a link leads to the browser's own error page and the list is lost: the reader then stays, and
 * `onOffline` is called to say why, as it is for links that show something here (open-instead.ts). It must keep its
 * identity. What leaves the page where it is needs no network.
 * Once `isOutdated`, links to other pages load them whole: this page's code is not that of the site any more. So do all
 * links while code of this page could not be had: it comes with the next page, and this one cannot be left within it.
 */
export function useSoftLinks(onOffline: () => void, isOutdated: RefObject<boolean>): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || !isPlainClick(event)) return;
      const found = softLinkAt(event);
      if (!found) return;
      const to = found.pathname + found.search;
      const keepScroll = found.anchor.dataset.keepScroll !== undefined;
      if (navigator.onLine && (isCodeMissing() || (isOutdated.current && !keepScroll))) return;
      event.preventDefault();
      if (!keepScroll && !navigator.onLine) return onOffline();
      void navigate(to, {
        state: { keepScroll },
        replace: to === location.pathname + location.search,
      });
    };
    const stop = new AbortController();
    const { signal } = stop;
    document.addEventListener("click", follow, { signal });
    window.addEventListener(LINK_STAYS, onOffline, { signal });
    return () => stop.abort();
  }, [navigate, onOffline, isOutdated]);
}
