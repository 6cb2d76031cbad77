import {
  type CommentaryRow,
  type LineupRow,
  mergeCommentary,
  mergeLineups,
  mergePlayerStats,
  type PlayerStatsRow,
  type SettledStatisticsRow,
  toSettledStatistics,
} from "../match-sections.rules.ts";
import { type Row, sameRow, sameRows } from "../row.ts";
import { type PricesPlan, planPrices } from "./plan-prices.ts";
import type { PlannedMatch, Replacement } from "./planned-match.ts";

/** Writes of optional match data. */
export interface SectionsPlan {
  readonly lineups: Replacement<LineupRow>;
  readonly player_stats: Replacement<PlayerStatsRow>;
  readonly match_figures: Replacement<SettledStatisticsRow>;
  readonly commentary: { readonly added: CommentaryRow[]; readonly dropped: number[] };
  readonly prices: PricesPlan;
}

export const emptySectionsPlan = (): SectionsPlan => ({
  lineups: { matches: [], rows: [] },
  player_stats: { matches: [], rows: [] },
  match_figures: { matches: [], rows: [] },
  commentary: { added: [], dropped: [] },
  prices: { added: [], changed: [] },
});

/** Classifies rows against the stored ones: equal rows are unchanged, others are changed up to the stored number. */
function countRows(
  { input }: PlannedMatch,
  kind: string,
  wanted: readonly Row[],
  stored: readonly Row[],
): void {
  const same = wanted.filter((row) => stored.some((known) => sameRow(row, known))).length;
  const changed = Math.min(wanted.length, stored.length) - same;
  input.report.count(kind, "same", same);
  input.report.count(kind, "changed", changed);
  input.report.count(kind, "new", wanted.length - same - changed);
}

/** Adds rows to the plan unless all are already stored; true when they are not. */
function replace<Of extends Row>(
  planned: PlannedMatch,
  kind: string,
  { matches, rows }: Replacement<Of>,
  wanted: readonly Of[],
  stored: readonly Of[],
): boolean {
  if (sameRows(wanted, stored)) {
    planned.input.report.count(kind, "same", wanted.length);
    return false;
  }
  countRows(planned, kind, wanted, stored);
  if (stored.length > 0) matches.push(planned.id);
  rows.push(...wanted);
  return true;
}

function planLineups(planned: PlannedMatch, plan: SectionsPlan): boolean {
  const { input, match, id, path } = planned;
  if (!match.lineups) return false;
  const { references, stored, nowMs } = input;
  const resolved = match.lineups.map((given, index) => {
    const at = `${path}.lineups.${index}`;
    const coachId = given.coach === null ? null : references.resolve("coaches", given.coach, `${at}.coach`);
    const playerIds = given.players.map(
      ({ player }, place) => references.resolve("players", player, `${at}.players.${place}.player`) ?? 0,
    );
    return { given, coachId, playerIds };
  });
  const known = stored.lineups.get(id) ?? [];
  const wanted = mergeLineups(resolved, known, { matchId: id, nowMs });
  return replace(planned, "lineups", plan.lineups, wanted, known);
}

function planPlayerStats(planned: PlannedMatch, plan: SectionsPlan): boolean {
  const { input, match, id, path } = planned;
  if (!match.player_stats) return false;
  const { references, stored, nowMs } = input;
  const playerIds = match.player_stats.map(
    ({ player }, index) => references.resolve("players", player, `${path}.player_stats.${index}.player`) ?? 0,
  );
  const known = stored.playerStats.get(id) ?? [];
  const wanted = mergePlayerStats(match.player_stats, playerIds, known, { matchId: id, nowMs });
  return replace(planned, "player_stats", plan.player_stats, wanted, known);
}

/** Only demo matches have compact statistics: real data is never invented. */
function planSettledStatistics(planned: PlannedMatch, plan: SectionsPlan): boolean {
  const { input, match, id, path } = planned;
  if (!match.figures) return false;
  const { batch, references, report, stored } = input;
  if (batch.source !== "demo" || batch.provenance !== "demo")
    report.refuse(`${path}.figures`, "are of the demo world alone");
  const playerIds = match.figures.players.map(
    ({ player }, index) =>
      references.resolve("players", player, `${path}.figures.players.${index}.player`) ?? 0,
  );
  const wanted = toSettledStatistics(match.figures, playerIds, id);
  return replace(planned, "figures", plan.match_figures, [wanted], stored.figures.get(id) ?? []);
}

/** Lines keep their ids, so they are written individually; a line that moves releases its index first. */
function planCommentary(planned: PlannedMatch, { commentary }: SectionsPlan): boolean {
  const { input, match, id } = planned;
  if (!match.commentary) return false;
  const { references, stored, nowMs, report } = input;
  const known = stored.commentary.get(id) ?? [];
  const nextId = () => references.nextId("commentary");
  const wanted = mergeCommentary(match.commentary, known, { matchId: id, nowMs, nextId });
  const knownById = new Map(known.map((row) => [row.id, row]));
  const written = wanted.filter((row) => !sameRow(row, knownById.get(row.id) ?? {}));
  const rewritten = new Set(written.map((row) => row.id));
  const listed = new Set(wanted.map((row) => row.id));
  const dropped = known.map((row) => row.id).filter((one) => rewritten.has(one) || !listed.has(one));
  commentary.added.push(...written);
  commentary.dropped.push(...dropped);
  const changed = written.filter((row) => knownById.has(row.id)).length;
  report.count("commentary", "same", wanted.length - written.length);
  report.count("commentary", "changed", changed);
  report.count("commentary", "new", written.length - changed);
  return written.length + dropped.length > 0;
}

/** Plans the optional data of a match; true when anything has to be written. */
export function planSections(planned: PlannedMatch, plan: SectionsPlan): boolean {
  const changed = [
    planLineups(planned, plan),
    planPlayerStats(planned, plan),
    planSettledStatistics(planned, plan),
    planCommentary(planned, plan),
    planPrices(planned, plan.prices),
  ];
  return changed.includes(true);
}
