import { describe, expect, it } from "vitest";
import { getScenarios } from "#origin/football/season/scenario.service.ts";
import type { Batch, BatchMatch } from "#origin/ingest/batch.schema.ts";
import {
  aBatchMatch,
  aLeague,
  aResult,
  aStatusChange,
  atMinute,
} from "#tests/support/batches/origin-batches.ts";
import { originOfFile } from "#tests/support/origin/origin-harness.ts";

const { db, store } = originOfFile();

/** A group of four that sends its first two to the next round. */
function aGroup(matches: readonly BatchMatch[]): Batch {
  const league = aLeague([...matches]);
  const stages = league.stages.map((stage) => ({
    ...stage,
    promotions: [{ id: "next_round" as const, positions: [1, 2] }],
  }));
  return { ...league, stages };
}

/** World Cup 2022, group E before its last day, with Hà Nội as Spain, Đà Lạt Germany, Huế Japan, Vinh Costa Rica. */
const firstDays = [
  aResult("m1", ["da-lat", 1, 2, "hue"]),
  aResult("m2", ["hanoi", 7, 0, "vinh"]),
  aResult("m3", ["hue", 0, 1, "vinh"]),
  aResult("m4", ["hanoi", 1, 1, "da-lat"]),
];
const japanSpain = aBatchMatch({ external_id: "m5", home: "hue", away: "hanoi" });
const costaRicaGermany = aBatchMatch({ external_id: "m6", home: "vinh", away: "da-lat" });

const tables = async (minute: number) => (await getScenarios(db, 1, atMinute(minute))).data.tables;
const leads = async (minute: number) => {
  const [table] = await tables(minute);
  return table?.teams.map(({ team, targets }) => [
    team.name,
    ...targets.flatMap(({ verdict, needed, enough }) => [verdict, needed, enough]),
  ]);
};

describe("scenarios of a season", () => {
  it("The last day of a group is exact, with its matches to come", async () => {
    await store(aGroup([...firstDays, japanSpain, costaRicaGermany]));
    const [table] = await tables(200);
    expect(table).toMatchObject({
      ...{ method: "exact", runs: null, win_points: 3, targets: [{ zone: "next_round", places: 2 }] },
      matches: [
        { home: { name: "Huế" }, away: { name: "Hà Nội" } },
        { home: { name: "Vinh" }, away: { name: "Đà Lạt" } },
      ],
    });
    expect(await leads(200)).toEqual([
      ["Hà Nội", "open", 0, 1],
      ["Huế", "open", 1, 3],
      ["Vinh", "open", 1, 3],
      ["Đà Lạt", "open", 3, null],
    ]);
  });

  it("A match in play stays open, and an ended one counts", async () => {
    const live = { ...japanSpain, status_changes: [aStatusChange(atMinute(150), "first_half")] };
    const [goals, conceded] = [2, 1];
    const score = { home: { goals }, away: { goals: conceded } };
    const ended = [...live.status_changes, aStatusChange(atMinute(260), "ended", score)];
    await store(aGroup([...firstDays, { ...live, status_changes: ended }, costaRicaGermany]));
    expect((await leads(160))?.[0]).toEqual(["Hà Nội", "open", 0, 1]);
    // Huế is through. Hà Nội waits for the other match: a draw leaves Vinh level with it, but twelve goals behind.
    expect(await leads(300)).toEqual([
      ["Huế", "certain", 0, 0],
      ["Hà Nội", "open", 0, null],
      ["Vinh", "open", 3, 3],
      ["Đà Lạt", "open", 3, null],
    ]);
  });

  it("Nothing is said while the last round is not known, and after it", async () => {
    await store(aGroup([...firstDays, japanSpain]));
    expect(await tables(200)).toEqual([]);
    await store(
      aGroup([...firstDays, aResult("m5", ["hue", 2, 1, "hanoi"]), aResult("m6", ["vinh", 2, 4, "da-lat"])]),
    );
    expect(await tables(200)).toEqual([]);
    await expect(getScenarios(db, 7, 0)).rejects.toMatchObject({ code: "season_not_found" });
  });

  it("The second half of a double round robin is simulated", async () => {
    const names = ["hanoi", "hue", "vinh", "da-lat"];
    const pairs = names.flatMap((home) =>
      names.filter((away) => away !== home).map((away) => [home, away] as const),
    );
    const matches = pairs.map(([home, away], at) =>
      names.indexOf(home) < names.indexOf(away)
        ? aResult(`m${at}`, [home, 2, 1, away])
        : aBatchMatch({ external_id: `m${at}`, home, away }),
    );
    await store(aGroup(matches));
    const [table] = await tables(200);
    expect(table).toMatchObject({ method: "simulated", matches: [] });
    const chances = table?.teams.map(({ chances: [chance] }) => chance?.chance ?? 0) ?? [];
    expect(chances.reduce((sum, one) => sum + one, 0)).toBeCloseTo(2, 6);
    // Hà Nội has nine points and Đà Lạt none.
    expect(chances[0]).toBeGreaterThan(0.9);
    expect(chances[3]).toBeLessThan(0.1);
    expect(await tables(200)).toEqual(await tables(200));
  });
});
