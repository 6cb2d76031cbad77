import { spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { buffer, text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { listenLocally } from "#scripts/site/ports.ts";
import { type FileOrigin, originOfFile, TEST_INGEST_TOKEN } from "./origin-harness.ts";

/**
 * `npm run content -- import` as an operator runs it: a process of its own, against a real origin, with a folder of
 * files.
 */

const ROOT = join(import.meta.dirname, "../../..");

/** Origin behind a port; paths of calls that store something are added to `sent`. */
const serverOf = (fetchOrigin: FileOrigin["fetch"], sent: string[]) =>
  createServer(async (request, response) => {
    const { method = "GET", url = "" } = request;
    if (method === "POST") sent.push(url);
    const init = method === "POST" ? { body: new Uint8Array(await buffer(request)) } : {};
    const headers = { authorization: request.headers.authorization ?? "" };
    const answer = await fetchOrigin(url, { method, headers, ...init });
    response.writeHead(answer.status, { "content-type": answer.headers.get("content-type") ?? "" });
    response.end(Buffer.from(await answer.arrayBuffer()));
  });

/** A folder for each test, a copy of `tests/fixtures/content` or an empty one, and the command that imports it. */
export function contentCommand({ fixture = true } = {}) {
  const { fetch: fetchOrigin, db } = originOfFile();
  let site = "";
  let folder = "";
  /** Paths of calls that stored something. */
  const sent: string[] = [];
  const server = serverOf(fetchOrigin, sent);

  beforeAll(async () => {
    site = await listenLocally(server);
  });
  afterAll(() => void server.close());
  beforeEach(() => {
    sent.length = 0;
    folder = mkdtempSync(join(tmpdir(), "content-"));
    if (fixture) cpSync(join(ROOT, "tests/fixtures/content"), folder, { recursive: true });
    return () => rmSync(folder, { recursive: true });
  });

  /** Runs the command; counts of its report by kind: new, changed, same, removed. */
  async function importContent(...options: string[]) {
    const child = spawn(
      join(ROOT, "node_modules/node/bin/node"),
      [join(ROOT, "origin/content/cli/content.ts"), "import", folder, "--url", site, ...options],
      { env: { PATH: process.env.PATH, INGEST_TOKEN: TEST_INGEST_TOKEN }, cwd: tmpdir() },
    );
    const code = new Promise<number | null>((resolve) => child.on("close", resolve));
    const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
    const counts: Record<string, number[]> = Object.fromEntries(
      [...out.matchAll(/^(\w+)\s+(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s+\d+$/gm)].map(([, kind, ...numbers]) => [
        kind,
        numbers.map(Number),
      ]),
    );
    return { code: await code, out, err, counts };
  }
  /** Path of a file in the folder. */
  const inFolder = (path: string): string => join(folder, path);
  return {
    ...{ fetchOrigin, db, sent, importContent, inFolder },
    edit: (path: string, change: (file: string) => string) =>
      writeFileSync(inFolder(path), change(readFileSync(inFolder(path), "utf8"))),
    write(path: string, bytes: string | Uint8Array) {
      mkdirSync(dirname(inFolder(path)), { recursive: true });
      writeFileSync(inFolder(path), bytes);
    },
  };
}
