import { perLocaleColumn } from "#origin/db/locale-columns.ts";
import type { Row } from "#origin/ingest/store/row.ts";
import { sameRow, sameRows } from "#origin/ingest/store/row.ts";
import { nameKey } from "#shared/account/index.ts";
import type {
  BatchAuthor,
  BatchMenuItem,
  BatchObjectMeta,
  BatchTag,
  ContentBatch,
} from "../content-batch.schema.ts";
import { safeHtml } from "../safe-html.ts";
import { type ContentReportDraft, orBeyondLimits } from "./content-report.ts";
import type { StoredContent } from "./stored-content.ts";

/** The rows to write of a batch, except articles and pages. */
export interface TermsPlan {
  readonly configurations: readonly Row[];
  readonly authors: readonly Row[];
  readonly categories: readonly Row[];
  readonly tags: readonly Row[];
  readonly brand_configurations: readonly Row[];
  readonly object_meta: readonly Row[];
  /** The whole menu; null leaves it unchanged. */
  readonly menu: readonly Row[] | null;
}

interface Compared {
  readonly kind: keyof TermsPlan & string;
  /** Key columns of the row. */
  readonly key: readonly string[];
  /** Cache tag of responses that show such rows. */
  readonly tag: string;
}

function compare(
  { kind, key, tag }: Compared,
  wanted: readonly Row[],
  stored: readonly Row[],
  report: ContentReportDraft,
): Row[] {
  const nameOf = (row: Row) => JSON.stringify(key.map((column) => row[column]));
  const before = new Map(stored.map((row) => [nameOf(row), row]));
  return wanted.filter((row) => {
    const known = before.get(nameOf(row));
    const verdict = known === undefined ? "new" : sameRow(row, known) ? "same" : "changed";
    report.count(kind, verdict);
    if (verdict !== "same") report.touch(tag);
    return verdict !== "same";
  });
}

const authorRow = (author: BatchAuthor, { accounts }: StoredContent): Row => ({
  slug: author.slug,
  name: author.name,
  user_id: author.user_name === undefined ? null : (accounts.get(nameKey(author.user_name)) ?? null),
  image_key: author.image ?? null,
  ...perLocaleColumn("biography", (lang) => author.biography?.[lang] ?? null),
  links: JSON.stringify(author.links),
});

const tagRow = ({ slug, name, description }: BatchTag): Row => ({
  slug,
  ...perLocaleColumn("name", (lang) => name[lang] ?? null),
  ...perLocaleColumn("description", (lang) => description?.[lang] ?? null),
});

/** Key columns of a screen's meta. */
export const OBJECT_META_KEY = ["type", "object_id", "tab", "lang"] as const;

/** Key columns of a brand's entry. */
export const BRAND_KEY = ["brand_key", "code"] as const;

const objectMetaRow = ({ type, object_id, tab, lang, ...texts }: BatchObjectMeta): Row => ({
  ...{ type, object_id, tab: tab ?? "", lang },
  title: texts.title ?? null,
  meta_description: texts.meta_description ?? null,
  keyword: texts.keyword ?? null,
  content: texts.content === undefined ? null : safeHtml(texts.content),
});

/** Menu rows numbered in order, children right after their parent. */
function menuRows(items: readonly BatchMenuItem[]): Row[] {
  const rows: Row[] = [];
  const add = (item: Omit<BatchMenuItem, "children">, parent_id: number | null, position: number): number => {
    const id = rows.length + 1;
    const names = perLocaleColumn("name", (lang) => item.name[lang] ?? null);
    const paths = perLocaleColumn("path", (lang) => item.path[lang] ?? null);
    rows.push({ id, parent_id, position, ...names, ...paths, icon: item.icon ?? null });
    return id;
  };
  for (const [position, item] of items.entries()) {
    const parent = add(item, null, position);
    for (const [below, child] of (item.children ?? []).entries()) add(child, parent, below);
  }
  return rows;
}

function planMenu(
  items: readonly BatchMenuItem[] | undefined,
  stored: StoredContent["menu"],
  report: ContentReportDraft,
): Row[] | null {
  if (!items) return null;
  const rows = menuRows(items);
  if (sameRows(rows, stored)) {
    report.count("menu", "same", rows.length);
    return null;
  }
  const kept = Math.min(rows.length, stored.length);
  report.count("menu", "changed", kept);
  report.count("menu", "new", rows.length - kept);
  report.count("menu", "removed", stored.length - kept);
  report.touch("menu");
  return rows;
}

/** Compares authors, categories, tags, configurations, meta of screens and the menu of a batch with the stored rows. */
export function planTerms(batch: ContentBatch, stored: StoredContent, report: ContentReportDraft): TermsPlan {
  const ofPosts = { key: ["slug"], tag: "posts" } as const;
  const brandRows = (batch.brand_configurations ?? []).map(({ brand, code, value }) => ({
    ...{ brand_key: nameKey(brand), code, value },
  }));
  const codes = [...stored.configurations].map(([code, value]) => ({ code, value }));
  return {
    configurations: batch.configurations
      ? compare(
          { kind: "configurations", key: ["code"], tag: "configurations" },
          batch.configurations,
          codes,
          report,
        )
      : [],
    brand_configurations: compare(
      { kind: "brand_configurations", key: BRAND_KEY, tag: "configurations" },
      brandRows,
      stored.brandConfigurations,
      report,
    ),
    authors: compare(
      { kind: "authors", ...ofPosts },
      batch.authors.map((author) => authorRow(author, stored)),
      stored.authors,
      report,
    ),
    categories: compare(
      { kind: "categories", ...ofPosts },
      batch.categories.map((category) => ({ ...tagRow(category), position: category.position })),
      stored.categories,
      report,
    ),
    tags: compare({ kind: "tags", ...ofPosts }, batch.tags.map(tagRow), stored.tags, report),
    object_meta: compare(
      { kind: "object_meta", key: OBJECT_META_KEY, tag: "object-meta" },
      (batch.object_meta ?? [])
        .map((meta, at) => orBeyondLimits(report, `object_meta.${at}.content`, () => objectMetaRow(meta)))
        .filter((row) => row !== null),
      stored.objectMeta,
      report,
    ),
    menu: planMenu(batch.menu, stored.menu, report),
  };
}
