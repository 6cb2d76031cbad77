import type { BatchLineup, BatchMatch } from "../../batch.schema.ts";
import type { Complaint } from "./complaint.ts";

const STARTERS = 11;

function complaintsOfLineup({ players }: BatchLineup): Complaint[] {
  const complaints: Complaint[] = [];
  const starters = players.filter(({ starter }) => starter).length;
  if (starters > STARTERS) complaints.push({ field: "players", reason: `has ${starters} starters` });
  const seen = new Set<string>();
  for (const [index, { player }] of players.entries()) {
    if (seen.has(player)) complaints.push({ field: `players.${index}.player`, reason: "is listed twice" });
    seen.add(player);
  }
  return complaints;
}

function complaintsOfTwins(kind: string, keys: readonly string[]): Complaint[] {
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
export function complaintsOfParts({ stats, lineups = [], player_stats = [] }: BatchMatch): Complaint[] {
  const ofLineups = lineups.flatMap((lineup, index) =>
    complaintsOfLineup(lineup).map(({ field, reason }) => ({ field: `lineups.${index}.${field}`, reason })),
  );
  return [
    ...complaintsOfTwins(
      "stats",
      stats.map(({ kind, period, known_at_ms }) => `${kind}/${period}/${known_at_ms}`),
    ),
    ...complaintsOfTwins(
      "lineups",
      lineups.map(({ side, known_at_ms }) => `${side}/${known_at_ms}`),
    ),
    ...ofLineups,
    ...complaintsOfTwins(
      "player_stats",
      player_stats.map(({ player, known_at_ms }) => `${player}/${known_at_ms}`),
    ),
  ];
}
