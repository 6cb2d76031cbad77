import { describe, expect, it } from "vitest";
import { plainPng } from "#tests/support/origin/pictures.ts";
import { parseFolder } from "./parse-folder.ts";

const STADIUM = { key: "abcdefgh", width: 640, height: 360, widths: [320, 640] };

/** Parses files given by path; `images/stadium.png` exists. */
function parse(files: Readonly<Record<string, string>>) {
  const texts = Object.entries(files).map(([path, text]) => ({ path, text }));
  return parseFolder({ texts, pictures: new Map([["images/stadium.png", plainPng(4, 4)]]) });
}
/** The problems found: `path:line: message`. */
function problemsOf(files: Readonly<Record<string, string>>): readonly string[] {
  const result = parse(files);
  return result.ok
    ? []
    : result.problems.map(
        ({ file, line, message }) => `${file}${line === null ? "" : `:${line}`}: ${message}`,
      );
}
function batchOf(files: Readonly<Record<string, string>>) {
  const result = parse(files);
  if (!result.ok) throw new Error(problemsOf(files).join("\n"));
  return result.content.batchOf(() => STADIUM);
}
const article = (fields = "", body = "") => `---\ntitle: Một\nauthor: lan\n${fields}---\n${body}`;

describe("A file of an article", () => {
  it("An article file is one language version: key and language from its name, the rest from front matter", () => {
    const { posts } = batchOf({
      "posts/2026/one.vi.md": article("published_at: 2026-05-01 00:30\nmatch_id: 7\n", "Xin **chào**"),
      "posts/2026/one.en.md": article("slug: one\nkey: 2026/one\nis_index_flag: false\n"),
      "posts/other.md": article("lang: en\n").replace("Một", "Đội hình ra sân!"),
    });
    expect(posts).toMatchObject([
      {
        ...{ key: "2026/one", lang: "vi", slug: "mot", author: "lan", match_id: 7, is_index_flag: true },
        ...{ summary: "", tags: [], content: "<p>Xin <strong>chào</strong></p>" },
        published_at: Date.UTC(2026, 3, 30, 17, 30) / 1000,
      },
      { key: "2026/one", lang: "en", slug: "one", is_index_flag: false, published_at: null },
      { key: "other", lang: "en", slug: "doi-hinh-ra-san" },
    ]);
  });

  it("An article file is GitHub-flavoured Markdown, and its HTML is left for the service to sanitize", () => {
    const body = "| a |\n| - |\n| b |\n\n~~cũ~~ <b>x</b> https://example.com";
    const html = batchOf({ "posts/a.vi.md": article("", body) }).posts[0]?.content;
    for (const markup of ["<td>b</td>", "<del>cũ</del>", "<b>x</b>", '<a href="https://example.com">'])
      expect(html).toContain(markup);
  });

  it("Pictures of the folder get their stored URL, and external ones keep theirs", () => {
    const body = [
      "![a](images/stadium.png)",
      "![b](../../images/stadium.png)",
      "![c][d]",
      "![e](https://example.com/x.png)",
      "![f](/media/hhhhhhhh-320.webp)",
      "",
      "[d]: images/stadium.png",
    ].join("\n");
    const files = { "posts/x/a.vi.md": article("image: images/stadium.png\nimage_alt: Sân\n", body) };
    const [post] = batchOf(files).posts;
    expect(post?.image).toEqual({ key: "abcdefgh", alt: "Sân" });
    expect([...(post?.content ?? "").matchAll(/src="([^"]+)"/g)].map(([, src]) => src)).toEqual([
      ...["/media/abcdefgh-640.webp", "/media/abcdefgh-640.webp", "/media/abcdefgh-640.webp"],
      ...["https://example.com/x.png", "/media/hhhhhhhh-320.webp"],
    ]);
    const result = parse(files);
    expect(result.ok && result.content.pictures).toEqual(["images/stadium.png"]);
  });

  it.each([
    ["without front matter", "Xin chào", /^posts\/a\.vi\.md:1: must begin with front matter/],
    ["that is never closed", "---\ntitle: x\n", /:1: must begin with front matter/],
    ["with a slip in its YAML", "---\ntitle: a\nsummary: b: c\n---\n", /:3: not valid YAML/],
    [
      "with a field that means nothing",
      article("sumary: x\n"),
      /:4: unknown field "sumary"; known fields: key/,
    ],
    ["without a title", article().replace("title: Một", "slug: a"), /: title is missing: add title/],
    ["with a moment that is none", article("published_at: 2026-02-30\n"), /:4: published_at must be a time/],
    [
      "with another language than its name",
      article("lang: en\n"),
      /:4: lang is en, but the file name has vi/,
    ],
    ["with a number where words are", article("tags: [1]\n"), /:4: tags\.0: .*expected string/],
    ["with a slug that is none", article("slug: Có dấu\n"), /:4: slug: /],
    [
      "with a picture from elsewhere",
      article("image: https://example.com/a.png\n"),
      /:4: image must be a picture/,
    ],
    [
      "with a picture that is not there",
      article("", "\n![x](images/no.png)\n"),
      /:6: picture images\/no\.png does not exist/,
    ],
  ])("A file %s is refused with its line", (_, text, problem) => {
    const reportedProblems = problemsOf({ "posts/a.vi.md": text });
    expect(reportedProblems).toEqual([expect.stringMatching(problem)]);
  });

  it("An article file without a language is refused", () => {
    expect(problemsOf({ "posts/a.md": article() })).toEqual([
      expect.stringContaining("posts/a.md:1: the language is missing: name the file a.vi.md"),
    ]);
  });
});

