import { describe, expect, it } from "vitest";
import { safeHtml } from "./safe-html.ts";

describe("Sanitized HTML", () => {
  it("Sanitizing keeps the elements that articles consist of", () => {
    const html = '<h2 id="user-content-a">A</h2><p>B <a href="/tin-tuc">c</a></p><ul><li>d</li></ul>';
    expect(safeHtml(html)).toBe(html);
  });

  it.each([
    ["scripts", "<p>a</p><script>x()</script>", "<p>a</p>"],
    [
      "handlers",
      '<img src="/media/a-320.webp" alt="" onerror="x()">',
      '<img src="/media/a-320.webp" alt="" loading="lazy">',
    ],
    ["addresses that are code", '<a href="java\nscript:x()">a</a>', "<a>a</a>"],
    ["style sheets", '<p style="position:fixed">a</p><style>*{}</style>', "<p>a</p>"],
    ["frames", '<iframe src="/x"></iframe><p>a</p>', "<p>a</p>"],
  ])("Sanitizing removes %s", (_, html, safe) => {
    expect(safeHtml(html)).toBe(safe);
  });

  it("Sanitizing refuses elements nested a thousand levels deep", () => {
    for (const element of ["<blockquote>", "<template>"])
      expect(() => safeHtml(element.repeat(20_000))).toThrow(
        expect.objectContaining({ code: "validation_failed", fields: { content: ["content_too_deep"] } }),
      );
  });

  it.each([
    [
      "formatting",
      `<p>${Array.from({ length: 150 }, (_, at) => `<b a${at}>`).join("")}${"<p>x".repeat(3_000)}`,
    ],
    ["long attributes", `<p>${`<b id="${"x".repeat(8_000)}">`.repeat(3)}${"<p>x".repeat(3_000)}`],
  ])("Sanitizing quickly refuses a short text that expands to a large one: %s", (_name, html) => {
    const began = performance.now();
    expect(() => safeHtml(html)).toThrow(
      expect.objectContaining({ code: "validation_failed", fields: { content: ["content_too_complex"] } }),
    );
    expect(performance.now() - began, "milliseconds").toBeLessThan(2_000);
  });

  it("Sanitizing accepts a long article and a table of a thousand rows", () => {
    const article = "<p>Một <b>bàn</b> thắng, <i>hai</i> đường chuyền.</p>".repeat(2_000);
    expect(safeHtml(article)).toBe(article);
    const table = `<table><tbody>${"<tr><td>1</td><td>2</td><td>3</td></tr>".repeat(1_000)}</tbody></table>`;
    expect(safeHtml(table)).toBe(table);
    const picture = `<p>Một</p><img src="data:image/png;base64,${"A".repeat(20_000)}" alt="">`;
    expect(safeHtml(picture)).toContain("<p>Một</p>");
  });

  it("Sanitizing moves headings below the heading of the page", () => {
    expect(safeHtml("<h1>A</h1>")).toBe("<h2>A</h2>");
  });

  it("Sanitizing is idempotent", () => {
    const once = safeHtml('<h2 id="x">A</h2><p>a & b &lt; c <b>d');
    expect(once).toContain('id="user-content-x"');
    expect(safeHtml(once)).toBe(once);
  });
});
