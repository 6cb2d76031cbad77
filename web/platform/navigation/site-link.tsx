import { type AnchorHTMLAttributes, type MouseEvent, useContext } from "react";
import { Link, type LinkProps } from "react-router";
import { localeOf } from "#shared/url/index.ts";
import { getLocale } from "#web/paraglide/runtime.js";
import { isPlainClick } from "#web/platform/is-plain-click.ts";
import { LinkHostContext, needsWholeLoad, openWhole } from "./link-host.ts";

interface SiteLinkProps
  extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href">,
    Pick<LinkProps, "discover" | "preventScrollReset" | "reloadDocument"> {
  /** Path and query within the site. `#id` alone is a jump within the page, which is left to the browser. */
  readonly to: string;
}

/**
 * React Router's `Link` as this site needs it:
 * - a page of the other language is loaded whole, so that no text of this one stays behind;
 * - so is every other page once a new build is out. A link with `preventScrollReset` only changes this page and is not;
 * - without a network the reader keeps the page, which says why;
 * - in a frame of another site it opens beside that site's page;
 * - under the pointer, a finger or the focus its page is preloaded (prefetcher.tsx).
 *
 * A list has 1,500 of them, so a link decides when it is used, not when it renders. On the server it is the anchor that `Link`
 * renders: 500 `Link`s take 5 ms to render there, 500 anchors 0.6 ms.
 */
export function SiteLink({
  to,
  discover = "render",
  preventScrollReset = false,
  reloadDocument = false,
  ...anchor
}: SiteLinkProps) {
  const host = useContext(LinkHostContext);
  const { onClick } = anchor;
  if (to.startsWith("#")) return <a {...anchor} href={to} />;
  const target = host.inFrame ? "_blank" : anchor.target;
  const isDiscovered = discover === "render" && !host.inFrame && !reloadDocument;
  if (import.meta.env.SSR)
    return <a {...anchor} href={to} target={target} data-discover={isDiscovered ? "true" : undefined} />;
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || preventScrollReset || reloadDocument || target || !isPlainClick(event))
      return;
    const { href, pathname } = event.currentTarget;
    if (navigator.onLine && !needsWholeLoad(host) && localeOf(pathname) === getLocale()) return;
    event.preventDefault();
    openWhole(host, href);
  };
  return (
    <Link
      {...host.intent}
      {...anchor}
      to={to}
      target={target}
      discover={isDiscovered ? "render" : "none"}
      preventScrollReset={preventScrollReset}
      reloadDocument={reloadDocument}
      onClick={follow}
    />
  );
}
