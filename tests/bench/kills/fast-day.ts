import type { Batch, BatchMatch } from "#origin/ingest/batch.schema.ts";
import { liveDay } from "#tests/support/demo/live-day.ts";

/** A match day at speed: every timestamp is moved closer to its beginning. */

interface FastDay {
  readonly matches: number;
  /** First kick-off, milliseconds UTC. */
  readonly at_ms: number;
  readonly speed: number;
}

/** Scales every timestamp in a part of a batch: their names end alike. */
function withMoments<Json>(node: Json, nearer: (ms: number) => number): Json {
  if (Array.isArray(node)) return node.map((one) => withMoments(one, nearer)) as Json;
  if (typeof node !== "object" || node === null) return node;
  const fields = Object.entries(node).map(([name, value]) => {
    const isMoment = name.endsWith("_at_ms") && typeof value === "number";
    return [name, isMoment ? nearer(value) : withMoments(value, nearer)];
  });
  return Object.fromEntries(fields) as Json;
}

/** The day's batch, without prices, and when the last of its matches ends. */
export function fastDay({ matches, at_ms, speed }: FastDay): { batch: Batch; ends_at_ms: number } {
  const day = liveDay({ matches, at_ms });
  const first = Math.min(...day.matches.map(({ match_time }) => match_time)) * 1000;
  const nearer = (ms: number) => Math.round(at_ms + (ms - first) / speed);
  const fast = day.matches.map((match): BatchMatch => {
    const { prices: _prices, ...rest } = withMoments(match, nearer);
    return { ...rest, match_time: Math.floor(nearer(match.match_time * 1000) / 1000), clock_speed: speed };
  });
  const ends = fast.flatMap(({ status_changes }) =>
    status_changes.map(({ known_at_ms }) => known_at_ms ?? 0),
  );
  return { batch: { ...day, companies: [], matches: fast }, ends_at_ms: Math.max(...ends) };
}

/** The day's batch after its source took back a known goal: null when there is none to take back. */
export function takeGoalBack(batch: Batch, nowMs: number, choose: (count: number) => number): Batch | null {
  const goals = batch.matches.flatMap((match, at) =>
    match.incidents.flatMap((incident, place) =>
      incident.kind === "goal" && incident.cancelled_at_ms === null && (incident.known_at_ms ?? nowMs) < nowMs
        ? [{ at, place }]
        : [],
    ),
  );
  const chosen = goals[choose(goals.length)];
  if (!chosen) return null;
  return {
    ...batch,
    matches: batch.matches.map((match, at) =>
      at !== chosen.at
        ? match
        : {
            ...match,
            incidents: match.incidents.map((incident, place) =>
              place === chosen.place ? { ...incident, cancelled_at_ms: nowMs } : incident,
            ),
          },
    ),
  };
}
