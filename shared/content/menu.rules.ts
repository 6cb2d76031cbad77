import type { Betting } from "../odds/betting.ts";
import { leadsToBetting } from "../url/leads-to-betting.ts";
import { ownPath } from "../url/own-path.ts";
import type { MenuItem } from "./content.schema.ts";

/** An entry of the content service's menu as pages draw it. */
export interface MenuLink {
  readonly name: string;
  /** A path of this site or a whole https address; null for a heading that leads nowhere. */
  readonly href: string | null;
  /** Address of a picture; left out where there is none. */
  readonly icon?: string;
}

export interface MenuGroup extends MenuLink {
  readonly children: readonly MenuLink[];
}

/** Limits of a menu: it stands on every page. */
const MOST_GROUPS = 8;
const MOST_CHILDREN = 12;
const MOST_LETTERS = 60;

/** Removes duplicates: an entry with the same `nameOf` as an earlier one is left out. */
function once<Thing>(things: readonly Thing[], nameOf: (thing: Thing) => string): Thing[] {
  return [...new Map(things.toReversed().map((thing) => [nameOf(thing), thing])).values()].toReversed();
}

/** Target of an entry; null where it leads nowhere linkable, or to a page hidden from the reader. */
function hrefOf(code: string, betting: Betting): string | null {
  const path = ownPath(code);
  if (path !== null) return betting === "hidden" && leadsToBetting(path) ? null : path;
  // The subject of another site is unknown.
  if (betting === "hidden" || !/^https?:\/\//i.test(code) || !URL.canParse(code)) return null;
  return new URL(code).href;
}

const PICTURE = /\.(avif|gif|ico|jpe?g|png|svg|webp)$/i;

/** The picture of a menu entry: a file of this site, or by https with betting shown. Null for font icons. */
function iconOf(icon: string | null, betting: Betting): string | null {
  const path = ownPath(icon);
  if (path !== null) return PICTURE.test(path.replace(/[?#].*$/, "")) ? path : null;
  if (betting === "hidden" || icon === null || !/^https:\/\//i.test(icon) || !URL.canParse(icon)) return null;
  const url = new URL(icon);
  return PICTURE.test(url.pathname) ? url.href : null;
}

function linkOf({ name, code, icon }: Pick<MenuItem, "name" | "code" | "icon">, betting: Betting): MenuLink {
  const picture = iconOf(icon, betting);
  return {
    name: Array.from(name.replace(/\s+/g, " ").trim()).slice(0, MOST_LETTERS).join(""),
    href: hrefOf(code, betting),
    ...(picture === null ? {} : { icon: picture }),
  };
}

/** The content service's menu without entries that have no name or link, repeat a link, or are about hidden betting. */
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
