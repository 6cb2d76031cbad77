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
import { companyRows } from "./companies.table.ts";
import type { SeasonYears } from "./seasons.ts";
import type { SourceRow } from "./source-row.ts";
import { statsOf } from "./stat-columns.ts";

/** A line of a file with the season it belongs to. */
export interface PlacedRow {
  readonly row: SourceRow;
  readonly season: SeasonYears;
}

const SOURCE = "football-data";
/** The one stage of a season. A cup has no table, because the files omit its groups. */
const stageOf = ({ row }: PlacedRow) =>
  row.division.isCup
    ? ({ key: "knock-out-stage", name: "Knock-out stage", mode: "knock_out" } as const)
    : ({ key: "regular-season", name: "Regular season", mode: "points" } as const);

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

const seasonId = ({ row, season }: PlacedRow): string => `${row.division.code}/${season.key}`;
const stageId = (placed: PlacedRow): string => `${seasonId(placed)}/${stageOf(placed).key}`;
const teamId = ({ row }: PlacedRow, name: string): string => `${row.division.country}/${slugOf(name)}`;

/**
 * Season and pairing identify a match, so that a moved date stays the same match; also the day where pairings repeat.
 */
export function matchId(placed: PlacedRow): string {
  const { home, away, division, day } = placed.row;
  const pairing = `${seasonId(placed)}/${slugOf(home)}~${slugOf(away)}`;
  return division.repeats ? `${pairing}/${day}` : pairing;
}

function statusChanges({ goals, half, statValues }: SourceRow): BatchStatusChange[] {
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
  return [{ known_at_ms: null, status: "ended", period_started_at_ms: null, score }];
}

function matchOf(placed: PlacedRow): BatchMatch {
  const { row } = placed;
  const { statValues, referee, attendance, prices } = row;
  return {
    external_id: matchId(placed),
    season: seasonId(placed),
    stage: stageId(placed),
    round: null,
    group: null,
    home: teamId(placed, row.home),
    away: teamId(placed, row.away),
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

/**
 * Countries, leagues, seasons and their one stage. `teams` is the number of teams of a season, for its table's zones.
 */
function competitionsOf(placed: readonly PlacedRow[], teams: ReadonlyMap<string, number>): Competitions {
  const countries = new Rows<Batch["countries"][number]>();
  const competitions = new Rows<Batch["competitions"][number]>();
  const seasons = new Rows<Batch["seasons"][number]>();
  const stages = new Rows<Batch["stages"][number]>();
  for (const one of placed) {
    const { division } = one.row;
    const { name: stageName, mode } = stageOf(one);
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
    const season = seasons.put({
      external_id: seasonId(one),
      competition: division.code,
      name,
      tie_break_rule: facts.tie_break(year),
    });
    stages.put({
      external_id: stageId(one),
      season,
      name: stageName,
      mode,
      order: 1,
      promotions: mode === "points" ? [...facts.promotions(year, teams.get(season) ?? 0)] : [],
    });
  }
  return {
    countries: countries.list(),
    competitions: competitions.list(),
    seasons: seasons.list(),
    stages: stages.list(),
  };
}

function teamsOf(placed: readonly PlacedRow[]): Pick<Batch, "teams" | "stage_teams"> {
  const teams = new Rows<Batch["teams"][number]>();
  const places = new Map<string, Batch["stage_teams"][number]>();
  for (const one of placed) {
    const stage = stageId(one);
    for (const name of [one.row.home, one.row.away]) {
      const country = one.row.division.country;
      const external_id = teamId(one, name);
      const team = teams.put({ external_id, name, short_name: null, logo: null, country, national: false });
      if (!one.row.division.isCup) places.set(`${stage} ${team}`, { stage, team, group: null });
    }
  }
  return { teams: teams.list(), stage_teams: [...places.values()] };
}

/** The batch of all files' lines, whose matches are already deduplicated. */
export function convertRows(placed: readonly PlacedRow[]): Batch {
  const { teams, stage_teams } = teamsOf(placed);
  const sizes = new Map<string, number>();
  for (const { stage } of stage_teams) {
    const season = stage.slice(0, stage.lastIndexOf("/"));
    sizes.set(season, (sizes.get(season) ?? 0) + 1);
  }
  const matches = placed.map(matchOf);
  const named = new Set(matches.flatMap(({ prices }) => prices ?? []).map(({ company }) => company));
  return {
    ...emptyBatch(SOURCE, "real"),
    ...competitionsOf(placed, sizes),
    teams,
    stage_teams,
    companies: companyRows.map(({ company }) => company).filter(({ external_id }) => named.has(external_id)),
    matches,
  };
}
