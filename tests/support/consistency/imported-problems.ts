import type { Database } from "#origin/db/database.ts";
import { rowsOf } from "../origin/rows-of.ts";
import { answersOfMatch } from "./match-answers.ts";
import { problemsOfMatch } from "./match-problems.ts";
import { problemsOfSeason } from "./statistic-problems.ts";

/** Contradictions in imported football, whose sources have partial data of a match. */

async function idsOf(db: Database, table: "seasons" | "matches"): Promise<number[]> {
  const rows = await rowsOf<{ id: number }>(db, `SELECT id FROM ${table} ORDER BY id`);
  return rows.map(({ id }) => id);
}

/**
 * Contradictions in every season of a database and its matches as of a time, and the numbers of both. `every` takes
 * only every n-th match: each needs a dozen calls.
 */
export async function problemsOfImported(
  db: Database,
  nowMs: number,
  { every = 1 }: { readonly every?: number } = {},
): Promise<{ looked: { seasons: number; matches: number }; problems: string[] }> {
  const problems: string[] = [];
  const seasons = await idsOf(db, "seasons");
  for (const season of seasons)
    problems.push(...(await problemsOfSeason(db, season, nowMs, { whole: false, players: true })));
  const matches = (await idsOf(db, "matches")).filter((_, place) => place % every === 0);
  for (const match of matches) {
    const answers = await answersOfMatch(db, match, nowMs, { withPast: true });
    problems.push(...problemsOfMatch(answers, { whole: false, inStep: false }));
  }
  return { looked: { seasons: seasons.length, matches: matches.length }, problems };
}
