import { createContext, type SyntheticEvent, useLayoutEffect, useState } from "react";
import { type NavigateFunction, useNavigate } from "react-router";
import { isRetryingImports } from "#web/platform/hydration/lazy-with-retry.ts";

/** The delay of React Router's own `prefetch="intent"`: a pointer that only crosses a link leaves sooner. */
const INTENT_MS = 100;

type LinkEvent = SyntheticEvent<HTMLAnchorElement>;

/** React's handlers by which a link reports intent. The same functions for every link of a page. */
export interface IntentHandlers {
  readonly onMouseEnter: (event: LinkEvent) => void;
  readonly onMouseLeave: () => void;
  readonly onFocus: (event: LinkEvent) => void;
  readonly onBlur: () => void;
  readonly onTouchStart: (event: LinkEvent) => void;
}

/** State that all links share: a plain object, so changes render nothing. Late chunks set its hooks. */
export interface LinkHost {
  /** True if the page is in another site's frame: its links open beside that site's page. */
  readonly inFrame: boolean;
  readonly intent: IntentHandlers;
  /** React Router's `navigate`, see {@link useLinkHost}. */
  navigate: NavigateFunction;
  /** Set once a new build of the site is out: links then load other pages whole. */
  isOutdated: boolean;
  /** Tells the reader that a link cannot be opened without a network. */
  showOffline: () => void;
  /** Preloads a page, by path and query. */
  preload: (page: string) => void;
}

/** Makes the shared state of one page tree. Its hooks do nothing until they are set. */
export function createLinkHost(inFrame = false): LinkHost {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  const intend = ({ currentTarget }: LinkEvent, waitMs: number) => {
    cancel();
    timer = setTimeout(() => {
      // React Router asks the server for the routes of links that have this attribute (`discover="render"`).
      currentTarget.dataset.discover = "true";
      if (currentTarget.pathname !== location.pathname)
        host.preload(currentTarget.pathname + currentTarget.search);
    }, waitMs);
  };
  const host: LinkHost = {
    inFrame,
    intent: {
      onMouseEnter: (event) => intend(event, INTENT_MS),
      onMouseLeave: cancel,
      onFocus: (event) => intend(event, INTENT_MS),
      onBlur: cancel,
      onTouchStart: (event) => intend(event, 0),
    },
    navigate: () => undefined,
    isOutdated: false,
    showOffline: () => {},
    preload: () => {},
  };
  return host;
}

/** The shared state of the links of a page tree, made once. */
export function useLinkHost(inFrame: boolean): LinkHost {
  const [host] = useState(() => createLinkHost(inFrame));
  const navigate = useNavigate();
  useLayoutEffect(() => {
    host.navigate = navigate;
  }, [host, navigate]);
  return host;
}

/** Links outside of a page (in tests) have a host of their own. */
export const LinkHostContext = createContext<LinkHost>(createLinkHost());

/**
 * Opens a link by a full page load after code or data failed. Without a network the browser would show its own error
 * page: the reader keeps this page, with a message. `replace`: "back" then skips this page.
 */
export function openWhole(host: LinkHost, href: string, replace = false): void {
  if (navigator.onLine) location[replace ? "replace" : "assign"](href);
  else host.showOffline();
}

/** True if links must load pages in full: a new build is out, or an import of this page is being retried. */
export const needsWholeLoad = (host: LinkHost): boolean => host.isOutdated || isRetryingImports();
