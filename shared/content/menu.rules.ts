import type { Betting } from "../odds/betting.ts";
import { isBettingPath } from "../url/betting-screens.ts";
import { redirectFor } from "../url/canonical.ts";
import { ownPath } from "../url/own-path.ts";
import type { MenuItem } from "./content.schema.ts";

/** An entry of the content service's menu as pages draw it. */
export interface MenuLink {
  readonly name: string;
  /** A path of this site or a whole https address; null for a heading that leads nowhere. */
  readonly href: string | null;
}

export interface MenuGroup extends MenuLink {
  readonly children: readonly MenuLink[];
}

/** What a menu may hold: it stands on every page. */
const MOST_GROUPS = 8;
const MOST_CHILDREN = 12;
const MOST_LETTERS = 60;

/** Whether a path leads to betting, however it is spelt: the site mends `//`, `/vi`, letters' case and what is encoded. */
function leadsToBetting(path: string): boolean {
  const url = new URL(path, "https://site.invalid");
  if (url.searchParams.get("tab") === "odds") return true;
  try {
    url.pathname = decodeURIComponent(url.pathname);
  } catch {
    // A stray "%" is no screen's.
    return false;
  }
  return isBettingPath(redirectFor(url) ?? url.pathname);
}

/** Each thing once: what is the same by `nameOf` is left out after the first. */
function once<Thing>(things: readonly Thing[], nameOf: (thing: Thing) => string): Thing[] {
  return [...new Map(things.toReversed().map((thing) => [nameOf(thing), thing])).values()].toReversed();
}

/** Where an entry leads; null where it leads nowhere that a page may link to, or that its reader is shown. */
function hrefOf(code: string, betting: Betting): string | null {
  const path = ownPath(code);
  if (path !== null) return betting === "hidden" && leadsToBetting(path) ? null : path;
  // Of another site nobody can tell what it is about.
  if (betting === "hidden" || !/^https?:\/\//i.test(code) || !URL.canParse(code)) return null;
  return new URL(code).href;
}

function linkOf({ name, code }: Pick<MenuItem, "name" | "code">, betting: Betting): MenuLink {
  return {
    name: Array.from(name.replace(/\s+/g, " ").trim()).slice(0, MOST_LETTERS).join(""),
    href: hrefOf(code, betting),
  };
}

/**
 * The content service's menu as far as pages can draw it: without what has no name, leads nowhere or where another entry
 * leads, or is about betting where that is hidden.
 */
export function menuShown(menu: readonly MenuItem[], betting: Betting): readonly MenuGroup[] {
  const groups = menu
    .map((item) => ({ ...linkOf(item, betting), children: childrenOf(item, betting) }))
    .filter(({ name, href, children }) => name !== "" && (href !== null || children.length > 0));
  return once(groups, ({ name, href }) => href ?? `heading ${name}`).slice(0, MOST_GROUPS);
}

function childrenOf({ children }: MenuItem, betting: Betting): readonly MenuLink[] {
  const links = children
    .map((child) => linkOf(child, betting))
    .filter(({ name, href }) => name !== "" && href !== null);
  return once(links, ({ href }) => String(href)).slice(0, MOST_CHILDREN);
}
