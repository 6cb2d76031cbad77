import type { Database, SqlValue } from "#origin/db/database.ts";
import type { Market, PricePeriod } from "#shared/odds/index.ts";
import { rowsOf } from "../origin/rows-of.ts";

/** Ids of one database for calls with meaningful responses: those with the most data. */
export interface CallSample {
  /** An ended match with as much data as possible. */
  readonly match_id: number;
  /** Kick-off of {@link match_id}, seconds UTC. */
  readonly match_time: number;
  readonly season_id: number;
  /** The season that ends next: its tables have scenarios. */
  readonly ending_season_id: number;
  readonly comp_id: number;
  readonly stage_id: number;
  readonly group: string | null;
  readonly round: string | null;
  /** Matches at other points of their course; where there are none, the same. */
  readonly live_match_id: number;
  readonly next_match_id: number;
  /** A team of the season, with titles and transfers if any has them. */
  readonly team_id: number;
  readonly team_name: string;
  /** A player of the season. */
  readonly player_id: number;
  readonly coach_id: number;
  readonly country_id: number;
  /** A company with prices of the match, by market and period. */
  readonly company_of: (market: Market, period?: PricePeriod) => number;
}

type Row = Readonly<Record<string, SqlValue>>;

async function first(db: Database, sql: string, ...params: SqlValue[]): Promise<Row> {
  const [row = {}] = await rowsOf<Row>(db, sql, ...params);
  return row;
}

const STATE = `match_states s ON s.match_id = m.id AND s.known_at =
  (SELECT max(known_at) FROM match_states WHERE match_id = m.id AND known_at <= ?1)`;
const has = (table: string, which = "true") =>
  `EXISTS (SELECT 1 FROM ${table} WHERE match_id = m.id AND ${which})`;

/** Of the latest week of results, as leagues pause at Christmas: a hot league match with the most data. */
const RICHEST_MATCH = `SELECT m.id, m.match_time, m.season_id, m.competition_id, m.stage_id, m.group_name, m.round
  FROM matches m JOIN ${STATE} JOIN competitions c ON c.id = m.competition_id
  WHERE s.status = 'ended' AND m.match_time > -604800 + (SELECT max(x.match_time) FROM matches x
    WHERE x.match_time <= ?1 / 1000 - 7200 AND EXISTS (SELECT 1 FROM match_states WHERE match_id = x.id))
  ORDER BY ${has("stats")} + ${has("player_stats")} + 2 * ${has("match_figures")} + ${has("lineups")} + ${has("commentary")}
    + ${has("incidents", "kind = 'goal'")} + ${has("incidents", "kind = 'corner'")} + 4 * (c.kind = 'league')
    + (SELECT count(*) FROM (SELECT DISTINCT market, period FROM price_series WHERE match_id = m.id))
    DESC, c.hot DESC, m.match_time DESC, m.id LIMIT 1`;

const LIVE_MATCH = `SELECT m.id FROM matches m JOIN ${STATE}
  WHERE s.status IN ('first_half', 'half_time', 'second_half', 'overtime', 'penalties')
  ORDER BY ${has("price_series")} DESC, m.match_time DESC LIMIT 1`;
const NEXT_MATCH = `SELECT m.id FROM matches m WHERE m.match_time > ?1 / 1000
  ORDER BY ${has("price_series")} DESC, m.match_time LIMIT 1`;

const ENDING_SEASON = `SELECT m.season_id FROM matches m JOIN competitions c ON c.id = m.competition_id
  WHERE c.kind = 'league' GROUP BY m.season_id HAVING max(m.match_time) > ?1 / 1000
  ORDER BY max(m.match_time), m.season_id LIMIT 1`;

