import type { Incident } from "#shared/match/index.ts";
import { formatMinute } from "#shared/match/match-clock.ts";
import { isGoal } from "#shared/match/score-tally.rules.ts";
import { type ChartSpan, placeOf } from "./chart-axis.rules.ts";

/** A match event on the chart. */
export interface ChartMarker {
  readonly key: string;
  readonly kind: "kick_off" | "goal" | "red_card";
  /** From 0 to 1. */
  readonly x: number;
  /** The score after a goal, the minute of a card; empty if unknown. */
  readonly text: string;
  readonly side: "home" | "away" | null;
  readonly minute: string | null;
  /** Withdrawn: struck out, as in the timeline. */
  readonly cancelled: boolean;
}

const isRed = ({ kind }: Incident): boolean => kind === "red_card" || kind === "second_yellow";

function markerOf(incident: Incident, span: ChartSpan): ChartMarker {
  const { id, kind, side, at, home_score, away_score, cancelled } = incident;
  const minute = incident.minute === null ? null : `${formatMinute(incident.minute, incident.added)}'`;
  const score = home_score === null || away_score === null ? null : `${home_score}-${away_score}`;
  const goal = isGoal(kind);
  return {
    key: String(id),
    kind: goal ? "goal" : "red_card",
    x: placeOf(span, at),
    text: (goal && !cancelled ? score : null) ?? minute ?? "",
    side,
    minute,
    cancelled,
  };
}

/** Kick-off, goals and red cards of a match, withdrawn ones included; none until it is priced in play. */
export function chartMarkers(incidents: readonly Incident[], span: ChartSpan): ChartMarker[] {
  if (!span.played) return [];
  const kickOff: ChartMarker = {
    ...{ key: "kick_off", kind: "kick_off", x: placeOf(span, span.kick_off), text: "" },
    ...{ side: null, minute: null, cancelled: false },
  };
  const shown = incidents.filter((incident) => isGoal(incident.kind) || isRed(incident));
  return [kickOff, ...shown.map((incident) => markerOf(incident, span))];
}
