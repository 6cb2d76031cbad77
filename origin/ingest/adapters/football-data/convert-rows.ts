import {
  type Batch,
  type BatchMatch,
  type BatchStatusChange,
  emptyBatch,
} from "#origin/ingest/batch.schema.ts";
import { slugOf } from "../../slug.ts";
import { competitionTranslations } from "../competition-names.table.ts";
import { factsOf } from "../competitions.table.ts";
import { nationOfCode } from "../nations.table.ts";
import { carriedPoints } from "../stages/carried-points.table.ts";
import { companyRows } from "./companies.table.ts";
import type { SourceRow } from "./source-row.ts";
import { type PlacedRow, type StagedRow, seasonId } from "./staged-rows.ts";
import { statsOf } from "./stat-columns.ts";

const SOURCE = "football-data";

/** Rows by their external ids, deduplicated. */
class Rows<Row extends { external_id: string }> {
  readonly #rows = new Map<string, Row>();

  put(row: Row): string {
    if (!this.#rows.has(row.external_id)) this.#rows.set(row.external_id, row);
    return row.external_id;
  }

  list(): Row[] {
    return [...this.#rows.values()];
  }
}

const stageId = (staged: StagedRow): string => `${seasonId(staged)}/${staged.stage.key}`;
const teamId = ({ row }: PlacedRow, name: string): string => `${row.division.country}/${slugOf(name)}`;

/**
 * Season and pairing identify a match, so that a moved date stays the same match; also the day where pairings repeat.
 */
export function matchId(placed: PlacedRow): string {
  const { home, away, division, day } = placed.row;
  const pairing = `${seasonId(placed)}/${slugOf(home)}~${slugOf(away)}`;
  return division.repeats ? `${pairing}/${day}` : pairing;
}

function statusChanges({ goals, half, winner, statValues }: SourceRow): BatchStatusChange[] {
  const ended = { known_at_ms: null, status: "ended", period_started_at_ms: null } as const;
  if (winner !== null)
    return [{ ...ended, score: null, result: { winner, decided_by: null, advances: null } }];
  if (!goals) return [];
  const side = (of: "home" | "away") => {
    const counts = {
      half: half?.[of],
      corners: statValues.get("corners")?.[of],
      yellow: statValues.get("yellow_cards")?.[of],
      red: statValues.get("red_cards")?.[of],
    };
    const stated = Object.entries(counts).filter(([, count]) => typeof count === "number");
    return { goals: goals[of], ...Object.fromEntries(stated) };
  };
  const score = { home: side("home"), away: side("away") };
  return [{ ...ended, score }];
}

function matchOf(staged: StagedRow): BatchMatch {
  const { row } = staged;
  const { statValues, referee, attendance, prices } = row;
  return {
    external_id: matchId(staged),
    season: seasonId(staged),
    stage: stageId(staged),
    round: null,
    group: staged.group,
    home: teamId(staged, row.home),
    away: teamId(staged, row.away),
    match_time: row.match_time,
    ...(row.time_unknown && { time_unknown: true }),
    venue: null,
    neutral: false,
    clock_speed: 1,
    coverage: { cards: false, corners: false },
    status_changes: statusChanges(row),
    incidents: [],
    stats: statsOf(statValues),
    ...(referee === null ? {} : { referee }),
    ...(attendance === null ? {} : { attendance }),
    ...(prices.length === 0 ? {} : { prices: [...prices] }),
  };
}

type Competitions = Pick<Batch, "countries" | "competitions" | "seasons" | "stages">;

/** A stage; `teams` is the number of teams of its table, for the zones of a season's first one. */
function stageRow(staged: StagedRow, teams: number): Batch["stages"][number] {
  const { facts } = staged.row.division;
  const { name, mode, order } = staged.stage;
  const { year } = staged.season;
  const [isTable, isFirst] = [mode === "points", order === 1];
  return {
    ...{ external_id: stageId(staged), season: seasonId(staged), name, mode, order },
    promotions: isTable && isFirst ? [...factsOf(facts).promotions(year, teams)] : [],
    ...(isTable && !isFirst && { carry: carriedPoints(facts, year, name) }),
  };
}

/** Countries, leagues, seasons and their stages. `teams` is the number of teams of each stage's table. */
function competitionsOf(staged: readonly StagedRow[], teams: ReadonlyMap<string, number>): Competitions {
  const countries = new Rows<Batch["countries"][number]>();
  const competitions = new Rows<Batch["competitions"][number]>();
  const seasons = new Rows<Batch["seasons"][number]>();
  const stages = new Rows<Batch["stages"][number]>();
  for (const one of staged) {
    const { division } = one.row;
    const facts = factsOf(division.facts);
    const nation = nationOfCode(division.country);
    const translations = competitionTranslations(division.facts);
    const country = countries.put({ external_id: nation.code, ...nation });
    competitions.put({
      external_id: division.code,
      name: division.name,
      short_name: null,
      ...(translations && { translations }),
      logo: null,
      hot: facts.hot,
      kind: facts.kind,
      country,
    });
    const { name, year } = one.season;
    seasons.put({
      external_id: seasonId(one),
      competition: division.code,
      name,
      tie_break_rule: facts.tie_break(year),
    });
    stages.put(stageRow(one, teams.get(stageId(one)) ?? 0));
  }
  return {
    countries: countries.list(),
    competitions: competitions.list(),
    seasons: seasons.list(),
    stages: stages.list(),
  };
}

function teamsOf(staged: readonly StagedRow[]): Pick<Batch, "teams" | "stage_teams"> {
  const teams = new Rows<Batch["teams"][number]>();
  const places = new Map<string, Batch["stage_teams"][number]>();
  for (const one of staged) {
    const stage = stageId(one);
    for (const name of [one.row.home, one.row.away]) {
      const country = one.row.division.country;
      const external_id = teamId(one, name);
      const team = teams.put({ external_id, name, short_name: null, logo: null, country, national: false });
      if (one.stage.mode === "points") places.set(`${stage} ${team}`, { stage, team, group: one.group });
    }
  }
  return { teams: teams.list(), stage_teams: [...places.values()] };
}

/** The batch of all files' lines, whose matches are already deduplicated. */
export function convertRows(staged: readonly StagedRow[]): Batch {
  const { teams, stage_teams } = teamsOf(staged);
  const sizes = new Map<string, number>();
  for (const { stage } of stage_teams) sizes.set(stage, (sizes.get(stage) ?? 0) + 1);
  const matches = staged.map(matchOf);
  const named = new Set(matches.flatMap(({ prices }) => prices ?? []).map(({ company }) => company));
  return {
    ...emptyBatch(SOURCE, "real"),
    ...competitionsOf(staged, sizes),
    teams,
    stage_teams,
    companies: companyRows.map(({ company }) => company).filter(({ external_id }) => named.has(external_id)),
    matches,
  };
}
