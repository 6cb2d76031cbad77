import { describe, expect, it } from "vitest";
import { accentStyle } from "./accent.rules.ts";
import { siteLookOf } from "./site-look.rules.ts";

const lookOf = (entries: Record<string, string>) =>
  siteLookOf(Object.entries(entries).map(([code, value]) => ({ code, value })));

describe("the look of the site", () => {
  it("The look is the site's own without configuration", () => {
    expect(lookOf({ TIMEZONE: " ", SITE_NAME: "x" })).toEqual({
      ...{ zone: "+07:00", language: "vi", logo: null, favicon: null, style: null, follow: [], ignored: [] },
    });
  });

  it("The look follows the entries of the configuration", () => {
    const look = lookOf({
      ...{
        TIMEZONE: "GMT+09:30",
        language: "en",
        logo: "/media/a.webp",
        favicon: "https://cdn.example/i.png",
      },
      ...{ CSS_VARIABLE: ":root { --line: #ddd; --ink: light-dark(#111111, #EEEEEE) }" },
      followsocial: '[{"name": " Face  book ", "url": "https://face.example/x"}, "https://www.tube.example"]',
    });
    expect(look).toEqual({
      ...{ zone: "+09:30", language: "en", logo: "/media/a.webp", favicon: "https://cdn.example/i.png" },
      style: "--line:#ddd;--ink:light-dark(#111111, #EEEEEE)",
      follow: [
        { name: "Face book", href: "https://face.example/x" },
        { name: "tube.example", href: "https://www.tube.example/" },
      ],
      ignored: [],
    });
  });

  it.each([
    ["TIMEZONE", "GMT+9", "Mars", "Europe/Atlantis", "+25:00", "GMT+07:13"],
    ["language", "fr", "vi,en"],
    ["logo", "javascript:alert(1)", "http://cdn.example/a.png", "//evil.example/a.png", "a.png"],
    ["favicon", "data:image/svg+xml,x"],
    ["primaryColor", "red", "#12345", "#fff;}body{display:none"],
    ["CSS_VARIABLE", "--ink: red", "--x: #fff", "--ink: url(//evil.example)", "--ink:#fff}body{x", "ink"],
    ["followsocial", "facebook", "{}", '["http://face.example"]', '[{"url":"javascript:1"}]', "[null]"],
  ])("An invalid value of %s is ignored and named", (code, ...values) => {
    for (const value of values)
      expect([value, lookOf({ [code]: value })]).toEqual([value, { ...lookOf({}), ignored: [code] }]);
  });
});

const WHITE = 1.05;
/** Relative luminance of `#rrggbb`, by the formula of WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

it.each(["#000000", "#ffffff", "#ffee00", "#1a66cc", "#777777", "#f0f"])(
  "The accent %s has enough contrast on light and on dark pages, and for text on it",
  (hex) => {
    const style = accentStyle(hex);
    const [, light = "", dark = ""] = /--accent:light-dark\((#\w{6}),(#\w{6})\)/.exec(style) ?? [];
    const [, onLight = "", onDark = ""] = /--on-accent:light-dark\((#\w{6}),(#\w{6})\)/.exec(style) ?? [];
    expect(WHITE / (luminance(light) + 0.05)).toBeGreaterThanOrEqual(4.5);
    expect((luminance(dark) + 0.05) / (luminance("#151b16") + 0.05)).toBeGreaterThanOrEqual(4.5);
    for (const [fill, ink] of [
      [light, onLight],
      [dark, onDark],
    ] as const) {
      const [low = 0, high = 0] = [luminance(fill), luminance(ink)].sort((a, b) => a - b);
      expect((high + 0.05) / (low + 0.05)).toBeGreaterThanOrEqual(4.5);
    }
  },
);
