import { describe, expect, it } from "vitest";
import { pagePathOf, renderUrlOf } from "./page-url.ts";

describe("the page of a data request", () => {
  it.each([
    ["/_.data", "/"],
    ["/en.data", "/en"],
    ["/en/match/7.data", "/en/match/7"],
    ["/match/7", "/match/7"],
  ])("%s is about %s", (path, page) => {
    expect(pagePathOf(path)).toBe(page);
  });
});

describe("the URL that is rendered and cached", () => {
  const rendered = (path: string) => {
    const { pathname, search } = new URL(renderUrlOf(`https://site.example${path}`));
    return pathname + search;
  };

  it("keeps what makes another page, in one order, and drops the rest", () => {
    expect(rendered("/?status=live&date=2026-01-01&utm_source=x")).toBe("/?date=2026-01-01&status=live");
    expect(rendered("/match/7.data?tab=h2h&date=2026-01-01")).toBe("/match/7.data?tab=h2h");
    expect(rendered("/?fbclid=1")).toBe("/");
  });

  it("keeps the routes that a data request asks for, when they look like routes", () => {
    expect(rendered("/en.data?_routes=root,routes/home")).toBe("/en.data?_routes=root%2Croutes%2Fhome");
    expect(rendered("/en.data?_routes=<script>")).toBe("/en.data");
    expect(rendered("/en?_routes=root")).toBe("/en");
  });
});
