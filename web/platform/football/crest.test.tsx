import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, describe, expect, it } from "vitest";
import { CREST_SHIELD } from "#shared/crest/club-crest.rules.ts";
import type { CrestDesign } from "#shared/match/index.ts";
import { LEAGUES } from "#tests/support/clubs/leagues.ts";
import { Crest } from "./crest.tsx";

const require = createRequire(import.meta.url);
const FONT = "@expo-google-fonts/be-vietnam-pro/700Bold/BeVietnamPro_700Bold.ttf";
const SHEET = readFileSync(new URL("../../styles/match-badges.css", import.meta.url), "utf8");

/** Pixels of a square crest in a row. */
const SIDE = 20;

beforeAll(() => initWasm(readFileSync(require.resolve("@resvg/resvg-wasm/index_bg.wasm"))));

interface Drawn {
  readonly name: string;
  readonly crest?: CrestDesign | undefined;
}

/** The component as SVG text. */
const svgOf = (club: Drawn): string =>
  renderToStaticMarkup(<Crest of={{ logo: null, ...club }} size={SIDE} />);

const pixelsOf = (svg: string): Uint8Array =>
  new Resvg(svg, {
    background: "#fff",
    fitTo: { mode: "width", value: SIDE },
    font: { fontBuffers: [readFileSync(require.resolve(FONT))], loadSystemFonts: false },
  }).render().pixels;

/** The component as pixels on white, as a browser draws it in a row: the style sheet clips the shield. */
const drawn = (club: Drawn): Uint8Array =>
  pixelsOf(
    svgOf(club)
      .replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" font-family="Be Vietnam Pro" ')
      .replace("<g ", `<clipPath id="s"><path d="${CREST_SHIELD}"/></clipPath><g clip-path="url(#s)" `)
      .replace('class="crest-edge"', 'fill="none"'),
  );

