import type { competitions } from "#origin/db/schema/competition.table.ts";
import type { countries } from "#origin/db/schema/country.table.ts";
import type { companies } from "#origin/db/schema/odds.table.ts";
import type { seasons, stage_teams, stages } from "#origin/db/schema/season.table.ts";
import type { teams } from "#origin/db/schema/team.table.ts";
import type { venues } from "#origin/db/schema/venue.table.ts";
import { rowsOf } from "../entity-table.ts";
import type { ReportDraft } from "../report.ts";
import type { StoredRow } from "../row.ts";
import { stageTeamKey } from "../stored.ts";
import { translationsText } from "../texts.ts";
import { planAbsences, planHonors, planTransfers } from "./plan-people.ts";
import { planCoaches, planPlayers, planSquads } from "./plan-players.ts";
import {
  type Columns,
  type PlanInput,
  planRow,
  planTable,
  resolveGiven,
  type TablePlan,
} from "./plan-table.ts";

/** A season's matches and other rows repeat its competition, so it cannot change. */
function refuseMoved(known: number | undefined, wanted: number, path: string, report: ReportDraft): void {
  if (known !== undefined && known !== wanted) report.refuse(path, "is stored as part of another one");
}

function planCountries(input: PlanInput): TablePlan {
  const columnsOf = ({ code, name, continent, ...item }: PlanInput["batch"]["countries"][number]) => {
    const translations = translationsText(item.translations);
    return { code, name, translations, continent } satisfies Columns<typeof countries>;
  };
  return planTable(input, "countries", input.batch.countries, columnsOf, {
    defaults: { continent: "world" },
  });
}

function planVenues(input: PlanInput): TablePlan {
  const { batch, references } = input;
  return planTable(
    input,
    "venues",
    batch.venues,
    ({ name, city, capacity, country }, path) => {
      const country_id = resolveGiven(references, "countries", country, `${path}.country`);
      return { name, city, country_id, capacity } satisfies Columns<typeof venues>;
    },
    { keep: ["city", "country_id", "capacity"] },
  );
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
      const translations = translationsText(item.translations);
      const columns = { name, short_name, translations, logo, hot, kind, country_id };
      return columns satisfies Columns<typeof competitions>;
    },
    { keep: ["short_name", "logo"] },
  );
}

function planSeasons(input: PlanInput): TablePlan {
  const { batch, references, stored, report } = input;
  return planTable(input, "seasons", batch.seasons, (item, path) => {
    const field = `${path}.competition`;
    const competition_id = references.resolve("competitions", item.competition, field);
    if (competition_id === null) return null;
    const { id } = references.identityOf("seasons", item.external_id);
    refuseMoved(stored.seasons.get(id)?.competition_id, competition_id, field, report);
    const { name, tie_break_rule } = item;
    return { competition_id, name, tie_break_rule } satisfies Columns<typeof seasons>;
  });
}

function planStages(input: PlanInput): TablePlan {
  const { batch, references, stored, report } = input;
  return planTable(input, "stages", batch.stages, (item, path) => {
    const season_id = references.resolve("seasons", item.season, `${path}.season`);
    if (season_id === null) return null;
    const { id } = references.identityOf("stages", item.external_id);
    refuseMoved(stored.stages.get(id)?.season_id, season_id, `${path}.season`, report);
    const { name, mode, order: position } = item;
    const promotions = JSON.stringify(item.promotions);
    const carry = item.carry ?? null;
    return { season_id, name, mode, position, promotions, carry } satisfies Columns<typeof stages>;
  });
}

/** A national team's short name is its country's FIFA code, which its crest shows. */
function shortNamesOf({ countries }: PlanInput["batch"]) {
  const codes = new Map(countries.map(({ external_id, code }) => [external_id, code]));
  return ({ national, short_name, country }: PlanInput["batch"]["teams"][number]): string | null => {
    const code = national ? codes.get(country) : undefined;
    return code !== undefined && /^[A-Z]{3}$/.test(code) ? code : short_name;
  };
}

