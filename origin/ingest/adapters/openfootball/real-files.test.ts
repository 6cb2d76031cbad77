import { describe, expect, it } from "vitest";
import type { Batch } from "#origin/ingest/batch.schema.ts";
import { isGoal } from "#shared/match/index.ts";
import { rankTeams } from "#shared/standings/index.ts";
import { hasRealFiles, openfootballFiles, realBatch } from "#tests/support/origin/real-files.ts";

const names = openfootballFiles();

/** Dangling references of a batch. */
function danglingIn(batch: Batch): string[] {
  const ids = (rows: readonly { external_id: string }[]) => new Set(rows.map((row) => row.external_id));
  const held = {
    countries: ids(batch.countries),
    competitions: ids(batch.competitions),
    seasons: ids(batch.seasons),
    stages: ids(batch.stages),
    teams: ids(batch.teams),
    venues: ids(batch.venues),
    players: ids(batch.players),
  };
  const missing = (kind: keyof typeof held, id: string | null): string[] =>
    id === null || held[kind].has(id) ? [] : [`${kind} ${id}`];
  return [
    ...[...batch.competitions, ...batch.teams, ...batch.venues].flatMap((row) =>
      missing("countries", row.country),
    ),
    ...batch.seasons.flatMap((row) => missing("competitions", row.competition)),
    ...batch.stages.flatMap((row) => missing("seasons", row.season)),
    ...batch.stage_teams.flatMap((row) => [...missing("stages", row.stage), ...missing("teams", row.team)]),
    ...batch.players.flatMap((row) => missing("teams", row.team ?? null)),
    ...batch.matches.flatMap((row) => [
      ...missing("stages", row.stage),
      ...missing("teams", row.home),
      ...missing("teams", row.away),
      ...missing("venues", row.venue),
      ...row.incidents.flatMap((incident) => missing("players", incident.player)),
    ]),
  ];
}

describe.skipIf(!hasRealFiles())("Real openfootball files", () => {
  it("Real openfootball files convert alone and together, to the same rows", () => {
    const together = realBatch(...names);
    for (const name of names) {
      const alone = realBatch(name);
      expect(danglingIn(alone)).toEqual([]);
      const ids = new Set(together.matches.map((match) => match.external_id));
      expect(alone.matches.every((match) => ids.has(match.external_id))).toBe(true);
      expect(alone.teams.every((team) => together.teams.some((row) => row.name === team.name))).toBe(true);
      const stages = alone.stages.map(({ provisional: _, ...stage }) => stage);
      expect(together.stages).toEqual(expect.arrayContaining(stages));
    }
    for (const kind of ["teams", "stage_teams", "matches", "players", "venues"] as const) {
      const rows = together[kind].map((row) =>
        JSON.stringify("stage" in row && "team" in row ? [row.stage, row.team] : row.external_id),
      );
      expect(new Set(rows).size).toBe(rows.length);
    }
  });

  it("Real openfootball files hold the World Cup of 2022: 64 matches, 172 goals, and the final", () => {
    const { matches, stage_teams } = realBatch("openfootball/2022_worldcup.json");
    expect(matches).toHaveLength(64);
    expect(stage_teams).toHaveLength(32);
    expect(matches.flatMap((match) => match.incidents).filter(({ kind }) => isGoal(kind))).toHaveLength(172);
    const final = matches.find((match) => match.round === "Final");
    expect(final?.status_changes[0]?.score).toEqual({
      home: { half: 2, goals: 2, overtime: 3, penalties: 4 },
      away: { half: 0, goals: 2, overtime: 3, penalties: 2 },
    });
    expect(final?.match_time).toBe(Date.parse("2022-12-18T15:00:00Z") / 1000);
  });

  it("Real openfootball files make England's table of 2024-25: Liverpool first with 84 points and 86:41", () => {
    const { matches, teams } = realBatch("openfootball/2024-25_en.1.json");
    expect(matches).toHaveLength(380);
    const number = new Map(teams.map((team, index) => [team.external_id, index + 1]));
    const table = rankTeams(
      teams.map((team) => ({ id: number.get(team.external_id) ?? 0, name: team.name, deducted_points: 0 })),
      matches.map((match) => ({
        home_team_id: number.get(match.home) ?? 0,
        away_team_id: number.get(match.away) ?? 0,
        home_goals: match.status_changes[0]?.score?.home.goals ?? 0,
        away_goals: match.status_changes[0]?.score?.away.goals ?? 0,
        home_half: match.status_changes[0]?.score?.home.half ?? null,
        away_half: match.status_changes[0]?.score?.away.half ?? null,
        match_time: match.match_time,
      })),
      "england",
    );
    expect(table[0]).toMatchObject({
      team_id: number.get("ENG/liverpool-fc"),
      total: { played: 38, points: 84, goals_for: 86, goals_against: 41 },
    });
  });

  it("Real openfootball files give Arsenal one id in the league and in Europe", () => {
    const ids = ["2024-25_en.1.json", "2024-25_uefa.cl.json"].map(
      (name) =>
        realBatch(`openfootball/${name}`).teams.find((team) => team.name === "Arsenal FC")?.external_id,
    );
    expect(ids).toEqual(["ENG/arsenal-fc", "ENG/arsenal-fc"]);
  });
});
