import { sameJson } from "#shared/json/same-json.ts";
import { type ArticleFile, readArticleFile, type TextFile } from "./article-file.ts";
import type { Pictures } from "./pictures.ts";
import { type Fields, isFields, type Parsed, type Row } from "./row.ts";
import type { Problem } from "./yaml-text.ts";

const OWN = ["title", "meta_title", "meta_description", "keyword", "summary"];
const COMMON = ["slug", "is_front_page", "router_name", "meta", "header_script", "request_header_script"];
const FIELDS = ["key", "lang", ...OWN, ...COMMON];

/** Meta names and values of a page; `router_name` is one of them. */
function metaOf({ meta, router_name }: Fields): readonly { name: string; value: unknown }[] {
  const named = { ...(router_name === undefined ? {} : { router_name }), ...(isFields(meta) ? meta : {}) };
  return Object.entries(named).map(([name, value]) => ({ name, value: String(value) }));
}

/** The language files of one page; shared fields need to stand in one of them only. */
function toRow(key: unknown, files: readonly ArticleFile[]): Row {
  const common: Fields = Object.assign({}, ...files.map(({ fields }) => fields));
  const fileOf = (field: PropertyKey | undefined) => files.find(({ fields }) => String(field) in fields);
  return {
    value: (imageAt) => ({
      key,
      slug: common.slug ?? key,
      is_front_page: common.is_front_page ?? false,
      header_script: common.header_script ?? null,
      request_header_script: common.request_header_script ?? null,
      meta: metaOf(common),
      texts: Object.fromEntries(
        files.map(({ lang, fields, toHtml }) => {
          const own = OWN.flatMap((field) => (fields[field] === undefined ? [] : [[field, fields[field]]]));
          return [lang, { ...Object.fromEntries(own), content: toHtml(imageAt) }];
        }),
      ),
    }),
    placeOf([field, lang, ...rest]) {
      const file = field === "texts" ? files.find((one) => one.lang === lang) : fileOf(field);
      const { path, bodyLine, lineOf } = file ?? (files[0] as ArticleFile);
      if (field !== "texts") return { file: path, line: lineOf(field === undefined ? [] : [field]) };
      return { file: path, line: rest[0] === "content" ? bodyLine : lineOf(rest) };
    },
  };
}

function problemsOf(key: string, files: readonly ArticleFile[]): Problem[] {
  const problems: Problem[] = [];
  for (const [at, file] of files.entries()) {
    const { path, lang, fields, lineOf } = file;
    if (fields.title === undefined)
      problems.push({
        file: path,
        line: lineOf([]),
        message: "title is missing: add title: … to the front matter",
      });
    if (fields.meta !== undefined && !isFields(fields.meta))
      problems.push({ file: path, line: lineOf(["meta"]), message: "meta must be names with values" });
    for (const before of files.slice(0, at)) {
      if (before.lang === lang)
        problems.push({
          file: path,
          line: 1,
          message: `page ${key} is already in ${before.path} in ${lang}`,
        });
      for (const field of COMMON) {
        const [one, other] = [before.fields[field], fields[field]];
        if (one === undefined || other === undefined || sameJson(one, other)) continue;
        const message = `${field} differs from ${before.path}: set it in one of the two, or make them the same`;
        problems.push({ file: path, line: lineOf([field]), message });
      }
    }
  }
  return problems;
}

/** Parses the pages of a folder: a file for each language. */
export function parsePages(texts: readonly TextFile[], pictures: Pictures): Parsed<Row[]> {
  const results = texts.map((text) => readArticleFile(text, FIELDS, pictures));
  const files = results.flatMap((result) => (result.ok ? [result.file] : []));
  const byKey = Map.groupBy(files, ({ key }) => String(key));
  return {
    rows: [...byKey].map(([key, versions]) => toRow(key, versions)),
    problems: [
      ...results.flatMap((result) => (result.ok ? [] : result.problems)),
      ...[...byKey].flatMap(([key, versions]) => problemsOf(key, versions)),
    ],
    pictures: results.flatMap((result) => (result.ok ? result.pictures : [])),
  };
}
