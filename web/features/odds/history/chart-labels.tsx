import { memo } from "react";
import { m } from "#messages/paraglide/messages.js";
import type { LineFormat } from "#shared/settings/settings.table.ts";
import { lineLabel } from "#web/platform/i18n/price-label.ts";
import type { LineChange } from "./chart-data.rules.ts";
import { crowded, lanesOf, spread } from "./chart-labels.rules.ts";
import type { ChartMarker } from "./chart-markers.rules.ts";
import { PLOT_HEIGHT } from "./chart-model.ts";
import { CHART } from "./chart-size.ts";

const sideName = (side: ChartMarker["side"]): string =>
  side === "home" ? m.odds_outcome_home() : m.odds_outcome_away();

/** Label of a marker. */
function sentenceOf({ kind, side, minute, text, cancelled }: ChartMarker): string {
  if (kind === "kick_off") return m.history_kick_off();
  const what = kind === "goal" ? m.incident_goal() : m.incident_red_card();
  const pieces = [what, minute, sideName(side), text === minute ? null : text];
  if (cancelled) pieces.push(m.incident_cancelled());
  return pieces.filter((piece) => piece !== null && piece !== "").join(", ");
}

interface MarkersProps {
  readonly markers: readonly ChartMarker[];
  readonly width: number;
}

/** Match events as lines across the chart with a label above. */
export const ChartMarkers = memo(function ChartMarkers({ markers, width }: MarkersProps) {
  const lanes = lanesOf(
    markers.map(({ x }) => x * width),
    MARKER_WIDTH,
    MARKER_LANES,
  );
  return (
    <ul className="chart-markers" aria-label={m.history_markers()}>
      {markers.map((marker, place) => (
        <li
          key={marker.key}
          data-kind={marker.kind}
          data-cancelled={marker.cancelled || undefined}
          style={{ left: `${marker.x * 100}%`, top: `${(lanes[place] ?? 0) * MARKER_HEIGHT - CHART.top}px` }}
          title={sentenceOf(marker)}
        >
          <span className="sr-only">{sentenceOf(marker)}</span>
          <span className="chart-marker-word" aria-hidden="true">
            {marker.kind === "kick_off" ? "0'" : marker.text}
          </span>
        </li>
      ))}
    </ul>
  );
});

const MARKER_WIDTH = 34;
const MARKER_LANES = 3;
const MARKER_HEIGHT = 15;

interface LineChangesProps {
  readonly changes: readonly LineChange[];
  readonly width: number;
  readonly format: LineFormat;
}

/** The handicap or total of the prices, from the point where it changed. */
export const LineChanges = memo(function LineChanges({ changes, width, format }: LineChangesProps) {
  const hidden = crowded(
    changes.map(({ x }) => x * width),
    CHANGE_WIDTH,
  );
  return (
    <ul className="chart-changes" aria-hidden="true">
      {changes.map(({ key, x, line }, place) => (
        <li key={key} style={{ left: `${x * 100}%` }} data-end={x > 0.9 || undefined}>
          {hidden[place] ? null : <span>{lineLabel(line, format)}</span>}
        </li>
      ))}
    </ul>
  );
});

const CHANGE_WIDTH = 40;

interface LineName {
  readonly key: string;
  readonly text: string;
  /** From the top of the plot, pixels. */
  readonly y: number;
}

/** Names of the lines at their ends, in their colours, without overlap. */
export function ChartLineNames({ names }: { readonly names: readonly LineName[] }) {
  const tops = spread(
    names.map(({ y }) => y),
    NAME_HEIGHT,
    PLOT_HEIGHT,
  );
  return (
    <ul className="chart-names" aria-hidden="true">
      {names.map(({ key, text }, line) => (
        <li
          key={key}
          style={{ top: `${tops[line] ?? 0}px`, color: `var(--chart-${(line % CHART.colours) + 1})` }}
        >
          {text}
        </li>
      ))}
    </ul>
  );
}

const NAME_HEIGHT = 15;
