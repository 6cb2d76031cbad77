import { formerTarget } from "../url/former-paths.ts";
import { LOCALES } from "../url/locale.ts";
import { pathOf, screenAt } from "../url/paths.ts";

/** First words of addresses that are no screens: files, calls and edge's own responses. */
const TAKEN = new Set([
  ...["api", "oapi", "parties", "assets", "fonts", "sounds", "crests", "flags", "avatars", "media", "og"],
  ...["health", "metrics", "oembed", "comments", "betting", "shield", ...LOCALES, "news", "football"],
]);

/** Whether a slug is the address of a built-in screen, in any language. */
export const isScreenSlug = (slug: string): boolean =>
  LOCALES.some((lang) => {
    const screen = screenAt(`${pathOf("article", lang)}${slug}`)?.screen;
    return screen !== undefined && screen !== "article";
  });

/** True if a slug, which may have slashes in it, is reserved: no article and no page can have it. */
export const isReservedSlug = (slug: string): boolean =>
  TAKEN.has(slug.split("/")[0] ?? "") || isScreenSlug(slug) || formerTarget(`/${slug}`, "") !== null;
