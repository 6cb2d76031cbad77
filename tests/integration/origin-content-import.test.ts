import { rmSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { storeContent } from "#origin/content/content.store.ts";
import { siteBatch } from "#origin/demo/content/site-batch.ts";
import { someContent } from "#tests/support/batches/content-batches.ts";
import { contentCommand } from "#tests/support/origin/content-command.ts";
import { plainPng } from "#tests/support/origin/pictures.ts";

/** `npm run content -- import` as an operator runs it: a process of its own, against a real origin. */

vi.setConfig({ testTimeout: 60_000 });

const { fetchOrigin, db, sent, importContent, edit, inFolder, write } = contentCommand();

async function articleAt(slug: string, lang = "vi") {
  const answer = await fetchOrigin(`/oapi/v1/posts/slug?slug=${slug}&lang=${lang}`);
  return (await answer.json()) as {
    code?: string;
    data?: { post: Record<string, unknown>; moved_to: unknown };
  };
}

describe("npm run content -- import", () => {
  it("Npm run content -- import stores a folder, and finds everything the same when it is done again", async () => {
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
    expect((await fetchOrigin(picture)).status).toBe(200);
    expect((await articleAt("tien-dao-tre-ra-nuoc-ngoai")).data?.post).toMatchObject({
      title: "Tiền đạo trẻ ra nước ngoài",
    });
    const english = (await articleAt("preview-of-the-final", "en")).data?.post;
    expect(String(english?.content)).not.toContain("script");
    expect(english).toMatchObject({
      alternates: expect.arrayContaining([{ lang: "vi", slug: "nhan-dinh-chung-ket" }]),
    });
    const about = await fetchOrigin("/oapi/v1/pages/slug?slug=ve-chung-toi&lang=en");
    expect(await about.json()).toMatchObject({ data: { page: { title: "About us" } } });

    const again = await importContent();
    expect([again.code, again.out]).toEqual([0, expect.stringContaining("all rows were already stored")]);
    for (const [kind, [added, changed, same, removed]] of Object.entries(again.counts))
      expect([kind, added, changed, removed, same]).toEqual([kind, 0, 0, 0, expect.toSatisfy((n) => n > 0)]);
    const dry = await importContent("--dry-run");
    expect(dry.counts).toEqual(again.counts);
  });

  it("Npm run content -- import takes the small folder beside the made-up content of a new site", async () => {
    const { pages, menu } = siteBatch(true);
    const made = await storeContent(db, someContent({ pages, menu }), { source: "demo", nowMs: Date.now() });
    expect(made.refusals).toEqual([]);
    const { code, out } = await importContent();
    expect([code, out]).toEqual([0, expect.not.stringContaining("Refused")]);
    const answer = await fetchOrigin("/oapi/v1/pages");
    const { data } = (await answer.json()) as { data: { pages: { slug: string }[] } };
    const slugs = data.pages.map(({ slug }) => slug);
    expect(slugs).toEqual(expect.arrayContaining(["gioi-thieu", "ve-chung-toi"]));
  });

  it("Npm run content -- import leads on from a slug that was changed, and removes with --prune what is no more in the folder", async () => {
    await importContent();
    edit("posts/2026/final.vi.md", (file) => file.replace("nhan-dinh-chung-ket", "chung-ket-trong-mo"));
    rmSync(inFolder("posts/transfer.vi.md"));
    expect((await importContent()).counts.posts).toEqual([0, 1, 1, 0]);
    expect((await articleAt("nhan-dinh-chung-ket")).data).toMatchObject({
      post: null,
      moved_to: "chung-ket-trong-mo",
    });
    expect((await articleAt("tien-dao-tre-ra-nuoc-ngoai")).data?.post).not.toBeNull();
    expect((await importContent("--prune")).counts.posts).toEqual([0, 0, 2, 1]);
    expect(await articleAt("tien-dao-tre-ra-nuoc-ngoai")).toMatchObject({ code: "article_gone" });
  });

  it("Npm run content -- import stores nothing on a dry run, no picture either", async () => {
    for (const [at, name] of ["stadium", "author"].entries())
      write(`images/${name}.png`, plainPng(50 + at, 40));
    const { code, out, counts } = await importContent("--dry-run");
    expect([code, counts.posts]).toEqual([0, [3, 0, 0, 0]]);
    expect(out).toContain("2 pictures would be sent.\nDry run: nothing was stored.");
    expect(sent).toEqual(["/api/v1/origin/content?dry_run=1"]);
    expect((await db.prepare("SELECT key FROM images UNION SELECT key FROM posts").all()).results).toEqual(
      [],
    );
  });

  it("Npm run content -- import tells all that is wrong at once with file and line, and sends nothing", async () => {
    edit("posts/transfer.vi.md", (file) =>
      file
        .replace("title:", "titel:")
        .replace("published_at: 2026-05-02T08:00:00+07:00", "published_at: soon"),
    );
    edit("posts/2026/final.vi.md", (file) => file.replace("../../images/stadium.png", "gone.png"));
    edit("categories.yml", (file) => file.replace("slug: chuyen-nhuong", "slug: Chuyển nhượng"));
    write("images/author.png", "no picture");
    const { code, out, err } = await importContent();
    expect([code, out, sent]).toEqual([1, "", []]);
    for (const line of [
      "authors.yml:3: images/author.png is not a JPEG, PNG or WebP: convert it",
      "categories.yml:3: slug:",
      "posts/2026/final.vi.md:17: picture gone.png does not exist: put it below images/, or correct its path",
      'posts/transfer.vi.md:2: unknown field "titel"; known fields: key, lang',
      "Nothing was sent.",
    ])
      expect(err).toContain(line);
  });

  it("Npm run content -- import shows where in the files the service refuses something, and fails", async () => {
    edit("posts/transfer.vi.md", (file) => file.replace("author: minh-anh", "author: nobody"));
    const { code, out } = await importContent();
    expect(code).toBe(1);
    expect(out).toContain('posts/transfer.vi.md:3: there is no author "nobody": add it, or choose another');
    expect(out).toContain("Nothing was stored");
  });

  it("Npm run content -- import says what it does not understand, and where help is", async () => {
    for (const options of [["--colour"], ["more"], ["--url", "x"]])
      expect(await importContent(...options)).toMatchObject({
        code: 2,
        err: expect.stringContaining("--help"),
      });
    expect((await importContent("--token", "wrong")).err).toContain("rejects the token");
  });
});
