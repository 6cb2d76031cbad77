import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { parseScreensOptions, selectPages } from "./screens-options.ts";

const parse = (...argv: string[]) => parseScreensOptions(argv);

describe("the arguments of npm run screens", () => {
  it("No arguments select all pages in both languages, at three widths, in both schemes", () => {
    expect(parse()).toEqual({
      names: [],
      locales: ["vi", "en"],
      widths: [360, 768, 1280],
      schemes: ["light", "dark"],
      out: resolve(".screens"),
      ...{ url: null, list: false, help: false },
    });
  });

  it("Arguments select pages, languages, widths and schemes once each", () => {
    const options = parse(
      ...["tip", "match in play", "--locale", "en", "--width", "1440, 360,360", "--scheme", "dark"],
      ...["--out", "/tmp/pictures", "--url", "http://localhost:9000/en"],
    );
    expect(options).toMatchObject({
      names: ["tip", "match in play"],
      locales: ["en"],
      widths: [1440, 360],
      schemes: ["dark"],
      out: "/tmp/pictures",
      url: "http://localhost:9000",
    });
  });

  it.each([
    [["--locale", "fr"], '--locale must be a list of vi, en, is "fr"'],
    [["--locale", "vi,"], '--locale must be a list of vi, en, is "vi,"'],
    [["--width", "wide"], '--width must be a list of numbers from 240 to 3840 such as 360,1280, is "wide"'],
    [["--width", "360,100"], "--width must be a list"],
    [["--width", "99999"], "--width must be a list"],
    [["--scheme", "sepia"], '--scheme must be a list of light, dark, is "sepia"'],
    [["--url", "localhost:8787"], "--url must be a web address"],
    [["--out", ""], "--out must be a folder"],
    [[""], "The name of a page is empty"],
    [["--widht", "360"], "Unknown option '--widht'"],
  ])("The arguments %j are refused with a reason", (argv, reason) => {
    expect(() => parse(...argv)).toThrow(reason);
  });
});

describe("the names of pages", () => {
  const pages = ["tip", "tips", "Home", "home with a menu"].map((name) => ({ name }));
  const selected = (...names: string[]) => selectPages(pages, names).map(({ name }) => name);

  it("A whole name selects one page, a part all pages that have it, in the order of the list", () => {
    expect(selected("tip")).toEqual(["tip"]);
    expect(selected("home")).toEqual(["Home", "home with a menu"]);
    expect(selected("menu", "tips", "tip")).toEqual(["tip", "tips", "home with a menu"]);
    expect(selected()).toHaveLength(4);
  });

  it("A name without a page is refused", () => {
    expect(() => selected("tip", "nowhere")).toThrow('No page has "nowhere" in its name');
  });
});
