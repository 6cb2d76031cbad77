import { bindQuery, type Database, readAll } from "#origin/db/database.ts";
import { matchDeletion } from "../store/delete-matches.ts";
import { idsIn, type MergeRequest, moveExternalIds } from "./merge-moves.store.ts";
import { externalIdsOfRows, matchesOfTeams, recordsOfMatches } from "./names.queries.ts";
import { commonMatches, matchesOfOneDay, type TeamMatch } from "./one-day.rules.ts";
import { refused } from "./refuse-merge.ts";

/** Matches that both of two merged clubs have: one row of each stays. */

interface DuplicateMatch {
  readonly goes: number;
  readonly stays: number;
}

/**
 * Of two rows of one match, the one with more of its result and course stays; `merge_refused` if each has what the
 * other lacks.
 */
function duplicateOf(
  ours: number,
  theirs: number,
  recordOf: ReadonlyMap<number, MatchRecord>,
): DuplicateMatch {
  const lacks = (one: number, other: number): boolean => {
    const [mine, its] = [recordOf.get(one), recordOf.get(other)];
    return (
      mine !== undefined && its !== undefined && (mine.begun < its.begun || mine.incidents < its.incidents)
    );
  };
  const pair = lacks(theirs, ours) ? { goes: theirs, stays: ours } : { goes: ours, stays: theirs };
  if (lacks(pair.stays, pair.goes))
    throw refused(
      `matches ${ours} and ${theirs} are one, and each has a result or goals that the other lacks`,
    );
  if (recordOf.get(pair.goes)?.corrected)
    throw refused(`matches ${ours} and ${theirs} are one: undo the corrections of ${pair.goes} first`);
  return pair;
}

const matchText = ({ id, home, away }: TeamMatch): string => `${home} v ${away} (match ${id})`;

/** Matches of both teams that are one; `merge_refused` for teams that play other opponents on one day. */
async function duplicateMatches(db: Database, fromId: number, intoId: number): Promise<DuplicateMatch[]> {
  const [rows] = await readAll(db, bindQuery(matchesOfTeams, JSON.stringify([fromId, intoId])));
  const ours = rows.filter(({ team_id }) => team_id === fromId);
  const theirs = rows.filter(({ team_id }) => team_id === intoId);
  const common = commonMatches(ours, theirs);
  const [one, other] = matchesOfOneDay(ours, theirs, common) ?? [];
  if (one && other) {
    const day = new Date(one.match_time * 1000).toISOString().slice(0, 10);
    throw refused(
      `on ${day} one plays ${matchText(one)}, the other ${matchText(other)}: merge the opponents first if these are one match, or correct a wrong day`,
    );
  }
  const pairs = common.map(([match, twin]) => [match.id, twin.id] as const);
  const [records] = await readAll(db, bindQuery(recordsOfMatches, JSON.stringify(pairs.flat())));
  const recordOf = new Map(records.map((record) => [record.id, record]));
  return pairs.map(([match, twin]) => duplicateOf(match, twin, recordOf));
}

/** Matches that both teams have: the poorer row goes, its external ids lead to the other. */
export async function planDuplicates(db: Database, { kind, fromId, intoId }: MergeRequest) {
  if (kind !== "teams") return { merged: new Set<number>(), gone: [], kept: [], statements: [] };
  const pairs = await duplicateMatches(db, fromId, intoId);
  const gone = pairs.map(({ goes }) => goes);
  const staysFor = new Map(pairs.map(({ goes, stays }) => [goes, stays]));
  const [names] = await readAll(db, bindQuery(externalIdsOfRows, "matches", JSON.stringify(gone)));
  const moved = names.map((row) => ({ ...row, id: staysFor.get(row.id) ?? row.id }));
  const kept = pairs.map(({ stays }) => stays);
  return {
    /** Left out of what undoing moves back. */
    merged: new Set(pairs.flatMap(({ goes, stays }) => [goes, stays])),
    gone,
    kept,
    statements: [
      ...moveExternalIds(db, "matches", moved),
      ...(gone.length === 0 ? [] : matchDeletion(db, gone)),
      ...["home_id", "away_id"].map((column) =>
        db
          .prepare(`UPDATE matches SET ${column} = ?2 WHERE ${column} = ?1 AND id IN (${idsIn})`)
          .bind(fromId, intoId, JSON.stringify(kept)),
      ),
    ],
  };
}

type MatchRecord = (typeof recordsOfMatches)["row"] & {};
