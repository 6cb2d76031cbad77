import { tabRedirect } from "./canonical.ts";
import { formerTarget } from "./former-paths.ts";
import { DEFAULT_LOCALE, pathPrefixes } from "./locale.ts";
import { localeOf, pathOf, properPath, screenAt } from "./paths.ts";

const PREFIXED = new RegExp(
  `^(${pathPrefixes().join("|")})(/.+?)(/(?:(?:rss|atom)\\.xml|feed\\.json)|\\.ics)?$`,
  "i",
);

/**
 * A screen's path in the language of a prefix before another language's path: `/en/tin-tuc` is `/news`. Feeds and
 * calendars move along.
 */
function pathBehindPrefix(path: string): string {
  const [, prefix, page, file = ""] = PREFIXED.exec(path) ?? [];
  if (prefix === undefined || page === undefined) return path;
  const found = screenAt(properPath(page));
  if (found === null || found.screen === "article") return path;
  return pathOf(found.screen, localeOf(prefix.toLowerCase()), found.params) + file;
}

/** True if every percent sign of a segment belongs to the bytes of a letter. */
function isEncoding(segment: string): boolean {
  try {
    decodeURIComponent(segment);
    return true;
  } catch {
    // An invalid encoding stays as it is, as everywhere else (paths.ts).
    return false;
  }
}

/** A path that can be decoded: a percent sign that is none of an encoding is spelled as one. Nearly all paths have none at all. */
const decodable = (path: string): string =>
  path.includes("%")
    ? path
        .split("/")
        .map((segment) => (isEncoding(segment) ? segment : segment.replaceAll("%", "%25")))
        .join("/")
    : path;

const DEFAULT_PREFIX = new RegExp(`^(/${DEFAULT_LOCALE}(?=/|$))+`);

/**
 * Redirect target of a request (path and query), or null when the URL is canonical: no trailing, doubled or `/vi` part,
 * proper spelling and language of the screen, no stray percent sign, former path or foreign tab. One redirect fixes
 * all.
 */
export function redirectFor(url: URL): string | null {
  let path = url.pathname.replace(/\/{2,}/g, "/");
  path = path.replace(DEFAULT_PREFIX, "");
  path = path.replace(/\/+$/, "") || "/";
  const moved = formerTarget(path, url.search);
  if (moved !== null) return moved;
  path = pathBehindPrefix(properPath(decodable(path)));
  const target = tabRedirect(path, url.searchParams) ?? `${path}${url.search}`;
  return target === url.pathname + url.search ? null : target;
}
