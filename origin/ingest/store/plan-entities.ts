import type { competitions } from "#origin/db/schema/competition.table.ts";
import type { countries } from "#origin/db/schema/country.table.ts";
import type { players } from "#origin/db/schema/player.table.ts";
import type { seasons, stage_teams, stages } from "#origin/db/schema/season.table.ts";
import type { teams } from "#origin/db/schema/team.table.ts";
import type { venues } from "#origin/db/schema/venue.table.ts";
import { type Columns, type PlanInput, planTable, type TablePlan } from "./plan-table.ts";
import type { ReportDraft } from "./report.ts";
import { type StoredRow, sameRow } from "./row.ts";
import { stageTeamKey } from "./stored.ts";

/** A season's matches repeat its competition, and everything of a season hangs on that. */
function refuseMoved(known: number | undefined, wanted: number, path: string, report: ReportDraft): void {
  if (known !== undefined && known !== wanted) report.refuse(path, "is stored as part of another one");
}

function planPlaces(input: PlanInput): TablePlan[] {
  const { batch, references } = input;
  return [
    planTable(input, "countries", batch.countries, ({ code, name }) => {
      return { code, name } satisfies Columns<typeof countries>;
    }),
    planTable(
      input,
      "venues",
      batch.venues,
      (item, path) => {
        const { name, city, capacity, country } = item;
        const country_id =
          country === null ? null : references.resolve("countries", country, `${path}.country`);
        return { name, city, country_id, capacity } satisfies Columns<typeof venues>;
      },
      ["city", "country_id", "capacity"],
    ),
  ];
}

function planSeasons(input: PlanInput): TablePlan[] {
  const { batch, references, stored, report } = input;
  return [
    planTable(input, "seasons", batch.seasons, (item, path) => {
      const field = `${path}.competition`;
      const competition_id = references.resolve("competitions", item.competition, field);
      if (competition_id === null) return null;
      const { id } = references.identityOf("seasons", item.external_id);
      refuseMoved(stored.seasons.get(id)?.competition_id, competition_id, field, report);
      const { name, tie_break_rule } = item;
      return { competition_id, name, tie_break_rule } satisfies Columns<typeof seasons>;
    }),
    planTable(input, "stages", batch.stages, (item, path) => {
      const season_id = references.resolve("seasons", item.season, `${path}.season`);
      if (season_id === null) return null;
      const { id } = references.identityOf("stages", item.external_id);
      refuseMoved(stored.stages.get(id)?.season_id, season_id, `${path}.season`, report);
      const { name, mode, order: position } = item;
      const promotions = JSON.stringify(item.promotions);
      return { season_id, name, mode, position, promotions } satisfies Columns<typeof stages>;
    }),
  ];
}

function planTeams(input: PlanInput): TablePlan[] {
  const { batch, references } = input;
  return [
    planTable(
      input,
      "teams",
      batch.teams,
      (item, path) => {
        const country_id = references.resolve("countries", item.country, `${path}.country`);
        if (country_id === null) return null;
        const { name, short_name, logo } = item;
        const national = Number(item.national);
        return { name, short_name, logo, country_id, national } satisfies Columns<typeof teams>;
      },
      ["short_name", "logo"],
    ),
    planTable(
      input,
      "players",
      batch.players,
      ({ name, team }, path) => {
        const team_id = team === null ? null : references.resolve("teams", team, `${path}.team`);
        return { name, team_id } satisfies Columns<typeof players>;
      },
      ["team_id"],
    ),
  ];
}

function planCompetitions(input: PlanInput): TablePlan {
  const { batch, references } = input;
  return planTable(
    input,
    "competitions",
    batch.competitions,
    (item, path) => {
      const country_id = references.resolve("countries", item.country, `${path}.country`);
      if (country_id === null) return null;
      const { name, short_name, logo, hot, kind } = item;
      return { name, short_name, logo, hot, kind, country_id } satisfies Columns<typeof competitions>;
    },
    ["short_name", "logo"],
  );
}

function planStageTeams({ batch, references, stored, report }: PlanInput): TablePlan {
  const plan: TablePlan = { table: "stage_teams", added: [], changed: [] };
  const seen = new Set<string>();
  for (const [index, item] of batch.stage_teams.entries()) {
    const path = `stage_teams.${index}`;
    const stage_id = references.resolve("stages", item.stage, `${path}.stage`);
    const team_id = references.resolve("teams", item.team, `${path}.team`);
    if (stage_id === null || team_id === null) continue;
    const row = {
      stage_id,
      team_id,
      group_name: item.group,
      deducted_points: item.deducted_points,
    } satisfies StoredRow<typeof stage_teams>;
    const key = stageTeamKey(row);
    if (seen.has(key)) report.refuse(path, "lists a team of the stage a second time");
    seen.add(key);
    const known = stored.stageTeams.get(key);
    if (!known) plan.added.push(row);
    else if (!sameRow(row, known)) plan.changed.push(row);
    report.count("stage_teams", known ? (sameRow(row, known) ? "same" : "changed") : "new");
  }
  return plan;
}

/** What has to be written of everything but matches, in an order that foreign keys accept. */
export function planEntities(input: PlanInput): TablePlan[] {
  const [countriesPlan, venuesPlan] = planPlaces(input);
  const competitionsPlan = planCompetitions(input);
  const [seasonsPlan, stagesPlan] = planSeasons(input);
  const [teamsPlan, playersPlan] = planTeams(input);
  const ordered = [
    countriesPlan,
    venuesPlan,
    competitionsPlan,
    seasonsPlan,
    stagesPlan,
    teamsPlan,
    playersPlan,
  ];
  return [...ordered.filter((plan) => plan !== undefined), planStageTeams(input)];
}
