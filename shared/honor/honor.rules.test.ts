import { describe, expect, it } from "vitest";
import type { CompetitionId, SeasonId } from "../match/match.schema.ts";
import { groupHonors, type WonTitle } from "./honor.rules.ts";

const won = (name: string, season_name: string, fields: Partial<WonTitle> = {}): WonTitle => ({
  name,
  season_name,
  competition_id: null,
  season_id: null,
  ...fields,
});

describe("groupHonors", () => {
  it("Every title is listed once, the latest one first, its seasons newest first", () => {
    const titles = [
      won("Cup", "2019/20"),
      won("League", "2023/24"),
      won("League", "2024/25"),
      won("Cup", "2022/23"),
    ];
    expect(
      groupHonors(titles).map(({ name, seasons }) => [name, seasons.map((season) => season.name)]),
    ).toEqual([
      ["League", ["2024/25", "2023/24"]],
      ["Cup", ["2022/23", "2019/20"]],
    ]);
  });

  it("Names in other languages come from any season that has them", () => {
    const translations = { vi: "Cúp", en: "Cup" };
    const [honor] = groupHonors([won("Cup", "2025"), won("Cup", "2024", { translations })]);
    expect(honor?.translations).toEqual(translations);
  });

  it("The competition comes from any season that names it", () => {
    const [honor] = groupHonors([
      won("Cup", "2025"),
      won("Cup", "2024", { competition_id: 3 as CompetitionId, season_id: 12 as SeasonId }),
    ]);
    expect(honor).toEqual({
      name: "Cup",
      competition_id: 3,
      seasons: [
        { name: "2025", season_id: null },
        { name: "2024", season_id: 12 },
      ],
    });
  });
});
