import type { Incident } from "#shared/match/index.ts";
import type { MomentumMinute } from "#shared/match/momentum.rules.ts";
import { IncidentIcon } from "#web/features/match/incident-icon.tsx";
import { axisOf, barsPath, type ChartAxis, gapsPath, markersOf } from "./momentum-chart.rules.ts";

interface MomentumChartProps {
  readonly minutes: readonly MomentumMinute[];
  readonly incidents: readonly Incident[];
  /** Id of the sentence that names the chart. */
  readonly labelledBy: string;
}

/** Bars of the home side above the zero line and of the away side below, with goals and sendings-off. */
export function MomentumChart({ minutes, incidents, labelledBy }: MomentumChartProps) {
  const axis = axisOf(minutes);
  return (
    <div className="momentum-chart" role="img" aria-labelledby={labelledBy}>
      <Markers side="home" incidents={incidents} axis={axis} />
      <svg viewBox={`0 0 ${axis.length} 100`} preserveAspectRatio="none" aria-hidden="true">
        <path className="momentum-gap" d={gapsPath(minutes, axis)} />
        <path className="momentum-bar" data-side="home" d={barsPath(minutes, axis, "home")} />
        <path className="momentum-bar" data-side="away" d={barsPath(minutes, axis, "away")} />
        <path className="momentum-line" d={`M0 50h${axis.length}`} />
        <path className="momentum-break" d={axis.breaks.map((at) => `M${at} 0v100`).join("")} />
      </svg>
      <Markers side="away" incidents={incidents} axis={axis} />
      <p className="momentum-axis">
        {axis.labels.map(({ minute, at }) => (
          <span key={minute} style={{ left: `${(100 * at) / axis.length}%` }}>
            {`${minute}'`}
          </span>
        ))}
      </p>
    </div>
  );
}

interface MarkersProps {
  readonly side: Incident["side"];
  readonly incidents: readonly Incident[];
  readonly axis: ChartAxis;
}

function Markers({ side, incidents, axis }: MarkersProps) {
  return (
    <p className="momentum-markers" data-side={side}>
      {markersOf(incidents, side, axis).map(({ incident, left, row }) => (
        <span key={incident.id} data-row={row} style={{ left: `${left}%` }}>
          <IncidentIcon kind={incident.kind} />
        </span>
      ))}
    </p>
  );
}
