import { once } from "node:events";
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip, gunzipSync } from "node:zlib";
import * as z from "zod/mini";
import { SiteError } from "../site/site-error.ts";

/** Manifest of a backup. The parts of its database are SQL, compressed, to be run in their order. */
const Manifest = z.object({
  format: z.literal(1),
  made_at: z.string(),
  /** Files of `database/`: tables, their rows, full-text indexes, and the objects made last. */
  parts: z.array(z.string()),
  tables: z.record(z.string(), z.object({ rows: z.number(), sha256: z.string() })),
});
export type Manifest = z.infer<typeof Manifest>;

export const DATABASE = "database";
/** Pictures of readers and articles, as the local runtime keeps them. */
export const PICTURES = "pictures";
export const SECRETS = "dev.json";
const MANIFEST = "backup.json";

/** Makes an empty folder; throws a SiteError where something is in it. */
export function emptyFolder(path: string): void {
  if (existsSync(path) && readdirSync(path).length > 0)
    throw new SiteError(`${path} is not empty: specify a new folder.`);
  mkdirSync(path, { recursive: true });
}

/** Writes a part of the database, compressed. */
export async function writeDumpFile(
  folder: string,
  name: string,
  fill: (write: (statement: string) => void) => Promise<void>,
): Promise<string> {
  mkdirSync(join(folder, DATABASE), { recursive: true });
  const file = `${name}.sql.gz`;
  const gzip = createGzip({ level: 4 });
  const out = createWriteStream(join(folder, DATABASE, file), { mode: 0o600 });
  gzip.pipe(out);
  const written = once(out, "close");
  await fill((statement) => gzip.write(`${statement}\n`));
  gzip.end();
  await written;
  return file;
}

export const readDumpFile = (folder: string, file: string): string =>
  gunzipSync(readFileSync(join(folder, DATABASE, file))).toString("utf8");

/** Adds a part to a file as its statements, piece by piece: all parts together can be longer than a string may be. */
export async function appendDumpFile(folder: string, file: string, to: string): Promise<void> {
  const out = createWriteStream(to, { flags: "a", mode: 0o600 });
  await pipeline(createReadStream(join(folder, DATABASE, file)), createGunzip(), out);
}

/** The last that is written: a folder without it is no whole copy. */
export function writeManifest(folder: string, manifest: Manifest): void {
  writeFileSync(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
}

export function readManifest(folder: string): Manifest {
  const path = join(folder, MANIFEST);
  if (!existsSync(path)) throw new SiteError(`${folder} is not a complete backup: ${MANIFEST} is missing.`);
  const read = Manifest.safeParse(JSON.parse(readFileSync(path, "utf8")));
  if (!read.success) throw new SiteError(`${path} has a format that this release does not support.`);
  return read.data;
}
