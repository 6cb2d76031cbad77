import { chmodSync, symlinkSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { tried } from "#tests/support/edge/attack-counts.ts";
import { contentCommand } from "#tests/support/origin/content-command.ts";

/** Invalid folders of every kind: each error is reported with file and line, and nothing is stored. */

vi.setConfig({ testTimeout: 180_000 });

const { db, sent, importContent, inFolder, write } = contentCommand({ fixture: false });

const FILES = "hostile import files";
const article = (fields = "", body = "Xin chào") => `---\ntitle: Một\nauthor: lan\n${fields}---\n${body}\n`;
const authors = "- slug: lan\n  name: Lan\n";
const postsStored = async () => (await db.prepare("SELECT key, title FROM posts").all()).results;

/** A folder with one invalid article among valid ones. */
async function problemsOf(text: string | Uint8Array) {
  write("authors.yml", authors);
  write("posts/good.vi.md", article("slug: tot\n"));
  write("posts/bad.vi.md", text);
  const { code, out, err } = await importContent();
  tried(FILES, code !== 0);
  expect([code, out, sent]).toEqual([1, "", []]);
  expect(err).toContain("Nothing was sent.");
  expect(err).not.toMatch(/\n\s+at /);
  return err.split("\n").filter((line) => !/…$|^Nothing|^$/.test(line));
}

const bytes = (...chunks: (string | number[])[]) =>
  Buffer.concat(chunks.map((chunk) => Buffer.from(chunk as string)));

describe("a folder with a file that is wrong", () => {
  it.each([
    [
      "is in another encoding",
      bytes(article("", "một\nhai"), [0xe9, 0xe8]),
      "posts/bad.vi.md:7: is not UTF-8: save it as UTF-8",
    ],
    [
      "is UTF-16",
      Buffer.from(`\uFEFF${article()}`, "utf16le"),
      "posts/bad.vi.md:1: is not UTF-8: save it as UTF-8",
    ],
    [
      "is far too long",
      article("", "chữ ".repeat(2_000_000)),
      "posts/bad.vi.md: has more than 4 MB: split it into several files",
    ],
    [
      "is too long",
      article("", "c".repeat(500_000)),
      "posts/bad.vi.md:5: content: Too big: expected string to have <=500000 characters",
    ],
    [
      "is nested without end",
      article("", "> ".repeat(20_000)),
      "posts/bad.vi.md:5: its quotes and lists are nested too deeply: remove some levels",
    ],
    [
      "has lists in lists without end",
      article(`tags: ${"[".repeat(20_000)}\n`),
      "posts/bad.vi.md:4: not valid YAML: ",
    ],
    [
      "names a field twice",
      article("title: Hai\n"),
      "posts/bad.vi.md:4: not valid YAML: Map keys must be unique",
    ],
    [
      "has a field of the language",
      article("__proto__: 1\n"),
      'posts/bad.vi.md:4: unknown field "__proto__"; known fields: key',
    ],
    [
      "has what cannot be printed in its title",
      article().replace("Một", '"a\u0000b"'),
      "posts/bad.vi.md:2: title: must not hold control characters",
    ],
    [
      "asks for a file outside",
      article("image: ../../../etc/passwd\n"),
      "posts/bad.vi.md:4: picture ../../../etc/passwd does not exist: put it below images/, or correct its path",
    ],
    [
      "asks for one in other letters",
      article("", "![x](%2e%2e/%2e%2e/%2e%2e/etc/passwd)"),
      "posts/bad.vi.md:5: picture ../../../etc/passwd does not exist",
    ],
  ])("which %s", async (_, text, problem) => {
    expect(await problemsOf(text)).toEqual([expect.stringContaining(problem)]);
  });

  it("which grows without end", async () => {
    const levels = [
      "a: &a [x,x,x,x,x,x,x,x,x]",
      ..."bcd".split("").map((name, at) => `${name}: &${name} [${Array(9).fill(`*${"abc"[at]}`)}]`),
    ];
    expect(await problemsOf(article(`${levels.join("\n")}\n`))).toEqual([
      expect.stringContaining("posts/bad.vi.md:2: cannot be used: "),
    ]);
  });
});

describe("a folder", () => {
  it("with Windows' line ends and marks at the beginning of files is read like any other", async () => {
    const bom = "\uFEFF";
    write("authors.yml", bom + authors.replaceAll("\n", "\r\n"));
    write("tags.json", `${bom}[{ "slug": "cup", "name": "Cúp" }]`);
    write("posts/a.vi.md", bom + article("tags: [cup]\n", "Một\n\nHai").replaceAll("\n", "\r\n"));
    expect(await importContent()).toMatchObject({
      code: 0,
      counts: { posts: [1, 0, 0, 0], tags: [1, 0, 0, 0] },
    });
    const { results } = await db.prepare("SELECT title, content FROM posts").all();
    expect(results).toEqual([{ title: "Một", content: "<p>Một</p>\n<p>Hai</p>" }]);
  });

  it("with links in it is refused, and what they lead to is not read", async () => {
    write("posts/a.vi.md", article());
    symlinkSync("/etc/passwd", inFolder("posts/b.vi.md"));
    symlinkSync("/tmp", inFolder("pages"));
    const { code, err } = await importContent();
    tried(FILES, code !== 0);
    expect([code, sent]).toEqual([1, []]);
    for (const path of ["pages", "posts/b.vi.md"])
      expect(err).toContain(`${path}: is a link, and links are not followed: replace it with the file`);
    expect(err).not.toContain("root:");
  });

  it("with nothing that is imported says what it holds; what is beside content is left alone, and told", async () => {
    expect((await importContent()).err).toContain("has no content: put articles in posts/");
    write("posts/a.vi.MD", article());
    expect((await importContent()).err).toContain(
      "posts/a.vi.MD: is not content: articles and pages end in .md",
    );
    write("authors.yml", authors);
    write("posts/b.vi.md", article());
    const { code, out } = await importContent();
    expect(code).toBe(0);
    expect(out).toContain("posts/a.vi.MD: is not importable, ignored");
  });

  it.skipIf(process.getuid?.() === 0)("with a file that may not be read names it", async () => {
    write("posts/a.vi.md", article());
    chmodSync(inFolder("posts/a.vi.md"), 0);
    expect((await importContent()).err).toContain("posts/a.vi.md: cannot be read (EACCES");
  });

  it("with the same article, address, or an unknown category is refused by the service with their places", async () => {
    write("authors.yml", authors);
    write("posts/a.vi.md", article("slug: mot\n"));
    write("posts/b.vi.md", article("slug: mot\ncategories: [khong-co]\n"));
    write("posts/c.vi.md", article("slug: ba\nkey: a\n"));
    const { code, out } = await importContent();
    tried(FILES, code !== 0);
    expect(code).toBe(1);
    expect(out).toMatch(/posts\/b\.vi\.md:4: .*mot/);
    expect(out).toContain('posts/b.vi.md:5: there is no category "khong-co": add it, or choose another');
    expect(out).toMatch(
      /posts\/c\.vi\.md:\d+: a\.vi is there twice|posts\/c\.vi\.md:\d+: a vi is there twice|posts\/c\.vi\.md.*there twice/,
    );
    expect(out).toContain("Nothing was stored: an import is atomic.");
    expect(await postsStored()).toEqual([]);
  });

  it("with HTML that nobody can walk through is refused with its place", async () => {
    write("authors.yml", authors);
    write("posts/a.vi.md", article("slug: mot\n"));
    write("posts/b.vi.md", article("slug: hai\n", `<div>${"<b>".repeat(30_000)}</div>`));
    write("posts/c.vi.md", article("slug: ba\n", `<p>${"<br>".repeat(20_001)}</p>`));
    const { code, out } = await importContent();
    tried(FILES, code !== 0);
    expect(code).toBe(1);
    expect(out).toMatch(/posts\/b\.vi\.md:6: it has more than 200 elements within each other/);
    expect(out).toMatch(/posts\/c\.vi\.md:6: it becomes more than 20000 elements/);
    expect(await postsStored()).toEqual([]);
  });

  it("of 500 articles goes in with its steps shown, and the second time nothing is new", async () => {
    write("authors.yml", authors);
    for (let at = 0; at < 500; at += 1)
      write(
        `posts/${at % 7}/bai-${at}.vi.md`,
        article(`slug: bai-${at}\npublished_at: 2026-01-01 08:00\n`, `Đoạn ${at}. `.repeat(300)),
      );
    const first = await importContent();
    expect([first.code, first.counts.posts]).toEqual([0, [500, 0, 0, 0]]);
    for (const step of ["reading", "converting", "storing"]) expect(first.err).toContain(`${step} …`);
    const second = await importContent();
    expect([second.code, second.counts.posts]).toEqual([0, [0, 0, 500, 0]]);
    expect(second.out).toContain("all rows were already stored");
  });
});