const RICHEST_TEAM = `SELECT t.id, t.name, t.country_id FROM teams t
  WHERE t.id IN (SELECT home_id FROM matches WHERE season_id = ?1 AND match_time <= ?2 / 1000)
  ORDER BY EXISTS (SELECT 1 FROM honors WHERE subject = 'team' AND subject_id = t.id)
    + EXISTS (SELECT 1 FROM transfers WHERE to_team_id = t.id)
    + EXISTS (SELECT 1 FROM transfers WHERE from_team_id = t.id)
    + EXISTS (SELECT 1 FROM players WHERE team_id = t.id)
    + EXISTS (SELECT 1 FROM matches WHERE home_id = t.id AND match_time > ?2 / 1000) DESC, t.id LIMIT 1`;

const RICHEST_PLAYER = `SELECT p.id FROM players p WHERE p.id IN (
    SELECT r.player_id FROM matches m JOIN player_stats r ON r.match_id = m.id WHERE m.season_id = ?1
    UNION SELECT CAST(e.key AS INTEGER) FROM matches m JOIN match_figures f ON f.match_id = m.id
      JOIN json_each(f.home_players) e WHERE m.season_id = ?1
    UNION SELECT i.player_id FROM matches m JOIN incidents i ON i.match_id = m.id
      WHERE m.season_id = ?1 AND i.player_id IS NOT NULL)
  ORDER BY EXISTS (SELECT 1 FROM transfers WHERE player_id = p.id)
    + EXISTS (SELECT 1 FROM honors WHERE subject = 'player' AND subject_id = p.id)
    + EXISTS (SELECT 1 FROM player_stats WHERE player_id = p.id) DESC, p.id LIMIT 1`;

const RICHEST_COACH = `SELECT c.id FROM coaches c
  ORDER BY EXISTS (SELECT 1 FROM honors WHERE subject = 'coach' AND subject_id = c.id) DESC, c.id LIMIT 1`;

const COMPANIES = `SELECT p.market, p.period, p.company_id FROM price_series p
  JOIN companies c ON c.id = p.company_id WHERE p.match_id = ?1 ORDER BY c.hot, c.position DESC`;

async function companiesOf(db: Database, matchId: SqlValue): Promise<CallSample["company_of"]> {
  const rows = await rowsOf<{ market: string; period: string; company_id: number }>(db, COMPANIES, matchId);
  // The best placed company comes last and stays.
  const byMarket = new Map(rows.map((row) => [`${row.market} ${row.period}`, row.company_id]));
  const any = rows.at(-1)?.company_id ?? 1;
  return (market, period = "full") => byMarket.get(`${market} ${period}`) ?? any;
}

const number = (value: unknown): number => (typeof value === "number" ? value : 1);
const textOrNull = (value: unknown): string | null => (typeof value === "string" ? value : null);

/** Finds the sample of a database as of now. An empty one gives unknown ids. */
export async function sampleOf(db: Database, nowMs = Date.now()): Promise<CallSample> {
  const match = await first(db, RICHEST_MATCH, nowMs);
  const team = await first(db, RICHEST_TEAM, match.season_id ?? null, nowMs);
  const match_id = number(match.id);
  return {
    match_id,
    match_time: typeof match.match_time === "number" ? match.match_time : 0,
    season_id: number(match.season_id),
    ending_season_id: number((await first(db, ENDING_SEASON, nowMs)).season_id),
    comp_id: number(match.competition_id),
    stage_id: number(match.stage_id),
    group: textOrNull(match.group_name),
    round: textOrNull(match.round),
    live_match_id: number((await first(db, LIVE_MATCH, nowMs)).id ?? match_id),
    next_match_id: number((await first(db, NEXT_MATCH, nowMs)).id ?? match_id),
    team_id: number(team.id),
    team_name: textOrNull(team.name) ?? "nobody",
    player_id: number((await first(db, RICHEST_PLAYER, match.season_id ?? null)).id),
    coach_id: number((await first(db, RICHEST_COACH)).id),
    country_id: number(team.country_id),
    company_of: await companiesOf(db, match.id ?? null),
  };
}
