import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { Weather } from "#shared/match/index.ts";
import { createRandom } from "../random.ts";
import { weatherOf } from "./weather.ts";

const days = (climateC: number) =>
  Array.from({ length: 2000 }, (_, day) => weatherOf(climateC, createRandom(`day-${day}`)));

describe("weatherOf", () => {
  it.each([-4, 12, 31])("weatherOf returns weather around %d degrees where that is usual", (climateC) => {
    const all = days(climateC);
    for (const weather of all) expect(z.safeParse(Weather, weather).success).toBe(true);
    const mean = all.reduce((sum, weather) => sum + (weather.temperature_c ?? 0), 0) / all.length;
    expect(Math.abs(mean - climateC)).toBeLessThan(0.5);
  });

  it("weatherOf snows only in the cold and thunders only in the heat", () => {
    const kinds = (climateC: number) => new Set(days(climateC).map(({ kind }) => kind));
    expect(kinds(31).has("snow")).toBe(false);
    expect(kinds(31).has("thunderstorm_rain")).toBe(true);
    expect(kinds(-10).has("snow")).toBe(true);
    expect(kinds(-10).has("rain")).toBe(false);
  });
});
