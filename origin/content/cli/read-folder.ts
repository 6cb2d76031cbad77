import { readdir, readFile } from "node:fs/promises";
import { join, posix, sep } from "node:path";
import { Refusal } from "#origin/ingest/cli/refusal.ts";
import { messageOf } from "#shared/errors/index.ts";
import type { TextFile } from "./article-file.ts";
import type { ContentFolder } from "./parse-folder.ts";

const isText = (path: string): boolean => /\.(?:md|ya?ml|json)$/.test(path);

/** Reads the files of a folder of content; hidden ones and README.md are not of it. */
export async function readFolder(folder: string, onRead: (done: number) => void): Promise<ContentFolder> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((thrown: unknown) => {
    throw new Refusal([`${folder}: is no folder that can be read (${messageOf(thrown)})`]);
  });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, "/").length).replaceAll(sep, "/"))
    .filter((path) => !path.split("/").some((part) => part.startsWith(".")) && path !== "README.md")
    .toSorted();
  const texts: TextFile[] = [];
  const pictures = new Map<string, Uint8Array<ArrayBuffer>>();
  for (const [at, path] of paths.entries()) {
    onRead(at / paths.length);
    const bytes = await readFile(join(folder, path));
    if (path.startsWith("images/")) pictures.set(posix.normalize(path), new Uint8Array(bytes));
    else if (isText(path)) texts.push({ path, text: bytes.toString("utf8") });
  }
  if (texts.length === 0)
    throw new Refusal([
      `${folder}: holds no content: put articles in posts/, pages in pages/, lists beside them`,
    ]);
  return { texts, pictures };
}
