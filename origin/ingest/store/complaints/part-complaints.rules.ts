import type { BatchLineup, BatchMatch } from "../../batch.schema.ts";
import type { Violation } from "./complaint.ts";

const STARTERS = 11;

function lineupViolations({ players }: BatchLineup): Violation[] {
  const violations: Violation[] = [];
  const starters = players.filter(({ starter }) => starter).length;
  if (starters > STARTERS) violations.push({ field: "players", reason: `has ${starters} starters` });
  const seen = new Set<string>();
  for (const [index, { player }] of players.entries()) {
    if (seen.has(player)) violations.push({ field: `players.${index}.player`, reason: "is listed twice" });
    seen.add(player);
  }
  return violations;
}

function duplicateViolations(kind: string, keys: readonly string[]): Violation[] {
  const seen = new Set<string>();
  return keys.flatMap((key, index) => {
    if (!seen.has(key)) {
      seen.add(key);
      return [];
    }
    return [{ field: `${kind}.${index}`, reason: "is listed twice" }];
  });
}

/** Complaints about a match's statistics and line-ups by themselves. */
export function sectionViolations({ stats, lineups = [], player_stats = [] }: BatchMatch): Violation[] {
  const ofLineups = lineups.flatMap((lineup, index) =>
    lineupViolations(lineup).map(({ field, reason }) => ({ field: `lineups.${index}.${field}`, reason })),
  );
  return [
    ...duplicateViolations(
      "stats",
      stats.map(({ kind, period, known_at_ms }) => `${kind}/${period}/${known_at_ms}`),
    ),
    ...duplicateViolations(
      "lineups",
      lineups.map(({ side, known_at_ms }) => `${side}/${known_at_ms}`),
    ),
    ...ofLineups,
    ...duplicateViolations(
      "player_stats",
      player_stats.map(({ player, known_at_ms }) => `${player}/${known_at_ms}`),
    ),
  ];
}
