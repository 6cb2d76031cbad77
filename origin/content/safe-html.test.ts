import { describe, expect, it } from "vitest";
import { safeHtml } from "./safe-html.ts";

describe("HTML that is stored", () => {
  it("keeps what articles are made of", () => {
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
  ])("loses %s", (_, html, safe) => {
    expect(safeHtml(html)).toBe(safe);
  });

  it("is refused where elements stand in each other by the thousand", () => {
    expect(() => safeHtml("<blockquote>".repeat(20_000))).toThrow(
      expect.objectContaining({ code: "validation_failed", fields: { content: ["content_too_deep"] } }),
    );
  });

  it("has the headings below that of its page", () => {
    expect(safeHtml("<h1>A</h1>")).toBe("<h2>A</h2>");
  });

  it("is the same however often it is stored", () => {
    const once = safeHtml('<h2 id="x">A</h2><p>a & b &lt; c <b>d');
    expect(once).toContain('id="user-content-x"');
    expect(safeHtml(once)).toBe(once);
  });
});
