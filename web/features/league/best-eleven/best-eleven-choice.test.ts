import { describe, expect, it } from "vitest";
import { aLeaguePage } from "#tests/support/league-builders.ts";
import { bestPartAt, roundsBegun, stageShown, stagesBegun } from "./best-eleven-choice.ts";

const partOf = async (search: string, rest = {}) =>
  bestPartAt(await aLeaguePage(search, rest), new URLSearchParams(search));

describe("the part of a season that a best eleven is of", () => {
  it("is left to the call for a league, unless a round is named", async () => {
    expect(await partOf("")).toEqual({});
    expect(await partOf("round=7")).toEqual({ stage_id: 120, round: "7" });
    expect(await partOf("stage_id=120&round=7")).toEqual({ stage_id: 120, round: "7" });
  });

  it("is no round that has not begun, and none that nobody knows", async () => {
    expect(await partOf("stage_id=120&round=16")).toEqual({ stage_id: 120, round: "15" });
    expect(await partOf("round=nonsense")).toEqual({});
  });

  it("is a stage for a cup: the one named, else where it stands, else its last one", async () => {
    const cup = { kind: "cup" };
    expect(await partOf("", cup)).toEqual({ stage_id: 120 });
    expect(await partOf("season_id=11", cup)).toEqual({ stage_id: 111 });
    expect(await partOf("season_id=11&stage_id=110&round=1", cup)).toEqual({ stage_id: 110 });
  });

  it("is chosen among what has begun", async () => {
    const page = await aLeaguePage();
    const [stage] = stagesBegun(page);
    expect(stage && roundsBegun(page, stage).at(-1)).toBe("15");
    const old = await aLeaguePage("season_id=11");
    expect(stagesBegun(old).map(({ id }) => id)).toEqual([110, 111]);
    expect(stageShown(old, { round: "Final", stage_id: null })?.id).toBe(111);
    expect(stageShown(old, { round: null, stage_id: null })).toBeNull();
  });
});
