import { type ComponentProps, type MouseEvent, useContext } from "react";
import type { LinkProps } from "react-router";
import { getLocale } from "#messages/paraglide/runtime.js";
import { localeOf } from "#shared/url/index.ts";
import { isPlainClick } from "#web/platform/navigation/is-plain-click.ts";
import { LinkHostContext, needsWholeLoad, openWhole } from "./link-host.ts";

interface SiteLinkProps
  extends Omit<ComponentProps<"a">, "href">,
    Pick<LinkProps, "discover" | "preventScrollReset" | "reloadDocument" | "replace"> {
  /** The page already has everything that the link shows: it works without a network. */
  readonly needsNoNetwork?: boolean;
  /** Path and query within the site. `#id` alone is a jump within the page, which is left to the browser. */
  readonly to: string;
}

/**
 * A link within the site, followed by React Router's `navigate`:
 * - a page of the other language is loaded in full, so that no text of this one remains;
 * - so is every other page once a new build is out. A link with `preventScrollReset` only changes this page and is not;
 * - without a network the reader keeps the page, with a message;
 * - in a frame of another site it opens beside that site's page;
 * - under the pointer, a finger or the focus its page is preloaded (prefetcher.tsx).
 *
 * It is an anchor and not React Router's `Link`, which renders again with each change of the URL: twice, as
 * `HydratedRouter` gives its framework context a new value each time. A list of 500 matches has 1,500 links: a click on
 * a filter blocked the page for 50 to 94 ms more, and p95 of INP under 100 patches a second was 168 ms instead of 88
 * (`npm run bench -- live-list`).
 */
export function SiteLink({
  to,
  discover = "render",
  preventScrollReset = false,
  needsNoNetwork = false,
  reloadDocument = false,
  replace = false,
  ...anchor
}: SiteLinkProps) {
  const host = useContext(LinkHostContext);
  const { onClick } = anchor;
  if (to.startsWith("#")) return <a {...anchor} href={to} />;
  const target = host.inFrame ? "_blank" : anchor.target;
  const isDiscovered = discover === "render" && !host.inFrame && !reloadDocument;
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || reloadDocument || target || !isPlainClick(event)) return;
    event.preventDefault();
    const { href, pathname } = event.currentTarget;
    const isOtherPage = !preventScrollReset && (needsWholeLoad(host) || localeOf(pathname) !== getLocale());
    if (isOtherPage || !(needsNoNetwork || navigator.onLine)) openWhole(host, href);
    else void host.navigate(to, { preventScrollReset, replace: replace || href === location.href });
  };
  return (
    <a
      {...host.intent}
      {...anchor}
      href={to}
      target={target}
      data-discover={isDiscovered ? "true" : undefined}
      onClick={follow}
    />
  );
}