describe("Files of a page", () => {
  it("Files of a page are joined by key, and shared fields may stand in only one of them", () => {
    const { pages } = batchOf({
      "pages/results.vi.md":
        "---\nslug: ket-qua\nrouter_name: results\nmeta: { note: 3 }\ntitle: Kết quả\n---\nA",
      "pages/results.en.md": "---\ntitle: Results\nmeta_title: All results\n---\nB",
      "pages/only.en.md": "---\ntitle: Only\n---\n",
    });
    expect(pages).toMatchObject([
      {
        ...{ key: "results", slug: "ket-qua", is_front_page: false, header_script: null },
        meta: [
          { name: "router_name", value: "results" },
          { name: "note", value: "3" },
        ],
        texts: {
          vi: { title: "Kết quả", content: "<p>A</p>" },
          en: { title: "Results", meta_title: "All results", content: "<p>B</p>" },
        },
      },
      { key: "only", slug: "only", texts: { en: { title: "Only", content: "" } } },
    ]);
  });

  it("Files of a page must not contradict each other", () => {
    const reportedProblems = problemsOf({
      "pages/a.vi.md": "---\nslug: a\ntitle: A\n---\n",
      "pages/a.en.md": "---\ntitle: A\nslug: b\n---\n",
      "pages/b.en.md": "---\nkey: a\ntitle: A\n---\n",
      "pages/c.en.md": "---\nslug: c\n---\n",
    });
    expect(reportedProblems).toEqual([
      "pages/a.en.md:3: slug differs from pages/a.vi.md: set it in one of the two, or make them the same",
      "pages/b.en.md:1: page a is already in pages/a.en.md in en",
      "pages/c.en.md:2: title is missing: add title: … to the front matter",
    ]);
  });
});

describe("List files", () => {
  it("List files are YAML or JSON, and a text may be shared by both languages", () => {
    const batch = batchOf({
      "categories.yml": "- slug: a\n  name: A\n- slug: b\n  name: { vi: B, en: C }\n",
      "tags.json": '[{"slug":"t","name":"T"}]',
      "authors.yaml": "- slug: lan\n  name: Lan\n  image: images/stadium.png\n",
      "configurations.yml": "site_name: Bóng đá\nlimits:\n  most: 3\n",
      "brand_configurations.yml": "- { brand: k24, code: limits, value: { most: 4 } }\n",
      "menu.yml": "- name: X\n  path: /x\n  children:\n    - name: Y\n      path: { vi: /y, en: /en/y }\n",
    });
    const both = (word: string) => ({ vi: word, en: word });
    expect(batch).toMatchObject({
      categories: [
        { slug: "a", name: both("A"), position: 0 },
        { slug: "b", name: { vi: "B", en: "C" }, position: 1 },
      ],
      tags: [{ slug: "t", name: both("T") }],
      authors: [{ slug: "lan", name: "Lan", image: "abcdefgh", links: [] }],
      configurations: [
        { code: "site_name", value: "Bóng đá" },
        { code: "limits", value: '{"most":3}' },
      ],
      brand_configurations: [{ brand: "k24", code: "limits", value: '{"most":4}' }],
      menu: [
        {
          name: both("X"),
          path: both("/x"),
          children: [{ name: both("Y"), path: { vi: "/y", en: "/en/y" } }],
        },
      ],
    });
  });

  it("Missing list files leave the menu and the configuration unchanged", () => {
    expect(batchOf({ "tags.yml": "" })).toEqual({
      authors: [],
      categories: [],
      tags: [],
      pages: [],
      posts: [],
    });
  });

  it("Invalid list files are refused with line and reason", () => {
    const reportedProblems = problemsOf({
      "authors.yml": "- slug: a\n  name: A\n  picture: x\n- slug: b\n",
      "categories.yml": "slug: a\n",
      "tags.json": "[]",
      "tags.yml": "- slug: a\n  name: A\n",
      "menu.yml": "- 3\n",
    });
    expect(reportedProblems).toEqual([
      expect.stringMatching(/^authors\.yml:3: unknown field "picture"; known fields: slug, name/),
      expect.stringMatching(/^authors\.yml:4: name: /),
      'categories.yml:1: must be a list: each row begins with "- "',
      "menu.yml:1: must be fields: name, path, icon, children",
      "tags.yml: exists with another extension too: keep one",
    ]);
  });
});

it("The parser maps paths of the batch to file positions, and reports unknown files", () => {
  const result = parse({
    "posts/a.vi.md": article("tags: [a, b]\n"),
    "notes.md": "x",
    "tags.yml": "- slug: a\n  name: A\n",
  });
  if (!result.ok) throw new Error("refused");
  const { placeOf, ignored } = result.content;
  expect(ignored).toEqual(["notes.md"]);
  expect(placeOf("posts.0.author")).toEqual({ file: "posts/a.vi.md", line: 3 });
  expect(placeOf("posts.0.tags")).toEqual({ file: "posts/a.vi.md", line: 4 });
  expect(placeOf("tags.0.name")).toEqual({ file: "tags.yml", line: 2 });
  expect(placeOf("pages")).toBeNull();
});