function planTeams(input: PlanInput): TablePlan {
  const { batch, references } = input;
  const shortNameOf = shortNamesOf(batch);
  return planTable(
    input,
    "teams",
    batch.teams,
    (item, path) => {
      const country_id = references.resolve("countries", item.country, `${path}.country`);
      if (country_id === null) return null;
      const { name, logo, founded, website, venue } = item;
      return {
        name,
        short_name: shortNameOf(item),
        translations: translationsText(item.translations),
        logo,
        country_id,
        national: Number(item.national),
        founded,
        website,
        venue_id: resolveGiven(references, "venues", venue, `${path}.venue`),
      } satisfies Columns<typeof teams>;
    },
    { keep: ["short_name", "logo"] },
  );
}

function planCompanies(input: PlanInput): TablePlan {
  return planTable(input, "companies", rowsOf(input.batch, "companies"), ({ name, kind, hot, position }) => {
    return { name, kind, hot: Number(hot), position } satisfies Columns<typeof companies>;
  });
}

type StageTeamRow = StoredRow<typeof stage_teams>;

/**
 * Points deducted from a team, and the source that stated it: only that source may change or withdraw them. Those
 * stored by older releases have no source and belong to the stage's owner.
 */
function deductionOf(
  given: number | undefined,
  known: StageTeamRow | undefined,
  { source, isOwner }: { readonly source: string; readonly isOwner: boolean },
): Pick<StageTeamRow, "deducted_points" | "deduction_source"> {
  const { deducted_points = 0, deduction_source = null } = known ?? {};
  const mayState = deduction_source === null ? isOwner || deducted_points === 0 : deduction_source === source;
  if (given === undefined || !mayState) return { deducted_points, deduction_source };
  return { deducted_points: given, deduction_source: given > 0 ? source : null };
}

/** Teams with matches of a stage in the batch. */
const playingTeams = ({ matches }: PlanInput["batch"]): ReadonlySet<string> =>
  new Set(matches.flatMap(({ stage, home, away }) => [`${stage} ${home}`, `${stage} ${away}`]));

function planStageTeams({ batch, references, stored, report }: PlanInput): TablePlan {
  const plan: TablePlan = { table: "stage_teams", key: ["stage_id", "team_id"], added: [], changed: [] };
  const seen = new Set<string>();
  const playing = playingTeams(batch);
  for (const [index, item] of batch.stage_teams.entries()) {
    const path = `stage_teams.${index}`;
    const stage_id = references.resolve("stages", item.stage, `${path}.stage`);
    const team_id = references.resolve("teams", item.team, `${path}.team`);
    if (stage_id === null || team_id === null) continue;
    const key = stageTeamKey({ stage_id, team_id });
    if (seen.has(key)) report.refuse(path, "lists a team of the stage a second time");
    seen.add(key);
    const known = stored.stageTeams.get(key);
    const { isOwner } = references.identityOf("stages", item.stage);
    // A deduction of a team that another source's table does not list.
    if (!known && !isOwner && !playing.has(`${item.stage} ${item.team}`)) continue;
    const group_name = known && !isOwner ? known.group_name : item.group;
    const deduction = deductionOf(item.deducted_points, known, { source: batch.source, isOwner });
    const row = { stage_id, team_id, group_name, ...deduction } satisfies StageTeamRow;
    planRow(plan, row, known, report);
  }
  return plan;
}

/** Plans of all kinds of rows except matches, in an order that satisfies foreign keys. */
const PLANS = [
  planCountries,
  planVenues,
  planCompetitions,
  planSeasons,
  planStages,
  planTeams,
  // Before people: they are indexed once, when their teams' popularity is final (team_heat).
  planStageTeams,
  planPlayers,
  planCoaches,
  planSquads,
  planCompanies,
  planTransfers,
  planAbsences,
  planHonors,
];

/** Writes of everything except matches, in an order that satisfies foreign keys. */
export const planEntities = (input: PlanInput): TablePlan[] => PLANS.map((plan) => plan(input));
