import { bindQuery, type Database, readAll } from "#origin/db/database.ts";
import { type AnswerOf, type endpoints, type QueryOf, SITEMAP_PROFILES } from "#shared/api/index.ts";
import { offsetOf, type Paged, pageInfo } from "../page.ts";
import {
  countOfLeagues,
  countOfMonth,
  countOfPeople,
  idsOfCoaches,
  idsOfLeagues,
  idsOfPlayers,
  idsOfTeams,
  matchesOfMonth,
  monthsOfMatches,
} from "./sitemap.queries.ts";

type Calls = typeof endpoints;

/** Page counts as of a moment. */
export async function listTotals(db: Database, nowMs: number): Promise<AnswerOf<Calls["sitemapParts"]>> {
  const [months, [leagues], people] = await readAll(
    db,
    bindQuery(monthsOfMatches, nowMs),
    bindQuery(countOfLeagues),
    bindQuery(countOfPeople),
  );
  const totals = new Map(people.map(({ kind, total }) => [kind, total]));
  totals.set("league", leagues?.total ?? 0);
  const profiles = SITEMAP_PROFILES.map((kind) => ({ kind, total: totals.get(kind) ?? 0 }));
  return { months, profiles: profiles.filter(({ total }) => total > 0) };
}

/** Start of a month and of the next one, seconds UTC. */
function monthBounds(month: string): [number, number] {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return [Date.UTC(year, number - 1) / 1000, Date.UTC(year, number) / 1000];
}

/** Matches of a month by kick-off. */
export async function listMonth(
  db: Database,
  query: QueryOf<Calls["sitemapMatches"]>,
  nowMs: number,
): Promise<Paged<AnswerOf<Calls["sitemapMatches"]>>> {
  const bounds = monthBounds(query.month);
  const [rows, [count]] = await readAll(
    db,
    bindQuery(matchesOfMonth, nowMs, ...bounds, query.limit, offsetOf(query)),
    bindQuery(countOfMonth, nowMs, ...bounds),
  );
  const matches = rows.map(({ id, known_at }) => ({ id, changed_at: Math.floor(known_at / 1000) }));
  return { data: { matches }, page: pageInfo(query, count) };
}

const READS = {
  league: idsOfLeagues,
  team: idsOfTeams,
  player: idsOfPlayers,
  coach: idsOfCoaches,
} as const;

/** Ids of a kind, ascending. */
export async function listProfiles(
  db: Database,
  query: QueryOf<Calls["sitemapProfiles"]>,
): Promise<Paged<AnswerOf<Calls["sitemapProfiles"]>>> {
  const [rows, [leagues], people] = await readAll(
    db,
    bindQuery(READS[query.kind], query.limit, offsetOf(query)),
    bindQuery(countOfLeagues),
    bindQuery(countOfPeople),
  );
  const count = query.kind === "league" ? leagues : people.find(({ kind }) => kind === query.kind);
  return { data: { ids: rows.map(({ id }) => id) }, page: pageInfo(query, count) };
}
