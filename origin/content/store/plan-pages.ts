import { type Row, sameRow, sameRows } from "#origin/ingest/store/row.ts";
import { LOCALES, type Locale } from "#shared/url/index.ts";
import type { BatchPage, ContentBatch } from "../content-batch.schema.ts";
import { safeHtml } from "../safe-html.ts";
import { type ContentReportDraft, orBeyondLimits } from "./content-report.ts";
import type { StoredContent } from "./stored-content.ts";

export interface PagesPlan {
  readonly written: readonly Row[];
  /** Texts of the pages to write. */
  readonly meta: readonly Row[];
  readonly texts: readonly Row[];
  /** Keys of pages to be deleted. */
  readonly removed: readonly string[];
  /** Key of the new front page; null leaves it unchanged. */
  readonly front: string | null;
}

const metaRows = ({ slug, meta }: BatchPage): Row[] => meta.map(({ name, value }) => ({ slug, name, value }));

const textRow = (slug: string, lang: Locale, text: NonNullable<BatchPage["texts"][Locale]>): Row => ({
  slug,
  lang,
  title: text.title,
  meta_title: text.meta_title ?? null,
  meta_description: text.meta_description ?? null,
  keyword: text.keyword ?? null,
  summary: text.summary ?? null,
  content: safeHtml(text.content),
});

function textRows({ slug, texts }: BatchPage): Row[] {
  return LOCALES.flatMap((lang) => {
    const text = texts[lang];
    return text ? [textRow(slug, lang, text)] : [];
  });
}

/** Compares the pages of a batch with the stored ones. */
export function planPages(
  batch: ContentBatch,
  stored: StoredContent,
  { nowS, report }: { nowS: number; report: ContentReportDraft },
): PagesPlan {
  const plan: Record<"written" | "meta" | "texts", Row[]> = { written: [], meta: [], texts: [] };
  const byKey = new Map(stored.pages.map((row) => [row.key, row]));
  for (const [at, page] of batch.pages.entries()) {
    const { key, slug, is_front_page, header_script, request_header_script } = page;
    const row = { key, slug, is_front_page: is_front_page ? 1 : 0, header_script, request_header_script };
    const meta = metaRows(page);
    const texts = orBeyondLimits(report, `pages.${at}.texts`, () => textRows(page));
    if (texts === null) continue;
    const known = byKey.get(key);
    const isSame =
      known !== undefined &&
      sameRow(row, { ...known }) &&
      sameRows(
        meta,
        stored.pageMeta.filter((field) => field.slug === known.slug),
      ) &&
      sameRows(
        texts,
        stored.pageTexts.filter((text) => text.slug === known.slug),
      );
    report.count("pages", known === undefined ? "new" : isSame ? "same" : "changed");
    if (isSame) continue;
    report.touch("pages", `page:${slug}`, ...(known ? [`page:${known.slug}`] : []));
    plan.written.push({ ...row, updated_at: nowS });
    plan.meta.push(...meta);
    plan.texts.push(...texts);
  }
  const removed = (batch.removed?.pages ?? []).filter((key) => byKey.has(key));
  if (removed.length > 0) report.count("pages", "removed", removed.length);
  for (const key of removed) report.touch("pages", `page:${byKey.get(key)?.slug}`);
  const front = plan.written.find((row) => row.is_front_page === 1)?.key;
  return { ...plan, removed, front: typeof front === "string" ? front : null };
}
