import { describe, expect, it } from "vitest";
import { aLeaguePage } from "#tests/support/builders/league-builders.ts";
import { bestRoundAt, roundsBegun, stageShown, stagesBegun } from "./best-eleven-choice.ts";

const roundOf = async (search: string, rest = {}) =>
  bestRoundAt(await aLeaguePage(search, rest), new URLSearchParams(search));

describe("The part of a best eleven", () => {
  it("In a league the call chooses the round, unless one is named", async () => {
    expect(await roundOf("")).toEqual({});
    expect(await roundOf("round=7")).toEqual({ stage_id: 120, round: "7" });
    expect(await roundOf("stage_id=120&round=7")).toEqual({ stage_id: 120, round: "7" });
  });

  it("A round that is unknown or has not begun is ignored", async () => {
    expect(await roundOf("stage_id=120&round=16")).toEqual({ stage_id: 120, round: "15" });
    expect(await roundOf("round=nonsense")).toEqual({});
  });

  it("In a cup the part is a stage: the named one, else the current one, else the last one", async () => {
    const cup = { kind: "cup" };
    expect(await roundOf("", cup)).toEqual({ stage_id: 120 });
    expect(await roundOf("season_id=11", cup)).toEqual({ stage_id: 111 });
    expect(await roundOf("season_id=11&stage_id=110&round=1", cup)).toEqual({ stage_id: 110 });
  });

  it("Only parts that have begun can be chosen", async () => {
    const page = await aLeaguePage();
    const [stage] = stagesBegun(page);
    expect(stage && roundsBegun(page, stage).at(-1)).toBe("15");
    const old = await aLeaguePage("season_id=11");
    expect(stagesBegun(old).map(({ id }) => id)).toEqual([110, 111]);
    expect(stageShown(old, { round: "Final", stage_id: null })?.id).toBe(111);
    expect(stageShown(old, { round: null, stage_id: null })).toBeNull();
  });
});
