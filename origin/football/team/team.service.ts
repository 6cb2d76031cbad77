import { bindQuery, type Database, readAll } from "#origin/db/database.ts";
import type { AnswerOf, endpoints, QueryOf } from "#shared/api/index.ts";
import type { CoachBrief } from "#shared/coach/coach.schema.ts";
import { AppError } from "#shared/errors/index.ts";
import type { Honor } from "#shared/honor/index.ts";
import type { SeasonId } from "#shared/match/index.ts";
import { EVER, type Player, type SecondsSpan, spanOfSeasonYear } from "#shared/player/index.ts";
import { squadValue, type Team, type TeamProfile } from "#shared/team/index.ts";
import { competitionById } from "../competition/competition.queries.ts";
import { findHonors } from "../honor/honor.service.ts";
import { searchOf } from "../name/name-search.rules.ts";
import { noTeam } from "../not-found.ts";
import { offsetOf, type Paged, type PageQuery, pageInfo } from "../page.ts";
import { toTransfer } from "../player/transfer.mapping.ts";
import { transfersFromTeam, transfersToTeam } from "../player/transfer.queries.ts";
import { toTeamRef } from "../ref.mapping.ts";
import { countryRefOf, venueOf } from "../ref-columns.mapping.ts";
import { playersOfTeam, seasonsPlayed, squadLists } from "./squad.queries.ts";
import { findSquad } from "./squad.service.ts";
import {
  coachOfTeam,
  countOfTeams,
  countOfTeamsFound,
  countOfTeamsInSeason,
  countOfTeamsOfCountry,
  type TeamProfileRow,
  type TeamRow,
  teamById,
  teamExists,
  teamsByName,
  teamsFound,
  teamsInSeason,
  teamsOfCountry,
} from "./team.queries.ts";

/** A team in lists. Every team has a country. */
function toTeam(row: TeamRow): Team {
  const country = countryRefOf(row, "country");
  if (!country) throw new Error(`team ${row.id} has no country`);
  return { ...toTeamRef(row), country, national: row.national === 1 };
}

/** A team's own page. */
function toTeamProfile(
  row: TeamProfileRow,
  coach: CoachBrief | null,
  players: readonly Player[],
): TeamProfile {
  const { founded, website } = row;
  return { ...toTeam(row), founded, website, venue: venueOf(row), coach, squad_value: squadValue(players) };
}

type TeamsAnswer = Paged<{ teams: Team[] }>;

/** Filters of teams besides their names. */
interface Among {
  readonly season: SeasonId | null;
  readonly country: number | null;
}

/** Teams matching a search, of one season or country or all. An empty search finds nothing. */
async function readFound(db: Database, name: string, { season, country }: Among, page: PageQuery) {
  const search = searchOf(name, country);
  if (search === null) return null;
  return readAll(
    db,
    bindQuery(teamsFound, search.words, search.longer, page.limit, offsetOf(page), season),
    bindQuery(countOfTeamsFound, search.prefixes, season),
  );
}

/** Each listing uses an index of its own. */
function readListed(db: Database, { season, country }: Among, page: PageQuery) {
  const { limit } = page;
  const offset = offsetOf(page);
  if (season !== null) {
    return readAll(
      db,
      bindQuery(teamsInSeason, season, country, limit, offset),
      bindQuery(countOfTeamsInSeason, season, country),
    );
  }
  if (country === null) return readAll(db, bindQuery(teamsByName, limit, offset), bindQuery(countOfTeams));
  return readAll(
    db,
    bindQuery(teamsOfCountry, country, limit, offset),
    bindQuery(countOfTeamsOfCountry, country),
  );
}

type ListQuery = QueryOf<(typeof endpoints)["teamsList"]>;

/** Teams by name or by search, optionally of one competition's current season or one country. */
export async function listTeams(db: Database, query: ListQuery, nowMs: number): Promise<TeamsAnswer> {
  const { comp_id, country_id, name } = query;
  const nothing: TeamsAnswer = { data: { teams: [] }, page: pageInfo(query, undefined) };
  let season: SeasonId | null = null;
  if (comp_id !== undefined) {
    const [[competition]] = await readAll(db, bindQuery(competitionById, nowMs, comp_id));
    season = competition?.current_season_id ?? null;
    if (season === null) return nothing;
  }
  const among = { season, country: country_id ?? null };
  const read = await (name === undefined ? readListed(db, among, query) : readFound(db, name, among, query));
  if (read === null) return nothing;
  const [rows, [count]] = read;
  return { data: { teams: rows.map(toTeam) }, page: pageInfo(query, count) };
}

/** A team with its squad of today, goalkeepers first. Throws `team_not_found`. */
export async function getSquad(
  db: Database,
  id: number,
  nowMs: number,
): Promise<AnswerOf<(typeof endpoints)["teamsPlayers"]>> {
  const [[row], [coach], lists, played, stated] = await readAll(
    db,
    bindQuery(teamById, id),
    bindQuery(coachOfTeam, id),
    bindQuery(squadLists, id),
    bindQuery(seasonsPlayed, id, nowMs),
    bindQuery(playersOfTeam, id),
  );
  if (!row) throw noTeam(id);
  const { squad, players } = await findSquad(db, id, { lists, played, stated }, nowMs);
  return { team: toTeamProfile(row, coach ?? null, players), squad, players };
}

/** A team's titles. Throws `team_not_found`. */
export async function listTeamHonors(db: Database, id: number): Promise<{ honors: Honor[] }> {
  const honors = await findHonors(db, { kind: "team", id, exists: teamExists });
  if (!honors) throw noTeam(id);
  return { honors };
}

function spanOf(year: string | undefined): SecondsSpan {
  const span = year === undefined ? EVER : spanOfSeasonYear(year);
  if (span) return span;
  const message = "must be a year such as 2026 or a season such as 2025/26";
  throw new AppError("validation_failed", { fields: { season_year: [message] } });
}

/** A team's transfers, newest first, optionally of one year. Throws `team_not_found`. */
export async function listTeamTransfers(
  db: Database,
  { team_id, season_year }: QueryOf<(typeof endpoints)["teamsTransfer"]>,
): Promise<AnswerOf<(typeof endpoints)["teamsTransfer"]>> {
  const { from, to } = spanOf(season_year);
  const [[team], came, left] = await readAll(
    db,
    bindQuery(teamExists, team_id),
    bindQuery(transfersToTeam, team_id, from, to),
    bindQuery(transfersFromTeam, team_id, from, to),
  );
  if (!team) throw noTeam(team_id);
  return { in: came.map(toTransfer), out: left.map(toTransfer) };
}
