import { slugOf } from "../text/slug.rules.ts";
import { pathPrefixes } from "./locale.ts";
import { localeOf, pathOf, withoutNeedlessEncoding } from "./paths.ts";
import type { Screen } from "./screens.ts";

interface FormerPath {
  /** Below the prefix of any language; `:slug` names the page, or else the query key `slug` does where there is one. */
  readonly from: string;
  readonly screen: Screen;
  /** The screen without a slug, of screens with one. */
  readonly list?: Screen;
  /** Characters of a slug at most. */
  readonly longest?: number;
}

/** Paths of the site before this one, in letters of any case, and their screens. */
const FORMER_PATHS: readonly FormerPath[] = [
  { from: "/category_:slug", screen: "category", list: "categories" },
  { from: "/tag_:slug", screen: "tag", list: "tags" },
  { from: "/detail-news", screen: "article", list: "news", longest: 120 },
];

const patterns = FORMER_PATHS.map((former) => ({
  ...former,
  regex: new RegExp(
    `^(?<prefix>${pathPrefixes().join("|")})?${former.from.replace(":slug", "(?<slug>[^/]*)")}$`,
    "i",
  ),
}));

/** Path and query for a former path; null for other paths. `path` ends without a slash. */
export function formerTarget(path: string, search: string): string | null {
  const plain = withoutNeedlessEncoding(path);
  for (const { regex, screen, list = screen, longest } of patterns) {
    const groups = regex.exec(plain)?.groups;
    if (!groups) continue;
    const { prefix = "", slug: name } = groups;
    const locale = localeOf(prefix.toLowerCase());
    const query = new URLSearchParams(search);
    const slug = slugOf(name === undefined ? (query.get("slug") ?? "") : decoded(name), longest);
    query.delete("slug");
    return pathOf(slug === "" ? list : screen, locale, { slug }) + (query.size === 0 ? "" : `?${query}`);
  }
  return null;
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    // A stray "%" is not an encoding; it is no letter of a slug either.
    return name;
  }
}
