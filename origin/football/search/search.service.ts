import { bindQuery, type Database, readAll } from "#origin/db/database.ts";
import { gather } from "#origin/db/gather.ts";
import type { endpoints, PageInfo, QueryOf } from "#shared/api/index.ts";
import { AppError } from "#shared/errors/index.ts";
import type { Match } from "#shared/match/index.ts";
import {
  isMatchFound,
  SEARCH_DAYS,
  SEARCH_KINDS,
  type SearchAnswer,
  type SearchKind,
} from "#shared/search/index.ts";
import { addDays, dateOf, dayBounds } from "#shared/time/index.ts";
import { listCoaches } from "../coach/coach.service.ts";
import { findCompetitions } from "../competition/competition.service.ts";
import { toMatch } from "../match/match.mapping.ts";
import { matchesById } from "../match/match.queries.ts";
import { searchOf } from "../name/name-search.rules.ts";
import { offsetOf } from "../page.ts";
import { listPlayers } from "../player/player.service.ts";
import { toTranslations } from "../ref.mapping.ts";
import { listTeams } from "../team/team.service.ts";
import { type NamedMatchRow, namesOfMatches } from "./search.queries.ts";

type SearchQuery = QueryOf<(typeof endpoints)["search"]>;

/** First and last second of the days searched for matches. Throws `validation_failed`. */
function spanOf({ from, to, tz }: SearchQuery, nowMs: number): { from: number; to: number } {
  const today = dateOf(Math.floor(nowMs / 1000), tz);
  const first = from ?? (to === undefined ? addDays(today, -1) : addDays(to, 1 - SEARCH_DAYS));
  const last = to ?? (from === undefined ? addDays(today, 1) : addDays(first, SEARCH_DAYS - 1));
  const refuse = (reason: string) => new AppError("validation_failed", { fields: { to: [reason] } });
  if (last < first) throw refuse("must not be before `from`");
  if (addDays(first, SEARCH_DAYS) <= last) throw refuse(`must be within ${SEARCH_DAYS} days of \`from\``);
  return { from: dayBounds(first, tz).from, to: dayBounds(last, tz).to };
}

const sideOf = (row: NamedMatchRow, side: "home" | "away") => ({
  name: row[`${side}_name`],
  short_name: row[`${side}_short_name`],
  translations: toTranslations(row[`${side}_translations`]),
});

/** The longest word is the most selective. */
const longestOf = (prefixes: string): string =>
  prefixes.split(" ").reduce((longest, word) => (word.length > longest.length ? word : longest), "");

async function findMatches(db: Database, query: SearchQuery, nowMs: number) {
  const search = searchOf(query.q);
  const { from, to } = spanOf(query, nowMs);
  if (search === null) return { matches: [], total: 0 };
  const named = bindQuery(
    namesOfMatches,
    nowMs,
    from,
    to,
    longestOf(search.prefixes),
    query.country_id ?? null,
  );
  const [rows] = await readAll(db, named);
  const found = rows.filter((row) => isMatchFound(query.q, [sideOf(row, "home"), sideOf(row, "away")]));
  const shown = found.slice(offsetOf(query), offsetOf(query) + query.limit).map(({ id }) => id);
  const matches = shown.length === 0 ? [] : await readMatches(db, shown, nowMs);
  return { matches, total: found.length };
}

async function readMatches(db: Database, ids: readonly number[], nowMs: number): Promise<Match[]> {
  const [rows] = await readAll(db, bindQuery(matchesById, nowMs, JSON.stringify(ids)));
  return rows.map(toMatch);
}

const nothing = { data: null, page: { total: 0 } } as const;

/** Search results by name, of every requested kind. Throws `validation_failed` for days that are too far apart. */
export async function findByName(
  database: Database,
  query: SearchQuery,
  nowMs: number,
): Promise<SearchAnswer> {
  const db = gather(database);
  const kinds = new Set<SearchKind>(query.kind ?? SEARCH_KINDS);
  const { q: name, country_id, limit, page } = query;
  const names = { name, country_id, limit, page };
  const when = <Found extends { page: Pick<PageInfo, "total"> }>(
    kind: SearchKind,
    find: () => Promise<Found>,
  ) => (kinds.has(kind) ? find() : nothing);
  const [matches, competitions, teams, players, coaches] = await Promise.all([
    kinds.has("match") ? findMatches(db, query, nowMs) : { matches: [], total: 0 },
    when("league", () => findCompetitions(db, names, nowMs)),
    when("team", () => listTeams(db, { ...names, comp_id: undefined }, nowMs)),
    when("player", () => listPlayers(db, names, nowMs)),
    // Coaches cannot be filtered by country, which would hardly help to tell namesakes apart.
    when("coach", () => listCoaches(db, { name, limit, page }, nowMs)),
  ]);
  return {
    matches: matches.matches,
    competitions: competitions.data?.competitions ?? [],
    teams: teams.data?.teams ?? [],
    players: players.data?.players ?? [],
    coaches: coaches.data?.coaches ?? [],
    totals: {
      match: matches.total,
      league: competitions.page.total,
      team: teams.page.total,
      player: players.page.total,
      coach: coaches.page.total,
    },
  };
}
