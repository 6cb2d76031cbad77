import { slugOf } from "../text/slug.rules.ts";
import { type Locale, PATH_PREFIXES } from "./locale.ts";
import { localeOf, pathOf, withoutNeedlessEncoding } from "./paths.ts";

/** Paths of the news as the site before this one wrote them, in any language. */
const FORMER = new RegExp(`^(${PATH_PREFIXES.join("|")})?/(?:(category|tag)_([^/]*)|detail-news)$`, "i");

/** Path and query for a former path of the news; null for other paths. `path` ends without a slash. */
export function formerTarget(path: string, search: string): string | null {
  const found = FORMER.exec(withoutNeedlessEncoding(path));
  if (!found) return null;
  const [, prefix = "", kind, name = ""] = found;
  const locale = localeOf(prefix.toLowerCase());
  if (kind)
    return (
      termPath(kind.toLowerCase() === "tag" ? "tag" : "category", locale, slugOf(decoded(name))) + search
    );
  const query = new URLSearchParams(search);
  const slug = slugOf(query.get("slug") ?? "", 120);
  query.delete("slug");
  const rest = query.size === 0 ? "" : `?${query}`;
  return (slug === "" ? pathOf("news", locale) : pathOf("article", locale, { slug })) + rest;
}

/** A former path without a name was the list of all of them. */
function termPath(screen: "category" | "tag", locale: Locale, slug: string): string {
  if (slug !== "") return pathOf(screen, locale, { slug });
  return pathOf(screen === "tag" ? "tags" : "categories", locale);
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    // A stray "%" is not an encoding; it is no letter of a slug either.
    return name;
  }
}
