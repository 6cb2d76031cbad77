import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer, text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { originOfFile, TEST_INGEST_TOKEN } from "#tests/support/origin-harness.ts";
import { plainPng } from "#tests/support/pictures.ts";

/** `npm run content -- import` as an operator runs it: a process of its own, before a real origin. */

vi.setConfig({ testTimeout: 60_000 });

const ROOT = join(import.meta.dirname, "../..");
const { fetch: askOrigin, db } = originOfFile();

let server: Server;
let site = "";
let folder = "";
let sent: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    void (async () => {
      const { method = "GET", url = "/" } = request;
      if (method === "POST") sent.push(url);
      const init = method === "POST" ? { body: new Uint8Array(await buffer(request)) } : {};
      const headers = { authorization: request.headers.authorization ?? "" };
      const answer = await askOrigin(url, { method, headers, ...init });
      response.writeHead(answer.status, { "content-type": answer.headers.get("content-type") ?? "" });
      response.end(Buffer.from(await answer.arrayBuffer()));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
});
beforeEach(() => {
  sent = [];
  if (folder !== "") rmSync(folder, { recursive: true });
  folder = mkdtempSync(join(tmpdir(), "content-"));
  cpSync(join(ROOT, "tests/fixtures/content"), folder, { recursive: true });
  return () => {
    rmSync(folder, { recursive: true });
    folder = "";
  };
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
const edit = (path: string, change: (text: string) => string) =>
  writeFileSync(join(folder, path), change(readFileSync(join(folder, path), "utf8")));
async function articleAt(slug: string, lang = "vi") {
  const answer = await askOrigin(`/oapi/v1/posts/slug?slug=${slug}&lang=${lang}`);
  return (await answer.json()) as {
    code?: string;
    data?: { post: Record<string, unknown>; moved_to: unknown };
  };
}

describe("npm run content -- import", () => {
  it("stores a folder, and finds everything the same when it is done again", async () => {
    const first = await importContent();
    expect([first.code, first.err]).toEqual([0, expect.stringContaining("storing …")]);
    expect(first.counts).toMatchObject({ authors: [1, 0, 0, 0], posts: [3, 0, 0, 0] });
    expect(first.out).toContain("Stored.");

    const { data } = await articleAt("nhan-dinh-chung-ket");
    expect(data?.post).toMatchObject({
      title: "Nhận định trận chung kết",
      published_at: Date.UTC(2026, 4, 1, 12, 30) / 1000,
      thumbnail: { width: 700, alt: "Sân vận động trước giờ bóng lăn" },
    });
    const content = String(data?.post.content);
    expect(content).toContain("<strong>bất bại</strong>");
    expect(content).toContain("<td>Xanh</td>");
    const [picture = ""] = /\/media\/[\w-]+-700\.webp/.exec(content) ?? [];
    expect((await askOrigin(picture)).status).toBe(200);
    expect((await articleAt("tien-dao-tre-ra-nuoc-ngoai")).data?.post).toMatchObject({
      title: "Tiền đạo trẻ ra nước ngoài",
    });
    const english = (await articleAt("preview-of-the-final", "en")).data?.post;
    expect(String(english?.content)).not.toContain("script");
    expect(english).toMatchObject({
      alternates: expect.arrayContaining([{ lang: "vi", slug: "nhan-dinh-chung-ket" }]),
    });
    const about = await askOrigin("/oapi/v1/pages/slug?slug=gioi-thieu&lang=en");
    expect(await about.json()).toMatchObject({ data: { page: { title: "About us" } } });

    const again = await importContent();
    expect([again.code, again.out]).toEqual([0, expect.stringContaining("all of it was there already")]);
    for (const [kind, [added, changed, same, removed]] of Object.entries(again.counts))
      expect([kind, added, changed, removed, same]).toEqual([kind, 0, 0, 0, expect.toSatisfy((n) => n > 0)]);
    const dry = await importContent("--dry-run");
    expect(dry.counts).toEqual(again.counts);
  });

  it("leads on from a slug that was changed, and removes with --prune what is no more in the folder", async () => {
    await importContent();
    edit("posts/2026/final.vi.md", (file) => file.replace("nhan-dinh-chung-ket", "chung-ket-trong-mo"));
    rmSync(join(folder, "posts/transfer.vi.md"));
    expect((await importContent()).counts.posts).toEqual([0, 1, 1, 0]);
    expect((await articleAt("nhan-dinh-chung-ket")).data).toMatchObject({
      post: null,
      moved_to: "chung-ket-trong-mo",
    });
    expect((await articleAt("tien-dao-tre-ra-nuoc-ngoai")).data?.post).not.toBeNull();
    expect((await importContent("--prune")).counts.posts).toEqual([0, 0, 2, 1]);
    expect(await articleAt("tien-dao-tre-ra-nuoc-ngoai")).toMatchObject({ code: "article_gone" });
  });

  it("stores nothing on a dry run, no picture either", async () => {
    for (const [at, name] of ["stadium", "author"].entries())
      writeFileSync(join(folder, `images/${name}.png`), plainPng(50 + at, 40));
    const { code, out, counts } = await importContent("--dry-run");
    expect([code, counts.posts]).toEqual([0, [3, 0, 0, 0]]);
    expect(out).toContain("2 pictures would be sent.\nDry run: nothing was stored.");
    expect(sent).toEqual(["/api/v1/origin/content?dry_run=1"]);
    expect((await db.prepare("SELECT key FROM images UNION SELECT key FROM posts").all()).results).toEqual(
      [],
    );
  });

  it("tells all that is wrong at once with file and line, and sends nothing", async () => {
    edit("posts/transfer.vi.md", (file) =>
      file
        .replace("title:", "titel:")
        .replace("published_at: 2026-05-02T08:00:00+07:00", "published_at: soon"),
    );
    edit("posts/2026/final.vi.md", (file) => file.replace("../../images/stadium.png", "gone.png"));
    edit("categories.yml", (file) => file.replace("slug: chuyen-nhuong", "slug: Chuyển nhượng"));
    writeFileSync(join(folder, "images/author.png"), "no picture");
    const { code, out, err } = await importContent();
    expect([code, out, sent]).toEqual([1, "", []]);
    for (const line of [
      "authors.yml:3: images/author.png is no JPEG, PNG or WebP: convert it to one",
      "categories.yml:3: slug:",
      "posts/2026/final.vi.md:17: there is no picture gone.png: put it below images/, or correct its path",
      'posts/transfer.vi.md:2: there is no field "titel"; there are key, lang',
      "Nothing was sent.",
    ])
      expect(err).toContain(line);
  });

  it("shows where in the files the service refuses something, and fails", async () => {
    edit("posts/transfer.vi.md", (file) => file.replace("author: minh-anh", "author: nobody"));
    const { code, out } = await importContent();
    expect(code).toBe(1);
    expect(out).toContain('posts/transfer.vi.md:3: there is no author "nobody": add it, or choose another');
    expect(out).toContain("Nothing was stored");
  });

  it("says what it does not understand, and where help is", async () => {
    for (const options of [["--colour"], ["more"], ["--url", "x"]])
      expect(await importContent(...options)).toMatchObject({
        code: 2,
        err: expect.stringContaining("--help"),
      });
    expect((await importContent("--token", "wrong")).err).toContain("refuses the token");
  });
});
