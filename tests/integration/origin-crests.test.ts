import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { getMatch } from "#origin/football/match/match.service.ts";
import { getStandings } from "#origin/football/season/standings.service.ts";
import { listTeams } from "#origin/football/team/team.service.ts";
import type { Batch } from "#origin/ingest/batch.schema.ts";
import { aBatchMatch, aLeague, atMinute } from "#tests/support/batches/origin-batches.ts";
import { originOfFile } from "#tests/support/origin/origin-harness.ts";
import { storedId } from "#tests/support/origin/rows-of.ts";

const { db, store } = originOfFile();

type TeamFields = Partial<Batch["teams"][number]>;

/** A match of two teams of countries, in a competition of another. */
async function storedMatch(country: string, home: TeamFields, away: TeamFields) {
  const batch = aLeague([aBatchMatch({ external_id: "m", home: "hanoi", away: "hue" })]);
  const codes = new Set(["VIE", country, home.country, away.country].filter((code) => code !== undefined));
  await store({
    ...batch,
    countries: [...codes].map((code) => ({ external_id: code === "VIE" ? "vie" : code, code, name: code })),
    competitions: batch.competitions.map((one) => ({ ...one, country })),
    teams: batch.teams.map((team) => ({
      ...team,
      ...(team.external_id === "hanoi" && home),
      ...(team.external_id === "hue" && away),
    })),
  });
  const { data } = await getMatch(db, await storedId(db, "matches", "m"), atMinute(0));
  return data.match;
}

/** True if the build has the file of a path. */
const isBuilt = (path: string | null | undefined): boolean =>
  existsSync(`build/client${path?.replace(/\?.*/, "")}`);

describe("What origin sends for crests and flags", () => {
  it("A national team has the flag of its country, or its code's letters where that has none", async () => {
    const nation = { national: true } as const;
    const match = await storedMatch(
      "INT",
      { ...nation, name: "Scotland", country: "SCO" },
      { ...nation, name: "Soviet Union", country: "URS" },
    );
    expect(match.home).toMatchObject({
      short_name: "SCO",
      logo: expect.stringMatching(/^\/flags\/gb-sct\.svg\?v=/),
    });
    expect(match.away).toMatchObject({ short_name: "URS", logo: null });
    expect(match.away.crest).toBeUndefined();
    expect(match.competition.country.flag).toMatch(/^\/flags\/globe\.svg\?v=/);
    expect([match.home.logo, match.competition.country.flag].map(isBuilt)).toEqual([true, true]);
  });

  it("A national team with a crest of its own keeps it", async () => {
    const logo = "/media/crest-0123456789abcdef0123456789abcdef-128.webp";
    const match = await storedMatch("INT", { name: "Japan", country: "JPN", national: true, logo }, {});
    expect(match.home.logo).toBe(logo);
  });

  it("A known club has its colours, unless it has a logo; a namesake of another country has none", async () => {
    const liverpool = { name: "Liverpool FC", country: "ENG" };
    const match = await storedMatch("ENG", liverpool, { name: "Liverpool", country: "URU" });
    expect(match.home).toMatchObject({ logo: null, crest: { colours: ["#c12", "#fff"] } });
    expect(match.away.crest).toBeUndefined();
    expect(match.competition.country.flag).toMatch(/^\/flags\/gb-eng\.svg\?v=/);
    const pictured = await storedMatch("ENG", { ...liverpool, logo: "/crests/team-liverpool.svg" }, {});
    expect(pictured.home).toMatchObject({ logo: "/crests/team-liverpool.svg" });
    expect(pictured.home.crest).toBeUndefined();
  });

  it("A country of an unknown code has no flag", async () => {
    const match = await storedMatch("QQQ", { name: "Atlantis", country: "QQQ", national: true }, {});
    expect(match.competition.country.flag).toBeNull();
    expect(match.home.logo).toBeNull();
  });

  it("Tables and lists of teams have the same crests as matches", async () => {
    const { home, season_id } = await storedMatch("ENG", { name: "Arsenal", country: "ENG" }, {});
    const { data } = await getStandings(db, season_id, atMinute(0));
    const rows = data.tables.flatMap(({ rows }) => rows.map(({ team }) => team));
    expect(rows.find(({ id }) => id === home.id)?.crest).toEqual(home.crest);
    const query = { season_id, limit: 10, page: 1, name: undefined, country_id: undefined };
    const { data: list } = await listTeams(db, query, atMinute(0));
    expect(list.teams.find(({ id }) => id === home.id)).toMatchObject({
      crest: home.crest,
      country: { flag: expect.stringContaining("gb-eng") },
    });
  });
});
