import { bindQuery, type Database, readAll } from "#origin/db/database.ts";
import { portionsOf } from "#origin/db/portions.ts";
import { recodeCounts } from "#origin/football/statistic/statistic-codec.ts";
import { entriesOf } from "#shared/record/typed-record.ts";
import type { Batch } from "../batch.schema.ts";
import { indexCorrections, TARGET_TABLES } from "../correction/corrected-rows.rules.ts";
import { HONORED } from "./entity-table.ts";
import { seriesKey } from "./prices.rules.ts";
import type { References } from "./references.ts";
import type { Row } from "./row.ts";
import * as queries from "./store.queries.ts";

const byId = <Found extends { id: number }>(rows: readonly Found[]): ReadonlyMap<number, Found> =>
  new Map(rows.map((row) => [row.id, row]));

const byMatch = <Found extends { match_id: number }>(rows: Found[]): ReadonlyMap<number, Found[]> =>
  Map.groupBy(rows, (row) => row.match_id);

/** Key of a stage's team. */
export const stageTeamKey = (row: Row | { stage_id: number; team_id: number }): string =>
  `${row.stage_id}/${row.team_id}`;

/** Key of a title. */
export const honorKey = (row: { subject: string; subject_id: number; name: string; season_name: string }) =>
  JSON.stringify([row.subject, row.subject_id, row.name, row.season_name]);

/** Title holders in the batch that may have stored titles, as `[subject, id]`. */
function honoredBy(batch: Batch, references: References): string {
  const keys = (batch.honors ?? []).flatMap(({ subject, of }) => {
    const id = references.find(HONORED[subject], of);
    return id === undefined ? [] : JSON.stringify([subject, id]);
  });
  return `[${[...new Set(keys)].join()}]`;
}

/** Key of a squad list. */
export const squadKey = (row: { season_id: number; team_id: number }): string =>
  `${row.season_id}/${row.team_id}`;

/** Squad lists of the batch whose season and team are stored, as `[season, team]`. */
function squadsOf(batch: Batch, references: References): string {
  const keys = (batch.squads ?? []).flatMap(({ season, team }) => {
    const [season_id, team_id] = [references.find("seasons", season), references.find("teams", team)];
    return season_id === undefined || team_id === undefined ? [] : [[season_id, team_id]];
  });
  return JSON.stringify(keys);
}

/** Teams of the batch's players. */
function playersTeams(batch: Batch, references: References): string {
  const ids = batch.players.flatMap(({ team }) => (team ? (references.find("teams", team) ?? []) : []));
  return JSON.stringify([...new Set(ids)]);
}

/** Ids of stored matches for which the batch has optional data. */
function matchesWith(
  section: "lineups" | "player_stats" | "figures" | "commentary" | "prices",
  batch: Batch,
  references: References,
): number[] {
  const stored = new Set(references.storedIdsOf("matches"));
  return batch.matches.flatMap((match) => {
    const { id } = references.identityOf("matches", match.external_id);
    return match[section] && stored.has(id) ? [id] : [];
  });
}

/** Matches whose prices are read at once: a well covered one has some 50 kB of them. */
const MATCHES_PRICED = 50;

/** Stored series of matches: their texts by series key. */
async function readPrices(db: Database, ids: readonly number[]) {
  const prices = new Map<number, Map<string, string>>();
  for (const portion of portionsOf(ids, MATCHES_PRICED)) {
    const [rows] = await readAll(db, bindQuery(queries.storedPriceSeries, JSON.stringify(portion)));
    for (const row of rows) {
      const series = prices.get(row.match_id) ?? new Map<string, string>();
      prices.set(row.match_id, series.set(seriesKey(row), row.quotes));
    }
  }
  return prices;
}

/** Rows that corrections may concern, as `[target, id]`; a team's row in a table is listed by its stage. */
function correctable(references: References): string {
  const keys = entriesOf(TARGET_TABLES).flatMap(([target, table]) =>
    references
      .storedIdsOf(table === "stage_teams" ? "stages" : table)
      .map((id) => JSON.stringify([target, id])),
  );
  return `[${keys.join()}]`;
}

/**
 * Everything stored that a batch is compared with, read in one round trip, and prices in some more. Corrected rows are
 * those that sources brought, with the corrections beside them.
 */
