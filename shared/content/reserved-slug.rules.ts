import { LOCALES } from "../url/locale.ts";
import { pathOf, screenAt } from "../url/paths.ts";

/** First words of addresses that are no screens: files, calls and what edge answers by itself. */
const TAKEN = new Set([
  ...["api", "oapi", "parties", "assets", "fonts", "sounds", "crests", "avatars", "media", "og"],
  ...["health", "metrics", "comments", "betting", "shield", "vi", "en", "news", "football"],
]);

/** Whether a screen of the site's own stands at a slug, in either language. */
export const isScreenSlug = (slug: string): boolean =>
  LOCALES.some((lang) => {
    const screen = screenAt(`${pathOf("article", lang)}${slug}`)?.screen;
    return screen !== undefined && screen !== "article";
  });

/** Whether a slug, which may have slashes in it, stands for something of the site's own: no article and no page can have it. */
export const isReservedSlug = (slug: string): boolean =>
  TAKEN.has(slug.split("/")[0] ?? "") || isScreenSlug(slug);
