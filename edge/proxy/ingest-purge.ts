import type { IngestReport } from "#shared/api/index.ts";

/**
 * Kinds of rows that show within their match, in lists of matches and in tables, with the tags of the other responses
 * that show them.
 */
const MATCH_KINDS: ReadonlyMap<string, readonly string[]> = new Map([
  ["matches", []],
  ["incidents", []],
  ["stats", []],
  ["commentary", []],
  ["prices", ["odds"]],
  ["lineups", ["football/players"]],
  ["player_stats", ["football/players", "football/teams"]],
]);

/**
 * Tags of everything that an ingest made out of date. New goals touch their matches, the lists and the tables;
 * a renamed club can stand anywhere, so other kinds take all of football with them.
 */
export function tagsChangedBy(report: IngestReport): string[] {
  if (!report.stored) return [];
  const changed = Object.entries(report.kinds).filter(([, count]) => count.new + count.changed > 0);
  if (changed.length === 0 && report.match_ids.length === 0) return [];
  if (changed.some(([kind]) => !MATCH_KINDS.has(kind))) return ["football"];
  const others = changed.flatMap(([kind]) => MATCH_KINDS.get(kind) ?? []);
  const matches = report.match_ids.map((id) => `match:${id}`);
  return [...new Set(["matches", "football/matches", "football/seasons", ...others, ...matches])];
}
