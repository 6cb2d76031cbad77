import { describe, expect, it } from "vitest";
import { aCompetition, aLeaguePage } from "#tests/support/builders/league-builders.ts";
import {
  searchOfSection,
  sectionNamed,
  sectionShown,
  sectionsBeside,
  titleOfSection,
} from "./schedule-choice.ts";

const query = (text = "") => new URLSearchParams(text);
const nameOf = (section: ReturnType<typeof sectionShown>) =>
  section && `${section.stage.id}/${section.group ?? section.round ?? ""}`;

describe("The shown part of a schedule", () => {
  it("The default is the current round", async () => {
    const page = await aLeaguePage();
    expect(nameOf(sectionShown(page, query()))).toBe("120/15");
    expect(sectionNamed(page, query())).toBeNull();
  });

  it("A finished season shows its end", async () => {
    expect(nameOf(sectionShown(await aLeaguePage("season_id=11"), query()))).toBe("111/Final");
  });

  it("A requested stage, round or group is shown", async () => {
    const page = await aLeaguePage("season_id=11");
    expect(nameOf(sectionShown(page, query("stage_id=110&round=1")))).toBe("110/1");
    expect(nameOf(sectionShown(page, query("stage_id=110&group=Group+B&round=1")))).toBe("110/Group B");
    expect(nameOf(sectionShown(page, query("stage_id=110")))).toBe("110/2");
  });

  it("A coming stage shows its beginning", async () => {
    const seasons = aCompetition().seasons.map((season) => ({ ...season, id: season.id === 11 ? 12 : 13 }));
    const page = await aLeaguePage("", { seasons, current_stage_id: 110, current_round: "2" });
    expect(nameOf(sectionShown(page, query("stage_id=111")))).toBe("111/Semi-finals");
    expect(nameOf(sectionShown(page, query()))).toBe("110/2");
  });

  it("Names that the season lacks are ignored", async () => {
    const page = await aLeaguePage();
    expect(nameOf(sectionShown(page, query("stage_id=7&round=99&group=Group+Z")))).toBe("120/15");
    expect(sectionNamed(page, query("stage_id=7&round=99"))).toBeNull();
  });

  it("A stage without rounds is shown whole, and a season without stages shows nothing", async () => {
    const stage = { id: 1, name: "Friendlies", mode: "knock_out", groups: [], rounds: [] };
    const seasons = [{ id: 12, name: "2026", stages: [stage] }];
    const page = await aLeaguePage("", { seasons, current_stage_id: 1, current_round: null });
    expect(nameOf(sectionShown(page, query()))).toBe("1/");
    const none = await aLeaguePage("", { seasons: [{ id: 12, name: "2026", stages: [] }] });
    expect(sectionShown(none, query())).toBeNull();
  });
});

describe("Neighbouring parts", () => {
  it("Neighbours cross stages, and neither groups nor the ends have further ones", async () => {
    const page = await aLeaguePage("season_id=11");
    const beside = (search: string) => {
      const section = sectionShown(page, query(search));
      const { before, after } = sectionsBeside(page, section as NonNullable<typeof section>);
      return [nameOf(before), nameOf(after)];
    };
    expect(beside("stage_id=110&round=2")).toEqual(["110/1", "111/Semi-finals"]);
    expect(beside("stage_id=110&round=1")).toEqual([null, "110/2"]);
    expect(beside("")).toEqual(["111/Semi-finals", null]);
    expect(beside("stage_id=110&group=Group+A")).toEqual([null, null]);
  });
});

describe("URL and name of a part", () => {
  it("The URL of a part leads back to it", async () => {
    const page = await aLeaguePage("season_id=11");
    for (const text of ["stage_id=110&round=1", "stage_id=110&group=Group+A", "stage_id=111&round=Final"]) {
      const section = sectionShown(page, query(text));
      if (!section) throw new Error("a part expected");
      expect(nameOf(sectionShown(page, new URLSearchParams(searchOfSection(section))))).toBe(nameOf(section));
    }
  });

  it("The name of a part is in the page's language", async () => {
    const page = await aLeaguePage("season_id=11");
    const names = ["stage_id=110&round=1", "stage_id=110&group=Group+A", ""].map((text) => {
      const section = sectionShown(page, query(text));
      return section && titleOfSection(section);
    });
    expect(names).toEqual(["Vòng 1", "Bảng A", "Chung kết"]);
  });
});
