import { readFileSync } from "node:fs";
import type { Element, Root } from "hast";
import { fromParse5 } from "hast-util-from-parse5";
import { parseFragment } from "parse5";
import rehypeStringify from "rehype-stringify";
import { unified } from "unified";
import { describe, expect, it } from "vitest";
import { SAFE_HTML } from "#shared/content/safe-html.table.ts";
import { eachElement } from "./html-tree.ts";
import { safeHtml } from "./safe-html.server.ts";

const SITE = "https://bongda.example";
const safe = (html: string): string => safeHtml(html, SITE).html;

const vectors: { name: string; html: string }[] = JSON.parse(
  readFileSync(new URL("../../../tests/fixtures/xss/vectors.json", import.meta.url), "utf8"),
);

const parsed = (html: string) => fromParse5(parseFragment(html)) as Root;
const elementsIn = (html: string): Element[] => {
  const found: Element[] = [];
  eachElement(parsed(html), (element) => found.push(element));
  return found;
};

/** Added by the page itself. */
const OWN = { tags: ["div"], properties: ["rel", "className", "tabIndex", "id", "loading"] };
const named = Object.values(SAFE_HTML.attributes)
  .flat()
  .map((one) => (typeof one === "string" ? one : String(one[0])));
const properties = new Set([...named, ...OWN.properties]);

describe("attempts to run a script", () => {
  it.each(vectors)("$name: no executable content remains", ({ html }) => {
    const elements = elementsIn(safe(html));
    for (const element of elements) {
      expect([...SAFE_HTML.tagNames, ...OWN.tags]).toContain(element.tagName);
      for (const [name, value] of Object.entries(element.properties)) {
        expect(properties).toContain(name);
        if (name === "href") expect(String(value)).toMatch(/^(?:https?:|mailto:|tel:|[^:]*$|[^:]*[/?#])/);
        if (name === "src") expect(String(value)).toMatch(/^(?:\/media\/|https:\/\/)/);
        if (name === "id") expect(String(value)).toMatch(/^user-content-/);
      }
    }
  });

  it.each(vectors)(
    "$name: what is sent reads as what was checked, and a second time changes nothing",
    ({ html }) => {
      const once = safe(html);
      expect(safe(once)).toBe(once);
      expect(String(unified().use(rehypeStringify).stringify(parsed(once)))).toBe(once);
    },
  );
});

describe("a text of the content service", () => {
  it("the sanitizer keeps the elements of articles", () => {
    const html =
      '<p>Một <strong>đoạn</strong> với <a href="/match/7">trận</a>.</p><ul><li>một</li></ul><blockquote><p>lời</p></blockquote>' +
      '<figure><img src="/media/abc-640.webp" srcset="/media/abc-320.webp 320w, /media/abc-640.webp 640w" sizes="100vw" ' +
      'alt="Sân" width="640" height="360" loading="lazy"><figcaption>Sân</figcaption></figure>';
    expect(safe(html)).toBe(html);
  });

  it("headings get unique ids from their words, for links and the table of contents", () => {
    const { html, headings } = safeHtml(
      "<h1>Đội hình <em>dự kiến</em></h1><h3>Chủ nhà</h3><h2>Đội hình dự kiến</h2><h4>Nhỏ</h4><h2>!</h2>",
      SITE,
    );
    expect(headings).toEqual([
      { id: "user-content-doi-hinh-du-kien", text: "Đội hình dự kiến", level: 2 },
      { id: "user-content-chu-nha", text: "Chủ nhà", level: 3 },
      { id: "user-content-doi-hinh-du-kien-2", text: "Đội hình dự kiến", level: 2 },
      { id: "user-content-muc", text: "!", level: 2 },
    ]);
    expect(html).toContain('<h4 id="user-content-nho">Nhỏ</h4>');
    expect(html).not.toContain("<h1");
  });

  it("links within a text lead to its own ids, however often it was sanitized", () => {
    const once = safe('<p id="x">a</p><a href="#x">b</a>');
    expect(once).toBe('<p id="user-content-x">a</p><a href="#user-content-x">b</a>');
    expect(safe(once)).toBe(once);
  });

  it("links that leave the site get rel attributes", () => {
    expect(safe('<a href="https://else.example/a">x</a>')).toContain('rel="nofollow noopener"');
    expect(safe('<a href="//else.example/a">x</a>')).toContain('rel="nofollow noopener"');
    expect(safe('<a href="/\\else.example">x</a>')).toContain('rel="nofollow noopener"');
    expect(safe(`<a href="${SITE}/match/7">x</a>`)).not.toContain("rel=");
    expect(safe('<a href="/match/7" rel="opener" target="_blank">x</a>')).toBe('<a href="/match/7">x</a>');
    expect(safe('<a href="mailto:a@b.example">x</a>')).not.toContain("rel=");
  });

  it.each([
    "/api/v1/football/matches/recent",
    "http://else.example/a.png",
    "//else.example/a.png",
    "/media/../oapi/v1/x",
  ])("a picture at %s is removed", (src) => {
    expect(safe(`<img src="${src}" alt="a">`)).toBe('<img alt="a" loading="lazy">');
  });

  it("wide tables scroll by themselves", () => {
    expect(safe("<table><tbody><tr><td align=right style=x>1</td></tr></tbody></table>")).toBe(
      '<div class="prose-table" tabindex="0"><table><tbody><tr><td align="right">1</td></tr></tbody></table></div>',
    );
  });

  it("the reading time is at least a minute", () => {
    expect(safeHtml("", SITE).minutes).toBe(1);
    expect(safeHtml(`<p>${"chữ ".repeat(660)}</p>`, SITE).minutes).toBe(3);
  });
});

describe("a short text that a parser turns into a large one", () => {
  const formatting = `<p>${Array.from({ length: 150 }, (_, at) => `<b a${at}>`).join("")}`;

  it.each([
    ["formatting that is never closed", `${formatting}${"<p>Hết giờ".repeat(3_000)}`],
    [
      "long attributes of formatting",
      `${`<b id="${"x".repeat(8_000)}">`.repeat(3)}${"<p>Hết giờ".repeat(3_000)}`,
    ],
    [
      "one tag of many attributes",
      `<p ${Array.from({ length: 60_000 }, (_, at) => `a${at}`).join(" ")}>Hết giờ`,
    ],
  ])("a text that grows when parsed is reduced to its words, in time: %s", (_name, html) => {
    const before = process.threadCpuUsage();
    const shown = safeHtml(html, SITE).html;
    // Processor time: other work on the machine does not lengthen it.
    expect(process.threadCpuUsage(before).user / 1000, "milliseconds").toBeLessThan(2_000);
    expect(shown.length).toBeLessThan(2 * html.length);
    expect(shown).toContain("Hết giờ");
  });
});

describe("elements that stand in each other by the thousand", () => {
  it("deeply nested elements are reduced to their words", () => {
    const { html, minutes } = safeHtml(
      `${"<blockquote>".repeat(20_000)}Mở đầu &lt;b&gt; <img src=x onerror="x()">hết${"</blockquote>".repeat(20_000)}`,
      "https://site.example",
    );
    expect(html.trim()).toMatch(/^Mở đầu &#x3C;b>\s+hết$/);
    expect(minutes).toBe(1);
  });
});
