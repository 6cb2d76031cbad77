import * as z from "zod/mini";
import { ContentBatch } from "#origin/content/content-batch.schema.ts";
import type { TextFile } from "./article-file.ts";
import { isList, LISTS, parseList } from "./parse-lists.ts";
import { parsePages } from "./parse-pages.ts";
import { parsePosts } from "./parse-posts.ts";
import type { Pictures } from "./pictures.ts";
import type { ImageAt, Parsed, Place, Row } from "./row.ts";
import type { Problem } from "./yaml-text.ts";

/** The parsed files of a content folder. */
export interface ContentFolder {
  readonly texts: readonly TextFile[];
  readonly pictures: Pictures;
  /** Files that could not be parsed. */
  readonly problems?: readonly Problem[];
  /** Files that are neither texts nor pictures. */
  readonly others?: readonly string[];
}

export interface FolderContent {
  /** The batch after the upload; pictures that are not stored are left out. */
  readonly batchOf: (imageAt: ImageAt) => ContentBatch;
  /** Paths of the referenced pictures. */
  readonly pictures: readonly string[];
  /** File position of a batch path (`posts.3.author`). */
  readonly placeOf: (path: string) => Place | null;
  /** Files that do not belong to the content. */
  readonly ignored: readonly string[];
}

export type FolderResult =
  | { readonly ok: true; readonly content: FolderContent }
  | { readonly ok: false; readonly problems: readonly Problem[] };

type Kinds = Readonly<Record<string, Parsed<Row[]>>>;

const listOf = (path: string): string => path.replace(/\.(?:ya?ml|json)$/, "");
const isMarkdown = (path: string, folder: string): boolean =>
  path.startsWith(`${folder}/`) && path.endsWith(".md");
const isListFile = (path: string): boolean => isList(listOf(path)) && listOf(path) !== path;

function kindsOf({ texts, pictures }: ContentFolder): Kinds {
  const lists = Object.keys(LISTS).flatMap((list) => {
    const files = texts.filter(({ path }) => isListFile(path) && listOf(path) === list);
    return isList(list) ? files.map((file) => [list, parseList(list, file, pictures)] as const) : [];
  });
  const nothing: Parsed<Row[]> = { rows: [], problems: [], pictures: [] };
  return {
    authors: nothing,
    categories: nothing,
    tags: nothing,
    ...Object.fromEntries(lists),
    pages: parsePages(
      texts.filter(({ path }) => isMarkdown(path, "pages")),
      pictures,
    ),
    posts: parsePosts(
      texts.filter(({ path }) => isMarkdown(path, "posts")),
      pictures,
    ),
  };
}

/** During validation every picture counts as stored. */
const PRETENDED = { key: "0".repeat(32), width: 1280, height: 720, widths: [1280] };

const { localeError } = z.locales.en();

const inOrder = (one: Problem, other: Problem): number =>
  one.file.localeCompare(other.file) || (one.line ?? 0) - (other.line ?? 0);

function twiceOver({ texts }: ContentFolder): Problem[] {
  const seen = new Set<string>();
  return texts.flatMap(({ path }) => {
    if (!isListFile(path)) return [];
    const isSecond = seen.has(listOf(path));
    seen.add(listOf(path));
    return isSecond
      ? [{ file: path, line: null, message: "exists with another extension too: keep one" }]
      : [];
  });
}

/** Parses a content folder (format: docs/operations.md); reports all problems at once. */
export function parseFolder(folder: ContentFolder): FolderResult {
  const kinds = kindsOf(folder);
  const unchecked = (imageAt: ImageAt) =>
    Object.fromEntries(
      Object.entries(kinds).map(([kind, { rows }]) => [kind, rows.map(({ value }) => value(imageAt))]),
    );
  const placeOf = (path: readonly PropertyKey[]): Place | null => {
    const [kind, at, ...rest] = path;
    return kinds[String(kind)]?.rows[Number(at)]?.placeOf(rest) ?? null;
  };
  const problems = [
    ...(folder.problems ?? []),
    ...Object.values(kinds).flatMap((kind) => kind.problems),
    ...twiceOver(folder),
  ];
  const reported = new Set(problems.map(({ file, line }) => `${file}:${line}`));
  const checked = z.safeParse(
    ContentBatch,
    unchecked(() => PRETENDED),
    { error: localeError },
  );
  for (const { path, message } of checked.error?.issues ?? []) {
    const { file, line } = placeOf(path) ?? { file: String(path[0]), line: null };
    // One problem per line: the most specific message wins.
    if (!reported.has(`${file}:${line}`))
      problems.push({ file, line, message: `${path.slice(2).join(".")}: ${message}` });
  }
  if (problems.length > 0) return { ok: false, problems: problems.toSorted(inOrder) };
  const ours = ({ path }: TextFile) =>
    isListFile(path) || isMarkdown(path, "posts") || isMarkdown(path, "pages");
  return {
    ok: true,
    content: {
      batchOf: (imageAt) => z.parse(ContentBatch, unchecked(imageAt)),
      pictures: [...new Set(Object.values(kinds).flatMap(({ pictures }) => pictures))],
      placeOf: (path) =>
        placeOf(path.split(".").map((segment) => (/^\d+$/.test(segment) ? Number(segment) : segment))),
      ignored: [
        ...folder.texts.filter((text) => !ours(text)).map(({ path }) => path),
        ...(folder.others ?? []),
      ],
    },
  };
}
