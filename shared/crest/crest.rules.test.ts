import { describe, expect, it } from "vitest";
import { crestAt, crestPath, drawCrest } from "./crest.rules.ts";

describe("crests", () => {
  it("A crest is found again at its address", () => {
    expect(crestAt(crestPath("team", "hai-phong"))).toEqual({ kind: "team", seed: "hai-phong" });
    expect(crestAt(crestPath("competition", "eng-1"))).toEqual({ kind: "competition", seed: "eng-1" });
  });

  it.each([
    "/crests/hai-phong.svg",
    "/crests/team-.svg",
    "/crests/team-Hai.svg",
    "/crests/team-a--b.svg",
    "/crests/team-<script>.svg",
    "/crests/team-a/../b.svg",
    `/crests/team-${"a".repeat(61)}.svg`,
    "/crests/team-a.svg/x",
    "/crests/team-a.png",
  ])("No crest is drawn for %s", (path) => {
    expect(crestAt(path)).toBeNull();
  });

  it("Crests look the same for the same seed, and differ between clubs", () => {
    expect(drawCrest("team", "leeds")).toBe(drawCrest("team", "leeds"));
    const seeds = Array.from({ length: 240 }, (_, index) => `club-${index}`);
    expect(new Set(seeds.map((seed) => drawCrest("team", seed))).size).toBeGreaterThan(180);
    expect(drawCrest("team", "leeds")).not.toBe(drawCrest("competition", "leeds"));
  });

  it("Crests are small, and hold nothing that runs or loads", () => {
    for (const svg of [drawCrest("team", "son-la"), drawCrest("competition", "vie-1")]) {
      expect(svg.length).toBeLessThan(1000);
      expect(svg).not.toMatch(/script|href|on\w+=|url\((?!#)/);
    }
  });

  it("Crests show up to three letters of their seed, without a font", () => {
    const strokesOf = (kind: "team" | "competition", seed: string) =>
      [...drawCrest(kind, seed).matchAll(/<path transform="[^"]+" d="([^"]+)"/g)].map(
        ([, strokes]) => strokes,
      );
    const seeds = [..."abcdefghijklmnopqrstuvwxyz0123456789"];
    const letters = seeds.map((seed) => strokesOf("team", seed)[0]);
    // The letter O and nought are alike.
    expect(new Set(letters).size).toBe(seeds.length - 1);
    expect(letters).not.toContain(undefined);
    const spelt = (text: string) => [...text].map((letter) => letters[seeds.indexOf(letter)]);
    expect(strokesOf("team", "1-fc-koln")).toEqual(spelt("kol"));
    expect(strokesOf("team", "manchester-city")).toEqual(spelt("mci"));
    expect(strokesOf("team", "manchester-united")).toEqual(spelt("mun"));
    expect(strokesOf("competition", "vie-1")).toEqual(spelt("v"));
    expect(drawCrest("team", "leeds")).not.toContain("<text");
  });

  it("No two crests of the clubs of a league are the same", () => {
    const league =
      "arsenal aston-villa bournemouth brentford brighton-hove-albion burnley chelsea crystal-palace everton fulham leeds-united liverpool manchester-city manchester-united newcastle-united nottingham-forest sunderland tottenham-hotspur west-ham-united wolverhampton-wanderers";
    const seeds = league.split(" ");
    expect(new Set(seeds.map((seed) => drawCrest("team", seed))).size).toBe(20);
  });
});
