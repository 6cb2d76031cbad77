import { isKeyOf } from "#shared/record/typed-record.ts";
import { LOCALES, type Locale } from "./locale.ts";
import { type Screen, screens } from "./screens.ts";

/**
 * Id of the route of a content-service page that shows a screen. The browser reads from it which screen the page shows
 * wherever it knows the page's route, without a table of its own.
 */
export const dynamicRouteId = (slug: string, screen: Screen, locale: Locale): string =>
  `dynamic.${slug}.${screen}.${locale}`;

/** The screen of a route by its id, and the slug that the content service gave it; null for all other routes. */
export function dynamicRouteOf(id: string): { readonly slug: string; readonly screen: Screen } | null {
  const [kind, slug, screen, locale, ...rest] = id.split(".");
  if (kind !== "dynamic" || !slug || rest.length > 0 || !LOCALES.some((one) => one === locale)) return null;
  return screen !== undefined && isKeyOf(screens, screen) ? { slug, screen } : null;
}
