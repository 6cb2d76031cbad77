import { describe, expect, it } from "vitest";
import { oembedRequestOf } from "./oembed-address.ts";

const origin = "https://site.example";
const read = (query: Record<string, string>) => oembedRequestOf(new URLSearchParams(query), origin);

describe("a request for oEmbed", () => {
  it("A match has a representation by its address in every language, with or without a tab", () => {
    const frame = { format: "json", width: 600, height: 220 };
    expect(read({ url: `${origin}/match/7` })).toEqual({ ...frame, match_id: 7, locale: "vi" });
    expect(read({ url: `http://site.example/en/match/7?tab=lineup#x`, format: "xml" })).toEqual({
      ...{ ...frame, match_id: 7, locale: "en", format: "xml" },
    });
  });

  it("Other pages, other hosts and malformed URLs have none", () => {
    const urls = ["/team/7", "/match/0", "/match/x", "/", "/match/7/rss.xml"].map((path) => origin + path);
    const others = ["https://other.example/match/7", "ftp://site.example/match/7", "/match/7", "x", ""];
    for (const url of [...urls, ...others]) expect(read({ url }), url).toBe(404);
  });

  it("A request without a URL or with a malformed limit is refused with 400, another format with 501", () => {
    const url = `${origin}/match/7`;
    expect(read({})).toBe(400);
    for (const maxwidth of ["0", "-1", "x", "1e9", "1.5", ""]) expect(read({ url, maxwidth })).toBe(400);
    expect(read({ url, maxheight: "none" })).toBe(400);
    expect(["yaml", "", "JSON"].map((format) => read({ url, format }))).toEqual([501, 501, 501]);
  });

  it("The frame is never larger than the limits", () => {
    const url = `${origin}/match/7`;
    expect(read({ url, maxwidth: "320", maxheight: "100" })).toMatchObject({ width: 320, height: 100 });
    expect(read({ url, maxwidth: "4000", maxheight: "4000" })).toMatchObject({ width: 600, height: 220 });
  });
});
