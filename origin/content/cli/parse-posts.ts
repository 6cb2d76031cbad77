import { SLUG_MAXIMUM } from "#shared/content/content.table.ts";
import { slugOf } from "#shared/text/slug.rules.ts";
import { DEFAULT_TZ, isDate } from "#shared/time/index.ts";
import { type ArticleFile, readArticleFile, type TextFile } from "./article-file.ts";
import { type ImageField, readImageField } from "./image-field.ts";
import type { Pictures } from "./pictures.ts";
import type { Parsed, Row } from "./row.ts";
import type { Problem } from "./yaml-text.ts";

const MOMENT = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2})(?::(\d{2})(?:\.\d+)?)?)?\s*(Z|[+-]\d{2}:\d{2})?$/i;

/**
 * Parses a publication time into seconds UTC: `2026-05-01 19:30` is in Vietnam's zone, unless a zone is given. Null if
 * there is none.
 */
function publishedAt(text: string): number | null {
  const [, day = "", time = "00:00", second = "00", zone = DEFAULT_TZ] = MOMENT.exec(text.trim()) ?? [];
  const ms = isDate(day) ? Date.parse(`${day}T${time}:${second}${zone.toUpperCase()}`) : Number.NaN;
  return Number.isNaN(ms) ? null : ms / 1000;
}

const FIELDS = [
  ...["key", "lang", "slug", "title", "summary", "author", "categories", "tags", "image", "image_alt"],
  ...["published_at", "match_id", "meta_title", "meta_description", "keyword", "is_index_flag"],
];

const MOMENT_HINT =
  "published_at must be a time such as 2026-05-01 19:30 (Vietnam time) or 2026-05-01T12:30:00Z";

function toRow({ path, key, lang, fields, ...file }: ArticleFile, keyOf: ImageField["keyOf"]): Row {
  const { image: _, image_alt = "", published_at, title, slug, ...others } = fields;
  return {
    value: (imageAt) => {
      const image = keyOf(imageAt);
      return {
        summary: "",
        categories: [],
        tags: [],
        is_index_flag: true,
        ...others,
        ...(image === undefined ? {} : { image: { key: image, alt: image_alt } }),
        key,
        lang,
        title,
        slug: slug ?? slugOf(String(title ?? ""), SLUG_MAXIMUM),
        published_at: published_at === undefined ? null : publishedAt(String(published_at)),
        content: file.toHtml(imageAt),
      };
    },
    placeOf: (at) => ({ file: path, line: at[0] === "content" ? file.bodyLine : file.lineOf(at) }),
  };
}

/** Parses the articles of a folder: a file for each language. */
export function parsePosts(files: readonly TextFile[], pictures: Pictures): Parsed<Row[]> {
  const rows: Row[] = [];
  const problems: Problem[] = [];
  const named: string[] = [];
  for (const text of files) {
    const result = readArticleFile(text, FIELDS, pictures);
    if (!result.ok) {
      problems.push(...result.problems);
      continue;
    }
    const { file } = result;
    const { fields, path } = file;
    const report = (field: string, message: string) =>
      problems.push({ file: path, line: file.lineOf([field]), message });
    const image = readImageField(fields.image, path, pictures);
    if (image.problem !== null) report("image", image.problem);
    for (const field of ["title", "author"])
      if (fields[field] === undefined)
        report(field, `${field} is missing: add ${field}: … to the front matter`);
    if (fields.published_at !== undefined && publishedAt(String(fields.published_at)) === null)
      report("published_at", MOMENT_HINT);
    named.push(...result.pictures, ...(image.picture === null ? [] : [image.picture]));
    rows.push(toRow(file, image.keyOf));
  }
  return { rows, problems, pictures: named };
}
