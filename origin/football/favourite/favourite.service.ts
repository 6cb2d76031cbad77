import { bindQuery, type Database, readAll } from "#origin/db/database.ts";
import type { AnswerOf, endpoints, QueryOf } from "#shared/api/index.ts";
import type { Match } from "#shared/match/index.ts";
import type { AsOf } from "../as-of.ts";
import { nextChange } from "../match/change.queries.ts";
import { toMatch } from "../match/match.mapping.ts";
import { matchesById } from "../match/match.queries.ts";
import { matchesOfCalendar } from "./calendar.queries.ts";
import { nearestOfCompetitions, nearestOfTeams } from "./nearest.queries.ts";

type NearestAnswer = AnswerOf<(typeof endpoints)["matchesNearest"]>;

/** Matches by id, ascending by kick-off; unknown ids are left out. */
export async function listById(
  db: Database,
  ids: readonly number[],
  nowMs: number,
): Promise<AsOf<{ matches: Match[] }>> {
  const [rows, [next]] = await readAll(
    db,
    bindQuery(matchesById, nowMs, JSON.stringify(ids)),
    bindQuery(nextChange, nowMs),
  );
  return { data: { matches: rows.map(toMatch) }, nextChangeAtMs: next?.at ?? null };
}

/** The nearest matches of teams and competitions; unknown ids are left out. */
export async function listNearest(
  db: Database,
  { team_ids = [], comp_ids = [] }: QueryOf<(typeof endpoints)["matchesNearest"]>,
  nowMs: number,
): Promise<AsOf<NearestAnswer>> {
  const [teams, competitions, [next]] = await readAll(
    db,
    bindQuery(nearestOfTeams, nowMs, JSON.stringify(team_ids)),
    bindQuery(nearestOfCompetitions, nowMs, JSON.stringify(comp_ids)),
    bindQuery(nextChange, nowMs),
  );
  const things = [...teams, ...competitions];
  const { data } = await listById(db, [...new Set(things.flatMap(idsOf))], nowMs);
  const nearestOf = (thing: Nearest) => ({
    last: among(data.matches, thing.last).at(-1) ?? null,
    next: among(data.matches, thing.next).at(0) ?? null,
  });
  return {
    data: {
      teams: teams.map((team) => ({ team_id: team.id, ...nearestOf(team) })),
      competitions: competitions.map((competition) => ({
        comp_id: competition.id,
        ...nearestOf(competition),
      })),
    },
    nextChangeAtMs: next?.at ?? null,
  };
}

/** Matches of a calendar, ascending by kick-off; unknown ids are left out. */
export async function listCalendar(
  db: Database,
  { match_ids = [], team_ids = [], comp_ids = [] }: QueryOf<(typeof endpoints)["matchesCalendar"]>,
  nowMs: number,
): Promise<AsOf<{ matches: Match[] }>> {
  const lists = [match_ids, team_ids, comp_ids].map((ids) => JSON.stringify(ids));
  const [rows, [next]] = await readAll(
    db,
    bindQuery(matchesOfCalendar, nowMs, ...lists),
    bindQuery(nextChange, nowMs),
  );
  return { data: { matches: rows.map(toMatch) }, nextChangeAtMs: next?.at ?? null };
}

interface Nearest {
  readonly last: string;
  readonly next: string;
}

function listIn(text: string): number[] {
  const ids: (number | null)[] = JSON.parse(text);
  return ids.filter((id) => id !== null);
}

const idsOf = ({ last, next }: Nearest): number[] => [...listIn(last), ...listIn(next)];

/** Matches of a stored list, ascending by kick-off. */
function among(matches: readonly Match[], text: string): Match[] {
  const ids = listIn(text);
  return matches.filter(({ id }) => ids.includes(id));
}
