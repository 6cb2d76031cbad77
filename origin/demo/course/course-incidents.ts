import type { BatchIncident } from "#origin/ingest/batch.schema.ts";
import type { IncidentKind } from "#shared/match/index.ts";
import type { Occurrence, OccurrenceKind } from "./occurrence.ts";
import type { Scene } from "./scene.ts";

/** Kinds shown in the timeline; other occurrences appear only in statistics and commentary. */
const INCIDENT_OF: Readonly<Partial<Record<OccurrenceKind, IncidentKind>>> = {
  goal: "goal",
  penalty_goal: "penalty_goal",
  own_goal: "own_goal",
  var_goal: "goal",
  var_decision: "var",
  penalty_saved: "missed_penalty",
  penalty_wide: "missed_penalty",
  yellow_card: "yellow_card",
  second_yellow: "second_yellow",
  red_card: "red_card",
  substitution: "substitution",
  corner: "corner",
};

/** Kinds with a second person: the assist, or the substitute. */
const NAMES_OTHER: ReadonlySet<OccurrenceKind> = new Set(["goal", "substitution"]);

type Drawn = Omit<BatchIncident, "external_id"> & { readonly known_at_ms: number };

function incidentOf(occurrence: Occurrence, delayMs: number): Drawn | null {
  const { at_ms, cancelled_ms, side, minute, added, player, other } = occurrence;
  const kind = INCIDENT_OF[occurrence.kind];
  if (!kind) return null;
  return {
    known_at_ms: at_ms + delayMs,
    cancelled_at_ms: cancelled_ms === null ? null : cancelled_ms + delayMs,
    kind,
    side,
    minute,
    added,
    player: player.id,
    other_player: NAMES_OTHER.has(occurrence.kind) ? (other?.id ?? null) : null,
  };
}

function kicksOf({ result, timetable, delay_ms }: Scene): Drawn[] {
  const kicks = result.shootout?.kicks ?? [];
  return kicks.map(({ side, player, scored }, index) => ({
    known_at_ms: (timetable.kicks_ms[index] ?? timetable.end_ms) + delay_ms,
    cancelled_at_ms: null,
    kind: scored ? "shootout_scored" : "shootout_missed",
    side,
    minute: null,
    added: null,
    player: player.id,
    other_player: null,
  }));
}

/** The timeline of a match as a source lists it: numbered in the order it becomes known. */
export function courseIncidents(scene: Scene, occurrences: readonly Occurrence[]): BatchIncident[] {
  const drawn = [...occurrences.flatMap((row) => incidentOf(row, scene.delay_ms) ?? []), ...kicksOf(scene)];
  return drawn
    .sort((a, b) => a.known_at_ms - b.known_at_ms)
    .map((incident, index) => ({ external_id: String(index + 1), ...incident }));
}
