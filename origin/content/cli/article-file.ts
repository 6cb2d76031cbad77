import { posix } from "node:path";
import { mediaPath } from "#shared/content/image.table.ts";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "#shared/url/index.ts";
import { type Markdown, readMarkdown } from "./markdown.ts";
import { isLocal, type Pictures, picturePath, pictureProblem } from "./pictures.ts";
import { type Fields, type ImageAt, isFields, unknownField, unknownFields, withoutEmpty } from "./row.ts";
import { type Problem, splitFrontMatter } from "./yaml-text.ts";

export interface TextFile {
  /** Below the folder that is imported, with `/` between. */
  readonly path: string;
  readonly text: string;
}

/** A parsed Markdown file: the fields that articles and pages share. */
export interface ArticleFile {
  readonly path: string;
  /** Its path below `posts/` or `pages/` without the extension, unless the front matter overrides it. */
  readonly key: unknown;
  readonly lang: Locale;
  readonly fields: Fields;
  readonly lineOf: (path: readonly PropertyKey[]) => number;
  readonly bodyLine: number;
  readonly toHtml: (imageAt: ImageAt) => string;
}

export type ArticleResult =
  | { readonly ok: true; readonly file: ArticleFile; readonly pictures: readonly string[] }
  | { readonly ok: false; readonly problems: readonly Problem[] };

const isLocale = (lang: unknown): lang is Locale => LOCALES.some((locale) => locale === lang);

const NAME = /^[^/]+\/(.*?)(?:\.([a-z]{2}))?\.md$/;

function imagesOf(
  path: string,
  { images }: Markdown,
  pictures: Pictures,
): { found: readonly string[]; problems: readonly Problem[] } {
  const local = images
    .filter(({ url }) => isLocal(url))
    .map(({ url, line }) => ({ line, picture: picturePath(path, url, pictures) }));
  const problems = local.flatMap(({ picture, line }) => {
    const message = pictureProblem(picture, pictures);
    return message === null ? [] : [{ file: path, line, message }];
  });
  return { found: local.map(({ picture }) => picture), problems };
}

/** Parses a Markdown file with front matter, whose allowed fields are `known`. */
export function readArticleFile(
  { path, text }: TextFile,
  known: readonly string[],
  pictures: Pictures,
): ArticleResult {
  const refused = (...problems: readonly Pick<Problem, "line" | "message">[]): ArticleResult => ({
    ok: false,
    problems: problems.map((problem) => ({ file: path, ...problem })),
  });
  const sections = splitFrontMatter(text);
  if (!sections)
    return refused({ line: 1, message: "must begin with front matter: fields between two lines of ---" });
  const { yaml, body, bodyLine } = sections;
  if (yaml.problems.length > 0) return refused(...yaml.problems);
  const written = yaml.value ?? {};
  if (!isFields(written))
    return refused({ line: 2, message: "front matter must be fields such as title: …" });
  const [, name = posix.basename(path), suffix] = NAME.exec(path) ?? [];
  const fields = withoutEmpty(written);
  const lang = suffix ?? fields.lang;
  const problems: Problem[] = unknownFields(fields, known).map((field) => ({
    file: path,
    line: yaml.lineOf([field]),
    message: unknownField(field, known),
  }));
  if (suffix !== undefined && fields.lang !== undefined && fields.lang !== suffix) {
    const message = `lang is ${String(fields.lang)}, but the file name has ${suffix}: make them the same`;
    problems.push({ file: path, line: yaml.lineOf(["lang"]), message });
  }
  if (!isLocale(lang)) {
    const message = `the language is missing: name the file ${name}.${DEFAULT_LOCALE}.md, or add lang: (${LOCALES.join(" or ")})`;
    return refused(...problems, { line: 1, message });
  }
  const markdown = readMarkdown(body, bodyLine);
  if (markdown === null)
    return refused(...problems, {
      line: bodyLine,
      message: "its quotes and lists are nested too deeply: remove some levels",
    });
  const images = imagesOf(path, markdown, pictures);
  problems.push(...images.problems);
  if (problems.length > 0) return { ok: false, problems };
  const addressOf = (imageAt: ImageAt) => (url: string) => {
    const stored = isLocal(url) ? imageAt(picturePath(path, url, pictures)) : null;
    return stored ? mediaPath(stored.key, stored.width) : url;
  };
  const file: ArticleFile = {
    ...{ path, key: fields.key ?? name, lang, fields, lineOf: yaml.lineOf, bodyLine },
    toHtml: (imageAt) => markdown.toHtml(addressOf(imageAt)),
  };
  return { ok: true, pictures: images.found, file };
}
