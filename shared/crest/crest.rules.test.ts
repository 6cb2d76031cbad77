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

  it("Crests show the initials of their seed, without a font", () => {
    const seeds = [..."abcdefghijklmnopqrstuvwxyz0123456789"];
    const letters = seeds.map(
      (seed) => /<path transform="[^"]+" d="([^"]+)"/.exec(drawCrest("team", seed))?.[1],
    );
    // The letter O and nought are alike.
    expect(new Set(letters).size).toBe(seeds.length - 1);
    expect(letters).not.toContain(undefined);
    expect(drawCrest("team", "1-fc-koln")).toContain(letters[5]);
    expect(drawCrest("competition", "vie-1")).toContain(letters[21]);
    expect(drawCrest("team", "leeds")).not.toContain("<text");
  });
});
