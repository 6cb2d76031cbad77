import { DEFAULT_LOCALE, type Locale } from "../url/locale.ts";
import type { Screen } from "../url/screens.ts";
import type { Configuration } from "./content.schema.ts";
import type { OBJECT_TYPES } from "./content.table.ts";

/** Replacements of a screen's head texts; null keeps them. `${name}` is a placeholder of {@link fillTemplate}. */
export interface HeadWords {
  readonly title: string | null;
  readonly description: string | null;
  readonly keyword: string | null;
}

/** Every screen keeps its own words. */
export const NO_HEAD_WORDS: HeadWords = { title: null, description: null, keyword: null };

/** Screens of single entities, and the content service's names for these. */
const OBJECT_SCREENS: Readonly<Partial<Record<Screen, (typeof OBJECT_TYPES)[number]>>> = {
  match: "match",
  league: "competition",
  team: "team",
  player: "player",
  coach: "coach",
};

/** True if a screen is about one entity, which `objects-meta` knows. */
export const isOfObject = (screen: Screen): boolean => OBJECT_SCREENS[screen] !== undefined;

/** The content service's word for a tab of a screen; the first one has none in an address. */
const tabName = (tab: string | null): string => (tab === "odds" ? "oddscomp" : (tab ?? "detail"));

/** Key of a screen's own titles and texts (`objects-meta`); null for screens that have none. */
export function objectMetaQuery(
  screen: Screen,
  id: unknown,
  tab: string | null,
): { readonly type: (typeof OBJECT_TYPES)[number]; readonly object_id: number; readonly tab: string } | null {
  const type = OBJECT_SCREENS[screen];
  const object_id = Number(id);
  if (type === undefined || !Number.isSafeInteger(object_id) || object_id < 1) return null;
  return { type, object_id, tab: tabName(tab) };
}

/** Configuration codes of a screen's template for one part of its head (domain-facts section 4); null where it has none. */
function codeOf(
  screen: Screen,
  field: "TITLE" | "DESCRIPTION" | "KEYWORD",
  tab: string | null,
): string | null {
  // Texts of an entity are those of its first tab: the others would all have the same title.
  if (screen === "match") return `MATCH_${field}_${tabName(tab).toUpperCase()}`;
  if (tab !== null) return null;
  if (screen === "home") return field === "KEYWORD" ? null : `SEO_META_${field}`;
  if (screen === "news") return `NEWS_${field}`;
  const type = OBJECT_SCREENS[screen];
  return type === undefined ? null : `${type.toUpperCase()}_${field}`;
}

/** The configuration's templates for a screen or tab; codes with `_EN` behind them are for pages in `en`. */
export function templatesOf(
  configurations: readonly Configuration[],
  screen: Screen,
  tab: string | null,
  locale: Locale,
): HeadWords {
  const suffix = locale === DEFAULT_LOCALE ? "" : `_${locale.toUpperCase()}`;
  const textOf = (field: "TITLE" | "DESCRIPTION" | "KEYWORD"): string | null => {
    const code = codeOf(screen, field, tab);
    const found = code === null ? undefined : configurations.find((row) => row.code === code + suffix);
    return found?.value ?? null;
  };
  return headWords(textOf("TITLE"), textOf("DESCRIPTION"), textOf("KEYWORD"));
}

/** Maximum characters of each, so that no mistake of a writer gets into every page. */
const oneLine = (text: string | null | undefined, most: number): string | null =>
  Array.from(text?.replace(/\s+/g, " ").trim() ?? "")
    .slice(0, most)
    .join("") || null;

/** Words of a head as written, each as one line; an empty one keeps the screen's own. */
export const headWords = (
  title: string | null | undefined,
  description: string | null | undefined,
  keyword: string | null | undefined,
): HeadWords => ({
  title: oneLine(title, 200),
  description: oneLine(description, 400),
  keyword: oneLine(keyword, 300),
});

/** For each part of a head, the first one that is set; null where none is set at all. */
export function firstOf(...heads: readonly HeadWords[]): HeadWords | null {
  const fieldOf = (field: keyof HeadWords) => heads.find((words) => words[field] !== null)?.[field] ?? null;
  const words = { title: fieldOf("title"), description: fieldOf("description"), keyword: fieldOf("keyword") };
  return Object.values(words).every((text) => text === null) ? null : words;
}

/** A template with its names filled in; null where the page does not know one, because half a sentence is useless. */
export function fillTemplate(
  template: string | null | undefined,
  names: Readonly<Record<string, string>>,
): string | null {
  if (!template) return null;
  let isWhole = true;
  const filled = template.replace(/\$\{\s*(\w+)\s*\}/g, (_, name: string) => {
    const known = Object.hasOwn(names, name) ? names[name] : undefined;
    if (!known) isWhole = false;
    return known ?? "";
  });
  // The rest of a name was cut off or is misspelt.
  return isWhole && !filled.includes("${") ? filled : null;
}
