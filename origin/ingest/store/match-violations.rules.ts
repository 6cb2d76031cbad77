import type { MatchStatus } from "#shared/match/index.ts";
import type { BatchIncident, BatchLineup, BatchMatch } from "../batch.schema.ts";
import type { StatusChangeRow } from "./timeline.rules.ts";

/** A violation of a rule by a match; `field` is a path below the match. */
export interface Violation {
  readonly field: string;
  readonly reason: string;
}

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

/** Violations of a match's statistics and line-ups by themselves. */
function sectionViolations({ stats, lineups = [], player_stats = [] }: BatchMatch): Violation[] {
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

function orderViolations(changes: readonly StatusChangeRow[]): Violation[] {
  return changes.flatMap((change, index) => {
    const before = changes[index - 1];
    if (!before || change.known_at >= before.known_at) return [];
    return [{ field: `status_changes.${index}.known_at_ms`, reason: "comes before the change it follows" }];
  });
}

const DAY_MS = 86_400_000;
/** Statuses that can be known long before kick-off. */
const BEFORE_PLAY: ReadonlySet<MatchStatus> = new Set([
  "not_started",
  "postponed",
  "cancelled",
  "to_be_determined",
]);

/** A result before the match: usually day and month were swapped. */
function earlyPlayViolations(match: BatchMatch, changes: readonly StatusChangeRow[]): Violation[] {
  return changes.flatMap(({ status, known_at }, index) =>
    BEFORE_PLAY.has(status) || known_at > match.match_time * 1000 - DAY_MS
      ? []
      : [{ field: `status_changes.${index}.status`, reason: "is known more than a day before the kick-off" }],
  );
}

function halfTimeViolations({ status_changes }: BatchMatch): Violation[] {
  return status_changes.flatMap(({ score }, index) =>
    (["home", "away"] as const).flatMap((side) => {
      const { half, goals } = score?.[side] ?? {};
      if (typeof half !== "number" || typeof goals !== "number" || half <= goals) return [];
      const field = `status_changes.${index}.score.${side}.half`;
      return [{ field, reason: `${half} at half-time are more than ${goals} at the end` }];
    }),
  );
}

function incidentViolations(incident: BatchIncident, lastMinute: number): Violation[] {
  const violations: Violation[] = [];
  const { known_at_ms, cancelled_at_ms, minute } = incident;
  if (known_at_ms !== null && cancelled_at_ms !== null && cancelled_at_ms < known_at_ms) {
    violations.push({ field: "cancelled_at_ms", reason: "is before the incident became known" });
  }
  if (minute !== null && minute > lastMinute) {
    violations.push({ field: "minute", reason: "is after the end: the match had no overtime" });
  }
  return violations;
}

/** Maximum minute of an incident, given the match's status changes. */
function lastMinuteOf({ status_changes: changes }: BatchMatch): number {
  const hadOvertime = changes.some(
    ({ status, score }) =>
      status === "overtime" ||
      typeof score?.home.overtime === "number" ||
      typeof score?.away.overtime === "number",
  );
  return changes.at(-1)?.status === "ended" && !hadOvertime ? 90 : 120;
}

/** Violations of a match by itself. `changes` are its status changes with settled moments. */
export function matchViolations(match: BatchMatch, changes: readonly StatusChangeRow[]): Violation[] {
  const violations: Violation[] = [];
  if (match.home === match.away) violations.push({ field: "away", reason: "is the same team as home" });
  violations.push(...orderViolations(changes), ...earlyPlayViolations(match, changes));
  violations.push(...halfTimeViolations(match));
  const lastMinute = lastMinuteOf(match);
  const seen = new Set<string>();
  for (const [index, incident] of match.incidents.entries()) {
    const { external_id } = incident;
    const own = incidentViolations(incident, lastMinute);
    if (seen.has(external_id)) own.push({ field: "external_id", reason: `"${external_id}" is listed twice` });
    seen.add(external_id);
    violations.push(...own.map(({ field, reason }) => ({ field: `incidents.${index}.${field}`, reason })));
  }
  violations.push(...sectionViolations(match));
  return violations;
}
