import { isKeyOf, keysOf } from "#shared/record/typed-record.ts";
import { DEFAULT_LOCALE, LOCALE_TABLE, LOCALES, type Locale, perLocale } from "./locale.ts";
import { type Screen, screens } from "./screens.ts";

type Params = Readonly<Record<string, string | number>>;

/** A parameter in a screen's path, with the words it is limited to. */
const PARAM = /:(\w+)(?:\(([^)]*)\))?/g;

/** Path of a screen in a language: `pathOf("match", "en", { id: 7 })` is `/en/match/7`. */
export function pathOf(screen: Screen, locale: Locale, params: Params = {}): string {
  return screens[screen][locale].replace(PARAM, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? "")),
  );
}

/** Every path of a screen whose one parameter is limited to some words. */
export function wordPaths(screen: Screen, locale: Locale): string[] {
  const path = screens[screen][locale];
  const [parameter, , words = ""] = new RegExp(PARAM.source).exec(path) ?? [];
  return parameter === undefined ? [path] : words.split("|").map((word) => path.replace(parameter, word));
}

const patterns = keysOf(screens).flatMap((screen) =>
  LOCALES.map((locale) => {
    const path = screens[screen][locale];
    const segments = path
      .replaceAll(".", "\\.")
      .replace(PARAM, (_, name: string, words: string | undefined) => `(?<${name}>${words ?? "[^/]+"})`);
    return {
      screen,
      locale,
      /** Parameters that stand for one of some words, all of them in small letters. */
      limited: [...path.matchAll(PARAM)].flatMap(([, name, words]) => (name && words ? [name] : [])),
      regex: new RegExp(`^${segments}$`),
      anyCase: new RegExp(`^${segments}$`, "i"),
    };
  }),
);

const paramsOf = (found: RegExpExecArray): Params =>
  Object.fromEntries(Object.entries(found.groups ?? {}).map(([name, value]) => [name, decodeSegment(value)]));

/** The screen that a path leads to. */
export interface ScreenMatch {
  readonly screen: Screen;
  readonly locale: Locale;
  readonly params: Params;
}

/** The screen that a path shows, or null when no screen is there. */
export function screenAt(path: string): ScreenMatch | null {
  for (const { screen, locale, regex } of patterns) {
    const found = regex.exec(path);
    if (found) return { screen, locale, params: paramsOf(found) };
  }
  return null;
}

/** Letters, digits and `-._~` in plain form (RFC 3986, section 6.2.2.2). */
export const withoutNeedlessEncoding = (path: string): string =>
  path.replace(/%(?:4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae]|3[0-9]|2[de])/gi, decodeURIComponent);

/** The one spelling of a path: routers take any case and encoding, which would make many pages of one. */
export function properPath(path: string): string {
  const plain = withoutNeedlessEncoding(path);
  for (const { screen, locale, anyCase, limited } of patterns) {
    const found = anyCase.exec(plain);
    if (!found) continue;
    const params = paramsOf(found);
    const spelt = limited.map((name) => [name, String(params[name]).toLowerCase()]);
    return pathOf(screen, locale, { ...params, ...Object.fromEntries(spelt) });
  }
  return path;
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    // A stray "%" is not an encoding; the segment then stays as it is.
    return segment;
  }
}

const isBelow = (path: string, prefix: string): boolean =>
  prefix !== "" && (path === prefix || path.startsWith(`${prefix}/`));

/** Language of a path. It depends on the path alone, so that a cached page can never be in the wrong one. */
export function localeOf(path: string): Locale {
  const screen = screenAt(path);
  if (screen) return screen.locale;
  return LOCALES.find((locale) => isBelow(path, LOCALE_TABLE[locale].path_prefix)) ?? DEFAULT_LOCALE;
}

/** Paths of the same screen in every language; a path without a screen leads to the home pages. */
export function alternatesOf(path: string): Record<Locale, string> {
  const found = screenAt(path);
  return perLocale((locale) => (found ? pathOf(found.screen, locale, found.params) : pathOf("home", locale)));
}

/** Route id of a content-service page that shows a screen. The browser reads the screen from it, without a table. */
export const dynamicRouteId = (slug: string, screen: Screen, locale: Locale): string =>
  `dynamic.${slug}.${screen}.${locale}`;

/** The screen of a route by its id, and the slug that the content service gave it; null for all other routes. */
export function dynamicRouteOf(id: string): { readonly slug: string; readonly screen: Screen } | null {
  const [kind, slug, screen, locale, ...rest] = id.split(".");
  if (kind !== "dynamic" || !slug || rest.length > 0 || !LOCALES.some((one) => one === locale)) return null;
  return screen !== undefined && isKeyOf(screens, screen) ? { slug, screen } : null;
}
