import type { BatchMatch } from "#origin/ingest/batch.schema.ts";
import { isGoal } from "#shared/match/index.ts";
import type { DemoMatchPlan } from "../match-plan.ts";

/** Match events relevant to prices. Milliseconds UTC. */
export interface PriceCourse {
  /** Pre-match betting ends here: at kick-off, or at the news of a cancellation. */
  readonly closes_at: number;
  /** Null where the match does not kick off. */
  readonly first_half: Span | null;
  readonly second_half: Span | null;
  readonly turns: readonly Turn[];
}

export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A goal, its cancellation, a red card or a corner. */
export interface Turn {
  readonly at: number;
  readonly kind: "goal" | "cancelled" | "red" | "corner";
  readonly side: "home" | "away";
}

/** State of a match at a moment, from which prices are computed. */
export interface Standing {
  readonly home: number;
  readonly away: number;
  readonly reds: { readonly home: number; readonly away: number };
  readonly corners: { readonly home: number; readonly away: number };
}

type Incident = BatchMatch["incidents"][number];

function turnsOf({ kind, side, known_at_ms, cancelled_at_ms }: Incident): Turn[] {
  const at = known_at_ms ?? 0;
  if (kind === "corner") return [{ at, kind: "corner", side }];
  if (kind === "red_card" || kind === "second_yellow") return [{ at, kind: "red", side }];
  if (!isGoal(kind)) return [];
  const cancelled =
    cancelled_at_ms === null ? [] : [{ at: cancelled_at_ms, kind: "cancelled", side } as const];
  return [{ at, kind: "goal", side }, ...cancelled];
}

/** Derives the price-relevant course of a match from its stored timeline. */
export function priceCourseOf(
  plan: Pick<DemoMatchPlan, "match_time">,
  { status_changes, incidents }: Pick<BatchMatch, "status_changes" | "incidents">,
): PriceCourse {
  const changes = status_changes.map(({ status, known_at_ms }) => ({ status, at: known_at_ms ?? 0 }));
  const spanOf = (status: "first_half" | "second_half"): Span | null => {
    const index = changes.findIndex((change) => change.status === status);
    const [start, next] = [changes[index], changes[index + 1]];
    return start && next ? { from: start.at, to: next.at } : null;
  };
  const planned = plan.match_time * 1000;
  const turns = incidents.flatMap(turnsOf).toSorted((a, b) => a.at - b.at);
  const [first] = changes;
  const [first_half, second_half] = [spanOf("first_half"), spanOf("second_half")];
  return { closes_at: Math.min(planned, first?.at ?? planned), first_half, second_half, turns };
}

/** Goals, red cards and corners of both sides up to a moment. */
export function standingAt({ turns }: PriceCourse, ms: number): Standing {
  const count = (side: Turn["side"], kind: Turn["kind"]) =>
    turns.filter((turn) => turn.at <= ms && turn.side === side && turn.kind === kind).length;
  return {
    home: count("home", "goal") - count("home", "cancelled"),
    away: count("away", "goal") - count("away", "cancelled"),
    reds: { home: count("home", "red"), away: count("away", "red") },
    corners: { home: count("home", "corner"), away: count("away", "corner") },
  };
}
