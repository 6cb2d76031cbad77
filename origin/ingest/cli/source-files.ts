import { readFile } from "node:fs/promises";
import { messageOf } from "#shared/errors/index.ts";
import { readBounded } from "#shared/http/bounded-body.ts";
import type { AdapterFile } from "./adapters.ts";
import { Refusal } from "./refusal.ts";

/** A stalled download must not hang the command. */
const DOWNLOAD_MS = 60_000;
/** Largest download: all seasons of a large league in one file are about half of it. */
const DOWNLOAD_LIMIT_BYTES = 100 * 1024 * 1024;

const reasons: Readonly<Record<string, string>> = {
  ENOENT: "the file does not exist",
  EACCES: "cannot be read (permissions)",
  EISDIR: "is a folder: pass its files, such as folder/*.json",
};

/**
 * The text of a file: UTF-16 with a byte order mark, UTF-8 (a mark goes), or Windows-1252 if its bytes are no UTF-8, as spreadsheets and the
 * older files of football-data.co.uk have it. Blanks that do not break lines become plain ones.
 */
export function textOfBytes(bytes: Uint8Array): string {
  return decode(bytes).replaceAll("\u00a0", " ");
}

/** Byte order marks of UTF-16, which spreadsheets call "Unicode text". */
const UTF_16 = { "255,254": "utf-16le", "254,255": "utf-16be" } as const;

function decode(bytes: Uint8Array): string {
  const mark = bytes.subarray(0, 2).join(",");
  if (mark in UTF_16) return new TextDecoder(UTF_16[mark as keyof typeof UTF_16]).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

async function readPath(path: string): Promise<string> {
  try {
    return textOfBytes(await readFile(path));
  } catch (thrown) {
    const code = thrown instanceof Error && "code" in thrown ? String(thrown.code) : "";
    throw new Refusal([`${path}: ${reasons[code] ?? String(thrown)}`]);
  }
}

async function download(url: string): Promise<string> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(DOWNLOAD_MS) }).catch((thrown: unknown) => {
    throw new Refusal([`${url}: unreachable (${messageOf(thrown)})`]);
  });
  if (answer.ok)
    return readBounded(answer.body, DOWNLOAD_LIMIT_BYTES)
      .then(textOfBytes)
      .catch((thrown: unknown) => {
        throw new Refusal([`${url}: ${messageOf(thrown)}`]);
      });
  throw new Refusal([`${url}: the server responds with ${answer.status} ${answer.statusText}`]);
}

/** Reads paths and web addresses, all or none. */
export async function readSourceFiles(
  names: readonly string[],
  onRead: (done: number) => void,
): Promise<AdapterFile[]> {
  const files: AdapterFile[] = [];
  for (const name of names) {
    onRead(files.length / names.length);
    files.push({ name, text: await (/^https?:\/\//.test(name) ? download(name) : readPath(name)) });
  }
  return files;
}
