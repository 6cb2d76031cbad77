import { type FileHandle, open, readdir } from "node:fs/promises";
import { join, posix, sep } from "node:path";
import { Refusal } from "#origin/ingest/cli/refusal.ts";
import { IMAGE_BYTES } from "#shared/content/image.table.ts";
import { messageOf } from "#shared/errors/index.ts";
import type { TextFile } from "./article-file.ts";
import type { ContentFolder } from "./parse-folder.ts";
import type { Problem } from "./yaml-text.ts";

/** Half a million characters of an article, each of four bytes, and its front matter. */
const TEXT_BYTES = 4 * 1024 * 1024;

const isText = (path: string): boolean => /\.(?:md|ya?ml|json)$/.test(path);
const isPicture = (path: string): boolean => path.startsWith("images/");

/** Reads a file up to one byte beyond the limit: the reported size of a file cannot be trusted. */
async function readBytes(file: FileHandle, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const { size } = await file.stat();
  const bytes = new Uint8Array(Math.min(size, most + 1));
  let at = 0;
  for (let read = -1; read !== 0 && at < bytes.length; at += read)
    ({ bytesRead: read } = await file.read(bytes, at));
  return bytes.subarray(0, at);
}

/** Decodes UTF-8, or returns the problem: another encoding cannot be guessed. */
function textOf(bytes: Uint8Array): { readonly text: string } | Pick<Problem, "line" | "message"> {
  if (bytes.byteLength > TEXT_BYTES)
    return {
      line: null,
      message: `has more than ${TEXT_BYTES / 1024 / 1024} MB: split it into several files`,
    };
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
  } catch {
    const message = "is not UTF-8: save it as UTF-8";
    // Only bytes above 0x7f can be invalid, so a binary search over whole lines finds the first wrong one.
    const lines = Buffer.from(bytes).toString("utf8").split("\n");
    return { line: lines.findIndex((line) => line.includes("\uFFFD")) + 1 || 1, message };
  }
}

/** Paths of a folder's files and symbolic links; links are not followed, because they may lead out of the folder. */
async function pathsIn(folder: string): Promise<{ files: string[]; links: string[] }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((thrown: unknown) => {
    throw new Refusal([`${folder}: is not a readable folder (${messageOf(thrown)})`]);
  });
  const paths = entries
    .map((entry) => ({
      entry,
      path: join(entry.parentPath, entry.name).slice(join(folder, "/").length).replaceAll(sep, "/"),
    }))
    .filter(
      ({ path }) => !path.split("/").some((segment) => segment.startsWith(".")) && path !== "README.md",
    );
  const of = (is: "isFile" | "isSymbolicLink") =>
    paths
      .filter(({ entry }) => entry[is]())
      .map(({ path }) => path)
      .toSorted();
  return { files: of("isFile"), links: of("isSymbolicLink") };
}

/**
 * Reads the files of a content folder, without hidden ones and README.md. An unreadable file is reported as a problem.
 */
export async function readFolder(folder: string, onRead: (done: number) => void): Promise<ContentFolder> {
  const { files, links } = await pathsIn(folder);
  const texts: TextFile[] = [];
  const pictures = new Map<string, Uint8Array<ArrayBuffer>>();
  const others: string[] = [];
  const problems: Problem[] = links.map((file) => ({
    ...{ file, line: null },
    message: "is a link, and links are not followed: replace it with the file",
  }));
  for (const [at, path] of files.entries()) {
    onRead(at / files.length);
    if (!isPicture(path) && !isText(path)) {
      others.push(path);
      continue;
    }
    try {
      await using file = await open(join(folder, path));
      const bytes = await readBytes(file, isPicture(path) ? IMAGE_BYTES : TEXT_BYTES);
      // Some file systems decompose letters and diacritics.
      if (isPicture(path)) pictures.set(posix.normalize(path).normalize("NFC"), bytes);
      else {
        const read = textOf(bytes);
        if ("text" in read) texts.push({ path, text: read.text });
        else problems.push({ file: path, ...read });
      }
    } catch (thrown) {
      problems.push({ file: path, line: null, message: `cannot be read (${messageOf(thrown)})` });
    }
  }
  if (texts.length === 0 && problems.length === 0)
    throw new Refusal([
      `${folder}: has no content: put articles in posts/, pages in pages/, lists beside them`,
      ...others
        .slice(0, 5)
        .map((path) => `  ${path}: is not content: articles and pages end in .md, lists in .yml`),
    ]);
  return { texts, pictures, problems, others };
}
