import type { Locale } from "./locale.ts";

/**
 * Path of every screen in both languages: the spec's constants where it names them, `/en` before the Vietnamese
 * path elsewhere. `:name` stands for one segment. A screen is added here first; routes, links, hreflang and the
 * sitemap follow.
 */
export const screens = {
  home: { vi: "/", en: "/en" },
  match: { vi: "/match/:id", en: "/en/match/:id" },
} as const satisfies Record<string, Record<Locale, string>>;

export type Screen = keyof typeof screens;
