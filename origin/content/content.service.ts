import { brandCodeByKey } from "#origin/account/account.queries.ts";
import { bindQuery, type Database, readAll } from "#origin/db/database.ts";
import { storedName } from "#origin/db/locale-columns.ts";
import type { RowOf } from "#origin/db/row-types.ts";
import type { menu_items } from "#origin/db/schema/content.table.ts";
import { nameKey } from "#shared/account/index.ts";
import type { endpoints, QueryOf } from "#shared/api/index.ts";
import type { Configuration, Language, MenuItem, ObjectMeta, Page, PageText } from "#shared/content/index.ts";
import { AppError, type ErrorCode } from "#shared/errors/index.ts";
import { LOCALE_TABLE, LOCALES, type Locale } from "#shared/url/index.ts";
import {
  allConfigurations,
  allMenuItems,
  allPageMeta,
  allPages,
  configurationsOfBrand,
  formerSlug,
  metaOfObject,
  textOfFrontPage,
  textOfPage,
} from "./content.queries.ts";

/** Aliases of tabs: the first tab of a screen has no name in URLs; the tab of prices has several. */
const TAB_NAMES: readonly (readonly string[])[] = [
  ["detail", "summary", ""],
  ["oddscomp", "odds"],
];

/**
 * Tabs whose row of `object_meta` applies to the requested tab, best first. A row without a tab applies to the first
 * tab only: on other tabs its title would be a duplicate.
 */
function tabsOfMeta(requested: string): readonly string[] {
  const names = TAB_NAMES.find((tabs) => tabs.includes(requested)) ?? [];
  return [requested, ...names.filter((name) => name !== requested)];
}

/** The site's configuration entries. */
export async function listConfigurations(db: Database): Promise<Configuration[]> {
  const [configurations] = await readAll(db, bindQuery(allConfigurations));
  return configurations;
}

/**
 * Entries of a brand: the site's with the brand's overrides; without a brand the site's. Throws `data_not_found` for an
 * unknown code without entries.
 */
export async function listConfigurationsOf(
  db: Database,
  brand: string | undefined,
): Promise<Configuration[]> {
  if (brand === undefined) return listConfigurations(db);
  const key = nameKey(brand);
  const [site, own, [code]] = await readAll(
    db,
    bindQuery(allConfigurations),
    bindQuery(configurationsOfBrand, key),
    bindQuery(brandCodeByKey, key),
  );
  if (own.length === 0 && code === undefined)
    throw new AppError("data_not_found", { detail: `there is no brand ${brand}` });
  const values = new Map([...site, ...own].map(({ code, value }) => [code, value]));
  return [...values].map(([code, value]) => ({ code, value })).toSorted((a, b) => (a.code < b.code ? -1 : 1));
}

/** Menu entries in a language; an entry whose parent is missing is left out. */
export async function listMenu(db: Database, lang: Locale): Promise<MenuItem[]> {
  const [rows] = await readAll(db, bindQuery(allMenuItems));
  const inLanguage = (row: RowOf<typeof menu_items>) => ({
    id: row.id,
    name: storedName(row, "name", lang),
    code: storedName(row, "path", lang),
    icon: row.icon,
  });
  return rows
    .filter(({ parent_id }) => parent_id === null)
    .map((row) => ({
      ...inLanguage(row),
      children: rows.filter(({ parent_id }) => parent_id === row.id).map(inLanguage),
    }));
}

/** Pages with their meta fields. */
export async function listPages(db: Database): Promise<Page[]> {
  const [rows, meta] = await readAll(db, bindQuery(allPages), bindQuery(allPageMeta));
  const metaOf = Map.groupBy(meta, (field) => field.slug);
  return rows.map((row) => ({
    slug: row.slug,
    is_front_page: row.is_front_page === 1,
    header_script: row.header_script,
    request_header_script: row.request_header_script,
    post_meta_post: (metaOf.get(row.slug) ?? []).map(({ name, value }) => ({ name, value })),
  }));
}

/** Texts of the front page, or null. */
export async function getFrontPage(db: Database, lang: Locale): Promise<PageText | null> {
  const [[row]] = await readAll(db, bindQuery(textOfFrontPage, lang));
  return row ?? null;
}

interface FormerCodes {
  /** Error for an address that never existed. */
  readonly missing: ErrorCode;
  /** Error for an address that was removed. */
  readonly gone: ErrorCode;
}

/**
 * Follows a former slug. Throws one of the codes where there is no target: withdrawn content answers "not found" at its
 * former slugs as at its last one, because a redirect would lead to the same error.
 */
export function movedFrom(
  row: { readonly moved_to: string | null; readonly leads: 0 | 1 } | undefined,
  slug: string,
  { missing, gone }: FormerCodes,
): string {
  if (!row) throw new AppError(missing, { detail: slug });
  if (row.moved_to === null) throw new AppError(gone, { detail: slug });
  if (row.leads === 0) throw new AppError(missing, { detail: slug });
  return row.moved_to;
}

/** A page by slug, or its redirect. Throws `page_not_found`, `page_gone`. */
export async function getPage(
  db: Database,
  slug: string,
  lang: Locale,
  nowMs: number,
): Promise<{ page: PageText | null; moved_to: string | null }> {
  const now = Math.floor(nowMs / 1000);
  const [[page], [former]] = await readAll(
    db,
    bindQuery(textOfPage, slug, lang),
    bindQuery(formerSlug, lang, slug, now),
  );
  if (page) return { page, moved_to: null };
  const codes = { missing: "page_not_found", gone: "page_gone" } as const;
  return { page: null, moved_to: movedFrom(former, slug, codes) };
}

/** Overridden title and texts of a screen or one of its tabs, or null. Its `tab` is the row's. */
export async function getObjectMeta(
  db: Database,
  requested: QueryOf<typeof endpoints.objectsMeta>,
): Promise<ObjectMeta | null> {
  const { type, object_id, tab = "", lang } = requested;
  const tabs = JSON.stringify(tabsOfMeta(tab));
  const [[row]] = await readAll(db, bindQuery(metaOfObject, type, object_id, tabs, lang));
  if (!row) return null;
  const { title, meta_description, keyword, content } = row;
  return { type, object_id, tab: row.tab || null, title, meta_description, keyword, content };
}

const englishNames = new Intl.DisplayNames("en", { type: "language" });

/** Languages of the site, the default one first. */
export const LANGUAGES: readonly Language[] = LOCALES.map((key) => ({
  key,
  value: LOCALE_TABLE[key].name,
  en: englishNames.of(key) ?? key,
}));
