import { expect, it } from "vitest";
import { clubLetters } from "#shared/crest/club-crest.rules.ts";
import { crestAt, drawCrest } from "#shared/crest/crest.rules.ts";
import { demoLeagues } from "../atlas/leagues.table.ts";
import { dayOfDate } from "../calendar/days.ts";
import { createDemoWorld } from "../world.ts";
import { clubsBatch } from "./base-batches.ts";

const world = createDemoWorld("crests", dayOfDate(2026, 11, 21));

it("The crests of a demo league's clubs differ, in their letters too", () => {
  let pairs = 0;
  let alike = 0;
  for (const { id } of demoLeagues) {
    const seeds = clubsBatch(world, id).teams.map(({ logo }) => crestAt(logo ?? "")?.seed ?? "");
    expect(new Set(seeds.map((seed) => drawCrest("team", seed))).size).toBe(seeds.length);
    const letters = seeds.map((seed) => clubLetters(seed.replaceAll("-", " ")));
    pairs += (seeds.length * (seeds.length - 1)) / 2;
    alike += seeds.length - new Set(letters).size;
  }
  expect(alike / pairs).toBeLessThan(0.02);
});
