import { SLUG } from "#shared/content/content.table.ts";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "#shared/url/index.ts";

/** The subject of a picture. */
export type Subject =
  | { readonly of: "site" }
  | { readonly of: "match"; readonly locale: Locale; readonly id: number }
  | { readonly of: "post"; readonly locale: Locale; readonly slug: string };

const OTHERS = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).join("|");
const MATCH = new RegExp(`^/og/match/(?:(${OTHERS})/)?([1-9]\\d{0,8})\\.png$`);
const POST = new RegExp(`^/og/post/(${LOCALES.join("|")})/([a-z0-9-]{1,120})\\.png$`);
const localeIn = (word: string | undefined): Locale =>
  LOCALES.find((locale) => locale === word) ?? DEFAULT_LOCALE;

/** The subject of the picture at a path; null for any other path. */
export function subjectAt(path: string): Subject | null {
  if (path === "/og/default.png") return { of: "site" };
  const match = MATCH.exec(path);
  if (match) return { of: "match", locale: localeIn(match[1]), id: Number(match[2]) };
  const [, locale, slug] = POST.exec(path) ?? [];
  return slug !== undefined && SLUG.test(slug) ? { of: "post", locale: localeIn(locale), slug } : null;
}