/** CIE L*a*b* of a pixel under D65: equal distances look equally different. */
function labOf(pixels: Uint8Array, at: number): readonly [number, number, number] {
  const linear = [0, 1, 2].map((channel) => {
    const value = (pixels[at + channel] ?? 0) / 255;
    return value > 0.04045 ? ((value + 0.055) / 1.055) ** 2.4 : value / 12.92;
  });
  const [red = 0, green = 0, blue = 0] = linear;
  const part = (value: number) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
  const x = part((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047);
  const y = part(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  const z = part((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** Mean distance of the pixels of two pictures; two greens beside each other have about ten. */
function distanceOf(ours: Uint8Array, theirs: Uint8Array): number {
  let sum = 0;
  for (let at = 0; at < ours.length; at += 4) {
    const [one, other] = [labOf(ours, at), labOf(theirs, at)];
    sum += Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
  }
  return sum / (ours.length / 4);
}

const lettersOf = (club: Drawn): string => />([^<]*)<\/text>/.exec(svgOf(club))?.[1] ?? "";

/** Contrast of two colours (`#c12`), as WCAG 2 counts it. */
function contrastOf(one: string, other: string): number {
  const [light = 0, dark = 0] = [one, other]
    .map((colour) => {
      const pixel = Uint8Array.from([1, 2, 3].map((at) => Number.parseInt(colour.charAt(at).repeat(2), 16)));
      const [lightness] = labOf(pixel, 0);
      return lightness > 8 ? ((lightness + 16) / 116) ** 3 : lightness / 903.3;
    })
    .toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Pairs of clubs that look alike in a row. */
function alikeOf(clubs: readonly Drawn[]): string[] {
  const crests = clubs.map((club) => ({ ...club, letters: lettersOf(club), pixels: drawn(club) }));
  const pairs = crests.flatMap((one, at) => crests.slice(at + 1).map((other) => ({ one, other })));
  return pairs.flatMap(({ one, other }) => {
    const distance = distanceOf(one.pixels, other.pixels);
    // Other letters are what a reader tells them apart by; without them the colours have to.
    return distance < (one.letters === other.letters ? 15 : 4)
      ? [`${one.name} (${one.letters}), ${other.name} (${other.letters}): ${distance.toFixed(1)}`]
      : [];
  });
}

/** Teams of the World Cup of 2026, by the codes of their flags. */
const WORLD_CUP =
  "ar at au ba be br ca cd ch ci co cv cw cz de dz ec eg es fr gb-eng gb-sct gh hr ht iq ir jo jp kr ma mx nl no nz pa pt py qa sa se sn tn tr us uy uz za";

describe("Drawn crests", () => {
  it.each(Object.entries(LEAGUES))("No two clubs of the %s look alike at 20 pixels", (_, clubs) => {
    expect(alikeOf(clubs)).toEqual([]);
  });

  it.each(Object.entries(LEAGUES))("Nor do they where no colours of the %s are known", (_, clubs) => {
    expect(alikeOf(clubs.map(({ name }) => ({ name })))).toEqual([]);
  });

  it("No two flags of a World Cup look alike at 20 pixels", () => {
    const flags = WORLD_CUP.split(" ").map((code) => ({
      code,
      pixels: pixelsOf(readFileSync(require.resolve(`circle-flags/flags/${code}.svg`), "utf8")),
    }));
    expect(flags).toHaveLength(48);
    const alike = flags.flatMap((one, at) =>
      flags
        .slice(at + 1)
        .filter((other) => distanceOf(one.pixels, other.pixels) < 4)
        .map((other) => `${one.code} ${other.code}`),
    );
    expect(alike).toEqual([]);
  });

  it.each([
    ["Manchester City", "MCI"],
    ["Manchester United FC", "MUN"],
    ["Sporting CP", "SPO"],
    ["Sporting Gijón", "SGI"],
    ["1. FC Köln", "KÖL"],
    ["VfB Stuttgart", "STU"],
    ["Paris Saint-Germain", "PSG"],
    ["Arsenal", "ARS"],
    ["Al-Hilal", "HIL"],
    ["Hoàng Anh Gia Lai", "HAG"],
    ["Bo\u0308blingen", "BÖB"],
    ["AZ", "AZ"],
    ["08", "08"],
  ])("The crest of %s has the letters %s", (name, letters) => {
    expect(lettersOf({ name })).toBe(letters);
  });

  it("A crest has the official code of a national team, and no other text in its place", () => {
    const svg = (code: string | null) =>
      renderToStaticMarkup(<Crest of={{ name: "Germany", logo: null, short_name: code }} size={20} />);
    expect(svg("GER")).toContain(">GER</text>");
    for (const code of ["Die Mannschaft", "ger", "", null]) expect(svg(code)).toContain(">GER</text>");
    const netherlands = (code: string | null) =>
      renderToStaticMarkup(<Crest of={{ name: "Netherlands", logo: null, short_name: code }} size={20} />);
    expect(netherlands("NED")).toContain(">NED</text>");
    for (const code of ["Oranje", "ned", "", null]) expect(netherlands(code)).toContain(">NET</text>");
  });

  it("A crest stays when the name gains or loses an abbreviation", () => {
    expect(renderToStaticMarkup(<Crest of={{ name: "Arsenal FC", logo: null }} size={20} />)).toBe(
      renderToStaticMarkup(<Crest of={{ name: "Arsenal", logo: null }} size={20} />),
    );
  });

  it("Letters have a contrast of 4.5 on the shield of every crest", () => {
    const clubs = Object.values(LEAGUES).flat();
    const pairs = [...clubs, ...clubs.map(({ name }) => ({ name }))].map((club) => {
      const [, shield = ""] = /fill="(#[0-9a-f]{3})"/.exec(svgOf(club)) ?? [];
      const [, ink = ""] = /<text .*fill="(#[0-9a-f]{3})"/.exec(svgOf(club)) ?? [];
      return `${ink} ${shield}`;
    });
    const different = [...new Set(pairs)];
    // Both inks, and all thirteen colours that follow from a name.
    expect(different.length).toBeGreaterThan(20);
    for (const pair of different) {
      const [ink = "", shield = ""] = pair.split(" ");
      expect(contrastOf(ink, shield), pair).toBeGreaterThan(4.5);
    }
  });

  it("The style sheet clips crests with their shield", () => {
    expect(/\.crest-shield \{\s*clip-path: path\("([^"]+)"\)/.exec(SHEET)?.[1]).toBe(CREST_SHIELD);
  });

  it("A crest has a club's colours where they are known", () => {
    const svg = svgOf({ name: "Liverpool", crest: { colours: ["#c12", "#fff"], pattern: 0 } });
    expect(svg.match(/fill="#[0-9a-f]{3}"/g)).toEqual([
      'fill="#c12"',
      'fill="#fff"',
      'fill="#c12"',
      'fill="#fff"',
    ]);
  });

  it("A crest is the picture where there is one", () => {
    expect(renderToStaticMarkup(<Crest of={{ name: "Arsenal", logo: "/a.webp" }} size={20} />)).toBe(
      '<img src="/a.webp" alt="" width="20" height="20" loading="lazy"/>',
    );
  });
});