export async function readStored(db: Database, batch: Batch, references: References) {
  // Ids are short: as many as fit into a body also fit into the 2 MB of one D1 value.
  const ids = (table: Parameters<References["storedIdsOf"]>[0]) =>
    JSON.stringify(references.storedIdsOf(table));
  const idsWith = (section: "lineups" | "player_stats" | "figures" | "commentary") =>
    JSON.stringify(matchesWith(section, batch, references));
  const matchIds = ids("matches");
  const [countries, venues, competitions, seasons, stages, teams, players, coaches, companies, ...rest] =
    await readAll(
      db,
      bindQuery(queries.storedCountries, ids("countries")),
      bindQuery(queries.storedVenues, ids("venues")),
      bindQuery(queries.storedCompetitions, ids("competitions")),
      bindQuery(queries.storedSeasons, ids("seasons")),
      bindQuery(queries.storedStages, ids("stages")),
      bindQuery(queries.storedTeams, ids("teams")),
      bindQuery(queries.storedPlayers, ids("players")),
      bindQuery(queries.storedCoaches, ids("coaches")),
      bindQuery(queries.storedCompanies, ids("companies")),
      bindQuery(queries.storedTransfers, ids("transfers")),
      bindQuery(queries.storedAbsences, ids("absences")),
      bindQuery(queries.storedMatches, matchIds),
      bindQuery(queries.storedStageTeams, ids("stages")),
      bindQuery(queries.storedHonors, honoredBy(batch, references)),
      bindQuery(queries.storedStatusChanges, matchIds),
      bindQuery(queries.storedIncidents, matchIds),
      bindQuery(queries.storedStats, matchIds),
      bindQuery(queries.storedLineups, idsWith("lineups")),
      bindQuery(queries.storedPlayerStats, idsWith("player_stats")),
      bindQuery(queries.storedSettledStatistics, idsWith("figures")),
      bindQuery(queries.storedCommentary, idsWith("commentary")),
      bindQuery(queries.storedClaims, matchIds),
      bindQuery(queries.storedStatisticsReports, matchIds),
      bindQuery(queries.storedStatHistories, matchIds),
      bindQuery(queries.storedCorrections, correctable(references)),
      bindQuery(queries.storedSquads, squadsOf(batch, references), batch.source),
      bindQuery(queries.nationalTeams, playersTeams(batch, references)),
    );
  const [transfers, absences, matches, stageTeams, honors, statusChanges, incidents, stats, ...sections] =
    rest;
  const [
    lineups,
    playerStats,
    figures,
    commentary,
    claims,
    reports,
    histories,
    corrected,
    squads,
    nationalTeams,
  ] = sections;
  const corrections = indexCorrections(corrected);
  const { sourceRows } = corrections;
  return {
    countries: byId(countries),
    venues: byId(venues),
    corrections,
    competitions: byId(sourceRows("competitions", competitions)),
    seasons: byId(seasons),
    stages: byId(sourceRows("stages", stages)),
    teams: byId(sourceRows("teams", teams)),
    players: byId(sourceRows("players", players)),
    coaches: byId(sourceRows("coaches", coaches)),
    companies: byId(companies),
    transfers: byId(transfers),
    absences: byId(absences),
    matches: byId(sourceRows("matches", matches)),
    stageTeams: new Map(sourceRows("stage_teams", stageTeams).map((row) => [stageTeamKey(row), row])),
    honors: new Map(honors.map((row) => [honorKey(row), row])),
    squads: Map.groupBy(squads, squadKey),
    nationalTeams: new Set(nationalTeams.map(({ id }) => id)),
    statusChanges: byMatch(statusChanges),
    incidents: byMatch(incidents),
    stats: byMatch(stats),
    lineups: byMatch(lineups),
    playerStats: byMatch(playerStats.map((row) => ({ ...row, counts: recodeCounts(row.counts) }))),
    figures: byMatch(figures),
    commentary: byMatch(commentary),
    claims: byMatch(claims),
    reports: byMatch(reports),
    histories: byMatch(histories),
    prices: await readPrices(db, matchesWith("prices", batch, references)),
  };
}

export type Stored = Awaited<ReturnType<typeof readStored>>;
