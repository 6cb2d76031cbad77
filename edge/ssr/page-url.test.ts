import { describe, expect, it } from "vitest";
import { pagePathOf, renderUrlOf } from "./page-url.ts";

describe("the page of a data request", () => {
  it.each([
    ["/_.data", "/"],
    ["/en.data", "/en"],
    ["/en/match/7.data", "/en/match/7"],
    ["/match/7", "/match/7"],
  ])("The data request %s is about %s", (path, page) => {
    expect(pagePathOf(path)).toBe(page);
  });
});

describe("the URL that is rendered and cached", () => {
  const rendered = (path: string) => {
    const { pathname, search } = new URL(renderUrlOf(`https://site.example${path}`));
    return pathname + search;
  };

  it("A rendered URL keeps the keys that make another page, in one order, and drops the rest", () => {
    expect(rendered("/?status=live&date=2026-01-01&utm_source=x")).toBe("/?date=2026-01-01&status=live");
    expect(rendered("/match/7.data?tab=h2h&date=2026-01-01")).toBe("/match/7.data?tab=h2h");
    expect(rendered("/?fbclid=1")).toBe("/");
  });

  it("A rendered URL keeps the tab keys that redirect, and one key for all unknown ones", () => {
    expect(rendered("/match/7.data?tab=live")).toBe("/match/7.data?tab=live");
    expect(rendered("/match/7.data?tab=a-b")).toBe("/match/7.data?tab=unknown");
    expect(rendered("/match/7.data?tab=bracket")).toBe("/match/7.data?tab=unknown");
    expect(rendered("/match/7.data?tab=h2h")).toBe("/match/7.data?tab=h2h");
    expect(rendered("/?tab=h2h")).toBe("/");
  });

  it("A rendered URL keeps the routes of a data request, where they can be at its path, in one order", () => {
    expect(rendered("/en.data?_routes=root,home.en")).toBe("/en.data?_routes=home.en%2Croot");
    expect(rendered("/en.data?_routes=home.en,root,root")).toBe("/en.data?_routes=home.en%2Croot");
    expect(rendered("/match/7.data?_routes=match-tab.vi,match.vi")).toBe(
      "/match/7.data?_routes=match-tab.vi%2Cmatch.vi",
    );
    expect(rendered("/1x2-odds.data?_routes=odds-1x2-odds.vi")).toBe(
      "/1x2-odds.data?_routes=odds-1x2-odds.vi",
    );
    expect(rendered("/tin-moi.data?_routes=dynamic.tin-moi.news.vi")).toContain("dynamic.tin-moi.news.vi");
    expect(rendered("/en?_routes=root")).toBe("/en");
  });

  it.each(["<script>", "home.vi", "anything", "match-1.en", "dynamic.tin-moi.news.vi", "routes/home"])(
    "A rendered URL has no copy for the made-up route %s",
    (id) => {
      expect(rendered(`/en.data?_routes=${encodeURIComponent(id)}`)).toBe("/en.data");
    },
  );
});
